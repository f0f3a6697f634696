"""Background activity of rooms: clocks, bots, automatic answers, and unloading."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, VALERIA, evening, refusal, run

from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat
from burgrave.server.live import game as entropy
from burgrave.server.live import registry, worker
from burgrave.server.live.bots import BOT
from burgrave.server.live.job_queue import Account
from burgrave.server.live.records import game_at
from burgrave.server.live.requests import Return, SetAuto, ShowRoom, StandIn, StartGame, Undo, WatchRoom
from burgrave.server.live.watching import Watch
from burgrave.server.store import Heard, Store, StoreUnavailable

MOVE = {"kind": "move", "seconds": 60}


# ---- clocks ----------------------------------------------------------------------------------------------------------


def test_a_game_that_was_claimed_is_visited_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_TICK", 3600.0)

    async def night() -> None:
        async with evening(sweep_seconds=3600.0) as night:
            room = await night.game(VALERIA, 2)
            await night.settled()
            tables = night.tables.registry
            tables.heard(room, Heard.SERVED, "stopped")
            del tables.tables[room]
            tables.heard(room, Heard.SERVED, night.store.process)
            async with asyncio.timeout(60):
                while room not in tables.tables:
                    await asyncio.sleep(0.01)

    run(night)


def test_when_the_time_is_over_a_bot_stands_in() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            room = await night.game(VALERIA, 2, clock=MOVE)
            await night.settled()
            ears = await night.listen(room, ana)
            begun = night.clock.time
            assert ears.table["clock"] == {
                "until": begun + 60,
                "per": 60,
                "seats": [{"until": begun + 60, "left": None}] * 2 + [{"until": None, "left": None}],
            }
            assert ears.table["open"] == [0, 1]
            night.clock.time += 30
            await night.decide(room, bruno, Rng(1))
            assert ears.table["clock"]["until"] == begun + 60  # Ana's clock keeps running
            night.clock.time += 29
            await night.tables.registry.tick()
            assert ears.room["seats"][0]["stand_in"] is False
            night.clock.time += 1
            await night.tables.registry.tick()
            await night.settled()
            assert ears.room["seats"][0]["stand_in"] is True
            assert 0 not in ears.table["open"]
            for _ in range(20):  # the bot keeps playing
                await night.decide(room, bruno, Rng(2))
                await night.settled()
            assert len([step for step in night.played(room).steps if step.seat == 0]) > 3
            assert all(step.source == "late" for step in night.played(room).steps if step.seat == 0)
            await night.tables.ask(room, Return(ana))
            while ears.table["ask"] is None:
                await night.decide(room, bruno, Rng(3))
                await night.settled()
            assert ears.table["clock"]["until"] >= night.clock.time + 60

    run(night)


def test_the_clock_outlives_the_process_and_stands_still_without_one() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 2, clock={"kind": "days", "seconds": 86400})
            await night.settled()
            begun = night.clock.time
            await night.passes(80_000)
            await night.tables.stop()
            night.clock.time += 500_000  # nobody could have come back
            later = await night.again()
            ears = await later.listen(room, None)
            assert ears.table["clock"]["until"] == begun + 86_400 + 500_000
            await later.passes(6_300)
            assert not any(seat["stand_in"] for seat in ears.room["seats"])
            await later.tables.stop()
            night.clock.time += 10_000
            last = await night.again()
            while room not in last.tables.registry.tables:  # it is loaded without a request
                await last.tables.lobby()
            ears = await last.listen(room, None)
            assert ears.table["clock"]["until"] == begun + 86_400 + 510_000
            await last.passes(100)
            await last.settled()
            assert [seat["stand_in"] for seat in (await last.tables.ask(room, ShowRoom(None)))["seats"]] == [
                True,
                True,
                False,
            ]
            assert (await last.tables.ask(room, ShowRoom(None)))["state"] == "over"
            await last.tables.stop()

    run(night)


def test_a_server_that_was_killed_or_asleep_costs_nobody_time(tmp_path: Path) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db", sweep_seconds=5.0) as night:
            room = await night.game(VALERIA, 2, clock=MOVE)
            await night.settled()
            ears = await night.listen(room, None)
            begun = night.clock.time
            await night.passes(30)
            night.clock.time += 1000  # the machine sleeps
            await night.tables.registry.tick()
            assert ears.table["clock"]["until"] == begun + 60 + 1000  # watchers are notified
            await night.passes(10)
            night.clock.time += 3  # less than a heartbeat before the kill, so three seconds are not charged
            night.tables.registry.stopping = True
            night.clock.time += 200
            later = await night.again()
            async with later.tables.registry.at(room) as table:
                assert set(table.deadlines().values()) == {begun + 60 + 1000 + 203}
            await later.passes(20)
            await later.settled()
            assert (await later.tables.ask(room, ShowRoom(None)))["seats"][0]["stand_in"] is True
            await later.tables.stop()
            night.tables.registry.stopping = False

    run(night)


def test_nobody_is_late_before_the_downtime_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db", sweep_seconds=5.0) as night:
            room = await night.game(VALERIA, 2, clock=MOVE)
            await night.settled()
            night.tables.registry.stopping = True
            night.clock.time += 200
            beat = Store.beat

            async def lose_answer(store: Store, gap: float) -> None:
                await beat(store, gap)
                raise StoreUnavailable("The connection was lost.")

            with monkeypatch.context() as patched:
                patched.setattr(Store, "beat", lose_answer)
                later = await night.again()
                await later.tables.registry._visit(room)
                await later.settled()
            await later.passes(1)
            ears = await later.listen(room, None)
            assert not any(seat["stand_in"] for seat in ears.room["seats"])
            assert ears.table["clock"]["until"] > night.clock.time
            await later.tables.stop()
            night.tables.registry.stopping = False

    run(night)


def test_a_clock_stands_still_only_while_all_servers_are_away(postgres_url: str) -> None:
    async def night() -> None:
        async with evening(url=postgres_url, sweep_seconds=5.0) as here:
            room = await here.game(VALERIA, 2, clock=MOVE)
            await here.settled()
            begun = here.clock.time
            await here.passes(30)
            here.clock.time += 8  # while another one starts
            there = await here.again()
            for evening_of_one in (here, there):
                async with evening_of_one.tables.registry.at(room) as table:
                    assert set(table.deadlines().values()) == {begun + 60}
            here.clock.time += 100
            await there.tables.registry.tick()
            await here.tables.registry.tick()  # one of the two has found the outage, and both know it
            for evening_of_one in (here, there):
                async with evening_of_one.tables.registry.at(room) as table:
                    assert set(table.deadlines().values()) == {begun + 60 + 100}
            await there.tables.stop()

    run(night)


def test_the_time_before_somebody_may_be_replaced_stands_still_too() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 3)
            await night.tables.stop()
            night.clock.time += 1000
            later = await night.again()
            await later.listen(room, night.people[1])
            error = await refusal(later.tables.ask(room, StandIn(night.people[1], 0)))
            assert error.code == "wait-longer" and "in 61 seconds" in error.detail
            await later.tables.stop()

    run(night)


def test_a_step_taken_back_gives_no_new_time() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS, 4, clock=MOVE)
            seat = night.played(room).state.to_act()
            until = night.clock.time + 60
            night.clock.time += 50
            await night.decide(room, night.people[seat], Rng(1))
            assert min(night.live(room).deadlines().values()) == until + 50
            await night.tables.ask(room, Undo(night.people[seat], seq=1))
            assert min(night.live(room).deadlines().values()) == until

    run(night)


# ---- bots ------------------------------------------------------------------------------------------------------------


def test_bots_play_in_a_game_whose_start_was_committed_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.room(VALERIA, 1)
            save_room = night.store.save_room

            async def lose_answer(*args: Any, **kwargs: Any) -> None:
                await save_room(*args, **kwargs)
                raise StoreUnavailable("The connection was lost.")

            with monkeypatch.context() as patched:
                patched.setattr(night.store, "save_room", lose_answer)
                assert (await refusal(night.tables.ask(room, StartGame(night.people[0])))).code == "unavailable"
            await night.tables.registry.sweep()
            await night.settled()
            assert night.played(room).steps

    run(night)


def test_a_bot_that_fails_is_replaced_for_that_decision(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sound = worker.choose_at

    def choose(game: str, seat: Seat, level: str, seed: int) -> int:
        if level == "easy":
            raise RuntimeError("lost its head")
        return sound(game, seat, level, seed)

    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, level="easy")
            await night.settled()
            assert list(night.played(room).opened) == [0]

    monkeypatch.setattr(worker, "choose_at", choose)
    caplog.set_level(logging.ERROR)
    run(night)
    assert (
        "lost its head" in caplog.text
        and "of level easy failed at valeria; level normal decides instead" in caplog.text
    )
    caplog.clear()


def test_a_worker_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def night() -> None:
        async with evening(bot_workers=1) as night:
            game = night.played(await night.game(CITADELS, 4))
            thinkers, seat = night.tables.registry.thinkers, game.state.to_act()
            legal = game.state.legal(seat)
            job = thinkers.job(BOT, Account("p_1"), "r")
            first = await thinkers.choose(lambda: game, seat, "search:4it", job)
            pool = thinkers._pool
            assert first in legal and pool is not None and caplog.records == []
            for process in [*pool._processes.values()]:
                process.kill()
            assert await thinkers.choose(lambda: game, seat, "search:4it", job) in legal
            assert "level normal decides instead" in caplog.text
            caplog.clear()
            assert await thinkers.choose(lambda: game, seat, "search:4it", job) == first
            assert thinkers._pool is not pool and caplog.records == [] and thinkers.queue.running == 0

    run(night)
    caplog.clear()


def test_workers_are_ready_before_anybody_asks() -> None:
    """Workers load everything when they start, so that the first request opens no file."""

    async def night() -> None:
        async with evening(bot_workers=1) as night:
            thinkers = night.tables.registry.thinkers
            thinkers.prepare()
            pool = thinkers._pool
            assert pool is not None and pool.submit(_opened, "valeria").result() == []
            assert pool.submit(_opened, "citadels").result() == []
            game = night.played(await night.game(CITADELS, 4))
            seat = game.state.to_act()
            job = thinkers.job(BOT, Account("p_1"), "r")
            assert await thinkers.choose(lambda: game, seat, "search:4it", job) in game.state.legal(seat)
            assert thinkers._pool is pool and len(pool._processes) == 1

    run(night)


def _opened(name: str) -> list[str]:
    """Return the files that a worker process opens for a bot's choice and for a hint."""
    opened: list[str] = []
    sys.addaudithook(lambda what, about: opened.append(str(about[0])) if what == "open" else None)
    state = game_named(name).new("opened", {"players": 3}, False)
    seat = state.to_act()
    position = state.sample(seat, Rng("opened")).position()
    worker.choose(name, position, seat, "search:8it", 1)
    worker.advise(name, None, position, seat, 1, "it", ["Ana", "Bruno", "Carla"])
    return opened


