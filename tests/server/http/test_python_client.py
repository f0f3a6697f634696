"""``burgrave.client``: its requests match the API; ``Client`` and ``AsyncClient`` play whole games on a real server."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Awaitable, Callable

import httpx
import msgspec
import pytest
from tests.server.http.house import House, house, standard

from burgrave import client
from burgrave.client import AsyncClient, Client, Request, ServerError
from burgrave.kernel.errors import SetupError
from burgrave.server.http.messages import TableMessage
from burgrave.server.http.objects import Proposal, WhoAmI
from burgrave.server.http.routes import ROUTES, TEXT
from burgrave.server.settings import Allowance

ROOM = "r7k3m9"
TABLE = msgspec.convert(
    {
        "room": ROOM, "seq": 3, "seat": 1, "lang": None, "view": {}, "names": [], "levels": [], "open": [],
        "thinking": [],
        "ask": None, "log": {"from": 0, "paragraphs": []}, "news": None, "news_line": None, "happened": [],
        "undo": False, "clock": None, "result": None, "t": "table",
    },
    TableMessage,
)  # fmt: skip
REQUESTS: list[Request[object]] = [
    client.arrive("Ana"),
    client.me(),
    client.invitations(),
    client.new_room("valeria", ["me", "open", "bot:easy"], {"scenario": "mastery-over-magic"}, public=True),
    client.room(ROOM),
    client.join(ROOM, 2),
    client.leave(ROOM),
    client.come_back(ROOM),
    client.agree(ROOM, Proposal(kind="end", by=0, yes=[0], seq=3)),
    client.start(ROOM),
    client.table(ROOM, seat=1, lang="it"),
    client.act(TABLE, 17),
    client.undo(TABLE),
    client.hint(TABLE, lang="es"),
    client.record(ROOM, seat=1),
]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: f"{one.method} {one.path}")
def test_a_request_is_one_of_the_api(request_: Request[object]) -> None:
    path = (client.API + request_.path).replace(ROOM, "{room}")
    (route,) = [one for one in ROUTES if (one.method, one.path) == (request_.method, path)]
    assert request_.gives is (str if route.gives == TEXT else route.gives)
    if route.takes is not None:
        msgspec.json.decode(msgspec.json.encode({} if request_.body is None else request_.body), type=route.takes)
    else:
        assert request_.body is None
    if request_.query:
        msgspec.convert(dict(request_.query), route.asks, strict=False)


def test_every_function_is_tested() -> None:
    functions = [name for name in client.__all__ if name.islower()]
    assert len(functions) == len(REQUESTS)


def address(home: House) -> str:
    return f"http://127.0.0.1:{home.port}"


async def play(server: AsyncClient, room: str, disturb: Callable[[int], Awaitable[None]] | None = None) -> TableMessage:
    moves = 0
    async for table in server.tables(room):
        if table.ask is not None:
            await server.send(client.act(table, table.ask.options[0]))
            moves += 1
            if disturb is not None:
                await disturb(moves)
    return table


@pytest.mark.parametrize("game", ["citadels", "valeria"])
async def test_a_whole_game(game: str) -> None:
    async with house() as home, AsyncClient(address(home)) as server:
        assert (await server.send(client.me())).person is None
        person = (await server.send(client.arrive("Rolando"))).person
        assert person is not None and person.name == "Rolando"
        room = await server.send(client.new_room(game, ["me", "bot:easy"]))
        await server.send(client.start(room.id))
        table = await play(server, room.id)
        assert table.result is not None and len(table.result.scores) == 2
        assert (await server.send(client.record(room.id))).startswith("burgrave record")
        assert [one.id for one in (await server.send(client.me())).rooms] == [room.id]


async def test_a_lost_connection_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "_PAUSES", (0.01, 0.1))
    async with house() as home, AsyncClient(address(home)) as server:
        await server.send(client.arrive("Ana"))
        room = await server.send(client.new_room("valeria", ["me", "bot:easy"]))
        await server.send(client.start(room.id))

        async def disturb(moves: int) -> None:
            if moves == 3:  # close code 1012, as for a restart
                await home.context.close_sockets("The server is restarting; connect again.")

        assert (await play(server, room.id, disturb)).result is not None


async def test_the_blocking_client() -> None:
    async with house() as home:
        await asyncio.to_thread(blocking_game, address(home))


def blocking_game(at: str) -> None:
    with Client(at) as server:
        server.send(client.arrive("Ana"))
        room = server.send(client.new_room("citadels", ["me", "bot:easy"]))
        server.send(client.start(room.id))
        for table in server.tables(room.id, lang="en"):
            if table.ask is not None:
                assert table.ask.question
                server.send(client.act(table, table.ask.options[-1].action))
        assert table.result is not None
        token = server.token
    with Client(f"{at}/r/{room.id}", token) as server:
        (again,) = server.send(client.me()).rooms
        assert again.id == room.id and again.state == "over"
    with pytest.raises(RuntimeError, match="with statement"):
        server.send(client.me())


async def test_refusals() -> None:
    async with house() as home, AsyncClient(address(home)) as server:
        with pytest.raises(ServerError) as refused:
            await server.send(client.join("r0000000"))
        assert (refused.value.status, refused.value.code) == (401, "no-session")
        await server.send(client.arrive("Ana"))
        with pytest.raises(ServerError) as refused:
            await server.send(client.join("r0000000"))
        assert (refused.value.status, refused.value.code) == (404, "no-room")
        for unknown in ("r0000000", "R"):
            with pytest.raises(ServerError):
                async for _ in server.tables(unknown):
                    pytest.fail("there is no such room")
        async with AsyncClient(address(home), "bot_wrong") as stranger:
            with pytest.raises(ServerError, match="token is invalid"):
                await stranger.send(client.me())
        room = await server.send(client.new_room("citadels", ["me", "open"]))
        wrong = Request("GET", f"/rooms/{room.id}", WhoAmI)
        with pytest.raises(ServerError, match="unexpected response"):
            await server.send(wrong)
    async with AsyncClient(address(home)) as server:
        with pytest.raises(ServerError, match="does not answer") as gone:
            await server.send(client.me())
        assert gone.value.code == "unreachable" and not gone.value.final


@pytest.mark.parametrize(
    ("status", "headers", "body", "code", "final"),
    [
        (308, {"location": "https://table.example/api/v1/me"}, "", "redirected", True),
        (404, {}, "<h1>nginx</h1>", "bad-response", False),
        (503, {}, '{"detail": "The database is not available.", "code": "unavailable"}', "unavailable", False),
        (403, {}, '{"detail": "No.", "code": "no-right"}', "no-right", True),
        (429, {"retry-after": "86400"}, '{"detail": "Too many.", "code": "too-many"}', "too-many", False),
    ],
)  # fmt: skip
async def test_what_may_be_tried_again(
    status: int, headers: dict[str, str], body: str, code: str, final: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(*_: object, **__: object) -> httpx.Response:
        return httpx.Response(status, headers=headers, text=body, request=httpx.Request("GET", "http://localhost"))

    monkeypatch.setattr(httpx.AsyncClient, "request", answer)
    async with AsyncClient("table.example.org") as server:
        with pytest.raises(ServerError) as refused:
            await server.send(client.me())
    assert (refused.value.code, refused.value.final) == (code, final)


async def test_a_socket_follows_no_redirect() -> None:
    """The token goes to no other server."""
    heard: list[bytes] = []

    async def elsewhere(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.close()

    async with await asyncio.start_server(elsewhere, "127.0.0.1", 0) as other:
        location = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}/"

        async def redirecting(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            answer = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n"
            writer.write(answer.encode())
            writer.close()

        async with await asyncio.start_server(redirecting, "127.0.0.1", 0) as named:
            port = named.sockets[0].getsockname()[1]
            async with AsyncClient(f"http://127.0.0.1:{port}", "bot_secret") as server:
                with pytest.raises(ServerError) as refused:
                    await anext(server.tables("r7k3m9"))
    assert refused.value.code == "redirected" and location in str(refused.value) and heard == []


async def test_a_game_that_ends_by_agreement_ends_the_tables() -> None:
    async with house() as home, AsyncClient(address(home)) as server:
        ana = await home.guest("Ana")
        room = await ana.room("me", "open", game="valeria")
        await server.send(client.arrive("Bruno"))
        await server.send(client.join(room["id"]))
        await ana.post(f"/rooms/{room['id']}/start")
        async for table in server.tables(room["id"]):
            assert table.result is None
            await ana.post(f"/rooms/{room['id']}/propose", {"kind": "end"})
            proposal = (await server.send(client.room(room["id"]))).proposal
            assert proposal is not None
            await server.send(client.agree(room["id"], proposal))
        assert (await server.send(client.room(room["id"]))).closed == "agreed"


WAITING = """
import sys
from burgrave.client import Client, arrive, new_room

