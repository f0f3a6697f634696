"""Attack: forty sockets of two guests request whole tables and never read them.

This command prints how much the server's memory grows:

    python -m benchmarks.table.attacks.silent [--seconds 30]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.table.attacks import Attacker, browsing, work_until
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import SMALLEST, seats_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

__all__ = ["attack"]

_GUESTS: Final = 2
_SOCKETS: Final = 20  # per guest
_PAUSE: Final = 0.15
_LANGUAGES: Final = ("en", "it")
_BUFFER: Final = 4096  # bytes that the kernel may buffer for us
_ACT: Final = 0.1
_DECISIONS: Final = 60
"""Number of decisions played before the attack; each decision makes the table message longer."""


async def attack(server: str, stop: asyncio.Event) -> list[str]:
    """Send requests without reading the responses; reconnect when disconnected."""
    lost = 0

    async def ask(guest: Attacker, room: str) -> None:
        nonlocal lost
        host, _, port = server.partition(":")
        while True:
            with suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                wire = socket.socket()
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _BUFFER)
                wire.setblocking(False)
                await asyncio.get_running_loop().sock_connect(wire, (host, int(port)))
                way = f"ws://{server}/api/v1/rooms/{room}/socket?lang=en"
                connection = await connect(
                    way,
                    additional_headers=guest.headers,
                    proxy=None,
                    sock=wire,
                    max_queue=1,
                    compression=None,
                    open_timeout=60,
                )
                try:
                    for number in range(1_000_000):
                        await connection.send(json.dumps({"t": "lang", "lang": _LANGUAGES[number % 2]}))
                        await asyncio.sleep(_PAUSE)
                finally:
                    connection.transport.abort()
            lost += 1
            await asyncio.sleep(1.0)

    async with browsing() as http:
        guests = [Attacker(http, server, f"Silent {number}") for number in range(_GUESTS)]
        for guest in guests:
            await guest.arrive()
        tables = [(guest, await _game(guest)) for guest in guests]
        asking = [ask(*table) for table in tables for _ in range(_SOCKETS)]
        await work_until(stop, asking)
    return [f"{len(asking)} sockets that did not read, disconnected {lost} times"]


async def _game(guest: Attacker) -> str:
    """Begin a game against a bot, play the first ``_DECISIONS`` decisions, and return the id of its room."""
    room: str = (await guest.ask("/rooms", {"set_up": SMALLEST, "seats": seats_of(SMALLEST, "me", "bot:easy")}))["id"]
    await guest.ask(f"/rooms/{room}/start", known=["already-started"])
    way, seq = f"ws://{guest.server}/api/v1/rooms/{room}/socket", -1
    async with connect(way, additional_headers=guest.headers, proxy=None) as line:
        async for data in line:
            table = json.loads(data)
            if table["t"] == "table" and table["seq"] > seq:
                seq = table["seq"]
                if table["ask"] is None or seq >= _DECISIONS:
                    break
                await asyncio.sleep(_ACT)
                await line.send(json.dumps({"t": "act", "seq": seq, "action": table["ask"]["options"][0]["action"]}))
    return room


async def _measure(server: Serving, seconds: float) -> None:
    stop, most = asyncio.Event(), 0
    before = server.resident()
    attacking = asyncio.create_task(attack(server.address, stop))
    for _ in range(round(seconds / 0.5)):
        await asyncio.sleep(0.5)
        most = max(most, server.resident())
    stop.set()
    print(*await attacking, sep="\n")
    print(f"{before / 1e6:.0f} MB before, {most / 1e6:.0f} MB at most, {server.resident() / 1e6:.0f} MB afterwards")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure what sockets that do not read cost.")
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder), f"sqlite:///{folder}/table.db") as serving:
        asyncio.run(_measure(serving, chosen.seconds))
