"""The judgement of searches: what was made by hand for each action, and a net for what a table is worth."""

from __future__ import annotations

from burgrave.games.citadels.learned.inputs import PLACES, show
from burgrave.games.citadels.learned.selfplay import results_of
from burgrave.games.citadels.policy.policy import CitadelsPolicy
from burgrave.games.citadels.rules.phases import OVER, PICK
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.ints import i64
from burgrave.kernel.net import MOST_POINTS, POINTS, SHARE, Look, Net, share_of
from burgrave.kernel.state import State

__all__ = ["CitadelsNetPolicy"]

_MOST_PLAYERS = 8
assert PLACES.size > 0


class CitadelsNetPolicy(CitadelsPolicy):
    """Judges actions as the rule bot does, and a table between two rounds by a net."""

    def __init__(self, net: Net) -> None:
        CitadelsPolicy.__init__(self)
        self.looks = [Look(net) for _ in range(_MOST_PLAYERS)]

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Put each seat's share of the win, softened by the points, and the points it is likely to get, into lists."""
        assert isinstance(state, CitadelsState)
        seat: i64
        if state.phase == OVER:
            for seat, results in enumerate(results_of(state)):
                shares[seat] = results[SHARE]
                scores[seat] = float(MOST_POINTS) * results[POINTS]
            return
        if state.phase != PICK or state.draft_step > 0:
            CitadelsPolicy.evaluate(self, state, shares, scores)
            return
        total = 0.0
        for seat in range(state.n):
            look = self.looks[seat]
            show(state, seat, look)
            share = share_of(look.judge())
            shares[seat] = share
            scores[seat] = float(MOST_POINTS) * share_of(look.results[POINTS])
            total += share
        for seat in range(state.n):
            shares[seat] /= total
