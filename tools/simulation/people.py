"""Simulated users: they sit down, play at random, undo, leave, return, and retry unanswered requests."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from benchmarks.table.players import Ask, Done, Refusal
from tools.simulation.network import Link, Lost, Network, Proxy, Server
from tools.simulation.promises import UNDO, Asked, Broken, Promises, Room, Shown

__all__ = ["Manner", "Party", "Person"]

Json = dict[str, Any]

_HARMLESS: Final = frozenset({"stale", "not-your-turn", "nothing-to-undo", "cannot-undo", "late-undo", "game-over"})
"""Codes of harmless refusals: the table or its clock has changed in the meantime."""
_UNCERTAIN: Final = frozenset({"unavailable", "stopping", "busy"})
"""Codes of refusals after which the request may or may not have been processed."""
_STALE: Final = 30
"""Maximum number of consecutive "stale" refusals that a user accepts without seeing a newer table."""
_PATIENCE: Final = 10.0  # seconds to wait for a response before reconnecting
_STRANGE: Final[tuple[Json, ...]] = (
    {"t": "act", "id": 0, "seq": 2**53, "action": 0},
    {"t": "act", "seq": 0},
    {"t": "undo", "id": 0, "seq": 0},
    {"t": "nothing"},
    {"t": "explain", "id": 0, "about": "0"},
    {"t": "ping", "id": 0},
)


class TableMessage(msgspec.Struct, tag_field="t", tag="table"):
    seq: int
    seat: int | None
    view: msgspec.Raw
    open: list[int]
    ask: Ask | None
    undo: bool
    result: Json | None
    clock: Json | None


class Other(msgspec.Struct):
    t: str


_KINDS: Final = msgspec.json.Decoder(Other)
_READERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    "table": msgspec.json.Decoder(TableMessage),
    "done": msgspec.json.Decoder(Done),
    "error": msgspec.json.Decoder(Refusal),
}


@dataclass(kw_only=True)
class Manner:
    """Behavior of the users of a world; probabilities are per decision."""

    think: float = 0.5  # mean seconds per decision
    undo: float = 0.05
    twice: float = 0.02  # send the same message twice
    stale: float = 0.02  # send an action for an older table
    over_http: float = 0.02
    chat: float = 0.01
    lang: float = 0.002
    strange: float = 0.005
    leave: float = 0.004
    reconnect: float = 0.01
    doze: float = 0.01  # think longer than the clock allows
    insist: float = 0.7  # retry an unanswered action


@dataclass
class Scene:
    """The world's interface to its users."""

    network: Network
    proxy: Proxy
    promises: Promises
    chance: Random
    manner: Manner
    note: Callable[[str], None]
    was_away: Callable[[Server], bool]
    """Return True if a server recently could not reach the database; new connections may then get older tables."""
    seen: Counter[str] = field(default_factory=Counter)


