"""Helpers for tests of decision points: the seat to act, its options, and the visible events."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.playing import at, do, happened, options

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

Events = list[tuple[Any, ...]]


def who(name: str) -> int:
    return CHARACTER_NAMES.index(name)


def kind(name: str) -> int:
    return DISTRICT_NAMES.index(name)


def held(*names: str) -> list[dict[str, Any]]:
    return [{"characters": [name]} for name in names]


def turn(character: str, *others: dict[str, Any], **mine: Any) -> CitadelsState:
    """Return the state in which seat 0 of four has just revealed ``character``."""
    return at(players=4, seats=[{"characters": [character], **mine}, *others], turn={"character": character})


def starting(state: CitadelsState, *verbs: str) -> list[str]:
    return [option for option in options(state) if option.split()[0] in verbs]


def decides(state: CitadelsState, seat: int, *offered: str) -> None:
    """Assert that this seat alone may act, with exactly these options in any order."""
    assert state.to_act() == seat and state.open_seats() == [seat]
    assert sorted(options(state)) == sorted(offered)
    assert [other for other in range(state.n) if state.legal(other)] == [seat]


def after(state: CitadelsState, *notations: str) -> dict[int | None, Events]:
    """Play these actions; return the events shown to each seat and to the spectators (``None``)."""
    mark = state.event_count()
    do(state, *notations)
    return {seat: happened(state, seat, mark=mark) for seat in (None, *range(state.n))}


def told(shown: dict[int | None, Events], *events: tuple[Any, ...]) -> None:
    """Assert that every seat and the spectators were shown exactly these events."""
    assert [seat for seat, found in shown.items() if found != list(events)] == []
