"""Those who spoil other people's evening: one module for each kind, named after what it does; floods share one.

Each module has a coroutine ``attack(server, stop)``: it does its worst to the server at an address of the loopback
(``127.0.0.1:8000``) until ``stop`` is set, and returns what it came to, as lines. It uses only what everybody may use,
and addresses that no stranger has (``Attacker``). Attackers work in a process of their own, which gives way to all
others: they stand for machines elsewhere, and those take no processor time from the server.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pkgutil
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

import httpx
from benchmarks.table.attacks.floods import FLOODS, flood
from benchmarks.table.players import Person, browsing

__all__ = ["FLOODS", "Attack", "Attacker", "at_work", "attack_named", "browsing", "fresh_address", "kinds"]

Attack = Callable[[str, asyncio.Event], Awaitable[list[str]]]

_LEAVE: Final = 30.0
"""Seconds that attackers have to begin, and to stop."""

_BEHIND: Final = 15  # niceness; the server's own workers have 5

_hosts = itertools.count(1)


class Attacker(Person):
    """A guest; by default all attackers of a kind come from one address, that of a single machine."""

    def __init__(self, http: httpx.AsyncClient, server: str, name: str, *, address: str | None = None) -> None:
        super().__init__(http, server, name)
        self.headers["X-Forwarded-For"] = address or "198.51.100.1"


def fresh_address() -> str:
    """Return an address that nobody has used yet, for a kind that has many machines."""
    number = next(_hosts)
    return f"198.{18 + (number >> 16 & 1)}.{number >> 8 & 255}.{number & 255}"


def kinds() -> list[str]:
    """Return the kinds of attackers that work together; floods are measured one by one."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name != "floods")


def attack_named(kind: str) -> Attack:
    """Return what attackers of a kind do."""
    if kind in FLOODS:
        return partial(flood, FLOODS[kind])
    if kind not in kinds():
        raise ValueError(f"There is no attacker {kind!r}; choose from: {', '.join(kinds())}.")
    found: Attack = import_module(f"{__name__}.{kind}").attack
    return found


# ---- in a process of their own -------------------------------------------------------------------------------------


@asynccontextmanager
async def at_work(wanted: Sequence[str], server: str) -> AsyncIterator[list[str]]:
    """Let attackers of these kinds work meanwhile; afterwards the list that is given holds what they came to."""
    for kind in wanted:
        attack_named(kind)  # a wrong name is told here
    told: list[str] = []
    if not wanted:
        yield told
        return
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_work, args=(theirs, list(wanted), server), daemon=True)
    process.start()
    try:
        if not await asyncio.to_thread(ours.poll, _LEAVE):
            raise RuntimeError("The attackers did not begin.")
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


def _work(ours: Connection, wanted: Sequence[str], server: str) -> None:
    if hasattr(os, "nice"):
        os.nice(_BEHIND)
    asyncio.run(_work_all(ours, wanted, server))


async def _work_all(ours: Connection, wanted: Sequence[str], server: str) -> None:
    stop = asyncio.Event()
    tasks = [asyncio.create_task(_ends(kind, server, stop)) for kind in wanted]
    ours.send(None)
    while not ours.poll():
        await asyncio.sleep(0.1)
    stop.set()
    done, late = await asyncio.wait(tasks, timeout=_LEAVE / 2)
    for task in late:
        task.cancel()
    ours.send([line for task in tasks if task in done for line in task.result()])


async def _ends(kind: str, server: str, stop: asyncio.Event) -> list[str]:
    try:
        return [f"{kind}: {line}" for line in await attack_named(kind)(server, stop)]
    except Exception as error:
        return [f"{kind}: failed: {error!r}"]
