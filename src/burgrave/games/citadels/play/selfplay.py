"""Self-play training games of Citadels, played by a net, a search with a net, or the rule bot."""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.bots.ismcts import Search
from burgrave.bots.policy import Policy
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.play.inputs import PLACES
from burgrave.games.citadels.play.net import CitadelsNetOutlook, Evaluator, results_of, search_settings
from burgrave.games.citadels.play.policy import CitadelsPolicy
from burgrave.games.citadels.rules.pieces import BURY, LEND, OVER, PICK
from burgrave.games.citadels.rules.ruleset import MOST_PLAYERS, RULESETS, scenarios_of
from burgrave.games.citadels.rules.setup import deal, resolve
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, action_ids
from burgrave.kernel.ints import i64
from burgrave.kernel.learner import Learner, TrainingSamples, Yardstick, drawn
from burgrave.kernel.net import Net, Nets, blank, share_of
from burgrave.kernel.rng import Rng, seed_of

WORLDS: Final = 2  # sampled worlds per option
_EXPLORES: Final = 8  # percent of decisions
_WARMTH: Final = 0.025  # softmax temperature of exploration, in win shares
_MOOD: Final = 0.02  # temperature of choices that must not be predictable (characters, hidden targets)
_ERRS: Final = 4  # percent of the rule bot's decisions that are random
_WATCHES: Final = 6  # one in this many decisions is also recorded from another seat's view
_FINE: Final = 1 << 20
_HIDDEN: Final[list[i64]] = [
    *(act.ROB, act.KILL, act.BEWITCH, act.SIGN, act.WARRANT, act.THREATEN, act.BLUFF),
    *(act.SWAP, act.SPY, act.PEEK, act.STAGE),
]
"""Verbs that target a hidden character or hand; a player who always chose the best target would be predictable."""


