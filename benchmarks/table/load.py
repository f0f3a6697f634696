"""Load test: many concurrent games, actions per second, latency, and a check that no action is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from benchmarks.table.book import Verdict, verify
from benchmarks.table.players import Manner, Party, Person, Seen, browsing
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import SET_UPS

from burgrave.server.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

__all__ = ["Load", "check_logs", "parties", "percentile", "run"]

_ARRIVING: Final = 32  # parties that sit down at the same time
_BEGINNING: Final = 50.0  # parties per second that begin to play
_DRAIN: Final = 30.0


@dataclass
class Load:
    """Results of a load test."""

    games: int = 0
    sockets: int = 0
    seconds: float = 0.0
    actions: int = 0
    latencies: list[float] = field(default_factory=list)
    messages: int = 0
    size: int = 0
    stale: int = 0
    server: float = 0.0  # processor time as a share of wall time
    clients: float = 0.0
    lag: float = 0.0  # longest delay of the clients' own event loop
    errors: list[str] = field(default_factory=list)
    verdict: Verdict = field(default_factory=Verdict)

    @property
    def rate(self) -> float:
        """Return the measured actions per second."""
        return self.actions / self.seconds


@asynccontextmanager
async def parties(
    servers: Sequence[Serving], games: int, seen: Seen, manner: Manner, *, by_room: bool = False
) -> AsyncIterator[list[Party]]:
    """Yield a list of parties, each of four registered guests; the setups are assigned to the parties in turn.

    The members of a party use different servers in turn or, if ``by_room`` is True, the same server.
    """
    async with browsing() as http:
        found: list[Party] = []
        for number in range(games):
            set_up = SET_UPS[number % len(SET_UPS)]
            people = [
                Person(http, servers[(number if by_room else seat) % len(servers)].address, f"Guest {seat}")
                for seat in range(set_up["options"]["players"])
            ]
            found.append(Party(people, set_up, seen, manner))
        gate = asyncio.Semaphore(_ARRIVING)

        async def arrive(party: Party) -> None:
            async with gate:
                await party.arrive()

        await asyncio.gather(*(arrive(party) for party in found))
        yield found


async def run(
    servers: Sequence[Serving], *, games: int, rate: float, seconds: float, manner: Manner, by_room: bool = False
) -> Load:
    """Run ``games`` concurrent games with about ``rate`` actions per second in total, and measure for ``seconds``."""
    seen, load = Seen(), Load(games)
    manner.think, manner.paused = games / rate, True
    async with parties(servers, games, seen, manner, by_room=by_room) as found:
        gate = asyncio.Semaphore(_ARRIVING)

        async def begin(party: Party) -> str:
            async with gate:
                return await party.open()

        rooms = await asyncio.gather(*(begin(party) for party in found))
        tasks = [asyncio.create_task(party.play(room)) for party, room in zip(found, rooms, strict=True)]
        sockets = sum(len(party.people) for party in found)
        await _until(lambda: seen.connected == sockets, tasks)
        load.sockets = seen.connected
        manner.paused = False
        ramp = max(games / _BEGINNING, manner.think)  # in the first round everybody may decide at once
        for party in found:
            party.wake()
            await asyncio.sleep(ramp / games)
        await asyncio.sleep(2 * manner.think)
        await _measure(servers, seen, load, seconds)
        manner.paused = True
        await _until(lambda: not any(party.waiting() for party in found), tasks)
        load.errors += [repr(task.exception()) for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        load.errors += seen.errors
        load.stale = seen.stale
        for server in servers:
            if server.complaints():
                load.errors.append(server.complaints().splitlines()[0])
        load.verdict = await check_logs(servers[0].database_url, found)
    return load


async def check_logs(database_url: str, found: Sequence[Party], *, views: bool = True, last: bool = False) -> Verdict:
    """Compare the clients' records with the logs; with ``last``, only the records of the current games."""
    books = [one for party in found for one in [*party.books.items()][-1 if last else 0 :]]
    store = await Store.open(database_url)
    try:
        return await verify(store, books, views=views)
    finally:
        await store.close()


async def _measure(servers: Sequence[Serving], seen: Seen, load: Load, seconds: float) -> None:
    messages, size, answers = seen.messages, seen.size, len(seen.done)
    taken = sum(server.processor_seconds() for server in servers)
    own, began = time.process_time(), time.perf_counter()
    # On a machine that is busy with something else, even the first answer may take longer.
    while (left := began + seconds - time.perf_counter()) > 0 or (len(seen.done) == answers and left > -_DRAIN):
        pause = min(left, 0.1) if left > 0 else 0.1
        before = time.perf_counter()
        await asyncio.sleep(pause)
        load.lag = max(load.lag, time.perf_counter() - before - pause)
    load.seconds = time.perf_counter() - began
    load.server = (sum(server.processor_seconds() for server in servers) - taken) / load.seconds
    load.clients = (time.process_time() - own) / load.seconds
    load.latencies = [spent for _at, spent in seen.done[answers:]]
    load.actions = len(load.latencies)
    load.messages, load.size = seen.messages - messages, seen.size - size


async def _until(met: Any, tasks: Sequence[asyncio.Task[None]]) -> None:
    ends = time.perf_counter() + _DRAIN + len(tasks) / 5
    while not met() and time.perf_counter() < ends:
        failed = [task for task in tasks if task.done() and task.exception() is not None]
        if failed:
            failed[0].result()
        await asyncio.sleep(0.05)


def percentile(values: Sequence[float], share: float) -> float:
    """Return a percentile of ``values``; ``share`` is between 0 and 1."""
    if share == 0.5:
        return median(values)
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
