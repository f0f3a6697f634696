"""Hints: what a seat should do, how likely it wins then, and a fact that speaks for it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from burgrave.bots.errors import options_of
from burgrave.bots.ismcts import Edge, Search, supposed
from burgrave.bots.playing import bots_for, hint_search
from burgrave.bots.search import Budget, think
from burgrave.kernel.quote import Reason
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State

__all__ = ["Advice", "advise", "percent_of"]

_PARTS: Final = 10  # of a search: by how much they differ tells how loud a trial is
_LEAST: Final = 12  # trials that an estimate rests on; with as many it is drawn to the mean where nothing else is known
_SURE: Final = 2.0  # standard errors: what is no further apart is about as good
_LOUDEST: Final = 0.5  # a share of the win cannot vary more


class Advice:
    """One action that is worth considering."""

    def __init__(self, action: int, share: float, score: float, reason: Reason, behind: bool = False) -> None:
        self.action = action
        self.share = share  # the chance that the seat wins after it, a shared win being split: from 0 to 1
        self.percent = percent_of(share)
        self.score = score  # points that the seat is likely to end with
        self.reason = reason  # the fact that counted most
        self.behind = behind  # the first one is better for sure; otherwise this is about as good

    def __repr__(self) -> str:
        return f"Advice({self.action}, {self.share:.3f}, {self.score:.1f}, {self.reason!r}, {self.behind})"


def advise(game: str, seat: Seat, seed: object, best: int = 3, iterations: int = 0) -> list[Advice]:
    """Return the best actions of a seat that must decide, the best first; the same each time it is asked.

    It rests on what the seat knows alone. They are in the order of their shares in whole percents, and of their points
    where these are equal. Actions that were hardly tried are left out, so there may be fewer than ``best``; there is
    at least one. ``iterations``: of the search; 0 for as many as fit about a second.
    """
    legal = options_of(seat, game)
    search = hint_search(game, Rng(seed_of("advice", seed)))
    search.begin(seat.world, seat.index)
    loud = _searched(search, seat.world, iterations or bots_for(game).hint_trials(search.seats))
    trust = search.settings.prior_visits or float(_LEAST)
    edges = search.root.edges  # the trees are new: all are legal
    shares = supposed(edges, trust, search.settings.point(search.seats))
    ranked = sorted([(_figures(shares[i], edge), i) for i, edge in enumerate(edges)], reverse=True)
    found = [one for one in ranked if edges[one[1]].visits >= _LEAST] or ranked[:1]
    first = found[0][1]
    close = found[0][0][0]  # the lowest percentage that may be as good as the first: whoever has it, or more, is close
    for figures, i in found[:best]:
        off = _SURE * sqrt(_error(loud, edges[first], trust) ** 2 + _error(loud, edges[i], trust) ** 2)
        if shares[first] - shares[i] <= off:
            close = min(close, figures[0])
    advice: list[Advice] = []
    for figures, i in found[:best]:
        edge = edges[i]
        why = bots_for(game).reason(seat.world, seat.index, edge.action, legal)
        advice.append(Advice(edge.action, shares[i], edge.points(), why, figures[0] < close))
    return advice


def percent_of(share: float) -> int:
    """Return a share of the win in percent; what is not certain is never called so."""
    percent = round(100 * share)
    return percent if share in (0.0, 1.0) else min(max(percent, 1), 99)


def _figures(share: float, edge: Edge) -> tuple[int, int, float]:
    """Return by what actions are ordered: first what people are shown."""
    return percent_of(share), round(edge.points()), share


def _searched(search: Search, world: State, iterations: int) -> float:
    """Search, and return by how much a single trial is off."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    parts: list[tuple[int, int, float]] = []  # an action, its trials in one part, and what they came to
    done = 0
    for part in range(1, _PARTS + 1):
        goal = iterations * part // _PARTS
        if goal == done:
            continue
        think(search, world, Budget(goal - done), early=False)
        done = goal
        for edge in search.root.edges:
            action = int(edge.action)
            number = int(edge.visits) - visits.get(action, 0)
            if number:
                parts.append((action, number, edge.total - totals.get(action, 0.0)))
            visits[action] = int(edge.visits)
            totals[action] = edge.total
    squares = 0.0
    for action, number, total in parts:
        squares += (total - number * totals[action] / visits[action]) ** 2 / number
    free = len(parts) - sum([1 for number in visits.values() if number])
    return min(_LOUDEST, sqrt(squares / free)) if free > 0 else _LOUDEST


def _error(loud: float, edge: Edge, trust: float) -> float:
    """Return the standard error of an action's share."""
    return loud * sqrt(float(edge.visits)) / (float(edge.visits) + trust)
