"""Whole games at full speed: the loop stays inside the compiled core."""

from __future__ import annotations

from typing import Final

from burgrave.citadels.phases import OVER
from burgrave.citadels.state import CitadelsState
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["play_random"]

_OPTIONS_KEPT: Final = 200


def play_random(state: CitadelsState, rng: Rng, limit: i64 = -1) -> i64:
    """Play uniformly random legal actions to the end (or ``limit`` of them); return how many."""
    decisions: i64 = 0
    options: list[int] = []  # used over and over: a new list for every decision would cost a sixth of the speed
    while state.phase != OVER and decisions != limit:
        start: i64 = len(options)
        if start > _OPTIONS_KEPT:
            options = []
            start = 0
        state.fill_legal(options)
        state.play(options[start + rng.below(len(options) - start)])
        decisions += 1
    return decisions
