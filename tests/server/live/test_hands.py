"""Expired clocks and substitute bots: reported in the room, in the log, and in the replay."""

from __future__ import annotations

from typing import Any

from tests.server.live.evening import CITADELS, Ears, evening, run

from burgrave.kernel.rng import Rng
from burgrave.server.live.game import Game
from burgrave.server.live.messages import step_message
from burgrave.server.live.requests import Leave, Return, ShowRoom, ShowTable

Json = dict[str, Any]

MOVE = {"kind": "move", "seconds": 60}
TWO = {**CITADELS, "options": {"players": 2}}


def told(table: Json) -> list[str]:
    """Return the log lines about substitute bots."""
    lines = [line for paragraph in table["log"]["paragraphs"] for line in paragraph["lines"]]
    return ["".join(line["parts"]) for line in lines if line["event"] == "hand"]


def whole(ears: Ears) -> list[Json]:
    """Return a watcher's complete log, merged from the pieces in table messages, as the page does it."""
    log: list[Json] = []
    for table in ears.of("table"):
        piece = table["log"]
        log[piece["from"] :] = piece["paragraphs"]
    return log


def test_whose_time_was_over_is_told() -> None:
    async def test() -> None:
        async with evening() as night:
            room = await night.game(TWO, 2, clock=MOVE)
            people = night.people[:2]
            first = night.played(room).state.open_seats()[0]
            slow, other = people[first], people[1 - first]
            ears = await night.listen(room, other, "en")
            assert not told(ears.table)
            night.clock.time += 61
            await night.tables.registry.tick()
            await night.settled()
            assert ears.room["seats"][first]["stand_in"] and ears.room["seats"][first]["late"]
            table = await night.tables.ask(room, ShowTable(other, "en"))
            assert told(table) == [f"{slow.name} ran out of time. A bot takes over."]
            assert told(await night.tables.ask(room, ShowTable(slow, "en"))) == [
                "You ran out of time. A bot takes over."
            ]
            assert whole(ears) == table["log"]["paragraphs"]

            await night.tables.ask(room, Return(slow))
            assert not ears.room["seats"][first]["late"]
            rng = Rng(1)
            while not await night.decide(room, slow, rng):
                await night.decide(room, other, rng)
                await night.settled()
            table = await night.tables.ask(room, ShowTable(other, "en"))
            assert told(table)[1:] == [f"{slow.name} is back."]
            assert whole(ears) == table["log"]["paragraphs"]

            game = night.played(room)
            past = Game.after(game.header, game.steps[:1])
            assert told(step_message(night.live(room), past, 1, None, "en", open_cards=False)) == told(table)[:1]

    run(test)


def test_who_leaves_is_not_said_to_have_been_late() -> None:
    async def test() -> None:
        async with evening() as night:
            room = await night.game(TWO, 2, clock=MOVE)
            first = night.played(room).state.open_seats()[0]
            gone, other = night.people[first], night.people[1 - first]
            await night.tables.ask(room, Leave(gone))
            await night.settled()
            table = await night.tables.ask(room, ShowTable(other, "es"))
            assert told(table) == [f"Un bot está jugando por {gone.name}."]
            shown = await night.tables.ask(room, ShowRoom(other))
            assert shown["seats"][first]["stand_in"] and not shown["seats"][first]["late"]

    run(test)
