"""Tournaments from the first entrant to the last round, and secrecy between their tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.evening import Evening, Json, evening, refusal, run
from tests.server.live.test_processes import second

from burgrave.kernel.record import Record
from burgrave.server.live.errors import Refused
from burgrave.server.live.occasions import occasions
from burgrave.server.live.requests import (
    AddSeatLink,
    Explain,
    Join,
    Leave,
    ShowRecord,
    ShowReplay,
    ShowResult,
    ShowRoom,
    ShowStep,
    ShowTable,
    StartGame,
)
from burgrave.server.live.tournaments import seal_of
from burgrave.server.store import SERVER, Changed

SHORT = {"game": "citadels", "options": {"players": 2}}


async def made(night: Evening, people: int = 0, *, host: int = 0, **wanted: Any) -> str:
    """Create a tournament with a host (by default Ana) and this many other entrants."""
    asked = {"set_up": SHORT, "rounds": 2, "places": 4, "level": "easy", "wait": 60, **wanted}
    row = await night.tables.tournaments.create(night.people[host], asked)
    for person in night.people[1 : people + 1]:
        await night.tables.tournaments.join(row["id"], person)
    return str(row["id"])


async def code(asked: Coroutine[Any, Any, object]) -> str | None:
    """Return the problem code if the call is refused, otherwise None."""
    try:
        await asked
    except Refused as refused:
        return refused.code
    return None


async def shown(night: Evening, cup: str, person: int | None = None) -> Json:
    return await night.tables.tournaments.show(cup, None if person is None else night.people[person])


async def played_on(night: Evening, cup: str, *, rounds: int) -> Json:
    """Let bots play, including for absent users, until this many rounds are over."""
    while True:
        row = await shown(night, cup)
        if sum(one["closed"] is not None for one in row["rounds"]) >= rounds:
            return row
        await night.tables.tournaments.tick()
        await asyncio.sleep(0.005)


def test_bots_play_where_nobody_has_come_and_all_is_counted() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=1)
            row = await night.tables.tournaments.begin(cup, night.people[0])
            assert row["state"] == "playing" and len(row["players"]) == 4
            assert [one["level"] for one in row["players"]] == [None, None, "easy", "easy"]
            assert row["you"]["table"] in [table["room"] for table in row["rounds"][0]["tables"]]
            night.clock.time += 61
            await played_on(night, cup, rounds=1)
            night.clock.time += 61
            row = await played_on(night, cup, rounds=2)
            assert row["state"] == "over" and row["standings"][0]["place"] == 1
            assert sum(one["points"] for one in row["standings"]) == 4  # two tables of two, twice
            opponents = [frozenset(table["players"]) for one in row["rounds"] for table in one["tables"]]
            assert len({*opponents}) == 4  # no pairing is repeated
            assert all(room.state == "over" for room in await night.store.rooms_of(night.people[0].id))
            assert len(await night.store.history(night.people[0].id)) == 2

    run(night)


def test_a_table_begins_when_all_are_there() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=3, rounds=1)
            row = await night.tables.tournaments.begin(cup, night.people[0])
            tables = [table["room"] for table in row["rounds"][0]["tables"]]
            own = row["you"]["table"]
            assert row["until"] == night.clock.time + 60
            here = next(table["players"] for table in row["rounds"][0]["tables"] if table["room"] == own)
            for place in here:
                await night.listen(own, night.people[place])
            await night.tables.tournaments.tick()
            states = {room: (await night.tables.ask(room, ShowRoom(None)))["state"] for room in tables}
            assert states == {room: "playing" if room == own else "open" for room in tables}
            night.clock.time += 60
            await night.tables.tournaments.tick()
            other = next(room for room in tables if room != own)
            seats = (await night.tables.ask(other, ShowRoom(None)))["seats"]
            assert all(seat["stand_in"] for seat in seats)
            assert not any(seat["stand_in"] for seat in (await night.tables.ask(own, ShowRoom(None)))["seats"])

    run(night)


def test_nobody_but_the_tournament_gives_its_seats() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=3, rounds=1)
            room = (await night.tables.tournaments.begin(cup, night.people[0]))["you"]["table"]
            ana, tables = night.people[0], night.tables
            asked: list[Coroutine[Any, Any, object]] = [
                tables.ask(room, StartGame(ana)),
                tables.ask(room, Leave(ana)),
                tables.ask(room, AddSeatLink(ana)),
                tables.ask(room, Join(night.people[5])),
                tables.rematch(room, ana),
            ]
            assert {await code(one) for one in asked} == {"of-tournament"}
            assert not (await tables.ask(room, ShowRoom(ana)))["you"]["host"]

    run(night)


def test_who_may_do_what() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=3)
            ana, bruno, _, diego, elena = night.people[:5]
            cups = night.tables.tournaments
            assert await code(cups.join(cup, elena)) == "tournament-full"
            assert await code(cups.begin(cup, bruno)) == "not-host"
            assert await code(cups.remove(cup, bruno, 1)) == "not-host"
            assert await code(cups.remove(cup, ana, 7)) == "no-player"
            await cups.remove(cup, ana, 3)
            assert await code(cups.join(cup, diego)) == "was-removed"
            await cups.leave(cup, bruno)
            assert await code(cups.leave(cup, bruno)) == "not-entered"
            await cups.join(cup, elena)
            row = await cups.begin(cup, ana)
            names = [one["name"] for one in row["players"]]
            assert names[:3] == ["Ana", "Carla", "Elena"] and row["players"][3]["level"] == "easy"
            assert await code(cups.begin(cup, ana)) == "tournament-begun"
            assert await code(cups.join(cup, diego)) == "tournament-begun"
            assert await code(cups.call_off(cup, ana)) == "tournament-begun"
            assert await code(cups.show("tnothing", ana)) == "no-tournament"
            assert [one["id"] for one in await cups.of_person(elena)] == [cup]
            assert await cups.of_person(bruno) == []
            other = await made(night)
            assert (await cups.call_off(other, ana))["state"] == "over"
            assert await code(cups.join(other, bruno)) == "tournament-over"

    run(night)


def test_nobody_begins_without_players_or_hosts_too_many() -> None:
    async def night() -> None:
        async with evening(tournaments_per_person=2) as night:
            empty = await made(night, play=False)
            assert await code(night.tables.tournaments.begin(empty, night.people[0])) == "tournament-empty"
            await made(night)
            assert await code(made(night)) == "too-many-tournaments"

    run(night)


def test_tables_of_a_tournament_count_as_rooms_of_its_host() -> None:
    """Throughout a tournament, the number of rooms that one round needs counts toward the limits on rooms.

    A tournament that cannot begin because of a limit on rooms stays unchanged.
    """

    async def night() -> None:
        async with evening(rooms_per_guest=5, rooms_per_address=8) as night:
            ana, bruno, carla, *_ = night.people
            cups = night.tables.tournaments
            first, second = [await made(night, people=1, places=6) for _ in range(2)]
            await cups.begin(first, ana, network=1)
            before = await shown(night, second, 0)
            refused = await refusal(cups.begin(second, ana, network=1))
            assert (refused.code, refused.status) == ("too-many-rooms", 429)
            assert refused.detail == (
                "This needs 3 rooms at once. You host 3 rooms, but 5 is the limit; finish or leave some first."
            )
            assert await shown(night, second, 0) == before and before["state"] == "open"
            alone = [await night.room(SHORT) for _ in range(2)]
            assert await code(night.room(SHORT)) == "too-many-rooms"
            other = await made(night, host=1, places=6)
            assert await code(cups.begin(other, bruno, network=1)) is None  # another host
            third = await made(night, host=2, places=6)
            address = await refusal(cups.begin(third, carla, network=1))
            assert "Your address has 6 rooms, but 8 is the limit" in address.detail
            assert await code(cups.begin(third, carla, network=2)) is None
            night.clock.time += 61
            await played_on(night, first, rounds=1)
            assert await code(cups.begin(second, ana, network=1)) == "too-many-rooms"  # needed for the second round
            night.clock.time += 61
            assert (await played_on(night, first, rounds=2))["state"] == "over"
            for room in alone:
                await night.tables.ask(room, Leave(ana))
            assert await code(cups.begin(second, ana, network=3)) is None

    run(night)


def test_a_round_has_no_more_tables_than_a_host_may_have_rooms() -> None:
    async def night() -> None:
        async with evening(rooms_per_guest=5) as night:
            refused = await refusal(made(night, places=12))
            assert (refused.code, refused.status) == ("too-many-tables", 422)
            assert "need 6 tables, but 5 is the maximum" in refused.detail
            assert await night.tables.tournaments.of_person(night.people[0]) == []

    run(night)


def test_tables_of_bots_alone_play_a_few_at_a_time() -> None:
    """The number of bot tables playing at once is limited per host and address; users' tables do not wait."""

    async def night() -> None:
        async with evening(bot_tables_per_guest=2, bot_tables_per_address=3, bot_pause=0.0, rooms_per_guest=8) as night:
            cups = night.tables.tournaments
            await cups.stop()  # the test calls it itself
            hosts = night.people[:2]
            found = [await made(night, host=number, places=8, rounds=1) for number in range(2)]
            for cup, host in zip(found, hosts, strict=True):
                await cups.begin(cup, host, network=1)
            night.clock.time += 61  # nobody came: substitute bots play, and these tables wait their turn as well
            most: Counter[str] = Counter()
            while await night.store.running_tournaments():
                for cup in found:
                    states = await night.store.states_of_tables(cup)
                    most[cup] = max(most[cup], list(states.values()).count("playing"))
                played = await night.store.tables_being_played(hosts[0].id, 1)
                most["all"] = max(most["all"], len(played))
                await cups.tick()
                await asyncio.sleep(0.005)
            assert max(most[cup] for cup in found) <= 2 and most["all"] <= 3
            assert [len(await night.store.states_of_tables(cup)) for cup in found] == [4, 4]

    run(night)


