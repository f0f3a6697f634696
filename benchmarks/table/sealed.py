"""Outsiders who send every request that could reveal the hidden result of a table's game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from benchmarks.table.book import Book
from benchmarks.table.players import Manner, Person, Player, Seen, browsing, watching
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import PAIRS

from burgrave.server.http.openapi import openapi
from burgrave.server.http.routes import API, ROOM, ROUTES

__all__ = ["Sealed", "run"]

Json = dict[str, Any]
Answers = dict[str, tuple[int, bytes]]

_PLAYERS: Final = 4
_THINKS: Final = 0.1
_LOOKS: Final = 0.5
_PATIENCE: Final = 600.0
_CUP: Final = {
    "places": _PLAYERS,
    "duplicate": True,
    "play": False,
    "clock": {"kind": "days", "seconds": 86_400},
    "wait": 600,
}
_TELLING: Final = ("people", "profiles", "friends", "rooms", "games", "tournaments")
"""Groups of operations that could reveal a result."""
_TIMES: Final = re.compile(rb'"(seen|expires)":[0-9.e+]+')
"""Fields that change with every request."""


@dataclass
class Sealed:
    """Results of requests by which outsiders tried to learn the results of tables."""

    tables: int = 0  # that finished while another table still played the same deal
    asked: int = 0  # requests of outsiders while the result was hidden
    changed: list[str] = field(default_factory=list)  # responses that differed from those before the game
    told: int = 0  # tables whose result outsiders could read after the round
    news: int = 0  # responses that differed after the round
    errors: list[str] = field(default_factory=list)


@dataclass
class _Cup:
    """Duplicate tournament of two tables, with people who do not play in it."""

    id: str
    host: Person
    friend: Person  # of all players
    nobody: Person  # without a session
    players: list[Person]
    profiles: list[str]

    async def until(self, holds: Callable[[Json], bool]) -> Json:
        """Wait until ``holds`` is True for the tournament as the host sees it, and return the tournament."""
        async with asyncio.timeout(_PATIENCE):
            while not holds(shown := (await self.host.send("GET", f"/tournaments/{self.id}")).json()):
                await asyncio.sleep(_LOOKS)
        return dict(shown)

    async def look(self, person: Person, room: str, methods: Sequence[str] = ("GET", "POST")) -> Answers:
        """As ``person``, send all requests that could reveal a game's result; return the responses by request."""
        values = {"room": [room], "profile": self.profiles, "tournament": [self.id], "step": ["0", "9"], "seat": ["0"]}
        found: Answers = {}
        for method, path, body in _REQUESTS:
            for filled in _filled(path, values) if method in methods else ():
                answer = await person.send(method, filled, body)
                found[f"{method} {filled}"] = answer.status_code, _TIMES.sub(b"", answer.content)
        return found


async def run(server: Serving, *, rounds: int, say: Callable[[str], None] = print) -> Sealed:
    """Play ``rounds`` tournament rounds of each game; outsiders try to learn the result of each round's first table."""
    found, seen = Sealed(), Seen()
    async with browsing() as http:
        for set_up in PAIRS:
            cup = await _cup(http, server.address, set_up, rounds)
            for number in range(rounds):
                await _round(found, cup, number, seen)
                say(f"{found.tables} tables, {found.asked} requests, {len(found.changed)} responses changed")
    found.errors = seen.errors
    return found


async def _cup(http: httpx.AsyncClient, server: str, set_up: Json, rounds: int) -> _Cup:
    """Begin a tournament among registered people with public profiles."""
    host, friend, *players = people = [Person(http, server, f"Person {number}") for number in range(_PLAYERS + 2)]
    for number, person in enumerate(people):
        await person.arrive()
        await person.ask("/register", {"login": f"{set_up['game']}_{number}", "password": "correct horse battery"})
    cup = (await host.ask("/tournaments", {**_CUP, "set_up": set_up, "rounds": rounds}))["id"]
    profiles = []
    for player in players:
        profiles.append((await player.ask("/me/profile", {"seen": True}))["id"])
        link = (await player.ask("/me/friends/link"))["url"].rpartition("/")[2]
        await friend.ask("/me/friends", {"token": link})
        await player.ask(f"/tournaments/{cup}/join")
    await host.ask(f"/tournaments/{cup}/begin")
    return _Cup(cup, host, friend, Person(http, server, "Nobody"), players, profiles)


