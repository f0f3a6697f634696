"""Net policy of Valeria: the values of options, the policy and the shipped nets.

The value of an option is the net's value of the position after the complete move, before the next roll.
"""

from __future__ import annotations

import os
from typing import Final

from burgrave.bots.ismcts import highest
from burgrave.bots.policy import Policy
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.play.inputs import PLACES, Inputs
from burgrave.games.valeria.play.policy import ValeriaPolicy
from burgrave.games.valeria.rules import scoring
from burgrave.games.valeria.rules.board import (
    ACT,
    CAPTURE,
    DUKE,
    FREE,
    HARVEST,
    HELD,
    HUNT,
    OVER,
    PAY,
    RAID,
    THIEF,
    Board,
)
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, action_ids, action_list
from burgrave.kernel.ints import i64
from burgrave.kernel.net import (
    MOST_POINTS,
    POINTS,
    SHARE,
    Look,
    Looks,
    NetFiles,
    Nets,
    logit_of,
    place_of_highest,
    results_from,
    share_of,
    share_out,
)
from burgrave.kernel.net_sizes import LOGIT
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

# ---- Values of options -----------------------------------------------------------------------------------------------

# A move is an action with its payments, rewards and choices. Lookahead tries only the least and the most magic for a
# payment; the payment decision itself has every option. The most promising first actions of a turn are evaluated
# together with their best second action.

SPREAD: Final = 6.0  # softmax temperature in points; see ``soft_shares``
_DEEPEST: Final = 8  # maximum search depth in decisions
_SETTLED: Final = 1 << ACT | 1 << CAPTURE | 1 << HELD | 1 << OVER | 1 << RAID | 1 << THIEF  # phases
_LOOKED_AT_AGAIN: Final = 2
_WORST: Final = -(1 << 40)


class Evaluator:
    """Reusable net evaluator of options and of each seat's chance of winning."""

    def __init__(self, nets: Nets) -> None:
        self.inputs = Inputs()
        self.looks = Looks(nets)
        self._players: i64 = 0
        self.values: list[i64] = []  # values of the options, in order: logits in steps of 1 / LOGIT
        self._lists: list[ActionList] = []
        self._thorough = True
        self._to_the_end = False  # look ahead to the end of the turn

    def look_of(self, seat: i64) -> Look:
        return self.looks.of(seat, self._players)

    def begin(self, t: ValeriaState) -> None:
        """Record which cards are open, before a decision is evaluated."""
        self._players = t.n
        self.inputs.begin(t)

    def judge_options(self, t: ValeriaState, seat: i64, options: ActionList, through: i64) -> i64:
        """Write the values of the options to ``values``, and return the index of the best option.

        Each option is first evaluated with as little magic as possible; then the best options are also evaluated with
        as much magic as possible. If the decision belongs to the first action of a turn, the best ``through`` options
        are evaluated together with their best second action.
        """
        self.begin(t)
        i: i64 = 0
        number: i64 = len(options)
        values = self.values
        values.clear()
        self._thorough = False
        while i < number:
            values.append(self.worth(self.after(t, seat, options[i]), seat, 1))
            i += 1
        if t.phase == ACT or t.phase == HUNT:
            self._thorough = True
            for _ in range(_LOOKED_AT_AGAIN):
                i = place_of_highest(self.values)
                values[i] = self.worth(self.after(t, seat, options[i]), seat, 1)
        if through > 0 and number > 1 and self._is_first_action(t, seat):
            self._look_through(t, seat, options, through if through < number else number)
        return place_of_highest(self.values)

    def _is_first_action(self, t: ValeriaState, seat: i64) -> bool:
        """Return True if exactly one more action follows the action that a decision belongs to."""
        if seat != t.active or t.phase < ACT or t.phase > HUNT:
            return False
        begun = t.actions if t.phase != ACT else t.actions - 1
        return begun == 1

    def _look_through(self, t: ValeriaState, seat: i64, options: ActionList, number: i64) -> None:
        """Re-evaluate the best ``number`` options by the position at the end of the turn.

        The other options are ranked no higher than these.
        """
        values = self.values
        tried: list[i64] = []
        found: list[i64] = []
        i: i64
        self._thorough = False
        self._to_the_end = True
        for _ in range(number):
            i = place_of_highest(values)
            tried.append(i)
            found.append(self.worth(self.after(t, seat, options[i]), seat, 1))
            values[i] = _WORST
        self._to_the_end = False
        least: i64 = min(found)
        for i in range(len(options)):
            if values[i] > least:
                values[i] = least
        for place, i in enumerate(tried):
            values[i] = found[place]

    def after(self, t: ValeriaState, seat: i64, action: i64) -> ValeriaState:
        """Apply an action to a copy of the state, stopping before the next roll, and return the copy."""
        after = t.copy()
        after.held_from = 0
        after.apply_unchecked(seat, action)
        return after

    def worth(self, t: ValeriaState, seat: i64, depth: i64) -> i64:
        """Return the value of a state for a seat that makes the best decisions in the rest of its move or turn."""
        goes_on = self._to_the_end and t.phase == ACT and seat == t.active
        if depth >= _DEEPEST or (self.is_settled(t, seat) and not goes_on):
            return self.worth_now(t, seat)
        while depth >= len(self._lists):
            self._lists.append(ActionList())
        options = self._lists[depth]
        options.clear()
        t.legal_into(seat, options)
        number: i64 = len(options)
        step: i64 = 1
        if t.phase == PAY and number > 1:
            step = number - 1 if self._thorough else number
        best: i64 = _WORST
        i: i64 = 0
        while i < number:
            if not self._is_unseen(t, options[i]):
                value = self.worth(self.after(t, seat, options[i]), seat, depth + 1)
                if value > best:
                    best = value
            i += step
        return best if best > _WORST else self.worth_now(t, seat)

    def _is_unseen(self, t: ValeriaState, action: i64) -> bool:
        """Return True if an action takes a card that was turned up after the decision began."""
        if t.phase == ACT and action & VERB == act.BUILD:
            return self.inputs.is_domain_unseen(t, action - act.BUILD)
        if t.phase == ACT and action & VERB == act.RECRUIT:
            return self.inputs.is_citizen_unseen(t, action - act.RECRUIT)
        return t.phase == FREE and self.inputs.is_citizen_unseen(t, action - act.FREE)

    def is_settled(self, t: ValeriaState, seat: i64) -> bool:
        """Return True if a seat has no decision left that belongs to its last action."""
        phase = t.phase
        if phase == DUKE or phase == HARVEST:  # not ``in`` a tuple, which mypyc would allocate
            return not t.is_open(seat)
        return seat != t.active or bool(_SETTLED >> phase & 1)

    def worth_now(self, t: ValeriaState, seat: i64) -> i64:
        """Return the value of a state for a seat, without lookahead; it is exact when the game is over."""
        if t.phase == OVER:
            return logit_of(self.results(t, seat)[SHARE])
        look = self.look_of(seat)
        self.inputs.show(t, seat, look)
        return look.judge()

    def results(self, t: ValeriaState, seat: i64) -> list[float]:
        """Return the values that the net's outputs should have for a seat in a finished game."""
        shares = shares_of(t)
        points = t.scores()
        all_shares = shares
        if t.n == 1:
            points.append(scoring.dark_lord(t).total())
            all_shares = [shares[0], 1.0 - shares[0]]
        return results_from(points, all_shares, SPREAD)[seat]