def test_a_person_does_not_wait_for_tables_of_bots() -> None:
    async def night() -> None:
        async with evening(bot_tables_per_guest=1, bot_pause=1000.0) as night:
            cup = await made(night, people=1, places=8, rounds=1)
            row = await night.tables.tournaments.begin(cup, night.people[0])
            rooms = {table["room"]: table for table in row["rounds"][0]["tables"]}
            with_people = {room for room, table in rooms.items() if {0, 1} & {*table["players"]}}
            for number in range(2):
                own = next(room for room in with_people if number in rooms[room]["players"])
                await night.listen(own, night.people[number])
            for _ in range(3):
                await night.tables.tournaments.tick()
            states = await night.store.states_of_tables(cup)
            playing = {room for room, state in states.items() if state == "playing"}
            assert with_people < playing and len(playing) == len(with_people) + 1

    run(night)


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        ({"places": 3}, "bad-places"),  # one player would be alone
        ({"places": 2, "duplicate": True}, "bad-places"),
        ({"places": 5, "duplicate": True, "set_up": {"game": "citadels", "options": {"players": 3}}}, "bad-places"),
        ({"clock": {"kind": "none"}}, "malformed"),
        ({"name": "\u200b"}, "bad-name"),
        ({"set_up": {"game": "citadels", "options": {"players": 2, "scenario": "no-such"}}}, "bad-set-up"),
    ],
)
def test_what_cannot_be_had(wanted: Json, refused: str) -> None:
    async def night() -> None:
        async with evening() as night:
            assert await code(made(night, **wanted)) == refused

    run(night)


