"""How likely somebody is to choose a character, by what everybody sees of the table: learned from searches' own games.

A logit for each character is the sum of features, each with its weight; chances are in proportion to its exponential.
``tools/fit_choices.py`` writes the weights to ``choices.weights``, which lists them by name as net files do; a new
character has the mean weights of its rank. The meaning of a feature changes only together with its name.
"""

from __future__ import annotations

import os
from functools import cache
from math import exp
from typing import Final

from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, CHARACTER_RANK
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout, weights_bytes, weights_in

__all__ = ["FEATURES", "GROUPS", "WEIGHTS_FILE", "Choices", "choice_weights", "choices_bytes", "group_of"]

FEATURES: Final = [
    "one", "gold", "some_gold", "no_gold", "cards", "some_cards", "no_cards", "size", "begins", "gold_of_others",
    "cards_of_others", "size_of_others", "lead", "two_short", "one_short", "others_two_short", "others_one_short",
    "noble", "religious", "trade", "military", "unique",
]  # fmt: skip
GROUPS: Final = ["two_players", "three_players", "more_players"]
WEIGHTS_FILE: Final = os.path.join(os.path.dirname(__file__), "choices.weights")
_NUMBER: Final = 22
_GAME: Final = "citadels choices"
_UNIT: Final = 100  # of a weight of 1.0


class _Places(Layout):
    """The places of the weights in the file."""

    def __init__(self) -> None:
        Layout.__init__(self)
        for group in GROUPS:
            for feature in FEATURES:
                self.add(f"{group}.{feature}", CHARACTER_NAMES, [int(rank) for rank in CHARACTER_RANK])


def choice_weights(data: bytes) -> list[list[list[float]]]:
    """Return the weights in a file, by group, character and feature."""
    found = [weight / _UNIT for weight in weights_in(data, _Places(), _GAME, 1, [])[0]]
    size = len(CHARACTER_NAMES)
    end = _NUMBER * size
    return [
        [found[group * end + character : (group + 1) * end : size] for character in range(size)]
        for group in range(len(GROUPS))
    ]


def choices_bytes(weights: list[list[list[float]]], made: dict[str, object]) -> bytes:
    """Return the file of these weights. ``made``: how they were learned."""
    numbers = [round(row[feature] * _UNIT) for table in weights for feature in range(_NUMBER) for row in table]
    return weights_bytes([numbers], _Places(), {"game": _GAME, "made": made})


@cache
def _shipped() -> list[list[list[float]]]:
    with open(WEIGHTS_FILE, "rb") as file:
        return choice_weights(file.read())


def group_of(players: i64) -> i64:
    """Return which weights are those of so many players."""
    return players - 2 if players < 4 else 2


class Choices:
    """What one player is likely to choose; it is used over and over."""

    def __init__(self) -> None:
        self.f = [0.0] * _NUMBER
        self._weights = _shipped()
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
        weights = self._weights[self._group][character]
        logit = 0.0
        for i in range(_NUMBER):
            logit += self.f[i] * weights[i]
        return exp(logit)


assert len(FEATURES) == _NUMBER
