"""Response times of lists on a server with many rooms, people and finished games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice, repeat
from typing import Final

import msgspec
from benchmarks.table.attacks import fresh_address
from benchmarks.table.attacks.floods import get, read_response
from benchmarks.table.crowd import Crowd
from benchmarks.table.players import Person, browsing
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import SET_UPS, seats_of

from burgrave.kernel.rng import Rng

__all__ = ["Listed", "run"]

_Request = tuple[str, str | None]
"""Path of a request, and the token that it is sent with."""

_BROWSERS: Final = 4
_PAUSE: Final = 0.2
"""Seconds from one request of a browsing client to the next; all these clients together send 20 per second."""
_OPENS: Final = 1.0
"""Seconds from one new room to the next."""
_ALONE: Final = 40
"""Number of requests for measuring a list's processor time while there are no other requests."""
_LOOKS: Final = 3.0
"""Seconds between two readings of the server's processor time."""
_BUSY: Final = 0.15
"""Minimum processor time, in seconds, between two readings for the server to count as busy."""


@dataclass
class Listed:
    """Measured times and costs of all lists, and the activity of the other clients."""

    times: dict[str, list[float]] = field(default_factory=dict)  # seconds from request to response, by list
    spent: dict[str, float] = field(default_factory=dict)  # processor seconds of the server per request, by list
    refused: list[str] = field(default_factory=list)
    browsed: int = 0  # requests of the other clients
    seconds: float = 0.0
    started: float = 0.0  # seconds until the server responded
    loaded: float = 0.0  # processor seconds until it had loaded all running games
    memory: int = 0  # bytes: memory of the server after the run


async def run(server: Serving, crowd: Crowd, *, samples: int) -> Listed:
    """Start the server, then request each list in turn while other clients browse and open rooms."""
    found = Listed(started=await asyncio.to_thread(server.start))
    found.loaded = await _loaded(server)
    reads = _reads(crowd)
    found.times = {name: [] for name in reads}
    async with _connected(server, found) as ask:
        for name, paths in reads.items():
            await ask(*next(paths))  # the first request of a kind compiles its query
            before = server.processor_seconds()
            for _ in range(_ALONE):
                await ask(*next(paths))
            found.spent[name] = (server.processor_seconds() - before) / _ALONE
    async with _connected(server, found) as ask, browsing() as http, asyncio.TaskGroup() as group:
        browsers = [group.create_task(_browse(server, crowd, found, number)) for number in range(_BROWSERS)]
        host = group.create_task(_open_rooms(Person(http, server.address, "Host")))
        began, browsed = time.perf_counter(), found.browsed
        for _ in range(samples):
            for name, paths in reads.items():
                path, token = next(paths)
                asked = time.perf_counter()
                await ask(path, token)
                found.times[name].append(time.perf_counter() - asked)
        found.seconds, found.browsed = time.perf_counter() - began, found.browsed - browsed
        for task in (*browsers, host):
            task.cancel()
    found.memory = server.resident()
    return found


async def _loaded(server: Serving) -> float:
    """Wait until the server is idle; return the processor time, in seconds, that it has used since its start."""
    spent = -_BUSY
    while (now := server.processor_seconds()) - spent >= _BUSY:
        spent = now
        await asyncio.sleep(_LOOKS)
    return now


def _reads(crowd: Crowd) -> dict[str, Iterator[_Request]]:
    busiest, early = crowd.profiles[0], crowd.first + (time.time() - crowd.first) / 10
    public: Mapping[str, Iterator[str]] = {
        "lobby, first page": cycle(["/rooms"]),
        "lobby, last page": cycle(["/rooms?page=6"]),
        "leaderboards": cycle(["/best"]),
        "profile of the busiest player": cycle([f"/people/{busiest}"]),
        "profile of any player": cycle([f"/people/{one}" for one in crowd.profiles[1::7]]),
        "games of the busiest player, first page": cycle([f"/people/{busiest}/games"]),
        "games of the busiest player, far page": cycle([f"/people/{busiest}/games?before={early}"]),
        "games of the busiest player, of one kind": cycle([f"/people/{busiest}/games?game=valeria&ended=won"]),
        "games of the busiest player, with another": cycle(
            [f"/people/{busiest}/games?with=Player%20{2 * number}" for number in range(1, 400)]
        ),
    }
    own = {
        "lobby, signed in": "/rooms",
        "my tables": "/me",
        "my profile": "/me/profile",
        "my games, first page": "/me/games",
        "my games, far page": f"/me/games?before={early}",
        "my history": "/me/history",
    }
    asked: dict[str, Iterator[_Request]] = {name: zip(paths, repeat(None)) for name, paths in public.items()}
    return {**asked, **{name: zip(repeat(path), cycle(crowd.tokens)) for name, path in own.items()}}


# ---- clients ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _connected(server: Serving, found: Listed) -> AsyncIterator[Callable[..., Awaitable[bytes]]]:
    """Yield a function that sends a GET request over a single connection and returns the response body."""
    host, _, port = server.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=1 << 20)

    async def ask(path: str, token: str | None = None) -> bytes:
        fields = f"X-Forwarded-For: {fresh_address()}\r\n"
        if token is not None:
            fields += f"Authorization: Bearer {token}\r\n"
        writer.write(get(f"/api/v1{path}", fields))
        status, body = await read_response(reader)
        if status != b"200":
            found.refused.append(f"{path}: {msgspec.json.decode(body)['code']}")
        return body

    try:
        yield ask
    finally:
        writer.close()


async def _browse(server: Serving, crowd: Crowd, found: Listed, first: int) -> None:
    """Request the lobby, tables and profiles in turn until canceled; ``first`` is the kind to start with."""
    kinds = cycle(["/rooms", "/rooms/{room}/table?lang=en", "/people/{profile}", "/rooms/{room}"])
    chances = Rng(f"browse {first}")
    async with _connected(server, found) as ask:
        for kind in islice(kinds, first, None):
            began = time.perf_counter()
            room = crowd.playing[chances.below(len(crowd.playing))]
            await ask(kind.format(room=room, profile=crowd.profiles[chances.below(len(crowd.profiles))]))
            found.browsed += 1
            await asyncio.sleep(max(0.0, _PAUSE - (time.perf_counter() - began)))


async def _open_rooms(host: Person) -> None:
    """Until canceled, open a public room every second, each time as a new guest."""
    for set_up in cycle(SET_UPS):
        host.headers = {"X-Forwarded-For": fresh_address()}
        await host.arrive()
        await host.ask("/rooms", {"set_up": set_up, "seats": seats_of(set_up, "me", "open"), "public": True})
        await asyncio.sleep(_OPENS)
