"""Bots' response times, which must not depend on hidden information."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, Evening, evening
from tests.server.live.pretended import pretend_workers, run_pretended

import burgrave
from burgrave.kernel.rng import Rng
from burgrave.server.live import game as entropy
from burgrave.server.live.game import Decision
from burgrave.server.live.requests import SetAuto, StartGame

BUSY = 3
"""Number of rooms with expert bots that compete for the worker."""
DRAWS = 4
SLOTS = {"hard": 0.25, "expert": 1.2, "hint": 0.5}


def at_a_warrant(*, signed: bool) -> burgrave.State:
    """Return a state in which the Magistrate in seat 1 responds to a build; a blank warrant leaves only one option."""
    position: dict[str, Any] = {
        "game": "citadels",
        "players": 4,
        "characters": ["magistrate"],
        "seats": [{"characters": ["king"], "gold": 3, "hand": ["castle"]}, {"characters": ["magistrate"]}],
        "warrants": {"signed": "king" if signed else "bishop", "blank": ["bishop" if signed else "king", "warlord"]},
        "turn": {"character": "king"},
    }
    state = burgrave.from_position(position, seed=0)
    rules = burgrave.game_named("citadels")
    for notation in ("gold", "build castle"):
        state.apply(0, rules.parse(notation))
    assert state.to_act() == 1 and len(state.legal(1)) == (2 if signed else 1)
    return state


class Watch:
    """Stand-in for the store that discards log entries, but records when each room gets its first one."""

    def __init__(self) -> None:
        self.acted: dict[str, asyncio.Future[float]] = {}

    async def append(self, room: str, entries: object, by: object) -> None:
        if room in self.acted and not self.acted[room].done():
            self.acted[room].set_result(asyncio.get_running_loop().time())


def put(night: Evening, room: str, state: burgrave.State) -> None:
    """Replace the state of a game with one in which seat 1 is to act."""
    game = night.played(room)
    game.state = state
    game.opened = {1: Decision(game.count, 0.0)}


async def answers(night: Evening, watch: Watch, rooms: list[str], busy: list[str]) -> list[float]:
    """Return the seconds until seat 1 responds, for each room, while the ``busy`` rooms occupy the worker."""
    registry, loop = night.tables.registry, asyncio.get_running_loop()
    for room in busy:
        registry._settle(night.live(room))
    found = []
    for number, room in enumerate(rooms):
        await asyncio.sleep(0.37 * number)
        watch.acted[room] = loop.create_future()
        begun = loop.time()
        registry._settle(night.live(room))
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(watch.acted[room]), 60.0)
        found.append(round(loop.time() - begun, 6))
        driver = night.live(room).driver
        assert driver is not None
        driver.cancel()
    return found


def times(monkeypatch: pytest.MonkeyPatch, level: str, *, signed: bool, busy: int, auto: str = "") -> list[float]:
    """Return the seconds that seat 1 takes to respond to a build, for each of several tables.

    ``auto``: the automatic answer of the user in seat 1, or "" if a bot plays the seat.
    """
    rng = Rng(f"{level} {busy}")
    monkeypatch.setattr(entropy, "fresh", lambda: f"{rng.state():032x}")
    slow = {"hard": 0.2, "expert": 1.0}.get(level, 1.0)
    pretend_workers(monkeypatch, lambda _asked, options: 0.0 if options == 1 else slow)

    async def night() -> list[float]:
        async with evening(bot_workers=1, bot_pause=0.7, slots=SLOTS) as night:
            registry, watch = night.tables.registry, Watch()
            registry.thinkers._quick_inline = True
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(registry, "_settle", lambda table: None)  # nobody moves during the preparation
                crowd, others = [], night.people[3]
                for _ in range(busy):
                    wanted = {"set_up": CITADELS, "seats": ["bot:expert"] * 4}
                    crowd.append((await night.tables.create(others, wanted))["id"])
                    await night.tables.ask(crowd[-1], StartGame(others))
                    await night.listen(crowd[-1], others)
                rooms = []
                for _ in range(DRAWS):
                    rooms.append(await night.game(CITADELS, 2 if auto else 1, level=level))
                    await night.listen(rooms[-1], night.people[0])
                    if auto:
                        await night.tables.ask(rooms[-1], SetAuto(night.people[1], {"warrant": auto}))
                    put(night, rooms[-1], at_a_warrant(signed=signed))
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(night.store, "append", watch.append)  # a thread would have its own timing
                return await answers(night, watch, rooms, crowd)

    return run_pretended(night)


@pytest.mark.parametrize("busy", [0, BUSY])
@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_signed_warrant_takes_as_long_as_a_blank_one(monkeypatch: pytest.MonkeyPatch, level: str, busy: int) -> None:
    """Under any load, both responses take the same time, to the microsecond."""
    blank = times(monkeypatch, level, signed=False, busy=busy)
    assert times(monkeypatch, level, signed=True, busy=busy) == blank
    assert min(blank) >= 0.7


@pytest.mark.parametrize("answer", ["confiscate", "decline"])
def test_an_answer_given_in_advance_takes_as_long_for_a_blank_warrant(
    monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    """The player is not asked even if the automatic answer is impossible: asking would reveal the blank warrant."""
    blank = times(monkeypatch, "normal", signed=False, busy=0, auto=answer)
    assert times(monkeypatch, "normal", signed=True, busy=0, auto=answer) == blank == [0.7] * DRAWS
