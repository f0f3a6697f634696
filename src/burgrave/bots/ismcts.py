"""Information-set Monte Carlo tree search for any game that has a policy.

It uses one tree per observer, after Cowling, Powley and Whitehouse (Information Set Monte Carlo Tree Search, 2012).
"""

from __future__ import annotations

import gc
from math import exp, sqrt
from typing import Final

from burgrave.bots.policy import Policy
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, action_ids

# ---- Trees -----------------------------------------------------------------------------------------------------------

_STEEPEST: Final = 25.0  # of a weight's logarithm: no option is hopeless for ever
_BY_SEAT: Final = 1 << 20  # the key of another seat's action: its number, and this for each seat before it


class Edge:
    """One action of the seat that decides, and how it fared."""

    def __init__(self, action: i64, worth: float, weight: float) -> None:
        self.action: i64 = action
        self.worth = worth  # the points that it promises
        self.weight = weight  # how promising it looks before any trial, by the side of the others of its node
        self.visits: i64 = 0
        self.tries: i64 = 0  # at the root, of this decision alone
        self.offered: i64 = 0  # how often it was legal when its node was met
        self.total = 0.0  # shares of the win for the seat that decides
        self.score = 0.0  # its points: kept for the first decision only
        self.next: Node | None = None

    def value(self) -> float:
        """Return the mean share of the win."""
        return self.total / float(self.visits) if self.visits else 0.0

    def points(self) -> float:
        """Return the mean of the points of the seat; of the first decision only."""
        return self.score / float(self.visits) if self.visits else 0.0


class Node:
    """Information set of one seat: edges are its own actions, keys those of other seats."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.keys: list[int] = []
        self.others: list[Node] = []
        self.visits: i64 = 0  # decisions of the seat itself
        self.total = 0.0
        self._base = 0.0  # the worth that has weight one

    def add(self, action: i64, worth: float, scale: float) -> None:
        """Add an action that promises ``worth`` points."""
        if not self.edges:
            self._base = worth
        steep = (worth - self._base) / scale
        if steep > _STEEPEST:
            steep = _STEEPEST
        elif steep < -_STEEPEST:
            steep = -_STEEPEST
        self.edges.append(Edge(action, worth, exp(steep)))

    def edge(self, action: i64) -> Edge | None:
        """Return the edge of an action."""
        for edge in self.edges:
            if edge.action == action:
                return edge
        return None

    def after_own(self, edge: Edge) -> Node:
        """Return the node that follows an own action, made when it is first needed."""
        found = edge.next
        if found is None:
            found = Node()
            edge.next = found
        return found

    def after_other(self, seat: i64, action: i64) -> Node:
        """Return the node that follows what this seat was shown of another's action, made when first needed."""
        key = (seat + 1) * _BY_SEAT + action
        i: i64
        known: i64
        for i, known in enumerate(self.keys):
            if known == key:
                return self.others[i]
        found = Node()
        self.keys.append(key)
        self.others.append(found)
        return found


def tried_most(edges: list[Edge]) -> Edge:
    """Return the edge that was visited most often; of equals, the one that fared best."""
    best = edges[0]
    for edge in edges:
        if edge.visits > best.visits:
            best = edge
        elif edge.visits == best.visits and edge.value() > best.value():
            best = edge
    return best


def supposed(edges: list[Edge], trust: float, point: float) -> list[float]:
    """Return what each edge is likely to be worth, as a share of the win: what was found, and what it promised.

    What it promised counts as so many trials, and each point as so large a share.
    """
    visits = 0.0
    total = 0.0
    worths = 0.0
    for edge in edges:
        visits += float(edge.visits)
        total += edge.total
        worths += float(edge.visits) * edge.worth
    found: list[float] = []
    if visits == 0.0:
        visits = 1.0
    for edge in edges:
        promised = (total + point * (edge.worth * visits - worths)) / visits
        found.append((edge.total + trust * promised) / (float(edge.visits) + trust))
    return found


# ---- The search ------------------------------------------------------------------------------------------------------

# Every iteration samples one world that agrees with what the searching seat has seen, and descends the trees of all
# seats at once. Each seat chooses in its own tree, whose branches are what that seat was shown, so no seat acts on
# hidden information. Selection weighs an action's results, its availability (it may not exist in every world) and its
# prior from the policy. A playout ends after some rounds, where the policy judges the table, or at the end of the game;
# each seat gets its own share of the win.
#
# The n-th trial of each action at the root uses the same world and the same luck as the n-th trial of any other, so
# lucky dice or draws do not decide between them (common random numbers).

