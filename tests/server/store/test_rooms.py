"""Rooms: storage, search, saving without conflicts, and removal of unused rooms."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from tests.server.store.keeping import Time, entry, one_room, opened, room_of

from burgrave.kernel.rng import Rng
from burgrave.server.settings import RoomLimits
from burgrave.server.store import (
    SERVER,
    BadName,
    Changed,
    ChatLine,
    NoSuchPerson,
    NoSuchRoom,
    Principal,
    RoomRow,
    SeatRow,
    Store,
    Taken,
    TooManyRooms,
    is_id,
    new_room_id,
)


async def test_a_room_comes_back_as_it_was(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        ana, _ = await store.new_guest("Ana")
        bruno, _ = await store.new_guest("Bruno")
        given = RoomRow(
            id="r7k3m9",
            name="  Ana's   table ",
            set_up={"game": "valeria", "options": {"areas": ["north"], "z": 1, "a": None}},
            seats=(
                SeatRow("person", ana.id, "Ana"),
                SeatRow("person", bruno.id, "Bruno", "hard", stand_in=True),
                SeatRow("bot", None, "Bot", "easy"),
                SeatRow(),
            ),
            host=ana.id,
            state="playing",
            public=False,
            spectators=False,
            hints=False,
            clock={"kind": "move", "seconds": 120},
            header={"seed": 7, "names": ["Ana", "João"]},
            next="r222222",
        )
        kept = await store.add_room(given, by=ana.by)
        assert kept == replace(given, name="Ana's table", created=time.now, changed=time.now)
        assert await store.room("r7k3m9") == kept
        assert await store.rooms_of(bruno.id) == [kept]
        for nothing in ("r7k3m8", "", "\x00", "../..", "é", "r" * 100_000):
            assert await store.room(nothing) is None


async def test_an_id_is_given_once(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        room = await store.add_room(room_of(ana), by=ana.by)
        with pytest.raises(Taken, match=room.id):
            await store.add_room(room, by=ana.by)
        with pytest.raises(NoSuchPerson):
            await store.add_room(replace(room, id="r1", host="p_nobody"), by=ana.by)
        with pytest.raises(BadName):
            await store.add_room(replace(room, id="r1", name="\u202e"), by=ana.by)


async def test_saving_is_for_who_read_last(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        ana, _ = await store.new_guest("Ana")
        bruno, _ = await store.new_guest("Bruno")
        first = await store.add_room(room_of(ana, seats=[SeatRow()]), by=ana.by)
        time.now += 5
        joined = replace(first, seats=(first.seats[0], SeatRow("person", bruno.id, "Bruno")), name=" B  C ")
        second = await store.save_room(joined, by=SERVER)
        assert second == replace(joined, version=1, changed=time.now, name="B C")
        assert await store.room(first.id) == second
        assert await store.rooms_of(bruno.id) == [second]
        with pytest.raises(Changed, match=first.id):
            await store.save_room(replace(first, name="Mine"), by=SERVER)
        assert await store.room(first.id) == second
        third = await store.save_room(replace(second, seats=first.seats), by=SERVER)
        assert await store.rooms_of(bruno.id) == []
        assert (third.version, third.created) == (2, first.created)
        with pytest.raises(NoSuchRoom):
            await store.save_room(replace(third, id="r1"), by=SERVER)
        with pytest.raises(NoSuchPerson):
            await store.save_room(replace(third, seats=(SeatRow("person", "p_nobody"),)), by=SERVER)
        with pytest.raises(BadName):
            await store.save_room(replace(third, name=""), by=SERVER)
        assert await store.room(first.id) == third


async def test_what_rests_on_the_log_is_saved_while_the_log_has_not_gone_on(url: str) -> None:
    async with opened(url) as store:
        room = await one_room(store)
        await store.append(room.id, [entry(0), entry(1)], by=SERVER)
        with pytest.raises(Changed, match=room.id):
            await store.save_room(replace(room, name="Too late"), entries=1, by=SERVER)
        assert await store.room(room.id) == room
        saved = await store.save_room(replace(room, name="In time"), entries=2, by=SERVER)
        assert (await store.save_room(replace(saved, name="In any case"), by=SERVER)).name == "In any case"


async def test_one_of_many_who_save_at_once_wins(url: str) -> None:
    async with opened(url) as store:
        room = await one_room(store)
        outcomes = await asyncio.gather(
            *(store.save_room(replace(room, name=f"Table {n}"), by=SERVER) for n in range(8)), return_exceptions=True
        )
        won = [outcome for outcome in outcomes if isinstance(outcome, RoomRow)]
        assert len(won) == 1
        assert sum(isinstance(outcome, Changed) for outcome in outcomes) == 7
        assert await store.room(room.id) == won[0]


def test_nobody_guesses_the_id_of_a_room() -> None:
    ids = [new_room_id() for _ in range(2000)]
    places = [set(letters) for letters in zip(*ids, strict=True)]
    assert sum(math.log2(len(letters)) for letters in places) >= 96
    assert len(set(ids)) == len(ids) and all(is_id(one) for one in ids)


async def test_nobody_fills_the_list_alone(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        ana, eva, eve = [(await store.new_guest(name))[0] for name in ("Ana", "Eva", "Eve")]

        async def add(host: Principal, network: int | None) -> str:
            time.now += 1
            return (await store.add_room(room_of(host, network=network), by=host.by)).id

        honest = [await add(ana, 1), await add(ana, None)]
        flood = [await add((eva, eve)[number % 2], (2, 3)[number // 20]) for number in range(40)]
        found = [room.id for room in await store.lobby(limit=10)]
        # First the newest of a host without another one at that address, then the second of a host or of an address.
        assert found[:4] == [flood[39], honest[1], flood[38], honest[0]]


async def test_every_limit_returns_the_start_of_the_same_lobby(url: str) -> None:
    time, rng = Time(), Rng("lobby")
    async with opened(url, now=time) as store:
        people = [(await store.new_guest(f"Guest {number}"))[0] for number in range(12)]
        rooms: list[RoomRow] = []
        for number in range(60):
            time.now += 1
            host, network = people[rng.below(12)], (None, *range(9))[rng.below(10)]
            room = room_of(
                host, network=network, state=("open", "playing", "over")[rng.below(3)], public=number % 7 > 0
            )
            rooms.append(await store.add_room(room, by=host.by))
        listed = [room for room in reversed(rooms) if room.public and room.state != "over"]
        crowds = [[str(room.network or room.host) if room.network != 0 else "0" for room in listed]]
        crowds.append([room.host for room in listed])
        turns = [max(of[: n + 1].count(of[n]) for of in crowds) for n in range(len(listed))]
        fair = [room.id for _turn, room in sorted(zip(turns, listed, strict=True), key=lambda pair: pair[0])]
        for limit in (1, 2, 5, 10, 20, 60):
            assert [room.id for room in await store.lobby(limit)] == fair[:limit]
        assert [room.id for room in await store.listed_rooms([rooms[0].id, *fair[:3]])] == fair[:3]


async def test_lists_are_read_from_indexes(tmp_path: Path) -> None:
    """Lists read only the rooms and games that they show; counts use indexes."""
    async with opened(f"sqlite:///{tmp_path}/table.db") as store:
        ana, _ = await store.new_guest("Ana")
        reader = store._database._reader
        assert reader is not None
        asked: list[tuple[str, Any]] = []

        @event.listens_for(reader.sync_engine, "before_cursor_execute")
        def note(connection: Any, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
            asked.append((statement, parameters))

        async def plan(reading: Awaitable[Any]) -> str:
            asked.clear()
            await reading
            statements = [*asked]

            async def work(connection: Any) -> list[str]:
                explained = [
                    await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {one}", values) for one, values in statements
                ]
                return [row.detail for rows in explained for row in rows]

            return "\n".join(await store._database.read(work))

        assert "USING COVERING INDEX ix_rooms_unfinished" in await plan(store.lobby())
        assert await plan(store.playing()) == "SCAN rooms USING COVERING INDEX ix_rooms_unfinished"
        assert "SEARCH sitting USING INDEX ix_sitting_person_id_changed" in await plan(store.rooms_of(ana.id))
        for counting in (store.results_by_category(ana.id), store.statistics(ana.id), store.companions(ana.id)):
            counted = await plan(counting)
            assert "USING COVERING INDEX ix_results_person (person_id=?)" in counted
            assert "SCAN rooms USING INDEX ix_rooms_sealed" in counted
        assert "SEARCH roles USING COVERING INDEX ix_roles_times" in await plan(store.results_by_category(ana.id))
        assert "SEARCH results USING COVERING INDEX ix_results_table" in await plan(store.companions(ana.id))


async def test_rooms_are_limited_per_host_and_per_address(shared_url: str) -> None:
    """The limits also hold for concurrent requests to several processes; finished rooms do not count."""
    async with opened(shared_url) as one, opened(shared_url) as other:
        ana, bruno, carla = [(await one.new_guest(name))[0] for name in ("Ana", "Bruno", "Carla")]
        limits = RoomLimits(per_host=3, per_address=4)

        async def add(store: Store, host: Principal, network: int, **fields: Any) -> str:
            try:
                await store.add_room(room_of(host, network=network, **fields), limits=limits, by=host.by)
            except TooManyRooms as error:
                return str(error)
            return ""

        await one.add_room(room_of(ana, network=1, state="over"), by=ana.by)
        found = await asyncio.gather(*(add(store, ana, 1) for store in (one, other, one, other, one)))
        refused = "You host 3 rooms, but 3 is the limit; finish or leave some first."
        assert sorted(found) == ["", "", "", refused, refused]
        around = "Your address has 4 rooms, but 4 is the limit; finish or leave some first."
        assert [await add(one, bruno, 1) for _ in range(2)] == ["", around]
        assert await add(one, bruno, 2) == await add(other, carla, 3) == ""


async def test_rooms_are_found(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        ana, _ = await store.new_guest("Ana")
        rooms = []
        for state, public, spectators in (
            ("open", True, True),
            ("open", True, False),
            ("open", False, True),
            ("playing", True, True),
            ("playing", True, False),
            ("playing", False, True),
            ("over", True, True),
            ("over", False, False),
        ):
            time.now += 1
            rooms.append(
                await store.add_room(room_of(ana, state=state, public=public, spectators=spectators), by=ana.by)
            )
        ids = [room.id for room in rooms]
        assert [room.id for room in await store.lobby()] == [ids[3], ids[1], ids[0]]
        assert [room.id for room in await store.lobby(limit=1)] == [ids[3]]
        assert await store.playing() == ids[3:6]
        assert await store.finished_rooms() == rooms[:5:-1]
        assert await store.finished_rooms(limit=1) == rooms[7:]
        assert await store.finished_rooms(before=rooms[7].changed) == rooms[6:7]
        assert await store.rooms_of(ana.id) == rooms[::-1]
        assert await store.rooms_of(ana.id, limit=2) == rooms[:5:-1]
        assert await store.rooms_of("p_nobody") == []


async def test_only_rooms_where_nothing_happened_are_removed(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        ana, _ = await store.new_guest("Ana")
        stale, saved, talked, begun, playing, over = [
            await store.add_room(room_of(ana, state=state), by=ana.by)
            for state in ("open", "open", "open", "open", "playing", "over")
        ]
        link = await store.add_seat_link(stale.id, 0, ana.id, by=ana.by)
        await store.add_chat(stale.id, ChatLine("Ana", 0, "Anybody?", time.now), by=ana.by)
        await store.append(begun.id, [entry(0)], by=SERVER)
        time.now += 100
        saved = await store.save_room(saved, by=SERVER)
        await store.add_chat(talked.id, ChatLine("Ana", 0, "Anybody?", time.now), by=ana.by)
        time.now += 50
        assert await store.remove_stale(150) == []
        time.now += 1
        assert await store.remove_stale(150) == [stale.id]
        assert await store.remove_stale(150) == []
        assert await store.room(stale.id) is None
        assert await store.seat_of_link(link) is None
        assert await store.chats(stale.id) == []
        left = {room.id for room in await store.rooms_of(ana.id)}
        assert left == {saved.id, talked.id, begun.id, playing.id, over.id}
        with pytest.raises(NoSuchRoom):
            await store.save_room(stale, by=SERVER)
