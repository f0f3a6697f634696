"""How lucky each seat was with the dice: what a roll brought it, less what a roll brings it on average."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.policy.judgement import groups_of
from burgrave.games.valeria.policy.tables import (
    BY_DOMAINS,
    BY_KNIGHTS,
    BY_SOLDIERS,
    BY_WORKERS,
    CHOICE,
    COUNTED,
    COUNTED_BY,
    COUNTED_RESOURCE,
    EXCHANGES,
    FORM,
    IDLE,
    MEETS,
    PLAIN,
    YIELDS,
)
from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import Board, Player
from burgrave.games.valeria.rules.cards import CITIZEN_GROUP
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

__all__ = ["Luck", "luck_of"]

# What things are worth here, in points: roughly, since luck is only to be taken out, not judged.
_GOLD: Final = 0.57
_STRENGTH: Final = 0.56
_MAGIC: Final = 0.6
_EXCHANGE: Final = 0.5
_CHOICE: Final = 1.2
_THEFT: Final = 2.5
_PRICES: Final[list[float]] = [_GOLD, _STRENGTH, _MAGIC]


def _plain(row: int) -> float:
    """Return what an activation brings for certain."""
    if FORM[row] == PLAIN:
        return sum([YIELDS[3 * row + resource] * _PRICES[resource] for resource in range(3)])
    if FORM[row] == EXCHANGES:
        return _EXCHANGE
    return _CHOICE if FORM[row] == CHOICE else _THEFT


_ROWS: Final = 2 * cards.CITIZENS
_BRINGS: Final[list[float]] = [_plain(row) for row in range(_ROWS)]  # by 2 * citizen + (1 in the own turn)
_EACH: Final[list[float]] = [COUNTED[row] * _PRICES[int(COUNTED_RESOURCE[row])] for row in range(_ROWS)]  # counted


def _brings(one: Player, row: i64) -> float:
    found = _BRINGS[row]
    by: i64 = COUNTED_BY[row]
    if by:
        number: i64 = 0
        if by == BY_WORKERS:
            number = one.role(cards.WORKER)
        elif by == BY_SOLDIERS:
            number = one.role(cards.SOLDIER)
        elif by == BY_KNIGHTS:
            number = one.named(cards.KNIGHT)
        elif by == BY_DOMAINS:
            number = one.domain_count
        found += _EACH[row] * float(number)
    return found


def luck_of(one: Player, first: i64, second: i64, own: bool) -> float:
    """Return what this roll brings a player, less what a roll brings on average; over all rolls that is nothing."""
    a: i64 = cards.GROUP_OF_NUMBER[first]
    b: i64 = cards.GROUP_OF_NUMBER[second]
    c: i64 = cards.GROUP_OF_NUMBER[first + second]
    gold: i64 = cards.GROUP_OF_NUMBER[5]
    strength: i64 = cards.GROUP_OF_NUMBER[6]
    found = _GOLD * (float((a == gold) + (b == gold) + (c == gold)) - MEETS[gold])
    found += _STRENGTH * (float((a == strength) + (b == strength) + (c == strength)) - MEETS[strength])
    held = one.held
    kind: i64 = 0
    while held:
        if held & 1:
            group: i64 = CITIZEN_GROUP[kind]
            copies: i64 = one.citizens[kind]
            times = float((a == group) + (b == group) + (c == group)) - MEETS[group]
            row = 2 * kind + 1 if own else 2 * kind
            found += times * float(copies) * _brings(one, row)
        held >>= 1
        kind += 1
    groups = groups_of(one)
    found -= _MAGIC * IDLE[groups]
    if not groups & (bit(a) | bit(b) | bit(c)):
        found += _MAGIC
    return found


class Luck:
    """The luck of each seat since a moment, in points. It is used over and over."""

    def __init__(self) -> None:
        self.points: list[float] = []
        self._turn: i64 = -1

    def begin(self, t: Board) -> None:
        """Begin anew; the dice that lie on the table are nobody's luck any more."""
        self.points = [0.0] * t.n
        self._turn = t.round * t.n + t.active

    def look(self, t: Board) -> None:
        """Take note of the roll, if it is a new one."""
        turn = t.round * t.n + t.active
        if turn == self._turn or t.dice1 == 0:
            return
        self._turn = turn
        points = self.points
        seat: i64 = 0
        while seat < t.n:
            points[seat] += luck_of(t.players[seat], t.dice1, t.dice2, seat == t.active)
            seat += 1
