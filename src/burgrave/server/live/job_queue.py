"""Fair job queue for shared work: bots, hints, notifications and emails."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from burgrave.server.live.errors import Refused

R = TypeVar("R")

Key = tuple[str, Hashable]
"""Key under which usage is counted: a kind and a name, such as ``("address", "192.0.2.1")``."""

_MEMORY: Final = 60.0  # seconds after which a third of the usage is still remembered
_ROUNDING: Final = 1e-6  # fraction of a beat, so that a job of exactly one beat does not take two because of rounding
_MOST_KNOWN: Final = 10_000  # accounts, or keys with usage, that are remembered


class Cancelled(Exception):
    """The queued job is obsolete: the decision was already made, or no viewer is left."""


@dataclass(frozen=True, slots=True)
class Account:
    """A person whose usage is counted, and the address where this process last saw them (empty if it never has)."""

    person: str
    address: str = ""
    guest: bool = True

    @property
    def keys(self) -> tuple[Key, Key]:
        """Return the account's keys: first the address, then the person."""
        return ("address", self.address), ("person", self.person)


class Accounts:
    """Accounts of the people whom this process has seen."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Account] = OrderedDict()

    def note(self, account: Account) -> None:
        """Record the address at which a person was seen."""
        self._known[account.person] = account
        self._known.move_to_end(account.person)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    def of(self, person_id: str) -> Account:
        """Return the account of a person. People not yet seen here count as guests from a single address."""
        return self._known.get(person_id) or Account(person_id)


@dataclass(frozen=True, slots=True)
class Lane:
    """A class of jobs. Lanes with a lower rank go first; at most ``most`` jobs of a lane run at once."""

    name: str
    rank: int = 0
    most: int | None = None


_DEFAULT_LANE: Final = Lane("default")


@dataclass(frozen=True, slots=True)
class Job:
    """A job, and the keys under which its usage is counted, from the widest (an address) to the narrowest."""

    kind: str
    keys: tuple[Key, ...]
    lane: Callable[[Sequence[float]], Lane] = lambda usage: _DEFAULT_LANE
    """Function that returns the current lane, given the seconds that each key has used recently."""


class Usage:
    """Seconds of slot time that each key has used, decaying exponentially."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._used: dict[Hashable, tuple[float, float]] = {}  # seconds, and the time of the last change

    def add(self, key: Hashable, seconds: float) -> None:
        if len(self._used) >= _MOST_KNOWN and key not in self._used:
            self._used = {one: used for one, used in self._used.items() if self.of(one) > 0.1}
        self._used[key] = self.of(key) + seconds, self._now()

    def of(self, key: Hashable) -> float:
        """Return the seconds that a key has used recently."""
        seconds, at = self._used.get(key, (0.0, 0.0))
        return seconds * math.exp((at - self._now()) / _MEMORY) if seconds else 0.0


class _QueuedJob(Generic[R]):
    def __init__(
        self, job: Job, begin: Callable[[], Coroutine[Any, Any, R] | None], slot: float, beat: float, number: int
    ) -> None:
        loop = asyncio.get_running_loop()
        self.job = job
        self.begin = begin
        self.slot = slot
        self.beat = beat
        self.number = number
        self.since = loop.time()
        self.found: asyncio.Future[R] = loop.create_future()


