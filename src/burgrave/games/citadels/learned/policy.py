"""What a net makes of Citadels, in the form that bots and searches ask for."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.learned.beliefs import Beliefs
from burgrave.games.citadels.learned.moves import Judge, results_of
from burgrave.games.citadels.policy.policy import CitadelsPolicy
from burgrave.games.citadels.rules.phases import OVER, PICK
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.ints import i64
from burgrave.kernel.net import LOGIT, MOST_POINTS, POINTS, SHARE, Nets, share_of
from burgrave.kernel.rng import Rng, rng_at
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, action_list

__all__ = ["CitadelsNetOutlook", "CitadelsNetPolicy"]

WORLDS: Final = 4  # in which the bot tries each option
_SCALE: Final = 0.08
_MOOD: Final = 0.08  # a logit: how much the choice of a character may differ from what looks best
_STIRS: Final = 4  # generators that begin alike are as good as independent after so many steps


class CitadelsNetOutlook(CitadelsPolicy):
    """Judges actions as the rule bot does, and tables by a net.

    ``anywhere``: at any moment; otherwise between two rounds alone, and by hand within one. ``output``: what tables are
    worth: ``SHARE``, for searches, or ``WIN``, the chance of winning as it is.
    """

    def __init__(self, nets: Nets, anywhere: bool = False, output: i64 = SHARE) -> None:
        CitadelsPolicy.__init__(self)
        self.output = output
        self.judge = Judge(nets)
        self.judge.worlds = WORLDS
        self.anywhere = anywhere
        self._beliefs = Beliefs()

    def prepare(self, world: State, seat: i64, rng: Rng) -> None:
        """Weigh what the others may have chosen."""
        assert isinstance(world, CitadelsState)
        self._beliefs.weigh(self.mind, world, seat, rng)

    def sample(self, world: State, seat: i64, rng: Rng) -> State:
        """Return a world in which the others are likely to have chosen so."""
        assert isinstance(world, CitadelsState)
        new = world.sample(seat, rng)
        self._beliefs.deal(world, new, seat, rng)
        return new

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Put what the table is worth to each seat, and the points it is likely to get, into these lists."""
        assert isinstance(state, CitadelsState)
        seat: i64
        if state.phase == OVER:
            for seat, results in enumerate(results_of(state)):
                shares[seat] = results[self.output]
                scores[seat] = float(MOST_POINTS) * results[POINTS]
            return
        if not self.anywhere and (state.phase != PICK or state.draft_step > 0):
            CitadelsPolicy.evaluate(self, state, shares, scores)
            return
        total = 0.0
        for seat in range(state.n):
            look = self.judge.note_now(state, seat)
            share = share_of(look.results[self.output])
            shares[seat] = share
            scores[seat] = float(MOST_POINTS) * share_of(look.results[POINTS])
            total += share
        for seat in range(state.n):
            shares[seat] /= total


class CitadelsNetPolicy(CitadelsNetOutlook):
    """Judges by a net. What an option promises is told as a logit of the share of the win, not in points.

    ``plays``: rollout actions are the net's, too; otherwise they are chosen quickly, as by the rule bot's policy.
    """

    def __init__(self, nets: Nets, plays: bool = False) -> None:
        CitadelsNetOutlook.__init__(self, nets, True)
        self.scale = _SCALE
        self.plays = plays

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append what each of these legal actions promises ``seat``."""
        assert isinstance(state, CitadelsState)
        if len(options) == 1:
            out.append(0.0)
            return
        value: i64
        self.judge.judge_options(state, seat, action_list(options), _luck(state, seat))
        for value in self.judge.values:
            out.append(float(value) / float(LOGIT))

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return one of ``options``: the one that looks best in one world, or one that is chosen quickly."""
        if not self.plays or len(options) == 1:
            return CitadelsPolicy.rollout_action(self, state, seat, options, rng)
        assert isinstance(state, CitadelsState)
        judge = self.judge
        judge.worlds = 1
        best = judge.judge_options(state, seat, options, rng)
        judge.worlds = WORLDS
        return options[best]

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return by how much a choice may fall short of the best by chance: in the choice of a character alone."""
        assert isinstance(state, CitadelsState)
        return _MOOD if state.phase == PICK else 0.0


def _luck(t: CitadelsState, seat: i64) -> Rng:
    """Return a generator for the worlds of a decision: the same for all tables that look the same to the seat."""
    moment = ((t.round * 16 + t.rank) * 32 + t.phase) * 16 + t.draft_step
    x: i64 = moment + 1
    rng = rng_at((x << 32) + seat + 1)
    for _ in range(_STIRS):
        rng.below(2)
    return rng
