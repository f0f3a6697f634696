"""The table of Valeria on a low screen: the stacks one after the other with the choices' numbers, players in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from burgrave.games.valeria.printed import RESOURCES, ROLES
from burgrave.games.valeria.seat_view import PlayerView, SeatView
from burgrave.games.valeria.terminal.entries import Entries, Entry
from burgrave.games.valeria.terminal.grid import Grid
from burgrave.games.valeria.terminal.ink import Ink
from burgrave.games.valeria.text.facts import (
    duke_now,
    header_facts,
    income_labels,
    incomes,
    lit,
    lord_facts,
    marks,
    number_text,
    points_so_far,
)
from burgrave.games.valeria.text.words import ValeriaWords
from burgrave.terminal.face import Scene
from burgrave.terminal.layout import aligned, called
from burgrave.terminal.narrator import Drawn
from burgrave.terminal.pen import Pen, Pieces

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = ["Short"]

_COLUMN: Final = 39  # columns of text for a stack with what it costs and brings
_NUMBERS: Final = 5  # columns of text for the numbers that activate a citizen


@dataclass(frozen=True)
class _Detail:
    """How much is told."""

    brief: bool = False  # stacks by name and price alone
    income: bool = False
    legend: bool = False
    areas: bool = False
    marks: bool = True  # what else is to be said of players, and of the end
    effects: bool = True  # of domains that cannot be built now
    flowing: bool = False  # stacks not in columns


_ACTION: Final = [
    _Detail(income=True, legend=True, areas=True),
    _Detail(income=True, legend=True),
    _Detail(legend=True),
    _Detail(),
    _Detail(marks=False),
    _Detail(marks=False, effects=False),
    _Detail(marks=False, effects=False, flowing=True),
]
_OTHER: Final = [
    _Detail(income=True, legend=True, areas=True),
    _Detail(brief=True, income=True, legend=True),
    _Detail(brief=True, income=True),
    _Detail(brief=True, marks=False),
]  # to what is asked the stacks are no answer


class Short:
    """Draws what one reader sees of the table in few lines."""

    def __init__(self, words: ValeriaWords, scene: Scene, pen: Pen) -> None:
        self._words = words
        self._seen = SeatView(scene.view)
        self._scene = scene
        self._pen = pen
        self._called = called(scene.names, scene.titles, pen.width)
        self._ink = Ink(words, pen)
        self._entries = Entries(self._ink, self._seen, scene)

    def drawings(self, own: Sequence[RenderableType]) -> Iterator[Drawn]:
        """Yield the table: first with its grid and the whole of the reader's ``own`` side, then in ever fewer lines."""
        grid = Grid(self._ink, self._seen, self._scene.prices)
        head = [*self._header(_Detail()), grid.stacks(), grid.legend()]
        yield Drawn([*head, *self._players(_Detail())], [*own])
        numbered = self._entries.numbered
        for detail in _ACTION if numbered else _OTHER:
            stacks = [self._brief()] if detail.brief else self._stacks(detail)
            legend = [self._legend()] if detail.legend else []
            mine = [*self._duke(whole=detail.marks), *(self._income() if detail.income else [])]
            table = [*self._header(detail), *stacks, *legend, *self._players(detail)]
            yield Drawn(table, mine, numbered if not detail.brief else frozenset())

    # ---- header and stacks -------------------------------------------------------------------------------------------

    def _header(self, detail: _Detail) -> list[RenderableType]:
        words, seen = self._words, self._seen
        facts = [words.text("terminal-round", number=seen.round)]
        if seen.dice is not None:
            first, second = seen.dice
            facts.append(words.text("valeria-terminal-dice", first=first, second=second, sum=first + second))
        more = header_facts(words, seen, self._scene.names)
        facts += more if detail.marks else more[:-2]
        return [Pieces([Text(facts[0], style="bold"), *(Text(fact) for fact in facts[1:])])]

    def _stacks(self, detail: _Detail) -> list[RenderableType]:
        """Return monsters, citizens and domains in columns, as many as the width has room for."""
        entries = self._entries
        columns = max(1, self._pen.width // _COLUMN)
        monsters = [entries.monster(column, area=detail.areas) for column in range(len(self._seen.monsters))]
        width = 0 if detail.flowing else _NUMBERS
        citizens = [entries.citizen(group, width=width) for group in range(len(self._seen.citizens))]
        domains = [entries.domain(column, effect=detail.effects) for column in range(len(self._seen.domains))]
        wide = max(1, self._pen.width // (2 * _COLUMN)) if detail.effects else columns
        if detail.flowing:
            found = [entry for entry in (*monsters, *citizens, *domains) if entry is not None]
            return [Pieces([Text(" ").join(entry) if entry.number else entry.card for entry in found])]
        blocks = [(monsters, columns), (citizens, columns), (domains, wide)]
        return [
            _in_columns([entry for entry in block if entry is not None], number, down=block is citizens)
            for block, number in blocks
            if any(block)
        ]

    def _brief(self) -> Pieces:
        return Pieces(self._entries.brief())

    def _legend(self) -> Pieces:
        return Pieces(self._ink.meanings())

    # ---- players -----------------------------------------------------------------------------------------------------

    def _players(self, detail: _Detail) -> list[RenderableType]:
        found = aligned([self._player(one) for one in self._seen.people], self._pen.width)
        said = self._marks() if detail.marks else []
        if said:
            found.append(Pieces(said))
        lord = self._seen.dark_lord
        if lord is not None:
            facts = [Text(fact) for fact in lord_facts(self._words, self._seen, lord)]
            found.append(Pieces([Text(self._words.dark_lord(), style="bold"), *facts]))
        return found

    def _marks(self) -> list[Text]:
        """Return what else is to be said of players, each with the names of those that it is true of."""
        found: dict[str, list[str]] = {}
        for one in self._seen.people:
            for mark in marks(self._words, self._seen, one):
                found.setdefault(mark, []).append(self._scene.names[one.seat])
        return [Text(f"{mark}: {', '.join(names)}", style="italic") for mark, names in found.items()]

    def _player(self, one: PlayerView) -> list[Text]:
        words, seen, signs = self._words, self._seen, self._ink.signs
        active = one.seat == seen.active and seen.dice is not None
        name = Text(f"{self._pen.sign('▶ ', '> ') if active else '  '}{self._called[one.seat]}", style="bold")
        if one.seat == seen.seat:
            name.stylize("reverse", 2)
        amounts = [self._ink.paint(signs.amount(resource, one.amount(resource))) for resource in RESOURCES]
        roles = [self._ink.paint(f"{one.role(role)}{signs.of[role]}") for role in ROLES]
        counts = [
            Text(words.text("valeria-terminal-monsters", number=one.monster_count)),
            Text(words.text("valeria-terminal-domains", number=len(one.domains))),
            Text(words.points(one.points(tokens=not seen.solo)._replace(duke=None).total)),
        ]
        return [name, *amounts, *roles, *counts]

    # ---- the reader's own side ---------------------------------------------------------------------------------------

    def _duke(self, *, whole: bool) -> list[RenderableType]:
        """Return what the reader's duke counts, and all points so far."""
        words, seen = self._words, self._seen
        if seen.seat is None or seen.me.duke is None:
            return []
        duke = seen.me.duke
        counts = Text(words.reminder(duke).removesuffix("."))
        if not whole:
            return [counts]
        named = Text.assemble((words.duke(duke), "bold"), ": ", counts)
        total = Text(points_so_far(words, seen, seen.me), style="bold")
        return [Pieces([named, Text(f"({duke_now(words, seen.me)})"), total])]

    def _income(self) -> list[RenderableType]:
        """Return what each number brings the reader in the own turn, and in another's."""
        if self._seen.seat is None:
            return []
        signs = self._ink.signs
        own_turn, other_turns = income_labels(self._words, self._seen)
        pieces = [self._ink.say("income-short", "dim", own=own_turn, others=other_turns)]
        for group, own, others in incomes(self._seen):
            number = f"[{number_text(group)}]" if lit(self._seen, group) else number_text(group)
            both = f"{signs.income(own, own_turn=True)} / {signs.income(others, own_turn=False)}"
            pieces.append(Text.assemble((number, "bold"), " ", self._ink.paint(both)))
        return [Pieces(pieces)]


def _in_columns(entries: Sequence[Entry], columns: int, *, down: bool) -> Table:
    """Return stacks in columns, a number before each, running down or across."""
    height = -(-len(entries) // columns)
    rows = [entries[line::height] if down else entries[line * columns :][:columns] for line in range(height)]
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*(cell for entry in row for cell in entry))
    return grid
