"""A process that has missed notifications from other processes updates its watchers when it reconnects."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.http.processes import at, two
from tests.server.postgres import end_listeners, until_heard

from burgrave.server.store import listener
from burgrave.server.store.connecting import Address


async def test_a_process_reports_a_missed_end_once_it_reconnects(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression test for simulation seed 637: after reconnecting, a process refreshed only open rooms."""
    monkeypatch.setattr(listener, "_FIRST_PAUSE", 0.05)
    async with two(postgres_url) as (here, there):
        ana, eve = await here.guest("Ana"), await here.guest("Eve")
        room = await ana.game("me", "bot:easy", game="valeria")
        address = there.context.store._database.address
        connect = type(address).postgres_connection
        hears = asyncio.Event()

        async def connection(self: Address) -> object:
            if self is address:
                await hears.wait()
            return await connect(self)

        async with at(there, eve).socket(room) as line:
            await line.until("table")
            await until_heard(postgres_url, listeners=2)
            monkeypatch.setattr(type(address), "postgres_connection", connection)
            await end_listeners(postgres_url)
            await ana.post(f"/rooms/{room}/leave")
            while (await ana.get(f"/rooms/{room}"))["state"] != "over":
                await asyncio.sleep(0.05)
            hears.set()
            while (await line.until("table"))["result"] is None:
                pass
