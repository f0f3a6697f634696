"""What the rule bots of Valeria go by: which action looks good. Who is likely to win is the net's to say."""

from __future__ import annotations

from typing import Final

from burgrave.bots.policy import Policy
from burgrave.games.valeria.policy.decision import Decision
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State

__all__ = ["ValeriaPolicy"]

_SCALE: Final = 0.3  # measured: what is worth less than that by a point is hardly ever best
_LUCK: Final = 0.02


class ValeriaPolicy(Policy):
    """Rules of thumb in points; each number of players has numbers of its own."""

    def __init__(self) -> None:
        Policy.__init__(self)
        self.scale = _SCALE
        self.decision = Decision(2)

    def decision_of(self, players: i64) -> Decision:
        """Return the judge for so many players."""
        if self.decision.n != players:
            self.decision = Decision(players)
        return self.decision

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append what each of these legal actions promises ``seat``, in points."""
        assert isinstance(state, ValeriaState)
        if len(options) == 1:
            out.append(0.0)
            return
        self.decision_of(state.n).action_values(state, seat, options, out)

    def progress(self, state: State) -> i64:
        """Return how many rounds have begun."""
        assert isinstance(state, ValeriaState)
        return state.round

    def conceals(self, action: i64) -> bool:
        """Tell whether the other seats do not see which action this was: the duke kept."""
        return act.is_concealed(action)

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return by how many points a choice may fall short of the best by chance."""
        return _LUCK
