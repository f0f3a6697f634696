"""Messages to a watcher: byte-for-byte identical in worlds that differ only in hidden information."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.server.showing.walking import GAMES, player_names, ruleset_of, step, twin, walk

import burgrave
from burgrave.games.valeria.rules.board import DUKE
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.state import State
from burgrave.server.showing import Cursor, showing


def sent(game: str, options: dict[str, Any], state: State, seat: int | None, mark: int = 0) -> list[bytes]:
    """Return the messages to a watcher, with and without texts: a full one, and one that continues from ``mark``."""
    found: list[bytes] = []
    for language in ("en", None):
        shown = showing(game, ruleset_of(options), language)
        cursor = Cursor()
        decided = mark, state.event_count()
        found.append(json.dumps(shown.table(state, seat, player_names(state), cursor, decided=decided)).encode())
        cursor.mark = mark
        found.append(json.dumps(shown.table(state, seat, player_names(state), cursor)).encode())
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_another_world_looks_the_same(game: str, options: dict[str, Any]) -> None:
    rng = random.Random(4)
    mark = 0
    for count, state in enumerate(walk(game, 21, options)):
        if rng.random() < 0.03:
            seat = rng.randrange(options["players"])
            other = twin(state, seat, count)
            assert sent(game, options, state, seat, mark) == sent(game, options, other, seat, mark)
            public = sent(game, options, state, None, mark)
            assert public == sent(game, options, other, None, mark)
            assert public == sent(game, options, twin(state, (seat + 1) % options["players"], count), None, mark)
        mark = state.event_count()


def test_the_twins_are_not_the_same_world() -> None:
    *_, state = zip(range(60), walk("citadels", 21, {"players": 4}), strict=False)
    other = twin(state[1], 0, 1)
    assert other.digest() != state[1].digest() and other.events != state[1].events
    assert sent("citadels", {}, other, 1) != sent("citadels", {}, state[1], 1)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_nobody_learns_which_duke_was_kept_till_the_end(players: int) -> None:
    one, two = (burgrave.new("valeria", seed=3, players=players) for _ in range(2))
    assert isinstance(one, ValeriaState) and isinstance(two, ValeriaState)
    rng = random.Random(players)
    watchers: list[int | None] = [None, *range(1, players)]
    while one.phase == DUKE:
        seat = one.to_act()
        choices = one.legal(seat)
        one.apply(seat, choices[0])
        two.apply(seat, choices[seat == 0])
    assert sent("valeria", {}, one, 0) != sent("valeria", {}, two, 0)
    while True:
        mark = one.event_count()
        seat, action = step("valeria", one, rng)
        two.apply(seat, burgrave.game_named("valeria").parse(action))
        if one.is_over():
            break
        if rng.random() < 0.05:
            for watcher in watchers:
                assert sent("valeria", {}, one, watcher, mark) == sent("valeria", {}, two, watcher, mark)
    assert sent("valeria", {}, one, None) != sent("valeria", {}, two, None)
