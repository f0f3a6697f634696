"""What bots must know of Valeria: which action looks good, and who is likely to win."""

from __future__ import annotations

from typing import Final

from burgrave.bots.policy import Policy
from burgrave.games.valeria.policy import forecast as chances
from burgrave.games.valeria.policy.decision import Decision
from burgrave.games.valeria.policy.luck import Luck
from burgrave.games.valeria.policy.quick import chosen
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList

__all__ = ["ValeriaPolicy"]

_SCALE: Final = 0.3  # measured: what is worth less than that by a point is hardly ever best
_LUCK: Final = 0.02


class ValeriaPolicy(Policy):
    """Rules of thumb in points; each number of players has numbers of its own.

    ``learned``: with what playouts said of each card, unless one plays alone.
    """

    def __init__(self, learned: bool = False) -> None:
        Policy.__init__(self)
        self.scale = _SCALE
        self.learned = learned
        self.decision = Decision(2, learned)
        self.chances = chances.Chances()
        self.luck = Luck()

    def decision_of(self, players: i64) -> Decision:
        """Return the judge for so many players."""
        if self.decision.n != players:
            self.decision = Decision(players, self.learned and players > 1)
        return self.decision

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append what each of these legal actions promises ``seat``, in points."""
        assert isinstance(state, ValeriaState)
        if len(options) == 1:
            out.append(0.0)
            return
        self.decision_of(state.n).action_values(state, seat, options, out)

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return one of ``options``, chosen in about a microsecond."""
        assert isinstance(state, ValeriaState)
        return chosen(state, seat, options, rng)

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Put each seat's chance of winning, and the points it is likely to end with, into these lists."""
        assert isinstance(state, ValeriaState)
        self.chances.evaluate(state, shares, scores)

    def begin_luck(self, state: State) -> None:
        """Begin to take note of the dice."""
        assert isinstance(state, ValeriaState)
        self.luck.begin(state)

    def note_luck(self, state: State) -> None:
        """Take note of a new roll."""
        assert isinstance(state, ValeriaState)
        self.luck.look(state)

    def take_luck(self, scores: list[float]) -> None:
        """Take the luck with the dice out of the points."""
        for seat, points in enumerate(self.luck.points):
            scores[seat] -= points

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
