"""What strangers notice while attackers are at work: people who play games of their own, and one who asks for hints."""

from __future__ import annotations

import asyncio
import itertools
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from benchmarks.table import load
from benchmarks.table.attacks import at_work
from benchmarks.table.load import Load
from benchmarks.table.players import Manner, Person, browsing
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import SET_UPS

from burgrave.kernel.rng import Rng

__all__ = ["Noticed", "run"]

Json = dict[str, Any]

_WARM_UP: Final = 10.0
"""Seconds that attackers have for getting to work before anything is measured."""
_LOOKS: Final = 0.2
"""Seconds between two looks of a stranger at their own page."""
_THINKS: Final = 0.5
"""Seconds for which who asks for hints looks at one before they act."""


@dataclass
class Noticed:
    """What strangers noticed, and what the attack came to."""

    load: Load = field(default_factory=Load)
    hints: list[float] = field(default_factory=list)  # seconds from question to answer
    looks: list[float] = field(default_factory=list)  # seconds from the request to the answer
    refused: list[str] = field(default_factory=list)  # what was asked beside the games, and refused
    memory: int = 0  # bytes: the most that the server held
    told: list[str] = field(default_factory=list)  # by the attackers


class Stranger(Person):
    """A guest whose requests are measured; nothing is asked twice."""

    def __init__(self, http: httpx.AsyncClient, server: str, noticed: Noticed) -> None:
        super().__init__(http, server, type(self).__name__)
        self._client = http
        self._noticed = noticed
        self._rng = Rng("asker")

    async def look(self, manner: Manner) -> None:
        """Load their own page until this is cancelled; it is measured once all games have begun."""
        await self.arrive()
        while True:
            began, measured = time.perf_counter(), not manner.paused
            if await self._try("GET", "/me") is not None and measured:
                self._noticed.looks.append(time.perf_counter() - began)
            await asyncio.sleep(_LOOKS)

    async def play(self) -> None:
        """Play games at a table with bots, with a hint before every decision, until this is cancelled."""
        await self.arrive()
        for set_up in itertools.cycle(SET_UPS):
            bots = ["bot:normal"] * (set_up["options"]["players"] - 1)
            room = (await self.ask("/rooms", {"set_up": set_up, "seats": ["me", *bots]}))["id"]
            await self.ask(f"/rooms/{room}/start", known=["already-started"])
            while await self._decide(f"/rooms/{room}"):
                await asyncio.sleep(0.2)

    async def _decide(self, room: str) -> bool:
        """Ask, and decide at random, if there is something to decide; tell whether the game goes on."""
        table = await self._try("GET", f"{room}/table")
        if table is None:
            return True
        if table["ask"] is not None:
            began = time.perf_counter()
            if await self._try("POST", f"{room}/hint") is not None:
                self._noticed.hints.append(time.perf_counter() - began)
            await asyncio.sleep(_THINKS)
            options = table["ask"]["options"]
            action = options[self._rng.below(len(options))]["action"]
            await self._try("POST", f"{room}/act", {"seq": table["seq"], "action": action})
        return table["result"] is None

    async def _try(self, method: str, path: str, body: Json | None = None) -> Json | None:
        """Return what the server answers; note it if that is a refusal."""
        try:
            answer = await self._client.request(
                method,
                f"http://{self.server}/api/v1{path}",
                headers=self.headers,
                json=body if method == "GET" else body or {},
            )
        except httpx.TransportError as error:
            self._noticed.refused.append(f"{path}: {error!r}")
            return None
        found: Json = answer.json()
        if answer.status_code < 400:
            return found
        if found["code"] != "stale":
            self._noticed.refused.append(f"{path.rpartition('/')[2]}: {answer.status_code} {found['code']}")
        return None


async def run(server: Serving, kinds: list[str], *, games: int, rate: float, seconds: float) -> Noticed:
    """Let strangers play so many games, at about ``rate`` actions a second in all, while attackers are at work."""
    noticed, manner = Noticed(), Manner(paused=True)
    async with at_work(kinds, server.address) as told, browsing() as http, asyncio.TaskGroup() as group:
        await asyncio.sleep(_WARM_UP if kinds else 0.0)
        looker, player = (Stranger(http, server.address, noticed) for _ in range(2))
        asking = [looker.look(manner), player.play()]
        tasks = [group.create_task(one) for one in asking]
        tasks.append(group.create_task(_watch_memory(server, noticed)))
        noticed.load = await load.run([server], games=games, rate=rate, seconds=seconds, manner=manner)
        for task in tasks:
            task.cancel()
    noticed.told = told
    return noticed


async def _watch_memory(server: Serving, noticed: Noticed) -> None:
    while True:
        noticed.memory = max(noticed.memory, server.resident())
        await asyncio.sleep(0.5)
