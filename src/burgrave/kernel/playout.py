"""Whole games at full speed: the loop stays inside the compiled core."""

from __future__ import annotations

from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList

__all__ = ["play_random"]


def play_random(state: State, rng: Rng, limit: i64 = -1) -> i64:
    """Play uniformly random legal actions to the end (or ``limit`` of them); return how many."""
    decisions: i64 = 0
    options = ActionList()
    while decisions != limit:
        seat = state.to_act()
        if seat < 0:
            break
        options.clear()
        state.legal_into(seat, options)
        state.apply_unchecked(seat, options[rng.below(len(options))])
        decisions += 1
    return decisions
