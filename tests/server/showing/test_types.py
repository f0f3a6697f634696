"""Game-specific parts of messages to a seat: they have the types that the game declares."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.showing.walking import GAMES, player_names, ruleset_of, walk

from burgrave.server.showing import Cursor, showing
from burgrave.server.showing.game import types_of


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_a_seat_is_told_is_as_its_type_says(game: str, options: dict[str, Any]) -> None:
    types = types_of(game)
    assert types is not None
    shown = showing(game, ruleset_of(options), None)
    for number, state in enumerate(walk(game, 35, options)):
        if number % 5 and not state.is_over():
            continue
        for seat in range(options["players"]):
            message = shown.table(state, seat, player_names(state), Cursor())
            if types.facts is not None:
                own = {name: message[name] for name in types.facts.__annotations__}
                assert msgspec.convert(own, types.facts) == own
            assert msgspec.convert(message["view"], types.view) == message["view"]


def test_a_game_that_brings_no_types_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.kernel.game.Game.has_part", lambda _self, _name: False)
    assert types_of("citadels") is None
