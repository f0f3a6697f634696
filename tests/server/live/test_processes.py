"""Two processes on one database: the first commit wins, and both end up with the same game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, evening, refusal, run

from burgrave.kernel.rng import Rng
from burgrave.server.live.errors import Refused
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.requests import (
    Act,
    Chat,
    Join,
    Leave,
    SetSeat,
    ShowRecord,
    ShowRoom,
    ShowTable,
    StartGame,
    Undo,
)
from burgrave.server.live.room_types import OpenSeat
from burgrave.server.store import Heard, Present, Store, listener


@asynccontextmanager
async def second(night: Evening) -> AsyncIterator[Evening]:
    """Run another process on the same database, with a connection of its own."""
    store = await Store.open(night.settings.database_url, now=night.clock)
    other = Evening(store, night.settings, night.clock, night.people)
    try:
        async with other.tables:
            yield other
    finally:
        await store.close()


def test_two_processes_race_for_every_decision(tmp_path: Path) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as here, second(here) as there:
            room = await here.game(VALERIA, 2)
            ears = [await night.listen(room, here.people[1], "en") for night in (here, there)]
            rng = Rng("race")
            won = stale = 0
            while not here.played(room).state.is_over():
                await here.settled()
                await there.settled()
                for night in (here, there):
                    night.tables.registry.heard(room, 10**6)
                    night.tables.registry.heard(room, Heard.ROOM)
                    await night.settled()
                game = here.played(room)
                assert game.state.digest() == there.played(room).state.digest()
                assert game.opened == there.played(room).opened
                people = [seat for seat in game.opened if seat < 2]
                if not people:
                    await here.tables.registry.sweep()
                    continue
                seat = people[0]
                legal = game.state.legal(seat)
                asked = [
                    night.tables.ask(room, Act(here.people[seat], seq=game.count, action=legal[rng.below(len(legal))]))
                    for night in (here, there)
                ]
                for found in await asyncio.gather(*asked, return_exceptions=True):
                    if isinstance(found, Refused):
                        assert found.code in ("stale", "game-over")  # the first one may have ended the game
                        stale += 1
                    else:
                        assert isinstance(found, int)
                        won += 1
            assert won == stale > 10
            for night in (here, there):
                night.tables.registry.heard(room, 10**6)
                await night.settled()
            assert here.played(room).state.digest() == there.played(room).state.digest()
            assert await here.tables.ask(room, ShowRecord(None)) == await there.tables.ask(room, ShowRecord(None))
            assert ears[0].table["result"] == ears[1].table["result"] is not None
            assert ears[0].room["state"] == ears[1].room["state"] == "over"

    run(night)


def test_nobody_is_late_who_has_answered_by_way_of_another_process(tmp_path: Path) -> None:
    async def night() -> None:
        clock = {"kind": "move", "seconds": 60}
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as here, second(here) as there:
            room = await here.game({"game": "valeria", "options": {"players": 2}}, 2, clock=clock)
            await there.tables.ask(room, ShowRoom(here.people[0]))
            here.clock.time += 59
            for person in here.people[:2]:
                await here.decide(room, person, Rng("in time"))
            here.clock.time += 1
            await there.tables.registry.tick()  # which was not notified
            await there.settled()
            found = await here.store.room(room)
            assert found is not None and not any(seat.stand_in for seat in found.seats)
            here.clock.time += 60
            await there.tables.registry.tick()
            found = await here.store.room(room)
            assert found is not None and any(seat.stand_in for seat in found.seats)

    run(night)


def test_what_others_commit_is_heard_and_told(tmp_path: Path) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as here, second(here) as there:
            room = await here.room(CITADELS, 4)
            ears = await there.listen(room, here.people[1], "en")
            await here.tables.ask(room, StartGame(here.people[0]))
            there.tables.registry.heard(room, Heard.ROOM)
            await there.settled()
            assert ears.room["state"] == "playing" and ears.table["seq"] == 0
            seat = here.played(room).state.to_act()
            await here.decide(room, here.people[seat], Rng(1))
            there.tables.registry.heard(room, 0)
            await there.settled()
            assert ears.table["seq"] == 1
            await here.tables.ask(room, Undo(here.people[seat], seq=1))
            there.tables.registry.heard(room, 1)
            there.tables.registry.heard(room, 0)  # late, and known already
            await there.settled()
            assert ears.table["seq"] == 2 and ears.table["log"]["from"] == 0
            await here.tables.ask(room, Chat(here.people[2], "hello"))
            there.tables.registry.heard(room, Heard.CHAT)
            await there.settled()
            assert [one["text"] for one in ears.of("chat")] == ["hello"]

    run(night)


def test_who_has_seen_a_newer_table_elsewhere_is_understood_here(tmp_path: Path) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as here, second(here) as there:
            room = await here.game(CITADELS, 4)
            await there.tables.ask(room, ShowTable(None, None))
            seat = here.played(room).state.to_act()
            await here.decide(room, here.people[seat], Rng(1))
            after = here.played(room).state.to_act()
            action = here.played(room).state.legal(after)[0]
            # This process has not been notified of the other's commit.
            assert await there.tables.ask(room, Act(here.people[after], seq=1, action=action)) >= 2

    run(night)


def test_rooms_changed_in_both(tmp_path: Path) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as here, second(here) as there:
            room = await here.room(CITADELS, 2)
            await there.tables.ask(room, ShowRoom(None))
            await here.tables.ask(room, SetSeat(here.people[0], 2, OpenSeat()))
            shown = await there.tables.ask(room, Join(here.people[2], seat=2))
            assert shown["you"]["seat"] == 2 and [seat["kind"] for seat in shown["seats"]].count("person") == 3
            error = await refusal(here.tables.ask(room, Join(here.people[3], seat=2)))
            assert error.code == "seat-taken"

    run(night)


async def pass_time(seconds: float, *running: Evening) -> None:
    """Advance the shared clock while the processes exchange signals and run their periodic checks."""
    clock = running[0].clock
    until = clock.time + seconds
    while clock.time < until:
        clock.time += 0.5
        for night in running:
            peers = night.tables.registry.peers
            others = {one.store.process for one in running} - {night.store.process}
            async with asyncio.timeout(60):
                while peers._own != clock.time or any(peers._seen.get(other) != clock.time for other in others):
                    await asyncio.sleep(0.005)
            await night.tables.registry.tick()


@pytest.fixture
def frequent_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make processes signal often, because the test's clock does not run by itself."""
    monkeypatch.setattr(listener, "_BEAT", 0.02)


