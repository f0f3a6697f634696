"""Floods from one address: everything is charged, and only a few requests run at a time while the others wait."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.http.house import API, House, built, house, standard, upgrade

from burgrave.server.http.admission import Admission
from burgrave.server.http.connections import Connection, ConnectionLimiter, SocketConnection
from burgrave.server.http.limits import Buckets
from burgrave.server.settings import Allowance, Settings

FLOODS = {
    "static": b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "missing file": b"GET /assets/none.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "health": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "unknown": b"GET /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "rooms": b"GET /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "method": b"DELETE /api/v1/me HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "wrong host": b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "metrics": b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
}


def few(requests: int) -> Allowance:
    """Return an allowance with a small burst and almost no refill."""
    return Allowance(requests, 0.01)


class Wire:
    """A keep-alive client connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """Send a request; return the response's status and head."""
        self.writer.write(request)
        async with asyncio.timeout(300):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"\ncontent-length: (\d+)", head.lower())
            await self.reader.readexactly(int(length[1]) if length else 0)
        return int(head.split()[1]), head

    async def closed(self) -> bool:
        """Wait for the server to close the connection; return True if no data arrived before that."""
        async with asyncio.timeout(300):
            return await self.reader.read() == b""


@asynccontextmanager
async def wire_to(home: House, address: str = "127.0.0.1") -> AsyncIterator[Wire]:
    wire = Wire(*await asyncio.open_connection("127.0.0.1", home.port, local_addr=(address, 0)))
    try:
        yield wire
    finally:
        wire.writer.transport.abort()


# ---- everything is charged ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("request_", FLOODS.values(), ids=FLOODS.keys())
async def test_every_request_of_an_address_is_charged(request_: bytes) -> None:
    """Once an address has used up its allowance, its requests are refused and connections closed; others are served."""
    async with house(standard(address_requests=few(4))) as home:
        async with wire_to(home) as wire:
            for _ in range(3):  # the connection is charged, too
                assert (await wire.ask(request_))[0] != 429
            status, head = await wire.ask(request_)
            assert status == 429 and b"retry-after: " in head.lower() and b"connection: close" in head.lower()
            assert await wire.closed()
        async with wire_to(home, "127.0.0.2") as other:
            assert (await other.ask(request_))[0] != 429


async def test_a_socket_that_is_refused_is_charged() -> None:
    request = upgrade("r222222", "").replace(b"/rooms/", b"/nothing/")
    async with house(standard(address_requests=few(4))) as home:
        statuses = []
        for _ in range(3):
            async with wire_to(home) as wire:
                statuses.append((await wire.ask(request))[0])
        assert statuses == [404, 404, 429]


async def test_new_connections_are_charged() -> None:
    """Idle connections are charged, too, but not those from a trusted proxy, which all share its address."""
    async with house(standard(address_requests=few(3))) as home, AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wire_to(home)) for _ in range(4)]
        async with asyncio.timeout(300):
            assert (await wires[-1].reader.readline()).startswith(b"HTTP/1.1 429")
        assert len(home.server.doors) == 3
    proxied = standard(address_requests=few(3), trusted_proxy=True)
    watched = ConnectionLimiter(proxied, Admission(proxied), now=lambda: 0.0)
    assert all(watched.admit(asyncio.Transport(), "127.0.0.1") for _ in range(10))


async def test_requests_through_a_proxy_are_charged_to_the_forwarded_address() -> None:
    def forwarded(number: int) -> bytes:
        return FLOODS["static"][:-2] + b"X-Forwarded-For: 198.51.100.%d\r\n\r\n" % number

    async with house(standard(address_requests=few(3), trusted_proxy=True)) as home:
        async with wire_to(home) as wire:
            statuses = [(await wire.ask(forwarded(number)))[0] for number in (1, 2, 1, 2, 1, 2, 3, 1)]
            assert [status == 429 for status in statuses] == [False] * 7 + [True]
            assert await wire.closed()
        async with wire_to(home) as wire:  # the proxy opens another one for the next request
            assert (await wire.ask(forwarded(3)))[0] != 429


async def test_a_refusal_by_the_application_closes_the_connection() -> None:
    async with house(standard(requests=few(1))) as home, wire_to(home) as wire:
        assert (await wire.ask(FLOODS["rooms"]))[0] == 200
        assert (await wire.ask(FLOODS["rooms"]))[0] == 429
        assert await wire.closed()


