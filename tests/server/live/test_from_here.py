"""Resuming a finished game from one of its steps at a new table, without an unfair advantage."""

from __future__ import annotations

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, Json, evening, refusal, run

from burgrave.kernel.record import Record, Replay
from burgrave.kernel.rng import Rng
from burgrave.server.live.game import Game, Header
from burgrave.server.live.integrity import check
from burgrave.server.live.records import game_at
from burgrave.server.live.requests import Leave, ShowRecord, ShowResult, ShowRoom, ShowStep, ShowTable
from burgrave.server.live.rooms import begun_from


async def over(night: Evening, set_up: Json, **wanted: object) -> str:
    room = await night.game(set_up, 2, level="easy", **wanted)
    await night.play(room, 2, Rng("from here"))
    assert (await night.tables.ask(room, ShowRoom(None)))["state"] == "over"
    return room


@pytest.mark.parametrize("set_up", [CITADELS, VALERIA], ids=["citadels", "valeria"])
def test_the_seat_sees_what_it_saw_and_the_rest_is_dealt_anew(set_up: Json) -> None:
    async def goes_on() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            room = await over(night, set_up)
            past = night.played(room)
            steps = len(past.steps)
            step = next(
                one for one in range(steps // 3, steps) if past.steps[one].seat == 1 and past.steps[one].source == ""
            )
            was = game_at(past, step).state
            hidden = set()
            for _ in range(6):
                made = await night.tables.play_from(room, bruno, step, None)
                assert made["state"] == "playing" and made["you"] == {"seat": 1, "host": True} and not made["public"]
                kinds = [(seat["kind"], seat["level"]) for seat in made["seats"]]
                others = [("bot", "easy")] * (len(kinds) - 2)
                assert kinds == [("bot", "normal"), ("person", None), *others]
                assert "Ana" not in [seat["name"] for seat in made["seats"]]
                state = night.played(made["id"]).state
                assert state.view(1) == was.view(1) and state.legal(1) == was.legal(1)
                hidden.add(str(state.position()))
                header = night.live(made["id"]).room.header
                assert header is not None and str(header["seed"]) not in str(made) and "position" not in made
                await night.tables.ask(made["id"], Leave(bruno))
            assert len(hidden) > 1
            mine = await night.tables.play_from(room, ana, step, 0)
            assert mine["you"]["seat"] == 0
            eve = await night.tables.play_from(room, night.people[5], step, None)
            assert eve["you"]["seat"] == 1  # of the seat to act

    run(goes_on)


@pytest.mark.parametrize("set_up", [CITADELS, VALERIA], ids=["citadels", "valeria"])
def test_it_can_be_done_at_any_step_and_on_any_seat(set_up: Json) -> None:
    async def goes_on() -> None:
        async with evening() as night:
            ana = night.people[0]
            room = night.live(await over(night, set_up)).room
            past = night.played(room.id)
            for step in range(0, len(past.steps), 3):
                was = game_at(past, step)
                seat = step // 3 % len(room.seats)
                made = Game(Header.of(begun_from(room, ana, was, seat, 1.0).header or {})).state
                assert made.view(seat) == was.state.view(seat) and made.legal(seat) == was.state.legal(seat)
                assert made.open_seats() == was.state.open_seats()

    run(goes_on)


def test_it_is_played_to_its_end_kept_and_counts_for_nobody() -> None:
    async def goes_on() -> None:
        async with evening() as night:
            ana = night.people[0]
            room = await over(night, CITADELS)
            before = await night.store.history(ana.id)
            step = 2 * len(night.played(room).steps) // 3
            made = (await night.tables.play_from(room, ana, step, 0))["id"]
            assert (await night.tables.ask(made, ShowTable(ana, "en")))["log"]["paragraphs"] == []
            await night.play(made, 1, Rng("on"))
            assert (await night.tables.ask(made, ShowRoom(None)))["state"] == "over"
            assert await night.store.history(ana.id) == before
            text = await night.tables.ask(made, ShowRecord(ana))
            assert "\nposition {" in text
            end = Replay(Record.parse(text)).finish()
            assert end.digest() == night.played(made).state.digest()
            assert (await night.tables.ask(made, ShowResult(ana, "it")))["result"]["scores"]
            other = await night.again()
            try:
                first = await other.tables.ask(made, ShowStep(ana, 0, "en", seat=0))
                assert first["view"]["seat"] == 0
            finally:
                await other.tables.stop()
            assert (await check(night.store)).faults == []

    run(goes_on)


def test_what_is_refused() -> None:
    async def goes_on() -> None:
        async with evening() as night:
            ana, eve = night.people[0], night.people[5]
            running = await night.game(CITADELS, 4)
            assert (await refusal(night.tables.play_from(running, ana, 0, 0))).code == "still-playing"
            room = await over(night, CITADELS, spectators=False)
            steps = len(night.played(room).steps)
            for step, seat, code in ((steps, 0, "game-over"), (steps + 1, 0, "no-step"), (0, 7, "no-seat")):
                assert (await refusal(night.tables.play_from(room, ana, step, seat))).code == code
            assert (await refusal(night.tables.play_from(room, eve, 0, 0))).code == "no-spectators"

    run(goes_on)