def test_who_leaves_is_played_by_a_bot_and_who_comes_back_plays() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=3)
            cups, bruno, carla = night.tables.tournaments, night.people[1], night.people[2]
            await cups.begin(cup, night.people[0])
            night.clock.time += 61
            await cups.tick()
            row = await cups.leave(cup, bruno)
            assert row["players"][1]["out"] == "left" and row["you"]["table"] is None
            await cups.remove(cup, night.people[0], 2)
            table = next(one["room"] for one in row["rounds"][0]["tables"] if 2 in one["players"])
            gone = next(
                seat for seat in (await night.tables.ask(table, ShowRoom(carla)))["seats"] if seat["name"] == "Carla"
            )
            assert (gone["kind"], gone["level"], gone["you"]) == ("bot", "easy", False)
            assert (await cups.join(cup, bruno))["players"][1]["out"] == ""
            assert await code(cups.join(cup, carla)) == "was-removed"
            await played_on(night, cup, rounds=1)
            row = await shown(night, cup, 1)
            assert row["you"]["table"] in [one["room"] for one in row["rounds"][1]["tables"]]
            second_table = next(one["room"] for one in row["rounds"][1]["tables"] if 2 in one["players"])
            assert (await night.tables.ask(second_table, ShowRoom(carla)))["you"]["seat"] is None

    run(night)


