"""Simulated network: delayed, lost and duplicated messages, broken connections.

Servers are called through ASGI, as uvicorn calls them. Order is kept within a connection, but not between connections.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import Context
from random import Random
from typing import Any, Final, Protocol

import msgspec
from tools.simulation.climate import Climate
from tools.simulation.loop import Loop, Owner

__all__ = ["BROKEN", "Caller", "Link", "Lost", "Network", "Proxy", "Server"]

Json = dict[str, Any]

_WORLD: Final = Context()
"""Context for code on the user's side, which must not belong to the process that sent the message."""
BROKEN: Final = 1006
"""Close code of a connection that ended abnormally."""
_PATIENCE: Final = 15.0  # seconds to wait for a response
_WINDOW: Final = 32  # unread messages before a server must wait
_PINGED: Final = (20.0, 40.0)  # seconds until a server notices a dead connection
_NOTICED: Final = (3.0, 30.0)  # seconds until a client notices a dead connection
_SKIPPED: Final = 10.0  # seconds for which a proxy skips a server that has refused a connection


class Lost(Exception):
    """No response: the request may or may not have been processed."""


class _Gone(OSError):
    """The connection is closed. Sending raises this error, as in uvicorn, and ``Link`` suppresses it."""


class Server(Protocol):
    """A process that handles requests."""

    owner: Owner

    @property
    def app(self) -> Any:
        """The ASGI application; None while the process is not listening."""

    def now(self) -> float: ...


class Caller(Protocol):
    """A client that sends requests."""

    address: str
    token: str


class Proxy:
    """Reverse proxy that sends all requests about a room to the same server while the ring of servers is unchanged.

    Like the configurations in ``deploy/``, it tries the next server on the ring if one refuses the connection, and for
    a while skips the server that refused. Without a ring, it chooses a server at random.
    """

    def __init__(self, servers: Sequence[Server], loop: Loop, chance: Random, *, ring: bool) -> None:
        self._servers = servers
        self._loop = loop
        self._chance = chance
        self._ring = {*range(len(servers))} if ring else set()
        self._skipped: dict[int, float] = {}  # servers that have refused a connection, and until when

    def server_for(self, caller: Caller, path: str) -> Server:
        """Return the server for a request, which may be down."""
        if not self._ring:
            return self.any_server()
        key = path.split("/")[2] if path.startswith("/rooms/") else caller.address
        ring = sorted(self._ring, key=lambda number: hashlib.blake2b(f"{number} {key}".encode()).digest())
        now = self._loop.time()
        chosen: Server = self._servers[ring[0]]
        for number in ring:
            if self._skipped.get(number, 0.0) <= now:
                if self._servers[number].app is not None:
                    chosen = self._servers[number]
                    break
                self._skipped[number] = now + _SKIPPED
        return chosen

    def any_server(self) -> Server:
        return self._chance.choice(self._servers)

    def move(self) -> bool:
        """Remove a random server from the ring, or put it back if it was removed.

        Return False, changing nothing, if the ring would be empty.
        """
        number = self._chance.randrange(len(self._servers))
        ring = self._ring ^ {number}
        if ring:
            self._ring = ring
        return bool(ring)


