"""Compact drawings of the Valeria table for short screens.

Each stack is listed with its choice number, top card, price and gain. Each player has one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.faces.drawing import Drawing, Ink
from burgrave.games.valeria.faces.printed import CITIZENS, DOMAINS, MONSTERS, ROLES, Monster
from burgrave.games.valeria.faces.seat_view import PlayerView
from burgrave.games.valeria.faces.table_facts import number_text
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.games.valeria.verbs import notation
from burgrave.terminal.layout import Pen, Pieces, aligned, called
from burgrave.terminal.narrator import Drawn, Scene

if TYPE_CHECKING:
    from rich.console import RenderableType

# ---- Levels of detail ------------------------------------------------------------------------------------------------

_COLUMN: Final = 39  # width of a stack with price and gain
_NUMBERS: Final = 5  # width of the activation numbers of a citizen


@dataclass(frozen=True)
class _Detail:
    brief: bool = False  # stacks show only name and price
    income: bool = False
    legend: bool = False
    areas: bool = False
    marks: bool = True  # marks of players, and facts about the end
    effects: bool = True  # of domains that cannot be built now
    flowing: bool = False  # stacks as running text, not in columns


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
]  # for decisions that do not choose a stack


# ---- Stacks ----------------------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """Entry for a stack: its top card, and the number of the choice that takes it (empty if that is illegal)."""

    number: Text
    card: Text


class Entries(Ink):
    """Compact entries for the stacks, with the reader's prices."""

    def __init__(self, words: ValeriaWords, scene: Scene, pen: Pen) -> None:
        Ink.__init__(self, words, scene, pen)
        self._numbers = {action: number for number, action in enumerate(scene.actions, 1)}
        bases = ((act.SLAY, self.seen.monsters), (act.RECRUIT, self.seen.citizens), (act.BUILD, self.seen.domains))
        at_stacks = [notation(base + number) for base, stacks in bases for number in range(len(stacks))]
        self.numbered = frozenset(self._numbers[one] - 1 for one in at_stacks if one in self._numbers)

    def monsters(self, *, area: bool) -> list[Entry]:
        found: list[Entry] = []
        for column, stack in enumerate(self.seen.monsters):
            if stack.top is not None:
                card = MONSTERS[stack.top]
                worth = self.signs.amount("vp", card.points)
                brings = f"{worth} {self.signs.to}{self.signs.reward(card.name)}"
                name = self.words.card(card.name)
                if area:
                    name = f"{name} ({self.words.card(card.area)})"
                facts = [self._slaying(card), brings, self.signs.count(stack)]
                found.append(self._entry(act.SLAY + column, name, facts))
        return found

    def citizens(self, *, width: int = 0) -> list[Entry]:
        """Return the entries of citizen stacks; ``width`` is the column width of their activation numbers."""
        found: list[Entry] = []
        for group, stack in enumerate(self.seen.citizens):
            if stack.top is not None:
                card = CITIZENS[stack.top]
                action = act.RECRUIT + group
                powers = [self.signs.power(card.name, own_turn=own_turn) for own_turn in (True, False)]
                facts = [self._price(action, card.cost), "/".join(powers), self.signs.count(stack)]
                gap = "" if self.signs.rich else " "
                before = f"{number_text(group):>{width}}{gap}{self.signs.of[card.role]} "
                found.append(self._entry(action, self.words.card(card.name), facts, before))
        return found

    def domains(self, *, effect: bool) -> list[Entry]:
        """Return the entries of domain stacks; without ``effect``, only domains that can be built show their effect."""
        found: list[Entry] = []
        for column, stack in enumerate(self.seen.domains):
            if stack.top is not None:
                card = DOMAINS[stack.top]
                action = act.BUILD + column
                worth = self.signs.amount("vp", card.points)
                facts = [self._price(action, card.cost), worth, self.signs.roles(card.roles)]
                if effect or notation(action) in self._numbers:
                    facts += [self.signs.domain(card.name), self.signs.count(stack)]
                found.append(self._entry(action, self.words.card(card.name), facts))
            elif stack.size:
                found.append(Entry(Text(), Text(self.nothing_open(stack), style="dim italic")))
        return found

    def brief(self) -> Pieces:
        """Return the top cards of all stacks with nothing but their prices."""
        found: list[Text] = []
        for column, stack in enumerate(self.seen.monsters):
            if stack.top is not None:
                price = self._slaying(MONSTERS[stack.top])
                found.append(self._card(act.SLAY + column, self.words.card(stack.top), price))
        for group, stack in enumerate(self.seen.citizens):
            if stack.top is not None:
                action = act.RECRUIT + group
                name = f"{number_text(group)} {self.words.card(stack.top)}"
                found.append(self._card(action, name, self._price(action, CITIZENS[stack.top].cost)))
        for column, stack in enumerate(self.seen.domains):
            if stack.top is not None:
                domain = DOMAINS[stack.top]
                action = act.BUILD + column
                needs = f"{self._price(action, domain.cost)} {self.signs.roles(domain.roles)}"
                found.append(self._card(action, self.words.card(stack.top), needs))
        return Pieces(found)

    def _slaying(self, card: Monster) -> str:
        return self.signs.amounts({"strength": card.strength, "magic": card.magic})

    def _price(self, action: int, cost: int) -> str:
        return self.signs.amount("gold", self.gold(action, cost))

    def _card(self, action: int, name: str, facts: str) -> Text:
        return Text.assemble((name, "bold" if self.payable(action) else ""), " ", self.paint(facts))

    def _entry(self, action: int, name: str, facts: Sequence[str], before: str = "") -> Entry:
        card = Text.assemble(self.paint(before), self._card(action, name, " ".join(facts)))
        return Entry(Text(str(self._numbers.get(notation(action), "")), style="bold"), card)


