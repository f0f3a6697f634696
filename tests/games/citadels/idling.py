"""Turns in which little happens, under any ruleset: with the steps that only the older editions ask for."""

from __future__ import annotations

from tests.games.citadels.playing import do, options

from burgrave.games.citadels.rules.pieces import CLOSING, EXTRA
from burgrave.games.citadels.rules.state import CitadelsState


def gather(state: CitadelsState, what: str = "gold") -> CitadelsState:
    """Gather gold or cards (the first of them is kept) and do without the extra that may come right after it."""
    do(state, what)
    if options(state)[0].startswith("keep "):
        do(state, options(state)[0])
    if state.phase == EXTRA:
        do(state, "decline")
    return state


def leave(state: CitadelsState) -> CitadelsState:
    """End the turn without the power that may come last in it."""
    do(state, "end")
    if state.phase == CLOSING:
        do(state, "end")
    return state


def idle(state: CitadelsState) -> CitadelsState:
    """Do the least: end, gather gold, do without an extra, or else whatever comes first."""
    possible = options(state)
    wanted = [text for text in ("end", "gold", "decline") if text in possible]
    return do(state, wanted[0] if wanted else possible[0])
