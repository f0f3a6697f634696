"""Strict parsing of positions: no missing field is filled in, and no unknown field is ignored."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import pytest
from tests.server.showing.walking import walk

import burgrave
from burgrave.kernel.errors import BurgraveError, PositionError
from burgrave.kernel.fields import short
from burgrave.kernel.state import State

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"ruleset": ruleset, "players": players})
    for ruleset, players in (("classic", 5), ("2010", 2), ("2010", 7), ("2016", 3), ("2016", 6))
]
GAMES += [("valeria", options) for options in ({"players": 1}, {"players": 2, "mixed": True}, {"players": 5})]


def read(data: Mapping[str, object]) -> State:
    """Return the state of a position; reject a position that differs from ``state.position()``."""
    state = burgrave.from_position(data)
    found = difference(data, state.position(), "The position")
    if found:
        raise PositionError(found)
    return state


def difference(given: object, written: object, where: str) -> str:
    """Return one line that names the first difference between two positions, or "" if there is none."""
    if isinstance(given, dict) and isinstance(written, dict):
        for key in [*written, *given]:
            if given.get(key) is None and written.get(key) is not None:
                return f"{where} lacks '{key}'."
            if key not in written or key not in given:
                return f"{where}: '{key}' means nothing here."
            found = difference(given[key], written[key], f"{where}: '{key}'")
            if found:
                return found
    elif isinstance(given, (list, tuple)) and isinstance(written, list) and len(given) == len(written):
        for number, one in enumerate(given):
            found = difference(one, written[number], f"{where}, number {number}")
            if found:
                return found
    elif given != written or type(given) is not type(written):
        return f"{where} is {short(written)} here, not {short(given)}."
    return ""


def objects(data: object) -> Iterator[dict[str, object]]:
    """Yield the position and all nested objects that have a fixed set of fields."""
    if isinstance(data, dict):
        yield data
        for key, inner in data.items():
            if key not in ("known", "citizens", "monsters", "captured", "trades"):
                yield from objects(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from objects(inner)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_a_position_is_read_as_it_is_written(game: str, options: dict[str, Any]) -> None:
    for number, state in enumerate(walk(game, 17, options)):
        if number % 9 == 0 or state.is_over():
            assert read(state.position()).digest() == state.digest()


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_a_removed_field_is_never_filled_in_silently(game: str, options: dict[str, Any]) -> None:
    """The position is either rejected or describes another state; a position with an added field is rejected."""
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
            read({**position, **change})
        assert str(refusal.value) == message
