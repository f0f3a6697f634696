"""The cards of one sort that have no place yet, and how stacks of them are written."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules.board import Board
from burgrave.games.valeria.rules.positions.names import card_number
from burgrave.games.valeria.rules.setup import Setup
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["ANY", "LORD", "Box", "filled"]

ANY: Final = -1  # a card of a stack that is to be filled in
LORD: Final = -1  # the Dark Lord, in place of a seat


class Box:
    """All cards of one sort, by kind; those that are placed are taken out."""

    def __init__(
        self, t: Board, setup: Setup, f: Fields, seats: list[Fields], rng: Rng, key: str, sort: str, names: list[str]
    ) -> None:
        self.t = t
        self.setup = setup
        self.f = f
        self.seats = seats
        self.rng = rng
        self.key = key
        self.sort = sort
        self.names = names
        self.total: list[int] = [0] * len(names)
        self.left: list[int] = []

    def start(self) -> None:
        """Begin with all cards of the game."""
        self.left = self.total[:]

    def take(self, kind: int, number: int, what: str) -> None:
        """Take so many cards of a kind."""
        if number == 0:
            return
        name = self.names[kind]
        if not self.total[kind]:
            there = ", ".join([self.names[one] for one in range(len(self.names)) if self.total[one]])
            raise PositionError(f"{what}: {name} is not in this game; its {self.key} are {there}.")
        if number == 1 and number > self.left[kind] and self.total[kind] == 1:
            raise PositionError(f"{what}: {name} is in two places; this game has one.")
        if number > self.left[kind]:
            much = self.total[kind]
            raise PositionError(f"{what}: too many of {name}; this game has {much}, and {self.left[kind]} are left.")
        self.left[kind] -= number

    def rest(self, kinds: list[i64]) -> list[int]:
        """Return the cards of these kinds that are left, in this order."""
        found: list[int] = []
        for kind in kinds:
            found += [kind] * self.left[kind]
        return found

    def drawn(self, pile: list[int]) -> int:
        """Take a random card out of a pile."""
        return pile.pop(self.rng.below(len(pile)))

    def stack(self, entry: object, what: str, most: int) -> list[int]:
        """Return a stack as it is written, from the top down: names, null or a number for cards to be filled in."""
        if isinstance(entry, int) and not isinstance(entry, bool) and 0 <= entry <= most:
            return [ANY] * entry
        if not isinstance(entry, (list, tuple)):
            raise PositionError(f"{what} is a list of names, or a number of cards up to {most}, not {short(entry)}.")
        if len(entry) > most:
            raise PositionError(f"{what} has {len(entry)} cards; {most} are the most.")
        found: list[int] = []
        for name in entry:
            kind = ANY
            if name is not None:
                kind = card_number(name, self.names, self.sort, what)
                self.take(kind, 1, what)
            found.append(kind)
        return found

    def entries(self, number: int, names: list[str]) -> list[object]:
        """Return what is written for each stack: a list of stacks, or an object by ``names``; None if left out."""
        given = self.f.get(self.key)
        found: list[object] = [None] * number
        if isinstance(given, dict) and names:
            for name, entry in given.items():
                if name not in names:
                    raise PositionError(f"'{self.key}': there is no stack {short(name)}; there are {', '.join(names)}.")
                found[names.index(name)] = entry
        elif isinstance(given, (list, tuple)) and len(given) <= number:
            for place, entry in enumerate(given):
                found[place] = entry
        elif given is not None:
            by_name = f", or an object with some of {', '.join(names)}" if names else ""
            raise PositionError(f"'{self.key}' is a list of up to {number} stacks{by_name}, not {short(given)}.")
        return found

    def takers(self, dealt: list[int], lord: bool) -> list[int]:
        """Return who gets each card that is in no stack: seats that do not say what they have, then the Dark Lord."""
        seats = [seat for seat, sf in enumerate(self.seats) if not sf.has(self.key)]
        if lord:
            seats.append(LORD)
        if dealt and not seats:
            names = ", ".join(sorted({self.names[kind] for kind in dealt}))
            raise PositionError(
                f"The '{self.key}' of center and seats have no place for {names}; leave those of a seat or stack out."
            )
        return [seats[number % len(seats)] for number in range(len(dealt))]


def filled(stack: list[int], pile: list[int]) -> list[i64]:
    """Return a stack, from the bottom up, with cards off a pile where none is named."""
    found: list[i64] = []
    for kind in reversed(stack):
        found.append(pile.pop() if kind == ANY else kind)
    return found
