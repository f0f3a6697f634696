"""Processor time per action at a table with many spectators."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from benchmarks.table.load import check_logs, parties
from benchmarks.table.players import Manner, Seen, watching
from benchmarks.table.serving import Serving

__all__ = ["run"]

_SETTLES = 2.0  # seconds between the last arrival and the measurement


async def run(server: Serving, counts: list[int], *, seconds: float, manner: Manner) -> dict[int, tuple[float, int]]:
    """Play one Citadels game for each number of spectators and measure the server's processor time.

    For each number, return the processor seconds per action and the number of actions measured.
    """
    found: dict[int, tuple[float, int]] = {}
    for count in counts:
        seen = Seen()
        manner.paused = True
        async with parties([server], 1, seen, manner) as (party,), AsyncExitStack() as stack:
            room = await party.open()
            task = asyncio.create_task(party.play(room, again=lambda: False))
            audience = [asyncio.create_task(_watch(stack, server, room, number, manner)) for number in range(count)]
            readers = await asyncio.gather(*audience)
            while not party.at_table():
                await asyncio.sleep(0.05)
            await asyncio.sleep(_SETTLES)
            manner.paused = False
            party.wake()
            before, began = server.processor_seconds(), len(seen.done)
            await asyncio.sleep(seconds)
            spent, actions = server.processor_seconds() - before, len(seen.done) - began
            manner.paused = True
            await asyncio.sleep(_SETTLES)  # let every client receive the last table
            for one in [task, *readers]:
                one.cancel()
            await asyncio.gather(task, *readers, return_exceptions=True)
            verdict = await check_logs(server.database_url, [party])
        if seen.errors or not verdict.fine or not actions:
            raise RuntimeError(f"Not all went well: {seen.errors[:3]} {verdict.details[:3]}")
        found[count] = spent / actions, actions
    return found


async def _watch(stack: AsyncExitStack, server: Serving, room: str, number: int, manner: Manner) -> asyncio.Task[None]:
    """Connect an anonymous spectator; return the task that reads the spectator's messages."""
    headers = {"X-Forwarded-For": f"10.99.{number >> 8}.{number & 255}"}
    connection = await stack.enter_async_context(watching(server.address, room, headers, manner))

    async def read() -> None:
        async for _message in connection:
            pass

    return asyncio.create_task(read())
