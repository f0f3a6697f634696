"""Helpers for tests of the Bell Tower: the position right after it is built, and the points for complete cities."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.characters.seats import Seat, sits
from tests.games.citadels.facing import rank_of
from tests.games.citadels.playing import at, do, score

from burgrave.games.citadels.rules.state import CitadelsState

SIX = ["temple", "church", "monastery", "tavern", "market", "docks"]
SEVEN = [*SIX, "manor"]
EIGHT = [*SEVEN, "castle"]

_EARLY = ["assassin", "thief", "magician", "king"]


def ringing(own: list[str], *others: Seat, character: str = "bishop", **position: Any) -> CitadelsState:
    """Return a game in which seat 0 of four has just built the Bell Tower and must decide whether to declare it.

    Seat 0 has spent its last gold. Seats missing from ``others`` have characters of low rank.
    """
    seats = [sits(character, city=own, gold=5, hand=["bell_tower"]), *others]
    taken = {rank_of(name) for seat in seats for name in seat["characters"]}
    idle = [name for name in _EARLY if rank_of(name) not in taken]
    seats += [sits(idle[number]) for number in range(4 - len(seats))]
    state = at(seats=seats, turn={"character": character, "gathered": True}, **position)
    return do(state, "build bell_tower")


def firsts(state: CitadelsState) -> object:
    return state.view(None)["first"]


def completion(state: CitadelsState) -> list[int]:
    return [int(score(state, seat).completion) for seat in range(4)]
