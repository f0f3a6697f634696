"""Bot execution: fast levels run in this process, searches in worker processes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from burgrave.bots import LEVELS, thinks
from burgrave.build_info import core
from burgrave.kernel.state import Seat, State
from burgrave.server.live import worker
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.job_queue import Account, Cancelled, Job, JobQueue, Lane, whole_beats
from burgrave.server.live.worker import Think
from burgrave.server.settings import Settings

__all__ = ["BOT", "HINT", "LEVELS", "STAND_IN", "Thinkers"]

P = ParamSpec("P")
R = TypeVar("R")

BOT: Final = "bot"
HINT: Final = "hint"
"""Kinds of jobs for the workers."""

_HINTS, _SEEN, _LATE = Lane("hints", 0), Lane("seen", 1), Lane("late", 2)

STAND_IN: Final = "normal"
"""Level of the bot that substitutes for an absent player or a failed bot."""

_log = logging.getLogger(__name__)


class Thinkers:
    """The bots of all games in a process. Bots are stateless between decisions.

    The duration of a decision must not reveal hidden information. A searching bot waits for a worker even if it has
    only one legal action, and occupies whole slots of worker time. Every bot answers after a whole number of beats,
    counted from the start of the decision. The lengths of slots and beats depend only on the level, and a single slot
    and beat are nearly always enough.
    """

    def __init__(self, settings: Settings, think: Think = asyncio.to_thread) -> None:
        self.queue = JobQueue(max(1, settings.bot_workers))
        self._think = think
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._quick_inline = core() == "compiled"

    def prepare(self) -> None:
        """Start the workers, and preload what they need."""
        if self._settings.bot_workers > 0:
            pool = self._workers()
            for _ in range(self._settings.bot_workers):
                pool.submit(worker.prepare).add_done_callback(_warn)

    def job(self, kind: str, account: Account, room: str, urgent: Callable[[], bool] = lambda: True) -> Job:
        """Return a worker job that counts against an account and a room.

        ``urgent`` returns True if a viewer is waiting for the job. Hints go first, then bots at tables with viewers,
        then all other jobs. However, hints and guests' bots go last once the person or address that they count against
        has used up the time that the settings allow.
        """

        def lane(usage: Sequence[float]) -> Lane:
            by_address, by_person, _ = usage
            settings = self._settings
            much = by_person >= settings.guest_thinking or by_address >= settings.address_thinking
            if (much and (account.guest or kind == HINT)) or not urgent():
                return _LATE
            return _HINTS if kind == HINT else _SEEN

        return Job(kind, (*account.keys, ("room", room)), lane)

    async def choose(self, asked: Callable[[], Game | None], seat: int, level: str, job: Job) -> int:
        """Return the action chosen by a bot or, if the bot fails, by its substitute.

        ``asked`` returns the game, or None if it is no longer this bot's turn. In that case, Cancelled is raised.
        """

        def begin() -> Coroutine[Any, Any, int] | None:
            game = asked()
            return None if game is None else self._answer(game, seat, level)

        pause = self._settings.bot_pause
        if thinks(level):
            slot = self._settings.slots.get(level, 0.0)
            return await self.queue.run(job, begin, slot=slot, beat=max(slot, pause))
        loop = asyncio.get_running_loop()
        begun = loop.time()
        answer = begin()
        if answer is None:
            raise Cancelled
        action = await answer
        await whole_beats(begun, loop.time(), pause)
        return action

    def _answer(self, game: Game, seat: int, level: str) -> Coroutine[Any, Any, int]:
        seed = game.seed_for("bot", seat)
        return self._checked(game.rules.name, game.state.legal(seat), game.world(seat, seed), seat, level, seed)

    async def _checked(self, name: str, legal: list[int], world: State, seat: int, level: str, seed: int) -> int:
        try:
            return _checked(await self._choose(name, world, seat, level, seed), legal)
        except Refused:
            raise
        except Exception:
            _log.exception("A bot of level %s failed at %s; level %s decides instead.", level, name, STAND_IN)
            return _checked(await self._choose(name, world, seat, STAND_IN, seed), legal)

    async def _choose(self, game: str, world: State, seat: int, level: str, seed: int) -> int:
        if thinks(level):
            return await self._elsewhere(worker.choose, game, world.position(), seat, level, seed)
        asking = Seat(seat, world, [], True)
        if self._quick_inline:
            return worker.choose_at(game, asking, level, seed)
        return await asyncio.to_thread(worker.choose_at, game, asking, level, seed)

    async def advice(self, game: Game, seat: int, lang: str, names: list[str], job: Job) -> list[dict[str, Any]]:
        """Return a hint for a seat's open decision; the same decision always gets the same hint.

        Raise Refused if the person has too many hints in the queue.
        """
        waiting = self.queue.waiting_for(HINT, job.keys[1])
        if waiting >= self._settings.hints_per_person:
            raise Refused("busy", f"You already have {waiting} hints in the queue; wait for them.", 503)
        seed = game.seed_for("hint", seat)
        about = game.rules.name, game.header.ruleset, game.world(seat, seed).position()
        slot = self._settings.slots.get(HINT, 0.0)
        return await self.queue.run(job, lambda: self._advise(*about, seat, seed, lang, names), slot=slot)

    async def _advise(self, *asked: Any) -> list[dict[str, Any]]:
        try:
            return await self._elsewhere(worker.advise, *asked)
        except BrokenProcessPool as error:
            raise Refused("unavailable", "The hint could not be computed; try again.", 503) from error

    async def _elsewhere(self, ask: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in a worker process or, if there are no workers, with ``think``."""
        if self._settings.bot_workers == 0:
            return await self._think(ask, *args, **kwargs)
        pool = self._workers()
        try:
            asked: Future[R] = pool.submit(ask, *args, **kwargs)
            return await asyncio.wrap_future(asked)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None  # the next call starts new workers
                pool.shutdown(wait=False, cancel_futures=True)
            raise

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._settings.bot_workers, spawn, worker.begin)
        return self._pool

    async def stop(self) -> None:
        """Stop the workers after their current decisions."""
        await self.queue.stop()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _warn(prepared: Future[None]) -> None:
    if not prepared.cancelled() and (error := prepared.exception()) is not None:
        _log.warning("A worker could not warm up; its first decision will take longer.", exc_info=error)


def _checked(action: int, legal: list[int]) -> int:
    if action not in legal:
        raise ValueError(f"the bot played {action!r}, which is not legal")
    return action