with Client(sys.argv[1]) as server:
    server.send(arrive("Ana"))
    room = server.send(new_room("citadels", ["me", "open"]))
    print("waiting", flush=True)
    for _ in server.tables(room.id):
        print("a table")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
async def test_a_wait_can_be_interrupted() -> None:
    async with house() as home:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WAITING, address(home), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None and await process.stdout.readline() == b"waiting\n"
        await asyncio.sleep(0.2)
        process.send_signal(signal.SIGINT)
        rest, errors = await asyncio.wait_for(process.communicate(), 30)
        assert rest == b"" and errors.decode().splitlines()[-1] == "KeyboardInterrupt"


async def test_one_request_too_many_is_sent_again() -> None:
    async with house(standard(requests=Allowance(3, 2.0))) as home, AsyncClient(address(home)) as server:
        await server.send(client.arrive("Ana"))
        for _ in range(4):
            assert (await server.send(client.me())).person is not None


@pytest.mark.parametrize(
    "wrong", ["", "ftp://table.example", "https://", "http://localhost:abc", "http://localhost:99999", "http://[::1/"]
)
def test_an_address_that_is_none(wrong: str) -> None:
    with pytest.raises(SetupError, match="begins with http"):
        AsyncClient(wrong)


def test_addresses_and_tokens() -> None:
    origins = {
        "table.example.org": "https://table.example.org",
        "localhost:8000": "http://localhost:8000",
        "http://[::1]:8000/r/r7": "http://[::1]:8000",
        "https://table.example.org/#/room/r7": "https://table.example.org",
    }
    assert {one: client.server_of(one) for one in origins} == origins
    assert AsyncClient("localhost", " bot_secret\n").token == "bot_secret"
    for token in ("", "bot secret", "bot_ß"):
        with pytest.raises(SetupError, match="The token has characters"):
            AsyncClient("localhost", token)
    with pytest.raises(SetupError, match="no user name"):
        AsyncClient("http://ana:secret@localhost")
