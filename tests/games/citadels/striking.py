"""When rank 8 strikes: at any time of its turn, or at the end of it in the older editions."""

from __future__ import annotations

from tests.games.citadels import playing
from tests.games.citadels.facing import starting
from tests.games.citadels.playing import do

from burgrave.games.citadels.rules.state import CitadelsState

STRIKES = ("destroy", "exchange", "seize")


def to_strike(state: CitadelsState) -> CitadelsState:
    """Go on to the moment when rank 8, which has gathered, is asked for its target."""
    return state if playing.ruleset == "2016" else do(state, "end")


def targets(state: CitadelsState) -> list[str]:
    """Return what rank 8, which has gathered, may strike in this turn; the state goes on to that moment."""
    seat = state.to_act()
    to_strike(state)
    return starting(state, *STRIKES) if state.to_act() == seat else []
