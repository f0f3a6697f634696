"""What a net makes of Citadels, in the form that bots and searches ask for."""

from __future__ import annotations

from math import log
from typing import Final

from burgrave.bots.ismcts import Settings
from burgrave.games.citadels.learned.beliefs import Beliefs
from burgrave.games.citadels.learned.choices import Choices
from burgrave.games.citadels.learned.moves import Judge, results_of
from burgrave.games.citadels.policy.policy import CitadelsPolicy
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules.phases import OVER, PICK
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.ints import i64
from burgrave.kernel.learner import drawn
from burgrave.kernel.net import LOGIT, MOST_POINTS, POINTS, SHARE, Nets, share_of, share_out
from burgrave.kernel.rng import Rng, rng_at
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, action_list

__all__ = ["CitadelsNetOutlook", "CitadelsNetPolicy", "search_settings"]

WORLDS: Final = 4  # in which the bot tries each option
_SCALE: Final = 0.08
_MOOD: Final = 0.08  # a logit: how much the choice of a character may differ from what looks best
_STIRS: Final = 4  # generators that begin alike are as good as independent after so many steps


def search_settings() -> Settings:
    """Return how a search by a net goes about it."""
    found = Settings()
    found.rounds = 1  # the net says more of a round to come than playing it does
    # Of 200 iterations, against searches with 0.6 for any number: among four 28.3 % (± 3.5) with 0.3, 31.0 % with 0.15,
    # 27.0 % with 0.07. Of 3,000 iterations it makes no difference.
    found.by_seats = True
    return found


class CitadelsNetOutlook(CitadelsPolicy):
    """Judges actions as the rule bot does, and tables by a net. Others choose characters as searches were seen to.

    ``output``: what tables are worth: ``SHARE``, for searches, or ``WIN``, the chance of winning as it is.
    """

    def __init__(self, nets: Nets, output: i64 = SHARE) -> None:
        CitadelsPolicy.__init__(self)
        self.output = output
        self.judge = Judge(nets)
        self.judge.worlds = WORLDS
        self._whose: i64 = -1  # the seat that decides
        self._beliefs = Beliefs()
        self._choices = Choices()

    def prepare(self, world: State, seat: i64, rng: Rng) -> None:
        """Weigh what the others may have chosen."""
        assert isinstance(world, CitadelsState)
        self._whose = seat
        self._beliefs.weigh(self.mind, world, seat, rng)

    def sample(self, world: State, seat: i64, rng: Rng) -> State:
        """Return a world in which the others are likely to have chosen so."""
        assert isinstance(world, CitadelsState)
        new = world.sample(seat, rng)
        self._beliefs.deal(world, new, seat, rng)
        return new

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append what each of these legal actions promises ``seat``, or how likely others choose each character."""
        assert isinstance(state, CitadelsState)
        action: i64
        if not self._chooses_as_seen(state, seat):
            CitadelsPolicy.action_values(self, state, seat, options, out)
            return
        self._see(state, seat)
        for action in options:
            out.append(log(self._choices.weight(action - act.PICK)) * self.scale)

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return one of ``options``: what looks best with a little luck, or a character that others may choose."""
        assert isinstance(state, CitadelsState)
        i: i64
        if not self._chooses_as_seen(state, seat):
            return CitadelsPolicy.rollout_action(self, state, seat, options, rng)
        worths = self._worths
        worths.clear()
        self._see(state, seat)
        for i in range(len(options)):
            worths.append(self._choices.weight(options[i] - act.PICK))
        return options[drawn(worths, 0, rng)]

    def _chooses_as_seen(self, t: CitadelsState, seat: i64) -> bool:
        """Tell whether a character is chosen by somebody whose hand is not known."""
        return t.phase == PICK and seat != self._whose

    def _see(self, t: CitadelsState, seat: i64) -> None:
        self.mind.look(t, seat)
        self._choices.see(self.mind, t, t.players[seat])

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Put what the table is worth to each seat, and the points it is likely to get, into these lists."""
        assert isinstance(state, CitadelsState)
        seat: i64
        if state.phase == OVER:
            for seat, results in enumerate(results_of(state)):
                shares[seat] = results[self.output]
                scores[seat] = float(MOST_POINTS) * results[POINTS]
            return
        for seat in range(state.n):
            said = self.judge.note_now(state, seat).results
            shares[seat] = share_of(said[self.output])
            scores[seat] = float(MOST_POINTS) * share_of(said[POINTS])
        share_out(shares)


class CitadelsNetPolicy(CitadelsNetOutlook):
    """Judges by a net. What an option promises is told as a logit of the share of the win, not in points."""

    def __init__(self, nets: Nets) -> None:
        CitadelsNetOutlook.__init__(self, nets)
        self.scale = _SCALE

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