@pytest.mark.usefixtures("frequent_signals")
@pytest.mark.parametrize("killed", [False, True])
def test_another_process_takes_over_bots_and_clocks(postgres_url: str, killed: bool) -> None:
    async def night() -> None:
        async with evening(url=postgres_url, sweep_seconds=5.0) as here, second(here) as there:
            await pass_time(3, here, there)
            room = await here.game(VALERIA, clock={"kind": "move", "seconds": 60})
            await here.settled()
            await pass_time(12, here, there)
            assert there.tables.registry.peers.is_served(room)
            assert room not in there.tables.registry.tables
            if killed:
                await here.tables.registry.stop()  # without a goodbye
                await here.store.close()
                await pass_time(5, there)
            else:
                await here.tables.stop()
                await pass_time(1, there)
            async with asyncio.timeout(60):
                while there.tables.registry.peers.is_served(room):
                    await asyncio.sleep(0.01)
            await pass_time(60, there)
            await there.settled()
            assert (await there.tables.ask(room, ShowRoom(None)))["seats"][0]["stand_in"] is True
            assert (await there.tables.ask(room, ShowRoom(None)))["state"] == "over"

    run(night)


@pytest.mark.usefixtures("frequent_signals")
def test_a_game_that_each_process_leaves_to_the_other_goes_on_after_lost_notifications(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url) as here, second(here) as there:
            await pass_time(3, here, there)
            room = await here.game(VALERIA, clock={"kind": "move", "seconds": 600})
            await pass_time(1, here, there)
            peers = [night.tables.registry.peers for night in (here, there)]
            peers[0].set_server(room, there.store.process)  # its own later notification was lost
            assert all(one.is_served(room) for one in peers)
            here.tables.registry.missed()
            await pass_time(9, here, there)
            async with asyncio.timeout(60):
                while [one.is_served(room) for one in peers].count(True) != 1:
                    await asyncio.sleep(0.01)

    run(night)


@pytest.mark.usefixtures("frequent_signals")
def test_after_lost_notifications_a_process_announces_which_games_it_serves(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url) as here, second(here) as there:
            await pass_time(3, here, there)
            room = await here.game(VALERIA, clock={"kind": "move", "seconds": 600})
            await pass_time(1, here, there)
            peers = [night.tables.registry.peers for night in (here, there)]
            peers[1].set_server(room, "stopped")  # it claimed the room and died while nothing arrived here
            assert not peers[0].is_served(room)
            here.tables.registry.missed()
            assert peers[0].is_served(room)
            await pass_time(9, here, there)
            servers = [{None, night.store.process} for night in (here, there)]
            async with asyncio.timeout(60):
                while {*(one._servers.get(room) for one in peers)} not in servers:
                    await asyncio.sleep(0.01)

    run(night)


