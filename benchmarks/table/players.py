"""Clients that implement the wire protocol: they take seats over HTTP and play at random over a socket."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx
import msgspec
from benchmarks.table.book import UNDO, Asked, Book, view_digest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from burgrave.kernel.rng import Rng

__all__ = ["Ask", "Done", "Manner", "Party", "Person", "Player", "Refusal", "Seen", "browsing", "watching"]

Json = dict[str, Any]

_HARMLESS: Final = ("stale", "not-your-turn", "nothing-to-undo")
"""Codes of harmless refusals, which occur when another client was faster."""
_PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds to wait before each attempt to reconnect."""
_PATIENCE: Final = 60.0
"""Seconds without a response after which a client gives up."""

_numbers = itertools.count(1)


# ---- messages, as far as clients read them -------------------------------------------------------------------------


class Option(msgspec.Struct):
    action: int


class Ask(msgspec.Struct):
    options: list[Option]


class TableMessage(msgspec.Struct, tag_field="t", tag="table"):
    seq: int
    view: msgspec.Raw
    ask: Ask | None
    undo: bool
    result: Json | None


class Done(msgspec.Struct, tag_field="t", tag="done"):
    id: int
    seq: int


class Refusal(msgspec.Struct, tag_field="t", tag="error"):
    code: str
    detail: str
    id: int | None


class RoomMessage(msgspec.Struct, tag_field="t", tag="room"):
    pass


class Chats(msgspec.Struct, tag_field="t", tag="chats"):
    pass


class Bye(msgspec.Struct, tag_field="t", tag="bye"):
    pass


_read = msgspec.json.Decoder(TableMessage | Done | Refusal | RoomMessage | Chats | Bye).decode


# ---- behavior ------------------------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class Manner:
    """Settings for the clients' behavior."""

    lang: str | None = None
    think: float = 0.0  # mean seconds before a decision
    undo: float = 0.0  # probability of an undo when one is allowed
    compressed: bool = False  # as browsers request
    paused: bool = False  # start nothing new


@dataclass
class Seen:
    """Observations of all clients during a run."""

    done: list[tuple[float, float]] = field(default_factory=list)  # time of each acknowledgment, and seconds it took
    tables: list[tuple[str, int, int, float]] = field(default_factory=list)  # room, seq, seat, time; if ``timed``
    errors: list[str] = field(default_factory=list)
    stale: int = 0
    messages: int = 0
    size: int = 0
    connected: int = 0
    reconnected: int = 0
    games_over: int = 0
    timed: bool = False


@asynccontextmanager
async def browsing(connections: int = 64) -> AsyncIterator[httpx.AsyncClient]:
    """Yield an HTTP client that many users share, each with their own token."""
    limits = httpx.Limits(max_connections=connections, max_keepalive_connections=connections)
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(limits=limits, timeout=_PATIENCE, trust_env=False, cookies=nobody) as http:
        yield http


def watching(server: str, room: str, headers: dict[str, str], manner: Manner) -> connect:
    """Return a WebSocket connection to a room, for use as an asynchronous context manager."""
    language = "" if manner.lang is None else f"?lang={manner.lang}"
    return connect(
        f"ws://{server}/api/v1/rooms/{room}/socket{language}",
        additional_headers=headers,
        compression="deflate" if manner.compressed else None,
        proxy=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=_PATIENCE,
    )