def shares_of(t: Board) -> list[float]:
    ranks = scoring.ranks(t)
    rank: i64
    winners = 0.0
    for rank in ranks:
        if rank == 1:
            winners += 1.0
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


# ---- The policy ------------------------------------------------------------------------------------------------------

_SCALE: Final = 0.08
_NOISE: Final = 0.0
NET_PLAYS_ON: Final = 2  # players; with more, many fast playouts beat few good ones
_LOOKED_THROUGH: Final = 8  # first actions; 30 win no more games and take twice as long


class ValeriaNetPolicy(Policy):
    """Policy that evaluates options with a net. Action values are logits of the win share, not points.

    ``output`` selects the value of a state: ``SHARE`` for searches, or ``WIN``, the plain chance of winning.
    """

    def __init__(self, nets: Nets, output: i64 = SHARE) -> None:
        Policy.__init__(self)
        self.scale = _SCALE
        self.judge = Evaluator(nets)
        self.output = output

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append the value of each of these legal actions for ``seat``, as a logit of the win share."""
        assert isinstance(state, ValeriaState)
        if len(options) == 1:
            out.append(0.0)
            return
        value: i64
        self.judge.judge_options(state, seat, action_list(options), _LOOKED_THROUGH)
        for value in self.judge.values:
            out.append(float(value) / float(LOGIT))

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return the best option, without looking ahead to a second action."""
        assert isinstance(state, ValeriaState)
        return options[self.judge.judge_options(state, seat, options, 0)]

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Write each seat's win share and expected points to these lists."""
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
        """Make the state stop before the next roll once the game has reached ``last`` completed turns.

        The net's value of such a state already accounts for the possible dice.
        """
        assert isinstance(state, ValeriaState)
        state.held_from = last

    def progress(self, state: State) -> i64:
        """Return the number of completed turns."""
        assert isinstance(state, ValeriaState)
        return state.turns()

    def conceals(self, action: i64) -> bool:
        """Return True if other seats do not see the action's argument, as when a player keeps a duke."""
        return act.is_concealed(action)

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return the noise that breaks ties between nearly equal options."""
        return _NOISE


class ValeriaSearchPolicy(ValeriaNetPolicy):
    """Search policy that evaluates states with the net; with more than two players, playouts use the rule policy.

    A rule playout takes a fifth of the time of a net playout. Against three rule bots (50 random deals), 200 rule
    playouts won 41% of the games, and 40 net playouts, which take as long, won 34%. With two players, neither was
    better.
    """

    def __init__(self, nets: Nets, output: i64 = SHARE) -> None:
        ValeriaNetPolicy.__init__(self, nets, output)
        self._hand = ValeriaPolicy()
        self._worths: list[float] = []

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return the net's best option or, with more than two players, the rule policy's."""
        assert isinstance(state, ValeriaState)
        if state.n <= NET_PLAYS_ON:
            return ValeriaNetPolicy.rollout_action(self, state, seat, options, rng)
        worths = self._worths
        worths.clear()
        self._hand.action_values(state, seat, action_ids(options), worths)
        return options[highest(worths)]


# ---- Shipped nets ----------------------------------------------------------------------------------------------------

SHIPPED: Final = NetFiles(os.path.dirname(__file__), "valeria", PLACES)
