"""A room's chat, and secret links to its seats."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.store.keeping import Time, one_room, opened, room_of

from burgrave.server.store import ChatLine, NoSuchLink, NoSuchPerson, NoSuchRoom, SeatLink


async def test_the_last_lines_come_back_oldest_first(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        room, other = await one_room(store), await one_room(store)
        lines = [ChatLine("Ana", number % 3 or None, f"line {number}", 1.0) for number in range(60)]
        for line in lines:
            assert await store.add_chat(room.id, line, by=ana.by) == line
        assert await store.chats(room.id) == lines[10:]
        assert await store.chats(room.id, limit=2) == lines[58:]
        assert await store.chats(other.id) == await store.chats("\x00") == []
        with pytest.raises(NoSuchRoom):
            await store.add_chat("nowhere", lines[0], by=ana.by)


async def test_a_line_is_cleaned(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        room = await store.add_room(room_of(ana), by=ana.by)
        kept = await store.add_chat(room.id, ChatLine("A\u202ena", None, " well\x00\n played\ud800", 1.0), by=ana.by)
        assert kept == ChatLine("Ana", None, "well played", 1.0)
        assert await store.chats(room.id) == [kept]


async def test_a_link_stands_for_a_seat_until_the_next_one(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        room, other = await one_room(store), await one_room(store)
        bruno, _ = await store.new_guest("Bruno")
        first = await store.add_seat_link(room.id, 0, room.host, by=bruno.by)
        elsewhere = await store.add_seat_link(other.id, 0, other.host, by=bruno.by)
        beside = await store.add_seat_link(room.id, 1, bruno.id, by=bruno.by)
        assert await store.seat_of_link(first) == SeatLink(room.id, 0, room.host, time.now)
        time.now += 9
        second = await store.add_seat_link(room.id, 0, bruno.id, by=bruno.by)
        assert await store.seat_of_link(first) is None
        assert await store.seat_of_link(second) == SeatLink(room.id, 0, bruno.id, time.now)
        room = await store.save_room(replace(room, name="Taken"), by=bruno.by, seat_link=second)
        with pytest.raises(NoSuchLink):
            await store.save_room(replace(room, name="Taken twice"), by=bruno.by, seat_link=second)
        assert await store.room(room.id) == room
        assert await store.seat_of_link(second) is None
        assert await store.seat_of_link(beside) is not None
        assert await store.seat_of_link(elsewhere) is not None
        assert await store.seat_of_link("") is await store.seat_of_link("\ud800\x00") is None
        with pytest.raises(NoSuchRoom):
            await store.add_seat_link("nowhere", 0, bruno.id, by=bruno.by)
        with pytest.raises(NoSuchPerson):
            await store.add_seat_link(room.id, 0, "p_nobody", by=bruno.by)
