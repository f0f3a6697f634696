"""Records that contain only the end of a game, and so are quick to review."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import burgrave
from burgrave.bots import bot_named
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["NAMES", "Choice", "last_part", "played_out", "state_before_end"]

NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo"]

Choice = Callable[[State, int], int | None]
"""Function that returns an action for a seat, or None to let the rule bot choose."""


@cache
def _states(game: str, players: int, seed: int) -> list[State]:
    state = burgrave.new(game, players=players, seed=seed)
    bots = [bot_named(game, "rules", f"{seed}-{seat}") for seat in range(players)]
    rng = Rng(seed)
    found = [state.copy()]
    while not state.is_over():
        seat = state.to_act()
        state.apply(seat, bots[seat].choose(state.seat(seat, rng)))
        found.append(state.copy())
    return found


def state_before_end(game: str, players: int, seed: int, decisions: int) -> State:
    """Return the state this many decisions before the end of a game between rule bots."""
    states = _states(game, players, seed)
    return states[max(0, len(states) - 1 - decisions)].copy()


def last_part(
    game: str, players: int, seed: int, decisions: int, choice: Choice = lambda _state, _seat: None
) -> Record:
    """Return a record of roughly the last ``decisions`` decisions of a game between rule bots.

    ``choice`` may override actions.
    """
    return played_out(state_before_end(game, players, seed, decisions), choice)


def played_out(state: State, choice: Choice = lambda _state, _seat: None) -> Record:
    """Let rule bots play from a state to the end and return the record; ``choice`` may override actions."""
    seats = [("rules", name) for name in NAMES[: state.num_players]]
    record = Record.from_position(state.position(), seed=1, seats=seats)
    game = record.game
    bots = [bot_named(game, "rules", seat) for seat in range(len(seats))]
    rng = Rng("played out")
    with Recorder(record) as recorder:
        while not recorder.state.is_over():
            seat = recorder.state.to_act()
            action = choice(recorder.state, seat)
            recorder.play(seat, bots[seat].choose(recorder.state.seat(seat, rng)) if action is None else action)
    return recorder.record
