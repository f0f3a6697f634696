"""A recorded game, played again: what was there before each action, and what it brought."""

from __future__ import annotations

from burgrave.kernel.errors import RecordError
from burgrave.kernel.events import Event
from burgrave.kernel.record import Record, Replay
from burgrave.kernel.state import State

__all__ = ["Table"]


class Table:
    """The game played again: the state before each action and at the end, and all that each action brought."""

    def __init__(self, record: Record) -> None:
        running = Replay(record)
        running.require_end()
        self.moves: list[tuple[int, int]] = []
        self.states: list[State] = [running.state.copy()]
        self.told: list[list[Event]] = []
        while True:
            mark = running.state.event_count()
            move = running.step()
            if move is None:
                break
            self.moves.append(move)
            self.told.append(running.state.events_since(mark))
            self.states.append(running.state.copy())
        self.seats = running.state.num_players
        if not self.moves:
            raise RecordError(f"{record.source}: nothing was played, so there is nothing to review.")

    def has_choice(self, moment: int) -> bool:
        """Tell whether whoever acted had more than one option."""
        return len(self.states[moment].legal(self.moves[moment][0])) > 1
