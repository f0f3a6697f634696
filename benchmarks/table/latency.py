"""Latency from a client's action to the other clients' updates on an idle server."""

from __future__ import annotations

import asyncio

from benchmarks.table.load import check_logs, parties
from benchmarks.table.players import Manner, Seen
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import SET_UPS

__all__ = ["run"]


async def run(server: Serving, *, actions: int, manner: Manner) -> dict[str, list[float]]:
    """Play games one after another; return the seconds from each action to the other clients' updates, by game."""
    found: dict[str, list[float]] = {}
    for number, set_up in enumerate(SET_UPS):
        seen = Seen(timed=True)
        manner.paused = False
        async with parties([server], number + 1, seen, manner) as playing:
            party = playing[number]
            task = asyncio.create_task(party.play())
            while len(seen.done) < actions and not task.done():
                await asyncio.sleep(0.05)
            manner.paused = True
            await asyncio.sleep(1.0)  # let every client receive the last table
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            verdict = await check_logs(server.database_url, [party])
        if seen.errors or not verdict.fine:
            raise RuntimeError(f"Not all went well: {seen.errors[:3]} {verdict.details[:3]}")
        begun = {
            (room, asked.done): asked for room, book in party.books.items() for asked in book.asked if asked.done >= 0
        }
        found[set_up["game"]] = [
            at - begun[room, seq].sent
            for room, seq, seat, at in seen.tables
            if (room, seq) in begun and begun[room, seq].seat != seat and at > begun[room, seq].sent
        ]
    return found
