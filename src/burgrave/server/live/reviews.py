"""Review service, and the process that reviews one game at a time.

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
from burgrave.server.settings import Settings
from burgrave.server.store import ReviewJob, Store, StoreError, StoreUnavailable
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.marks import unmarked
from burgrave.text.narration import narrator_for

# ---- The review process ----------------------------------------------------------------------------------------------

_NICER = 14  # than the workers of bots


class Piece(NamedTuple):
    """How far a review is after a piece of work."""

    done: int
    steps: int
    made: str  # what is finished of it
    told: dict[str, Any] | None  # by language, once all is done


def begin() -> None:
    """Prepare the process: it gets what time nobody else wants."""
    worker.begin()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICER)
    with contextlib.suppress(OSError, AttributeError):  # Linux alone has it: then even a busy machine feels nothing
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def go_on(record: str, names: Sequence[str], made: str | None, trials: int, seconds: float) -> Piece:
    """Go on with a review for about so long, by at least one step.

    ``made``: what is finished of it. ``trials``: of all decisions together, about. Raise RecordError or SetupError for
    a game that cannot be reviewed.
    """
    reviewer = _reviewer(record, made, trials)
    until = time.monotonic() + seconds
    for _ in reviewer.steps():
        if time.monotonic() >= until:
            break
    review = reviewer.review
    if review.done == review.steps:
        reviewer.run()
    told = _told(reviewer, names) if review.finished else None
    return Piece(review.done, review.steps, review.as_json().decode(), told)


def _reviewer(text: str, made: str | None, trials: int) -> Reviewer:
    record = Record.parse(text)
    finished: Review | None = None if made is None else review_of(made, "the store")
    try:
        return Reviewer(record, total=trials, finished=finished)
    except SetupError:
        if finished is None:
            raise
        return Reviewer(record, total=trials)  # another version, or another core, has begun it


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

_PIECE: Final = 2.0  # seconds between two times that what is finished is kept
_HELD: Final = 300.0  # seconds for which other processes leave a review to the one that said last that it makes it
_LOOK: Final = 60.0  # seconds between two looks for reviews that nobody makes; then the process that did is let go
_PATIENCE: Final = 5.0  # seconds until the database is asked again that could not be reached
_TRIES: Final = 3  # with a process that breaks

_log = logging.getLogger(__name__)


class Reviews:
    """Makes the reviews that people have asked for, in pieces that are kept: whoever comes next goes on from there.

    Bots and hints have workers of their own, and the system gives this one what time they leave.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.making: str | None = None
        """The room whose review is being made here."""
        self._store = store
        self._settings = settings
        self._holder = secrets.token_hex(8)
        self._wanted = asyncio.Event()
        self._pool: ProcessPoolExecutor | None = None
        self._pid: int | None = None  # of the process, once it answers
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to make what is wanted."""
        self._task = asyncio.create_task(self._run(), name="reviews")

    def wake(self) -> None:
        """Take note that somebody has asked for one."""
        self._wanted.set()

    async def stop(self) -> None:
        """Break off, and leave what is begun to whoever comes next."""
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
                if not begun and not self._store.shared:  # whoever made one before us is gone
                    await self._store.leave_reviews(None)
                begun = True
                self._wanted.clear()
                job = await self._store.take_review(self._holder, _HELD)
                if job is None:
                    await self._wait()
                else:
                    await self._make(job)
            except StoreUnavailable as error:
                _log.warning("Reviews wait for the database: %s", error)
                await asyncio.sleep(_PATIENCE)
            except Exception:
                _log.exception("The making of reviews failed; it goes on.")
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
            _log.warning("The game of the room %s cannot be reviewed: %s", job.room_id, error)
            told = None
        except Exception as error:  # what it says may be anything of the game
            _log.error("The game of the room %s cannot be reviewed (%s).", job.room_id, type(error).__name__)
            told = None
        finally:
            self.making = None
        await self._store.end_review(job.room_id, self._holder, told)

    async def _told(self, job: ReviewJob) -> dict[str, object] | None:
        """Take all steps that are left; raise Overtaken if another process has taken the review."""
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
                job.room_id, self._holder, _HELD, done=piece.done, steps=piece.steps, made=piece.made
            )
            if not mine:
                raise Overtaken
            if piece.told is not None:
                return piece.told

    async def _piece(self, record: str, names: list[str], made: str | None) -> Piece:
        trials = self._settings.review_trials
        if self._settings.bot_workers == 0:  # in a thread, step by step: whatever else happens here gets its turn
            return await asyncio.to_thread(go_on, record, names, made, trials, 0.0)
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
        """End the process, whatever it is at: on a busy machine it would take long to finish a piece."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pid, self._pid = self._pid, None
            if pid is not None:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGTERM)
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


class Overtaken(Exception):
    """Another process makes the review."""
