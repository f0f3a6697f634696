"""Simulated attackers, with one module for each kind of attack.

Each module has a coroutine ``attack(server, stop)``; in some modules, it takes additional arguments before these. It
attacks the server at a loopback address (``127.0.0.1:8000``) until ``stop`` is set, and returns a summary as lines of
text. It uses only the public interface, from addresses that no regular client has (``Attacker``). Attackers run in a
low-priority process of their own, because they represent other machines, which would not take processor time from the
server.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import httpx
from benchmarks.table.players import Person, browsing

__all__ = ["KINDS", "Attack", "Attacker", "at_work", "attacks_named", "browsing", "fresh_address", "work_until"]

Attack = Callable[[str, asyncio.Event], Awaitable[list[str]]]

KINDS: Final = ("half_open", "ids", "languages", "rooms", "silent", "thinker")
"""Kinds of attackers that run together; the other kinds are measured one at a time."""

_LEAVE: Final = 30.0
"""Seconds within which attackers must start, and within which they must stop."""

_BEHIND: Final = 15  # niceness; the server's own workers use 5

_hosts = itertools.count(1)


class Attacker(Person):
    """Guest who attacks the server; by default, all attackers share one address, like guests on one machine."""

    def __init__(self, http: httpx.AsyncClient, server: str, name: str, *, address: str | None = None) -> None:
        super().__init__(http, server, name)
        self.headers["X-Forwarded-For"] = address or "198.51.100.1"


def fresh_address() -> str:
    """Return an address that has not been used yet, so that a client appears to be on another machine."""
    number = next(_hosts)
    return f"198.{18 + (number >> 16 & 1)}.{number >> 8 & 255}.{number & 255}"


def attacks_named(*kinds: str) -> dict[str, Attack]:
    """Return the coroutine ``attack`` of each kind, keyed by kind; raise ValueError for an unknown kind."""
    for kind in kinds:
        if kind not in KINDS:
            raise ValueError(f"Unknown attacker {kind!r}; choose from: {', '.join(KINDS)}.")
    return {kind: import_module(f"{__name__}.{kind}").attack for kind in kinds}


async def work_until(stop: asyncio.Event, doing: Iterable[Coroutine[Any, Any, None] | asyncio.Task[None]]) -> list[Any]:
    """Run coroutines or tasks until ``stop`` is set, then cancel them; return their results, including exceptions."""
    tasks = [asyncio.ensure_future(one) for one in doing]
    await stop.wait()
    for task in tasks:
        task.cancel()
    return await asyncio.gather(*tasks, return_exceptions=True)


# ---- separate process ----------------------------------------------------------------------------------------------


@asynccontextmanager
async def at_work(wanted: Mapping[str, Attack], server: str) -> AsyncIterator[list[str]]:
    """Run the named attackers during the block; the yielded list is filled with their summaries afterward."""
    told: list[str] = []
    if not wanted:
        yield told
        return
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_work, args=(theirs, wanted, server, _BEHIND), daemon=True)
    process.start()
    try:
        if not await asyncio.to_thread(ours.poll, _LEAVE):
            raise RuntimeError("The attackers did not start.")
        ours.recv()
        yield told
        ours.send(None)
        if await asyncio.to_thread(ours.poll, _LEAVE):
            told += ours.recv()
        else:
            told.append("The attackers did not stop.")
    finally:
        process.kill()
        await asyncio.to_thread(process.join)


def _work(ours: Connection, wanted: Mapping[str, Attack], server: str, behind: int) -> None:
    if hasattr(os, "nice"):
        os.nice(behind)
    asyncio.run(_work_all(ours, wanted, server))


async def _work_all(ours: Connection, wanted: Mapping[str, Attack], server: str) -> None:
    stop = asyncio.Event()
    tasks = [asyncio.create_task(_ends(name, attack, server, stop)) for name, attack in wanted.items()]
    ours.send(None)
    while not ours.poll():
        await asyncio.sleep(0.1)
    stop.set()
    done, late = await asyncio.wait(tasks, timeout=_LEAVE / 2)
    for task in late:
        task.cancel()
    ours.send([line for task in tasks if task in done for line in task.result()])


async def _ends(name: str, attack: Attack, server: str, stop: asyncio.Event) -> list[str]:
    try:
        return [f"{name}: {line}" for line in await attack(server, stop)]
    except Exception as error:
        return [f"{name}: failed: {error!r}"]
