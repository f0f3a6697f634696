"""Attack: one guest opens as many rooms as allowed, fills them with bots of the slowest level, and watches them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from benchmarks.table.attacks import Attacker, browsing, work_until
from benchmarks.table.set_ups import LARGEST, seats_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

__all__ = ["attack"]

_ROOMS: Final = 20
_SEATS: Final = seats_of(LARGEST, "bot:expert", "bot:expert")


async def attack(server: str, stop: asyncio.Event) -> list[str]:
    """Keep the expert bots of twenty rooms thinking; watch each room, since unwatched games may be delayed."""
    messages = 0

    async def watch(guest: Attacker, room: str) -> None:
        nonlocal messages
        while True:
            with suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                way = f"ws://{server}/api/v1/rooms/{room}/socket"
                async with connect(way, additional_headers=guest.headers, proxy=None) as connection:
                    async for _message in connection:
                        messages += 1
            await asyncio.sleep(1.0)

    async with browsing() as http:
        guest = Attacker(http, server, "Thinker")
        await guest.arrive()
        rooms = []
        for _ in range(_ROOMS):
            rooms.append((await guest.ask("/rooms", {"set_up": LARGEST, "seats": _SEATS}))["id"])
            await guest.ask(f"/rooms/{rooms[-1]}/start", known=["already-started"])
        await work_until(stop, [watch(guest, room) for room in rooms])
    return [f"{len(rooms)} rooms of {len(_SEATS)} experts, {messages} messages received"]
