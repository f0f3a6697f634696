"""Leak check that plays random games at real tables and inspects every byte sent to seats and spectators.

Each message is compared with the message to the same watcher in a twin world, which differs only in information hidden
from the watcher; any difference is a leak. Messages are also searched for seeds, entropy, digests, tokens and ids.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import msgspec
from benchmarks.table.twins import Twin, difference

from burgrave.kernel.registry import all_games
from burgrave.kernel.rng import Rng
from burgrave.server.live.actor import RoomActor
from burgrave.server.live.messages import explanation, table_message
from burgrave.server.live.requests import Act, AddSeatLink, Join, StartGame, Undo, WatchRoom
from burgrave.server.live.service import RoomService
from burgrave.server.settings import Settings
from burgrave.server.store import Principal, Store
from burgrave.study.trials import trials_of
from burgrave.text.catalogue import LANGUAGES

__all__ = ["KINDS", "Found", "check", "check_chunk"]

KINDS: Final = [
    f"{game.name} {edition}".strip() for game in all_games() for edition in trials_of(game.name).editions or ("",)
]
"""Kinds of games to check: each edition of a game, or the game itself if it has no editions."""

AT_ONCE: Final = 24
"""Number of concurrent games, whose actions are committed together."""
READING: Final = 4
"""One in this many games has a watcher who reads text, which takes as long as all other checks together."""
_TRIALS: Final = 10_000
WHOLE: Final = 50
"""One in this many messages is also checked in full, as sent to a new watcher."""

_HEX: Final = b"0123456789abcdef"
_TOKEN: Final = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-"
_LONGEST: Final = ((_HEX, 16), (_TOKEN, 43))
"""Alphabets, each with the length from which a run of its letters can only be a seed, entropy, a digest or a token."""

Json = dict[str, Any]


@dataclass
class Found:
    """Result of the leak check: how much was checked, and descriptions of the leaks."""

    kind: str
    games: int = 0
    decisions: int = 0
    undone: int = 0
    messages: int = 0
    size: int = 0
    twins: int = 0
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.undone += other.undone
        self.messages += other.messages
        self.size += other.size
        self.twins += other.twins
        self.leaks += other.leaks


async def check(kind: str, games: int, *, first: int = 0, decisions: int = 1_000_000) -> Found:
    """Play random games of a kind to the end (or for a number of decisions), and return the findings."""
    found = Found(kind)
    settings = Settings(database_url="sqlite://", bot_workers=0, bot_pause=0.0, sweep_seconds=3600.0)
    store = await Store.open(settings.database_url)
    numbers = iter(range(first, first + games))

    async def worker() -> None:
        for number in numbers:
            await _Evening(found, store, tables, number).play(decisions)

    try:
        async with RoomService(store, settings) as tables:
            await asyncio.gather(*(worker() for _ in range(min(AT_ONCE, games))))
    finally:
        await store.close()
    return found


def check_chunk(chunk: tuple[str, int, int]) -> Found:
    """Run ``check`` in a worker process; ``chunk`` contains its arguments ``kind``, ``games`` and ``first``."""
    kind, games, first = chunk
    return asyncio.run(check(kind, games, first=first))


def set_up_of(kind: str, rng: Rng) -> Json:
    """Return a random setup for a kind of game, with any number of players and any cards."""
    game, _, edition = kind.partition(" ")
    return {"game": game, "options": trials_of(game).options(rng.below(_TRIALS), edition)}


class _Evening:
    """One game with random players, a watcher at every seat, and one spectator."""

    def __init__(self, found: Found, store: Store, tables: RoomService, number: int) -> None:
        self.found = found
        self.store = store
        self.tables = tables
        self.number = number
        self.rng = Rng(f"{found.kind} {number}")
        self.room = ""
        self.secrets: list[bytes] = []
        self.people: list[Principal] = []

    @property
    def table(self) -> RoomActor:
        return self.tables.registry.tables[self.room]

    async def play(self, decisions: int) -> None:
        """Play until the game ends or ``decisions`` decisions have been made."""
        set_up = set_up_of(self.found.kind, self.rng)
        players = set_up["options"]["players"]
        await self._sit_down(set_up, players)
        watchers: list[Watcher] = []
        for seat in [None, *range(players)]:
            watchers.append(await self._watch(seat, None))
        if self.number % READING == 0:
            seat = self.rng.below(players + 1) - 1
            lang = LANGUAGES[self.rng.below(len(LANGUAGES))]
            watchers.append(await self._watch(None if seat < 0 else seat, lang))
        await self.tables.ask(self.room, StartGame(self.people[0]))
        game = self.table.played()
        self.secrets += [game.header.seed.encode(), game.state.digest().encode()]
        while not game.state.is_over() and decisions > 0:
            await self._decide()
            decisions -= 1
        self.found.games += 1
        for watcher in watchers:
            watcher.watch.close()

    async def _sit_down(self, set_up: Mapping[str, Any], players: int) -> None:
        for name in range(players):
            person, token = await self.store.new_guest(f"Guest {name}")
            self.people.append(person)
            digest = hashlib.sha256(token.encode()).hexdigest()
            self.secrets += [token.encode(), digest.encode(), person.id.encode()]
        seats = ["me"] + ["open"] * (players - 1)
        self.room = (await self.tables.create(self.people[0], {"set_up": set_up, "seats": seats}))["id"]
        for person in self.people[1:]:
            await self.tables.ask(self.room, Join(person))
        link = await self.tables.ask(self.room, AddSeatLink(self.people[-1]))
        self.secrets.append(link.rpartition("/")[2].encode())

    async def _watch(self, seat: int | None, lang: str | None) -> Watcher:
        watcher = Watcher(self, seat, lang)
        me = None if seat is None else self.people[seat]
        watcher.watch = await self.tables.ask(self.room, WatchRoom(me, lang, watcher))
        return watcher

    async def _decide(self) -> None:
        game = self.table.played()
        last = game.steps[-1].seat if game.steps else -1
        if self.rng.below(32) == 0 and game.may_undo() is not None:
            await self.tables.ask(self.room, Undo(self.people[last], seq=game.count))
            self.found.undone += 1
            return
        seats = game.state.open_seats()
        seat = seats[self.rng.below(len(seats))]
        legal = game.state.legal(seat)
        action = legal[self.rng.below(len(legal))]
        await self.tables.ask(self.room, Act(self.people[seat], seq=game.count, action=action))
        self.found.decisions += 1
        if self.rng.below(16) == 0:
            self.secrets[-1] = game.state.digest().encode()

    def leaked(self, what: str) -> None:
        self.found.leaks.append(f"{self.found.kind}, game {self.number}, after {self.table.played().count}: {what}")


class Watcher:
    """Watcher of one game through a socket, with a twin world for comparison."""

    def __init__(self, evening: _Evening, seat: int | None, lang: str | None) -> None:
        self.watch: Any = None
        self._evening = evening
        self._seat = seat
        self._lang = lang
        self._twin = Twin(seat, lang, evening.rng)

    def __call__(self, message: Json) -> None:
        """Check a message to this watcher, encoded exactly as a socket sends it."""
        evening, found = self._evening, self._evening.found
        data = msgspec.json.encode(message)
        found.messages += 1
        found.size += len(data)
        for secret in evening.secrets:
            if secret in data:
                evening.leaked(f"{self._who()} was sent a secret in {message['t']!r}")
        for alphabet, length in _LONGEST:
            at = data.translate(_marks(alphabet)).find(b"1" * length)
            if at >= 0:
                evening.leaked(f"{self._who()} was sent {data[at : at + 60]!r} in {message['t']!r}")
        if message["t"] == "table":
            self._compare(message, data)
        elif message["t"] == "error":
            evening.leaked(f"{self._who()} got the error {message['code']!r} instead of a table")

    def _compare(self, message: Json, data: bytes) -> None:
        table, found, rng = self._evening.table, self._evening.found, self._evening.rng
        if message["seat"] != self._seat:
            self._evening.leaked(f"{self._who()} was sent the table of seat {message['seat']!r}")
        if self._lang is None and message["log"]["from"] == 0 and rng.below(len(table.room.seats)) > 1:
            self._twin.skip(table)
            return
        self._same(data, self._twin.next(table))
        found.twins += 1
        if rng.below(WHOLE) == 0:
            whole = msgspec.json.encode(table_message(table, self._seat, self._lang))
            self._same(whole, self._twin.whole(table))
            lang = self._lang or "en"
            here = explanation(table.played(), self._seat, lang, "")
            if here != self._twin.explained(table, lang):
                self._evening.leaked(f"explanations show {self._who()} hidden information")

    def _same(self, here: bytes, there: bytes) -> None:
        if here != there:
            self._evening.leaked(f"{self._who()} can distinguish two worlds: {difference(here, there)}")

    def _who(self) -> str:
        seat = "a spectator" if self._seat is None else f"seat {self._seat}"
        return seat if self._lang is None else f"{seat} ({self._lang})"


@cache
def _marks(alphabet: bytes) -> bytes:
    """Return a translation table that maps an alphabet's letters to "1" and all other bytes to "0"."""
    return bytes(49 if letter in alphabet else 48 for letter in range(256))
