"""Strict parsing of positions: nothing is filled in, and nothing ignored."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import pytest
from tests.server.showing.walking import walk

from burgrave.games.citadels.knowledge.position import read_strictly as read_citadels
from burgrave.games.valeria.knowledge.position_builder import read_strictly as read_valeria
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.state import State

GAMES: list[tuple[str, Callable[[Mapping[str, object]], State], dict[str, Any]]] = [
    ("citadels", read_citadels, {"ruleset": ruleset, "players": players})
    for ruleset, players in (("classic", 5), ("2010", 2), ("2010", 7), ("2016", 3), ("2016", 6))
]
GAMES += [
    ("valeria", read_valeria, options) for options in ({"players": 1}, {"players": 2, "mixed": True}, {"players": 5})
]


def objects(data: object) -> Iterator[dict[str, object]]:
    """Yield every object of a position with a fixed set of fields, including the position itself."""
    if isinstance(data, dict):
        yield data
        for key, inner in data.items():
            if key not in ("known", "citizens", "monsters", "captured", "trades"):
                yield from objects(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from objects(inner)


@pytest.mark.parametrize(("game", "read", "options"), GAMES, ids=str)
def test_a_position_is_read_as_it_is_written(
    game: str, read: Callable[[Mapping[str, object]], State], options: dict[str, Any]
) -> None:
    for number, state in enumerate(walk(game, 17, options)):
        if number % 9 == 0 or state.is_over():
            assert read(state.position()).digest() == state.digest()


@pytest.mark.parametrize(("game", "read", "options"), GAMES, ids=str)
def test_nothing_is_filled_in_and_nothing_else_is_allowed(
    game: str, read: Callable[[Mapping[str, object]], State], options: dict[str, Any]
) -> None:
    """A field may be absent only if that is another valid position: nobody was killed, nobody knows a card."""
    for number, state in enumerate(walk(game, 18, options)):
        if number % 40 and not state.is_over():
            continue
        position = dict(state.position())
        for place, one in enumerate(objects(position)):
            for key in [*one, "another"]:
                changed = copy.deepcopy(position)
                inner = [*objects(changed)][place]
                if key in inner:
                    del inner[key]
                else:
                    inner[key] = 1
                with suppress(BurgraveError):
                    back = read(changed)
                    assert key != "another" and back.position() == changed and back.digest() != state.digest()


def test_the_message_names_the_field() -> None:
    position = dict(next(walk("citadels", 1, {"players": 4})).position())
    for change, message in (
        ({"pool": 0}, "The position: 'pool' means nothing here."),
        ({"round": None}, "The position lacks 'round'."),
        ({"scenario": 7}, "The position: 'scenario' is a text, not 7."),
    ):
        with pytest.raises(BurgraveError) as refusal:
            read_citadels({**position, **change})
        assert str(refusal.value) == message
