"""Replays: the starts of rounds and turns, and the view with all cards open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, Json, evening, refusal, run

from burgrave.kernel.record import Replay
from burgrave.kernel.rng import Rng
from burgrave.server.live.game import Game
from burgrave.server.live.records import game_at
from burgrave.server.live.requests import ShowReplay, ShowStep, ShowTable

TWO = {"game": "citadels", "options": {"players": 2, "ruleset": "classic"}}
BEGINS = {"citadels": ({"round"}, {"round", "reveal", "resumed"}), "valeria": (set(), {"turn"})}
"""Events that begin a round, and events that begin a turn. Rounds of Valeria begin with the first player's turn."""


async def over(night: Evening, set_up: Json) -> str:
    room = await night.game(set_up, level="easy")
    await night.play(room, 1, Rng("looking back"))
    return room


def told(game: Game) -> tuple[list[int], list[int]]:
    """Return the steps at which rounds begin and those at which turns begin, according to the events."""
    name = game.header.game
    replay = Replay(game.header.record())
    rounds, turns, mark = [0], [0], replay.state.event_count()
    for number, step in enumerate(game.steps, 1):
        for entry in step.entries(game.rules):
            replay.take(entry)
        events = [game.rules.events.told(one) for one in replay.state.events_for(None, mark)]
        mark = replay.state.event_count()
        begun = [one for one in events if one["event"] in BEGINS[name][1]]
        new = [one for one in events if one["event"] in BEGINS[name][0]]
        first = replay.state.view(None).get("first")
        if new or (name == "valeria" and any(one["seat"] == first and one["round"] != 1 for one in begun)):
            rounds.append(number)
        if begun:
            turns.append(number)
    return rounds, turns


@pytest.mark.parametrize("set_up", [CITADELS, TWO, VALERIA], ids=["citadels", "two", "valeria"])
def test_rounds_and_turns_begin_where_the_log_says_so(set_up: Json) -> None:
    async def game() -> None:
        async with evening() as night:
            room = await over(night, set_up)
            replay = await night.tables.ask(room, ShowReplay(None))
            assert (replay["rounds"], replay["turns"]) == told(night.played(room))
            assert len(replay["rounds"]) > 3 and set(replay["rounds"]) < set(replay["turns"])

    run(game)


@pytest.mark.parametrize("set_up", [CITADELS, TWO, VALERIA], ids=["citadels", "two", "valeria"])
def test_points_are_told_as_each_round_began_once_the_game_is_over(set_up: Json) -> None:
    async def game() -> None:
        async with evening() as night:
            room = await night.game(set_up, level="easy")
            assert "course" not in await night.tables.ask(room, ShowTable(night.people[0], None))
            await night.play(room, 1, Rng("looking back"))
            replay, played = await night.tables.ask(room, ShowReplay(None)), night.played(room)
            for viewer in (None, night.people[0]):
                course = (await night.tables.ask(room, ShowTable(viewer, None)))["course"]
                begins = [game_at(played, step).state for step in replay["rounds"]]
                assert course["rounds"] == [state.rounds() for state in begins]
                assert course["points"] == [state.scores() for state in (*begins, played.state)]
            assert course["points"][0] != course["points"][-1]

    run(game)


@pytest.mark.parametrize("set_up", [CITADELS, TWO, VALERIA], ids=["citadels", "two", "valeria"])
def test_with_all_cards_open_each_seat_shows_what_it_knew(set_up: Json) -> None:
    """With all cards open, a replay shows each seat's own view at the time; otherwise, only the chosen seat's."""

    async def game() -> None:
        async with evening() as night:
            room = await night.game(set_up, level="easy")
            assert (
                await refusal(night.tables.ask(room, ShowStep(None, 0, "en", open_cards=True)))
            ).code == "still-playing"
            await night.play(room, 1, Rng("looking back"))
            last = len(night.played(room).steps)
            for step in range(0, last, 5):
                state = game_at(night.played(room), step).state
                shown = await night.tables.ask(room, ShowStep(None, step, None, open_cards=True))
                for seat, (lies, own) in enumerate(zip(shown["view"]["seats"], shown["own"], strict=True)):
                    view: Mapping[str, Any] = state.view(seat)
                    assert lies == view["seats"][seat]
                    assert own == {field: view[field] for field in view if field not in state.view(None)}
                closed = await night.tables.ask(room, ShowStep(None, step, None))
                assert closed["view"] == state.view(None) and "own" not in closed
                mine = await night.tables.ask(room, ShowStep(None, step, None, seat=1, open_cards=True))
                assert mine["view"] == state.view(1) and "own" not in mine

    run(game)