ALL_MOVES: Final = 100_000  # of a playout: more than any has

_CONCEALED: Final = (1 << 20) - 1  # in place of an action that the others do not see
_APART: Final = 15485863  # between the seeds of two trials ...
_STIRS: Final = 4  # ... which are as good as independent after so many steps


class Settings:
    """What makes one search differ from another."""

    def __init__(self) -> None:
        self.exploration = 0.6  # how much is tried of what looked good at first, or was tried little
        self.by_seats = False  # the more seats, the less exploration
        self.prior_mix = 0.1  # this part of the priors is spread evenly: what looks bad is tried too
        self.first_play_urgency = 0.02  # what was never tried is thought to be worth so much less than the node
        self.rounds = 1  # playouts end after so many rounds, or turns (``Policy.progress``); 0: at the end of the game
        self.plays_out = True  # a new edge is judged after a playout; else as the table lies then
        self.deepest = 60  # decisions in the tree
        self.heavy_moves = 0  # so many decisions of a playout weigh every action, before rollout actions begin
        self.prior_visits = 0.0  # visits that the policy's judgement counts as in the choice; 0: the most tried wins
        self.prior_spread = 0.0  # with prior visits: worth that makes a choice e times as likely to win such a game
        self.loud = 0.0  # with prior visits: how far a single trial may be off, so that differences are taken for luck

    def explores(self, seats: i64) -> float:
        """Return how much is tried in a game of so many seats."""
        return self.exploration / float(seats) if self.by_seats else self.exploration

    def point(self, seats: i64) -> float:
        """Return the share of the win that a worth of one stands for where all are equal."""
        if self.prior_spread <= 0.0:
            return 0.0
        equal = 1.0 / float(seats)
        return equal * (1.0 - equal) / self.prior_spread


