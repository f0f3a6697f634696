"""Requests and messages whose session or token ends between authentication and writing.

All routes and socket messages that act for a user must reject them, and leave no trace in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import fields
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.http.house import API, House, Json, Visitor, house, standard
from tests.server.http.processes import at, closed
from tests.server.http.test_friends import befriend
from tests.server.http.test_reviews import over
from tests.server.http.test_tournaments import WANTED
from tests.server.notices.service import Browser

from burgrave.puzzles import collection_of
from burgrave.server.http import wire
from burgrave.server.http.context import Caller
from burgrave.server.http.identity import Credentials
from burgrave.server.http.problems import Problem
from burgrave.server.http.routes import API as PREFIX
from burgrave.server.http.routes import ROUTES, Route
from burgrave.server.http.sockets import Socket
from burgrave.server.live import history, rooms
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.settings import Allowance, Settings
from burgrave.server.store import Ended, authority_of
from burgrave.server.store.schema import metadata

PASSWORD = "correct horse battery"
PLENTY = Allowance(100_000, 10_000)

NO_SESSION_NEEDED = {
    "/login": "a password, checked by the transaction that writes",
    "/logout": "the session that it ends",
    "/mail/confirm": "the secret in an email",
    "/mail/stop/{link}": "the secret in an email",
    "/friend-link": "nothing: it writes nothing",
    "/rooms/{room}/hint": "nothing: it writes nothing",
    "/puzzles/{puzzle}/answer": "nothing: it writes nothing",
}
"""POST routes that need no valid session or token, with their authorization. All others must reject an ended one."""


class Scene:
    """A server with Ana and Bruno.

    Ana acts with a session or an API token, and ends it from the session on her phone.
    """

    def __init__(self, home: House, ana: Visitor, phone: Visitor, bruno: Visitor, acting: Visitor) -> None:
        self.home = home
        self.ana = ana
        self.phone = phone
        self.bruno = bruno
        self.acting = acting

    async def end(self, how: str) -> None:
        if how == "password":
            await self.phone.post("/me/password", {"present": PASSWORD, "new": "another horse"})
        elif how == "deletion":
            by = authority_of(self.phone.token)
            await self.home.context.store.forget_person(self.ana.person["id"], by=by)
        elif authority_of(self.acting.token).bot:
            (token,) = (await self.phone.get("/me/tokens"))["tokens"]
            await self.phone.post(f"/me/tokens/{token['id']}/revoke")
        else:
            await self.phone.post(f"/me/sessions/{authority_of(self.acting.token).id}/end")

    async def kept(self) -> dict[str, list[str]]:
        """Return the contents of the database except the server's heartbeat."""

        async def work(connection: AsyncConnection) -> dict[str, list[str]]:
            return {
                table.name: sorted(map(repr, await connection.execute(select(table))))
                for table in metadata.sorted_tables
                if table.name != "alive"
            }

        return await self.home.context.store._database.read(work)

    async def game(self, first: Visitor) -> tuple[str, Json]:
        """Return a room with a game between Ana and Bruno, and the legal first decision that ``first`` makes."""
        while True:
            room = (await self.ana.room("me", "open"))["id"]
            await self.bruno.post(f"/rooms/{room}/join")
            await self.ana.post(f"/rooms/{room}/start")
            table = await first.get(f"/rooms/{room}/table?lang=en")
            if table["ask"] is not None:
                return room, {"seq": table["seq"], "action": table["ask"]["options"][0]["action"]}


@contextlib.asynccontextmanager
async def scene(url: str, kind: str) -> AsyncIterator[Scene]:
    """Run a server without background work, with two users; only Ana is registered."""
    limits = {field.name: PLENTY for field in fields(Settings) if field.type in (Allowance, "Allowance")}
    mail = {"mail_url": "smtp://mail.example.org", "mail_from": "table@example.org"}
    settings = standard(
        **limits,
        **mail,
        database_url=url,
        requests_at_once=1000,
        rooms_per_guest=1000,
        sweep_seconds=3600.0,
        stop_seconds=60.0,
    )
    async with house(settings) as home:
        ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
        await ana.post("/register", {"login": "ana", "password": PASSWORD})
        by = authority_of(ana.token)
        phone = at(home, ana, await home.context.store.new_session(ana.person["id"], by=by))
        acting = ana
        if kind == "token":
            acting = at(home, ana, (await ana.post("/me/tokens", {"name": "bot"}, 201))["token"])
        yield Scene(home, ana, phone, bruno, acting)


