"""Helpers for attacks by rank 8 characters.

Attacks are possible at any time during the turn; in the older editions, only at its end.
"""

from __future__ import annotations

from tests.games.citadels import playing
from tests.games.citadels.facing import starting
from tests.games.citadels.playing import do

from burgrave.games.citadels.rules.state import CitadelsState

STRIKES = ("destroy", "exchange", "seize")


def to_strike(state: CitadelsState) -> CitadelsState:
    """Advance a rank 8 character's turn, after gathering, to the choice of a target."""
    return state if playing.ruleset == "2016" else do(state, "end")


def targets(state: CitadelsState) -> list[str]:
    seat = state.to_act()
    to_strike(state)
    return starting(state, *STRIKES) if state.to_act() == seat else []
