"""Whole games at full speed: the loop stays inside the compiled core."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["play_random"]

# The list of options is used over and over, and never shrinks below half of its room: growing a new list for every
# decision, or for every few, would cost a tenth of the speed.
_ROOM: Final = 512
_FLOOR: Final = 256
_FULL: Final = 440


def play_random(state: State, rng: Rng, limit: i64 = -1) -> i64:
    """Play uniformly random legal actions to the end (or ``limit`` of them); return how many."""
    decisions: i64 = 0
    options: list[int] = [0] * _ROOM
    del options[_FLOOR:]
    while decisions != limit:
        seat = state.to_act()
        if seat < 0:
            break
        start: i64 = len(options)
        if start > _FULL:
            del options[_FLOOR:]
            start = _FLOOR
        state.legal_into(seat, options)
        state.apply_unchecked(seat, options[start + rng.below(len(options) - start)])
        decisions += 1
    return decisions
