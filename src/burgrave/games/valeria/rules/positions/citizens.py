"""Citizens: in tableaux as they are written, the rest in the center; mixed ones by chance."""

from __future__ import annotations

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import Board
from burgrave.games.valeria.rules.cards import CITIZEN_NAMES
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.positions.box import ANY, LORD, Box, filled
from burgrave.games.valeria.rules.positions.names import counts_of, key_of
from burgrave.games.valeria.rules.positions.setup import names_kinds
from burgrave.games.valeria.rules.setup import Setup
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.rng import Rng

__all__ = ["Citizens", "read_open_citizens"]


class Citizens(Box):
    """The citizens of ten numbers."""

    def __init__(self, t: Board, setup: Setup, f: Fields, seats: list[Fields], rng: Rng) -> None:
        Box.__init__(self, t, setup, f, seats, rng, "citizens", "citizen", CITIZEN_NAMES)
        self.size = int(setup.per_stack())
        for kind in range(cards.CITIZENS):
            if setup.mixed:
                self.total[kind] = cards.CITIZEN_COPIES
            elif kind in setup.citizens:
                self.total[kind] = self.size
        self.start()

    def place(self) -> None:
        """Fill the tableaux as written, the stacks of the center with the rest; mixed ones by chance."""
        self._owned()
        dealt: list[int] = []
        names: list[str] = [] if self.setup.mixed else [CITIZEN_NAMES[kind] for kind in self.setup.citizens]
        for group, entry in enumerate(self._entries(names)):
            places = self._places(group)
            stack = [ANY] * places if entry is None else self._as_written(entry, group, places)
            left = self.rest(GROUP_KINDS[group])
            pile: list[int] = []
            while len(pile) < places - len(stack) + stack.count(ANY):
                pile.append(self.drawn(left) if self.setup.mixed else left.pop())
            self.t.citizens.append(filled(stack, pile))
            dealt += pile
        for number, seat in enumerate(self.takers(dealt, self.setup.players == 1 and not self.f.has("captured"))):
            kind = dealt[number]
            if seat == LORD:
                self.t.captured[kind] = self.t.captured[kind] + 1
            else:
                self.t.players[seat].add_citizen(kind, 1)

    def _owned(self) -> None:
        for seat, sf in enumerate(self.seats):
            for kind, number in enumerate(counts_of(sf, self.key, self.names, self.sort)):
                self.take(kind, number, key_of(sf, self.key))
                self.t.players[seat].add_citizen(kind, number)
        for kind, number in enumerate(counts_of(self.f, "captured", self.names, self.sort)):
            self.take(kind, number, "'captured'")
            self.t.captured[kind] = number

    def _entries(self, names: list[str]) -> list[object]:
        """Return what is written for each stack; a list of names just says which citizens are in the game."""
        if names_kinds(self.f.get(self.key)):
            return [None] * cards.GROUPS
        return self.entries(cards.GROUPS, names)

    def _as_written(self, entry: object, group: int, places: int) -> list[int]:
        """Return a stack as it is written, from the top down."""
        what = f"'citizens' of the stack of {' or '.join([CITIZEN_NAMES[kind] for kind in GROUP_KINDS[group]])}"
        stack = self.stack(entry, what, self.size)
        for kind in stack:
            if kind != ANY and kind not in GROUP_KINDS[group]:
                raise PositionError(f"{what}: {CITIZEN_NAMES[kind]} has another number.")
        if len(stack) > places:
            raise PositionError(f"{what} has {len(stack)} cards, and only {places} are with nobody.")
        return stack

    def _places(self, group: int) -> int:
        """Return how many cards of a group are not with anybody."""
        number = self.size
        for kind in GROUP_KINDS[group]:
            number -= self.t.captured[kind]
            for player in self.t.players:
                number -= player.citizens[kind]
        if number < 0:
            names = " and ".join([CITIZEN_NAMES[kind] for kind in GROUP_KINDS[group]])
            raise PositionError(f"There are {self.size - number} {names}; this game has {self.size} of a number.")
        return number


def read_open_citizens(t: Board, f: Fields, put_back: bool) -> None:
    """Read how many mixed citizens of each stack all have seen: the top one, and another if one was ``put_back``."""
    given = f.get("open_citizens")
    if given is None:
        return
    if not t.mixed:
        raise PositionError("'open_citizens' is for mixed citizens; in this game all citizens lie open.")
    if not isinstance(given, (list, tuple)) or len(given) > cards.GROUPS:
        raise PositionError(f"'open_citizens' is a list of up to {cards.GROUPS} numbers, not {short(given)}.")
    for group, number in enumerate(given):
        if number is None:
            continue
        most = 2 if put_back and len(t.citizens[group]) > 1 else 1
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
            allowed = "1" if most == 1 else "1 or 2"
            raise PositionError(
                f"'open_citizens' of stack {group} is {allowed}, not {short(number)}: the top one is open, and one"
                " below it if the nest_of_the_weaver_witch has put one back."
            )
        t.open_citizens[group] = number
        put_back = put_back and number == 1
