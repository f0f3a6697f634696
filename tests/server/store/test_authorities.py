"""Authorization of writes: valid sessions and tokens may write, ended ones may not."""

from __future__ import annotations

import ast
import asyncio
import inspect
import textwrap
from collections.abc import Coroutine
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.postgres import until_heard
from tests.server.store.keeping import Time, entry, one_room, opened, room_of

from burgrave.server.store import Authority, ChatLine, Ended, Store, authority_of
from burgrave.server.store.schema import bot_tokens, browsers, friend_links, mails, profiles, seat_links, sessions

DAY = 86_400.0
PASSWORD = "correct horse"


async def test_an_ended_session_writes_nothing_and_does_not_fail_the_batch(shared_url: str) -> None:
    """Another process has ended the session; the other writes in the batch are still committed."""
    async with opened(shared_url) as here, opened(shared_url) as there:
        rooms = [await one_room(here) for _ in range(20)]
        ana, token = await here.new_guest("Ana")
        about, program = await here.add_bot_token(ana.id, "bot", room_id=None, seconds=DAY, by=ana.by)
        bad, void = authority_of(token), authority_of(program)
        good = authority_of(await here.new_session(ana.id, by=ana.by))
        assert (bad.bot, void.bot) == (False, True)
        assert (await there.good([bad, void, good])).keys() == {bad, void, good}
        await here.log_out(token)
        await here.drop_bot_token(ana.id, about.id, by=good)
        assert (await there.good([bad, void, good])).keys() == {good}
        asked = [bad if number == 7 else void if number == 13 else good for number in range(20)]
        written = await asyncio.gather(
            *(there.append(room.id, [entry(0)], by=by) for room, by in zip(rooms, asked, strict=True)),
            return_exceptions=True,
        )
        assert [type(one) for one in written] == [Ended if by is not good else type(None) for by in asked]
        assert [len(await here.log(room.id)) for room in rooms] == [int(by is good) for by in asked]
        with pytest.raises(Ended, match=r"^This session has ended\.$"):
            await there.add_chat(rooms[0].id, ChatLine("Ana", 0, "hello", 1.0), by=bad)
        with pytest.raises(Ended, match=r"^This token is no longer valid\.$"):
            await there.append(rooms[0].id, [entry(1)], by=void)
        with pytest.raises(Ended):  # the hash of one is not valid for the other
            await there.append(rooms[0].id, [entry(1)], by=Authority(good.token_hash, bot=True))


async def test_a_revocation_waits_for_writes_in_progress(postgres_url: str) -> None:
    """Nothing is committed after a revocation is acknowledged. SQLite has only one writer at a time."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        _, token = await here.new_guest("Ana")
        looked, go = asyncio.Event(), asyncio.Event()

        async def slowly(connection: Any) -> None:
            await there._must_be_good(connection, [authority_of(token)])
            looked.set()
            await go.wait()

        writing = asyncio.create_task(there._database.write(slowly))
        await looked.wait()
        ending = asyncio.create_task(here.log_out(token))
        await asyncio.sleep(0.3)
        assert not ending.done()
        go.set()
        await asyncio.gather(writing, ending)
        assert await there.person_of(token) is None


@pytest.mark.parametrize("ending", ["password", "deletion"])
async def test_writes_under_way_end_with_their_session(
    shared_url: str, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writes authorized before a session ends are committed, and then undone by the change that ends the session."""
    async with opened(shared_url) as here, opened(shared_url) as there:
        ana, _ = await here.new_guest("Ana")
        await here.register(ana.id, "ana", PASSWORD, by=ana.by)
        room = await here.add_room(room_of(ana), by=ana.by)
        phone = authority_of(await here.new_session(ana.id, by=ana.by))
        looked, go_on = asyncio.Event(), asyncio.Event()
        check = there._must_be_good

        async def slowly(*asked: Any) -> None:
            await check(*asked)
            looked.set()
            await go_on.wait()

        monkeypatch.setattr(there, "_must_be_good", slowly)
        writes: list[Coroutine[Any, Any, object]] = [
            there.add_bot_token(ana.id, "bot", by=ana.by, room_id=None, seconds=DAY),
            there.new_session(ana.id, by=ana.by),
            there.add_seat_link(room.id, 0, ana.id, by=ana.by),
        ]
        if ending == "deletion":
            writes += [
                there.ask_mail(ana.id, "ana@example.org", "en", by=ana.by),
                there.show_profile(ana.id, by=ana.by),
                there.add_friend_link(ana.id, by=ana.by),
                there.remember_browser(ana.id, None, by=ana.by),
            ]
        writing = asyncio.gather(*writes)
        await looked.wait()
        if ending == "password":
            last = asyncio.create_task(here.change_password(ana.id, PASSWORD, "another horse", by=phone))
        else:
            last = asyncio.create_task(here.forget_person(ana.id, by=phone))
        await asyncio.sleep(0.3)
        assert not last.done()
        go_on.set()
        await asyncio.gather(writing, last)
        assert await here.bot_tokens_of(ana.id) == []
        assert [one.id for one in await here.sessions_of(ana.id)] == ([phone.id] if ending == "password" else [])

        async def left(connection: AsyncConnection) -> set[str]:
            tables = {seat_links, *({mails, profiles, friend_links, browsers} if ending == "deletion" else ())}
            return {table.name for table in tables if (await connection.execute(select(table))).first() is not None}

        assert await here._database.read(left) == set()


