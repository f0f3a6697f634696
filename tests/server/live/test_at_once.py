"""Concurrent actions of all users: the log alone determines the result."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, evening, run

import burgrave
from burgrave.kernel.rng import Rng
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.requests import Act, Leave, Return, ShowRecord, ShowTable, Undo, WatchRoom


async def anything(night: Evening, room: str, number: int, rng: Rng) -> None:
    """Let a user do something at random; check that any refusal has an expected reason."""
    person, tables = night.people[number], night.tables
    table = await tables.ask(room, ShowTable(person, None))
    what = rng.below(12)
    try:
        if what < 6 and table["ask"]:
            options = table["ask"]["options"]
            await tables.ask(room, Act(person, seq=table["seq"], action=options[rng.below(len(options))]["action"]))
        elif what in (6, 10, 11):  # most are too late, and leaving a game should be rare
            await tables.ask(room, Undo(person, seq=table["seq"]))
        elif what == 7:
            await tables.ask(room, Leave(person))
        elif what == 8:
            await tables.ask(room, Return(person))
        else:
            watch = await tables.ask(room, WatchRoom(person, "en" if rng.below(2) else None, lambda message: None))
            await asyncio.sleep(0.01)
            watch.close()
    except Refused as refused:
        assert refused.code in {"stale", "nothing-to-undo", "cannot-undo", "game-over", "not-your-turn"}


@pytest.mark.parametrize("set_up", [CITADELS, VALERIA], ids=["citadels", "valeria"])
def test_everybody_at_once(set_up: dict[str, Any]) -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(set_up, 3)
            ears = await night.listen(room, None)
            rng = Rng(str(set_up))
            undone = 0
            for _ in range(200):
                seats = [rng.below(3) for _ in range(1 + rng.below(4))]
                await asyncio.gather(*(anything(night, room, seat, rng) for seat in seats))
                game = night.played(room)
                undone = game.undone
                if game.state.is_over():
                    break
            await night.settled()
            game = night.played(room)
            again = Game(game.header, await night.store.log(room))
            assert again.state.digest() == game.state.digest() and again.count == game.count
            assert again.steps == game.steps and again.marks == game.marks and again.undone == game.undone == undone > 0
            assert again.opened == game.opened and again.may_undo() == game.may_undo()
            numbers = [message["seq"] for message in ears.of("table")]
            assert numbers == sorted(numbers)
            if game.state.is_over():
                burgrave.Replay(burgrave.Record.parse(await night.tables.ask(room, ShowRecord(None)))).require_end()

    run(night)
