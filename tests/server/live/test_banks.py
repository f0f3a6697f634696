"""Clocks with a time bank and an increment, compared with hand-computed times."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

from tests.server.live.evening import CITADELS, VALERIA, Ears, Evening, evening, refusal, run
from tests.server.live.test_processes import second

from burgrave.kernel.rng import Rng
from burgrave.server.live.requests import Leave, Return, ShowRoom, ShowTable, Undo
from burgrave.server.store import Heard

BANK = {"kind": "bank", "seconds": 600, "increment": 15}
LITTLE = {"kind": "bank", "seconds": 60, "increment": 5}


def left(night: Evening, table: dict[str, Any]) -> list[Any]:
    """Return each seat's remaining bank time, as a page would show it."""
    return [
        seat["left"] if seat["until"] is None else seat["until"] - night.clock.time for seat in table["clock"]["seats"]
    ]


async def shown(night: Evening, room: str) -> list[Any]:
    return left(night, await night.tables.ask(room, ShowTable(None, None)))


def test_a_bank_runs_while_its_seat_is_asked_and_grows_after_each_turn() -> None:
    async def night() -> None:
        for set_up, players in ((CITADELS, 4), (VALERIA, 3)):
            async with evening() as night:
                room = await night.game(set_up, players, clock=BANK)
                rng, held, turns, small = Rng(7), [600.0] * players, 0, 0
                for _ in range(60):
                    game = night.played(room)
                    asked = set(game.opened)
                    passed = float(rng.below(5))
                    night.clock.time += passed
                    for seat in asked:
                        held[seat] -= passed
                    seat = sorted(asked)[rng.below(len(asked))]
                    await night.decide(room, night.people[seat], rng)
                    if seat in game.opened:
                        small += 1
                    else:
                        held[seat] += 15
                        turns += 1
                    assert await shown(night, room) == held
                table = await night.tables.ask(room, ShowTable(None, None))
                runs = [time["until"] for time in table["clock"]["seats"] if time["until"] is not None]
                assert table["clock"]["until"] == min(runs) and table["clock"]["per"] is None
                assert len(runs) == len(table["open"]) and turns > 9 and small > 9
                await night.tables.stop()
                again = await night.again()  # a replay of the log gives the same
                assert await shown(again, room) == held
                await again.tables.stop()

    run(night)


def test_nothing_runs_while_no_server_is_there_and_nothing_of_that_is_forgotten_in_a_long_game() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS, 4, clock=BANK)
            seat = night.played(room).state.to_act()
            night.clock.time += 100
            await night.tables.stop()
            night.clock.time += 5_000_000
            later = await night.again()
            assert (await shown(later, room))[seat] == 500
            await later.decide(room, later.people[seat], Rng(1))
            held = await shown(later, room)
            assert held[seat] == 515
            await later.tables.stop()
            for _ in range(3):  # other games remember outages for up to a day
                later.clock.time += 5_000_000
                later = await later.again()
                await later.tables.stop()
            last = await later.again()
            assert await shown(last, room) == held
            await last.tables.stop()

    run(night)


def test_who_runs_out_is_stood_in_for_and_has_the_increment_when_they_come_back() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            room = await night.game({"game": "valeria", "options": {"players": 2}}, 2, clock=LITTLE)
            ears = await night.listen(room, ana)
            await night.decide(room, bruno, Rng(1))
            night.clock.time += 59
            await night.tables.registry.tick()
            assert ears.room["seats"][0]["stand_in"] is False
            night.clock.time += 1
            await night.tables.registry.tick()
            await night.settled()
            assert ears.room["seats"][0]["stand_in"] is True and ears.room["seats"][1]["stand_in"] is False
            for _ in range(12):
                await night.decide(room, bruno, Rng(2))
                await night.settled()
            assert 0 <= left(night, ears.table)[0] <= 5, "a bot's turns earn nothing"
            await night.tables.ask(room, Return(ana))
            while ears.table["ask"] is None:
                await night.decide(room, bruno, Rng(3))
                await night.settled()
            assert left(night, ears.table)[0] == 5
            night.clock.time += 4
            await night.tables.registry.tick()
            assert ears.room["seats"][0]["stand_in"] is False
            night.clock.time += 1
            await night.tables.registry.tick()
            assert ears.room["seats"][0]["stand_in"] is True

    run(night)


