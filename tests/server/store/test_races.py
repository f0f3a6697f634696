"""Races between two stores on one database, as between two processes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from tests.server.store.keeping import entry, one_room, opened

from burgrave.server.store import SERVER, Changed, RoomRow, Store, Taken


async def test_one_of_two_who_write_the_same_number_wins(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        room = await one_room(one)
        for number in range(25):
            outcomes = await asyncio.gather(
                one.append(room.id, [entry(number, "gold")], by=SERVER),
                other.append(room.id, [entry(number, "cards")], by=SERVER),
                return_exceptions=True,
            )
            lost = [isinstance(outcome, Taken) for outcome in outcomes]
            assert sorted(lost) == [False, True]
            assert await other.log(room.id, number - 1) == [entry(number, ["gold", "cards"][lost.index(False)])]


async def test_crossing_batches_do_not_deadlock(shared_url: str) -> None:
    """Two stores append the same numbers in opposite order; each number is written exactly once."""
    async with opened(shared_url) as one, opened(shared_url) as other:
        rooms = [(await one_room(one)).id for _ in range(40)]
        outcomes = await asyncio.gather(
            *(one.append(room, [entry(0, "gold")], by=SERVER) for room in rooms),
            *(other.append(room, [entry(0, "cards")], by=SERVER) for room in reversed(rooms)),
            return_exceptions=True,
        )
        mine, theirs = outcomes[:40], outcomes[:39:-1]
        for room, first, second in zip(rooms, mine, theirs, strict=True):
            assert sorted(isinstance(outcome, Taken) for outcome in (first, second)) == [False, True]
            assert await one.log(room) == [entry(0, "gold" if first is None else "cards")]


async def test_one_of_two_who_save_a_room_wins(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        room = await one_room(one)
        for turn in range(5):
            outcomes = await asyncio.gather(
                one.save_room(replace(room, name=f"one {turn}"), by=SERVER),
                other.save_room(replace(room, name=f"other {turn}"), by=SERVER),
                return_exceptions=True,
            )
            (won,) = (outcome for outcome in outcomes if isinstance(outcome, RoomRow))
            assert sum(isinstance(outcome, Changed) for outcome in outcomes) == 1
            assert await one.room(room.id) == await other.room(room.id) == won
            room = won


async def test_what_one_committed_the_other_sees_at_once(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        ana, token = await one.new_guest("Ana")
        assert await other.person_of(token) == ana
        await other.log_out(token)
        assert await one.person_of(token) is None


async def test_many_may_open_an_empty_database_at_once(shared_url: str) -> None:
    stores: list[Store] = await asyncio.gather(*(Store.open(shared_url) for _ in range(4)))
    try:
        _, token = await stores[0].new_guest("Ana")
        assert await stores[3].person_of(token) is not None
    finally:
        for store in stores:
            await store.close()


async def test_a_file_in_use_can_be_opened_for_the_first_time(tmp_path: Path) -> None:
    """SQLite immediately refuses to change the journal mode of a file in use, regardless of the busy timeout."""
    file = tmp_path / "table.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA user_version = 1")  # create a file without tables
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(f"sqlite:///{file}"))
        await asyncio.sleep(0.2)
        other.execute("COMMIT")
        store = await opening
    await store.close()