class Network:
    """All connections of a world."""

    def __init__(self, loop: Loop, chance: Random, climate: Climate) -> None:
        self.loop = loop
        self.chance = chance
        self.climate = climate
        self.calm = False
        self.faults: Counter[str] = Counter()
        self.links: dict[Link, None] = {}
        self._calls: dict[asyncio.Future[Json], Owner] = {}

    def delay(self) -> float:
        """Return the delay of a message in seconds."""
        return self.chance.expovariate(1 / self.climate.delay)

    def happens(self, fault: str, chance: float) -> bool:
        """Decide at random whether a fault occurs; if so, count it and return True."""
        if self.calm or not chance or self.chance.random() >= chance:
            return False
        self.faults[fault] += 1
        return True

    # ---- requests ------------------------------------------------------------------------------------------------

    async def request(
        self,
        caller: Caller,
        server: Server,
        method: str,
        path: str,
        body: Json | msgspec.Raw | None,
        *,
        other: Server | None = None,
    ) -> Json:
        """Return {status, headers, body} of an HTTP response; raise Lost if there is no response.

        A duplicate of the request goes to ``other`` if that server is up, and otherwise to ``server``.
        """
        answer: asyncio.Future[Json] = self.loop.create_future()
        if self.happens("requests lost", self.climate.lost_requests / 2):
            pass
        else:
            await asyncio.sleep(self.delay())
            if server.app is None:
                raise Lost
            _Exchange(self, caller, server, method, path, body, answer)
            if self.happens("requests duplicated", self.climate.doubled):
                second = server if other is None or other.app is None else other
                _Exchange(self, caller, second, method, path, body, answer)
            self._calls[answer] = server.owner
        try:
            return await asyncio.wait_for(answer, _PATIENCE)
        except TimeoutError:
            raise Lost from None
        finally:
            self._calls.pop(answer, None)

    # ---- faults --------------------------------------------------------------------------------------------------

    def cut_all(self, owner: Owner, *, silently: bool) -> None:
        """Break all connections of a process that died, alone or with its machine."""
        for answer in [one for one, server in self._calls.items() if server is owner and not one.done()]:
            answer.set_exception(Lost())
        for link in [one for one in self.links if one.server.owner is owner]:
            if silently:
                link.fall_silent()
            else:
                link.cut()

    def some_link(self) -> Link | None:
        return self.chance.choice([*self.links]) if self.links else None


class _Exchange:
    """One request on the server's side."""

    def __init__(
        self,
        network: Network,
        caller: Caller,
        server: Server,
        method: str,
        path: str,
        body: Json | msgspec.Raw | None,
        answer: asyncio.Future[Json],
    ) -> None:
        self._network = network
        self._answer = answer
        self._owner = server.owner
        self._request: Json | None = {
            "type": "http.request",
            "body": b"" if body is None else msgspec.json.encode(body),
            "more_body": False,
        }
        self._found: Json = {"status": 0, "headers": {}, "body": b""}
        scope = _scope("http", path, caller) | {"method": method, "http_version": "1.1"}
        _ = server.owner.spawn(network.loop, server.app(scope, self._receive, self._send))

    async def _receive(self) -> Json:
        given, self._request = self._request, None
        if given is not None:
            return given
        await asyncio.sleep(_PATIENCE)
        return {"type": "http.disconnect"}

    async def _send(self, message: Json) -> None:
        if message["type"] == "http.response.start":
            self._found["status"] = message["status"]
            self._found["headers"] = {name.decode(): value.decode() for name, value in message["headers"]}
            return
        self._found["body"] += message.get("body", b"")
        network = self._network
        if message.get("more_body") or self._owner.dead:
            return
        if not network.happens("answers lost", network.climate.lost_requests / 2):
            network.loop.call_later(network.delay(), self._arrive, context=_WORLD)

    def _arrive(self) -> None:
        if not self._answer.done():
            self._answer.set_result(self._found)


