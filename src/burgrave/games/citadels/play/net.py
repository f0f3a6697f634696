"""Net policies of Citadels and the shipped nets.

Options are evaluated in sampled worlds. Searches prefer worlds in which the other players' character choices are
likely.
"""

from __future__ import annotations

import os
from functools import cache
from math import exp, log
from typing import Final

from burgrave.bots.ismcts import Settings
from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK
from burgrave.games.citadels.knowledge.sample import sample_draft
from burgrave.games.citadels.play.evaluation import EvaluationContext
from burgrave.games.citadels.play.inputs import PLACES, Inputs
from burgrave.games.citadels.play.policy import CitadelsPolicy
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.choosing import DraftWalk, picks_done
from burgrave.games.citadels.rules.pieces import BETWEEN, BURY, DEN, MAIN, ORDER, OVER, PICK, POWER, STAGE, Player
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, action_list
from burgrave.kernel.bits import count
from burgrave.kernel.ints import i64
from burgrave.kernel.learner import drawn
from burgrave.kernel.net import (
    MOST_POINTS,
    POINTS,
    SHARE,
    Layout,
    Look,
    Looks,
    NetFiles,
    Nets,
    logit_of,
    place_of_highest,
    results_from,
    share_of,
    share_out,
    weights_bytes,
    weights_in,
)
from burgrave.kernel.net_sizes import LOGIT
from burgrave.kernel.rng import Rng, rng_at
from burgrave.kernel.state import State

# ---- Values of options -----------------------------------------------------------------------------------------------

# An option is evaluated once all its follow-up decisions are made, and before the next rank is called. The net then
# averages over the characters that may appear; a few sampled worlds could not. Follow-up decisions of the same seat
# take the best option if it is quick to find, else a default that is seldom wrong.

SPREAD: Final = 5.0  # softmax temperature in points; see ``soft_shares``
_DEEPEST: Final = 2  # follow-up decisions searched exhaustively
_SETTLED: Final = 1 << PICK | 1 << STAGE | 1 << BETWEEN | 1 << OVER  # phases
_KNOWN: Final = 1 << PICK | 1 << BURY | 1 << ORDER  # phases whose options reveal nothing new to the seat
_WORST: Final = -(1 << 40)
_PARTS: Final = 1 << 30  # fixed-point unit for adding shares


