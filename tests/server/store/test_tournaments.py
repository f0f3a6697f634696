"""Tournaments are kept as they are, and a round and its rooms are written together or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.store.keeping import opened

from burgrave.server.store import (
    Changed,
    EntrantRow,
    NoSuchPerson,
    NoSuchTournament,
    Person,
    RoomRow,
    RoundRow,
    SeatRow,
    Store,
    TournamentRow,
    TournamentTable,
    new_room_id,
    new_tournament_id,
)

PLAN = {"set_up": {"game": "citadels", "options": {"players": 2}}, "rounds": 2}


async def begun(store: Store) -> tuple[TournamentRow, list[RoomRow], list[Person]]:
    """Return a tournament whose first round is open, its rooms, and its people."""
    people = [(await store.new_guest(name))[0] for name in ("Ana", "Bruno")]
    ana, bruno = people
    row = TournamentRow(new_tournament_id(), " Friday ", ana.id, PLAN, players=(EntrantRow("Ana", ana.id),))
    row = await store.add_tournament(row)
    assert (row.name, await store.tournament(row.id)) == ("Friday", row)
    players = (*row.players, EntrantRow("Bruno", bruno.id), EntrantRow("Odo", level="easy"), EntrantRow("Lucia"))
    tables = tuple(TournamentTable(new_room_id(), places) for places in ((0, 1), (2, 3)))
    seats = SeatRow(kind="person", person_id=bruno.id, name="Bruno"), SeatRow(kind="bot", name="Odo", level="easy")
    rooms = [
        RoomRow(table.room_id, "Friday 1.1", PLAN["set_up"], seats, ana.id, tournament=row.id, sealed=True)  # type: ignore[arg-type]
        for table in tables
    ]
    wanted = replace(row, state="playing", players=players, rounds=(RoundRow(1.0, tables, seed="secret"),))
    return await store.save_tournament(wanted, opened=rooms), rooms, people


async def test_a_round_is_kept_with_its_rooms(url: str) -> None:
    async with opened(url) as store:
        row, rooms, (ana, bruno) = await begun(store)
        assert await store.tournament(row.id) == row and row.version == 1
        assert await store.states_of_tables(row.id) == {room.id: "open" for room in rooms}
        assert await store.running_tournaments() == [row.id]
        for person in (ana, bruno):
            assert await store.tournaments_of(person.id) == [row]
        assert [await store.tournaments_hosted(one.id) for one in (ana, bruno)] == [1, 0]
        # Its host does not host its tables.
        assert await store.rooms_of(ana.id) == []
        assert {room.id for room in await store.rooms_of(bruno.id)} == {room.id for room in rooms}
        assert "secret" not in repr(row)


async def test_of_two_changes_one_is_made(url: str) -> None:
    async with opened(url) as store:
        row, rooms, _ = await begun(store)
        again = [replace(room, id=new_room_id()) for room in rooms]
        with pytest.raises(Changed):
            await store.save_tournament(replace(row, version=0), opened=again)
        assert len(await store.states_of_tables(row.id)) == 2
        with pytest.raises(NoSuchTournament):
            await store.save_tournament(replace(row, id=new_tournament_id()))
        with pytest.raises(NoSuchPerson):
            await store.save_tournament(replace(row, players=(EntrantRow("Eve", "p_nobody"),)))
        assert await store.tournament(row.id) == row


async def test_seals_are_lifted_when_all_games_are_over(url: str) -> None:
    async with opened(url) as store:
        row, rooms, _ = await begun(store)
        first, last = [room for one in rooms if (room := await store.room(one.id))]
        await store.save_room(replace(first, state="over"))
        with pytest.raises(Changed, match="goes on"):
            await store.save_tournament(row, closes=True)
        assert await store.tournament(row.id) == row
        over = await store.save_room(replace(last, state="over"))
        await store.save_tournament(row, closes=True)
        for room in rooms:
            found = await store.room(room.id)
            assert found is not None and found.sealed is False
        with pytest.raises(Changed):  # who read the room before does not seal it again
            await store.save_room(over)


async def test_only_what_never_began_is_removed(url: str) -> None:
    async with opened(url) as store:
        row, _, (ana, _) = await begun(store)
        other = await store.add_tournament(TournamentRow(new_tournament_id(), "Saturday", ana.id, PLAN))
        await store.remove_stale_tournaments(3600)
        assert await store.tournament(other.id) == other
        await store.remove_stale_tournaments(-1)
        assert await store.tournament(other.id) is None
        assert await store.tournaments_of(ana.id) == [row]
