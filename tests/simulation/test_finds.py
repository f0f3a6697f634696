"""Mutation tests of the simulation, which must detect each deliberate server fault."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from tools.simulation.climate import CALM, Climate
from tools.simulation.world import simulate

from burgrave.kernel.record import ACTION
from burgrave.server.clock import Clock
from burgrave.server.live import messages, playing
from burgrave.server.live.actor import RoomActor
from burgrave.server.live.bots import Thinkers
from burgrave.server.live.game import BOT, UNDO
from burgrave.server.live.presence import Peers
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.requests import Act, Decide
from burgrave.server.live.rooms import seat_of
from burgrave.server.store import SERVER, Heard, LogEntry, Store, Taken

SEEDS = 60
"""Upper bound that only an undetected fault reaches: a seed finds the rarest of these faults in one of four runs.

Python randomizes the order of sets, which also changes the worlds, so each run sees different ones.
"""
TWO = Climate(processes=2, shared=True)


def found(*, climate: Climate | None = None) -> str:
    """Return the first invariant violated under any of the seeds, or "nothing"."""
    for seed in range(1, SEEDS + 1):
        outcome = simulate(seed, climate=climate, games=1)
        if outcome.broken:
            return outcome.broken
    return "nothing"


def test_telling_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append
    begun: list[asyncio.Task[None]] = []

    async def too_early(*asked: Any, **more: Any) -> None:
        begun.append(asyncio.get_running_loop().create_task(append(*asked, **more)))

    monkeypatch.setattr(Store, "append", too_early)
    assert "before it was committed" in found()


def test_an_action_that_is_acknowledged_and_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append
    calls: list[str] = []

    async def forgetful(self: Store, room_id: str, *entries: Any, **more: Any) -> None:
        calls.append(room_id)
        if len(calls) % 20:
            await append(self, room_id, *entries, **more)

    monkeypatch.setattr(Store, "append", forgetful)
    assert "committed" in found()


def test_the_eyes_of_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    table_message = messages.table_message

    def of_the_next(table: RoomActor, seat: int | None, *more: Any) -> dict[str, Any]:
        if seat is None:
            return table_message(table, seat, *more)
        there = table_message(table, (seat + 1) % len(table.room.seats), *more)
        return there | {"seat": seat}

    monkeypatch.setattr("burgrave.server.live.watching.table_message", of_the_next)
    assert "was shown another table" in found()


def test_a_view_of_the_next_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_ahead(*asked: Any) -> dict[str, Any]:
        message = table_message(*asked)
        return message | {"seq": message["seq"] + 1}

    table_message = messages.table_message
    monkeypatch.setattr("burgrave.server.live.watching.table_message", one_ahead)
    assert "before it was committed" in found()


def test_what_was_heard_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = RoomRegistry.heard

    def hard_of_hearing(self: RoomRegistry, room_id: str, number: int, process: str) -> None:
        if number in (Heard.ROOM, Heard.CHAT) or number % 4:
            heard(self, room_id, number, process)

    monkeypatch.setattr(RoomRegistry, "heard", hard_of_hearing)
    assert "stands still" in found(climate=TWO)


def test_an_action_that_is_done_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    act = playing.act

    async def again(actor: RoomActor, request: Act) -> int:
        done = await act(actor, request)
        game, seat = actor.game, seat_of(actor.room, request.me)
        if game is not None and seat in game.opened and request.action in game.state.legal(seat):
            await act(actor, replace(request, seq=game.count))
        return done

    monkeypatch.setattr(playing, "act", again)
    assert "was requested less often" in found()


def test_an_undo_of_which_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    broadcast = RoomActor.broadcast

    def secretive(self: RoomActor) -> None:
        if self.game is not None and self.changed_game and last_kind(self) == UNDO:
            self.changed_game = False
        broadcast(self)

    kinds: dict[str, str] = {}
    commit = RoomActor.commit

    async def noted(self: RoomActor, entries: Sequence[LogEntry], **more: Any) -> None:
        kinds[self.room.id] = entries[-1].kind
        await commit(self, entries, **more)

    def last_kind(table: RoomActor) -> str:
        return kinds.get(table.room.id, ACTION)

    monkeypatch.setattr(RoomActor, "commit", noted)
    monkeypatch.setattr(RoomActor, "broadcast", secretive)
    assert "no newer table" in found(climate=TWO)


def test_a_clock_that_runs_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    def early(self: RoomActor) -> dict[int, float]:
        return {seat: until - 6.0 for seat, until in deadlines(self).items()}

    deadlines = RoomActor.deadlines
    monkeypatch.setattr(RoomActor, "deadlines", early)
    assert "s left" in found(climate=CALM)


def test_a_server_that_trusts_the_system_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clock, "__call__", lambda self: self.date())
    assert "deadline" in found(climate=Climate(rough=300.0, jumps=0.1))


def test_two_servers_that_trust_their_system_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clock, "__call__", lambda self: self.date())
    assert re.search("s left|shown a deadline", found(climate=Climate(processes=2, shared=True, skew=3600.0)))


def test_a_server_that_fails_at_something(monkeypatch: pytest.MonkeyPatch) -> None:
    async def chat(*_: object, **__: object) -> None:
        raise KeyError("oh")

    monkeypatch.setattr(playing, "chat", chat)
    assert "KeyError" in found()


def test_somebody_who_is_led_back_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def as_it_is(table: RoomActor) -> None:
        """Skip the refresh of the room from the database."""

    monkeypatch.setattr(RoomActor, "_up_to_date", as_it_is)
    assert "was shown table" in found(climate=Climate(processes=3, shared=True, rough=600.0, cuts=2.0, late_news=15.0))


def test_rooms_that_nobody_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Peers, "rooms_to_claim", lambda self, used: [])
    climate = Climate(processes=4, shared=True, routed=True, rough=120.0, kills=0.05)
    assert "no process has served" in found(climate=climate)


def test_a_bot_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Thinkers.choose

    async def slowly(self: Thinkers, *asked: Any) -> int:
        await asyncio.sleep(8.0)
        return await choose(self, *asked)

    monkeypatch.setattr(Thinkers, "choose", slowly)
    assert "have not moved" in found(climate=CALM)


def test_a_turn_of_a_bot_that_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    decide = playing.decide

    async def twice(table: RoomActor, request: Decide) -> None:
        before = table.game and table.game.count
        await decide(table, request)
        game, seat = table.game, request.turn.seat
        if game is not None and game.count != before and request.turn.source == BOT and seat in game.opened:
            action = game.steps[-1].action(game.rules)
            if action in game.state.legal(seat):
                await playing._play(table, seat, action, BOT, SERVER)

    monkeypatch.setattr(playing, "decide", twice)
    assert "but chooses" in found(climate=CALM)


def test_an_entry_that_takes_the_number_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append

    async def too_far(self: Store, room_id: str, entries: Sequence[LogEntry], **more: Any) -> None:
        try:
            await append(self, room_id, entries, **more)
        except Taken:
            last = await self.last_number(room_id)
            moved = [replace(entry, number=last + 1 + number) for number, entry in enumerate(entries)]
            await append(self, room_id, moved, **more)

    monkeypatch.setattr(Store, "append", too_far)
    climate = Climate(processes=3, shared=True, rough=600.0, doubled=0.5, late_news=5.0, delay=0.2)
    assert found(climate=climate) != "nothing"
