"""API tokens: the requests that a program may make, rejected requests, and revocation."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.http.house import API, House, Visitor
from tests.server.http.test_games import play
from tests.server.http.told import as_told
from tests.server.notices.service import Browser
from websockets.exceptions import ConnectionClosed

from burgrave.server.http import objects
from burgrave.server.http.routes import ROUTES

FORBIDDEN: list[tuple[str, dict[str, Any]]] = [
    ("/me", {"name": "Another"}),
    ("/register", {"login": "ana", "password": "long enough"}),
    ("/login", {"login": "ana", "password": "long enough"}),
    ("/logout", {}),
    ("/me/password", {"present": "long enough", "new": "longer than that"}),
    ("/me/delete", {"password": "long enough"}),
    ("/me/sessions/end-others", {}),
    ("/me/profile", {"seen": True}),
    ("/me/friends", {"token": "x"}),
    ("/me/friends/link", {}),
    ("/friend-link", {"token": "x"}),
    ("/me/friends/{friend}/end", {}),
    ("/me/friends/{friend}/block", {}),
    ("/me/blocked/{blocked}/end", {}),
    ("/people/{profile}/block", {}),
    ("/me/notices/device", Browser().subscription("https://push.example.net/1")),
    ("/me/notices/device/stop", {}),
    ("/me/notices/devices/{device}/stop", {}),
    ("/me/notices/mail", {"address": "ana@example.org", "lang": "en"}),
    ("/me/notices/mail/stop", {}),
    ("/mail/confirm", {"token": "x"}),
    ("/mail/stop/{link}", {}),
    ("/me/sessions/s1/end", {}),
    ("/me/tokens", {"name": "another"}),
    ("/me/tokens/t1/revoke", {}),
    ("/claim", {"token": "x"}),
    ("/rooms", {"set_up": {"game": "valeria", "options": {"players": 1}}, "seats": ["me"]}),
    ("/tournaments", {"set_up": {"game": "valeria", "options": {"players": 2}}}),
    *((f"/tournaments/{{tournament}}/{what}", {}) for what in ("join", "leave", "begin", "call-off")),
    ("/tournaments/{tournament}/players/{place}/remove", {}),
]
BODIES: dict[str, dict[str, object]] = {
    "seats/1": {"kind": "open"},
    "replay/1/play": {"seat": 0},
    "invite": {"friend": "k1"},
}
AT_A_ROOM = ["start", "rematch", "seat-link", "seats/1", "seats/1/stand-in", "seats/1/block", "invite", "review"]
AT_A_ROOM += ["replay/1/play"]


@asynccontextmanager
async def program(home: House, person: Visitor, **wanted: object) -> AsyncIterator[Visitor]:
    made = as_told(await person.post("/me/tokens", {"name": "bot", **wanted}, 201), objects.NewBotToken)
    async with home.client(headers={"Authorization": f"Bearer {made.token}"}) as client:
        yield Visitor(home, client, made.token, person.person)


async def test_it_plays_a_whole_game_in_my_place(home: House) -> None:
    ana = await home.guest("Ana")
    room = await ana.game("me", "bot:easy", game="valeria")
    async with program(home, ana, room=room) as bot:
        await play(bot, room)
        assert (await bot.get("/me"))["person"]["name"] == "Ana"
    assert (await ana.get(f"/rooms/{room}"))["state"] == "over"


async def test_it_may_sit_down_leave_and_come_back(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open"))["id"]
    async with program(home, bruno) as bot:
        assert (await bot.post(f"/rooms/{room}/join"))["you"]["seat"] == 1
        await ana.post(f"/rooms/{room}/start")
        assert (await bot.post(f"/rooms/{room}/leave"))["seats"][1]["stand_in"] is True
        assert (await bot.post(f"/rooms/{room}/return"))["seats"][1]["stand_in"] is False
        await bot.post(f"/rooms/{room}/auto", {"answers": {}})


async def test_it_may_not_do_anything_else(home: House) -> None:
    ana = await home.guest("Ana")
    room = await ana.game("me", "bot:easy")
    async with program(home, ana) as bot:
        asked = FORBIDDEN + [(f"/rooms/{room}/{what}", BODIES.get(what, {})) for what in AT_A_ROOM]
        for path, body in asked:
            assert (await bot.post(path, body, 403))["code"] == "no-right", path
        for path in (
            "/me/tokens",
            "/me/sessions",
            "/me/data",
            "/me/history",
            "/me/profile",
            "/me/games",
            "/me/friends",
            "/me/notices",
        ):
            assert (await bot.get(path, 403))["code"] == "no-right"
        async with bot.socket(room) as line:
            refused = await line.ask("chat", "error", text="hello")
            assert refused["code"] == "no-right"
            assert (await line.ask("ping", "pong"))["t"] == "pong"
    named = {route.path for route in ROUTES if route.method == "POST" and not route.bots}
    tried = {API + path.replace("/t1/", "/{token}/").replace("/s1/", "/{session}/") for path, _ in FORBIDDEN}
    tried |= {
        f"{API}/rooms/{{room}}/{what.replace('seats/1', 'seats/{seat}').replace('/1/', '/{step}/')}"
        for what in AT_A_ROOM
    }
    assert named == tried


async def test_bound_to_a_room_it_knows_no_other(home: House) -> None:
    ana = await home.guest("Ana")
    here, there = await ana.game("me", "bot:easy"), await ana.game("me", "bot:easy")
    async with program(home, ana, room=here) as bot:
        assert [room["id"] for room in (await bot.get("/me"))["rooms"]] == [here]
        assert (await bot.get(f"/rooms/{there}/table", 403))["code"] == "no-right"
        assert (await bot.post(f"/rooms/{there}/act", {"seq": 0, "action": 0}, 403))["code"] == "no-right"
        with pytest.raises(Exception, match="403"):
            async with bot.socket(there):
                pass
        async with bot.socket(here) as line:
            assert (await line.until("table"))["seat"] == 0


async def test_it_is_listed_and_revoked(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = await ana.game("me", "bot:easy")
    async with program(home, ana, days=7) as bot:
        (about,) = as_told(await ana.get("/me/tokens"), objects.BotTokens).tokens
        assert (about.name, about.room, round(about.expires - about.created)) == ("bot", None, 7 * 86_400)
        assert bot.token not in str(await ana.get("/me/tokens"))
        await bruno.post(f"/me/tokens/{about.id}/revoke")  # not his token
        async with bot.socket(room) as line:
            await line.until("table")
            assert (await ana.post(f"/me/tokens/{about.id}/revoke"))["tokens"] == []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await line.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        assert (await bot.get("/me", 401))["code"] == "no-session"


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"name": " "}, 422, "bad-name"),
        ({"name": "bot", "days": 0}, 422, "malformed"),
        ({"name": "bot", "days": 366}, 422, "malformed"),
        ({"name": "bot", "room": "rzzzzzz"}, 404, "no-room"),
        ({"name": "bot", "rights": "all"}, 422, "malformed"),
    ],
    ids=str,
)
async def test_what_is_no_token(home: House, wanted: dict[str, object], status: int, code: str) -> None:
    ana = await home.guest("Ana")
    assert (await ana.post("/me/tokens", wanted, status))["code"] == code


async def test_too_many(home: House) -> None:
    ana = await home.guest("Ana")
    for number in range(20):
        await ana.post("/me/tokens", {"name": f"bot {number}"}, 201)
    assert (await ana.post("/me/tokens", {"name": "bot"}, 429))["code"] == "too-many-tokens"
