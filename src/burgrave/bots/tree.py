"""The tree of a search: what the seats know at the points of the games to come, and how their choices fared."""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.kernel.ints import i64

__all__ = ["Edge", "Node", "supposed", "tried_most"]

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
    """What one seat knows at a point of the tree: the edges are its own actions, the keys those of others."""

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