class Evaluator:
    """Reusable net evaluator of options and of each seat's winning chances."""

    def __init__(self, nets: Nets) -> None:
        self.worlds: i64 = 1
        self.inputs = Inputs()
        self.looks = Looks(nets)
        self.values: list[i64] = []  # by option: logits in units of 1 / LOGIT
        self._shares: list[i64] = []
        self._lists: list[ActionList] = []
        self._next = ActionList()

    def judge_options(self, t: CitadelsState, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Fill ``values`` and return the index of the best option; all options share the worlds drawn from ``rng``."""
        worlds = self.worlds
        if _KNOWN >> t.phase & 1:
            worlds = 1
        number: i64 = len(options)
        values = self.values
        values.clear()
        if worlds == 1:
            self._judge_in(t.sample(seat, rng), seat, options)
            return place_of_highest(self.values)
        shares = self._shares
        shares.clear()
        i: i64 = 0
        while i < number:
            shares.append(0)
            i += 1
        for _ in range(worlds):
            values.clear()
            self._judge_in(t.sample(seat, rng), seat, options)
            i = 0
            while i < number:
                shares[i] += i64(share_of(values[i]) * float(_PARTS))
                i += 1
        i = 0
        while i < number:
            share: i64 = shares[i]
            values[i] = logit_of(float(share) / float(_PARTS * worlds))
            i += 1
        return place_of_highest(self.values)

    def _judge_in(self, world: CitadelsState, seat: i64, options: ActionList) -> None:
        values = self.values
        i: i64 = 0
        number: i64 = len(options)
        while i < number:
            values.append(self.worth(self.after(world, seat, options[i]), seat, 0))
            i += 1

    # ---- an option ---------------------------------------------------------------------------------------------------

    def after(self, t: CitadelsState, seat: i64, action: i64) -> CitadelsState:
        """Apply an action to a copy of the state without calling the next rank, and return the copy."""
        after = t.copy()
        after.held = True
        after.apply_unchecked(seat, action)
        return after

    def worth(self, t: CitadelsState, seat: i64, depth: i64) -> i64:
        """Complete a move with the seat's best or default options and return the value of the result.

        ``t`` is modified.
        """
        while not self.is_settled(t, seat):
            while depth >= len(self._lists):
                self._lists.append(ActionList())
            options = self._lists[depth]
            options.clear()
            t.legal_into(seat, options)
            if len(options) > 1 and depth < _DEEPEST and not _goes_without_saying(t, depth):
                return self._worth_of_best(t, seat, depth, options)
            t.apply_unchecked(seat, _usual(t, t.players[seat], options))
        return self.worth_now(t, seat)

    def _worth_of_best(self, t: CitadelsState, seat: i64, depth: i64, options: ActionList) -> i64:
        best: i64 = _WORST
        total: i64 = 0
        i: i64 = 0
        number: i64 = len(options)
        while i < number:
            value = self.worth(self.after(t, seat, options[i]), seat, depth + 1)
            total += value
            if value > best:
                best = value
            i += 1
        if t.phase == POWER and t.character == cards.SPY:
            return total // number  # the type must be named before the hand is seen
        return best

    def is_settled(self, t: CitadelsState, seat: i64) -> bool:
        """Return True if a seat has made all follow-up decisions of its last action."""
        if seat != t.actor or _SETTLED >> t.phase & 1:
            return True
        if t.phase != MAIN:
            return False
        options = self._next
        options.clear()
        t.legal_into(seat, options)
        return len(options) > 1

    # ---- a table -----------------------------------------------------------------------------------------------------

    def worth_now(self, t: CitadelsState, seat: i64) -> i64:
        """Return the value of a state to a seat, which is exact once the game is over.

        If the game ends because no rank is left to call, ``t`` is first advanced to its end.
        """
        if t.firsts and t.phase == BETWEEN and t.rank >= t.ranks_in_play and not t.only_gathers:
            t.go_on()
        if t.phase == OVER:
            return logit_of(results_of(t)[seat][SHARE])
        look = self.looks.of(seat, t.n)
        self.inputs.show(t, seat, look)
        return look.judge()

    def note_now(self, t: CitadelsState, seat: i64) -> Look:
        """Evaluate a state for a seat and return the seat's ``Look``."""
        look = self.looks.of(seat, t.n)
        self.inputs.show(t, seat, look)
        look.judge()
        return look


def results_of(t: CitadelsState) -> list[list[float]]:
    """Return each seat's results in a finished game, one value per net output."""
    return results_from(t.scores(), t.returns(), SPREAD)


# ---- routine decisions -----------------------------------------------------------------------------------------------


def _goes_without_saying(t: CitadelsState, depth: i64) -> bool:
    """Return True for routine decisions: discarding or giving cards one by one, or placing the last blank warrant."""
    if t.phase == ORDER or t.phase == DEN:  # ``in (...)`` would allocate a tuple
        return True
    if t.phase != POWER:
        return False
    if t.character == cards.MAGICIAN:
        return t.owed > 0
    if t.character == cards.MAGISTRATE:
        return depth > 0
    return t.character == cards.SEER or (t.character == cards.CARDINAL and t.target >= 0)


def _usual(t: CitadelsState, me: Player, options: ActionList) -> i64:
    """Return a default action: stopping, else giving up the least useful card, else the first option."""
    i: i64 = 0
    number: i64 = len(options)
    best = options[0]
    least: i64 = 1000
    while i < number:
        action = options[i]
        if action == act.DONE or action == act.END:
            return action
        kind: i64 = -1
        if action & VERB == act.DISCARD:
            kind = action - act.DISCARD
        elif action & VERB == act.GIVE:
            kind = action - act.GIVE
        if kind >= 0:
            need: i64 = t.rules.cost[kind]
            if me.has(kind):
                need = 0
            if need < least:
                least = need
                best = action
        i += 1
    return best


# ---- Priors of characters --------------------------------------------------------------------------------------------

# A linear model of other players' picks, from public information, learned from self-play of searches. A character's
# logit is the weighted sum of its features. ``tools/fit_choices.py`` writes the weights to ``choices.weights``, listed
# by name as in net files. A new character gets the mean weights of its rank. A feature must be renamed when its meaning
# changes.

FEATURES: Final = [
    "one", "gold", "some_gold", "no_gold", "cards", "some_cards", "no_cards", "size", "begins", "gold_of_others",
    "cards_of_others", "size_of_others", "lead", "two_short", "one_short", "others_two_short", "others_one_short",
    "noble", "religious", "trade", "military", "unique",
]  # fmt: skip
GROUPS: Final = ["two_players", "three_players", "more_players"]
WEIGHTS_FILE: Final = os.path.join(os.path.dirname(__file__), "choices.weights")
_NUMBER: Final = 22
_GAME: Final = "citadels choices"
_UNIT: Final = 100  # stored value of a weight of 1.0


class _Places(Layout):
    """Layout of the weights in ``choices.weights``."""

    def __init__(self) -> None:
        Layout.__init__(self)
        for group in GROUPS:
            for feature in FEATURES:
                self.add(f"{group}.{feature}", CHARACTER_NAMES, [int(rank) for rank in CHARACTER_RANK])


def choice_weights(data: bytes) -> list[list[list[float]]]:
    """Parse a weights file; the result is indexed by group, character and feature."""
    found = [weight / _UNIT for weight in weights_in(data, _Places(), _GAME, 1, [])[0]]
    size = len(CHARACTER_NAMES)
    end = _NUMBER * size
    return [
        [found[group * end + character : (group + 1) * end : size] for character in range(size)]
        for group in range(len(GROUPS))
    ]


def choices_bytes(weights: list[list[list[float]]], made: dict[str, object]) -> bytes:
    """Return the contents of a weights file; ``made`` describes how the weights were learned."""
    numbers = [round(row[feature] * _UNIT) for table in weights for feature in range(_NUMBER) for row in table]
    return weights_bytes([numbers], _Places(), {"game": _GAME, "made": made})


@cache
def _shipped() -> list[list[list[float]]]:
    with open(WEIGHTS_FILE, "rb") as file:
        return choice_weights(file.read())


def group_of(players: i64) -> i64:
    """Return the index of the weight group for a number of players."""
    return players - 2 if players < 4 else 2


class Choices:
    """Reusable model of which characters a player picks."""

    def __init__(self) -> None:
        self.f = [0.0] * _NUMBER
        self._weights = _shipped()
        self._group: i64 = 0

    def see(self, m: EvaluationContext, t: Board, one: Player) -> None:
        """Compute the features of a player; ``m.look`` must have been called."""
        kind_type: i64
        f = self.f
        cards: i64 = len(one.hand)
        largest = m.most_districts(one.seat)
        self._group = group_of(t.n)
        f[0] = 1.0
        f[1] = float(one.gold) / 5.0
        f[2] = float(one.gold) / 4.0 if one.gold < 4 else 1.0
        f[3] = 1.0 if one.gold == 0 else 0.0
        f[4] = float(cards) / 4.0
        f[5] = float(cards) / 2.0 if cards < 2 else 1.0
        f[6] = 1.0 if cards == 0 else 0.0
        f[7] = float(one.size) / 8.0
        f[8] = 1.0 if t.starter == one.seat else 0.0
        f[9] = float(m.most_gold(one.seat)) / 5.0
        f[10] = float(m.most_cards(one.seat)) / 4.0
        f[11] = float(largest) / 8.0
        f[12] = self._lead(m, t, one) / 10.0
        f[13] = 1.0 if one.size >= t.goal - 2 else 0.0
        f[14] = 1.0 if one.size >= t.goal - 1 else 0.0
        f[15] = 1.0 if largest >= t.goal - 2 else 0.0
        f[16] = 1.0 if largest >= t.goal - 1 else 0.0
        for kind_type in range(5):
            f[17 + kind_type] = float(one.types >> 8 * kind_type & 255) / 3.0

    def _lead(self, m: EvaluationContext, t: Board, one: Player) -> float:
        seat: i64
        best = 0.0
        for seat in range(t.n):
            if seat != one.seat and m.points[seat] > best:
                best = m.points[seat]
        mine: float = m.points[one.seat]
        return mine - best

    def weight(self, character: i64) -> float:
        """Return the unnormalized probability of choosing a character."""
        i: i64
        weights = self._weights[self._group][character]
        logit = 0.0
        for i in range(_NUMBER):
            logit += self.f[i] * weights[i]
        return exp(logit)


assert len(FEATURES) == _NUMBER


# ---- Weights of sampled worlds ---------------------------------------------------------------------------------------

# A sampled world deals unseen characters uniformly, but players do not choose at random. Each of several deals is
# weighted by the probability that all seats made the choices that it implies. Worlds then use heavily weighted deals
# more often (sampling importance resampling).

_DEALS: Final = 64  # sampled and weighted before a decision
_BLIND: Final = 0.05  # assumed share of random choices
_FINE: Final = 1 << 30


class Beliefs:
    """Weighted deals of the hidden characters that are consistent with one seat's knowledge."""

    def __init__(self) -> None:
        self._choices = Choices()
        self._weights = [0.0] * 80  # seat * 10 + rank
        self._deals: list[int] = []  # generator states, each of which reproduces one deal
        self._sums: list[float] = []  # cumulative weights of the deals
        self._rng = Rng(0)

    def weigh(self, m: EvaluationContext, t: CitadelsState, seat: i64, rng: Rng) -> None:
        """Sample and weight deals for a decision of ``seat``; ``t`` is a world consistent with the seat's knowledge."""
        self._deals.clear()
        self._sums.clear()
        if not self._is_something_hidden(t, seat):
            return
        self._rate(m, t, seat)
        scratch = t.copy()
        total = 0.0
        for _ in range(_DEALS):
            x = rng.state()
            self._rng.x = x
            sample_draft(t, scratch, seat, self._rng)
            total += self._likelihood(scratch, seat)
            self._deals.append(x)
            self._sums.append(total)

    def deal(self, t: CitadelsState, new: CitadelsState, seat: i64, rng: Rng) -> None:
        """Resample the characters of ``new``, a sample of ``t``, according to the weights."""
        deals: i64 = len(self._deals)
        if deals == 0:
            return
        at = self._sums[deals - 1] * float(rng.below(_FINE)) / float(_FINE)
        low: i64 = 0
        high: i64 = deals - 1
        while low < high:
            middle = (low + high) >> 1
            if self._sums[middle] > at:
                high = middle
            else:
                low = middle + 1
        self._rng.x = self._deals[low]
        sample_draft(t, new, seat, self._rng)

    def _is_something_hidden(self, t: CitadelsState, seat: i64) -> bool:
        walk = DraftWalk(t)
        while walk.step < picks_done(t):
            if walk.drafter != seat and not t.revealed >> walk.pick & 1:
                return True
            walk.go_on()
        return False

    def _rate(self, m: EvaluationContext, t: CitadelsState, seat: i64) -> None:
        rank: i64
        m.look(t, seat)
        for other in t.players:
            if other.seat == seat:
                continue
            self._choices.see(m, t, other)
            for rank in range(1, t.ranks_in_play + 1):
                self._weights[other.seat * 10 + rank] = self._choices.weight(t.cast[rank])

    def _likelihood(self, deal: CitadelsState, seat: i64) -> float:
        """Return the probability of the other seats' picks in a deal, given the cards passed to them."""
        found = 1.0
        walk = DraftWalk(deal)
        while walk.step < picks_done(deal):
            if walk.drafter != seat:
                found *= self._chance(walk.drafter, walk.pick, walk.seen)
            walk.go_on()
        return found

    def _chance(self, drafter: i64, pick: i64, offered: i64) -> float:
        rank: i64
        base = drafter * 10
        total = 0.0
        for rank in range(1, 10):
            if offered >> rank & 1:
                total += self._weights[base + rank]
        even = _BLIND / float(count(offered))
        return even + (1.0 - _BLIND) * self._weights[base + pick] / total if total > 0.0 else even


# ---- The policy ------------------------------------------------------------------------------------------------------

WORLDS: Final = 4  # sampled worlds per option
_SCALE: Final = 0.08
_MOOD: Final = 0.08  # noise in the choice of a character, in logits
_STIRS: Final = 4  # steps after which generators with similar seeds are effectively independent


def search_settings() -> Settings:
    """Return the settings of a search that uses a net and evaluates states one round ahead."""
    found = Settings()
    found.rounds = 1  # the net predicts a round better than playouts do
    # Win rates at 200 iterations in four-player games, against searches that always use 0.6: 28.3% (± 3.5) with 0.3,
    # 31.0% with 0.15, 27.0% with 0.07. With 3,000 iterations there is no difference.
    found.scale_by_players = True
    return found


class CitadelsNetOutlook(CitadelsPolicy):
    """Search policy that values actions like the rule bot, but evaluates states with the net.

    Other seats' picks are drawn according to learned weights. ``output`` is the net output used as the value: ``SHARE``
    for searches, or ``WIN`` for the plain chance of winning.
    """

    def __init__(self, nets: Nets, output: i64 = SHARE) -> None:
        CitadelsPolicy.__init__(self)
        self.output = output
        self.judge = Evaluator(nets)
        self.judge.worlds = WORLDS
        self._whose: i64 = -1  # seat that the search runs for
        self._beliefs = Beliefs()
        self._choices = Choices()

    def prepare(self, world: State, seat: i64, rng: Rng) -> None:
        """Sample deals of the hidden characters and weight them, before a search for ``seat`` begins."""
        assert isinstance(world, CitadelsState)
        self._whose = seat
        self._beliefs.weigh(self.mind, world, seat, rng)

    def sample(self, world: State, seat: i64, rng: Rng) -> State:
        """Return a determinization with characters drawn according to the weights."""
        assert isinstance(world, CitadelsState)
        new = world.sample(seat, rng)
        self._beliefs.deal(world, new, seat, rng)
        return new

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append each legal action's value; for other seats' picks, append each character's learned log weight."""
        assert isinstance(state, CitadelsState)
        action: i64
        if not self._chooses_as_seen(state, seat):
            CitadelsPolicy.action_values(self, state, seat, options, out)
            return
        self._see(state, seat)
        for action in options:
            out.append(log(self._choices.weight(action - act.PICK)) * self.scale)

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return the best of ``options`` after adding noise.

        For another seat's pick, draw a character with probability proportional to its learned weight instead.
        """
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
        return t.phase == PICK and seat != self._whose

    def _see(self, t: CitadelsState, seat: i64) -> None:
        self.mind.look(t, seat)
        self._choices.see(self.mind, t, t.players[seat])

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Write each seat's value and expected points to these lists."""
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
    """Policy that evaluates options with a net; values are logits of win shares, not points."""

    def __init__(self, nets: Nets) -> None:
        CitadelsNetOutlook.__init__(self, nets)
        self.scale = _SCALE

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        assert isinstance(state, CitadelsState)
        if len(options) == 1:
            out.append(0.0)
            return
        value: i64
        self.judge.judge_options(state, seat, action_list(options), _luck(state, seat))
        for value in self.judge.values:
            out.append(float(value) / float(LOGIT))

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return the maximum noise, in logits; it is nonzero only when a character is picked."""
        assert isinstance(state, CitadelsState)
        return _MOOD if state.phase == PICK else 0.0


def _luck(t: CitadelsState, seat: i64) -> Rng:
    """Return a random number generator for sampling worlds at a decision, seeded only with public data."""
    moment = ((t.round * 16 + t.rank) * 32 + t.phase) * 16 + t.draft_step
    x: i64 = moment + 1
    rng = rng_at((x << 32) + seat + 1)
    for _ in range(_STIRS):
        rng.below(2)
    return rng


# ---- Shipped nets ----------------------------------------------------------------------------------------------------

SHIPPED: Final = NetFiles(os.path.dirname(__file__), "citadels", PLACES)
