"""How likely somebody is to choose a character, by what everybody sees of the table: learned from searches' own games.

A logit for each character is the sum of features, each with its weight; chances are in proportion to its exponential.
"""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.games.citadels.learned.choice_weights import WEIGHTS
from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64

__all__ = ["FEATURES", "GROUPS", "Choices", "group_of"]

FEATURES: Final = [
    "one", "gold", "some_gold", "no_gold", "cards", "some_cards", "no_cards", "size", "begins", "gold_of_others",
    "cards_of_others", "size_of_others", "lead", "two_short", "one_short", "others_two_short", "others_one_short",
    "noble", "religious", "trade", "military", "unique",
]  # fmt: skip
GROUPS: Final = 3  # two players, three, more
_NUMBER: Final = 22


def group_of(players: i64) -> i64:
    """Return which weights are those of so many players."""
    return players - 2 if players < 4 else 2


class Choices:
    """What one player is likely to choose; it is used over and over."""

    def __init__(self) -> None:
        self.f = [0.0] * _NUMBER
        self._group: i64 = 0

    def see(self, m: EvaluationContext, t: Board, one: Player) -> None:
        """Take the features of a player; ``m`` has looked at the table."""
        kind_type: i64
        f = self.f
        cards: i64 = len(one.hand)
        largest = m.most_districts(one.seat)
        self._group = group_of(t.n)
        f[0] = 1.0
        f[1] = float(one.gold) / 5.0
        f[2] = float(one.gold) / 4.0 if one.gold < 4 else 1.0
        f[3] = 1.0 if one.gold == 0 else 0.0
        f[4] = float(cards) / 4.0
        f[5] = float(cards) / 2.0 if cards < 2 else 1.0
        f[6] = 1.0 if cards == 0 else 0.0
        f[7] = float(one.size) / 8.0
        f[8] = 1.0 if t.starter == one.seat else 0.0
        f[9] = float(m.most_gold(one.seat)) / 5.0
        f[10] = float(m.most_cards(one.seat)) / 4.0
        f[11] = float(largest) / 8.0
        f[12] = self._lead(m, t, one) / 10.0
        f[13] = 1.0 if one.size >= t.goal - 2 else 0.0
        f[14] = 1.0 if one.size >= t.goal - 1 else 0.0
        f[15] = 1.0 if largest >= t.goal - 2 else 0.0
        f[16] = 1.0 if largest >= t.goal - 1 else 0.0
        for kind_type in range(5):
            f[17 + kind_type] = float(one.types >> 8 * kind_type & 255) / 3.0

    def _lead(self, m: EvaluationContext, t: Board, one: Player) -> float:
        """Return how far the city is ahead of the best other one."""
        seat: i64
        best = 0.0
        for seat in range(t.n):
            if seat != one.seat and m.points[seat] > best:
                best = m.points[seat]
        mine: float = m.points[one.seat]
        return mine - best

    def weight(self, character: i64) -> float:
        """Return the weight of a character among those that the player may choose from."""
        i: i64
        weights = WEIGHTS[self._group][character]
        logit = 0.0
        for i in range(_NUMBER):
            logit += self.f[i] * weights[i]
        return exp(logit)


assert len(FEATURES) == _NUMBER
