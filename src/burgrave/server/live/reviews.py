"""Review service and its worker process, which reviews one game at a time.

The process runs at the lowest priority and works on a review in short pieces.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

import msgspec

from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.kernel.record import Record
from burgrave.review import Review, Reviewer, review_of
from burgrave.review.telling import Teller
from burgrave.server.live import worker
from burgrave.server.live.worker import Think
from burgrave.server.settings import Settings
from burgrave.server.store import ReviewJob, Store, StoreError, StoreUnavailable
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.marks import unmarked
from burgrave.text.narration import narrator_for

# ---- The review process ----------------------------------------------------------------------------------------------

_NICER = 14  # niceness added to that of the bots' workers
_TELLINGS: Final = 12  # how often the finished part is put into words, which takes some tenths of a second


class Piece(NamedTuple):
    """Progress of a review after a piece of work."""

    done: int
    steps: int
    made: str  # the finished part
    told: dict[str, Any] | None  # everything known so far, by language; None if little has changed
    finished: bool


def begin() -> None:
    """Initialize the process to use only idle processor time."""
    worker.begin()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICER)
    with contextlib.suppress(OSError, AttributeError):  # Linux only; even a busy machine is not slowed down
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def go_on(record: str, names: Sequence[str], made: str | None, trials: int, seconds: float) -> Piece:
    """Continue a review for about ``seconds``, by at least one step.

    ``made``: the finished part. ``trials``: approximate number of playouts for all decisions together. Raise
    RecordError or SetupError for a game that cannot be reviewed.
    """
    reviewer = _reviewer(record, made, trials)
    until = time.monotonic() + seconds
    begun = reviewer.review.done
    for _ in reviewer.steps():
        if time.monotonic() >= until:
            break
    review = reviewer.review
    if review.done == review.steps:
        reviewer.run()
    news = review.done * _TELLINGS // review.steps > begun * _TELLINGS // review.steps
    told = _told(reviewer, names) if news or review.finished else None
    return Piece(review.done, review.steps, review.as_json().decode(), told, review.finished)


def _reviewer(text: str, made: str | None, trials: int) -> Reviewer:
    record = Record.parse(text)
    finished: Review | None = None if made is None else review_of(made, "the store")
    try:
        return Reviewer(record, total=trials, finished=finished)
    except SetupError:
        if finished is None:
            raise
        return Reviewer(record, total=trials)  # started by another version or another core


def _told(reviewer: Reviewer, names: Sequence[str]) -> dict[str, Any]:
    names = [unmarked(name) for name in names]
    table = reviewer.table
    return {
        lang: msgspec.to_builtins(
            Teller(reviewer.review, table, narrator_for(table.states[-1], lang), names).told(), str_keys=True
        )
        for lang in LANGUAGES
    }


# ---- The service -----------------------------------------------------------------------------------------------------

_PIECE: Final = 2.0  # seconds between saves of the finished part
_HELD: Final = 300.0  # seconds for which a review stays reserved for its process after each save
_LOOK: Final = 60.0  # seconds between searches for abandoned reviews; when idle, the worker process ends
_PATIENCE: Final = 5.0  # seconds between attempts to reach the database
_TRIES: Final = 3  # attempts if the process crashes

_log = logging.getLogger(__name__)


class Reviews:
    """Review service that saves its work in pieces, so that any process can continue a review.

    Bots and hints have workers of their own; the review process uses only processor time that is left over.
    """

    def __init__(self, store: Store, settings: Settings, think: Think) -> None:
        self._think = think
        self.making: str | None = None
        """Id of the room whose review this process is working on."""
        self._store = store
        self._settings = settings
        self._holder = secrets.token_hex(8)
        self._wanted = asyncio.Event()
        self._pool: ProcessPoolExecutor | None = None
        self._pid: int | None = None  # process id, once the process has answered
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="reviews")

    def wake(self) -> None:
        """Signal that a review was requested."""
        self._wanted.set()

    async def stop(self) -> None:
        """Stop, and release the current review for other processes."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        with contextlib.suppress(StoreUnavailable):
            await self._store.leave_reviews(self._holder)
        await self._let_go()

    async def _run(self) -> None:
        begun = False
        while True:
            try:
                if not begun and not self._store.shared:  # any previous holder is gone
                    await self._store.leave_reviews(None)
                begun = True
                self._wanted.clear()
                job = await self._store.take_review(self._holder, _HELD)
                if job is None:
                    await self._wait()
                else:
                    await self._make(job)
            except StoreUnavailable as error:
                _log.warning("Reviews are waiting for the database: %s", error)
                await asyncio.sleep(_PATIENCE)
            except Exception:
                _log.exception("The review service failed; trying again.")
                await asyncio.sleep(_PATIENCE)

    async def _wait(self) -> None:
        try:
            await asyncio.wait_for(self._wanted.wait(), _LOOK)
        except TimeoutError:
            await self._let_go()

    async def _make(self, job: ReviewJob) -> None:
        self.making = job.room_id
        try:
            told = await self._told(job)
        except Overtaken:
            return
        except StoreUnavailable:
            raise
        except (BurgraveError, BrokenProcessPool, StoreError) as error:
            _log.warning("The game of room %s cannot be reviewed: %s", job.room_id, error)
            told = None
        except Exception as error:  # its message may reveal hidden information
            _log.error("The game of room %s cannot be reviewed (%s).", job.room_id, type(error).__name__)
            told = None
        finally:
            self.making = None
        await self._store.end_review(job.room_id, self._holder, told)

    async def _told(self, job: ReviewJob) -> dict[str, object] | None:
        """Finish a review and return its texts, keyed by language, or None if its game is not in the store.

        Raise Overtaken if another process has taken the review over.
        """
        room = await self._store.room(job.room_id)
        kept = await self._store.finished(job.room_id)
        if room is None or kept is None:
            return None
        names = [seat.name for seat in room.seats]
        made = job.made
        while True:
            piece = await self._piece(kept.record, names, made)
            made = piece.made
            mine = await self._store.keep_review(
                job.room_id, self._holder, _HELD, done=piece.done, steps=piece.steps, made=piece.made, told=piece.told
            )
            if not mine:
                raise Overtaken
            if piece.finished:
                return piece.told

    async def _piece(self, record: str, names: list[str], made: str | None) -> Piece:
        trials = self._settings.review_trials
        if self._settings.bot_workers == 0:  # step by step, so that other work is not blocked
            return await self._think(go_on, record, names, made, trials, 0.0)
        for left in reversed(range(_TRIES)):
            try:
                pool = self._process()
                if self._pid is None:
                    self._pid = await asyncio.wrap_future(pool.submit(os.getpid))
                asked = pool.submit(go_on, record, names, made, trials, _PIECE)
                return await asyncio.wrap_future(asked)
            except BrokenProcessPool:
                await self._let_go()
                if not left:
                    raise
        raise AssertionError("not reached")

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        return self._pool

    async def _let_go(self) -> None:
        """Kill the worker process, because finishing a piece could take a long time on a busy machine."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pid, self._pid = self._pid, None
            if pid is not None:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGTERM)
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


class Overtaken(Exception):
    """Another process has taken over the review."""
