"""Whole games at full speed: the loop stays inside the compiled core."""

from __future__ import annotations

from burgrave.citadels.state import CitadelsState
from burgrave.citadels.table import OVER
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["play_random"]


def play_random(state: CitadelsState, rng: Rng, limit: i64 = -1) -> i64:
    """Play uniformly random legal actions to the end (or ``limit`` of them); return how many."""
    decisions: i64 = 0
    while state.phase != OVER and decisions != limit:
        options: list[int] = []
        state.fill_legal(options)
        state.play(options[rng.below(len(options))])
        decisions += 1
    return decisions
