"""Helpers for tests of Citadels characters: seats, and positions at various moments of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.citadels import playing
from tests.games.citadels.playing import at, do, options

from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.pieces import OVER, PICK
from burgrave.games.citadels.rules.state import CitadelsState

Seat = dict[str, Any]

_CITY = ["tavern", "temple", "church", "prison", "watchtower", "market", "docks", "barracks"]

_DULL = ["gold", "refuse", "leave", "decline", "take_nothing", "end"]


def sits(*characters: str, gold: int = 0, hand: Sequence[str] = (), city: Sequence[str] = ()) -> Seat:
    return {"characters": list(characters), "gold": gold, "hand": list(hand), "city": list(city)}


def called(character: str, *seats: Seat, players: int = 4, **position: Any) -> CitadelsState:
    """Return the position right after this character was revealed; seats not given have nothing."""
    filled = [*seats, *[sits() for _ in range(players - len(seats))]]
    return at(players=players, seats=filled, turn={"character": character}, **position)


def acting(character: str, *seats: Seat, players: int = 4, **position: Any) -> CitadelsState:
    """Return the position in which this character has gathered and may take any further action."""
    filled = [*seats, *[sits() for _ in range(players - len(seats))]]
    return at(players=players, seats=filled, turn={"character": character, "gathered": True}, **position)


def striking(character: str, *seats: Seat, players: int = 4, **position: Any) -> CitadelsState:
    """Return the position in which rank 8 can use its power; in the older editions, this is the end of the turn."""
    state = acting(character, *seats, players=players, **position)
    return state if playing.ruleset == "2016" else do(state, "end")


def complete() -> list[str]:
    """Return the smallest complete city with four players: seven districts, or eight in the older editions."""
    return _CITY[:7] if playing.ruleset == "2016" else _CITY[:]


def resumed(victim: str, witch: Seat, held: Seat, *others: Seat, **position: Any) -> CitadelsState:
    """Return the position in which the Witch (seat 0) resumes, right after the victim (seat 1) has gathered gold."""
    seats = [{**witch, "characters": ["witch"]}, {**held, "characters": [victim]}, *others]
    state = do(called(victim, *seats, bewitched=victim, **position), "gold")
    assert state.to_act() == 0
    return state


def dull(state: CitadelsState, until: str = "") -> CitadelsState:
    """Play uneventful turns, in which players only gather gold, until this character is called or the round ends."""
    while state.phase not in (PICK, OVER) and CHARACTER_NAMES[state.cast[state.rank]] != until:
        allowed = options(state)
        wanted = [word for word in _DULL if word in allowed]
        do(state, wanted[0] if wanted else allowed[0])
    return state


def offered(state: CitadelsState, verb: str) -> list[str]:
    """Return the arguments that a verb may have now, such as ["1", "3"], or an empty list once the game is over."""
    if state.phase == OVER:
        return []
    return [text.partition(" ")[2] for text in options(state) if text.partition(" ")[0] == verb]
