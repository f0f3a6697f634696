"""Attack: one guest with twenty sockets at the largest table changes the language 200 times a second."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from typing import Final

from benchmarks.table.attacks import Attacker, browsing, work_until
from benchmarks.table.set_ups import LARGEST, seats_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

__all__ = ["attack"]

_SOCKETS: Final = 20
_PAUSE: Final = 0.1
_LANGUAGES: Final = ("en", "it", "es", "pt-BR")


async def attack(server: str, stop: asyncio.Event) -> list[str]:
    """Change the language on all sockets repeatedly; reconnect when disconnected."""
    came: Counter[str] = Counter()

    async def read(connection: ClientConnection) -> None:
        async for message in connection:
            came[json.loads(message)["t"]] += 1

    async def change(guest: Attacker, room: str) -> None:
        number = 0
        while True:
            with suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                way = f"ws://{server}/api/v1/rooms/{room}/socket?lang=en"
                async with connect(way, additional_headers=guest.headers, proxy=None) as connection:
                    reading = asyncio.create_task(read(connection))
                    try:
                        while True:
                            number += 1
                            lang = _LANGUAGES[number % len(_LANGUAGES)]
                            await connection.send(json.dumps({"t": "lang", "id": number, "lang": lang}))
                            came["asked for"] += 1
                            await asyncio.sleep(_PAUSE)
                    finally:
                        reading.cancel()
            await asyncio.sleep(1.0)

    async with browsing() as http:
        guest = Attacker(http, server, "Polyglot")
        await guest.arrive()
        room = (await guest.ask("/rooms", {"set_up": LARGEST, "seats": seats_of(LARGEST, "me", "bot:easy")}))["id"]
        await guest.ask(f"/rooms/{room}/start", known=["already-started"])
        await work_until(stop, [change(guest, room) for _ in range(_SOCKETS)])
    return [f"{came['asked for']} changes of language requested, {came['table']} tables, {came['error']} refusals"]