class CitadelsLearner(Learner):
    """Self-play generator for all editions and numbers of players; half of the games have random casts."""

    def __init__(self) -> None:
        Learner.__init__(self, PLACES)
        self.may_think = True
        self._net: Net | None = None
        self._rival: Evaluator | None = None
        self._judge = Evaluator(Nets(blank(PLACES.size)))
        self._teacher = CitadelsPolicy()
        self._search: Search | None = None
        self._rival_search: Search | None = None

    def take(self, net: Net | None, rival: Net | None = None) -> None:
        """Set the net that plays (None: the rule bot); ``rival``, if given, plays all seats except the recorded one."""
        self._net = net
        self._judge = Evaluator(Nets(net if net is not None else blank(PLACES.size)))
        self._judge.worlds = WORLDS
        self._rival = None if rival is None else Evaluator(Nets(rival))
        if self._rival is not None:
            self._rival.worlds = WORLDS
        thinks = self.thinks > 0
        self._search = _search_by(net) if thinks and net is not None else None
        self._rival_search = _search_by(rival) if thinks and rival is not None else None

    def play(self, seed: object, samples: TrainingSamples) -> None:
        """Play a game set up from ``seed`` and record its training samples."""
        rng = Rng(seed_of("lesson", seed))
        t = _new_game(seed, rng, self.players)
        if self._search is not None:
            self._search.rng = Rng(seed_of("lesson", "search", seed))
        if self._rival_search is not None:
            self._rival_search.rng = Rng(seed_of("lesson", "rival", seed))
        self._play(t, self.one_learning(rng, t.num_players, self._rival is not None), samples, rng)

    def _play(self, t: CitadelsState, learning: i64, samples: TrainingSamples, rng: Rng) -> None:
        """Play a game to its end and record the seat ``learning``, or all seats if it is -1."""
        other: i64
        options = ActionList()
        judge = self._judge
        samples.begin(t.num_players)
        noted: i64 = t.round
        while True:
            seat = t.to_act()
            if seat < 0:
                break
            if t.round != noted:
                noted = t.round
                for other in range(t.n):
                    if learning < 0 or other == learning:
                        samples.note(judge.note_now(t, other), other, True)
            options.clear()
            t.legal_into(seat, options)
            learns = learning < 0 or seat == learning
            action = options[0]
            if len(options) > 1:
                action = self._own(t, seat, options, rng) if learns else self._others(t, seat, options, rng)
            t.held = True
            t.apply_unchecked(seat, action)
            if learns:
                _note(t, seat, judge, learning, samples, rng)
            t.go_on()
        samples.finish(results_of(t))

    def _own(self, t: CitadelsState, seat: i64, options: ActionList, rng: Rng) -> i64:
        if self._search is not None:
            return _searched(t, seat, options, self._search, self.thinks, _EXPLORES, rng)
        if self._net is not None:
            return options[_chosen(t, seat, options, self._judge, _EXPLORES, rng)]
        return options[_taught(t, seat, options, self._teacher, _ERRS, rng)]

    def _others(self, t: CitadelsState, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return the action of a seat that is not recorded: the rival's or, if there is none, the rule bot's."""
        if self._rival_search is not None:
            return _searched(t, seat, options, self._rival_search, self.thinks, 0, rng)
        if self._rival is not None:
            return options[_chosen(t, seat, options, self._rival, 0, rng)]
        return options[_taught(t, seat, options, self._teacher, 0, rng)]

    def yardsticks(self) -> list[Yardstick]:
        """Return benchmark matches of the net, without search, against the rule bot."""
        return [
            Yardstick(f"{players} players", ["net:{net}", *["rules"] * (players - 1)], {"scenario": "random"})
            for players in (2, 4)
        ]


def _search_by(net: Net) -> Search:
    return Search(CitadelsNetOutlook(Nets(net)), search_settings(), Rng(0))


def _new_game(seed: object, rng: Rng, wanted: int) -> CitadelsState:
    edition = [*RULESETS][rng.below(len(RULESETS))]
    rules = RULESETS[edition]
    printed = [*scenarios_of(rules)]
    scenario = "random" if rng.below(10) < 5 else printed[rng.below(len(printed))]
    players = 2 + rng.below(MOST_PLAYERS - 1)
    if rng.below(3) == 0:
        players = 4
    if wanted:
        players = wanted
    setup = resolve(ruleset=edition, players=int(players), scenario=scenario, seed=seed)
    return deal(setup, seed_of("lesson", "deal", seed))


def _note(t: CitadelsState, seat: i64, judge: Evaluator, learning: i64, samples: TrainingSamples, rng: Rng) -> None:
    """Record the state after an action unless follow-up decisions remain.

    If all seats are recorded, sometimes also record the state as another seat sees it.
    """
    if t.phase == OVER or not judge.is_settled(t, seat):
        return
    samples.note(judge.note_now(t, seat), seat, False)
    if learning < 0 and rng.below(_WATCHES) == 0:
        other = (seat + 1 + rng.below(t.n - 1)) % t.n
        samples.note(judge.note_now(t, other), other, False)


# ---- choices ---------------------------------------------------------------------------------------------------------


def _chosen(t: CitadelsState, seat: i64, options: ActionList, judge: Evaluator, explores: i64, rng: Rng) -> i64:
    """Return the index of the net's choice or, with a probability of ``explores`` percent, of any good option.

    Choices that must not be predictable, such as characters and hidden targets, are always drawn from the good
    options.
    """
    best = judge.judge_options(t, seat, options, rng)
    if rng.below(100) < explores:
        return _any_good(judge, options, best, -1, _WARMTH, rng)
    if t.phase == PICK or t.phase == BURY or t.phase == LEND:
        return _any_good(judge, options, best, -1, _MOOD, rng)
    verb = options[best] & VERB
    return _any_good(judge, options, best, verb, _MOOD, rng) if verb in _HIDDEN else best


def _searched(
    t: CitadelsState, seat: i64, options: ActionList, search: Search, trials: i64, explores: i64, rng: Rng
) -> i64:
    """Return a search's choice or, with a probability of ``explores`` percent, an action drawn by visit counts."""
    legal = action_ids(options)
    search.begin(t, seat)
    search.run(t, trials)
    chosen = search.best(legal).action
    if rng.below(100) < explores:
        edges = [edge for edge in search.root.edges if edge.action in legal]
        weights = [float(edge.visits) for edge in edges]
        chosen = edges[drawn(weights, 0, rng)].action
    search.played(chosen)
    return chosen


def _any_good(judge: Evaluator, options: ActionList, best: i64, verb: i64, warmth: float, rng: Rng) -> i64:
    """Return the index of an option with this verb (-1: any verb), drawn from a softmax over the values."""
    i: i64
    top = share_of(judge.values[best])
    weights: list[float] = []
    for i in range(len(options)):
        weight = 0.0
        if verb < 0 or options[i] & VERB == verb:
            weight = exp((share_of(judge.values[i]) - top) / warmth)
        weights.append(weight)
    return drawn(weights, best, rng)


def _taught(t: CitadelsState, seat: i64, options: ActionList, teacher: Policy, errs: i64, rng: Rng) -> i64:
    """Return the index of the rule bot's choice or, with a probability of ``errs`` percent, of a random option."""
    number: i64 = len(options)
    if rng.below(100) < errs:
        return rng.below(number)
    worths: list[float] = []
    teacher.action_values(t, seat, action_ids(options), worths)
    noise = teacher.tie_noise(t, seat)
    best: i64 = 0
    most = -1e9
    i: i64
    for i in range(number):
        value = worths[i] + noise * (float(rng.below(_FINE)) / float(_FINE))
        if value > most:
            most = value
            best = i
    return best