class JobQueue:
    """Fair queue that runs at most ``slots`` jobs at once.

    The lane with the lowest rank goes first. Within a rank, the job whose first key has used the least slot time
    recently goes first; the second key breaks ties, and so on. Usage is counted separately for each kind of job.
    ``limits`` sets, by kind of key, how many jobs with the same key may run at once.
    """

    def __init__(self, slots: int, limits: Mapping[str, int] | None = None) -> None:
        self.observe: Callable[[str, float], None] = lambda kind, seconds: None
        """Called when a job starts, with its kind and how long it has waited, in seconds."""
        self.freed: Callable[[], None] = lambda: None
        """Called when a slot becomes free and no queued job takes it."""
        self.running = 0
        self._slots = slots
        self._limits = dict(limits or {})
        self._running_of: Counter[Hashable] = Counter()  # by lane, and by key
        self._held: dict[Key, asyncio.TimerHandle] = {}  # keys that must wait, and the timers that release them
        self._waiting: list[_QueuedJob[Any]] = []
        self._usage = Usage(lambda: asyncio.get_running_loop().time())
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = 0

    def waiting(self) -> Counter[str]:
        """Return the number of queued jobs by kind."""
        return Counter(ticket.job.kind for ticket in self._waiting)

    def waiting_for(self, kind: str, key: Key) -> int:
        """Return the number of queued jobs of this kind that have this key."""
        return sum(ticket.job.kind == kind and key in ticket.job.keys for ticket in self._waiting)

    async def run(
        self, job: Job, begin: Callable[[], Coroutine[Any, Any, R] | None], *, slot: float = 0.0, beat: float = 0.0
    ) -> R:
        """Wait for a slot, run the job and return its result.

        ``begin`` is called when a slot is free. It returns a coroutine, or None if the job is obsolete; in that case,
        Cancelled is raised. The job occupies its slot for a whole multiple of ``slot`` seconds, and the result is
        returned after a whole multiple of ``beat`` seconds, so others can observe only these multiples.
        """
        ticket = self._enter(job, begin, slot, beat)
        self._fill()
        try:
            return await ticket.found
        finally:
            if ticket in self._waiting:  # the caller gave up
                self._waiting.remove(ticket)

    def offer(self, jobs: Iterable[tuple[Job, Callable[[], Coroutine[Any, Any, None]]]]) -> None:
        """Start as many of these jobs as there are free slots, in fair order; do not queue the rest."""
        offered = {self._enter(job, begin) for job, begin in jobs}
        for ticket in offered:
            ticket.found.add_done_callback(lambda found: found.exception())  # nobody awaits it
        self._fill()
        self._waiting = [ticket for ticket in self._waiting if ticket not in offered]

    def hold(self, key: Key, seconds: float) -> None:
        """Put a key on hold: start none of its jobs for ``seconds``."""
        if key in self._held:
            self._held[key].cancel()
        self._held[key] = asyncio.get_running_loop().call_later(seconds, self._release, key)

    def held(self) -> set[Key]:
        return {*self._held}

    async def stop(self) -> None:
        """Reject all queued jobs, and cancel the running ones."""
        self._slots = 0
        for timer in self._held.values():
            timer.cancel()
        for ticket in self._waiting:
            _fail(ticket, _stopping())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _enter(
        self,
        job: Job,
        begin: Callable[[], Coroutine[Any, Any, R] | None],
        slot: float = 0.0,
        beat: float = 0.0,
    ) -> _QueuedJob[R]:
        self._numbers += 1
        ticket = _QueuedJob(job, begin, slot, beat, self._numbers)
        self._waiting.append(ticket)
        return ticket

    def _fill(self) -> None:
        while self.running < self._slots and (chosen := self._next()) is not None:
            ticket, lane = chosen
            self._waiting.remove(ticket)
            try:
                work = ticket.begin()
            except Exception as error:
                _fail(ticket, error)
                continue
            if work is None:
                _fail(ticket, Cancelled())
                continue
            self._count(ticket.job, lane, 1)
            self._charge(ticket.job, ticket.slot)
            task = asyncio.create_task(self._work(ticket, lane, work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> tuple[_QueuedJob[Any], Lane] | None:
        best: tuple[tuple[float, ...], _QueuedJob[Any], Lane] | None = None
        for ticket in self._waiting:
            usage = [self._usage.of((ticket.job.kind, key)) for key in ticket.job.keys]
            lane = ticket.job.lane(usage)
            order = (lane.rank, *usage, ticket.number)
            if self._has_room(ticket.job, lane) and (best is None or order < best[0]):
                best = order, ticket, lane
        return None if best is None else best[1:]

    def _has_room(self, job: Job, lane: Lane) -> bool:
        if lane.most is not None and self._running_of[lane.name] >= lane.most:
            return False
        return not any(
            key in self._held or (key[0] in self._limits and self._running_of[key] >= self._limits[key[0]])
            for key in job.keys
        )

    async def _work(self, ticket: _QueuedJob[R], lane: Lane, work: Coroutine[Any, Any, R]) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        self.observe(ticket.job.kind, begun - ticket.since)
        try:
            try:
                (found,) = await asyncio.gather(work, return_exceptions=True)
                ended = loop.time()
                await whole_beats(begun, ended, ticket.slot)
            finally:
                self._count(ticket.job, lane, -1)
                self._charge(ticket.job, loop.time() - begun - ticket.slot)
                self._fill()
                self.freed()
            await whole_beats(begun, ended, ticket.beat)
        except asyncio.CancelledError:
            found = asyncio.CancelledError()
        if isinstance(found, asyncio.CancelledError):
            _fail(ticket, _stopping())
        elif isinstance(found, BaseException):
            _fail(ticket, found)
        elif not ticket.found.done():
            ticket.found.set_result(found)

    def _release(self, key: Key) -> None:
        del self._held[key]
        self._fill()
        self.freed()

    def _count(self, job: Job, lane: Lane, change: int) -> None:
        self.running += change
        for one in (lane.name, *job.keys):
            self._running_of[one] += change
            if not self._running_of[one]:
                del self._running_of[one]

    def _charge(self, job: Job, seconds: float) -> None:
        for key in job.keys:
            self._usage.add((job.kind, key), seconds)


def _fail(ticket: _QueuedJob[Any], error: BaseException) -> None:
    if not ticket.found.done():
        ticket.found.set_exception(error)


def _stopping() -> Refused:
    return Refused("stopping", "The server is stopping; try again in a moment.", 503)


async def whole_beats(begun: float, ended: float, beat: float) -> None:
    """Sleep until the end of the beat in which ``ended`` falls; the first beat starts at ``begun``."""
    if beat > 0.0:
        beats = max(1, math.ceil((ended - begun) / beat - _ROUNDING))
        await asyncio.sleep(begun + beats * beat - asyncio.get_running_loop().time())
