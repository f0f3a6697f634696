"""Jumps of the system clock: they change no deadline, bank or expiry, even with restarts and several processes."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, NAMES, Evening, run
from tests.server.live.evening import evening as evening_by_hand

from burgrave.kernel.rng import Rng
from burgrave.server.clock import Clock
from burgrave.server.live.requests import Return, ShowRoom, ShowTable
from burgrave.server.settings import Settings
from burgrave.server.store import SERVER, Store, TooManyTries

TWO = {"game": "valeria", "options": {"players": 2}}
HOUR, DAY = 3600.0, 86_400.0
JUMPS = (HOUR, -HOUR, 10 * DAY, -10 * DAY)
EPOCH = 1_800_000_000.0


class Machine:
    """A machine whose system clock can be set, and can run fast or slow."""

    def __init__(self) -> None:
        self.ran = 0.0
        self.set_by = 0.0
        self.rate = 1.0  # of the system clock

    def date(self) -> float:
        return EPOCH + self.ran * self.rate + self.set_by

    def clock(self) -> Clock:
        return Clock(self.date, lambda: 50.0 + self.ran)


@asynccontextmanager
async def served(url: str, clock: Callable[[], float]) -> AsyncIterator[Evening]:
    """Run a process on a database with the given clock; stop it without a last heartbeat, as in a crash."""
    settings = Settings(database_url=url, bot_pause=0.0, slots={}, bot_workers=0, sweep_seconds=5.0)
    store = await Store.open(url, now=clock)
    try:
        people = [(await store.new_guest(name))[0] for name in NAMES]
        night = Evening(store, settings, clock, people)  # type: ignore[arg-type]  # nobody sets this clock's time
        await night.tables.start()
        try:
            yield night
        finally:
            with pytest.MonkeyPatch.context() as crash:
                crash.setattr(store, "beat", _unheard)
                await night.tables.stop()
    finally:
        await store.close()


async def _unheard(gap: float) -> list[Any]:
    return []


async def passes(night: Evening, machine: Machine, seconds: float) -> None:
    while seconds > 0:
        machine.ran += min(seconds, 5.0)
        seconds -= 5.0
        await night.tables.registry.tick()
    await night.settled()


async def left(night: Evening, room: str) -> list[float]:
    """Return both users' remaining seconds, as a page would show them."""
    now, table = night.store.now(), await night.tables.ask(room, ShowTable(None, None))
    seats = table["clock"]["seats"][:2]
    shown = [one["left"] if one["until"] is None else one["until"] - now for one in seats]
    return [seconds for seconds in shown if seconds is not None]


async def stand_ins(night: Evening, room: str) -> list[bool]:
    return [seat["stand_in"] for seat in (await night.tables.ask(room, ShowRoom(None)))["seats"]]


def opened(night: Evening, room: str) -> list[int]:
    return sorted(night.played(room).opened)