def test_bots_play_equal_games_equally(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "fresh", lambda: "c0ffee")

    async def night() -> None:
        async with evening() as night:
            rooms = [await night.game(VALERIA, level="easy") for _ in range(2)]
            for room in rooms:
                await night.play(room, 1, Rng(1))
            first, second = (night.played(room) for room in rooms)
            assert first.state.digest() == second.state.digest()
            assert [step.notation for step in first.steps] == [step.notation for step in second.steps]

    run(night)


def test_people_can_follow_the_bots() -> None:
    async def night() -> None:
        async with evening(bot_pause=0.05) as night:
            room = await night.room(VALERIA)
            ears = await night.listen(room, night.people[0])
            await night.tables.ask(room, StartGame(night.people[0]))
            assert ears.table["seq"] == 0 and ears.table["thinking"] == [1, 2]
            await night.settled()
            assert [message["seq"] for message in ears.of("table")] == [0, 1, 2]

    run(night)


def test_the_sweep_takes_up_a_game_that_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    async def night() -> None:
        async with evening() as night:
            with monkeypatch.context() as patched:
                patched.setattr(night.tables.registry, "_settle", lambda table: None)
                room = await night.game(VALERIA)
            assert night.live(room).turn() is not None and night.live(room).driver is None
            await night.tables.registry.sweep()
            await night.settled()
            assert list(night.played(room).opened) == [0]

    run(night)


