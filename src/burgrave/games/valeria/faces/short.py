"""Compact drawings of the Valeria table for low screens.

Stacks come one after the other with choice number, top card, price and gain; each player has one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.faces.drawing import Grid, Ink
from burgrave.games.valeria.faces.printed import CITIZENS, DOMAINS, MONSTERS, RESOURCES, ROLES
from burgrave.games.valeria.faces.seat_view import PlayerView, SeatView, Stack
from burgrave.games.valeria.faces.text import (
    duke_now,
    header_facts,
    income_labels,
    incomes,
    lit,
    lord_facts,
    marks,
    nothing_open,
    number_text,
    points_so_far,
)
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.games.valeria.verbs import notation
from burgrave.terminal.layout import Pen, Pieces, aligned, called
from burgrave.terminal.narrator import Drawn, Scene

if TYPE_CHECKING:
    from rich.console import RenderableType

# ---- Compact table ---------------------------------------------------------------------------------------------------

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
        named = Text.assemble((words.card(duke), "bold"), ": ", counts)
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


# ---- Stack entries ---------------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """A stack: the number of the choice that takes its card, or nothing, and the card."""

    number: Text
    card: Text


class Entries:
    """Writes the stacks for one reader, at the reader's prices."""

    def __init__(self, ink: Ink, seen: SeatView, scene: Scene) -> None:
        self._ink = ink
        self._signs = ink.signs
        self._words = ink.words
        self._seen = seen
        self._prices = scene.prices
        self._numbers = {action: number for number, action in enumerate(scene.actions, 1)}
        bases = ((act.SLAY, seen.monsters), (act.RECRUIT, seen.citizens), (act.BUILD, seen.domains))
        at_stacks = [notation(base + number) for base, stacks in bases for number in range(len(stacks))]
        self.numbered = frozenset(self._numbers[one] - 1 for one in at_stacks if one in self._numbers)

    def monster(self, column: int, *, area: bool) -> Entry | None:
        """Return a stack of monsters, with its area if asked for; None if it is exhausted."""
        stack = self._seen.monsters[column]
        if stack.top is None:
            return None
        card = MONSTERS[stack.top]
        price = self._signs.price("strength", card.strength, card.magic)
        brings = f"{self._signs.amount('vp', card.points)} {self._signs.to}{self._signs.reward(card.name)}"
        name = self._words.card(card.name)
        if area:
            name = f"{name} ({self._words.card(card.area)})"
        return self._entry(act.SLAY + column, "", name, price, brings, self._left(stack))

    def citizen(self, group: int, *, width: int = 0) -> Entry | None:
        """Return a stack of citizens, its numbers as wide as asked for; None if it is exhausted."""
        stack = self._seen.citizens[group]
        if stack.top is None:
            return None
        card = CITIZENS[stack.top]
        powers = f"{self._signs.power(card.on)}/{self._signs.power(card.off)}"
        price = self._gold(act.RECRUIT + group, card.cost)
        before = f"{number_text(group):>{width}}{self._gap}{self._signs.of[card.role]} "
        return self._entry(
            act.RECRUIT + group, before, self._words.card(card.name), price, powers, self._left(stack)
        )

    def domain(self, column: int, *, effect: bool) -> Entry | None:
        """Return a stack of domains, with what it does ``effect`` or no if it can be built now; None if exhausted."""
        stack = self._seen.domains[column]
        if stack.top is None:
            covered = Text(nothing_open(self._words, stack), style="dim italic")
            return Entry(Text(), covered) if stack.size else None
        card = DOMAINS[stack.top]
        price = self._gold(act.BUILD + column, card.cost)
        facts = [price, self._signs.amount("vp", card.points), self._signs.roles(card.roles)]
        if effect or notation(act.BUILD + column) in self._numbers:
            facts += [self._signs.domain(card.name), self._left(stack)]
        return self._entry(act.BUILD + column, "", self._words.card(card.name), *facts)

    def brief(self) -> list[Text]:
        """Return the cards on top of all stacks with their prices alone."""
        found: list[Text] = []
        for column, stack in enumerate(self._seen.monsters):
            if stack.top is not None:
                card = MONSTERS[stack.top]
                price = self._signs.price("strength", card.strength, card.magic)
                found.append(self._priced(act.SLAY + column, self._words.card(stack.top), price))
        for group, stack in enumerate(self._seen.citizens):
            if stack.top is not None:
                price = self._gold(act.RECRUIT + group, CITIZENS[stack.top].cost)
                name = f"{number_text(group)} {self._words.card(stack.top)}"
                found.append(self._priced(act.RECRUIT + group, name, price))
        for column, stack in enumerate(self._seen.domains):
            if stack.top is not None:
                domain = DOMAINS[stack.top]
                price = self._gold(act.BUILD + column, domain.cost)
                needs = f"{price} {self._signs.roles(domain.roles)}"
                found.append(self._priced(act.BUILD + column, self._words.card(stack.top), needs))
        return found

    @property
    def _gap(self) -> str:
        return "" if self._signs.rich else " "

    def _gold(self, action: int, cost: int) -> str:
        """Return what the reader pays: a spectator is told what is printed."""
        quote = self._prices.get(notation(action))
        return self._signs.amount("gold", cost if quote is None else quote.cost("gold"))

    def _priced(self, action: int, name: str, price: str) -> Text:
        return Text.assemble((name, self._weight(action)), " ", self._ink.paint(price))

    def _weight(self, action: int) -> str:
        """Return how to write the name of a card: strong if it is within the reader's means."""
        quote = self._prices.get(notation(action))
        within = quote is not None and self._seen.seat is not None and self._seen.me.can_have(quote)
        return "bold" if within else ""

    def _left(self, stack: Stack) -> str:
        """Return how many cards a stack has: those known, and those hidden below them."""
        return f"{len(stack.open)}+{stack.hidden}?" if stack.hidden else f"{self._signs.times}{stack.size}"

    def _entry(self, action: int, before: str, name: str, *facts: str) -> Entry:
        number = self._numbers.get(notation(action))
        card = Text.assemble(
            self._ink.paint(before), (name, self._weight(action)), " ", self._ink.paint(" ".join(facts))
        )
        return Entry(Text("" if number is None else str(number), style="bold"), card)
