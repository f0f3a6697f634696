"""Attack: one guest requests malformed ids fifty times a second; the server must reject them early."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import httpx
from benchmarks.table.attacks import Attacker, browsing

__all__ = ["attack"]

_PAUSE: Final = 0.02
_PATHS: Final = (
    ("POST", "/me/tokens/%00/revoke"),
    ("POST", "/me/tokens/a%00b/revoke"),
    ("GET", "/rooms/%00"),
    ("POST", "/rooms/%ED%A0%80/join"),
    ("GET", f"/rooms/{'x' * 5000}"),
)


async def attack(server: str, stop: asyncio.Event) -> list[str]:
    """Send requests with malformed ids without waiting for the responses."""
    answers: Counter[str] = Counter()

    async def ask(http: httpx.AsyncClient, guest: Attacker, method: str, path: str) -> None:
        body: dict[str, str] | None = {} if method == "POST" else None
        try:
            answer = await http.request(method, f"http://{server}/api/v1{path}", headers=guest.headers, json=body)
            answers[str(answer.status_code)] += 1
        except httpx.TransportError:
            answers["no answer"] += 1

    async with browsing() as http, asyncio.TaskGroup() as group:
        guest = Attacker(http, server, "Nobody")
        await guest.arrive()
        number = 0
        while not stop.is_set():
            group.create_task(ask(http, guest, *_PATHS[number % len(_PATHS)]))
            number += 1
            await asyncio.sleep(_PAUSE)
    return [f"{number} requests, responses " + ", ".join(f"{code}: {n}" for code, n in sorted(answers.items()))]
