"""The words of a report in one language: its sentences, numbers as that language writes them, names of options."""

from __future__ import annotations

from collections.abc import Callable

import polars as pl

from burgrave.kernel.registry import game_named
from burgrave.study.contrasts import EXCHANGE
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyPlan
from burgrave.text.catalogue import Argument, Catalogue, dashed
from burgrave.text.naming import title_of

__all__ = ["Words"]


class Words(Catalogue):
    """All texts of one language for the reports of one game, with the names of one of its editions."""

    def __init__(self, language: str, plan: StudyPlan) -> None:
        Catalogue.__init__(self, language, plan.game)
        self._edition = game_named(plan.game).edition(plan.cells[0])

    def say(self, message: str, **arguments: Argument) -> str:
        """Return a text of a report."""
        named = {name.replace("_", "-"): value for name, value in arguments.items()}
        return self.format(f"report-{message}", "", named)

    def percent(self, value: float, half: float | None = None) -> str:
        """Return a share as a percentage, with its interval if there is one."""
        return f"{self.spread(100 * value, None if half is None else 100 * half)} %"

    def spread(self, value: float, half: float | None = None) -> str:
        """Return a number with its interval, to a digit that says something."""
        digits = 1 if half is None or half >= 0.05 else 2 if half >= 0.005 else 3
        return (
            self.number(value, digits)
            if half is None
            else f"{self.number(value, digits)} ± {self.number(half, digits)}"
        )

    def cells(self, data: DataSet) -> list[str]:
        """Return a name for each combination of options: the values in which they differ."""
        differ = data.plan.varied()
        return [", ".join(self._option(name, cell.get(name)) for name in differ) for cell in data.plan.cells]

    def _option(self, name: str, value: object) -> str:
        said = self.value(name, value)
        return f"{self.option(name)}: {said}" if isinstance(value, bool) else said

    def value(self, name: str, value: object) -> str:
        """Return the value of an option, or what lies in the place of a card."""
        if name == EXCHANGE and isinstance(value, list):
            return self.say(f"effect-cell-{value[1]}", what=self.called(value[0]))
        if name == "players":
            return self.say("players", n=int(str(value)))
        if isinstance(value, list):
            return " + ".join(self.called(str(one)) for one in value)
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return self.called(str(value))

    def called(self, name: str) -> str:
        """Return what a card or a set-up is called; what has no name stands as in commands, without its signs."""
        title = title_of(game_named(self.game), name, self.language, self._edition)
        return title or self._said(f"value-{dashed(name)}", name)

    def option(self, name: str) -> str:
        """Return what an option is called."""
        return self._said(f"option-{dashed(name)}", name)

    def outcome(self, column: str) -> str:
        """Return what a column of the tables ``games`` or ``seats`` is called."""
        return self._said(f"outcome-{dashed(column)}", column)

    def _said(self, message: str, name: str) -> str:
        """Return a text of a report; games of other packages may lack it, and have the name without its signs."""
        return self.say(message) if self.has(f"report-{message}") else name.replace("_", " ").replace("-", " ")

    def translated(self, frame: pl.DataFrame, column: str, name: Callable[[str], str]) -> pl.DataFrame:
        """Return a frame in which the names in a column are those that the language has for them."""
        known = {one: name(one) for one in frame[column].cast(pl.String).unique().to_list() if one is not None}
        return frame.with_columns(pl.col(column).cast(pl.String).replace(known))

    def title_of(self, data: DataSet) -> str:
        """Return what the page is about."""
        return self.say("title", game=game_named(data.plan.game).title)