async def _round(found: Sealed, cup: _Cup, number: int, seen: Seen) -> None:
    """Finish the first table of a round before the second one begins, and compare the outsiders' responses."""
    first, other = (await cup.until(lambda shown: len(shown["rounds"]) > number))["rounds"][number]["tables"]
    room = first["room"]
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        ours, theirs = [await _sit(stack, cup, table, seen) for table in (first, other)]
        for player in (*ours.players, *theirs.players):
            group.create_task(player.play())
        await cup.until(lambda shown: all(table["state"] == "playing" for table in shown["rounds"][number]["tables"]))
        outsiders = [cup.nobody, cup.host, cup.friend, cup.players[other["players"][0]]]
        before = await _look(cup, outsiders, room)
        ours.play()
        over = False
        while not over:
            over = all(player.over.is_set() for player in ours.players)
            for earlier, later in zip(before, await _look(cup, outsiders, room), strict=True):
                found.asked += len(later)
                found.changed += [path for path, answer in later.items() if answer != earlier[path]]
        found.tables += 1
        theirs.play()
        await cup.until(lambda shown: shown["rounds"][number]["closed"] is not None)
        found.told += (await cup.friend.send("GET", f"/rooms/{room}/result")).is_success
        # Other requests, such as the one for a review, would now be granted.
        earlier, later = before[outsiders.index(cup.friend)], await cup.look(cup.friend, room, ["GET"])
        found.news += sum(answer != earlier[path] for path, answer in later.items())


@dataclass
class _Table:
    """Players of one table, who do not act until ``play`` is called."""

    players: list[Player]
    manner: Manner

    def play(self) -> None:
        self.manner.paused = False
        for player in self.players:
            player.wake()


async def _sit(stack: AsyncExitStack, cup: _Cup, table: Json, seen: Seen) -> _Table:
    """Seat the players of a table; each player also keeps a socket open, in order to be shown as present."""
    found = _Table([], Manner(think=_THINKS, paused=True))
    for seat, place in enumerate(table["players"]):
        person, room = cup.players[place], table["room"]
        await stack.enter_async_context(watching(person.server, room, person.headers, found.manner))
        found.players.append(Player(person, room, seat, Book(), seen, found.manner))
    return found


async def _look(cup: _Cup, outsiders: Sequence[Person], room: str) -> list[Answers]:
    return await asyncio.gather(*(cup.look(person, room) for person in outsiders))


def _requests() -> list[tuple[str, str, Json | None]]:
    """Return the method, path and body of all reads, and of all requests that only a table's players may send."""
    documented = openapi(ROUTES)["paths"]
    found: list[tuple[str, str, Json | None]] = []
    for route in ROUTES:
        path = route.path.removeprefix(API)
        if route.method == "GET" and route.tag in _TELLING:
            asks = "?lang=en&open_cards=true" if "{step}" in path else ""
            found.append(("GET", path + asks, None))
        elif route.method == "POST" and path.startswith(f"{ROOM}/") and not path.endswith("/block"):
            sent = documented[route.path]["post"].get("requestBody", {}).get("content", {})
            found.append(("POST", path, sent.get("application/json", {}).get("example", {})))
    return found


_REQUESTS: Final = _requests()


def _filled(path: str, values: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the path with its parameters filled in, once for each combination of their values."""
    place = re.search(r"{(\w+)}", path)
    if place is None:
        return [path]
    return [one for value in values[place[1]] for one in _filled(path.replace(place[0], value), values)]
