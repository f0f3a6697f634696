"""Random Valeria games that make progress, for tests of terminal texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import DOMAIN_NAMES, DUKE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.rng import Rng

__all__ = ["NAMES", "finished", "secrets", "walk"]

NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena"]


def walk(players: int, seed: int, *, steps: int = 5000, **options: Any) -> Iterator[ValeriaState]:
    """Yield the state of a game before each of its decisions, and at the end."""
    options.setdefault("scenario", "random")
    state = burgrave.new("valeria", players=players, seed=seed, **options)
    assert isinstance(state, ValeriaState)
    rng = Rng(seed)
    for _ in range(steps):
        yield state
        if state.is_over():
            return
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal(seat)
        costly = [one for one in legal if not act.GAIN <= one < act.BUILD]  # a player who only gains never ends a game
        wanted = costly if costly and rng.below(5) else legal
        state.apply(seat, wanted[rng.below(len(wanted))])


def finished(players: int, seed: int, **options: Any) -> ValeriaState:
    *_, state = walk(players, seed, **options)
    assert state.is_over()
    return state


def secrets(state: ValeriaState, seat: int | None) -> list[str]:
    """Return the cards hidden from a seat (``None``: a spectator).

    These are all dukes that were not dealt to the seat, and all face-down domains. When the game is over, no cards are
    hidden.
    """
    if state.is_over():
        return []
    mine = 0 if seat is None else state.players[seat].dealt
    hidden = [name for duke, name in enumerate(DUKE_NAMES) if not mine >> duke & 1]
    for column, stack in enumerate(state.domains):
        below = stack if column == state.covered else stack[:-1]
        hidden += [DOMAIN_NAMES[domain] for domain in below]
    return hidden
