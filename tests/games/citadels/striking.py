"""Timing of rank 8's strike: at any time of its turn, or at its end in the older editions."""

from __future__ import annotations

from tests.games.citadels import playing
from tests.games.citadels.facing import starting
from tests.games.citadels.playing import do

from burgrave.games.citadels.rules.state import CitadelsState

STRIKES = ("destroy", "exchange", "seize")


def to_strike(state: CitadelsState) -> CitadelsState:
    """Continue until rank 8, which has gathered, chooses its target."""
    return state if playing.ruleset == "2016" else do(state, "end")


def targets(state: CitadelsState) -> list[str]:
    """Return the targets of rank 8, which has gathered, advancing the state to that decision."""
    seat = state.to_act()
    to_strike(state)
    return starting(state, *STRIKES) if state.to_act() == seat else []
