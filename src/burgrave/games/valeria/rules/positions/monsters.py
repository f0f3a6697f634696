"""Monsters: in victory stacks as they are written, in the center as far as they can still lie there."""

from __future__ import annotations

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS, Board
from burgrave.games.valeria.rules.cards import AREA_NAMES, DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.positions.box import ANY, Box
from burgrave.games.valeria.rules.positions.names import counts_of, key_of
from burgrave.games.valeria.rules.positions.steps import Demand
from burgrave.games.valeria.rules.setup import Setup
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["Monsters"]


class Monsters(Box):
    """The monsters of the five areas."""

    def __init__(self, t: Board, setup: Setup, f: Fields, seats: list[Fields], rng: Rng) -> None:
        Box.__init__(self, t, setup, f, seats, rng, "monsters", "monster", MONSTER_NAMES)
        for kind in range(cards.MONSTERS):
            if kind // 3 in setup.areas:
                number = int(cards.MONSTER_COPIES[kind])
                self.total[kind] = number if setup.players == 5 else number - int(cards.MONSTER_FIVE[kind])
        self.start()
        self.put_back = False  # one card by the Watcher on the Water

    def place(self, demand: Demand) -> None:
        """Fill the victory stacks as written; in the center lies whatever can still lie there."""
        for seat, sf in enumerate(self.seats):
            for kind, number in enumerate(counts_of(sf, self.key, self.names, self.sort)):
                self.take(kind, number, key_of(sf, self.key))
                self.t.players[seat].add_monster(kind, number)
        if demand.monster >= 0 and self.left[demand.monster]:
            self.left[demand.monster] -= 1
            self.t.players[demand.seat].add_monster(demand.monster, 1)
        areas = [AREA_NAMES[area] for area in self.setup.areas]
        dealt: list[int] = []
        entries = self.entries(COLUMNS, areas)
        for column, entry in enumerate(entries):
            laid = self._laid(self.setup.areas[column])
            if entry is None:
                stack = self._left_of(laid)
            else:
                stack = self._as_written(entry, laid, f"'monsters' of the {areas[column]}")
            self.t.monsters.append(stack)
            for kind in sorted(set(laid)):
                dealt += [kind] * self.left[kind]
        if len(dealt) == 1 and not [sf for sf in self.seats if not sf.has(self.key)]:
            column = self.setup.areas.index(dealt[0] // 3)
            if entries[column] is None and self._may_be_put_back():  # nobody can have it
                self.t.monsters[column].append(dealt.pop())
                self.put_back = True
        for number, seat in enumerate(self.takers(dealt, False)):
            self.t.players[seat].add_monster(dealt[number], 1)

    def _laid(self, area: int) -> list[int]:
        """Return a stack as it was laid out, the bottom card first."""
        laid: list[int] = []
        for kind in (area * 3 + 2, area * 3 + 1, area * 3):
            laid += [kind] * self.total[kind]
        return laid

    def _left_of(self, laid: list[int]) -> list[i64]:
        """Return as much of a stack as can still lie there, from the bottom up."""
        stack: list[i64] = []
        for kind in laid:
            if not self.left[kind]:
                break
            self.left[kind] -= 1
            stack.append(kind)
        return stack

    def _as_written(self, entry: object, laid: list[int], what: str) -> list[i64]:
        """Return a stack as it is written, from the bottom up; a card on top may have been put back."""
        stack: list[i64] = []
        given = self.stack(entry, what, len(laid))
        given.reverse()
        for i, kind in enumerate(given):
            if kind == ANY:
                kind = laid[i]
                self.take(kind, 1, what)
            elif kind != laid[i]:
                if i < len(given) - 1 or kind not in laid or not self._may_be_put_back():
                    order = ", ".join([MONSTER_NAMES[one] for one in reversed(laid[: len(given)])])
                    raise PositionError(f"{what} can only be, from the top down, {order}.")
                self.put_back = True
            stack.append(kind)
        return stack

    def _may_be_put_back(self) -> bool:
        """Tell whether a card can have been put back: once, by a domain that some seat has or may have."""
        name = DOMAIN_NAMES[cards.WATCHER_ON_THE_WATER]
        if self.put_back:
            return False
        for sf in self.seats:
            domains = sf.get("domains")
            if domains is None or (isinstance(domains, (list, tuple)) and name in domains):
                return True
        return False
