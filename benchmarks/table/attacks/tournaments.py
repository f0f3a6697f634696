"""Attack: guests at one address begin the largest bot tournaments allowed, and keep trying to begin more."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, Final

import httpx
from benchmarks.table.attacks import Attacker, browsing, work_until
from benchmarks.table.set_ups import PAIR

__all__ = ["attack"]

_PLACES: Final = 64  # limit for a tournament
_PAUSE: Final = 0.5
_CUP: Final = {"set_up": PAIR, "rounds": 12, "level": "easy", "wait": 10}


async def attack(guests: int, server: str, stop: asyncio.Event) -> list[str]:
    """Begin tournaments until ``stop`` is set; halve the number of places after each refusal."""
    answers: Counter[str] = Counter()
    times: list[float] = []

    async def ask(http: httpx.AsyncClient, guest: Attacker, path: str, body: dict[str, Any]) -> dict[str, Any] | None:
        answer = await http.post(f"http://{server}/api/v1/tournaments{path}", json=body, headers=guest.headers)
        found: dict[str, Any] = answer.json()
        answers[f"{path.rpartition('/')[2] or 'create'} {found.get('code', answer.status_code)}"] += 1
        return found if answer.status_code < 400 else None

    async def begin(http: httpx.AsyncClient, guest: Attacker, places: int) -> bool:
        made = await ask(http, guest, "", {**_CUP, "places": places})
        if made is None:
            return False
        began = time.perf_counter()
        begun = await ask(http, guest, f"/{made['id']}/begin", {})
        if begun is None:
            await ask(http, guest, f"/{made['id']}/call-off", {})
            return False
        times.append(time.perf_counter() - began)
        answers["tables"] += len(begun["rounds"][0]["tables"])
        return True

    async def begin_all(http: httpx.AsyncClient, guest: Attacker) -> None:
        await guest.arrive()
        places = _PLACES
        while True:
            if not await begin(http, guest, places):
                places = places // 2 if places > 2 else _PLACES
            await asyncio.sleep(_PAUSE)

    async with browsing() as http:
        hosts = [Attacker(http, server, f"Host {number}") for number in range(guests)]
        await work_until(stop, [begin_all(http, host) for host in hosts])
    said = ", ".join(f"{what}: {count}" for what, count in sorted(answers.items()))
    return [f"{said}; the longest start took {max(times, default=0.0):.1f} s"]
