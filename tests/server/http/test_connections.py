"""Half-open connections, clients that do not read, and too many connections: other clients are not affected."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.http.house import API, House, house, standard, upgrade

from burgrave.server.http import app as hosts
from burgrave.server.http import connections as doors
from burgrave.server.http.admission import Admission
from burgrave.server.http.connections import ConnectionLimiter, SocketConnection
from burgrave.server.http.security import security_headers

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.fixture
def short_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time that a refused connection stays open."""
    assert doors._LINGER <= 10.0
    monkeypatch.setattr(doors, "_LINGER", 0.3)


@asynccontextmanager
async def wires(home: House, count: int) -> AsyncIterator[list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]:
    """Open this many connections, even if the server closes some of them."""
    made = [await asyncio.open_connection("127.0.0.1", home.port) for _ in range(count)]
    try:
        yield made
    finally:
        for _, writer in made:
            writer.transport.abort()


async def until(met: Any) -> None:
    async with asyncio.timeout(300):
        while not met():
            await asyncio.sleep(0.02)


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return all data that arrives before the server closes the connection."""
    async with asyncio.timeout(300):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize(
    "begun", [b"", b"G", HEAD, POST, POST + b'{"name":'], ids=["nothing", "G", "head", "body", "more"]
)
async def test_what_is_never_finished_is_closed(begun: bytes) -> None:
    async with house(standard(head_seconds=0.3, body_seconds=0.3)) as home, wires(home, 1) as [(reader, writer)]:
        writer.write(begun)
        await until(lambda: len(home.server.doors) == 1)
        assert b"200 OK" not in await ended(reader)
        await until(lambda: len(home.server.doors) == 0)


async def test_a_socket_is_no_request_that_waits_for_its_body() -> None:
    async with house(standard(head_seconds=0.3, body_seconds=0.3)) as home:
        ana = await home.guest("Ana")
        room = await ana.game("me", "bot:easy", game="valeria")
        async with ana.socket(room) as line:
            await line.until("table")
            await asyncio.sleep(1.5)  # connections are checked twice a second
            assert (await line.ask("ping", "pong"))["t"] == "pong"


async def test_a_refused_socket_is_not_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> None:
    async with house(standard()) as home, wires(home, 1) as [(reader, writer)]:
        writer.write(upgrade("Nowhere", "nobody"))
        answer = await ended(reader)
    assert answer.count(b"HTTP/1.1 ") == 1 and b"HTTP/1.1 4" in answer
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_a_client_that_answers_no_pings_is_not_logged_as_an_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Sending after the ping time-out raises an OSError, as on any closed connection."""
    alive: list[SocketConnection] = []

    def kept(self: SocketConnection) -> None:
        alive.append(self)

    monkeypatch.setattr(SocketConnection, "start_keepalive", kept)
    async with house(standard()) as home:
        ana = await home.guest("Ana")
        room = await ana.game("me", "bot:easy", game="valeria")
        async with ana.socket(room) as line:
            await line.until("table")
            alive[0].keepalive_timeout()
            with pytest.raises(OSError):  # as with any closed connection
                await alive[0].send({"type": "websocket.send", "text": "{}"})
            await until(lambda: not home.context.sockets)
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_a_byte_now_and_then_does_not_help() -> None:
    async with house(standard(head_seconds=0.5)) as home, wires(home, 1) as [(reader, writer)]:
        closed = asyncio.create_task(ended(reader))
        for letter in b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 500:
            if closed.done():
                break
            writer.write(bytes([letter]))
            await asyncio.sleep(0.05)
        assert await closed == b""


async def test_nor_does_it_after_a_request_that_was_whole() -> None:
    async with house(standard(head_seconds=0.3)) as home, wires(home, 1) as [(reader, writer)]:
        writer.write(HEAD + b"\r\n")
        assert b"200 OK" in await reader.readline()
        writer.write(b"GET /")
        await ended(reader)


