"""The search bot: information-set Monte Carlo tree search within a budget."""

from __future__ import annotations

import time
from typing import Final

from burgrave.bots.budget import Budget
from burgrave.bots.drawing import DrawingBot
from burgrave.bots.ismcts import Search
from burgrave.bots.playing import search_of
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State

__all__ = ["CheatingBot", "SearchBot", "think"]

_PART: Final = 16  # iterations between two looks at the clock, or at whether it is settled


class SearchBot(DrawingBot):
    """Searches before every decision. With a number of iterations it plays the same every time; with a time, what
    it finds in that time. ``net``: see ``search_of``.
    """

    def __init__(self, game: str, budget: Budget, seed: object, net: bytes | None = None) -> None:
        DrawingBot.__init__(self, game, (game, budget, seed, net), Rng(seed_of("search", seed)))
        self.budget = budget
        self.search = search_of(game, self._rng, net)

    def __setstate__(self, rng: Rng) -> None:
        self._rng = rng
        self.search.rng = rng

    def choose(self, seat: Seat) -> int:
        """Return the action that turned out best."""
        legal = self.options(seat)
        return _chosen(self.search, seat.world, seat.index, legal, self.budget, False)


class CheatingBot:
    """Searches knowing everything but the chance to come: what a search could reach if nothing were hidden.

    Only the arena may use it, since it holds the true state.
    """

    def __init__(self, game: str, budget: Budget, seed: object) -> None:
        self.budget = budget
        self.search = search_of(game, Rng(seed_of("cheat", seed)))

    def choose_knowing(self, truth: State, seat: int) -> int:
        """Return the action of ``seat`` that turned out best."""
        legal = truth.legal(seat)
        return _chosen(self.search, truth, seat, legal, self.budget, True)


def _chosen(search: Search, world: State, seat: int, legal: list[int], budget: Budget, knowing: bool) -> int:
    search.begin(world, seat)
    action = legal[0]
    if len(legal) > 1:
        think(search, world, budget, knowing)
        action = search.best(legal).action
    search.played(action)
    return action


def think(search: Search, world: State, budget: Budget, knowing: bool = False, *, early: bool = True) -> None:
    """Search within the budget; ``early``: stop when no more iterations could change what is chosen."""
    begun = time.perf_counter()
    done = 0
    goal = budget.iterations
    while goal == 0 or done < goal:
        part = _PART if goal == 0 or goal - done > _PART else goal - done
        if knowing:
            search.run_knowing(world, part)
        else:
            search.run(world, part)
        done += part
        left = goal - done
        if goal == 0:
            spent = time.perf_counter() - begun
            if spent >= budget.seconds:
                return
            left = int(done * (budget.seconds - spent) / spent) + 1
        if early and search.settled(left):
            return
