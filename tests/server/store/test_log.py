"""Log of a game: entries have consecutive, unique numbers and are committed in groups."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from tests.server.store.keeping import entry, one_room, opened, room_of

from burgrave.server.store import SERVER, Gap, LogEntry, NoSuchRoom, Taken


async def test_the_log_comes_back_in_order(url: str) -> None:
    entries = [
        LogEntry(0, "action", 2, "build harbor", "bot", 1.5),
        LogEntry(1, "stir", None, None, "00ff" * 8, 2.5),
        LogEntry(2, "action", 0, "gold", "", 2.5),
        LogEntry(3, "undo", 0, None, "", 3.25),
    ]
    async with opened(url) as store:
        room, other = await one_room(store), await one_room(store)
        assert await store.log(room.id) == []
        assert await store.last_number(room.id) == -1
        await store.append(room.id, [], by=SERVER)
        await store.append(room.id, entries[:1], by=SERVER)
        await store.append(room.id, entries[1:], by=SERVER)
        await store.append(other.id, entries[:1], by=SERVER)
        assert await store.log(room.id) == entries
        assert await store.log(room.id, after=1) == entries[2:]
        assert await store.log(room.id, after=3) == []
        assert await store.last_number(room.id) == 3
        assert (await store.log("nowhere"), await store.log("\x00"), await store.last_number("\x00")) == ([], [], -1)


async def test_a_number_is_given_once_and_none_is_left_out(url: str) -> None:
    async with opened(url) as store:
        room = await one_room(store)
        await store.append(room.id, [entry(0), entry(1)], by=SERVER)
        with pytest.raises(Taken, match=f"entry 1 of room {room.id}"):
            await store.append(room.id, [entry(1, "end")], by=SERVER)
        with pytest.raises(Taken):
            await store.append(room.id, [entry(1, "end"), entry(2, "end")], by=SERVER)
        with pytest.raises(Gap, match="Entry 3"):
            await store.append(room.id, [entry(4)], by=SERVER)
        with pytest.raises(Gap):
            await store.append("nowhere", [entry(1)], by=SERVER)
        with pytest.raises(NoSuchRoom, match="nowhere"):
            await store.append("nowhere", [entry(0)], by=SERVER)
        for wrong in ([entry(3), entry(2)], [entry(2), entry(2)], [entry(2), entry(4)], [entry(-1)]):
            with pytest.raises(ValueError, match="numbered consecutively"):
                await store.append(room.id, wrong, by=SERVER)
        assert await store.log(room.id) == [entry(0), entry(1)]
        await store.append(room.id, [entry(2)], by=SERVER)


async def test_many_appends_take_few_transactions(url: str) -> None:
    async with opened(url) as store:
        rooms = [(await one_room(store)).id for _ in range(30)]
        before = store.transactions
        await asyncio.gather(
            *(store.append(room, [entry(number)], by=SERVER) for number in range(10) for room in rooms)
        )
        assert store.transactions - before <= 10
        for room in rooms:
            assert [each.number for each in await store.log(room)] == list(range(10))


async def test_of_a_batch_only_the_guilty_are_refused(url: str) -> None:
    async with opened(url) as store:
        rooms = [(await one_room(store)).id for _ in range(20)]
        await store.append(rooms[7], [entry(0, "gold")], by=SERVER)
        wanted = [(room, entry(0, "cards")) for room in rooms]
        wanted += [
            (rooms[11], entry(0, "end")),
            (rooms[12], entry(1, "cards")),
            (rooms[13], entry(5, "cards")),
            ("nowhere", entry(0, "cards")),
        ]
        outcomes = await asyncio.gather(
            *(store.append(room, [one], by=SERVER) for room, one in wanted), return_exceptions=True
        )
        refused = {index: type(outcome) for index, outcome in enumerate(outcomes) if outcome is not None}
        assert refused == {7: Taken, 20: Taken, 22: Gap, 23: NoSuchRoom}
        for index, room in enumerate(rooms):
            written = {7: ["gold"], 12: ["cards", "cards"]}.get(index, ["cards"])
            assert [each.notation for each in await store.log(room)] == written


async def test_the_others_are_still_committed_together(url: str) -> None:
    async with opened(url) as store:
        host, _ = await store.new_guest("Mara")
        rooms = [
            room.id for room in await asyncio.gather(*(store.add_room(room_of(host), by=host.by) for _ in range(256)))
        ]
        await store.append(rooms[99], [entry(0)], by=SERVER)
        before = store.transactions
        outcomes = await asyncio.gather(
            *(store.append(room, [entry(0)], by=SERVER) for room in rooms), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes if outcome is not None] == [Taken]
        assert store.transactions - before <= 8


async def test_other_writing_goes_along(url: str) -> None:
    async with opened(url) as store:
        room = await one_room(store)
        guests = [store.new_guest(f"Guest {n}") for n in range(20)]
        appends = [store.append(room.id, [entry(number)], by=SERVER) for number in range(20)]
        before = store.transactions
        outcomes = await asyncio.gather(
            *guests, *appends, store.append(room.id, [entry(3)], by=SERVER), return_exceptions=True
        )
        assert Counter(type(outcome) for outcome in outcomes) == {tuple: 20, type(None): 20, Taken: 1}
        assert store.transactions - before <= 41
        assert await store.last_number(room.id) == 19


async def test_a_canceled_caller_affects_no_other_and_leaks_no_connection(url: str) -> None:
    async with opened(url) as store:
        rooms = [(await one_room(store)).id for _ in range(10)]
        tasks: list[asyncio.Future[object]] = [
            asyncio.ensure_future(store.append(room, [entry(0)], by=SERVER)) for room in rooms
        ]
        tasks += [asyncio.ensure_future(store.last_number(room)) for room in rooms]
        for turns in range(20):
            await asyncio.sleep(0)
            if turns % 2:
                tasks[turns].cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for index, room in enumerate(rooms):
            assert await store.last_number(room) in ((0,) if outcomes[index] is None else (-1, 0))
        for room in rooms:
            if await store.last_number(room) < 0:
                await store.append(room, [entry(0)], by=SERVER)
