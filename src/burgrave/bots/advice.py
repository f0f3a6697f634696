"""Hints: what a seat should do, how likely it wins then, and why."""

from __future__ import annotations

from burgrave.bots.budget import Budget
from burgrave.bots.playing import bots_for, search_of
from burgrave.bots.search import think
from burgrave.bots.tree import Edge
from burgrave.build_info import core
from burgrave.kernel.reason import Reason
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat

__all__ = ["Advice", "advise"]

_ITERATIONS = {"compiled": 1500, "interpreted": 100}  # about a second of an evening's play
_LEAST = 12  # visits that an estimate rests on


class Advice:
    """One action that is worth considering."""

    def __init__(self, action: int, share: float, score: float, reason: Reason) -> None:
        self.action = action
        self.share = share  # of the win, that the seat may expect after it: from 0 to 1
        self.score = score  # points that the seat is likely to end with
        self.reason = reason  # the fact that counted most

    def __repr__(self) -> str:
        return f"Advice({self.action}, {self.share:.3f}, {self.score:.1f}, {self.reason!r})"


def advise(game: str, seat: Seat, seed: object, best: int = 3, iterations: int = 0) -> list[Advice]:
    """Return the best actions of a seat that must decide, the best first; the same each time it is asked.

    It rests on what the seat knows alone. Actions that were hardly tried are left out, so there may be fewer than
    ``best``; there is at least one. ``iterations``: of the search; 0 for as many as fit about a second.
    """
    legal = seat.legal()
    search = search_of(game, Rng(seed_of("advice", seed)))
    search.begin(seat.world, seat.index)
    think(search, seat.world, Budget(iterations or _ITERATIONS[core()]), early=False)
    chosen = search.best(legal)
    edges = [chosen]
    for edge in sorted(search.root.edges, key=_tried, reverse=True):  # the trees are new: all are legal
        if edge is not chosen:
            edges.append(edge)
    wanted = [edge for edge in edges if edge.visits >= _LEAST][:best] or edges[:1]
    return [_advice(game, seat, edge, legal) for edge in wanted]


def _tried(edge: Edge) -> int:
    return edge.visits


def _advice(game: str, seat: Seat, edge: Edge, legal: list[int]) -> Advice:
    why = bots_for(game).reason(seat.world, seat.index, edge.action, legal)
    return Advice(edge.action, edge.value(), edge.points(), why)
