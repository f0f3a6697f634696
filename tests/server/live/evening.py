"""Complete server without HTTP: users who sit down, watch and decide, and a manual clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest

from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.room_service import RoomService
from burgrave.server.live.watching import Watch
from burgrave.server.settings import Settings
from burgrave.server.store import Actor, Store

Json = dict[str, Any]
T = TypeVar("T")

CITADELS = {"game": "citadels", "options": {"players": 4}}
VALERIA = {"game": "valeria", "options": {"players": 3}}
NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo")


def run(evening: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine test."""
    return asyncio.run(asyncio.wait_for(evening(), 300))


class Clock:
    """A manual clock."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Ears:
    """Messages sent to one watcher."""

    def __init__(self) -> None:
        self.messages: list[Json] = []
        self.watch: Watch | None = None

    def __call__(self, message: Json) -> None:
        self.messages.append(message)

    def of(self, kind: str) -> list[Json]:
        """Return the messages of a kind."""
        return [message for message in self.messages if message["t"] == kind]

    @property
    def table(self) -> Json:
        """Return the last table message."""
        return self.of("table")[-1]

    @property
    def room(self) -> Json:
        """Return the last room message."""
        found: Json = self.of("room")[-1]["room"]
        return found


class Evening:
    """A store, its tables, and a handful of users."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, people: Sequence[Actor]) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.people = people
        self.tables = RoomService(store, settings)

    async def room(self, set_up: Mapping[str, Any], people: int = 1, *, level: str = "normal", **wanted: Any) -> str:
        """Open a room and seat these users; bots take the other seats."""
        players = set_up["options"]["players"]
        seats = ["me"] + ["open"] * (people - 1) + [f"bot:{level}"] * (players - people)
        room: str = (await self.tables.create(self.people[0], {"set_up": set_up, "seats": seats, **wanted}))["id"]
        for person in self.people[1:people]:
            await self.tables.join(room, person)
        return room

    async def game(self, set_up: Mapping[str, Any], people: int = 1, **wanted: Any) -> str:
        """Open a room, seat these users, and begin."""
        room = await self.room(set_up, people, **wanted)
        await self.tables.start_game(room, self.people[0])
        return room

    async def listen(self, room: str, person: Actor | None, lang: str | None = None) -> Ears:
        """Connect a watcher."""
        ears = Ears()
        ears.watch = await self.tables.watch(room, person, lang, ears)
        return ears

    def live(self, room: str) -> LiveRoom:
        """Return the live table."""
        return self.tables.registry.tables[room]

    def played(self, room: str) -> Game:
        """Return the live game."""
        return self.live(room).played()

    async def settled(self, tables: RoomService | None = None) -> None:
        """Wait until all background work is done."""
        registry = (tables or self.tables).registry
        while registry._tasks:
            await asyncio.wait([*registry._tasks])

    async def decide(self, room: str, person: Actor, rng: Rng) -> bool:
        """Make any legal decision for a user if there is one; return True if so."""
        table = await self.tables.table(room, person, None)
        if table["ask"] is None:
            return False
        options = table["ask"]["options"]
        await self.tables.act(room, person, seq=table["seq"], action=options[rng.below(len(options))]["action"])
        return True

    async def play(self, room: str, people: int, rng: Rng, decisions: int = 10_000) -> None:
        """Let users and bots play to the end, or for a number of users' decisions."""
        await self.settled()
        while decisions > 0 and not self.played(room).state.is_over():
            seats = [seat for seat in self.played(room).opened if seat < people]
            await self.decide(room, self.people[seats[rng.below(len(seats))]], rng)
            await self.settled()
            decisions -= 1

    async def passes(self, seconds: float) -> None:
        """Advance the clock while the server keeps checking its clocks."""
        registry, until = self.tables.registry, self.clock.time + seconds
        while self.clock.time < until:
            self.clock.time = min(until, self.clock.time + self.settings.sweep_seconds)
            await registry.tick()

    async def again(self) -> Evening:
        """Return a new process on the same database."""
        other = Evening(self.store, self.settings, self.clock, self.people)
        await other.tables.start()
        return other


@asynccontextmanager
async def evening(*, url: str = "sqlite://", **changed: Any) -> AsyncIterator[Evening]:
    """Yield an in-memory store, tables with bots that do not pause, and eight users."""
    quick: Json = {"bot_pause": 0.0, "slots": {}, "bot_workers": 0, "sweep_seconds": 3600.0}
    settings = Settings(database_url=url, **quick | changed)
    clock = Clock()
    store = await Store.open(url, now=clock)
    try:
        people = [(await store.new_guest(name))[0] for name in NAMES]
        found = Evening(store, settings, clock, people)
        async with found.tables:
            yield found
    finally:
        await store.close()


async def refusal(asked: Coroutine[Any, Any, object]) -> Refused:
    """Return the expected refusal."""
    try:
        await asked
    except Refused as error:
        text = str(error)
        assert text == error.detail and text[0].isupper() and text.endswith(".") and "\n" not in text
        return error
    raise AssertionError("it was not refused")


def forget_rules(monkeypatch: pytest.MonkeyPatch, game: str, version: int = 99) -> None:
    """Simulate a version of Burgrave with different rules for a game."""
    rules: Any = game_named(game)
    monkeypatch.setattr(rules, "rules_version", version)
    if hasattr(rules, "earlier"):
        monkeypatch.setattr(rules, "earlier", {})
