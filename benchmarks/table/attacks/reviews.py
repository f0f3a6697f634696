"""Attack: guests at one address repeatedly request reviews of other people's games."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import httpx
from benchmarks.table.attacks import Attacker, browsing, work_until

__all__ = ["attack"]

_GUESTS: Final = 10
_PAUSE: Final = 0.2


async def attack(rooms: list[str], server: str, stop: asyncio.Event) -> list[str]:
    """Repeatedly request reviews of the games played in ``rooms``."""
    answers: Counter[str] = Counter()

    async def ask(http: httpx.AsyncClient, guest: Attacker, mine: list[str]) -> None:
        await guest.arrive()
        while True:
            for room in mine:
                way = f"http://{server}/api/v1/rooms/{room}/review"
                answer = await http.post(way, json={}, headers=guest.headers)
                answers[answer.json().get("state") or answer.json()["code"]] += 1
                await asyncio.sleep(_PAUSE)

    async with browsing() as http:
        guests = [Attacker(http, server, f"Curious {number}") for number in range(min(_GUESTS, len(rooms)))]
        await work_until(stop, [ask(http, one, rooms[number::_GUESTS]) for number, one in enumerate(guests)])
    said = ", ".join(f"{what}: {count}" for what, count in sorted(answers.items()))
    return [f"{len(rooms)} games, responses: {said}"]