class Person:
    """A user whose browser reconnects after every disconnection."""

    def __init__(self, scene: Scene, name: str, address: str) -> None:
        self.name = name
        self.address = address
        self.token = ""
        self.over = False
        self._scene = scene
        self._room = ""
        self._seat: int | None = None
        self._link: Link | None = None
        self._table: TableMessage | None = None
        self._asked: Asked | None = None
        self._again = False
        self._sent = 0  # messages
        self._stale = 0  # stale refusals since the last table
        self._newest = 0  # number of the newest table seen
        self._timer: asyncio.TimerHandle | None = None
        self._errands: set[asyncio.Task[None]] = set()

    # ---- over HTTP -----------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Json | None = None, *, known: Sequence[str] = ()) -> Json:
        """Return a server's response, retrying if necessary.

        ``known``: codes of problems to return; raise Broken for any other problem.
        """
        scene = self._scene
        while True:
            try:
                server, other = scene.proxy.server_for(self, path), scene.proxy.any_server()
                answer = await scene.network.request(self, server, method, path, body, other=other)
            except Lost:
                await asyncio.sleep(scene.chance.uniform(0.1, 2.0))
                continue
            if answer["status"] == 500:
                raise Broken(f"{method} {path}: {answer['body'].decode()}")
            if answer["status"] < 500:
                break
            await asyncio.sleep(scene.chance.uniform(0.1, 2.0))
        if path == "/me" and answer["status"] < 400:
            self.token = answer["headers"]["set-cookie"].partition("burgrave=")[2].partition(";")[0]
        found: Json = msgspec.json.decode(answer["body"])
        if answer["status"] >= 400 and found["code"] not in known:
            raise Broken(f"{method} {path} {body}: {found}")
        return found

    async def arrive(self) -> None:
        """Register as a guest."""
        await self.ask("POST", "/me", {"name": self.name})

    # ---- through a socket ----------------------------------------------------------------------------------------

    async def play(self, room: str, seat: int | None) -> None:
        self._room, self._seat = room, seat
        scene = self._scene
        lang = "?lang=it" if scene.chance.random() < scene.manner.lang else ""
        while not self.over:
            path = f"/rooms/{room}/socket{lang}"
            link = Link(scene.network, self, scene.proxy.server_for(self, path), self._hear)
            try:
                await link.open(path)
            except Lost:
                await asyncio.sleep(scene.chance.uniform(0.1, 2.0))
                continue
            self._link, self._table = link, None
            self._again = self._asked is not None and scene.chance.random() < scene.manner.insist
            if not self._again:
                self._asked = None
            code = await link.closed
            self._link = None
            self._stop_thinking()
            scene.seen["connections"] += 1
            if code not in (1000, 1006, 1012, 1013, 503) and not self.over:
                raise Broken(f"{self.name} was disconnected with code {code}")
            await asyncio.sleep(scene.chance.uniform(0.05, 1.0))
        for errand in self._errands:
            errand.cancel()

    def _hear(self, link: Link, data: bytes) -> None:
        if link is not self._link:
            return
        kind = _KINDS.decode(data).t
        self._scene.note(f"{self._scene.network.loop.time():.6f} {self.name} {kind} {len(data)}")
        reader = _READERS.get(kind)
        if reader is None:
            if kind == "bye":
                self._scene.seen["byes"] += 1
            return
        message = reader.decode(data)
        if isinstance(message, TableMessage):
            self._see(message)
        elif isinstance(message, Done):
            self._done(message)
        else:
            self._refused(message)
        self._think()

    def _see(self, table: TableMessage) -> None:
        room = self._scene.promises.rooms[self._room]
        if table.seat != self._seat:
            raise Broken(f"{self.name} on seat {self._seat} was shown the table of seat {table.seat}")
        assert self._link is not None
        if self._table is None and self._scene.was_away(self._link.server):
            self._newest = min(table.seq, self._newest)  # an older table is better than none
        if table.seq < self._newest:
            raise Broken(f"{self.name} was shown table {table.seq} after {self._newest}")
        self._newest, self._stale = table.seq, 0
        over = table.result is not None
        options = [] if table.ask is None else [option.action for option in table.ask.options]
        room.check_table(self._seat, table.seq, Shown(hash(bytes(table.view)), options, table.open, over))
        self._check_clock(room, table)
        self._scene.seen["tables"] += 1
        self._table = table
        if self._again and self._asked is not None:
            self._again = False
            self._scene.seen["asked again"] += 1
            self._send(self._asked)
        if over and not self.over:
            self.over = True
            link = self._link
            assert link is not None
            link.leave()

    def _check_clock(self, room: Room, table: TableMessage) -> None:
        assert self._link is not None
        server = self._link.server
        if table.clock is not None and server.app is not None:
            # A page computes the remaining time from the server time in HTTP responses.
            left = {
                seat: one["until"] - server.now()
                for seat, one in enumerate(table.clock["seats"])
                if one["until"] is not None
            }
            self._scene.promises.check_deadlines(room, table.seq, left)

    def _done(self, message: Done) -> None:
        asked = self._asked
        if message.id != self._sent or asked is None:
            return
        self._scene.seen["acknowledged"] += 1
        self._scene.promises.rooms[self._room].check_done(asked, message.seq)
        self._newest = max(message.seq, self._newest)
        self._asked = None

    def _refused(self, message: Refusal) -> None:
        self._scene.seen[f"refused: {message.code}"] += 1
        if message.code in ("internal", "damaged"):
            raise Broken(f"{self.name} got an error: {message.code}, {message.detail}")
        if message.id is None or message.id != self._sent or self._asked is None:
            return
        self._stale += message.code == "stale" and self._table is not None and self._asked.seq == self._table.seq
        if self._stale > _STALE:
            raise Broken(f"{self.name} was refused {self._stale} times as stale at {self._asked.seq}, no newer table")
        if message.code not in _HARMLESS | _UNCERTAIN:
            raise Broken(f"{self.name} was refused {self._asked}: {message.code}, {message.detail}")
        self._asked = None

    # ---- deciding ------------------------------------------------------------------------------------------------

    def _think(self) -> None:
        table = self._table
        if table is None or table.ask is None or self._asked is not None or self._timer is not None or self.over:
            return
        scene = self._scene
        seconds = scene.chance.expovariate(1 / scene.manner.think)
        clock = scene.promises.rooms[self._room].about["clock"]
        if clock["kind"] != "none" and scene.chance.random() < scene.manner.doze:
            seconds += clock["seconds"]
            scene.seen["slept"] += 1
        self._timer = scene.network.loop.call_later(seconds, self._decide)

    def _stop_thinking(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _decide(self) -> None:
        self._timer = None
        scene, table, link = self._scene, self._table, self._link
        if table is None or table.ask is None or link is None or self._asked is not None:
            return
        chance, manner = scene.chance, scene.manner
        self._do_something_else(link, table)
        action = chance.choice(table.ask.options).action
        if table.undo and chance.random() < manner.undo:
            action = UNDO
        seq = table.seq
        if chance.random() < manner.stale:
            seq = max(0, seq - chance.randrange(1, 4))
        self._asked = Asked(self._seat or 0, seq, action)
        scene.promises.rooms[self._room].asked.append(self._asked)
        if chance.random() < manner.over_http:
            self._run(self._ask_over_http(self._asked))
            return
        self._send(self._asked)
        if chance.random() < manner.twice:
            self._send(self._asked)

    def _send(self, asked: Asked) -> None:
        link = self._link
        assert link is not None
        self._sent += 1
        message: Json = {"t": "undo", "id": self._sent, "seq": asked.seq}
        if asked.action != UNDO:
            message |= {"t": "act", "action": asked.action}
        link.send(message)
        self._scene.network.loop.call_later(_PATIENCE, self._lose_patience, asked, link)

    def _lose_patience(self, asked: Asked, link: Link) -> None:
        if self._asked is asked and self._link is link:
            self._scene.seen["patience lost"] += 1
            link.leave()

    async def _ask_over_http(self, asked: Asked) -> None:
        path = f"/rooms/{self._room}/" + ("undo" if asked.action == UNDO else "act")
        body: Json = {"seq": asked.seq}
        if asked.action != UNDO:
            body["action"] = asked.action
        found = await self.ask("POST", path, body, known=[*_HARMLESS])
        if self._asked is asked:
            self._asked = None
        if "seq" in found:
            self._scene.seen["acknowledged"] += 1
            self._scene.promises.rooms[self._room].check_done(asked, found["seq"])
        self._think()

    def _do_something_else(self, link: Link, table: TableMessage) -> None:
        chance, manner = self._scene.chance, self._scene.manner
        if chance.random() < manner.chat:
            link.send({"t": "chat", "text": f"Well, {table.seq}."})
        if chance.random() < manner.lang:
            link.send({"t": "lang", "lang": chance.choice(("en", "it", None))})
        if chance.random() < manner.strange:
            link.send(chance.choice(_STRANGE))
        if chance.random() < manner.leave:
            self._run(self._leave_and_return())
        if chance.random() < manner.reconnect:
            link.leave()

    async def _leave_and_return(self) -> None:
        room = self._scene.promises.rooms[self._room]
        room.leaving.add(self._seat or 0)
        self._scene.seen["left"] += 1
        known = ["game-over", "changed"]
        await self.ask("POST", f"/rooms/{self._room}/leave", {}, known=known)
        await asyncio.sleep(self._scene.chance.expovariate(1 / 5.0))
        await self.ask("POST", f"/rooms/{self._room}/return", {}, known=known)

    def _run(self, errand: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


class Party:
    """Users, and perhaps bots, who play one game."""

    def __init__(self, scene: Scene, number: int, set_up: Json, seats: Sequence[str], clock: Json | None) -> None:
        self.people = [
            Person(scene, f"Guest {number}.{seat}", f"10.{number}.0.{seat}")
            for seat, kind in enumerate(seats)
            if not kind.startswith("bot")
        ]
        self.spectator = Person(scene, f"Guest {number}.x", f"10.{number}.1.0") if scene.chance.random() < 0.2 else None
        self.room = ""
        self._scene = scene
        self._set_up = set_up
        self._seats = seats
        self._clock = clock

    async def play(self) -> None:
        seats = await self.sit_down()
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play(self.room, seats[person]))
            if self.spectator is not None:
                group.create_task(self.spectator.play(self.room, None))

    async def sit_down(self) -> dict[Person, int]:
        """Open a room and begin the game; return the seat of each user."""
        for person in self.people:
            await person.arrive()
        host, *others = self.people
        wanted: Json = {"set_up": self._set_up, "seats": [*self._seats]}
        if self._clock is not None:
            wanted["clock"] = self._clock
        self.room = (await host.ask("POST", "/rooms", wanted))["id"]
        seats = {host: self._seats.index("me")}
        for person, seat in zip(others, (n for n, kind in enumerate(self._seats) if kind == "open"), strict=True):
            known = ["already-started"]
            await person.ask("POST", f"/rooms/{self.room}/join", {"seat": seat}, known=known)
            seats[person] = seat
        await host.ask("POST", f"/rooms/{self.room}/start", known=["already-started", "game-over"])
        return seats
