"""Whole games through the room service: every ruleset, users and bots, records, restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, VALERIA, evening, refusal, run

import burgrave
from burgrave.kernel.rng import Rng
from burgrave.server.live.requests import SetSeat, ShowRecord, ShowReplay, ShowRoom, ShowStep, ShowTable, StartGame
from burgrave.server.live.room_types import BotSeat
from burgrave.server.store import SERVER

SET_UPS: list[tuple[dict[str, Any], int]] = [
    ({"game": "citadels", "options": {"players": 2, "ruleset": "classic"}}, 1),
    ({"game": "citadels", "options": {"players": 7, "ruleset": "classic"}}, 2),
    ({"game": "citadels", "options": {"players": 5, "ruleset": "2010", "bonus": ["lighthouse", "quarry"]}}, 2),
    ({"game": "citadels", "options": {"players": 3, "ruleset": "2010", "short": True}}, 3),
    ({"game": "citadels", "options": {"players": 4, "scenario": "vicious-nobles"}}, 2),
    ({"game": "citadels", "options": {"players": 8, "scenario": "random"}}, 1),
    ({"game": "valeria", "options": {"players": 5, "scenario": "random"}}, 2),
    ({"game": "valeria", "options": {"players": 2, "mixed": True}}, 2),
    ({"game": "valeria", "options": {"players": 1}}, 1),
]


@pytest.mark.parametrize(("set_up", "people"), SET_UPS, ids=lambda one: str(one)[9:60])
def test_a_whole_game(set_up: dict[str, Any], people: int) -> None:
    async def game() -> None:
        async with evening() as night:
            room = await night.game(set_up, people)
            ears = await night.listen(room, night.people[0])
            await night.play(room, people, Rng(str(set_up)))
            assert ears.room["state"] == "over"
            assert ears.table["result"]["scores"]
            assert [message["seq"] for message in ears.of("table")] == sorted({m["seq"] for m in ears.of("table")})
            record = burgrave.Record.parse(await night.tables.ask(room, ShowRecord(None)))
            assert [kind for kind, _name in record.seats] == ["human"] * people + ["normal"] * (
                set_up["options"]["players"] - people
            )
            replay = burgrave.Replay(record)
            replay.require_end()
            assert replay.finish().digest() == night.played(room).state.digest()
            history = await night.store.history(night.people[0].id)
            assert [one.room_id for one in history] == [room]
            assert [one.score for one in history[0].results] == night.played(room).state.scores()

    run(game)


@pytest.mark.parametrize("set_up", [CITADELS, VALERIA], ids=["citadels", "valeria"])
def test_another_process_takes_the_game_up(set_up: dict[str, Any]) -> None:
    async def game() -> None:
        async with evening() as night:
            room = await night.game(set_up)
            await night.play(room, 1, Rng(1), decisions=12)
            await night.settled()
            await night.tables.stop()
            later = await night.again()
            async with later.tables.registry.at(room) as table:
                assert table.played().state.digest() == night.played(room).state.digest()
                assert table.played().opened == night.played(room).opened
                assert table.played().marks == night.played(room).marks
            await later.play(room, 1, Rng(2))
            burgrave.Replay(burgrave.Record.parse(await later.tables.ask(room, ShowRecord(None)))).require_end()
            await later.tables.stop()

    run(game)


def test_bots_go_on_after_a_crash_between_commit_and_play() -> None:
    async def game() -> None:
        async with evening() as night:
            room = await night.game(CITADELS)
            await night.settled()
            table = night.live(room)
            # Kill the process right after the decision was committed.
            seat, (action, *_) = 0, table.played().state.legal(0)
            await night.store.append(room, table.played().entries_for(seat, action, source="", at=1.0), by=SERVER)
            await night.tables.stop()
            later = await night.again()
            await later.settled()
            while room not in later.tables.registry.tables:
                await later.tables.ask(room, ShowRoom(None))
            await later.settled()
            game = later.played(room)
            step = game.steps[len(table.played().steps)]
            assert (step.seat, step.action(game.rules)) == (seat, action)
            assert list(game.opened) == [0]  # the bots played on to the user's turn
            await later.tables.stop()

    run(game)


def test_a_game_of_bots_alone_waits_until_somebody_looks() -> None:
    async def game() -> None:
        async with evening() as night:
            ana = night.people[0]
            wanted = {"set_up": CITADELS, "seats": ["bot:easy", "bot:normal", "bot:easy", "bot:normal"]}
            room = (await night.tables.create(ana, wanted))["id"]
            await night.tables.ask(room, StartGame(ana))
            await night.settled()
            assert night.played(room).count == 0 and night.live(room).is_idle()
            ears = await night.listen(room, None)
            while ears.table["seq"] < 20:
                await asyncio.sleep(0)
            assert ears.watch is not None
            ears.watch.close()
            await night.settled()
            assert not night.played(room).state.is_over() and night.live(room).is_idle()
            night.clock.time += 60
            await night.tables.registry.sweep()
            await night.settled()
            assert not night.played(room).state.is_over()
            assert (await night.tables.ask(room, ShowTable(None, None)))["result"] is None  # a program polls
            await night.settled()
            assert (await night.tables.ask(room, ShowRoom(None)))["state"] == "over"
            assert (await night.tables.lobby())["rooms"] == []

    run(game)


def test_thinking_bots_and_hints_come_from_worker_processes() -> None:
    async def game() -> None:
        async with evening(bot_workers=1) as night:
            room = await night.room(VALERIA, level="hard")
            await night.tables.ask(room, SetSeat(night.people[0], 2, BotSeat(level="easy")))
            await night.tables.ask(room, StartGame(night.people[0]))
            ears = await night.listen(room, night.people[0])
            tips = await night.tables.hint(room, night.people[0], "it")
            legal = {option["action"] for option in ears.table["ask"]["options"]}
            assert tips and {tip["action"] for tip in tips} <= legal and all(tip["why"] for tip in tips)
            assert await night.tables.hint(room, night.people[0], "it") == tips
            await night.settled()
            assert any(message["thinking"] for message in ears.of("table"))
            assert any(step.seat == 1 and step.source == "bot" for step in night.played(room).steps)

    run(game)


def test_replay_step_by_step() -> None:
    async def game() -> None:
        async with evening() as night:
            room = await night.game(VALERIA)
            assert (await refusal(night.tables.ask(room, ShowReplay(None)))).code == "still-playing"
            assert (await night.tables.ask(room, ShowRecord(night.people[0]))).startswith("burgrave seen 1\n")
            await night.play(room, 1, Rng(3))
            steps = (await night.tables.ask(room, ShowReplay(None)))["steps"]
            assert steps == len(night.played(room).steps)
            last = await night.tables.ask(room, ShowStep(None, steps, "es"))
            assert last["result"]["verdict"] and last["ask"] is None
            for seat in (None, 0, 1):
                begin = await night.tables.ask(room, ShowStep(None, 0, None, seat=seat))
                assert begin["seq"] == 0 and begin["seat"] == seat
            hidden = await night.tables.ask(room, ShowStep(None, steps // 2, None))
            shown = await night.tables.ask(room, ShowStep(None, steps // 2, None, open_cards=True))
            assert [seat["duke"] for seat in hidden["view"]["seats"]] == [None] * 3
            assert all(seat["duke"] for seat in shown["view"]["seats"])
            assert (await refusal(night.tables.ask(room, ShowStep(None, steps + 1, None)))).code == "no-step"
            assert (await refusal(night.tables.ask(room, ShowStep(None, 1, None, seat=3)))).code == "no-seat"

    run(game)
