"""Helpers for rule tests: set up a position, play notations, list legal options."""

from __future__ import annotations

from typing import Any

import burgrave
from burgrave.games.citadels.cards import CARD_KIND, DISTRICT_NAMES
from burgrave.games.citadels.rules import scoring
from burgrave.games.citadels.rules.events import EVENT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

GAME = burgrave.game_named("citadels")

# ruleset of the running test, set by its mark `rulesets` (see conftest.py)
ruleset = "2016"


def at(*, seed: object = 0, **position: Any) -> CitadelsState:
    """Return the state of a full or partial position: ``at(players=4, seats=[...], turn={...})``."""
    state = burgrave.from_position({"game": "citadels", "ruleset": ruleset, **position}, seed=seed)
    assert isinstance(state, CitadelsState)
    state.keep_events(True)  # record only the test's own events
    return state


def new(*, seed: object = 0, **options: Any) -> CitadelsState:
    state = burgrave.new("citadels", seed=seed, **{"ruleset": ruleset, **options})
    assert isinstance(state, CitadelsState)
    return state


def options(state: CitadelsState) -> list[str]:
    """Return the notations of the legal actions of the seat to act."""
    return [GAME.notation(action) for action in state.legal(state.to_act())]


def do(state: CitadelsState, *notations: str) -> CitadelsState:
    """Play these actions in order, each for the seat to act, and return the state."""
    for text in notations:
        assert text in options(state), f"{text!r} is not among {options(state)}"
        state.apply(state.to_act(), GAME.parse(text))
    return state


def gold(state: CitadelsState) -> list[int]:
    return [int(player.gold) for player in state.players]


def hand(state: CitadelsState, seat: int) -> list[str]:
    """Return the sorted names of the cards in a hand."""
    return sorted(DISTRICT_NAMES[CARD_KIND[card]] for card in state.players[seat].hand)


def city(state: CitadelsState, seat: int) -> list[str]:
    """Return the sorted names of the districts in a city; names of beautified districts end in ``+``."""
    names = [
        DISTRICT_NAMES[CARD_KIND[card]] + ("+" if card in state.gilded else "") for card in state.players[seat].city
    ]
    return sorted(names)


def deck(state: CitadelsState) -> list[str]:
    """Return the names of the cards in the deck, from the top."""
    return [DISTRICT_NAMES[CARD_KIND[card]] for card in state.deck[state.top :]]


def happened(state: CitadelsState, seat: int | None = None, *, mark: int = 0) -> list[tuple[Any, ...]]:
    """Return the events shown to a seat (``None``: a spectator) as tuples, such as ``("reveal", 2, 10)``."""
    return [(EVENT_NAMES[event.kind], *event.args) for event in state.events_for(seat, mark)]


def score(state: CitadelsState, seat: int) -> scoring.Points:
    return scoring.points(state, state.players[seat])


def first(state: CitadelsState) -> int:
    """Return the seat with the first complete city, or -1.

    Fail if there are several such seats, which only the Bell Tower makes possible.
    """
    seats = [int(player.seat) for player in state.players if state.firsts & player.bit]
    assert len(seats) <= 1
    return seats[0] if seats else -1