async def decide(night: Evening, room: str, rng: Rng) -> int:
    """Decide for the first seat to act, and return that seat."""
    seat = opened(night, room)[0]
    assert await night.decide(room, night.people[seat], rng)
    await night.settled()
    return seat


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_changes_no_move_clock(tmp_path: Path, jump: float) -> None:
    async def night() -> None:
        machine, rng = Machine(), Rng("move")
        async with served(f"sqlite:///{tmp_path}/table.db", machine.clock()) as night:
            room = await night.game(TWO, 2, clock={"kind": "move", "seconds": 120})
            asked = {0: 0.0, 1: 0.0}  # start of each seat's decision
            for turn in range(12):
                machine.set_by = jump * (turn % 3)  # and back again
                await passes(night, machine, 40)
                waited = [120 - (machine.ran - asked[seat]) for seat in opened(night, room)]
                assert await left(night, room) == pytest.approx(waited)
                seat = await decide(night, room, rng)
                since = asked | {seat: machine.ran}
                asked = {one: since.get(one, machine.ran) for one in opened(night, room)}
            assert await stand_ins(night, room) == [False, False]
            machine.set_by = jump
            await passes(night, machine, min(await left(night, room)) - 1)
            assert await stand_ins(night, room) == [False, False]
            machine.set_by = 0.0
            await passes(night, machine, 1)
            assert any(await stand_ins(night, room))

    run(night)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_changes_no_bank(tmp_path: Path, jump: float) -> None:
    async def night() -> None:
        machine, rng = Machine(), Rng("bank")
        async with served(f"sqlite:///{tmp_path}/table.db", machine.clock()) as night:
            room = await night.game(CITADELS, 2, clock={"kind": "bank", "seconds": 600, "increment": 15})
            await night.settled()
            held = await left(night, room)
            for turn in range(20):
                machine.set_by = jump * (turn % 3)
                asked = opened(night, room)
                await passes(night, machine, 10)
                seat = await decide(night, room, rng)
                now = await left(night, room)
                for one in range(2):
                    earned = 15 if one == seat and night.played(room).made[seat][-1].last else 0
                    assert now[one] - held[one] == pytest.approx(earned - 10 * (one in asked), abs=1.0)
                held = now
            assert await stand_ins(night, room) == [False] * 4

    run(night)


@pytest.mark.parametrize("kind", ["move", "bank"])
@pytest.mark.parametrize("jump", JUMPS)
def test_a_restart_after_a_jump_changes_no_deadline(tmp_path: Path, jump: float, kind: str) -> None:
    async def night() -> None:
        machine, url = Machine(), f"sqlite:///{tmp_path}/table.db"
        wanted = {"kind": kind, "seconds": 120} | ({"increment": 5} if kind == "bank" else {})
        async with served(url, machine.clock()) as night:
            room = await night.game(TWO, 2, clock=wanted)
            await passes(night, machine, 30)
        for number, asleep in enumerate((2.0, 500.0, 9.0)):
            machine.set_by = jump * (number % 2 == 0)  # while the server is down, in both directions
            machine.ran += asleep
            async with served(url, machine.clock()) as night:
                assert min(await left(night, room)) == pytest.approx(90 - 10 * number, abs=1.0 + (asleep < 5) * asleep)
                machine.set_by += jump  # and once more
                await passes(night, machine, 10)
                assert min(await left(night, room)) == pytest.approx(80 - 10 * number, abs=3.0)
                assert await stand_ins(night, room) == [False, False]

    run(night)


def test_days_stay_days(tmp_path: Path) -> None:
    async def night() -> None:
        machine, url = Machine(), f"sqlite:///{tmp_path}/table.db"
        machine.rate = 1.0005  # maximum rate at which NTP slews a clock
        async with served(url, machine.clock()) as night:
            room = await night.game(TWO, 2, clock={"kind": "days", "seconds": 3 * 86_400})
            for jump in JUMPS:
                machine.set_by += jump
                for _ in range(600):
                    machine.ran += 9.0  # less than an outage
                    await night.tables.registry.tick()
            assert min(await left(night, room)) == pytest.approx(3 * DAY - 4 * 5400, abs=1.0)

    run(night)


def test_processes_whose_machines_differ_by_two_hours_agree(postgres_url: str) -> None:
    async def night() -> None:
        ahead = Clock(lambda: time.time() + HOUR, time.monotonic)
        behind = Clock(lambda: time.time() - HOUR, time.monotonic)
        rng = Rng("apart")
        async with served(postgres_url, ahead) as here, served(postgres_url, behind) as there:
            assert abs(here.store.now() - there.store.now()) < 1.0
            there.people = here.people
            room = await here.game(TWO, 2, clock={"kind": "bank", "seconds": 600, "increment": 5})
            for number in range(12):
                night = (here, there)[number % 2]
                await night.tables.registry.tick()
                async with night.tables.registry.at(room) as table:
                    await table.reread()
                await decide(night, room, rng)
                for each in (here, there):
                    async with each.tables.registry.at(room) as table:
                        await table.reread()
                both = [await left(each, room) for each in (here, there)]
                assert both[0] == pytest.approx(both[1], abs=1.0) and min(both[0]) > 560 and max(both[0]) < 640
            assert await stand_ins(here, room) == [False, False]

    run(night)


