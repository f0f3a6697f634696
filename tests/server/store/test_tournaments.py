"""Tournaments in the store: all data is stored, and a round is written together with its rooms."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.store.keeping import opened

from burgrave.server.store import (
    SERVER,
    Changed,
    EntrantRow,
    NoSuchPerson,
    NoSuchTournament,
    Principal,
    RoomRow,
    RoundRow,
    SeatResult,
    SeatRow,
    Store,
    TournamentRow,
    TournamentTable,
    new_room_id,
    new_tournament_id,
)
from burgrave.server.store.schema import results

PLAN = {"set_up": {"game": "citadels", "options": {"players": 2}}, "rounds": 2}


async def begun(store: Store) -> tuple[TournamentRow, list[RoomRow], list[Principal]]:
    people = [(await store.new_guest(name))[0] for name in ("Ana", "Bruno")]
    ana, bruno = people
    row = TournamentRow(new_tournament_id(), " Friday ", ana.id, PLAN, players=(EntrantRow("Ana", ana.id),))
    row = await store.add_tournament(row, by=ana.by)
    assert (row.name, await store.tournament(row.id)) == ("Friday", row)
    players = (*row.players, EntrantRow("Bruno", bruno.id), EntrantRow("Odo", level="easy"), EntrantRow("Lucia"))
    tables = tuple(TournamentTable(new_room_id(), places) for places in ((0, 1), (2, 3)))
    seats = SeatRow(kind="person", person_id=bruno.id, name="Bruno"), SeatRow(kind="bot", name="Odo", level="easy")
    rooms = [
        RoomRow(table.room_id, "Friday 1.1", PLAN["set_up"], seats, ana.id, tournament=row.id, sealed=True)  # type: ignore[arg-type]
        for table in tables
    ]
    wanted = replace(row, state="playing", players=players, rounds=(RoundRow(1.0, tables, seed="secret"),))
    return await store.save_tournament(wanted, opened=rooms, by=SERVER), rooms, people


async def test_a_round_is_kept_with_its_rooms(url: str) -> None:
    async with opened(url) as store:
        row, rooms, (ana, bruno) = await begun(store)
        assert await store.tournament(row.id) == row and row.version == 1
        assert await store.states_of_tables(row.id) == {room.id: "open" for room in rooms}
        assert await store.running_tournaments() == [row.id]
        for person in (ana, bruno):
            assert await store.tournaments_of(person.id) == [row]
        assert [await store.tournaments_hosted(one.id) for one in (ana, bruno)] == [1, 0]
        # The tournament's host is not the host of its tables.
        assert await store.rooms_of(ana.id) == []
        assert {room.id for room in await store.rooms_of(bruno.id)} == {room.id for room in rooms}
        assert "secret" not in repr(row)


async def test_of_two_changes_one_is_made(url: str) -> None:
    async with opened(url) as store:
        row, rooms, _ = await begun(store)
        again = [replace(room, id=new_room_id()) for room in rooms]
        with pytest.raises(Changed):
            await store.save_tournament(replace(row, version=0), opened=again, by=SERVER)
        assert len(await store.states_of_tables(row.id)) == 2
        with pytest.raises(NoSuchTournament):
            await store.save_tournament(replace(row, id=new_tournament_id()), by=SERVER)
        with pytest.raises(NoSuchPerson):
            await store.save_tournament(replace(row, players=(EntrantRow("Eve", "p_nobody"),)), by=SERVER)
        assert await store.tournament(row.id) == row


async def test_seals_are_lifted_when_all_games_are_over(url: str) -> None:
    async with opened(url) as store:
        row, rooms, _ = await begun(store)
        first, last = [room for one in rooms if (room := await store.room(one.id))]
        await store.save_room(replace(first, state="over"), by=SERVER)
        with pytest.raises(Changed, match="still running"):
            await store.save_tournament(row, closes=True, by=SERVER)
        assert await store.tournament(row.id) == row
        over = await store.save_room(replace(last, state="over"), by=SERVER)
        await store.save_tournament(row, closes=True, by=SERVER)
        for room in rooms:
            found = await store.room(room.id)
            assert found is not None and found.sealed is False
        with pytest.raises(Changed):  # a writer with an outdated room must not seal it again
            await store.save_room(over, by=SERVER)


async def test_sealed_games_are_rated_once_when_the_round_closes(url: str) -> None:
    async with opened(url) as store:
        row, rooms, people = await begun(store)
        accounts = [
            await store.register(one.id, one.name.lower(), "correct horse battery", by=one.by) for one in people
        ]
        profiles = [await store.show_profile(one.id, by=one.by) for one in accounts]
        for number, room in enumerate(rooms):
            await store.save_room(replace(room, state="over"), by=SERVER)
            ana, bruno = (
                SeatResult(seat, one.name, 1 + (seat == number), 9, one.id) for seat, one in enumerate(people)
            )
            assert await store.add_result(room.id, [ana, bruno], game="citadels")
        # A server of an older version has rated the first game when it ended.
        await older_result(store, rooms[0].id)
        assert await store.best(least=0, limit=9, doubt=2.0) == {}
        assert [await store.companions(one.id) for one in people] == [[], []]
        await store.save_tournament(row, closes=True, by=SERVER)
        best = (await store.best(least=0, limit=9, doubt=2.0))["citadels"]
        assert [(one.profile_id, one.games) for one in best] == [(profile, 1) for profile in profiles]
        assert [await store.companions(one.id) for one in people] == [["Bruno"], ["Ana"]]


async def older_result(store: Store, room_id: str) -> None:
    """Mark a result as stored by a version that rated every game as soon as it ended."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(results).where(results.c.room_id == room_id).values(rated=None))

    await store._database.write(work)


async def test_only_what_never_began_is_removed(url: str) -> None:
    async with opened(url) as store:
        row, _, (ana, _) = await begun(store)
        other = await store.add_tournament(TournamentRow(new_tournament_id(), "Saturday", ana.id, PLAN), by=ana.by)
        await store.remove_stale_tournaments(3600)
        assert await store.tournament(other.id) == other
        await store.remove_stale_tournaments(-1)
        assert await store.tournament(other.id) is None
        assert await store.tournaments_of(ana.id) == [row]
