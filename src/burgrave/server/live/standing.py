"""How a tournament stands: points for places, and what decides between those who have equally many.

A table of n gives each player the share of the n - 1 others that they have beaten; of those at the same place half
counts. So the first of four has 1, the second 2/3, the third 1/3 and the last 0, and two who share the first place
5/6 each. Each table gives as much as any other of its size, and one of three as much to its winner as one of four.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

__all__ = ["Counted", "Standing", "points_of", "standings"]


@dataclass(frozen=True)
class Counted:
    """A table whose game is over: its players by seat, their places there, and what their games were worth."""

    players: Sequence[int]
    ranks: Sequence[int]
    scores: Sequence[int]


@dataclass
class Standing:
    """How one player stands. What stands first decides first."""

    player: int
    points: Fraction = Fraction(0)
    same_seat: Fraction = Fraction(0)
    """Where deals are the same at all tables: of those on the same seat elsewhere, the share whose game was worth less,
    summed up over the rounds."""
    opponents: Fraction = Fraction(0)
    """The points of those they met, the mean of each table, summed up."""
    firsts: int = 0
    """First places, also shared ones."""
    place: int = 1
    met: list[list[int]] = field(default_factory=list)

    @property
    def _key(self) -> tuple[Fraction, Fraction, Fraction, int]:
        return -self.points, -self.same_seat, -self.opponents, -self.firsts


def points_of(ranks: Sequence[int]) -> list[Fraction]:
    """Return the points of a table by seat."""
    return [_share(sum(2 * (mine < other) + (mine == other) for other in ranks) - 1, len(ranks) - 1) for mine in ranks]


def standings(players: int, rounds: Iterable[Sequence[Counted]], *, duplicate: bool) -> list[Standing]:
    """Return how all stand after these rounds, the first one first. Who is equal in everything shares the place."""
    found = [Standing(player) for player in range(players)]
    for tables in rounds:
        for table in tables:
            for player, rank, points in zip(table.players, table.ranks, points_of(table.ranks), strict=True):
                found[player].points += points
                found[player].firsts += rank == 1
                found[player].met.append([other for other in table.players if other != player])
        if duplicate:
            _compare_seats(found, tables)
    for one in found:
        for others in one.met:
            one.opponents += sum((found[other].points for other in others), Fraction(0)) / len(others)
    found.sort(key=lambda one: (one._key, one.player))
    for number, one in enumerate(found):
        before = found[number - 1]
        one.place = before.place if number and before._key == one._key else number + 1
    return found


def _compare_seats(found: list[Standing], tables: Sequence[Counted]) -> None:
    for seat in range(max((len(table.players) for table in tables), default=0)):
        here = [(table.players[seat], table.scores[seat]) for table in tables if seat < len(table.players)]
        for player, score in here:
            if len(here) > 1:
                beaten = sum(2 * (score > other) + (score == other) for _, other in here) - 1
                found[player].same_seat += _share(beaten, len(here) - 1)


def _share(halves: int, of: int) -> Fraction:
    return Fraction(halves, 2 * of)
