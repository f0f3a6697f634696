"""In whose right something is written: sessions and tokens that are good, and those that have ended."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.store.keeping import Time, entry, one_room, opened

from burgrave.server.store import Authority, ChatLine, Ended, authority_of
from burgrave.server.store.schema import bot_tokens, sessions

DAY = 86_400.0


async def test_what_has_ended_writes_nothing_and_takes_nobody_with_it(shared_url: str) -> None:
    """Twenty games are written at the same time, at another process than the one where the session was ended."""
    async with opened(shared_url) as here, opened(shared_url) as there:
        rooms = [await one_room(here) for _ in range(20)]
        ana, token = await here.new_guest("Ana")
        about, program = await here.add_bot_token(ana.id, "bot", room_id=None, seconds=DAY)
        bad, void = authority_of(token), authority_of(program)
        good = authority_of(await here.new_session(ana.id))
        assert (bad.bot, void.bot) == (False, True)
        assert (await there.good([bad, void, good])).keys() == {bad, void, good}
        await here.log_out(token)
        await here.drop_bot_token(ana.id, about.id)
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
        with pytest.raises(Ended, match=r"^This token is not good any more\.$"):
            await there.append(rooms[0].id, [entry(1)], by=void)
        with pytest.raises(Ended):  # the hash of one is not good for the other
            await there.append(rooms[0].id, [entry(1)], by=Authority(good.token_hash, bot=True))


async def test_whoever_ends_a_session_waits_for_what_is_being_written(postgres_url: str) -> None:
    """So nothing is committed after they were told that it has ended. (SQLite has one writer at a time.)"""
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


async def test_what_ends_by_itself(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock, session_seconds=3 * DAY) as store:
        ana, token = await store.new_guest("Ana")
        _, program = await store.add_bot_token(ana.id, "bot", room_id=None, seconds=DAY)
        session, bot = authority_of(token), authority_of(program)
        assert await store.good([session, bot]) == {session: clock.now + 3 * DAY, bot: clock.now + DAY}
        clock.now += 2 * DAY
        assert (await store.good([session, bot])).keys() == {session}
        await store.note_use([session, bot])
        clock.now += 2 * DAY
        assert await store.person_of(token) == ana  # it was used two days ago, and is used now
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


async def test_whoever_wants_to_know_is_told_what_was_ended(url: str) -> None:
    told: list[frozenset[str] | None] = []
    async with opened(url) as store:
        store.on_ended(told.append)
        ana, token = await store.new_guest("Ana")
        others = [await store.new_session(ana.id) for _ in range(2)]
        await store.end_other_sessions(ana.id, authority_of(token))
        await store.log_out(token)
        await store.log_out(token)  # there is none, and nothing to tell
        hashes = [frozenset(authority_of(one).token_hash for one in ended) for ended in (others, [token])]
        assert told == hashes


async def test_other_processes_are_told(postgres_url: str) -> None:
    told: list[frozenset[str] | None] = []
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        there.on_ended(told.append)
        there.listen(lambda room_id, number: None)
        await asyncio.sleep(0.3)
        ana, token = await here.new_guest("Ana")
        about, program = await here.add_bot_token(ana.id, "bot", room_id=None, seconds=DAY)
        await here.log_out(token)
        await here.drop_bot_token(ana.id, about.id)
        async with asyncio.timeout(10):
            while len(told) < 2:
                await asyncio.sleep(0.01)
        assert told == [frozenset({authority_of(one).token_hash}) for one in (token, program)]
