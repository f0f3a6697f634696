"""Revoked sessions and tokens: nothing more is committed, and their sockets close on all processes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.http.house import API, House, Visitor, house, standard
from tests.server.http.processes import at, closed, deaf, two
from tests.server.postgres import end_listeners, until_heard
from websockets.exceptions import ConnectionClosed

from burgrave.server.store import authority_of, listener

KINDS = pytest.mark.parametrize("kind", ["session", "token"])


async def player_of(person: Visitor, kind: str) -> Visitor:
    """Return a client that uses a user's session or API token, which ``revoke`` ends."""
    if kind == "session":
        return person
    made = await person.post("/me/tokens", {"name": "bot"}, 201)
    return at(person.house, person, made["token"])


async def revoke(person: Visitor, kind: str) -> None:
    if kind == "session":
        await person.post("/logout")
    else:
        (about,) = (await person.get("/me/tokens"))["tokens"]
        await person.post(f"/me/tokens/{about['id']}/revoke")


@KINDS
@pytest.mark.parametrize("what", ["act", "chat"])
async def test_nothing_is_committed_anywhere_after_a_revocation(postgres_url: str, kind: str, what: str) -> None:
    """The other process receives no notification, but the database rejects the write."""
    if (what, kind) == ("chat", "token"):
        return  # programs cannot chat anyway
    async with two(postgres_url) as (here, there):
        ana = await here.guest("Ana")
        room = await ana.game("me", game="valeria")  # alone, so that nobody else commits anything
        player = await player_of(ana, kind)
        await deaf(there)
        async with at(there, player).socket(room) as line:
            table = await line.until("table")
            while not table["ask"]:
                table = await line.until("table")
            action = table["ask"]["options"][0]["action"]
            await revoke(ana, kind)
            before = await here.context.store.last_number(room)
            fields = {"act": {"seq": table["seq"], "action": action}, "chat": {"text": "hello"}}[what]
            await line.send(t=what, id=1, **fields)
            with contextlib.suppress(ConnectionClosed):
                answer = await line.receive()
                while answer["t"] not in ("done", "error"):
                    answer = await line.receive()
                assert (answer["t"], answer["code"]) == ("error", "no-session")
                assert await closed(line) == 1008
            assert await here.context.store.last_number(room) == before
            assert await here.context.store.chats(room) == []


@KINDS
async def test_sockets_at_other_processes_close_at_once(postgres_url: str, kind: str) -> None:
    """Only the revoked session's sockets close, not those of other users or of the user's other sessions."""
    async with two(postgres_url) as (here, there):
        ana, bruno = await here.guest("Ana"), await here.guest("Bruno")
        room = await ana.game("me", "bot:easy", game="valeria")
        player = at(there, await player_of(ana, kind))
        phone = await here.context.store.new_session(ana.person["id"], by=authority_of(ana.token))
        his, hers = at(there, bruno).socket(room), at(there, ana, phone).socket(room)
        async with player.socket(room) as line, his as his_line, hers as her_line:
            for one in (line, his_line, her_line):
                await one.until("table")
            began = time.monotonic()
            await revoke(ana, kind)
            assert await closed(line) == 1008
            assert time.monotonic() - began < 60  # not only at the hourly check
            for one in (his_line, her_line):
                assert (await one.ask("ping", "pong"))["t"] == "pong"


async def test_what_nobody_told_is_found_by_asking(postgres_url: str) -> None:
    async with two(postgres_url, sweep_seconds=0.1) as (here, there):
        await deaf(there)
        ana = await here.guest("Ana")
        room = await ana.game("me", "bot:easy", game="valeria")
        async with at(there, ana).socket(room) as line:
            await line.until("table")
            await ana.post("/logout")
            assert await closed(line) == 1008


async def test_a_lost_database_connection_does_not_hide_a_revocation(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that missed notifications checks all of its sockets when it reconnects."""
    monkeypatch.setattr(listener, "_FIRST_PAUSE", 0.5)
    async with two(postgres_url) as (here, there):
        ana = await here.guest("Ana")
        room = await ana.game("me", "bot:easy", game="valeria")
        async with at(there, ana).socket(room) as line:
            await line.until("table")
            await until_heard(postgres_url, listeners=2)
            await end_listeners(postgres_url)
            await ana.post("/logout")
            assert await closed(line) == 1008


async def test_a_user_revoked_while_connecting_is_not_admitted(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The session is revoked after its socket is authenticated and before the socket is registered."""
    ana = await home.guest("Ana")
    room = await ana.game("me", "bot:easy", game="valeria")
    identify = home.context.identify

    async def slowly(*asked: Any) -> object:
        caller = await identify(*asked)
        await home.context.store.log_out(ana.token)
        return caller

    monkeypatch.setattr(home.context, "identify", slowly)
    async with ana.socket(room) as line:
        assert (await line.until("error"))["code"] == "no-session"
        assert await closed(line) == 1008


@KINDS
async def test_an_expired_session_or_token_closes_its_sockets(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """The sockets close at once, without any traffic and long before the hourly check."""
    async with house(standard(sweep_seconds=3600.0)) as home:
        store = home.context.store
        monkeypatch.setattr(store, "_session_seconds", 2.0 if kind == "session" else 3600.0)
        ana = await home.guest("Ana")
        room = await ana.game("me", "bot:easy", game="valeria")
        token = ana.token
        if kind == "token":
            _, token = await store.add_bot_token(
                ana.person["id"], "bot", by=authority_of(ana.token), room_id=None, seconds=2.0
            )
        player = at(home, ana, token)
        async with player.socket(room) as line:
            await line.until("table")
            assert await closed(line) == 1008
        assert (await player.client.post(f"{API}/rooms/{room}/leave")).json()["code"] == "no-session"


async def test_a_slow_request_is_refused_if_its_session_ends(home: House) -> None:
    """The session ends after the request's headers have arrived and before its body is complete."""
    ana = await home.guest("Ana")
    begun, go = asyncio.Event(), asyncio.Event()

    async def body() -> AsyncIterator[bytes]:
        yield b'{"name": '
        begun.set()
        await go.wait()
        yield b'"bot"}'

    async with home.client(headers={"Authorization": f"Bearer {ana.token}"}) as client:
        asked = asyncio.create_task(client.post(f"{API}/me/tokens", content=body()))
        await begun.wait()
        await ana.post("/logout")
        go.set()
        assert (await asked).json()["code"] == "no-session"
    assert await home.context.store.bot_tokens_of(ana.person["id"]) == []


async def test_who_plays_through_a_socket_uses_the_session(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await home.guest("Ana")
    noted: list[object] = []
    monkeypatch.setattr(home.context.session_watcher, "used", noted.append)
    async with ana.socket(await ana.game("me", "bot:easy")) as line:
        await line.ask("ping", "pong")
        assert noted == []  # an open page repeats these requests by itself
        await line.ask("explain", "explained", id=1, about="")
    assert len(noted) == 1
