"""Attack: guests at one address get many notifications through push services that never respond."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from typing import Final

import httpx
from benchmarks.table.attacks import Attacker, browsing, work_until
from benchmarks.table.inboxes import subscription
from benchmarks.table.set_ups import LARGEST, seats_of

__all__ = ["attack"]

_PARTIES: Final = 3
_PAUSE: Final = 1.0


async def attack(services: list[socket.socket], server: str, stop: asyncio.Event) -> list[str]:
    """Run silent push services on the sockets ``services``, and begin games whose absent players subscribe to them."""
    came: Counter[str] = Counter()

    def keep() -> asyncio.Protocol:
        came["connections"] += 1
        return asyncio.Protocol()  # reads and never writes

    async def play(http: httpx.AsyncClient, guests: list[Attacker]) -> None:
        for number, guest in enumerate(guests):
            await guest.arrive()
            address, port = services[number % len(services)].getsockname()
            await guest.ask("/me/notices/device", subscription(f"http://{address}:{port}"))
        host, *others = guests
        while True:
            room = (await host.ask("/rooms", {"set_up": LARGEST, "seats": seats_of(LARGEST, "me", "open")}))["id"]
            for seat, guest in enumerate(others, 1):
                await guest.ask(f"/rooms/{room}/join", {"seat": seat})
            await host.ask(f"/rooms/{room}/start", known=["already-started"])
            came["games"] += 1
            await asyncio.sleep(_PAUSE)

    loop = asyncio.get_running_loop()
    listening = [await loop.create_server(keep, sock=service) for service in services]
    async with browsing() as http:
        parties = [
            [Attacker(http, server, f"Away {seat}") for seat in range(LARGEST["options"]["players"])]
            for _ in range(_PARTIES)
        ]
        ended = await work_until(stop, [play(http, guests) for guests in parties])
    for service in listening:
        service.close()
    people = sum(len(guests) for guests in parties)
    failed = [repr(one) for one in ended if isinstance(one, Exception)]
    return [
        f"{came['games']} games of {people} people started, {came['connections']} notifications without a response",
        *failed,
    ]
