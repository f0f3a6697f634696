"""``burgrave.client``: its requests are those of the API, and both clients play whole games on a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.server.http.house import House, house, standard

from burgrave import client
from burgrave.client import AsyncClient, Client, Request, ServerError
from burgrave.kernel.errors import SetupError
from burgrave.server.http.messages import TableMessage
from burgrave.server.http.objects import WhoAmI
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
        with pytest.raises(ServerError, match="something else than a WhoAmI"):
            await server.send(wrong)
    async with AsyncClient(address(home)) as server:
        with pytest.raises(ServerError, match="does not answer") as gone:
            await server.send(client.me())
        assert gone.value.code == "unreachable"


async def test_one_request_too_many_is_sent_again() -> None:
    async with house(standard(requests=Allowance(3, 2.0))) as home, AsyncClient(address(home)) as server:
        await server.send(client.arrive("Ana"))
        for _ in range(4):
            assert (await server.send(client.me())).person is not None


@pytest.mark.parametrize("wrong", ["", "ftp://table.example", "https://"])
def test_an_address_that_is_none(wrong: str) -> None:
    with pytest.raises(SetupError, match="begins with http"):
        AsyncClient(wrong)