# ---- Compact table ---------------------------------------------------------------------------------------------------


class Short(Entries):
    """Compact drawings of the table for one reader."""

    def __init__(self, words: ValeriaWords, scene: Scene, pen: Pen) -> None:
        Entries.__init__(self, words, scene, pen)
        self._called = called(scene.names, scene.titles, pen.width)
        self._full = Drawing(words, scene, pen)

    def drawings(self) -> Iterator[Drawn]:
        """Yield drawings of the table: first the full grid and the reader's own side, then ever shorter versions."""
        title, stacks, brief = cache(self._title), cache(self._stacks), cache(self.brief)
        players, duke, income = cache(self._players), cache(self._duke), cache(self._income)
        grid = [*title(marks=True), self._full.stacks(), self._full.legend()]
        yield Drawn([*grid, *players(marks=True)], self._full.own())
        key = [Pieces(self.meanings())]
        for detail in _ACTION if self.numbered else _OTHER:
            shown = [brief()] if detail.brief else stacks(detail.areas, detail.effects, detail.flowing)
            legend = key if detail.legend else []
            mine = [*duke(whole=detail.marks), *(income() if detail.income else [])]
            table = [*title(marks=detail.marks), *shown, *legend, *players(marks=detail.marks)]
            yield Drawn(table, mine, self.numbered if not detail.brief else frozenset())

    # ---- header and stacks -------------------------------------------------------------------------------------------

    def _title(self, *, marks: bool) -> list[RenderableType]:
        more = self.header()
        facts = [self.dice(), *(more if marks else more[:-2])]
        first = Text(self.words.text("terminal-round", number=self.seen.round), style="bold")
        return [Pieces([first, *(Text(fact) for fact in facts if fact)])]

    def _stacks(self, areas: bool, effects: bool, flowing: bool) -> list[RenderableType]:
        """Return the monsters, citizens and domains in as many columns as fit."""
        columns = max(1, self.pen.width // _COLUMN)
        wide = max(1, self.pen.width // (2 * _COLUMN)) if effects else columns
        monsters = self.monsters(area=areas)
        citizens = self.citizens(width=0 if flowing else _NUMBERS)
        domains = self.domains(effect=effects)
        if flowing:
            found = [*monsters, *citizens, *domains]
            return [Pieces([Text(" ").join(entry) if entry.number else entry.card for entry in found])]
        blocks = [(monsters, columns), (citizens, columns), (domains, wide)]
        return [_in_columns(block, number, down=block is citizens) for block, number in blocks if block]

    # ---- players -----------------------------------------------------------------------------------------------------

    def _players(self, *, marks: bool) -> list[RenderableType]:
        found = aligned([self._player(one) for one in self.seen.people], self.pen.width)
        said = self._marks() if marks else []
        if said:
            found.append(Pieces(said))
        if self.seen.dark_lord is not None:
            found.append(self.dark_lord(self.seen.dark_lord))
        return found

    def _marks(self) -> list[Text]:
        """Return the players' markers, each with the names of the players who have it."""
        found: dict[str, list[str]] = {}
        for one in self.seen.people:
            for mark in self.marks(one):
                found.setdefault(mark, []).append(self.names[one.seat])
        return [Text(f"{mark}: {', '.join(names)}", style="italic") for mark, names in found.items()]

    def _player(self, one: PlayerView) -> list[Text]:
        amounts = [self.paint(self.signs.amount(*amount)) for amount in one.purse.items()]
        roles = [self.paint(self.signs.amount(role, one.role(role))) for role in ROLES]
        counts = [
            self.say("monsters", number=one.monster_count),
            self.say("domains", number=len(one.domains)),
            self.words.points(one.points(tokens=not self.seen.solo)._replace(duke=None).total),
        ]
        name = self.player(one, self._called[one.seat], idle="  ")
        return [name, *amounts, *roles, *(Text(count) for count in counts)]

    # ---- the reader's own side ---------------------------------------------------------------------------------------

    def _duke(self, *, whole: bool) -> list[RenderableType]:
        me = self.me
        if me is None or me.duke is None:
            return []
        counts = Text(self.duke_counts(me.duke))
        if not whole:
            return [counts]
        named = Text.assemble((self.words.card(me.duke), "bold"), ": ", counts)
        total = Text(self.points_so_far(me), style="bold")
        return [Pieces([named, Text(f"({self.duke_now(me)})"), total])]

    def _income(self) -> list[RenderableType]:
        if self.me is None:
            return []
        own_turn, other_turns = self.income_labels()
        pieces = [Text(self.say("income-short", own=own_turn, others=other_turns), style="dim")]
        for number, own, others in self.incomes():
            pieces.append(Text.assemble((number, "bold"), " ", self.paint(f"{own} / {others}")))
        return [Pieces(pieces)]


def _in_columns(entries: Sequence[Entry], columns: int, *, down: bool) -> Table:
    """Arrange numbered stacks in columns, ordered down or across."""
    height = -(-len(entries) // columns)
    rows = [entries[line::height] if down else entries[line * columns :][:columns] for line in range(height)]
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*(cell for entry in row for cell in entry))
    return grid
