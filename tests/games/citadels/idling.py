"""Helpers that play uneventful turns under any ruleset, including the extra steps of the older editions."""

from __future__ import annotations

from tests.games.citadels.playing import do, options

from burgrave.games.citadels.rules.pieces import CLOSING, EXTRA
from burgrave.games.citadels.rules.state import CitadelsState


def gather(state: CitadelsState, what: str = "gold") -> CitadelsState:
    """Gather gold or cards, keeping the first card offered; decline an extra offered right after that."""
    do(state, what)
    if options(state)[0].startswith("keep "):
        do(state, options(state)[0])
    if state.phase == EXTRA:
        do(state, "decline")
    return state


def leave(state: CitadelsState) -> CitadelsState:
    """End the turn, and decline a power offered at its end."""
    do(state, "end")
    if state.phase == CLOSING:
        do(state, "end")
    return state


def idle(state: CitadelsState) -> CitadelsState:
    """Play one action: end the turn, gather gold or decline if possible, otherwise take the first option."""
    possible = options(state)
    wanted = [text for text in ("end", "gold", "decline") if text in possible]
    return do(state, wanted[0] if wanted else possible[0])
