"""Self-play training games of Valeria."""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.bots.policy import Policy
from burgrave.games.valeria.play.inputs import PLACES
from burgrave.games.valeria.play.net import Evaluator
from burgrave.games.valeria.play.policy import ValeriaPolicy
from burgrave.games.valeria.rules.board import HELD, OVER
from burgrave.games.valeria.rules.setup import deal, resolve
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import ActionList, action_ids
from burgrave.kernel.ints import i64
from burgrave.kernel.learner import Learner, TrainingSamples, Yardstick, drawn
from burgrave.kernel.net import Net, Nets, blank, share_of
from burgrave.kernel.rng import Rng, seed_of

_EXPLORES: Final = 8  # percentage of exploratory decisions
_WARMTH: Final = 0.025  # softmax temperature of exploration, in shares of the win
_PLAYERS: Final = [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5]  # sampled uniformly
_LOOKED_THROUGH: Final = 4  # first actions of a turn: fewer than in real games, for speed
_PRINTED: Final = ["first-game", "glittering-gold", "mastery-over-magic", "monster-blood"]


class ValeriaLearner(Learner):
    """Self-play learner for any number of players and all kinds of setups, mostly random ones."""

    def __init__(self) -> None:
        Learner.__init__(self, PLACES)
        self._net: Net | None = None
        self._rival: Evaluator | None = None
        self._judge = Evaluator(Nets(blank(PLACES.size)))
        self._teacher = ValeriaPolicy()

    def take(self, net: Net | None, rival: Net | None = None) -> None:
        """Set the net that plays, or None for the rule bot.

        ``rival`` is a net that plays all seats except the one that learns.
        """
        self._net = net
        self._judge = Evaluator(Nets(net if net is not None else blank(PLACES.size)))
        self._rival = None if rival is None else Evaluator(Nets(rival))

    def play(self, seed: object, samples: TrainingSamples) -> None:
        """Play a game with random options drawn from ``seed``, and add its samples to ``samples``."""
        rng = Rng(seed_of("lesson", seed))
        t = _new_game(seed, rng, self.players)
        learning = self.one_learning(rng, t.num_players, self._rival is not None)
        _play(t, self._judge, self._net is not None, self._teacher, self._rival, learning, samples, rng)

    def yardsticks(self) -> list[Yardstick]:
        """Return the matches against the rule bot that measure the net, which plays without search."""
        return [
            Yardstick("two players", ["net:{net}", "rules"], {"scenario": "random"}),
            Yardstick("four players", ["net:{net}", "rules", "rules", "rules"], {"scenario": "random"}),
        ]


def _new_game(seed: object, rng: Rng, wanted: int) -> ValeriaState:
    players = _PLAYERS[rng.below(len(_PLAYERS))]
    if wanted:
        players = wanted
    scenario = "random" if rng.below(10) < 7 else _PRINTED[rng.below(len(_PRINTED))]
    setup = resolve(
        players=players,
        scenario=scenario,
        areas=None,
        citizens=None,
        without=None,
        mixed=rng.below(10) == 0,
        first=None,
        end_latched=True,
        seed=seed,
    )
    return deal(setup, seed_of("lesson", "deal", seed))


def _play(
    t: ValeriaState,
    judge: Evaluator,
    by_net: bool,
    teacher: Policy,
    rival: Evaluator | None,
    learning: i64,
    samples: TrainingSamples,
    rng: Rng,
) -> None:
    """Play a game to the end with the net or the teacher, and add its samples to ``samples``.

    ``learning`` is the only seat that yields samples, or -1 for all seats. The rival, or the teacher if there is none,
    plays the other seats.
    """
    options = ActionList()
    samples.begin(t.num_players)
    while True:
        seat = t.to_act()
        if seat < 0:
            break
        options.clear()
        t.legal_into(seat, options)
        action = options[0]
        if len(options) > 1:
            if learning < 0 or seat == learning:
                if by_net:
                    action = options[_chosen(t, seat, options, judge, rng)]
                else:
                    action = options[_taught(t, seat, options, teacher, 2 * _EXPLORES, rng)]
            elif rival is not None:
                action = options[rival.judge_options(t, seat, options, _LOOKED_THROUGH)]
            else:
                action = options[_taught(t, seat, options, teacher, 0, rng)]
            _note(t, seat, action, judge, learning, samples)
        t.apply_unchecked(seat, action)
    samples.finish([judge.results(t, seat) for seat in range(t.n)])


def _taught(t: ValeriaState, seat: i64, options: ActionList, teacher: Policy, errs: i64, rng: Rng) -> i64:
    """Return the index of the rule bot's best option, or of a random option with a probability of ``errs`` percent."""
    if rng.below(100) < errs:
        return rng.below(len(options))
    i: i64
    best: i64 = 0
    worths: list[float] = []
    teacher.action_values(t, seat, action_ids(options), worths)
    for i in range(len(options)):
        if worths[i] > worths[best]:
            best = i
    return best


def _chosen(t: ValeriaState, seat: i64, options: ActionList, judge: Evaluator, rng: Rng) -> i64:
    """Return the index of the net's best option or, sometimes, of another good option for exploration."""
    i: i64
    best: i64 = judge.judge_options(t, seat, options, _LOOKED_THROUGH)
    if rng.below(100) >= _EXPLORES:
        return best
    top = share_of(judge.values[best])
    weights: list[float] = []
    for i in range(len(options)):
        weights.append(exp((share_of(judge.values[i]) - top) / _WARMTH))
    return drawn(weights, best, rng)


def _note(t: ValeriaState, seat: i64, action: i64, judge: Evaluator, learning: i64, samples: TrainingSamples) -> None:
    """Add the position after an action as a sample, unless the game is over or the action has left a decision open.

    ``learning`` is the only seat that yields samples; -1 means all seats.
    """
    judge.begin(t)
    after = judge.after(t, seat, action)
    if after.phase == OVER or not judge.is_settled(after, seat):
        return
    if after.phase == HELD:
        for player in after.players:
            if learning < 0 or player.seat == learning:
                judge.worth_now(after, player.seat)
                samples.note(judge.look_of(player.seat), player.seat, True)
    elif learning < 0 or seat == learning:
        judge.worth_now(after, seat)
        samples.note(judge.look_of(seat), seat, False)
