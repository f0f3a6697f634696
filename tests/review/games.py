"""Short records of endgames, to keep reviews short."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import burgrave
from burgrave.bots import bot_named
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["Choice", "last_part", "played_out", "state_before_end"]

Choice = Callable[[State, int], int | None]
"""Move of a seat in a state, or None for that of the rule bot."""


@cache
def _states(game: str, players: int, seed: int) -> list[State]:
    """Return the states of a game among rule bots."""
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
    """Return the state a number of decisions before the end of a game among rule bots."""
    states = _states(game, players, seed)
    return states[max(0, len(states) - 1 - decisions)].copy()


def last_part(
    game: str, players: int, seed: int, decisions: int, choice: Choice = lambda _state, _seat: None
) -> Record:
    """Return a record of about the last decisions of a game, in which ``choice`` may override moves."""
    return played_out(state_before_end(game, players, seed, decisions), choice)


def played_out(state: State, choice: Choice = lambda _state, _seat: None) -> Record:
    """Return the record of a game played on from a state to its end."""
    seats = [("rules", name) for name in ("Ana", "Bruno", "Carla", "Diego")[: state.num_players]]
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
