"""Who thinks for bots: this process where it is quick, workers where it takes a while."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from burgrave.bots import LEVELS, thinks
from burgrave.core import core
from burgrave.kernel.state import Seat, State
from burgrave.server.live import worker
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game

__all__ = ["LEVELS", "STAND_IN", "Thinkers"]

P = ParamSpec("P")
R = TypeVar("R")

STAND_IN: Final = "normal"
"""The level of a bot in the place of a person, or of a bot that failed."""

_log = logging.getLogger(__name__)


class Thinkers:
    """The bots of all games of a process. Between two decisions a bot keeps nothing."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._quick_inline = core() == "compiled"
        self._stopped = False
        self.at_work = 0

    async def choose(self, game: Game, seat: int, level: str) -> int:
        """Return the action that a bot plays; if it fails, what the one in its place plays."""
        legal = game.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        name = game.rules.name
        seed = game.seed_for("bot", seat)
        world = game.world(seat, seed)
        self.at_work += 1
        try:
            return _checked(await self._choose(name, world, seat, level, seed), legal)
        except Refused:
            raise
        except Exception:
            _log.exception("A bot of the level %s failed at %s; %s decides in its place.", level, name, STAND_IN)
            return _checked(await self._choose(name, world, seat, STAND_IN, seed), legal)
        finally:
            self.at_work -= 1

    async def _choose(self, game: str, world: State, seat: int, level: str, seed: int) -> int:
        if thinks(level):
            return await self._elsewhere(worker.choose, game, world.position(), seat, level, seed)
        asking = Seat(seat, world, [], True)
        if self._quick_inline:
            return worker.choose_at(game, asking, level, seed)
        return await asyncio.to_thread(worker.choose_at, game, asking, level, seed)

    def advice(self, game: Game, seat: int, lang: str, names: list[str]) -> Coroutine[Any, Any, list[dict[str, Any]]]:
        """Return what is to be awaited for a hint: it is for the game as it is now, and the same each time."""
        seed = game.seed_for("hint", seat)
        return self._advise(
            game.rules.name, game.header.ruleset, game.world(seat, seed).position(), seat, seed, lang, names
        )

    async def _advise(self, *asked: Any) -> list[dict[str, Any]]:
        try:
            return await self._elsewhere(worker.advise, *asked)
        except BrokenProcessPool as error:
            raise Refused("unavailable", "The hint could not be thought out; ask once more.", 503) from error

    async def _elsewhere(self, ask: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask a worker process, or a thread where there are to be no workers."""
        if self._stopped:
            raise Refused("stopping", "The server is about to stop; try again in a moment.", 503)
        if self._workers == 0:
            return await asyncio.to_thread(ask, *args, **kwargs)
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, worker.begin)
        pool = self._pool
        try:
            asked: Future[R] = pool.submit(ask, *args, **kwargs)
            return await asyncio.wrap_future(asked)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None  # the next who asks gets new workers
                pool.shutdown(wait=False, cancel_futures=True)
            raise

    async def stop(self) -> None:
        """End the workers, after the decision that each is at."""
        self._stopped = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _checked(action: int, legal: list[int]) -> int:
    if action not in legal:
        raise ValueError(f"the bot played {action!r}, which is not legal")
    return action