def test_the_moment_that_a_bot_takes_is_not_its_persons() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            room = await night.game({"game": "valeria", "options": {"players": 2}}, 2, clock=BANK)
            ears = await night.listen(room, ana)
            thinkers = night.tables.registry.thinkers
            choose = thinkers.choose

            async def slowly(*asked: Any) -> int:
                night.clock.time += 1.5
                return await choose(*asked)

            with mock.patch.object(thinkers, "choose", slowly):
                await night.tables.ask(room, Leave(ana))
                await night.settled()
                begun = night.clock.time
                for _ in range(12):
                    await night.decide(room, bruno, Rng(2))
                    await night.settled()
            assert night.clock.time > begun + 6 and left(night, ears.table)[0] == 600

    run(night)


async def taken_back(night: Evening, room: str) -> tuple[int, Ears]:
    """Play until a user who has nothing to decide can undo an action; return the user's seat and messages."""
    ears = [await night.listen(room, person) for person in night.people[:4]]
    rng = Rng(11)
    for _ in range(400):
        game = night.played(room)
        seat = game.state.to_act()
        await night.decide(room, night.people[seat], rng)
        if game.may_undo() == seat and seat not in game.opened:
            return seat, ears[seat]
    raise AssertionError("no step could be undone")


def test_a_step_taken_back_gives_no_time_back_and_earns_nothing_twice() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS, 4, clock=BANK)
            seat, ears = await taken_back(night, room)
            held = await shown(night, room)
            (other,) = night.played(room).opened
            night.clock.time += 20
            await night.tables.ask(room, Undo(night.people[seat], seq=ears.table["seq"]))
            back = await shown(night, room)
            assert back[seat] == held[seat] - 15 - 20, "the increment is revoked, and the time since then is charged"
            assert back[other] == held[other], "no other bank changes"
            night.clock.time += 3
            await night.decide(room, night.people[seat], Rng(1))
            if seat not in night.played(room).opened:
                assert (await shown(night, room))[seat] == back[seat] - 3 + 15

    run(night)


def test_a_step_stands_if_no_time_would_be_left() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS, 4, clock=LITTLE)
            seat, ears = await taken_back(night, room)
            (other,) = night.played(room).opened
            held = await shown(night, room)
            most = held[seat] - 5
            assert most < held[other] + 5
            night.clock.time += most
            back = await refusal(night.tables.ask(room, Undo(night.people[seat], seq=ears.table["seq"])))
            assert back.code == "late-undo" and seat not in night.played(room).opened
            night.clock.time -= 1
            await night.tables.ask(room, Undo(night.people[seat], seq=ears.table["seq"]))
            assert (await shown(night, room))[seat] == 1

    run(night)


def test_servers_over_one_database_agree(tmp_path: Path) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as here, second(here) as there:
            room = await here.game(CITADELS, 4, clock=BANK)
            await there.tables.ask(room, ShowRoom(None))
            rng = Rng(3)
            for number in range(40):
                night = (here, there)[number % 2]
                here.clock.time += float(rng.below(9))
                seat = night.played(room).state.to_act()
                await night.decide(room, night.people[seat], rng)
                if number % 5 == 4 and night.played(room).may_undo() == seat:
                    here.clock.time += 2
                    await night.tables.ask(room, Undo(night.people[seat], seq=night.played(room).count))
                for each in (here, there):
                    each.tables.registry.heard(room, 10**6)
                    each.tables.registry.heard(room, Heard.ROOM)
                    await each.settled()
                assert await shown(here, room) == await shown(there, room)

    run(night)