@pytest.mark.usefixtures("frequent_signals")
def test_a_game_that_was_opened_while_nothing_arrived_is_served(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url) as here:
            await pass_time(3, here)
            room = await here.game(VALERIA, clock={"kind": "move", "seconds": 600})
            registry = here.tables.registry
            registry.tables.clear()  # another process opened the room, and has died since
            registry._deadlines.clear()
            registry.missed()
            await pass_time(9, here)
            async with asyncio.timeout(60):
                while room not in registry.tables or registry.peers.is_served(room):
                    await asyncio.sleep(0.01)

    run(night)


@pytest.mark.usefixtures("frequent_signals")
def test_a_game_that_its_server_does_not_move_is_claimed_where_people_are(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url, sweep_seconds=5.0) as here:
            await pass_time(3, here)
            room = await here.game(CITADELS, 2)
            await here.settled()
            await here.listen(room, here.people[0])
            registry = here.tables.registry
            game = here.played(room)
            registry.peers.record_signal("idle")
            registry.peers.set_server(room, "idle")
            for person in here.people[:2]:  # until a bot has to decide
                await here.decide(room, person, Rng(1))
                registry.peers.set_server(room, "idle")
            await here.tables.ask(room, Leave(here.people[1]))  # a bot takes over
            registry.peers.set_server(room, "idle")
            before = game.count
            for _ in range(60):
                registry.peers.record_signal("idle")
                await pass_time(0.5, here)
            await here.settled()
            assert not registry.peers.is_served(room) and here.played(room).count > before

    run(night)


@pytest.mark.usefixtures("frequent_signals")
def test_a_game_that_nobody_uses_here_is_left_to_the_other_process(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url) as here, second(here) as there:
            await pass_time(3, here, there)
            room = await here.game(VALERIA, 2)
            ana, bruno, *_ = here.people
            tables = there.tables.registry.tables
            ears = await there.listen(room, bruno)
            await here.decide(room, ana, Rng("one"))
            await here.settled()
            while ears.table["seq"] < here.played(room).count:
                await asyncio.sleep(0.01)
            await there.settled()  # a table is not dropped while a visit to it is in progress
            assert room in tables
            assert ears.watch is not None
            ears.watch.close()
            here.clock.time += 31
            await here.decide(room, bruno, Rng("two"))
            while room in tables:
                await asyncio.sleep(0.01)
            await here.settled()
            assert (await there.tables.ask(room, ShowTable(bruno, None)))["seq"] == here.played(room).count
            assert there.tables.registry.peers.is_served(room)
            while not await there.decide(room, here.people[here.played(room).state.to_act()], Rng("three")):
                await here.settled()
            while there.tables.registry.peers.is_served(room) or not here.tables.registry.peers.is_served(room):
                await asyncio.sleep(0.01)

    run(night)


def test_who_is_at_the_other_process_is_seen_here(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url) as here, second(here) as there:
            room = await here.room(CITADELS, 3)
            ana, bruno, carla, diego, *_ = here.people
            ears = await here.listen(room, ana)

            async def until(*online: bool) -> None:
                while [seat["online"] for seat in ears.room["seats"][:3]] != [*online]:
                    await asyncio.sleep(0.01)

            await until(True, False, False)
            far = await there.listen(room, bruno)
            await until(True, True, False)
            while not far.room["seats"][0]["online"]:  # existing watchers are updated when somebody asks
                await asyncio.sleep(0.01)
            await there.listen(room, diego)  # a spectator without a seat
            assert (await there.tables.rooms_of(ana))[0]["seats"][0]["online"] is True
            assert far.watch is not None
            far.watch.close()
            await until(True, False, False)
            await there.listen(room, carla)
            await until(True, False, True)
            for tables in (here.tables, there.tables):
                here.clock.time += 31
                tables.registry.presence.tick()
            await asyncio.sleep(0.2)
            here.clock.time += 62
            here.tables.registry.presence.tick()
            await until(True, False, True)  # present users have been reported again
            await there.tables.stop()
            await until(True, False, False)

    run(night)


def test_who_comes_from_another_process_is_shown_what_was_decided_there(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RoomRegistry, "heard", lambda *_: None)  # the notification has not arrived yet

    async def night() -> None:
        async with evening(url=postgres_url) as here, second(here) as there:
            room = await here.game({"game": "valeria", "options": {"players": 2}}, 2)
            await there.listen(room, here.people[1])
            await here.decide(room, here.people[0], Rng("here"))
            assert (await there.listen(room, here.people[0])).table["seq"] == here.played(room).count > 0

    run(night)


@pytest.mark.usefixtures("frequent_signals")
def test_who_was_at_a_process_that_was_killed_is_gone(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url) as here:
            room = await here.room(CITADELS, 2)
            ears = await here.listen(room, here.people[0])
            bruno = here.people[1].id
            here.tables.registry.present(Present(room, "another", frozenset([bruno]), asks=False))
            assert ears.room["seats"][1]["online"] is True
            await pass_time(6, here)
            assert ears.room["seats"][1]["online"] is False

    run(night)