async def requests(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> dict[Route, tuple[str, Json]]:
    """Return the path and body of a valid request to every route available to Ana."""
    ana, bruno = scene.ana, scene.bruno
    monkeypatch.setattr(RoomRegistry, "_drive", idle)
    monkeypatch.setattr(rooms, "PATIENCE", 0.0)
    monkeypatch.setattr(history, "_past", lambda actor, me, step: actor.played())  # pretend it is over

    friend, _ = await befriend(ana, bruno)
    link = (await bruno.post("/me/friends/link"))["url"].rpartition("/")[2]
    await bruno.post("/register", {"login": "bruno", "password": PASSWORD})
    profile = (await bruno.post("/me/profile", {"seen": True}))["id"]
    await ana.post("/me/notices/device", Browser().subscription("https://push.example.net/1"))
    if scene.acting is ana:
        await ana.post("/me/tokens", {"name": "bot"}, 201)
    (token,) = (await ana.get("/me/tokens"))["tokens"]
    mine, his = [(await host.room("me", "open"))["id"] for host in (ana, bruno)]
    full = (await ana.room("me", "open"))["id"]
    await bruno.post(f"/rooms/{full}/join")
    seat_link = (await bruno.post(f"/rooms/{his}/seat-link"))["url"].rpartition("/")[2]
    asked, action = await scene.game(ana)
    acted, first = await scene.game(ana)
    seq = (await ana.post(f"/rooms/{acted}/act", first))["seq"]
    awaited, _ = await scene.game(bruno)
    left, _ = await scene.game(ana)
    await ana.post(f"/rooms/{left}/leave")
    proposed, _ = await scene.game(ana)
    paused, _ = await scene.game(ana)
    for room in (proposed, paused):
        await bruno.post(f"/rooms/{room}/propose", {"kind": "pause"})
    await ana.post(f"/rooms/{paused}/answer", {"kind": "pause", "agree": True})
    cup, joined, open_to_all = [(await host.post("/tournaments", WANTED, 201))["id"] for host in (ana, bruno, bruno)]
    await ana.post(f"/tournaments/{joined}/join")
    await bruno.post(f"/tournaments/{cup}/join")
    over_room = await over(scene.home, ana)
    puzzle = collection_of("citadels").puzzles[0]

    usual = {"room": mine, "seat": 1, "friend": friend, "blocked": friend, "profile": profile, "token": token["id"]}
    usual |= {"session": authority_of(scene.phone.token).id, "device": authority_of(ana.token).id, "link": "a-b"}
    usual |= {"tournament": cup, "place": 1, "step": 1, "lang": "en", "game": "citadels"}
    usual |= {"puzzle": puzzle.id}
    rooms_of: dict[str, str] = {
        "/join": his, "/leave": asked, "/return": left, "/seats/{seat}/stand-in": awaited, "/seats/{seat}/block": full,
        "/start": full, "/rematch": over_room, "/auto": asked, "/act": asked, "/undo": acted, "/hint": asked,
        "/review": over_room, "/replay/{step}/play": asked, "/propose": asked, "/answer": proposed, "/resume": paused,
    }  # fmt: skip
    tournaments = {"/join": open_to_all, "/leave": joined}
    bodies: dict[str, Json] = {
        "/me": {"name": "Anna"},
        "/register": {"login": "ana_again", "password": PASSWORD},
        "/me/password": {"present": PASSWORD, "new": "a third horse"},
        "/me/delete": {"password": PASSWORD},
        "/me/tokens": {"name": "thief"},
        "/claim": {"token": seat_link},
        "/me/profile": {"seen": True},
        "/me/friends": {"token": link},
        "/friend-link": {"token": link},
        "/mail/confirm": {"token": "nonsense"},
        "/rooms/{room}/invite": {"friend": friend},
        "/me/notices/device": Browser().subscription("https://push.example.net/2"),
        "/me/notices/mail": {"address": "ana@example.org", "lang": "en"},
        "/rooms": {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", "open"]},
        "/rooms/{room}/seats/{seat}": {"kind": "bot"},
        "/rooms/{room}/auto": {"answers": {"grave": "decline"}},
        "/rooms/{room}/act": action,
        "/rooms/{room}/undo": {"seq": seq},
        "/rooms/{room}/propose": {"kind": "pause"},
        "/rooms/{room}/answer": {"kind": "pause", "agree": True},
        "/tournaments": WANTED,
        "/puzzles/{puzzle}/answer": {"move": min(puzzle.chances)},
    }

    found: dict[Route, tuple[str, Json]] = {}
    for route in ROUTES:
        path = route.path.removeprefix(PREFIX)
        if not route.path.startswith(PREFIX):
            continue  # pages and pictures behind links are the same for everyone
        if not route.counted or path == "/login" or (scene.acting is not ana and not route.bots):
            continue
        ids = {
            "room": rooms_of.get(path.removeprefix("/rooms/{room}"), mine),
            "tournament": tournaments.get(path.removeprefix("/tournaments/{tournament}"), cup),
        }
        found[route] = path.format_map({**usual, **ids}), bodies.get(path, {})
    return found


async def idle(*_: Any) -> None:
    """Do nothing, as a replacement for the task that drives clocks and bots."""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty database, SQLite in memory or PostgreSQL."""
    return "sqlite://" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


WAYS = pytest.mark.parametrize("how", ["password", "log-out", "deletion"])
KINDS = pytest.mark.parametrize("kind", ["session", "token"])


@WAYS
@KINDS
async def test_no_route_writes_after_the_session_has_ended(
    url: str, kind: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every request is authenticated before the session ends and handled afterwards."""
    async with scene(url, kind) as evening:
        asked = await requests(evening, monkeypatch)
        identify = evening.home.context.identify
        identified, go_on = asyncio.Semaphore(0), asyncio.Event()

        async def held(network: str, credentials: Credentials) -> Caller:
            caller = await identify(network, credentials)
            if credentials.token == evening.acting.token:
                identified.release()
                await go_on.wait()
            return caller

        with monkeypatch.context() as patch:
            patch.setattr(evening.home.context, "identify", held)
            sent = {route: asyncio.create_task(send(evening.acting, route, *what)) for route, what in asked.items()}
            for _ in sent:
                await asyncio.wait_for(identified.acquire(), 300)
        await evening.end(how)
        before = await evening.kept()
        go_on.set()
        answers = {route: await task for route, task in sent.items()}
        # Accounts and friends are deleted with the user.
        refused = {"no-session"} | ({"no-account", "no-person"} if how == "deletion" else set())
        granted = {
            route.path: answer.text
            for route, answer in answers.items()
            if route.method == "POST" and route.path.removeprefix(PREFIX) not in NO_SESSION_NEEDED
            if answer.status_code < 400 or answer.json()["code"] not in refused
        }
        assert granted == {}
        assert await evening.kept() == before


async def send(visitor: Visitor, route: Route, path: str, body: Json) -> httpx.Response:
    return await visitor.client.request(route.method, API + path, json=body if route.method == "POST" else None)


@WAYS
@KINDS
@pytest.mark.parametrize("message", get_args(wire.ClientMessage))
async def test_no_message_writes_after_the_session_has_ended(
    kind: str, how: str, message: type[wire.Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The session ends after a message is read and before it is handled."""
    async with scene("sqlite://", kind) as evening:
        monkeypatch.setattr(RoomRegistry, "_drive", idle)
        room, action = await evening.game(evening.ana)
        sent: dict[type[wire.Message], Json] = {
            wire.Act: action,
            wire.Undo: {},
            wire.Chat: {"text": "hello"},
            wire.Lang: {"lang": "it"},
            wire.LookAs: {"seat": None},
        }
        fields = sent.get(message, {})
        if message is wire.Undo:
            fields = {"seq": (await evening.ana.post(f"/rooms/{room}/act", action))["seq"]}
        handle, handled = Socket._handle, []
        before: dict[str, list[str]] = {}

        async def held(self: Socket, one: wire.ClientMessage) -> None:
            await evening.end(how)
            before.update(await evening.kept())
            try:
                await handle(self, one)
            except Exception as error:
                handled.append(error)
                raise

        monkeypatch.setattr(Socket, "_handle", held)
        async with evening.acting.socket(room) as line:
            await line.until("table")
            await line.send(t=message.__struct_config__.tag, id=1, **fields)
            assert await closed(line) == 1008
        assert before and await evening.kept() == before
        if message in (wire.Act, wire.Undo, wire.Chat):
            refused = Problem if message is wire.Chat and kind == "token" else Ended  # programs cannot chat anyway
            assert [type(error) for error in handled] == [refused]


async def test_a_deleted_guest_is_not_registered(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest is deleted while the password for their registration is being hashed."""
    async with scene(url, "session") as evening:
        guest, store = await evening.home.guest("Gina"), evening.home.context.store
        hashed, go_on = asyncio.Event(), asyncio.Event()
        make = store._passwords.hash

        async def slowly(password: str) -> str:
            found = await make(password)
            hashed.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(store._passwords, "hash", slowly)
        body = {"login": "gina", "password": PASSWORD}
        asked = asyncio.create_task(guest.client.post(f"{API}/register", json=body))
        await hashed.wait()
        await guest.post("/me/delete")
        go_on.set()
        assert (await asked).json()["code"] == "no-session"
        assert "gina" not in str(await evening.kept())
        assert (await evening.home.client().post(f"{API}/login", json=body)).json()["code"] == "wrong-login"
        await evening.bruno.post("/register", body)  # the login is free


async def test_a_deleted_user_keeps_no_seat(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another session joins a table between the two steps of a deletion: leaving all tables, deleting the account."""
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    store, room = home.context.store, (await bruno.room("me", "open"))["id"]
    forget = store.forget_person

    async def late(*who: Any, **by: Any) -> None:
        await ana.post(f"/rooms/{room}/join")
        await forget(*who, **by)

    monkeypatch.setattr(store, "forget_person", late)
    await ana.post("/me/delete")
    assert [seat["kind"] for seat in (await bruno.get(f"/rooms/{room}"))["seats"]] == ["person", "open"]