async def test_what_ends_by_itself(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock, session_seconds=3 * DAY) as store:
        ana, token = await store.new_guest("Ana")
        _, program = await store.add_bot_token(ana.id, "bot", room_id=None, seconds=DAY, by=ana.by)
        session, bot = authority_of(token), authority_of(program)
        assert await store.good([session, bot]) == {session: clock.now + 3 * DAY, bot: clock.now + DAY}
        clock.now += 2 * DAY
        assert (await store.good([session, bot])).keys() == {session}
        await store.note_use([session, bot])
        clock.now += 2 * DAY
        assert await store.person_of(token) == ana  # used two days ago, and now
        clock.now += 3 * DAY
        assert await store.person_of(token) is None
        assert await store.sessions_of(ana.id) == [] == await store.bot_tokens_of(ana.id)
        await store.note_use([session])
        assert await store.good([session]) == {}

        async def rows(connection: Any) -> int:
            return sum([len((await connection.execute(select(table))).all()) for table in (sessions, bot_tokens)])

        assert await store._database.read(rows) == 2
        await store.remove_ended()
        assert await store._database.read(rows) == 0


async def test_listeners_are_told_what_has_ended(url: str) -> None:
    told: list[frozenset[str] | None] = []
    async with opened(url) as store:
        store.on_ended(told.append)
        ana, token = await store.new_guest("Ana")
        others = [await store.new_session(ana.id, by=ana.by) for _ in range(2)]
        await store.end_other_sessions(ana.id, by=authority_of(token))
        await store.log_out(token)
        await store.log_out(token)  # there is none, and no error
        hashes = [frozenset(authority_of(one).token_hash for one in ended) for ended in (others, [token])]
        assert told == hashes


async def test_other_processes_are_told(postgres_url: str) -> None:
    told: list[frozenset[str] | None] = []
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        there.on_ended(told.append)
        there.listen(lambda room_id, number, process: None)
        await until_heard(postgres_url)
        ana, token = await here.new_guest("Ana")
        about, program = await here.add_bot_token(ana.id, "bot", room_id=None, seconds=DAY, by=ana.by)
        await here.drop_bot_token(ana.id, about.id, by=ana.by)
        await here.log_out(token)
        async with asyncio.timeout(300):
            while len(told) < 2:
                await asyncio.sleep(0.01)
        assert told == [frozenset({authority_of(one).token_hash}) for one in (program, token)]


UPKEEP = {
    "add_finished", "add_notice", "add_result", "beat", "bot_of", "check", "claim", "claim_notice", "drop_notice",
    "end_review", "forget_device", "forget_told", "forget_tries", "keep_review", "leave_reviews", "note_device",
    "note_use", "person_of", "probe", "put_off_notice", "remove_ended", "remove_stale", "remove_stale_tournaments",
    "say_who_is_here", "server_key", "stop_listening", "take_review",
}  # fmt: skip
"""Methods by which the server writes on its own behalf."""
BY_SECRET = {"confirm_mail", "log_in", "log_out", "new_guest", "refuse_mail"}
"""Methods without ``by``, whose transaction checks a secret or creates a user."""


def methods() -> dict[str, ast.AsyncFunctionDef]:
    """Return the store's asynchronous methods as syntax trees, keyed by name."""
    found: dict[str, ast.AsyncFunctionDef] = {}
    for name, method in inspect.getmembers(Store, inspect.iscoroutinefunction):
        node = ast.parse(textwrap.dedent(inspect.getsource(method))).body[0]
        assert isinstance(node, ast.AsyncFunctionDef)
        found[name] = node
    return found


def calls(method: ast.AST) -> list[tuple[str, str | None]]:
    """Return the ``self`` and database methods that a method calls, each with its argument ``by``."""
    found: list[tuple[str, str | None]] = []
    for node in ast.walk(method):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = ast.unparse(node.func.value)
            if owner == "self" or owner.startswith("self._database"):
                by = next((ast.unparse(one.value) for one in node.keywords if one.arg == "by"), None)
                found.append((f"{owner}.{node.func.attr}".removeprefix("self."), by))
    return found


def test_every_write_has_an_authority() -> None:
    """A method that writes must require ``by`` and pass it on, or be listed as an exception."""
    known = methods()
    made = {name: calls(method) for name, method in known.items()}
    writes = {f"_database.{one}" for one in ("write", "write_batch", "writer.exclusive", "writer.batch")}
    direct = {name for name, found in made.items() if writes & {called for called, _ in found}}
    assert direct == {"_write", "append"}, "use Authorities._write"
    writing = set(direct)
    while more := {name for name, found in made.items() if {called for called, _ in found} & writing} - writing:
        writing |= more
    taking = {name: by for name in writing if (by := _by_of(known[name])) is not None}
    assert set(taking.values()) == {"Authority", "Authority | Server"}
    assert {name for name in writing - taking.keys() if not name.startswith("_")} == UPKEEP | BY_SECRET
    for name in writing - {"_write", "append"}:
        for called, by in made[name]:
            if called in taking:
                assert by == ("by" if name in taking else "SERVER"), f"{name} writes by {called} on behalf of {by}"


def _by_of(method: ast.AsyncFunctionDef) -> str | None:
    """Return the type of the parameter ``by``, or None if it does not exist; check that it has no default."""
    for argument, default in zip(method.args.kwonlyargs, method.args.kw_defaults, strict=True):
        if argument.arg == "by" and argument.annotation is not None:
            assert default is None, method.name
            return ast.unparse(argument.annotation)
    return None