def test_a_process_that_lags_behind_catches_up(tmp_path: Path) -> None:
    async def night() -> None:
        machine, url = Machine(), f"sqlite:///{tmp_path}/table.db"
        store = await Store.open(url, now=machine.clock())
        late = machine.clock()
        other = await Store.open(url, now=late)
        late.move(store.now() - 3.0 - late())
        await store.beat(10.0)
        assert await other.beat(10.0) == [] and other.now() == store.now()
        late.move(store.now() - 3.0 - late())
        assert await store.beat(10.0) == [] and other.now() == store.now() - 3.0  # nobody waits for it
        await store.close()
        await other.close()

    run(night)


@pytest.mark.parametrize("jump", [200 * DAY, -200 * DAY])
def test_a_jump_ends_no_session_and_no_wait(tmp_path: Path, jump: float) -> None:
    async def night() -> None:
        machine = Machine()
        async with served(f"sqlite:///{tmp_path}/table.db", machine.clock()) as night:
            store = night.store
            ana, token = await store.new_guest("Ana")
            room = await night.room(TWO, 1)
            for _ in range(5):
                await store.take_try("an account", by=SERVER)
            await store.add_notice(ana.id, room, "turn", 1, here=store.now(), until=store.now() + 60, ways=["push"])
            machine.set_by = jump
            machine.ran += 1.0
            with pytest.raises(TooManyTries) as error:
                await store.take_try("an account", by=SERVER)
            assert error.value.seconds == 1
            assert await store.person_of(token) == ana
            await store.remove_ended()
            await store.forget_tries()
            assert await store.remove_stale(14 * DAY) == []
            machine.set_by = 0.0
            assert await store.person_of(token) == ana and (await store.room(room)) is not None

    run(night)


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_games_from_a_version_whose_clock_jumped_go_on(tmp_path: Path, kind: str) -> None:
    wanted = {"kind": kind, "seconds": 120} | ({"increment": 5} if kind == "bank" else {})

    async def night() -> None:
        url, rng = f"sqlite:///{tmp_path}/table.db", Rng("old")
        async with evening_by_hand(url=url, sweep_seconds=5.0) as night:
            night.clock.time = EPOCH
            night.people = [(await night.store.new_guest(name))[0] for name in NAMES]  # with sessions of that date
            room = await night.game(TWO, 2, clock=wanted)
            for jump in (-HOUR, HOUR, 10 * DAY, -10 * DAY):
                night.clock.time += jump
                await night.tables.registry.tick()
                if not any(await stand_ins(night, room)):
                    await decide(night, room, rng)
            for person in night.people[:2]:
                await night.tables.ask(room, Return(person))
            people = night.people
        machine = Machine()
        machine.ran = 60.0
        async with served(url, machine.clock()) as night:
            night.people = people
            for _ in range(8):
                shown = await left(night, room)
                assert min(shown) > 0.0 and max(shown) <= 120 + 8 * 5
                await decide(night, room, rng)
                await passes(night, machine, 5)

    run(night)


def test_no_other_module_may_read_the_system_clock() -> None:
    root = Path(__file__).resolve().parents[3]
    wrong = "import time\nfrom datetime import date\nfrom time import time_ns\nprint(date, time_ns, time.time())\n"
    command = [sys.executable, "-m", "ruff", "check", "--select", "TID251", "--output-format", "concise"]
    for name, found in (("store/serving.py", 3), ("clock.py", 0)):
        named = ["--stdin-filename", f"src/burgrave/server/{name}", "-"]
        checked = subprocess.run([*command, *named], input=wrong, cwd=root, capture_output=True, text=True)
        assert checked.stdout.count("TID251") == found, checked.stdout
