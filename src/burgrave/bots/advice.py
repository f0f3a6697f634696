"""Hints: recommended actions for a seat, each with its winning chance and a reason."""

from __future__ import annotations

from math import sqrt
from typing import Final

from burgrave.bots.errors import options_of
from burgrave.bots.ismcts import Edge, Search, posterior_mean
from burgrave.bots.playing import bots_for, hint_search
from burgrave.bots.search import Budget, think
from burgrave.kernel.quote import Reason
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State

__all__ = ["Advice", "advise", "percent_of"]

_PARTS: Final = 10  # batches of a search; their variance gives the noise of one trial
_LEAST: Final = 12  # minimum trials of a listed action; also the default prior visits
_SURE: Final = 2.0  # standard errors: actions within this distance of the best one are about as good
_LOUDEST: Final = 0.5  # maximum standard deviation of a win share


class Advice:
    """Recommended action, with its winning chance and a reason."""

    def __init__(self, action: int, share: float, score: float, reason: Reason, behind: bool = False) -> None:
        self.action = action
        self.share = share  # the seat's winning chance after the action, from 0 to 1; a shared win is split
        self.percent = percent_of(share)
        self.score = score  # expected final points of the seat
        self.reason = reason  # the main fact in its favor
        self.behind = behind  # significantly worse than the best action; otherwise about as good

    def __repr__(self) -> str:
        return f"Advice({self.action}, {self.share:.3f}, {self.score:.1f}, {self.reason!r}, {self.behind})"


def advise(game: str, seat: Seat, seed: object, best: int = 3, iterations: int = 0) -> list[Advice]:
    """Return the best actions for ``seat``, best first; deterministic for a given seed.

    Only the seat's own information is used. Actions are sorted by win share in whole percent, then by points. Actions
    with too few trials are omitted, so the list may be shorter than ``best``, but it has at least one entry.
    ``iterations``: number of search iterations, or 0 to search for about a second.
    """
    legal = options_of(seat, game)
    search = hint_search(game, Rng(seed_of("advice", seed)))
    search.begin(seat.world, seat.index)
    noise = _searched(search, seat.world, iterations or bots_for(game).hint_trials(search.seats))
    trust = search.settings.prior_visits or float(_LEAST)
    edges = search.root.edges  # the tree is new, so every edge is legal
    shares = posterior_mean(edges, trust, search.settings.point(search.seats))
    ranked = sorted([(_figures(shares[i], edge), i) for i, edge in enumerate(edges)], reverse=True)
    found = [one for one in ranked if edges[one[1]].visits >= _LEAST] or ranked[:1]
    first = found[0][1]
    close = found[0][0][0]  # lowest percentage that is not significantly worse than the first
    for figures, i in found[:best]:
        off = _SURE * sqrt(_error(noise, edges[first], trust) ** 2 + _error(noise, edges[i], trust) ** 2)
        if shares[first] - shares[i] <= off:
            close = min(close, figures[0])
    advice: list[Advice] = []
    for figures, i in found[:best]:
        edge = edges[i]
        why = bots_for(game).reason(seat.world, seat.index, edge.action, legal)
        advice.append(Advice(edge.action, shares[i], edge.points(), why, figures[0] < close))
    return advice


def percent_of(share: float) -> int:
    """Convert a win share to whole percent; only a certain loss gives 0, and only a certain win gives 100."""
    percent = round(100 * share)
    return percent if share in (0.0, 1.0) else min(max(percent, 1), 99)


def _figures(share: float, edge: Edge) -> tuple[int, int, float]:
    """Return the sort key of an action: the displayed percentage, the displayed points, and the exact share."""
    return percent_of(share), round(edge.points()), share


def _searched(search: Search, world: State, iterations: int) -> float:
    """Run a search and return the standard deviation of a single trial."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    parts: list[tuple[int, int, float]] = []  # action, its trials in one batch, and the sum of their shares
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


def _error(noise: float, edge: Edge, trust: float) -> float:
    return noise * sqrt(float(edge.visits)) / (float(edge.visits) + trust)