async def test_who_takes_time_to_think_is_not_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(standard(head_seconds=0.3, body_seconds=0.3)) as home, wires(home, 1) as [(reader, writer)]:
        check = home.context.store.check

        async def slowly() -> None:
            await asyncio.sleep(1.5)
            await check()

        monkeypatch.setattr(home.context.store, "check", slowly)
        writer.write(HEAD + b"\r\n")
        assert b"200 OK" in await reader.readline()


async def test_between_two_requests_there_is_time_but_not_for_ever() -> None:
    async with house(standard(idle_seconds=1)) as home, wires(home, 1) as [(reader, writer)]:
        for _ in range(3):
            writer.write(HEAD + b"\r\n")
            assert b"200 OK" in await reader.readuntil(b"}")
            await asyncio.sleep(0.1)
        assert await ended(reader) == b""


def test_our_proxies_keep_no_connection_longer_than_the_server() -> None:
    """If the server closed a connection just as a proxy reused it, the outcome of the request would be unknown."""
    deploy = Path(__file__).resolve().parents[3] / "deploy"
    upstream = (deploy / "nginx.conf").read_text(encoding="utf-8").partition("upstream burgrave {")[2].partition("}")[0]
    for text in (upstream, (deploy / "Caddyfile").read_text(encoding="utf-8").partition("transport http {")[2]):
        [seconds] = re.findall(r"^\s*keepalive(?:_timeout)? (\d+)s\b", text, re.MULTILINE)
        assert 2 * int(seconds) < standard().idle_seconds


async def test_one_address_has_so_many_connections(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "burgrave")
    async with house(standard(connections_per_address=5)) as home, wires(home, 5), wires(home, 20) as more:
        for reader, _ in more:
            assert_refused(await ended(reader), 429)
        assert len(home.server.doors) == 5
        told = [record for record in caplog.records if record.message == "connections"]
        assert [vars(record)["about"] for record in told] == [
            {"why": "too many connections", "from": "127.0.0.1", "open": 5}
        ]


async def test_newcomers_come_in_while_one_address_holds_on() -> None:
    settings = standard(connections=40, connections_per_address=20, head_seconds=30.0)
    async with house(settings) as home, wires(home, 60) as held:
        for _, writer in held:
            writer.write(HEAD)
        await until(lambda: len(home.server.doors) == 20)
        reader, writer = await asyncio.open_connection("127.0.0.1", home.port, local_addr=("127.0.0.2", 0))
        writer.write(HEAD + b"\r\n")
        assert b"200 OK" in await reader.readline()
        writer.transport.abort()


async def test_in_all_there_are_so_many() -> None:
    async with house(standard(connections=5, trusted_proxy=True, connections_per_address=2)) as home, wires(home, 5):
        await until(lambda: len(home.server.doors) == 5)  # all of them are the proxy's
        async with wires(home, 1) as [(reader, _)]:
            assert_refused(await ended(reader), 429)
    assert len(home.server.doors) == 0


@pytest.mark.usefixtures("short_farewell")
async def test_a_socket_that_never_reads_is_cut_off() -> None:
    async with house(standard(send_seconds=0.3, ping_seconds=1000.0)) as home:
        ana = await home.guest()
        room = await ana.game("me", "bot:easy")
        async with wires(home, 1) as [(_, writer)]:
            request = (
                f"GET {API}/rooms/{room}/socket HTTP/1.1", "Host: localhost", "Connection: Upgrade",
                "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                f"Authorization: Bearer {ana.token}", "", "",
            )  # fmt: skip
            writer.write("\r\n".join(request).encode())
            await until(lambda: home.context.sockets)
            long = {"t": "chat", "from": "Ana", "seat": 0, "text": "x" * 100_000, "at": 0.0}
            while home.context.sockets:
                for socket in list(home.context.sockets):
                    socket.send(long)
                await asyncio.sleep(0.01)
            await until(lambda: len(home.server.doors) == 0)
        assert home.context.outboxes.waiting == 0


