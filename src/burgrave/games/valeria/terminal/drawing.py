"""The table of Valeria drawn on a screen: the grid of stacks, the tableaux, and what the dice would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from burgrave.games.valeria.printed import CITIZENS, ROLES
from burgrave.games.valeria.seat_view import DarkLord, PlayerView, SeatView
from burgrave.games.valeria.terminal.grid import Grid
from burgrave.games.valeria.terminal.ink import Ink
from burgrave.games.valeria.text.facts import (
    citizens_of,
    duke_now,
    header_facts,
    holdings,
    income_labels,
    incomes,
    lit,
    lord_facts,
    marks,
    monsters_of,
    number_text,
    open_duke,
    points_so_far,
    slain_text,
    times,
    types_of,
)
from burgrave.games.valeria.text.words import ValeriaWords
from burgrave.terminal.face import Scene
from burgrave.terminal.pen import Pen, Pieces

__all__ = ["Drawing"]

_DICE: Final = "⚀⚁⚂⚃⚄⚅"
_GAP: Final = 2  # columns between numbers


class Drawing:
    """Draws what one reader sees of the table, as wide as the pen allows."""

    def __init__(self, words: ValeriaWords, scene: Scene, pen: Pen) -> None:
        self._words = words
        self._seen = SeatView(scene.view)
        self._names = scene.names
        self._titles = scene.titles
        self._prices = scene.prices
        self._pen = pen
        self._ink = Ink(words, pen)

    def table(self) -> list[RenderableType]:
        """Return everything that lies on the table, from the top down."""
        grid = Grid(self._ink, self._seen, self._prices)
        return [self._header(), Pieces(self._facts()), grid.stacks(), grid.legend(), self._tableaux()]

    def own(self) -> list[RenderableType]:
        """Return the reader's own side; nothing for a spectator."""
        if self._seen.seat is None:
            return []
        me = self._seen.me
        have = Text.assemble(self._ink.say("you-have"), ":", style="bold")
        roles = [
            self._ink.named(name, self._words.text(f"valeria-terminal-{name}", number=me.role(name))) for name in ROLES
        ]
        drawn: list[RenderableType] = [Pieces([have, *self._holdings(me), *roles])]
        if me.duke is not None:
            drawn.append(self._duke(me, me.duke))
        return [*drawn, *self._income()]

    # ---- the header ------------------------------------------------------------------------------------------------

    def _header(self) -> Rule:
        words, seen = self._words, self._seen
        facts = [words.scenario(seen.scenario), words.text("terminal-round", number=seen.round)]
        return Rule(Text(self._pen.dot.join(facts), style="bold"), characters=self._pen.line, style="dim")

    def _facts(self) -> list[Text]:
        """Return dice, turn and how near the end is."""
        facts = [Text(text) for text in header_facts(self._words, self._seen, self._names)]
        if self._seen.dice is None:
            return facts
        first, second = self._seen.dice
        signs = f"{_DICE[first - 1]} {first} {_DICE[second - 1]} {second}" if self._pen.rich else ""
        message = "dice-signs" if signs else "dice"
        dice = self._ink.say(message, "bold", first=first, second=second, sum=first + second, signs=signs)
        return [facts[0], dice, *facts[1:]] if self._seen.active is not None else facts

    # ---- the players -----------------------------------------------------------------------------------------------

    def _tableaux(self) -> Table:
        """Return what lies before each player, and alone beside the Dark Lord."""
        table = Table(box=self._pen.box, show_header=False, show_lines=True, expand=True, border_style="dim")
        for one in self._seen.people:
            table.add_row(Group(*self._person(one)))
        if self._seen.dark_lord is not None:
            table.add_row(Group(*self._dark_lord(self._seen.dark_lord)))
        return table

    def _holdings(self, one: PlayerView) -> list[Text]:
        """Return what a player has of gold, strength, magic and tokens: sign, number and word."""
        return [self._ink.named(name, text) for name, text in holdings(self._words, one)]

    def _person(self, one: PlayerView) -> list[RenderableType]:
        words, seen = self._words, self._seen
        active = one.seat == seen.active and seen.dice is not None
        name = Text(f"{self._pen.sign('▶ ', '> ') if active else ''}{self._titles[one.seat]}", style="bold")
        if one.seat == seen.seat:
            name.stylize("reverse")
        said = [Text(text, style="italic") for text in marks(words, seen, one)]
        lines: list[RenderableType] = [
            Pieces([name, *self._holdings(one), *said, Text(points_so_far(words, seen, one))]),
            Pieces([*self._citizens(one.citizens), Text.assemble("5, 6 ", self._ink.say("starters"), style="dim")]),
        ]
        if one.domains:
            lines.append(self._built(one.domains))
        if one.monsters:
            lines.append(self._slain(one))
        if one.duke is not None:
            lines.append(Text(open_duke(words, one)))
        return lines

    def _citizens(self, citizens: dict[str, int]) -> list[Text]:
        """Return citizens with their numbers and roles."""
        pieces = [Text.assemble(self._ink.say("citizens"), ":", style="dim")]
        for name, number in citizens_of(citizens):
            card = CITIZENS[name]
            piece = Text.assemble((number_text(card.group), "bold"), " ", self._ink.role(card.role))
            piece.append(f" {self._words.citizen(name)}{times(number, self._ink.signs.times)}")
            pieces.append(piece)
        return pieces

    def _built(self, domains: Sequence[str]) -> Pieces:
        """Return domains by name."""
        names = [self._words.domain(name) for name in domains]
        label = Text.assemble(self._ink.say("built"), ":", style="dim")
        return Pieces([label, *(Text(f"{name},") for name in names[:-1]), Text(names[-1])])

    def _slain(self, one: PlayerView) -> Pieces:
        """Return the victory stack: how many and what they count, by area, and by type."""
        slain = Text(f"{slain_text(self._words, one)}:", style="dim")
        areas = [Text(text) for text in monsters_of(self._words, one.monsters, self._ink.signs.times)]
        return Pieces([slain, *areas, Text(f"({types_of(self._words, one)})", style="dim")])

    def _dark_lord(self, lord: DarkLord) -> list[RenderableType]:
        """Return what lies beside the Dark Lord."""
        told = [Text(fact) for fact in lord_facts(self._words, self._seen, lord)]
        lines: list[RenderableType] = [Pieces([Text(self._words.dark_lord(), style="bold"), *told])]
        if lord.citizens:
            lines.append(Pieces(self._citizens(lord.citizens)))
        if lord.domains:
            lines.append(self._built(lord.domains))
        return lines

    # ---- the reader's own side ---------------------------------------------------------------------------------------

    def _duke(self, me: PlayerView, duke: str) -> Pieces:
        """Return the reader's duke, what it scores now and by what, and all points so far."""
        words = self._words
        return Pieces(
            [
                Text.assemble(self._ink.say("your-duke"), ": ", (words.duke(duke), "bold"), f", {duke_now(words, me)}"),
                Text(f"({words.reminder(duke).removesuffix('.')})", style="dim"),
                Text(points_so_far(words, self._seen, me), style="bold"),
            ]
        )

    def _income(self) -> list[RenderableType]:
        """Return what each number brings the reader, a column for each, in as many strips as the width asks for."""
        signs = self._ink.signs
        labels = ["", *income_labels(self._words, self._seen)]
        room = self._pen.width - max(len(text) for text in labels)
        strips: list[list[list[str]]] = [[labels]]
        for group, own, others in incomes(self._seen):
            number = number_text(group)
            column = [f"[{number}]" if lit(self._seen, group) else number]
            column += [signs.income(own, own_turn=True), signs.income(others, own_turn=False)]
            wide = sum(max(len(text) for text in one) + _GAP for one in [*strips[-1][1:], column])
            if wide > room and len(strips[-1]) > 1:
                strips.append([labels])
            strips[-1].append(column)
        return [self._ink.say("income", "dim"), *(self._strip(strip) for strip in strips)]

    def _strip(self, columns: Sequence[Sequence[str]]) -> Table:
        """Return some numbers in one strip: the numbers, and what they bring in the own turn and in another's."""
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        for _ in columns:
            grid.add_column(no_wrap=True)
        for line in range(len(columns[0])):
            grid.add_row(*(self._ink.paint(column[line], "" if line else "bold") for column in columns))
        return grid
