"""Positions reached by random play, for tests that need a reachable state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import burgrave
from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.rng import Rng

GAMES = 400


def any_verb(state: ValeriaState, rng: Rng) -> tuple[int, int]:
    """Return a random open seat and a random action: first a verb, then an option with that verb.

    All verbs are equally likely, so that building is not rare.
    """
    seats = state.open_seats()
    seat = seats[rng.below(len(seats))]
    by_verb: dict[str, list[int]] = {}
    for action in state.legal(seat):
        by_verb.setdefault(notation(action).split()[0], []).append(action)
    options = [*by_verb.values()][rng.below(len(by_verb))]
    return seat, options[rng.below(len(options))]


def moment(
    phase: str, players: int = 3, *, mixed: bool = False, such: Callable[[ValeriaState], bool] | None = None
) -> ValeriaState:
    """Return a copy of the first state in this phase that satisfies ``such``, from up to 400 random games.

    The copy may be modified.
    """
    found = _moment(phase, players, mixed, such)
    state = found.copy()
    state.keep_events(True)
    own_stacks(state)
    return state


def own_stacks(state: ValeriaState) -> None:
    """Give a state its own copies of all stacks, so that a test may modify them without changing the original."""
    state.unshare()
    state.monsters = [stack[:] for stack in state.monsters]
    state.citizens = [stack[:] for stack in state.citizens]
    state.domains = [stack[:] for stack in state.domains]
    for player in state.players:
        player.unshare()


@cache
def _moment(phase: str, players: int, mixed: bool, such: Callable[[ValeriaState], bool] | None) -> ValeriaState:
    for seed in range(GAMES):
        state = burgrave.new("valeria", players=players, mixed=mixed, seed=seed, events=False)
        assert isinstance(state, ValeriaState)
        rng = Rng(seed)
        while True:
            if PHASE_NAMES[state.phase] == phase and (such is None or such(state)):
                return state
            if state.is_over():
                break
            state.apply(*any_verb(state, rng))
    raise AssertionError(f"no game with {players} players reaches such a state in phase {phase}")
