"""The stacks of Valeria in a line each: the number of the choice, the card on top, its price and what it brings."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from burgrave.games.valeria.printed import CITIZENS, DOMAINS, MONSTERS
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.actions import notation
from burgrave.games.valeria.seat_view import SeatView, Stack
from burgrave.games.valeria.terminal.ink import Ink
from burgrave.games.valeria.text.facts import nothing_open, number_text
from burgrave.terminal.face import Scene

__all__ = ["Entries", "Entry"]


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
        name = self._words.monster(card.name)
        if area:
            name = f"{name} ({self._words.area(card.area)})"
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
            act.RECRUIT + group, before, self._words.citizen(card.name), price, powers, self._left(stack)
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
        return self._entry(act.BUILD + column, "", self._words.domain(card.name), *facts)

    def brief(self) -> list[Text]:
        """Return the cards on top of all stacks with their prices alone."""
        found: list[Text] = []
        for column, stack in enumerate(self._seen.monsters):
            if stack.top is not None:
                card = MONSTERS[stack.top]
                price = self._signs.price("strength", card.strength, card.magic)
                found.append(self._priced(act.SLAY + column, self._words.monster(stack.top), price))
        for group, stack in enumerate(self._seen.citizens):
            if stack.top is not None:
                price = self._gold(act.RECRUIT + group, CITIZENS[stack.top].cost)
                name = f"{number_text(group)} {self._words.citizen(stack.top)}"
                found.append(self._priced(act.RECRUIT + group, name, price))
        for column, stack in enumerate(self._seen.domains):
            if stack.top is not None:
                domain = DOMAINS[stack.top]
                price = self._gold(act.BUILD + column, domain.cost)
                needs = f"{price} {self._signs.roles(domain.roles)}"
                found.append(self._priced(act.BUILD + column, self._words.domain(stack.top), needs))
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
