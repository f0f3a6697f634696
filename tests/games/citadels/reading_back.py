"""Helpers for round trips of positions: comparison of states, and random play that favors rare situations."""

from __future__ import annotations

import json

from tests.games.citadels.playing import GAME

import burgrave
from burgrave import Rng
from burgrave.games.citadels.rules.state import CitadelsState

RARE = ("build", "declare", "kill", "destroy", "reclaim")


def step(state: CitadelsState, rng: Rng, *, often: tuple[str, ...] = ()) -> None:
    """Play a random option; usually prefer an available verb in ``often``."""
    if state.is_over():
        return
    legal = state.legal(state.to_act())
    if often and rng.below(3):
        legal = [action for action in legal if GAME.notation(action).startswith(often)] or legal
    state.apply(state.to_act(), legal[rng.below(len(legal))])


def same(state: CitadelsState, other: CitadelsState) -> None:
    assert other.digest() == state.digest()
    assert other.position() == state.position()
    assert other.to_act() == state.to_act()
    assert other.legal(state.to_act()) == state.legal(state.to_act())
    for seat in [None, *range(len(state.players))]:
        assert other.view(seat) == state.view(seat)


def read_back(state: CitadelsState) -> CitadelsState:
    """Return a copy of the state after a round trip through its JSON position."""
    data = state.position()
    read = burgrave.from_position(json.loads(json.dumps(data)), seed="another seed")
    assert isinstance(read, CitadelsState)
    return read