def test_a_deal_played_twice_is_sealed_until_its_last_table_is_over(foretold_seeds: None) -> None:
    """While any table is playing the deal, all its tables, records, results, replays and reviews are sealed."""

    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=1, duplicate=True, rounds=1, places=4)
            row = await night.tables.tournaments.begin(cup, night.people[0])
            rooms = [table["room"] for table in row["rounds"][0]["tables"]]
            tables, ana, stranger = night.tables, night.people[0], night.people[7]
            mine = next(one["room"] for one in row["rounds"][0]["tables"] if 0 in one["players"])
            night.clock.time += 61
            await tables.tournaments.tick()
            stored = [await night.store.room(room) for room in rooms]
            headers = [one.header for one in stored if one is not None and one.header is not None]
            assert headers[0]["seed"] == headers[1]["seed"]
            seed = str(headers[0]["seed"])

            async def shut(room: str, person: Any) -> set[str | None]:
                asked: list[Coroutine[Any, Any, object]] = [
                    tables.ask(room, ShowResult(person, "en")),
                    tables.ask(room, ShowReplay(person)),
                    tables.ask(room, ShowStep(person, 0, "en", open_cards=True)),
                    tables.review(room, person, "en"),
                    tables.ask_review(room, person, "en"),
                    tables.play_from(room, person, 0, None),
                ]
                return {await code(one) for one in asked}

            for room in rooms:
                outside = stranger if room == mine else ana
                for person in (outside, stranger):
                    if person is ana and room == mine:
                        continue
                    assert await shut(room, person) == {"sealed"}
                    looking: list[Coroutine[Any, Any, object]] = [
                        tables.ask(room, ShowTable(person, "en")),
                        tables.ask(room, ShowRecord(person)),
                        night.listen(room, person),
                        tables.ask(room, Explain(person, "en", "")),
                    ]
                    assert {await code(one) for one in looking} == {"sealed"}
            # The end of a player's own game reveals nothing more than they have already seen, either.
            await _over(night, mine)
            assert await shut(mine, ana) == {"sealed"}
            assert "course" not in await tables.ask(mine, ShowTable(ana, "en"))
            text = await tables.ask(mine, ShowRecord(ana))
            assert text.startswith("burgrave seen") and seed not in text
            assert await night.store.history(ana.id) == []
            before = await shown(night, cup, 0)
            assert before["rounds"][0]["seed"] is None and seed not in str(before)
            assert all(table["ranks"] is None for table in before["rounds"][0]["tables"])
            assert before["rounds"][0]["seal"] == seal_of(seed)
            after = await played_on(night, cup, rounds=1)
            assert [one.room_id for one in await night.store.history(ana.id)] == [mine]
            assert after["rounds"][0]["seed"] == seed
            assert (await tables.ask(mine, ShowTable(ana, "en")))["course"]["rounds"][0] == 1
            for room in rooms:
                for person in (stranger, ana):
                    await tables.ask(room, ShowStep(person, 0, "en", open_cards=True))
                    assert (await tables.ask(room, ShowResult(person, "en")))["result"] is not None
                    assert Record.parse(await tables.ask(room, ShowRecord(person))).seed == seed
            deals = {str((await tables.ask(room, ShowStep(None, 0, None, seat=0)))["view"]["hand"]) for room in rooms}
            assert len(deals) == 1

    run(night)


async def _over(night: Evening, room: str) -> None:
    """Wait until bots have finished the game in a room; this does not close the round."""
    while (row := await night.store.room(room)) is None or row.state != "over":
        await asyncio.sleep(0.005)


