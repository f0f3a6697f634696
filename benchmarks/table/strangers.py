"""Regular clients during an attack: some play games, one requests hints, and others send other requests."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from benchmarks.table import load
from benchmarks.table.attacks import Attack, at_work
from benchmarks.table.inboxes import subscription
from benchmarks.table.load import Load
from benchmarks.table.players import Manner, Person, browsing
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import PAIR, SET_UPS, seats_of
from websockets.asyncio.client import connect

from burgrave.kernel.rng import Rng

__all__ = ["Errand", "Inboxes", "Noticed", "Stranger", "run"]

Json = dict[str, Any]

_WARM_UP: Final = 5.0
"""Seconds for attackers and workers to get ready before the measurement."""
_LOOKS: Final = 0.2
"""Seconds between a client's requests for its own page."""
_THINKS: Final = 0.5
"""Seconds that a client looks at a hint before acting."""
_PINGS: Final = 0.05
"""Seconds between pings of a client at a table."""
_NOTICES: Final = 10
"""Number of notifications for one client, equal to the number of emails that the server sends a user at once."""
_LINK: Final = re.compile(r"/#/mail/confirm/(\S+)")


@dataclass
class Noticed:
    """Observations of regular clients, and summaries of the attackers."""

    load: Load = field(default_factory=Load)
    hints: list[float] = field(default_factory=list)  # seconds from request to hint
    looks: list[float] = field(default_factory=list)  # seconds from request to response
    pings: list[float] = field(default_factory=list)  # seconds from ping to pong, since the start of the attack
    pushed: list[float] = field(default_factory=list)  # seconds from the event to the push message
    mailed: list[float] = field(default_factory=list)  # seconds from the event to the email
    reviews_before: int | None = None  # reviews ahead of the client's own in the queue
    review_made: float | None = None  # seconds until work on the review began
    review_done: float | None = None  # seconds until the review was done
    refused: list[str] = field(default_factory=list)  # refused requests, apart from those of the games
    memory: int = 0  # bytes: peak memory of the server
    told: list[str] = field(default_factory=list)  # summaries of the attackers


@dataclass(frozen=True)
class Inboxes:
    """Origin of a push service, and queues of the messages to it and to the mail server."""

    origin: str
    pushes: asyncio.Queue[str]
    mails: asyncio.Queue[str]


class Stranger(Person):
    """Guest whose requests are measured and never repeated."""

    def __init__(self, http: httpx.AsyncClient, server: str, noticed: Noticed) -> None:
        super().__init__(http, server, type(self).__name__)
        self._client = http
        self._noticed = noticed
        self._rng = Rng("asker")

    async def look(self, manner: Manner) -> None:
        """Load the user's own page until canceled; once all games have begun, record how long each load takes."""
        while True:
            began, measured = time.perf_counter(), not manner.paused
            if await self._try("GET", "/me") is not None and measured:
                self._noticed.looks.append(time.perf_counter() - began)
            await asyncio.sleep(_LOOKS)

    async def play(self) -> None:
        """Play games against bots until canceled, requesting a hint before every decision."""
        for set_up in itertools.cycle(SET_UPS):
            room = await self._begin(set_up)
            while await self._decide(f"/rooms/{room}"):
                await asyncio.sleep(0.2)

    async def ping(self) -> None:
        """Join a table and ping the server through its socket until canceled."""
        way = f"ws://{self.server}/api/v1/rooms/{await self._begin(SET_UPS[0])}/socket"
        async with connect(way, additional_headers=self.headers, proxy=None, ping_interval=None) as connection:
            while True:
                self._noticed.pings.append(await (await connection.ping()))
                await asyncio.sleep(_PINGS)

    async def get_notices(self, inboxes: Inboxes, manner: Manner) -> None:
        """Open rooms that another user fills, and measure the delay of the resulting notifications."""
        other = Stranger(self._client, self.server, self._noticed)
        await other.arrive()
        await self.ask("/me/notices/device", subscription(f"{inboxes.origin}/"))
        await self.ask("/me/notices/mail", {"address": "stranger@example.org", "lang": "en"})
        link = _LINK.search(await inboxes.mails.get())
        assert link is not None
        await self.ask("/mail/confirm", {"token": link[1]})
        while manner.paused:
            await asyncio.sleep(_LOOKS)
        for _ in range(_NOTICES):
            room = (await self.ask("/rooms", {"set_up": PAIR, "seats": seats_of(PAIR, "me", "open")}))["id"]
            await other.ask(f"/rooms/{room}/join", {"seat": 1})
            await asyncio.gather(
                _timed(inboxes.pushes, self._noticed.pushed), _timed(inboxes.mails, self._noticed.mailed)
            )

    async def get_review(self, room: str, manner: Manner) -> None:
        """Request a review, and wait until it is done."""
        while manner.paused:
            await asyncio.sleep(_LOOKS)
        noticed, began = self._noticed, time.perf_counter()
        shown = await self._try("POST", f"/rooms/{room}/review")
        noticed.reviews_before = None if shown is None else shown["before"]
        while noticed.review_done is None:
            shown = await self._try("GET", f"/rooms/{room}/review")
            if shown is not None and shown["state"] != "waiting" and noticed.review_made is None:
                noticed.review_made = time.perf_counter() - began
            if shown is not None and shown["state"] == "done":
                noticed.review_done = time.perf_counter() - began
            await asyncio.sleep(_LOOKS)

    async def _begin(self, set_up: Json) -> str:
        bots = ["bot:normal"] * (set_up["options"]["players"] - 1)
        room: str = (await self.ask("/rooms", {"set_up": set_up, "seats": ["me", *bots]}))["id"]
        await self.ask(f"/rooms/{room}/start", known=["already-started"])
        return room

    async def _decide(self, room: str) -> bool:
        """If it is the client's turn, request a hint and play a random action; return False once the game is over."""
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
        """Return the server's response, or None if the request failed or was refused; record refusals."""
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


Errand = Callable[[Stranger, Manner], Coroutine[Any, Any, None]]
"""Coroutine function that runs one additional client."""


async def run(
    server: Serving,
    attacks: Mapping[str, Attack],
    *,
    games: int,
    rate: float,
    seconds: float,
    errands: Sequence[Errand] = (),
) -> Noticed:
    """Run clients during attacks; all games together have about ``rate`` actions per second."""
    noticed, manner = Noticed(), Manner(paused=True)
    async with browsing() as http, asyncio.TaskGroup() as group:
        looker, player, pinger, *others = (Stranger(http, server.address, noticed) for _ in range(3 + len(errands)))
        for stranger in (looker, player, pinger, *others):
            await stranger.arrive()
        tasks = [group.create_task(one) for one in (pinger.ping(), _watch_memory(server, noticed))]
        async with at_work(attacks, server.address) as told:
            await asyncio.sleep(_WARM_UP)
            asking = [looker.look(manner), player.play()]
            asking += [errand(other, manner) for errand, other in zip(errands, others, strict=True)]
            tasks += [group.create_task(one) for one in asking]
            noticed.load = await load.run([server], games=games, rate=rate, seconds=seconds, manner=manner)
        for task in tasks:
            task.cancel()
    noticed.told = told
    return noticed


async def _timed(queue: asyncio.Queue[str], times: list[float]) -> None:
    """Record the time until the next message or, if none comes, the time spent waiting."""
    began = time.perf_counter()
    try:
        await queue.get()
    finally:
        times.append(time.perf_counter() - began)


async def _watch_memory(server: Serving, noticed: Noticed) -> None:
    while True:
        noticed.memory = max(noticed.memory, server.resident())
        await asyncio.sleep(0.5)
