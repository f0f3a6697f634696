"""API tokens for programs: limits, expiry, and stored data."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.store.keeping import Time, opened

from burgrave.server.store import BadName, NoSuchPerson, TooManyTokens, is_bot_token
from burgrave.server.store.store import MOST_TOKENS

DAY = 86_400.0


async def test_a_token_stands_for_a_person_and_a_room(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock) as store:
        ana, session = await store.new_guest("Ana")
        about, token = await store.add_bot_token(ana.id, " my  bot ", room_id="rabc", seconds=DAY, by=ana.by)
        assert (about.name, about.room_id, about.expires) == ("my bot", "rabc", clock.now + DAY)
        assert is_bot_token(token) and not is_bot_token(session)
        assert await store.bot_of(token) == (ana, about)
        assert await store.person_of(token) is None  # not a session
        assert await store.bot_of(session) is None
        clock.now += 10
        await store.bot_of(token)
        assert [one.seen for one in await store.bot_tokens_of(ana.id)] == [clock.now]
        clock.now += 4000
        await store.bot_of(token)
        assert [one.seen for one in await store.bot_tokens_of(ana.id)] == [clock.now]
        with pytest.raises(BadName):
            await store.add_bot_token(ana.id, "", room_id=None, seconds=DAY, by=ana.by)
        with pytest.raises(NoSuchPerson):
            await store.add_bot_token("p_nobody", "bot", room_id=None, seconds=DAY, by=ana.by)


async def test_a_token_ends_by_itself_or_when_it_is_revoked(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock) as store:
        (ana, _), (bruno, _) = await store.new_guest("Ana"), await store.new_guest("Bruno")
        short, first = await store.add_bot_token(ana.id, "short", room_id=None, seconds=DAY, by=ana.by)
        clock.now += 1
        long, second = await store.add_bot_token(ana.id, "long", room_id=None, seconds=9 * DAY, by=ana.by)
        assert [one.id for one in await store.bot_tokens_of(ana.id)] == [long.id, short.id]
        clock.now += DAY
        assert await store.bot_of(first) is None
        assert [one.id for one in await store.bot_tokens_of(ana.id)] == [long.id]
        await store.drop_bot_token(bruno.id, long.id, by=bruno.by)  # not his token
        assert await store.bot_of(second) is not None
        for _ in range(2):
            await store.drop_bot_token(ana.id, long.id, by=ana.by)
        assert await store.bot_of(second) is None and await store.bot_tokens_of(ana.id) == []


async def test_there_may_be_so_many_and_those_that_ended_do_not_count(url: str) -> None:
    clock = Time()
    async with opened(url, now=clock) as store:
        ana, _ = await store.new_guest("Ana")
        for number in range(MOST_TOKENS):
            await store.add_bot_token(ana.id, f"bot {number}", room_id=None, seconds=DAY, by=ana.by)
        with pytest.raises(TooManyTokens, match="20 is the maximum"):
            await store.add_bot_token(ana.id, "one more", room_id=None, seconds=DAY, by=ana.by)
        clock.now += DAY
        await store.add_bot_token(ana.id, "one more", room_id=None, seconds=DAY, by=ana.by)


async def test_the_secret_is_not_kept(tmp_path: Any) -> None:
    async with opened(f"sqlite:///{tmp_path}/table.db") as store:
        ana, _ = await store.new_guest("Ana")
        about, token = await store.add_bot_token(ana.id, "bot", room_id=None, seconds=DAY, by=ana.by)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert about.id.encode() in kept and token.encode() not in kept
