"""A complete server without HTTP and with a manual clock, and users who sit down, watch and decide."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest

from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.server.live.actor import RoomActor
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.requests import Act, Join, ShowTable, StartGame, WatchRoom
from burgrave.server.live.service import RoomService
from burgrave.server.live.watching import Watch
from burgrave.server.settings import Settings
from burgrave.server.store import Principal, Store

Json = dict[str, Any]
T = TypeVar("T")

CITADELS = {"game": "citadels", "options": {"players": 4}}
VALERIA = {"game": "valeria", "options": {"players": 3}}
NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo")


def run(evening: Callable[[], Coroutine[Any, Any, T]]) -> T:
    return asyncio.run(asyncio.wait_for(evening(), 300))


class Clock:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Ears:
    def __init__(self) -> None:
        self.messages: list[Json] = []
        self.watch: Watch | None = None

    def __call__(self, message: Json) -> None:
        self.messages.append(message)

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["t"] == kind]

    @property
    def table(self) -> Json:
        return self.of("table")[-1]

    @property
    def room(self) -> Json:
        found: Json = self.of("room")[-1]["room"]
        return found


class Evening:
    """A store, its rooms, and a handful of users."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, people: Sequence[Principal]) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.people = people
        self.tables = RoomService(store, settings)

    async def room(self, set_up: Mapping[str, Any], people: int = 1, *, level: str = "normal", **wanted: Any) -> str:
        """Open a room with the first ``people`` users and bots in the other seats."""
        players = set_up["options"]["players"]
        seats = ["me"] + ["open"] * (people - 1) + [f"bot:{level}"] * (players - people)
        room: str = (await self.tables.create(self.people[0], {"set_up": set_up, "seats": seats, **wanted}))["id"]
        for person in self.people[1:people]:
            await self.tables.ask(room, Join(person))
        return room

    async def game(self, set_up: Mapping[str, Any], people: int = 1, **wanted: Any) -> str:
        room = await self.room(set_up, people, **wanted)
        await self.tables.ask(room, StartGame(self.people[0]))
        return room

    async def listen(self, room: str, person: Principal | None, lang: str | None = None) -> Ears:
        """Connect a watcher; return the messages that it receives."""
        ears = Ears()
        ears.watch = await self.tables.ask(room, WatchRoom(person, lang, ears))
        return ears

    def live(self, room: str) -> RoomActor:
        return self.tables.registry.tables[room]

    def played(self, room: str) -> Game:
        return self.live(room).played()

    async def settled(self, tables: RoomService | None = None) -> None:
        """Wait until no background work is left."""
        registry = (tables or self.tables).registry
        while registry._tasks:
            await asyncio.wait([*registry._tasks])

    async def decide(self, room: str, person: Principal, rng: Rng) -> bool:
        """Make a random decision for a user; return False if they have none to make."""
        table = await self.tables.ask(room, ShowTable(person, None))
        if table["ask"] is None:
            return False
        options = table["ask"]["options"]
        await self.tables.ask(room, Act(person, seq=table["seq"], action=options[rng.below(len(options))]["action"]))
        return True

    async def play(self, room: str, people: int, rng: Rng, decisions: int = 10_000) -> None:
        """Let users and bots play to the end, or until the users have made this many decisions."""
        await self.settled()
        while decisions > 0 and not self.played(room).state.is_over():
            seats = [seat for seat in self.played(room).opened if seat < people]
            await self.decide(room, self.people[seats[rng.below(len(seats))]], rng)
            await self.settled()
            decisions -= 1

    async def passes(self, seconds: float) -> None:
        """Advance the clock in steps, with the server's periodic checks after each step."""
        registry, until = self.tables.registry, self.clock.time + seconds
        while self.clock.time < until:
            self.clock.time = min(until, self.clock.time + self.settings.sweep_seconds)
            await registry.tick()

    async def again(self) -> Evening:
        """Return another server process on the same database."""
        other = Evening(self.store, self.settings, self.clock, self.people)
        await other.tables.start()
        return other


@asynccontextmanager
async def evening(*, url: str = "sqlite://", **changed: Any) -> AsyncIterator[Evening]:
    """Run rooms for eight users, with bots that do not pause and, by default, a store in memory."""
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
    """Return the refusal that the call must raise, checking that its message is one full sentence."""
    try:
        await asked
    except Refused as error:
        text = str(error)
        assert text == error.detail and text[0].isupper() and text.endswith(".") and "\n" not in text
        return error
    raise AssertionError("it was not refused")


def forget_rules(monkeypatch: pytest.MonkeyPatch, game: str, version: int = 99) -> None:
    """Pretend that a game has another rules version, and that games of earlier versions are not supported."""
    rules: Any = game_named(game)
    monkeypatch.setattr(rules, "rules_version", version)
    if hasattr(rules, "earlier"):
        monkeypatch.setattr(rules, "earlier", {})
