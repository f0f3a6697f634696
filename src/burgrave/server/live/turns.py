"""Decisions that are made without a person."""

from __future__ import annotations

from burgrave.server.live.autos import automatic
from burgrave.server.live.bots import STAND_IN
from burgrave.server.live.game import AUTO, BOT, LATE, Game
from burgrave.server.store import RoomRow

__all__ = ["Turn", "is_open", "thinking", "turn_of"]


class Turn:
    """A decision that is made without a person: by a bot of a level, or as its person has said before."""

    def __init__(self, seat: int, seq: int, by: str, level: str = "", action: int = -1) -> None:
        self.seat = seat
        self.seq = seq  # of the open decision
        self.by = by
        self.level = level
        self.action = action  # if it is known already


def turn_of(room: RoomRow, game: Game) -> Turn | None:
    """Return the next of them, if there is one."""
    if room.state != "playing":
        return None
    for seat, decision in game.opened.items():
        row = room.seats[seat]
        if row.kind == "bot":
            return Turn(seat, decision.seq, BOT, row.level or STAND_IN)
        if row.stand_in:
            return Turn(seat, decision.seq, LATE if row.late else BOT, STAND_IN)
        action = automatic(room, seat, game)
        if action is not None:
            return Turn(seat, decision.seq, AUTO, action=action)
    return None


def is_open(room: RoomRow, game: Game, turn: Turn) -> bool:
    """Tell whether the decision is still to be made, and not by a person."""
    decision = game.opened.get(turn.seat) if room.state == "playing" else None
    if decision is None or decision.seq != turn.seq:
        return False
    if turn.by == AUTO:
        return automatic(room, turn.seat, game) == turn.action
    return _by_bot(room, turn.seat)


def thinking(room: RoomRow, game: Game) -> list[int]:
    """Return the open seats for which a bot decides."""
    return [seat for seat in game.opened if _by_bot(room, seat)]


def _by_bot(room: RoomRow, seat: int) -> bool:
    row = room.seats[seat]
    return row.kind == "bot" or row.stand_in
