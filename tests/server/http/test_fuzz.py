"""Random client messages never disturb the game or other users."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.http.conftest import RUNNERS
from tests.server.http.house import API, House, Visitor, house, standard
from websockets.exceptions import ConnectionClosed

from burgrave.server.settings import Allowance

numbers = st.integers(-2, 400) | st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63)]) | st.floats() | st.booleans()
texts = st.text(max_size=40) | st.sampled_from(["", "\x00", "\u202e", "witch", "0", "en", "pt-BR", "../..", "x" * 300])
values: st.SearchStrategy[Any] = st.none() | numbers | texts | st.lists(numbers, max_size=3) | st.just({})
messages = st.fixed_dictionaries(
    {"t": st.sampled_from(["act", "undo", "hint", "chat", "lang", "ping", "explain", "room", "bye"])},
    optional=dict.fromkeys(("id", "seq", "action", "text", "lang", "about"), values),
).map(json.dumps)
frames = messages | st.text(max_size=60) | st.binary(max_size=60) | st.just("[" * 4000) | st.just("{" * 5000)
quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class Game:
    """A two-player game in which one of the players sends random data."""

    def __init__(self, home: House, ana: Visitor, bruno: Visitor, room: str) -> None:
        self.home = home
        self.ana = ana
        self.bruno = bruno
        self.room = room


async def opened(home: House) -> Game:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open"))["id"]
    await bruno.post(f"/rooms/{room}/join")
    await ana.post(f"/rooms/{room}/start")
    return Game(home, ana, bruno, room)


@pytest.fixture(scope="module")
def game(loop_of_all: None) -> Iterator[Game]:
    plenty = Allowance(1_000_000, 1_000_000)
    running = house(standard(bad_frames=plenty, chats=plenty))
    home = RUNNERS[0].run(running.__aenter__())
    yield RUNNERS[0].run(opened(home))
    RUNNERS[0].run(running.__aexit__(None, None, None))


@given(sent=st.lists(frames, min_size=1, max_size=12))
@quick
def test_sockets(game: Game, sent: list[str | bytes]) -> None:
    RUNNERS[0].run(send_all(game, sent))


async def send_all(game: Game, sent: list[str | bytes]) -> None:
    async with game.bruno.socket(game.room) as watching:
        await watching.until("table")
        with contextlib.suppress(ConnectionClosed):
            async with game.ana.socket(game.room) as line:
                for frame in sent:
                    await line.connection.send(frame)
                await line.send(t="ping", id=77)
                await line.until("pong", id=77)
                assert all(message.get("code") != "internal" for message in line.waiting)
        await watching.ask("ping", "pong")
    table = await game.bruno.get(f"/rooms/{game.room}/table?lang=en")
    assert table["result"] is not None or table["open"]


FIELDS = (
    "name",
    "set_up",
    "game",
    "options",
    "players",
    "seats",
    "seq",
    "action",
    "kind",
    "level",
    "answers",
    "token",
    "new",
)
bodies = st.recursive(
    values,
    lambda inner: st.dictionaries(st.sampled_from(FIELDS) | texts, inner, max_size=4) | st.lists(inner, max_size=3),
    max_leaves=10,
)
IN_ROOM = (
    "join",
    "leave",
    "return",
    "start",
    "rematch",
    "auto",
    "propose",
    "answer",
    "resume",
    "seat-link",
    "act",
    "undo",
    "hint",
    "seats/0",
)
OF_ME = "password", "sessions/%00/end", "sessions/0123456789abcdef/end", "tokens"
PATHS = ["/me", "/register", "/login", "/logout", "/rooms", "/claim", *(f"/me/{what}" for what in OF_ME)]
PATHS += [f"/rooms/ROOM/{what}" for what in IN_ROOM]
paths = st.sampled_from(PATHS)


queries: st.SearchStrategy[dict[str, str]] = st.just({}) | st.dictionaries(texts, texts, max_size=2)


@given(path=paths, body=bodies | st.binary(max_size=80), query=queries, seated=st.booleans())
@quick
def test_http(game: Game, path: str, body: Any, query: dict[str, str], seated: bool) -> None:
    RUNNERS[0].run(post(game, path, body, query, seated))


async def post(game: Game, path: str, body: Any, query: dict[str, str], seated: bool) -> None:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    who = game.ana if seated and path != "/logout" else await game.home.guest("Eve")
    address, headers = API + path.replace("ROOM", game.room), {"Content-Type": "application/json"}
    answer = await who.client.post(address, content=content, params=query, headers=headers)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"].endswith(".")
