"""Helpers for round trips of positions: comparison of states, and random play that favors rare situations."""

from __future__ import annotations

import json
from typing import Any

import burgrave
from burgrave import Rng
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation


def placed(*, seed: object = 0, **position: Any) -> ValeriaState:
    state = burgrave.from_position({"game": "valeria", **position}, seed=seed)
    assert isinstance(state, ValeriaState)
    return state


def begun(*, seed: object = 0, purse: int = 0, **options: Any) -> ValeriaState:
    """Return a new game; if ``purse`` is not zero, each player has that much gold, strength and magic."""
    state = burgrave.new("valeria", seed=seed, events=False, **options)
    assert isinstance(state, ValeriaState)
    for player in state.players if purse else []:
        player.gold = player.strength = player.magic = purse
    return state


def step(state: ValeriaState, rng: Rng, *, often: tuple[str, ...] = ()) -> None:
    """Play a random option of a random open seat; usually prefer an available verb in ``often``."""
    if state.is_over():
        return
    seats = state.open_seats()
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    if often and rng.below(3):
        legal = [action for action in legal if notation(action).startswith(often)] or legal
    state.apply(seat, legal[rng.below(len(legal))])


def same(state: ValeriaState, other: ValeriaState) -> None:
    assert other.digest() == state.digest()
    assert other.position() == state.position()
    assert other.open_seats() == state.open_seats() and other.to_act() == state.to_act()
    for seat in range(state.n):
        assert other.legal(seat) == state.legal(seat)
    for viewer in [None, *range(state.n)]:
        assert other.view(viewer) == state.view(viewer)


def read_back(state: ValeriaState) -> ValeriaState:
    """Return a copy of the state after a round trip through its JSON position."""
    read = burgrave.from_position(json.loads(json.dumps(state.position())), seed="another seed")
    assert isinstance(read, ValeriaState)
    return read