class Search:
    """One seat's search. The trees stay between its decisions, as long as they fit."""

    def __init__(self, policy: Policy, settings: Settings, rng: Rng) -> None:
        self.policy = policy
        self.settings = settings
        self.rng = rng
        self.seat: i64 = -1
        self.seats: i64 = 0
        self.roots: list[Node] = []
        self._round: i64 = -1
        self._played: i64 = -1  # the action chosen last
        self._options = ActionList()
        self._worths: list[float] = []
        self._shares: list[float] = []
        self._scores: list[float] = []
        self._luck: i64 = 0
        self._explores = 0.0
        self._path: list[Edge] = []
        self._nodes: list[Node] = []
        self._actors: list[int] = []

    # ---- between decisions -------------------------------------------------------------------------------------

    def begin(self, world: State, seat: i64) -> None:
        """Prepare for a decision of ``seat``: keep what an earlier one of the same turn found, or plant new trees."""
        round_now = self.policy.progress(world)
        if self._played >= 0 and self.seat == seat and self._round == round_now:
            self._advance()
        else:
            self.roots = []
        if not self.roots:
            self.seats = len(world.scores())
            self._explores = self.settings.explores(self.seats)
            self.roots = [Node() for _ in range(self.seats)]
            self._shares = [0.0] * self.seats
            self._scores = [0.0] * self.seats
        self.seat = seat
        self._round = round_now
        self._played = -1
        self.policy.prepare(world, seat, self.rng)
        self._luck = self.rng.state()
        for edge in self.roots[seat].edges:
            edge.tries = 0

    def _advance(self) -> None:
        """Go to what follows the action played; if another seat has decided there since, the trees are of no use."""
        edge = self.roots[self.seat].edge(self._played)
        if edge is None or edge.next is None or not edge.next.edges or edge.next.keys:
            self.roots = []
            return
        shown = _CONCEALED if self.policy.conceals(self._played) else self._played
        roots: list[Node] = []
        seat: i64
        for seat, node in enumerate(self.roots):
            roots.append(edge.next if seat == self.seat else node.after_other(self.seat, shown))
        self.roots = roots

    def played(self, action: i64) -> None:
        """Note what was chosen."""
        self._played = action

    @property
    def root(self) -> Node:
        """The node of the decision: its edges are what can be chosen."""
        return self.roots[self.seat]

    def best(self, legal: list[int]) -> Edge:
        """Return the edge of the action to choose."""
        root = self.root
        edges: list[Edge] = []
        action: i64
        for action in legal:
            edge = root.edge(action)
            if edge is not None:
                edges.append(edge)
        return best_of(edges, self.settings, self.seats)

    # ---- iterations --------------------------------------------------------------------------------------------

    def run(self, world: State, number: i64) -> None:
        """Make so many iterations in worlds that agree with what the seat knows of ``world``."""
        # A tree is no garbage: to look through it for some, time and again, takes an eighth of a search.
        collects = gc.isenabled()
        gc.disable()
        try:
            for _ in range(number):
                edge = self._first(world)
                self._iterate(self.policy.sample(world, self.seat, self.rng), edge)
        finally:
            if collects:
                gc.enable()

    def run_knowing(self, truth: State, number: i64) -> None:
        """Make so many iterations in the true world; only what chance is still to bring is unknown."""
        for _ in range(number):
            edge = self._first(truth)
            state = truth.copy()
            state.rng = self.rng.state()
            self._iterate(state, edge)

    def run_on(self, world: State, action: i64, number: i64, shares: list[float]) -> None:
        """Make so many iterations that begin with ``action``, and add what each seat won of them to ``shares``.

        For whoever compares options: each gets the trials that it is given, and the n-th of any meets the same luck.
        """
        edge = self.root.edge(action)
        if edge is None:
            self._choose(self.root, world, self.seat)  # so that the node has its edges
            edge = self.root.edge(action)
        if edge is None:
            return
        seat: i64
        for _ in range(number):
            self._set_luck(edge.tries)
            edge.tries += 1
            self._iterate(self.policy.sample(world, self.seat, self.rng), edge)
            for seat in range(self.seats):
                shares[seat] += self._shares[seat]

    def run_free(self, world: State, first: i64, number: i64, shares: list[float]) -> None:
        """Do the same where the seat, too, chooses as in playouts; ``first``: how many such trials there were."""
        found = [0.0] * self.seats
        scores = [0.0] * self.seats
        trial: i64
        seat: i64
        for trial in range(first, first + number):
            self._set_luck(trial)
            self.play_on(self.policy.sample(world, self.seat, self.rng), found, scores)
            for seat in range(self.seats):
                shares[seat] += found[seat]

    def play_on(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Play a world on as playouts are, which uses it up, and put into the lists what it is then worth to each seat,
        and the points.
        """
        rounds: i64 = self.settings.rounds
        last = self.policy.progress(state) + rounds if rounds else -1
        self._hold(state, last)
        self._play_out(state, last)
        self.policy.evaluate(state, shares, scores)

    def _first(self, world: State) -> Edge:
        """Return the action to try next, with the generator set to the luck of that trial."""
        edge = self._choose(self.roots[self.seat], world, self.seat)
        self._set_luck(edge.tries)
        edge.tries += 1
        return edge

    def _set_luck(self, trial: i64) -> None:
        """Set the generator to the luck of a trial of an action at the root."""
        self.rng.x = self._luck + trial * _APART
        for _ in range(_STIRS):
            self.rng.below(2)

    def settled(self, remaining: i64) -> bool:
        """Tell whether so many more iterations could not change what is chosen, or are not likely to."""
        if self.settings.prior_visits > 0.0 and self.seats > 1:
            return self._is_clear()
        most: i64 = 0
        second: i64 = 0
        for edge in self.roots[self.seat].edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > remaining

    def _is_clear(self) -> bool:
        """Tell whether nothing comes near the best action, as far as a mean of so many trials can be off."""
        settings = self.settings
        edges = self.roots[self.seat].edges
        worths = supposed(edges, settings.prior_visits, settings.point(self.seats))
        first: i64 = highest(worths)
        known = 1.0 / (float(edges[first].visits) + settings.prior_visits)
        i: i64
        for i, edge in enumerate(edges):
            off = settings.loud * sqrt(known + 1.0 / (float(edge.visits) + settings.prior_visits))
            if i != first and worths[first] - worths[i] < off:
                return False
        return True

    def _iterate(self, state: State, first: Edge) -> None:
        rounds: i64 = self.settings.rounds
        last = self._round + rounds if rounds else -1
        self._hold(state, last)
        if self._descend(state, first, last) and self.settings.plays_out:
            self._play_out(state, last)
        self.policy.evaluate(state, self._shares, self._scores)
        self._learn()

    def _hold(self, state: State, last: i64) -> None:
        """Ready a world that is looked at up to a step."""
        if last >= 0:
            self.policy.hold(state, last)

    def _descend(self, state: State, first: Edge, last: i64) -> bool:
        """Go down the trees to a new edge; return False if the game, or what is looked at of it, ends before."""
        policy = self.policy
        nodes = self.roots[:]
        path = self._path
        actors = self._actors
        passed = self._nodes
        path.clear()
        actors.clear()
        passed.clear()
        depth: i64 = self.settings.deepest
        actor = self.seat
        edge = first
        while True:
            path.append(edge)
            passed.append(nodes[actor])
            actors.append(actor)
            state.apply_unchecked(actor, edge.action)
            if edge.visits == 0 or len(path) >= depth:
                return True
            shown: i64 = edge.action
            if policy.conceals(shown):
                shown = _CONCEALED
            seat: i64 = 0
            while seat < self.seats:
                node = nodes[seat]
                nodes[seat] = node.after_own(edge) if seat == actor else node.after_other(actor, shown)
                seat += 1
            actor = state.to_act()
            if actor < 0 or (last >= 0 and policy.progress(state) >= last):
                return False
            edge = self._choose(nodes[actor], state, actor)

    def _choose(self, node: Node, state: State, actor: i64) -> Edge:
        """Return the edge to follow, of those that are legal in this world."""
        options = self._options
        options.clear()
        state.legal_into(actor, options)
        offered = self._offered(node, state, actor)
        settings = self.settings
        weights = 0.0
        for edge in offered:
            edge.offered += 1
            weights += edge.weight
        number: i64 = len(offered)
        share = (1.0 - settings.prior_mix) / weights
        even = settings.prior_mix / float(number)
        untried = (node.total / float(node.visits) if node.visits else 0.5) - settings.first_play_urgency
        best = offered[0]
        most = -1e9
        for edge in offered:
            prior = edge.weight * share + even
            value = edge.total / float(edge.visits) if edge.visits else untried
            value += self._explores * prior * sqrt(float(edge.offered)) / float(1 + edge.visits)
            if value > most:
                most = value
                best = edge
        return best

    def _offered(self, node: Node, state: State, actor: i64) -> list[Edge]:
        """Return the edges of the legal actions, in ``_options``; those that are new are added."""
        options = self._options
        edges = node.edges
        number: i64 = len(options)
        if len(edges) == number:
            same = True
            i: i64
            for i, edge in enumerate(edges):
                if edge.action != options[i]:
                    same = False
                    break
            if same:
                return edges
        return self._matched(node, state, actor)

    def _matched(self, node: Node, state: State, actor: i64) -> list[Edge]:
        options = self._options
        offered: list[Edge] = []
        weighed = False
        i: i64
        for i in range(len(options)):
            action = options[i]
            edge = node.edge(action)
            if edge is None:
                if not weighed:
                    self._weigh(state, actor)
                    weighed = True
                worth = self._worths[i]
                node.add(action, worth, self.policy.scale)
                edge = node.edges[len(node.edges) - 1]
            offered.append(edge)
        return offered

    def _weigh(self, state: State, actor: i64) -> None:
        self._worths.clear()
        if len(self._options) == 1:
            self._worths.append(0.0)
        else:
            self.policy.action_values(state, actor, action_ids(self._options), self._worths)

    def _play_out(self, state: State, last: i64) -> None:
        """Play on by rollout actions, to the end or until so many rounds have begun."""
        policy = self.policy
        rng = self.rng
        options = self._options
        careful: i64 = self.settings.heavy_moves
        while last < 0 or policy.progress(state) < last:
            actor = state.to_act()
            if actor < 0:
                return
            options.clear()
            state.legal_into(actor, options)
            if len(options) == 1:
                state.apply_unchecked(actor, options[0])
            elif careful > 0:
                careful -= 1
                state.apply_unchecked(actor, self._weighed_best(state, actor))
            else:
                state.apply_unchecked(actor, policy.rollout_action(state, actor, options, rng))

    def _weighed_best(self, state: State, actor: i64) -> i64:
        """Return the action that the rule bot would play, luck apart."""
        self._weigh(state, actor)
        return self._options[highest(self._worths)]

    def _learn(self) -> None:
        """Give each edge of the path what its seat came to, and the first one the points too."""
        path = self._path
        if not path:
            return
        i: i64
        for i, edge in enumerate(path):
            actor: i64 = self._actors[i]
            share = self._shares[actor]
            edge.visits += 1
            edge.total += share
            node = self._nodes[i]
            node.visits += 1
            node.total += share
        path[0].score += self._scores[self.seat]


def best_of(edges: list[Edge], settings: Settings, seats: i64) -> Edge:
    """Return the edge of the action to choose, after a search in a game of so many seats."""
    if settings.prior_visits == 0.0 or seats == 1:
        return tried_most(edges)
    return edges[highest(supposed(edges, settings.prior_visits, settings.point(seats)))]


def highest(worths: list[float]) -> i64:
    """Return the place of the highest worth, the first one of equals."""
    best: i64 = 0
    i: i64
    for i, worth in enumerate(worths):
        if worth > worths[best]:
            best = i
    return best
