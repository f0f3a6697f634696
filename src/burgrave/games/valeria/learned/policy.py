"""What the net makes of Valeria, in the form that bots and searches ask for."""

from __future__ import annotations

from typing import Final

from burgrave.bots.ismcts import highest
from burgrave.bots.policy import Policy
from burgrave.games.valeria.learned.moves import Judge
from burgrave.games.valeria.policy.policy import ValeriaPolicy
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.phases import OVER
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.ints import i64
from burgrave.kernel.net import LOGIT, MOST_POINTS, POINTS, SHARE, Nets, share_of, share_out
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, action_ids, action_list

__all__ = ["NET_PLAYS_ON", "ValeriaNetPolicy", "ValeriaSearchPolicy"]

_SCALE: Final = 0.08
_NOISE: Final = 0.0
NET_PLAYS_ON: Final = 2  # players; where more take part, many quick playouts say more than few good ones
_LOOKED_THROUGH: Final = 8  # first actions: of 30, the win share is the same, and each decision takes twice as long


class ValeriaNetPolicy(Policy):
    """Judges by a net. What an option promises is told as a logit of the share of the win, not in points.

    ``output``: what tables are worth: ``SHARE``, for searches, or ``WIN``, the chance of winning as it is.
    """

    def __init__(self, nets: Nets, output: i64 = SHARE) -> None:
        Policy.__init__(self)
        self.scale = _SCALE
        self.judge = Judge(nets)
        self.output = output

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append what each of these legal actions promises ``seat``."""
        assert isinstance(state, ValeriaState)
        if len(options) == 1:
            out.append(0.0)
            return
        value: i64
        self.judge.judge_options(state, seat, action_list(options), _LOOKED_THROUGH)
        for value in self.judge.values:
            out.append(float(value) / float(LOGIT))

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return the option that looks best as the table lies after it."""
        assert isinstance(state, ValeriaState)
        return options[self.judge.judge_options(state, seat, options, 0)]

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Put what the table is worth to each seat, and the points it is likely to get, into these lists."""
        assert isinstance(state, ValeriaState)
        judge = self.judge
        judge.begin(state)
        seat: i64
        for seat in range(state.n):
            if state.phase == OVER:
                results = judge.results(state, seat)
                shares[seat] = results[self.output]
                scores[seat] = float(MOST_POINTS) * results[POINTS]
            else:
                judge.worth_now(state, seat)
                said = judge.look_of(seat).results
                shares[seat] = share_of(said[self.output])
                scores[seat] = float(MOST_POINTS) * share_of(said[POINTS])
        if state.n > 1:
            share_out(shares)

    def hold(self, state: State, last: i64) -> None:
        """Have a world end before the dice of a turn are rolled: what they bring is the net's to say."""
        assert isinstance(state, ValeriaState)
        state.held_from = last

    def progress(self, state: State) -> i64:
        """Return how many turns are over."""
        assert isinstance(state, ValeriaState)
        return state.turns()

    def conceals(self, action: i64) -> bool:
        """Tell whether the other seats do not see which action this was: the duke kept."""
        return act.is_concealed(action)

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return by how much a choice may fall short of the best by chance."""
        return _NOISE


class ValeriaSearchPolicy(ValeriaNetPolicy):
    """For searches: judges as the net does, and has rule bots play on where more than two take part.

    Their playouts take a fifth of the time. Among three rule bots, 50 deals of random cards: 41 % by 200 trials so, and
    34 % by 40 of the net's, which take as long. With two players neither was better.
    """

    def __init__(self, nets: Nets, output: i64 = SHARE) -> None:
        ValeriaNetPolicy.__init__(self, nets, output)
        self._hand = ValeriaPolicy()
        self._worths: list[float] = []

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return the option that looks best to the net, or to the rule bot."""
        assert isinstance(state, ValeriaState)
        if state.n <= NET_PLAYS_ON:
            return ValeriaNetPolicy.rollout_action(self, state, seat, options, rng)
        worths = self._worths
        worths.clear()
        self._hand.action_values(state, seat, action_ids(options), worths)
        return options[highest(worths)]