def test_bots_wait_until_the_database_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep
    chosen = 0
    choose = worker.choose_at

    def count(*asked: Any) -> int:
        nonlocal chosen
        chosen += 1
        return choose(*asked)

    monkeypatch.setattr(worker, "choose_at", count)

    async def skip(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def night() -> None:
        async with evening() as night:
            room = await night.room(VALERIA)
            append = night.store.append
            fails = 20

            async def away(*asked: Any, **more: Any) -> None:
                nonlocal fails
                fails -= 1
                if fails > 0:
                    raise StoreUnavailable("The database cannot be used: it is locked by another program.")
                await append(*asked, **more)

            with monkeypatch.context() as patched:
                patched.setattr(asyncio, "sleep", skip)
                patched.setattr(night.store, "append", away)
                await night.tables.ask(room, StartGame(night.people[0]))
                await night.settled()
            assert list(night.played(room).opened) == [0]
            assert max(waits) <= 2.0
            assert chosen == len(night.played(room).steps)  # once per decision

    run(night)


def test_the_sweep_stores_a_result_that_could_not_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*asked: object, **more: object) -> bool:
        raise StoreUnavailable("The database cannot be used: it is locked by another program.")

    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA)
            await night.settled()
            with monkeypatch.context() as patched:
                patched.setattr(night.store, "add_result", away)
                await night.play(room, 1, Rng(1))
                assert (await night.tables.ask(room, ShowRoom(None)))["state"] == "playing"
            await night.tables.registry.sweep()
            assert (await night.tables.ask(room, ShowRoom(None)))["state"] == "over"
            assert await night.store.history(night.people[0].id)

    run(night)


