"""Information-set Monte Carlo tree search for any game that has a policy.

The search grows one tree per seat, as in Cowling, Powley and Whitehouse (Information Set Monte Carlo Tree Search,
2012).
"""

from __future__ import annotations

import gc
from math import exp, sqrt
from typing import Final

from burgrave.bots.policy import Policy
from burgrave.kernel.arrays import ActionList, action_ids
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

# ---- Trees -----------------------------------------------------------------------------------------------------------

_STEEPEST: Final = 25.0  # bound on the logarithm of a prior weight, so that every action is tried eventually
_BY_SEAT: Final = 1 << 20  # key of another seat's action: (seat + 1) * _BY_SEAT + action


class Edge:
    """An action of the seat to act, with its statistics."""

    def __init__(self, action: i64, worth: float, weight: float) -> None:
        self.action: i64 = action
        self.worth = worth  # value from the policy, in points
        self.weight = weight  # prior, relative to the node's other edges
        self.visits: i64 = 0
        self.tries: i64 = 0  # trials in the current decision; root edges only
        self.offered: i64 = 0  # how often it was legal when its node was visited
        self.total = 0.0  # sum of the win shares of the seat to act
        self.score = 0.0  # sum of its points; root edges only
        self.next: Node | None = None

    def value(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def points(self) -> float:
        """Return the seat's mean points; only valid for root edges."""
        return self.score / float(self.visits) if self.visits else 0.0


class Node:
    """Information set of one seat.

    ``edges``: the seat's own actions; ``keys`` and ``others``: visible actions of other seats, and the nodes after
    them.
    """

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.keys: list[int] = []
        self.others: list[Node] = []
        self.visits: i64 = 0  # decisions of the seat itself
        self.total = 0.0
        self._base = 0.0  # the value with weight 1

    def add(self, action: i64, worth: float, scale: float) -> None:
        """Add an action; ``worth`` is its value from the policy, in points."""
        if not self.edges:
            self._base = worth
        steep = (worth - self._base) / scale
        if steep > _STEEPEST:
            steep = _STEEPEST
        elif steep < -_STEEPEST:
            steep = -_STEEPEST
        self.edges.append(Edge(action, worth, exp(steep)))

    def edge(self, action: i64) -> Edge | None:
        for edge in self.edges:
            if edge.action == action:
                return edge
        return None

    def after_own(self, edge: Edge) -> Node:
        """Return the node after an action of this seat; create it if needed."""
        found = edge.next
        if found is None:
            found = Node()
            edge.next = found
        return found

    def after_other(self, seat: i64, action: i64) -> Node:
        """Return the node after another seat's action, as this seat sees it; create it if needed."""
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
    """Return the most visited edge; the higher value breaks ties."""
    best = edges[0]
    for edge in edges:
        if edge.visits > best.visits:
            best = edge
        elif edge.visits == best.visits and edge.value() > best.value():
            best = edge
    return best


def posterior_mean(edges: list[Edge], trust: float, point: float) -> list[float]:
    """Return each edge's posterior mean win share, from its results and its policy value.

    The policy value counts as ``trust`` visits, and one point of it is worth a win share of ``point``.
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

# Every iteration samples a determinization, a world consistent with the searching seat's observation, and descends the
# trees of all seats at once. Each seat chooses in its own tree, which branches on what that seat can see, so no seat
# acts on hidden information. Selection weighs an action's results, its availability (it may not be legal in every
# world) and its prior from the policy. A playout ends after some rounds, when the policy evaluates the position, or at
# the end of the game. Each seat is credited with its own win share.
#
# The n-th trial of each root action uses the same world and the same random numbers as the n-th trial of any other, so
# lucky dice or draws do not decide between them (common random numbers).

ALL_MOVES: Final = 100_000  # more moves than any playout has

_CONCEALED: Final = (1 << 20) - 1  # replaces an action that the other seats cannot see
_APART: Final = 15485863  # distance between the seeds of two trials ...
_STIRS: Final = 4  # ... and the warm-up steps that make them practically independent


class Settings:
    def __init__(self) -> None:
        self.exploration = 0.6  # PUCT constant
        self.scale_by_players = False  # divide the exploration by the number of seats
        self.prior_mix = 0.1  # weight of a uniform prior, mixed in so that poor-looking actions are tried too
        self.first_play_urgency = 0.02  # an untried action has the mean value of its node minus this
        self.rounds = 1  # length of a playout in rounds or turns (``Policy.progress``); 0: to the end of the game
        self.plays_out = True  # play out from a new edge; False: evaluate it at once
        self.deepest = 60  # maximum decisions in the tree
        self.heavy_moves = 0  # first decisions of a playout that take the action with the highest value
        self.prior_visits = 0.0  # virtual visits of the policy value in the final choice; 0: choose the most visited
        self.prior_spread = 0.0  # with prior visits: value difference that multiplies the odds of winning by e
        self.noise = 0.0  # with prior visits: noise of one trial; smaller differences count as luck

    def explores(self, seats: i64) -> float:
        """Return the PUCT exploration constant for a game with ``seats`` seats."""
        return self.exploration / float(seats) if self.scale_by_players else self.exploration

    def point(self, seats: i64) -> float:
        """Return the win share that one point of value is worth in an even position."""
        if self.prior_spread <= 0.0:
            return 0.0
        equal = 1.0 / float(seats)
        return equal * (1.0 - equal) / self.prior_spread


class Search:
    """Search for one seat. It reuses its trees between decisions in the same round."""

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
        """Prepare for a decision of ``seat``: reuse the trees from its last decision if possible, or start new ones."""
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
        """Move the roots past the action that was played; drop the trees if another seat may have acted since."""
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
        self._played = action

    @property
    def root(self) -> Node:
        """The node of the current decision."""
        return self.roots[self.seat]

    def best(self, legal: list[int]) -> Edge:
        """Return the edge of the best legal action."""
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
        """Run ``number`` iterations in worlds sampled from the seat's view of ``world``."""
        # Garbage collections of the growing trees would find nothing and take an eighth of the search time.
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
        """Run ``number`` iterations in the true world, in which only future randomness is unknown."""
        for _ in range(number):
            edge = self._first(truth)
            state = truth.copy()
            state.rng = self.rng.state()
            self._iterate(state, edge)

    def run_on(self, world: State, action: i64, number: i64, shares: list[float]) -> None:
        """Run ``number`` iterations that begin with ``action``; add each seat's win shares to ``shares``.

        Use this method to compare actions: the n-th trial of each action uses the same random numbers.
        """
        edge = self.root.edge(action)
        if edge is None:
            self._choose(self.root, world, self.seat)  # creates the edges of the root
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
        """Run ``number`` playouts from ``world`` in which even the searching seat follows the playout policy.

        Add each seat's win shares to ``shares``. ``first`` is the number of the first trial; the number of a trial
        determines its random numbers.
        """
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
        """Play out a world in place; write each seat's win share and points to the lists."""
        rounds: i64 = self.settings.rounds
        last = self.policy.progress(state) + rounds if rounds else -1
        self._hold(state, last)
        self._play_out(state, last)
        self.policy.evaluate(state, shares, scores)

    def _first(self, world: State) -> Edge:
        """Return the root edge to try next, and seed the generator for that trial."""
        edge = self._choose(self.roots[self.seat], world, self.seat)
        self._set_luck(edge.tries)
        edge.tries += 1
        return edge

    def _set_luck(self, trial: i64) -> None:
        self.rng.x = self._luck + trial * _APART
        for _ in range(_STIRS):
            self.rng.below(2)

    def settled(self, remaining: i64) -> bool:
        """Return True if ``remaining`` further iterations cannot change the choice, or are unlikely to."""
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
        """Return True if the best action's lead over every other action exceeds the noise in their means."""
        settings = self.settings
        edges = self.roots[self.seat].edges
        worths = posterior_mean(edges, settings.prior_visits, settings.point(self.seats))
        first: i64 = highest(worths)
        known = 1.0 / (float(edges[first].visits) + settings.prior_visits)
        i: i64
        for i, edge in enumerate(edges):
            off = settings.noise * sqrt(known + 1.0 / (float(edge.visits) + settings.prior_visits))
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
        """Call ``Policy.hold`` with step ``last`` unless ``last`` is -1, which stands for the end of the game."""
        if last >= 0:
            self.policy.hold(state, last)

    def _descend(self, state: State, first: Edge, last: i64) -> bool:
        """Descend the trees to a new edge; return False if the game ends or step ``last`` is reached first."""
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
        """Return the legal edge with the highest PUCT value."""
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
        """Return the node's edges for the legal actions in ``_options``; add missing edges."""
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
        """Play rollout actions to the end of the game or to step ``last``."""
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
        """Return the action with the highest policy value, without tie noise."""
        self._weigh(state, actor)
        return self._options[highest(self._worths)]

    def _learn(self) -> None:
        """Back up the win shares along the path, and the points at its first edge."""
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
    """Return the edge of the best action after a search in a game with ``seats`` seats."""
    if settings.prior_visits == 0.0 or seats == 1:
        return tried_most(edges)
    return edges[highest(posterior_mean(edges, settings.prior_visits, settings.point(seats)))]


def highest(worths: list[float]) -> i64:
    """Return the index of the maximum; ties go to the first."""
    best: i64 = 0
    i: i64
    for i, worth in enumerate(worths):
        if worth > worths[best]:
            best = i
    return best