class Link:
    """A socket between a client and a server."""

    def __init__(self, network: Network, caller: Caller, server: Server, heard: Callable[[Link, bytes], None]) -> None:
        self.server = server
        self.closed: asyncio.Future[int] = network.loop.create_future()
        """Close code, set when the client learns that the socket is closed."""
        self._network = network
        self._caller = caller
        self._heard = heard
        self._arrived: asyncio.Queue[Json] = asyncio.Queue()
        self._room = asyncio.Event()  # set while there is room for more messages
        self._room.set()
        self._under_way = 0
        self._last_here = 0.0  # arrival time of the last message at the client
        self._last_there = 0.0  # and at the server
        self._gone = False  # for the server
        self._silent = False
        self._pause = 0.0
        if network.happens("slow readers", network.climate.slow_readers):
            self._pause = network.chance.uniform(0.05, 2.0)

    async def open(self, path: str) -> None:
        """Connect; raise Lost if there is no response."""
        await asyncio.sleep(self._network.delay())
        if self.server.app is None:
            raise Lost
        self._network.links[self] = None
        self._arrived.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", path, self._caller) | {"subprotocols": []}
        scope["extensions"] = {"websocket.http.response": {}}
        _ = self.server.owner.spawn(self._network.loop, self._serve(self.server.app, scope))

    async def _serve(self, app: Any, scope: Json) -> None:
        with suppress(_Gone):
            await app(scope, self._receive, self._send)

    def send(self, message: Json) -> None:
        self.say(msgspec.json.encode(message).decode())

    def say(self, frame: str | bytes) -> None:
        """Send a frame with arbitrary contents."""
        self._there({"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame})

    def leave(self) -> None:
        """Close the socket from the client's side."""
        self._there({"type": "websocket.disconnect", "code": 1000})
        self._end(1000)

    # ---- breaking ------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Break the connection; both sides are notified."""
        network = self._network
        network.loop.call_later(network.delay(), self._server_learns)
        network.loop.call_later(network.delay(), self._end, BROKEN)
        self._silent = True

    def fall_silent(self) -> None:
        """Silently stop delivering messages; each side notices only through a time-out."""
        chance = self._network.chance
        self._silent = True
        self._network.loop.call_later(chance.uniform(*_PINGED), self._server_learns)
        self._network.loop.call_later(chance.uniform(*_NOTICED), self._end, BROKEN)

    def _server_learns(self) -> None:
        if not self._gone:
            self._gone = True
            self._room.set()
            if not self.server.owner.dead:
                self._arrived.put_nowait({"type": "websocket.disconnect", "code": BROKEN})

    def _end(self, code: int) -> None:
        self._network.links.pop(self, None)
        if not self.closed.done():
            self.closed.set_result(code)

    # ---- server side ---------------------------------------------------------------------------------------------

    async def _receive(self) -> Json:
        return await self._arrived.get()

    async def _send(self, message: Json) -> None:
        if self.server.owner.dead:
            return
        if self._under_way >= _WINDOW:
            self._room.clear()
            await self._room.wait()
        if self._gone:
            raise _Gone
        kind = message["type"]
        if kind == "websocket.send":
            self._here(self._hear, message["text"].encode())
        elif kind == "websocket.close":
            self._gone = True
            self._here(self._end, message.get("code", 1000))
            self._arrived.put_nowait({"type": "websocket.disconnect", "code": message.get("code", 1000)})
        elif kind == "websocket.http.response.start":
            self._here(self._end, message["status"])

    def _here(self, then: Callable[[Any], None], what: Any) -> None:
        network = self._network
        self._under_way += 1
        self._last_here = max(self._last_here, network.loop.time() + network.delay()) + self._pause
        network.loop.call_at(self._last_here, self._arrives, then, what, context=_WORLD)

    def _arrives(self, then: Callable[[Any], None], what: Any) -> None:
        self._under_way -= 1
        self._room.set()
        if not self._silent:
            then(what)

    def _hear(self, data: bytes) -> None:
        if not self.closed.done():
            self._heard(self, data)

    def _there(self, message: Json) -> None:
        network = self._network
        self._last_there = max(self._last_there, network.loop.time() + network.delay())
        network.loop.call_at(self._last_there, self._arrives_there, message)

    def _arrives_there(self, message: Json) -> None:
        if self._silent or self._gone or self.server.owner.dead:
            return
        if message["type"] == "websocket.disconnect":
            self._gone = True
            self._room.set()
        self._arrived.put_nowait(message)


def _scope(kind: str, path: str, caller: Caller) -> Json:
    headers = [(b"host", b"table.test")]
    if caller.token:
        headers.append((b"authorization", b"Bearer " + caller.token.encode()))
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "scheme": "http" if kind == "http" else "ws",
        "path": f"/api/v1{plain}",
        "raw_path": f"/api/v1{plain}".encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (caller.address, 40_000),
        "server": ("table.test", 80),
    }