def test_tables_are_let_go_and_fetched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_IDLE_TABLES", 1)

    async def night() -> None:
        async with evening() as night:
            rooms = [await night.game(VALERIA) for _ in range(3)]
            await night.settled()
            ears = await night.listen(rooms[0], night.people[0])
            digests = [night.played(room).state.digest() for room in rooms]
            for room in rooms:
                night.clock.time += 1
                await night.tables.ask(room, ShowRoom(None))
            await night.tables.registry.sweep()
            assert {*night.tables.registry.tables} == {rooms[0], rooms[2]}  # the watched one, and the one used last
            night.clock.time += 10_000
            await night.tables.registry.sweep()
            assert {*night.tables.registry.tables} == {rooms[0]}
            for room in rooms:
                await night.tables.ask(room, ShowRoom(None))
            assert [night.played(room).state.digest() for room in rooms] == digests
            assert await night.decide(rooms[0], night.people[0], Rng(1)) and len(ears.of("table")) > 1

    run(night)


def test_forgotten_rooms_are_removed() -> None:
    async def night() -> None:
        async with evening() as night:
            room, kept = await night.room(VALERIA, 2), await night.game(VALERIA, 2)
            ears = await night.listen(room, night.people[0])
            night.clock.time += 15 * 86_400
            await night.tables.registry.sweep()
            assert ears.messages[-1]["t"] == "bye" and ears.of("error")[0]["code"] == "no-room"
            assert (await refusal(night.tables.ask(room, ShowRoom(None)))).code == "no-room"
            assert (await night.tables.ask(kept, ShowRoom(None)))["state"] == "playing"

    run(night)


