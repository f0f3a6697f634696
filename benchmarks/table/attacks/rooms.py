"""Attack: ten guests at one address quickly open public rooms; a room opened earlier must stay visible."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import httpx
from benchmarks.table.attacks import Attacker, browsing, fresh_address
from benchmarks.table.set_ups import SET_UPS, seats_of

__all__ = ["attack"]

_GUESTS: Final = 10
_PAUSE: Final = 0.1
_WANTED: Final = {
    "set_up": SET_UPS[0],
    "seats": seats_of(SET_UPS[0], "me", "open"),
    "public": True,
}


async def attack(server: str, stop: asyncio.Event) -> list[str]:
    """Open rooms continuously; report the lobby position of a room that another user opened earlier."""
    answers: Counter[int] = Counter()

    async def flood(http: httpx.AsyncClient, guest: Attacker) -> None:
        await guest.arrive()
        while not stop.is_set():
            answer = await http.post(f"http://{server}/api/v1/rooms", json=_WANTED, headers=guest.headers)
            answers[answer.status_code] += 1
            await asyncio.sleep(_PAUSE)

    async with browsing() as http:
        honest = Attacker(http, server, "Honest", address=fresh_address())
        await honest.arrive()
        room = (await honest.ask("/rooms", _WANTED))["id"]
        guests = [Attacker(http, server, f"Crowd {number}") for number in range(_GUESTS)]
        await asyncio.gather(*(flood(http, guest) for guest in guests), return_exceptions=True)
        found = (await http.get(f"http://{server}/api/v1/rooms", headers=honest.headers)).json()["rooms"]
        places = [number for number, one in enumerate(found, 1) if one["id"] == room]
    where = f"number {places[0]} on the first page" if places else "not on the first page"
    refused = answers.total() - answers[201]
    return [f"{answers[201]} rooms created, {refused} refused; the room opened before the attack is {where}"]
