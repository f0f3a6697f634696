"""Presentation of an effect: a table for the terminal, and figures for a report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import polars as pl

from burgrave.study.contrasts import NOBODY
from burgrave.study.data.differences import ALL, Difference, Effect
from burgrave.study.pages.common import Words
from burgrave.text.marks import capital

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.study.pages.figure import Figure

_SEAT: Final = "seat "
_KNOWN: Final = {"share": "effect-wins", "score": "score", "rounds": "rounds"}
"""Messages for common outcomes; other outcomes are named after their columns."""


def _who(one: Difference, words: Words) -> str:
    if one.who == ALL:
        return words.say("all")
    if one.who.startswith(_SEAT):
        return f"{words.say('seat')} {one.who.removeprefix(_SEAT)}"
    return words.say(f"effect-who-{one.who}") + ("" if one.luck else " *")


def _what(one: Difference, words: Words) -> str:
    return words.say(_KNOWN[one.what]) if one.what in _KNOWN else words.outcome(one.what)


def _number(one: Difference, value: float, words: Words) -> str:
    return words.percent(value) if one.what == "share" else words.number(value, 2)


def _apart(one: Difference, words: Words) -> str:
    mean, half = one.difference.mean, one.difference.half
    if mean == 0 and not half:
        return "0"
    said = words.percent(mean, half) if one.what == "share" else words.spread(mean, half)
    return f"+{said}" if mean > 0 else said


def _asked(effect: Effect, words: Words) -> str:
    contrast = effect.contrast
    return words.option(contrast.what) if contrast.kept == "options" else words.called(contrast.what)


def about(effect: Effect, words: Words) -> list[str]:
    contrast = effect.contrast
    lines = [words.say(f"effect-same-{contrast.kept}")]
    if contrast.kept == "exchange" and not contrast.instead:
        lines.append(words.say("effect-instead-any"))
    elif contrast.instead == NOBODY:
        lines.append(words.say("effect-instead-nobody"))
    elif contrast.instead:
        lines.append(words.say("effect-instead", instead=words.called(contrast.instead)))
    lines.append(words.say("effect-alike", alike=words.number(effect.alike), deals=words.number(effect.deals)))
    if any(not one.luck for one in effect.differences):
        lines.append(words.say("effect-note"))
    return lines


def _headings(effect: Effect, words: Words) -> list[str]:
    contrast = effect.contrast
    worlds = [words.say("effect-without"), words.say("effect-with")]
    if contrast.kept == "options":
        worlds = [words.value(contrast.what, cell[contrast.what]) for cell in (contrast.without, contrast.having)]
    return [words.say("who"), words.say("effect-what"), *worlds, words.say("difference"), words.say("effect-deals")]


def _row(one: Difference, words: Words) -> list[str]:
    return [
        _who(one, words),
        _what(one, words),
        _number(one, one.without, words),
        _number(one, one.having, words),
        _apart(one, words),
        words.number(one.deals),
    ]


# ---- in the terminal ---------------------------------------------------------------------------------------------


def table_in_terminal(effect: Effect, words: Words, title: str) -> RenderableType:
    """Format the effect as a table for a rich console."""
    from rich import box
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for number, heading in enumerate(_headings(effect, words)):
        table.add_column(heading, justify="right" if number > 1 else "left", no_wrap=number > 3)
    before = ""
    for one in effect.differences:
        if before and one.who != before and not one.who.startswith(_SEAT):
            table.add_section()
        table.add_row(*_row(one, words))
        before = one.who
    asked = words.say("effect-asked", game=title, what=_asked(effect, words))
    return Group(Text(asked, style="bold"), table, *(Text(line) for line in about(effect, words)))


# ---- in a report -------------------------------------------------------------------------------------------------


def figures_of(effect: Effect, words: Words) -> list[Figure]:
    """Return the figures at the beginning of a comparison's report: wins, points and length."""
    found = effect.differences
    wins = [one for one in found if one.what == "share"]
    score = [one for one in found if one.what == "score"]
    length = [one for one in found if one.what == "rounds"]
    others = [one for one in found if one not in [*wins, *score, *length]]
    drawn = [("wins", wins, wins), ("points", score, [*score, *others]), ("length", length, length)]
    return [_figure(effect, topic, shown, told, words) for topic, shown, told in drawn if shown]


def _figure(effect: Effect, topic: str, shown: list[Difference], told: list[Difference], words: Words) -> Figure:
    from burgrave.study.pages.figure import Figure, around_zero

    percent = topic == "wins"
    frame = pl.DataFrame(
        {
            "who": [_who(one, words) for one in shown],
            "mean": [one.difference.mean for one in shown],
            "half": [one.difference.half for one in shown],
            "cell": [""] * len(shown),
        },
        schema_overrides={"half": pl.Float64},
    )
    rows = list(zip(*[_row(one, words) for one in told], strict=True))
    names = _headings(effect, words)
    return Figure(
        title=words.say(f"effect-{topic}-title", what=_asked(effect, words)),
        sentence=_sentence(topic, shown, words),
        chart=around_zero(frame, "who", label=words.say("who"), value=words.say("difference"), percent=percent),
        table=pl.DataFrame(dict(zip(names, rows, strict=True))),
        games=2 * effect.deals,
        notes=about(effect, words),
    )


def _sentence(topic: str, shown: list[Difference], words: Words) -> str:
    """Return a sentence about the first row of a figure or, if its rows are seats, about the largest change."""
    if topic == "length":
        return words.say("effect-length-says", difference=_apart(shown[0], words))
    if any(one.who.startswith(_SEAT) for one in shown):
        most = max(shown, key=lambda one: abs(one.difference.mean))
        return words.say("effect-wins-seats", who=capital(_who(most, words)), difference=_apart(most, words))
    one = shown[0]
    return words.say(f"effect-{topic}-says", who=capital(_who(one, words)), difference=_apart(one, words))
