"""Who meets whom in a round of a tournament, and who sits where: made of what was played before, and of nothing else.

Players are numbers from 0. The same past gives the same tables in every process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Final

from burgrave.kernel.rng import Rng

__all__ = ["Past", "drawn", "groups", "seated", "sizes", "swiss"]

_STARTS: Final = 16
"""So many orders the search begins with, as long as it finds nothing but tables at which somebody meets again."""

Table = tuple[int, ...]
"""The players of a table, by seat."""
_WHOLE: Final = 840
"""A point in parts of which there are whole numbers at tables of every size."""
_AGAIN: Final = 10**12
"""More than all differences of a round together."""


@dataclass(frozen=True)
class Past:
    """The tables of the rounds before, and the points made there (none: 0)."""

    rounds: Sequence[Sequence[Table]] = ()
    points: Mapping[int, Fraction] | None = None

    def met(self) -> Counter[frozenset[int]]:
        """Return how often each two have met."""
        return Counter(frozenset(pair) for tables in self.rounds for table in tables for pair in combinations(table, 2))

    def seats(self) -> Counter[tuple[int, int]]:
        """Return how often each player has sat on each seat."""
        return Counter(
            (player, seat) for tables in self.rounds for table in tables for seat, player in enumerate(table)
        )


def sizes(players: int, most: int) -> list[int]:
    """Return how many sit at each table: as few tables as will do for ``most`` at one, as equal as can be."""
    count = -(-players // most)
    return [players // count + (number < players % count) for number in range(count)]


def drawn(players: int, lot: str) -> list[int]:
    """Return the players in an order by lot."""
    order, rng = list(range(players)), Rng(lot)
    for place in range(players - 1, 0, -1):
        other = rng.below(place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def swiss(order: Sequence[int], most: int, past: Past, lot: str) -> list[Table]:
    """Return the tables of a round at which as few as can be meet again, and those that are equal by points meet.

    ``order`` by lot decides between those of equal points; ``lot`` where the search begins anew.
    """
    points = past.points or {}
    ranked = sorted(order, key=lambda player: -points.get(player, Fraction(0)))
    weights = _Weights(len(order), past)
    best: list[list[int]] = []
    cost: int | None = None
    for start in range(_STARTS):
        begun = ranked if start == 0 else [ranked[place] for place in drawn(len(ranked), f"{lot} {start}")]
        tables = weights.improved(_cut(begun, most))
        found = sum(map(weights.of_table, tables))
        if cost is None or found < cost:
            best, cost = tables, found
        if cost < _AGAIN:
            break
    strength = [sum((points.get(player, Fraction(0)) for player in table), Fraction(0)) / len(table) for table in best]
    ordered = sorted(range(len(best)), key=lambda number: -strength[number])
    return [seated(best[number], past) for number in ordered]


def groups(order: Sequence[int], most: int, past: Past) -> list[Table]:
    """Return the tables of a round in which the same people meet as in every other, on other seats."""
    return [seated(table, past) for table in _cut(order, most)]


def seated(table: Sequence[int], past: Past) -> Table:
    """Return the players of a table by seat: each where they have sat as seldom as can be, all of them together."""
    before = past.seats()
    best: dict[int, tuple[int, Table]] = {0: (0, ())}  # by the set of those who sit: the cost, and who sits where
    for seat in range(len(table)):
        following: dict[int, tuple[int, Table]] = {}
        for taken, (cost, sitting) in best.items():
            for number, player in enumerate(table):
                if taken >> number & 1:
                    continue
                # By squares, so that nobody has the same seat for a third time while another could for a second.
                found = cost + 2 * before[player, seat] + 1, (*sitting, player)
                if (key := taken | 1 << number) not in following or found < following[key]:
                    following[key] = found
        best = following
    ((_, sitting),) = best.values()
    return sitting


def _cut(order: Sequence[int], most: int) -> list[list[int]]:
    tables: list[list[int]] = []
    first = 0
    for size in sizes(len(order), most):
        tables.append([*order[first : first + size]])
        first += size
    return tables


class _Weights:
    """What it costs that two sit at one table: above all that they have met, and then how far apart they are."""

    def __init__(self, players: int, past: Past) -> None:
        points = [int((past.points or {}).get(player, Fraction(0)) * _WHOLE) for player in range(players)]
        self._of = [[(mine - theirs) ** 2 for theirs in points] for mine in points]
        for pair, times in past.met().items():
            one, other = pair
            self._of[one][other] += times**2 * _AGAIN
            self._of[other][one] += times**2 * _AGAIN

    def of_table(self, table: Sequence[int]) -> int:
        return sum(self._of[one][other] for one, other in combinations(table, 2))

    def improved(self, tables: list[list[int]]) -> list[list[int]]:
        """Exchange two players of two tables as long as that makes it better."""
        better = True
        while better:
            better = False
            for one, other in combinations(tables, 2):
                while self._exchanged(one, other):
                    better = True
        return tables

    def _exchanged(self, one: list[int], other: list[int]) -> bool:
        """Make the first exchange between two tables that is of use; tell whether there was one."""
        for mine, me in enumerate(one):
            for theirs, they in enumerate(other):
                leaving, coming = self._of[me], self._of[they]
                gain = sum(leaving[each] - coming[each] for each in one if each != me)
                gain += sum(coming[each] - leaving[each] for each in other if each != they)
                if gain > 0:
                    one[mine], other[theirs] = they, me
                    return True
        return False
