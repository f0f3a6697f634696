"""The commands that look back at recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from burgrave.cli_options import INTERRUPTED, Language, Whole, listed, seed_given
from burgrave.completion import views_known
from burgrave.extras import needs

__all__ = ["replay", "review"]


def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    view: Annotated[
        str,
        Parameter(
            help="What to show: all, public, or what one seat saw, by its number or name.", completer=views_known
        ),
    ] = "all",
    step: Annotated[bool, Parameter(negative=(), help="Wait for Enter after every action; q ends.")] = False,
    lang: Language = None,
) -> None:
    """Show a recorded game as a readable story."""
    needs("terminal", "fluent", "rich")
    from burgrave.kernel.record import Record
    from burgrave.terminal.transcript import show

    show(Record.read(file), view=view, language=lang, step=step)


def review(
    file: Annotated[Path, Parameter(help="A record of a whole game.")],
    /,
    *,
    seat: Annotated[
        str | None, Parameter(help="Whose decisions to look at: seats by number or name, with commas [default: all].")
    ] = None,
    as_json: Annotated[
        Path | None,
        Parameter(name="--json", help="Keep the review in this file; the same command goes on with one cut off."),
    ] = None,
    budget: Annotated[
        Whole, Parameter(help="Trials of each decision; 0: as many as the game has found to be enough.")
    ] = 0,
    total: Annotated[Whole, Parameter(help="About so many trials of decisions at most, in all; 0: no limit.")] = 0,
    seed: Annotated[str, Parameter(help="The same seed gives the same review.", allow_leading_hyphen=True)] = "0",
    lang: Language = None,
) -> int:
    """Review a recorded game: how the chances went, what each decision cost, and what was luck."""
    needs("table", "fluent", "msgspec", "rich")
    from burgrave.kernel.record import Record
    from burgrave.terminal.reviewing import watched

    record = Record.read(file)
    whole = watched(
        record, seats=listed(seat) or [], file=as_json, trials=budget, total=total, seed=seed_given(seed), language=lang
    )
    return 0 if whole else INTERRUPTED