def test_a_round_is_not_closed_while_a_game_goes_on() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, duplicate=True)
            await night.tables.tournaments.begin(cup, night.people[0])
            row = await night.store.tournament(cup)
            assert row is not None
            with pytest.raises(Changed, match="still running"):
                await night.store.save_tournament(row, closes=True, by=SERVER)
            assert await night.store.tournament(cup) == row

    run(night)


def test_two_processes_open_and_close_each_round_once(shared_url: str) -> None:
    async def night() -> None:
        async with evening(url=shared_url) as here, second(here) as there:
            cup = await made(here, people=1)
            await here.tables.tournaments.begin(cup, here.people[0])
            while (row := await shown(there, cup))["state"] != "over":
                here.clock.time += 1
                await asyncio.gather(here.tables.tournaments.tick(), there.tables.tournaments.tick())
                await asyncio.sleep(0.005)
            assert [len(one["tables"]) for one in row["rounds"]] == [2, 2]
            assert len(await here.store.states_of_tables(cup)) == 4

    run(night)


def test_a_tournament_goes_on_at_another_process(tmp_path: Path) -> None:
    """Another process can take over a tournament, in the middle of a round or between rounds."""

    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as first:
            cup = await made(first, people=1)
            await first.tables.tournaments.begin(cup, first.people[0])
            first.clock.time += 61
            await first.tables.tournaments.tick()
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as then:
            then.clock.time = first.clock.time + 1000
            await played_on(then, cup, rounds=1)
            then.clock.time += 1000
            assert (await played_on(then, cup, rounds=2))["state"] == "over"

    run(night)


def test_people_who_are_away_are_told_that_a_table_waits() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=1)
            room = (await night.tables.tournaments.begin(cup, night.people[0]))["you"]["table"]
            async with night.tables.registry.at(room) as table:
                told = {(one.person_id, one.kind) for one in occasions(table, 0.0)}
            assert (night.people[0].id, "round") in told and {kind for _, kind in told} == {"round"}

    run(night)


def test_another_name_is_shown() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=1)
            bruna = await night.store.rename(night.people[1].id, "Ana", by=night.people[1].by)
            await night.tables.renamed(bruna)
            assert [one["name"] for one in (await shown(night, cup))["players"]] == ["Ana", "Ana 2"]

    run(night)


def test_forgotten_tournaments_are_removed() -> None:
    async def night() -> None:
        async with evening() as night:
            cup, other = await made(night), await made(night, people=1)
            await night.tables.tournaments.begin(other, night.people[0])
            night.clock.time += 15 * 86_400
            await night.tables.tournaments.tick()
            assert await night.store.tournament(cup) is None
            assert await night.store.tournament(other) is not None

    run(night)


def test_a_group_stays_together() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, format="groups")
            await night.tables.tournaments.begin(cup, night.people[0])
            for number in (1, 2):
                night.clock.time += 61
                row = await played_on(night, cup, rounds=number)
            first, second_ = ({frozenset(table["players"]) for table in one["tables"]} for one in row["rounds"])
            assert first == second_
            seats = [table["players"] for one in row["rounds"] for table in one["tables"]]
            assert all(sorted(seat[place] for seat in seats) == [0, 1, 2, 3] for place in (0, 1))

    run(night)


def test_a_damaged_table_keeps_no_other_from_beginning() -> None:
    async def night() -> None:
        async with evening() as night:
            cup = await made(night, people=3, rounds=1)
            row = await night.tables.tournaments.begin(cup, night.people[0])
            broken, sound = (table["room"] for table in row["rounds"][0]["tables"])
            room = await night.store.room(broken)
            assert room is not None
            await night.store.save_room(replace(room, set_up={"game": "chess", "options": {"players": 2}}), by=SERVER)
            night.tables.registry.reread_soon(broken)
            night.clock.time += 61
            await night.tables.tournaments.tick()
            assert (await night.tables.ask(sound, ShowRoom(None)))["state"] == "playing"
            assert (await shown(night, cup))["state"] == "playing"

    run(night)