@pytest.mark.parametrize("kind", ["head", "body", "socket"])
async def test_reads_are_charged(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Single bytes and pings take time without completing a request, so the server pauses reading."""
    reads: Counter[type] = Counter()
    for protocol in (Connection, SocketConnection):
        received: Any = protocol.data_received

        def counted(self: Any, data: bytes, received: Any = received) -> None:
            reads[type(self)] += 1
            received(self, data)

        monkeypatch.setattr(protocol, "data_received", counted)
    async with house(standard(address_reads=few(10))) as home:
        ana = await home.guest()
        room = await ana.game("me", "bot:easy")
        async with wire_to(home) as wire, wire_to(home, "127.0.0.2") as other:
            if kind == "head":
                wire.writer.write(b"GET / HTTP/1.1\r\nX: ")
            elif kind == "body":
                wire.writer.write(b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
            else:
                assert (await wire.ask(upgrade(room, ana.token)))[0] == 101
            for _ in range(100):
                wire.writer.write(b"\x89\x80\x00\x00\x00\x00" if kind == "socket" else b"x")
                await asyncio.sleep(0.01)
            assert 5 < reads.total() <= 12
            assert (await other.ask(FLOODS["health"]))[0] == 200


# ---- the rest waits ----------------------------------------------------------------------------------------------


class Slow:
    """Replacement for the lobby, in which requests block until the test releases them."""

    def __init__(self, home: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = self.most = 0
        self.began: list[int] = []
        self.free = asyncio.Event()
        lobby = home.context.tables.lobby

        async def slow(page: Any, **more: Any) -> Any:
            self.now += 1
            self.most = max(self.most, self.now)
            self.began.append(page)
            await self.free.wait()
            self.now -= 1
            return await lobby(page, **more)

        monkeypatch.setattr(home.context.tables, "lobby", slow)

    async def busy(self, count: int) -> None:
        """Wait until this many requests are blocked."""
        async with asyncio.timeout(300):
            while self.now < count:
                await asyncio.sleep(0.01)


async def test_an_address_has_few_requests_in_work_and_the_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(standard()) as home, home.client("192.0.2.1") as client, home.client("192.0.2.2") as stranger:
        slow = Slow(home, monkeypatch)
        asked = [asyncio.create_task(client.get(f"{API}/rooms?page={number}")) for number in range(1, 41)]
        await slow.busy(8)
        others = asyncio.create_task(stranger.get(f"{API}/rooms"))
        await slow.busy(9)
        slow.free.set()
        assert [answer.status_code for answer in await asyncio.gather(*asked, others)] == [200] * 41
        assert slow.most == 9 and slow.began[:8] + slow.began[9:] == [*range(1, 41)]


async def test_an_open_socket_and_a_slow_upload_take_no_turn() -> None:
    async with house(standard(requests_at_once=1)) as home:
        ana = await home.guest()
        room = await ana.game("me", "bot:easy")
        async with ana.socket(room) as line:
            await line.until("table")
            async with wire_to(home) as upload, wire_to(home) as wire:
                upload.writer.write(b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n\r\n{")
                assert (await wire.ask(FLOODS["health"]))[0] == 200
                assert (await upload.ask(b'"name":"Bea"}'))[0] == 200


async def test_requests_beyond_the_allowance_wait_for_it() -> None:
    async with house(standard(address_requests=Allowance(1, 100.0))) as home, home.client("192.0.2.1") as client:
        answers = await asyncio.gather(*(client.get("/healthz") for _ in range(30)))
        assert {answer.status_code for answer in answers} == {200}


async def test_so_many_may_wait() -> None:
    settings = standard(connections_per_address=20, trusted_proxy=True)
    async with house(settings) as home, home.client("192.0.2.1") as client:
        answers = await asyncio.gather(*(client.get("/healthz") for _ in range(30)))
        assert Counter(answer.status_code for answer in answers) == {200: 20, 429: 10}
        assert (await client.get("/healthz")).status_code == 200  # refused requests leave nothing behind


def test_an_allowance_is_reserved_in_the_order_of_arrival() -> None:
    now = [0.0]
    buckets = Buckets(Allowance(2, 10), now=lambda: now[0])
    assert [round(buckets.reserve("a", 0.25), 3) for _ in range(6)] == [0, 0, 0.1, 0.2, 0.3, 0.3]
    now[0] = 0.1  # refused requests are not charged
    assert round(buckets.reserve("a", 0.25), 3) == 0.2


async def test_health_is_checked_once_a_second_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = 0

    async def check() -> None:
        nonlocal checks
        checks += 1

    async with house() as home, home.client() as client:
        monkeypatch.setattr(home.context.store, "check", check)
        for _ in range(3):
            answers = await asyncio.gather(*(client.get("/healthz") for _ in range(20)))
            assert {answer.status_code for answer in answers} == {200}
        first = checks
        home.context.health_until = 0.0
        await client.get("/healthz")
        assert first < 4 and checks == first + 1


# ---- several browsers at one address -----------------------------------------------------------------------------

PEOPLE, FILES, CONNECTIONS = 8, 30, 6


async def load_page(home: House, token: str, room: str) -> list[int]:
    """Load the page and its data, and open a socket, as a browser does; return all statuses.

    All requests share a few connections.
    """
    cookie = f"Cookie: burgrave={token}\r\n"
    paths = asyncio.Queue[str]()
    for path in [*(f"/assets/file-{number}.js" for number in range(FILES)), f"{API}/me", f"{API}/rooms",
                 f"{API}/set-ups", f"{API}/words/en/citadels", f"{API}/rooms/{room}", f"{API}/me/friends"]:  # fmt: skip
        paths.put_nowait(path)
    statuses = []

    async def fetch() -> None:
        async with wire_to(home) as wire:
            while not paths.empty():
                request = f"GET {paths.get_nowait()} HTTP/1.1\r\nHost: localhost\r\n{cookie}\r\n"
                statuses.append((await wire.ask(request.encode()))[0])

    async with wire_to(home) as first:
        statuses.append((await first.ask(FLOODS["static"]))[0])
        await asyncio.gather(*(fetch() for _ in range(CONNECTIONS)))
        statuses.append((await first.ask(upgrade(room, token)))[0])
    return statuses


async def test_a_family_at_one_address_can_load_its_pages_at_once(tmp_path: Path) -> None:
    """Eight browsers load their pages with production limits."""
    client = built(tmp_path / "client")
    for number in range(FILES):
        (client / "assets" / f"file-{number}.js").write_text("export {}", encoding="utf-8")
    real = Settings(database_url="sqlite://", bot_workers=0)
    async with house(real, client=client) as home:
        people = [await home.guest(f"Person {number}") for number in range(PEOPLE)]
        rooms = [await person.game("me", "bot:easy") for person in people]
        pairs = list(zip(people, rooms, strict=True))
        for _ in range(2):  # and once more, concurrently
            statuses = await asyncio.gather(*(load_page(home, person.token, room) for person, room in pairs))
            assert Counter(status for one in statuses for status in one) == {200: PEOPLE * (FILES + 7), 101: PEOPLE}