def test_who_leaves_while_a_watch_begins_is_not_told_for_ever() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 2)
            await night.settled()
            for patience in range(12):
                watching: asyncio.Task[Watch] = asyncio.create_task(
                    night.tables.ask(room, WatchRoom(None, None, lambda message: None))
                )
                for _ in range(patience):
                    await asyncio.sleep(0)
                watching.cancel()
                (found,) = await asyncio.gather(watching, return_exceptions=True)
                if isinstance(found, BaseException):
                    assert night.live(room).watchers == []
                else:
                    found.close()
            assert night.live(room).users == 0 and not night.live(room).lock.locked()

    run(night)


# ---- automatic answers -----------------------------------------------------------------------------------------------


def test_what_can_be_answered_in_advance() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            room = await night.room(VALERIA, 2)
            assert (await refusal(night.tables.ask(room, SetAuto(ana, {})))).code == "not-started"
            await night.tables.ask(room, StartGame(ana))
            assert (await refusal(night.tables.ask(room, SetAuto(night.people[3], {})))).code == "not-seated"
            for answers in ({"bribe": "bribe"}, {"harvest": "choose 3"}):
                assert (await refusal(night.tables.ask(room, SetAuto(ana, answers)))).code == "bad-auto"
            shown = await night.tables.ask(room, SetAuto(ana, {"harvest": "choose 2", "trades": "done"}))
            assert shown["auto"] == {"harvest": "choose 2", "compensation": None, "trades": "done"}
            assert shown["auto_choices"]["harvest"] == ["choose 1", "choose 2"]
            assert (await night.tables.ask(room, ShowRoom(bruno)))["auto"]["harvest"] is None
            assert "auto" not in await night.tables.ask(room, ShowRoom(None))
            shown = await night.tables.ask(room, SetAuto(ana, {"trades": None}))
            assert shown["auto"]["trades"] is None and shown["auto"]["harvest"] == "choose 2"
            later = await night.again()
            assert (await later.tables.ask(room, ShowRoom(ana)))["auto"]["harvest"] == "choose 2"
            await later.tables.stop()

    run(night)


def test_a_harvest_answered_in_advance() -> None:
    async def night() -> None:
        async with evening() as night:
            answers = {"harvest": "choose 1", "compensation": "gain magic", "trades": "done"}
            taken: set[str] = set()
            while "gain magic" not in taken:  # not every game has a turn without a harvest
                room = await night.game(VALERIA, 2)
                await night.tables.ask(room, SetAuto(night.people[0], answers))
                await night.play(room, 2, Rng(room))
                game = night.played(room)
                for number, step in enumerate(game.steps):
                    if step.seat == 0:
                        asked = game_at(game, number).state.view(0)["phase"] == "harvest"
                        assert step.source == ("auto" if asked else "")
                taken |= {step.notation for step in game.steps if step.source == "auto"}
                assert taken <= {*answers.values()}

    run(night)


def test_an_open_decision_is_answered_at_once() -> None:
    async def night() -> None:
        async with evening() as night:
            set_up = {"game": "citadels", "options": {"players": 4, "scenario": "devious-dignitaries"}}
            rng = Rng(4)
            while True:
                room = await night.game(set_up, 4)
                while not night.played(room).state.is_over():
                    state = night.played(room).state
                    phase, seat = state.view(None)["phase"], state.to_act()
                    if phase in ("warrant", "bribe"):
                        answer = {"warrant": "decline", "bribe": "refuse"}[str(phase)]
                        await night.tables.ask(room, SetAuto(night.people[seat], {str(phase): answer}))
                        await night.settled()
                        last = night.played(room).steps[-1]
                        assert (last.seat, last.source) == (seat, "auto")
                        assert last.notation == answer
                        return
                    await night.play(room, 4, rng, decisions=1)

    run(night)