@pytest.mark.usefixtures("short_farewell")
async def test_an_answer_that_nobody_reads_is_given_up() -> None:
    async with house(standard(send_seconds=0.3)) as home, wires(home, 1) as [(_, writer)]:
        for _ in range(2000):
            writer.write(f"GET {API}/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await until(lambda: len(home.server.doors) == 0)


FIELDS = b"".join(b"X-%d: x\r\n" % number for number in range(200))


@pytest.mark.parametrize(
    "upgrading", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"], ids=["request", "socket"]
)
@pytest.mark.parametrize(
    "more",
    [b"X: " + b"x" * 5000, b"X: " + b"x" * 5000 + b"\r\n\r\n", FIELDS + b"\r\n"],
    ids=["endless", "whole", "many fields"],
)
async def test_a_large_head_is_refused(more: bytes, upgrading: bytes) -> None:
    """The head is refused even if it arrives in one piece."""
    async with house(standard(head_bytes=2000)) as home, wires(home, 1) as [(reader, writer)]:
        writer.write(HEAD + upgrading + more)
        assert_refused(await ended(reader), 431)


async def test_a_large_head_is_refused_after_other_requests() -> None:
    async with house(standard(head_bytes=2000)) as home, wires(home, 1) as [(reader, writer)]:
        writer.write(HEAD + b"\r\n" + HEAD + b"X: " + b"x" * 5000 + b"\r\n\r\n")
        assert b"200 OK" in await reader.readuntil(b"}")
        assert_refused(await ended(reader), 431)


async def test_a_head_may_have_the_allowed_size() -> None:
    async with house(standard(head_bytes=2000)) as home, wires(home, 1) as [(reader, writer)]:
        rest = 2000 - len(HEAD) - len(b"X: \r\n\r\n")
        writer.write(HEAD + b"X: " + b"x" * rest + b"\r\n\r\n")
        assert b"200 OK" in await reader.readline()


SOCKET = (
    b"GET /api/v1/rooms/r222222/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
)
INVALID = {
    "request line": b"NONSENSE\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
    "length": b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    "chunk": b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
    "no socket key": SOCKET + b"Sec-WebSocket-Version: 13\r\n\r\n",
    "long socket field": SOCKET + b"X: " + b"x" * 9000 + b"\r\n\r\n",
    "no such socket": b"GET /nowhere" + SOCKET.partition(b"/socket")[2]
    + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
}  # fmt: skip


@pytest.mark.parametrize("request_", INVALID.values(), ids=INVALID.keys())
async def test_an_invalid_request_is_answered_with_the_headers_of_every_answer(
    request_: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(standard()) as home, wires(home, 1) as [(reader, writer)]:
        writer.write(request_)
        assert_refused(await ended(reader), 4)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize("socket", [False, True], ids=["request", "socket"])
async def test_an_error_outside_all_endpoints_gets_the_security_headers(
    socket: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError

    async with house(standard()) as home, wires(home, 1) as [(reader, writer)]:
        monkeypatch.setattr(hosts, "check_host", fail)
        path = f"GET {API}/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        writer.write(upgrade("r222222", "x") if socket else path)
        assert_refused(await ended(reader), 500)


def assert_refused(answer: bytes, status: int) -> None:
    """Assert that there is only one response, with this status and the security headers."""
    head, _, body = answer.partition(b"\r\n\r\n")
    names = {line.partition(b":")[0].decode().lower() for line in head.splitlines()[1:]}
    assert head.startswith(f"HTTP/1.1 {status}".encode()) and answer.count(b"HTTP/1.1 ") == 1, head
    assert {name.lower() for name in security_headers(standard())} <= names, head
    assert len(body) == int(head.lower().partition(b"content-length: ")[2].split()[0])


class Wire(asyncio.Transport):
    """Stand-in for an idle connection that can be closed."""

    closed = False

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def test_time_in_which_the_server_stood_still_is_nobodys_fault() -> None:
    now = [0.0]
    watched, wire = ConnectionLimiter(standard(), Admission(standard()), now=lambda: now[0]), Wire()
    assert watched.admit(wire, "192.0.2.1")
    watched.expect(wire, "head of a request", 10.0)
    now[0] = 30.0  # half a minute without a cleanup
    watched.sweep()
    assert not wire.closed
    for _ in range(10):
        now[0] += 1.0
        watched.sweep()
    assert wire.closed
