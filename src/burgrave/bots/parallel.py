"""Root-parallel search: several processes grow independent trees, and their root statistics are summed.

This module is not compiled, because it only starts processes and waits for them.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from burgrave.bots.errors import BotFailure, options_of
from burgrave.bots.ismcts import Edge, Settings, best_of
from burgrave.bots.playing import search_of, settings_of
from burgrave.bots.search import Budget, think
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat

Found = dict[int, tuple[int, float, float]]
"""Root statistics of one process: action -> visits, sum of win shares, policy value."""


class ParallelSearchBot:
    """Bot that searches in several processes for each decision and divides an iteration budget among them."""

    def __init__(self, game: str, budget: Budget, seed: object, net: bytes | None = None) -> None:
        self.budget = budget
        self._game = game
        self._net = net
        self._rng = Rng(seed_of("parallel", seed))
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, seat: Seat) -> int:
        legal = options_of(seat, self._game)
        if len(legal) == 1:
            return legal[0]
        each = Budget(-(-self.budget.iterations // self.budget.processes), self.budget.seconds)
        position = seat.world.position()
        pool = self._workers()
        jobs = []
        for _ in range(self.budget.processes):
            jobs.append(pool.submit(_search, self._game, position, seat.index, each, self._rng.fork(), self._net))
        try:
            return _best(settings_of(self._game, self._net), len(seat.world.scores()), [job.result() for job in jobs])
        except BrokenProcessPool as error:
            self.close()
            raise BotFailure(f"A process of search:{self.budget} ended unexpectedly.") from error

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.budget.processes, spawn, _begin)
        return self._pool

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_pool": None}  # a copy starts its own processes

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """Ignore Ctrl-C, because the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _search(
    game: str, position: Mapping[str, object], seat: int, budget: Budget, seed: int, net: bytes | None
) -> Found:
    """Search from a position, which is a sampled world without secrets; return the statistics of the root edges."""
    world = game_named(game).from_position(position, seed, False)
    search = search_of(game, Rng(seed), net)
    search.begin(world, seat)
    think(search, world, budget, early=False)
    return {edge.action: (edge.visits, edge.total, edge.worth) for edge in search.root.edges}


def _best(settings: Settings, seats: int, found: list[Found]) -> int:
    edges: dict[int, Edge] = {}
    for part in found:
        for action, (number, total, worth) in part.items():
            edge = edges.setdefault(action, Edge(action, worth, 1.0))
            edge.visits += number
            edge.total += total
    return best_of([*edges.values()], settings, seats).action