class Person:
    """Guest with an address and a token; failed requests are repeated."""

    def __init__(self, http: httpx.AsyncClient, server: str, name: str) -> None:
        number = next(_numbers)
        self.server = server
        self.headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self._http = http
        self._name = name

    async def arrive(self) -> None:
        """Register as a guest, and store the token."""
        answer = await self.send("POST", "/me", {"name": self._name})
        token = answer.cookies["burgrave"]
        self.headers["Authorization"] = f"Bearer {token}"

    async def ask(self, path: str, body: Json | None = None, *, known: Sequence[str] = ()) -> Json:
        """Return the server's response; raise an error for a problem unless the problem's code is in ``known``."""
        answer = await self.send("POST", path, body or {})
        found: Json = answer.json()
        if answer.status_code >= 400 and found["code"] not in known:
            raise RuntimeError(f"{path}: {found}")
        return found

    async def send(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """Return the server's response, even an error; retry after a 429, a 503 or a connection error."""
        began, url = time.perf_counter(), f"http://{self.server}/api/v1{path}"
        while True:
            try:
                answer = await self._http.request(method, url, json=body, headers=self.headers)
                if answer.status_code not in (429, 503):
                    return answer
            except httpx.TransportError:
                pass
            if time.perf_counter() - began > _PATIENCE:
                raise RuntimeError(f"{path}: no response for {_PATIENCE:.0f} s")
            await asyncio.sleep(0.2)


class Player:
    """User in a seat of a room, whose socket reconnects whenever the connection is lost."""

    def __init__(self, person: Person, room: str, seat: int, book: Book, seen: Seen, manner: Manner) -> None:
        self.over = asyncio.Event()
        self._person = person
        self._room = room
        self._seat = seat
        self._book = book
        self._seen = seen
        self._manner = manner
        self._rng = Rng(f"{room} {seat}")
        self._table: TableMessage | None = None
        self._asked: Asked | None = None  # action in flight
        self._known = 0  # "seq" of my last acknowledgment
        self._connection: ClientConnection | None = None
        self._thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play until the game is over; cancel to stop earlier."""
        failed = 0
        try:
            while not self.over.is_set():
                try:
                    await self._sit()
                    failed = 0
                except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake) as error:
                    if failed == 400:
                        self._seen.errors.append(f"cannot reconnect to the table: {error!r}")
                        return
                    await asyncio.sleep(_PAUSES[min(failed, len(_PAUSES) - 1)])
                    failed += 1
        finally:
            self._stop_thinking()

    async def _sit(self) -> None:
        async with watching(self._person.server, self._room, self._person.headers, self._manner) as connection:
            if self._table is not None:
                self._seen.reconnected += 1
            self._seen.connected += 1
            self._connection, self._asked = connection, None
            try:
                while not self.over.is_set() or self._asked is not None:
                    self._take(await connection.recv(decode=False))
            finally:
                self._seen.connected -= 1
                self._connection = None
                self._stop_thinking()

    def _take(self, data: bytes) -> None:
        now = time.perf_counter()
        seen = self._seen
        seen.messages += 1
        seen.size += len(data)
        message = _read(data)
        if isinstance(message, TableMessage):
            self._table = message
            self._book.saw(message.seq, self._seat, view_digest(bytes(message.view)))
            if seen.timed:
                seen.tables.append((self._room, message.seq, self._seat, now))
            if message.result is not None:
                self.over.set()
        elif isinstance(message, Done):
            assert self._asked is not None
            self._asked.done = self._known = message.seq
            seen.done.append((now, now - self._asked.sent))
            self._asked = None
        elif isinstance(message, Refusal):
            self._refused(message)
        else:
            return
        self._think()

    def _refused(self, refusal: Refusal) -> None:
        if refusal.code in _HARMLESS:
            self._seen.stale += 1
        else:
            self._seen.errors.append(f"{refusal.code}: {refusal.detail}")
        if self._asked is not None:
            self._asked.refused = refusal.code
            self._known = self._asked.seq
            self._asked = None

    def _think(self) -> None:
        table = self._table
        if table is None or table.ask is None or self._asked is not None or table.seq < self._known:
            return
        if self._manner.paused:
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._answer())

    def wake(self) -> None:
        if self._connection is not None:
            self._think()

    @property
    def connected(self) -> bool:
        """Return True while a socket is open, or if the game is over."""
        return self._connection is not None or self.over.is_set()

    @property
    def waiting(self) -> bool:
        """Return True while waiting for a response from the server."""
        return self._asked is not None

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _answer(self) -> None:
        await asyncio.sleep(self._manner.think * (0.5 + self._rng.below(1001) / 1000))
        table, connection = self._table, self._connection
        if table is None or table.ask is None or connection is None or self._manner.paused:
            return
        message: Json = {"t": "act", "id": len(self._book.asked), "seq": table.seq}
        if table.undo and self._rng.below(1000) < int(1000 * self._manner.undo):
            message["t"], action = "undo", UNDO
        else:
            options = table.ask.options
            message["action"] = action = options[self._rng.below(len(options))].action
        data = msgspec.json.encode(message).decode()
        self._asked = asked = Asked(self._seat, table.seq, action, time.perf_counter())
        self._book.asked.append(asked)
        with suppress(ConnectionClosed):
            await connection.send(data)


class Party:
    """Group of users who play one game after another; the members may be connected to different servers."""

    def __init__(
        self, people: Sequence[Person], set_up: Json, seen: Seen, manner: Manner, *, clock: Json | None = None
    ) -> None:
        self.people = people
        self.books: dict[str, Book] = {}
        self._players: list[Player] = []
        self._set_up = set_up
        self._seen = seen
        self._manner = manner
        self._clock = clock or {"kind": "none"}

    async def arrive(self) -> None:
        for person in self.people:
            await person.arrive()

    async def open(self) -> str:
        """Open a room, seat all members, and start the game; return the room's id."""
        host, *others = self.people
        seats = ["me"] + ["open"] * len(others)
        wanted = {"set_up": self._set_up, "seats": seats, "clock": self._clock}
        room: str = (await host.ask("/rooms", wanted))["id"]
        for seat, person in enumerate(others, 1):
            await person.ask(f"/rooms/{room}/join", {"seat": seat})
        await host.ask(f"/rooms/{room}/start", known=["already-started"])
        self.books[room] = Book()
        return room

    def wake(self) -> None:
        for player in self._players:
            player.wake()

    def at_table(self) -> bool:
        return bool(self._players) and all(player.connected for player in self._players)

    def waiting(self) -> bool:
        """Return True while any member is waiting for a response from the server."""
        return any(player.waiting for player in self._players)

    async def play(self, room: str | None = None, *, again: Callable[[], bool] = lambda: True) -> None:
        """Play one game after another to the end, while ``again`` returns True."""
        while True:
            room = room or await self.open()
            self._players = [
                Player(person, room, seat, self.books[room], self._seen, self._manner)
                for seat, person in enumerate(self.people)
            ]
            async with asyncio.TaskGroup() as group:
                for player in self._players:
                    group.create_task(player.play())
            self._seen.games_over += 1
            room = None
            if not again():
                return
