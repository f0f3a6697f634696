"""Group commit: all pending jobs are committed together.

Batches are committed through their fast paths, and the remaining jobs in one transaction.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from burgrave.server.store.connecting import away, is_clash, plainly, reason
from burgrave.server.store.errors import StoreError, StoreUnavailable

Answer = TypeVar("Answer")
Item = TypeVar("Item")
Work = Callable[[AsyncConnection], Awaitable[Answer]]
"""Work in a transaction. It may run again after a rollback, so it must have no other side effects."""

_LOG: Final = logging.getLogger(__name__)
_MOST: Final = 500
"""Maximum number of jobs per transaction, so that the first job does not wait too long."""
_ATTEMPTS: Final = 5
"""Maximum number of attempts for a transaction that conflicts with another process."""

Refusals = Sequence[StoreError | None]
"""For each item of a batch, the error that kept it from being written, or None."""


@dataclass(frozen=True, slots=True)
class Batch(Generic[Item]):
    """Work on many items at once.

    ``fast_path`` takes items with different keys, commits as many as it can, and returns the refusals. If it returns
    None, nothing was written, and ``work`` must write all items in a transaction.
    """

    work: Callable[[AsyncConnection, Sequence[Item]], Awaitable[None]]
    fast_path: Callable[[Sequence[Item]], Awaitable[Refusals | None]]
    key: Callable[[Item], Hashable]


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    work: Batch[Any] | None
    item: Any
    done: asyncio.Future[Any]


class Writer:
    """Group commit. Jobs queue while a transaction is being committed; none waits for a timer."""

    def __init__(self, engine: AsyncEngine, committed: Callable[[], None], observe: Callable[[float], None]) -> None:
        """Call ``committed`` after each commit, before jobs are notified; ``committed`` raises if the commit was lost.

        Call ``observe`` with the duration of each batch of jobs, in seconds.
        """
        self._engine = engine
        self._committed = committed
        self._observe = observe
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.closed = False
        self.transactions = 0
        self.trouble: str | None = None
        """Reason for the last failed write; None if the database is known to be writable."""

    async def exclusive(self, work: Work[Answer]) -> Answer:
        """Run ``work``, which is not part of a batch, and return its result once it is committed."""
        answer: Answer = await self._submit(None, work)
        return answer

    async def batch(self, work: Batch[Item], item: Item) -> None:
        """Queue ``item`` for ``work``, and return once it is committed."""
        await self._submit(work, item)

    def recovered(self) -> None:
        if self.trouble is not None:
            _LOG.warning("The database can be written again.")
            self.trouble = None

    async def close(self) -> None:
        """Commit pending jobs, and accept no more."""
        self.closed = True
        if self._task is not None:
            self._jobs.put_nowait(None)
            await self._task
        await self._engine.dispose()

    async def _submit(self, work: Batch[Any] | None, item: Any) -> Any:
        if self.closed:
            raise StoreUnavailable("The database was closed: the server is stopping.")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(work, item, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store writer")
        return await done

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < _MOST and not self._jobs.empty():
                following = self._jobs.get_nowait()
                if following is None:
                    self._jobs.put_nowait(None)
                    break
                jobs.append(following)
            began = time.perf_counter()
            await self._settle(await self._batches([job for job in jobs if not job.done.done()]))
            self._observe(time.perf_counter() - began)

    async def _batches(self, jobs: Sequence[_Job]) -> list[_Job]:
        """Commit batches through their fast paths, and return the jobs left for a transaction."""
        left = [job for job in jobs if job.work is None]
        waiting = [job for job in jobs if job.work is not None]
        while waiting:
            work = waiting[0].work
            assert work is not None
            group: dict[Hashable, _Job] = {}
            later: list[_Job] = []
            for job in waiting:
                if job.work != work or group.setdefault(work.key(job.item), job) is not job:
                    later.append(job)
            together = list(group.values())
            try:
                if not await self._fast(work, together):
                    left += together
            except Exception as error:
                self._note(error)
                _refuse(waiting, error)
                break
            waiting = later
        return left

    async def _fast(self, work: Batch[Any], jobs: Sequence[_Job]) -> bool:
        """Commit jobs through the fast path of their batch; return False if nothing was written."""
        refusals = await work.fast_path([job.item for job in jobs])
        if refusals is None:
            return False
        self._committed()
        self.transactions += 1
        for job, refusal in zip(jobs, refusals, strict=True):
            if not job.done.done():
                if refusal is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(refusal)
        return True

    async def _settle(self, jobs: Sequence[_Job], attempt: int = 1) -> None:
        """Commit jobs together; if one of them is at fault, retry each half separately, recursively.

        In the end, each faulty job fails alone, and the others are committed in a few transactions.
        """
        if not jobs:
            return
        try:
            answers = await self._transaction(jobs)
        except Exception as error:
            self._note(error)
            if len(jobs) == 1 and is_clash(error) and attempt < _ATTEMPTS:
                await self._settle(jobs, attempt + 1)
            elif len(jobs) > 1 and (is_clash(error) or away(error) is None):
                half = len(jobs) // 2
                await self._settle(jobs[:half])
                await self._settle(jobs[half:])
            else:
                _refuse(jobs, error)
        else:
            for job, answer in zip(jobs, answers, strict=True):
                if not job.done.done():
                    job.done.set_result(answer)

    def _note(self, error: Exception) -> None:
        """Log that the database is not writable, once for each reason."""
        if not is_clash(error) and away(error) is not None:
            if self.trouble != plainly(error):
                _LOG.error("The database cannot be written: %s.", reason(error))
            self.trouble = plainly(error)

    async def _transaction(self, jobs: Sequence[_Job]) -> list[Any]:
        answers: list[Any] = []
        alike: dict[Batch[Any], list[Any]] = {}
        for job in jobs:
            if job.work is not None:
                alike.setdefault(job.work, []).append(job.item)
        async with self._engine.begin() as connection:
            for together, items in alike.items():
                await together.work(connection, items)
            for job in jobs:
                answers.append(await job.item(connection) if job.work is None else None)
        self._committed()
        self.transactions += 1
        return answers


def _refuse(jobs: Sequence[_Job], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            # Separate exceptions, as each collects the traceback of where it is raised.
            unavailable = away(error)
            told = error if unavailable is None else StoreUnavailable(str(unavailable))
            if told is not error:
                told.__cause__ = error
            job.done.set_exception(told)
