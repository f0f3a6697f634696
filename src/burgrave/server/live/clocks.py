"""Time limits of seats, automatic decisions, and server downtime.

Seats have a fresh limit for each decision, or a time bank. Clocks do not run while no server is up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burgrave.server.live.autos import automatic
from burgrave.server.live.bots import STAND_IN
from burgrave.server.live.game import AUTO, BOT, LATE, PERSON, Decision, Game, Made
from burgrave.server.store import Outage, RoomRow

# ---- Time of seats ---------------------------------------------------------------------------------------------------

_PAUSE: Final = 2.0
"""Seconds that a bot, or an answer given in advance, may take at somebody's place and are not that person's."""


@dataclass(frozen=True, slots=True)
class SeatTime:
    """The time of a seat: until when it lasts while it runs, what the bank holds while it stands still."""

    until: float | None = None
    left: float | None = None


def seat_times(room: RoomRow, game: Game | None, clocks: Clocks) -> list[SeatTime]:
    """Return the time of each seat; nothing where no time counts. Bots have none."""
    if game is None or room.state != "playing" or room.clock["kind"] == "none":
        return []
    return [_time_of(room, game, seat, clocks) for seat in range(len(room.seats))]


def deadlines(times: Sequence[SeatTime]) -> dict[int, float]:
    """Return until when each seat whose time runs has to decide."""
    return {seat: time.until for seat, time in enumerate(times) if time.until is not None}


def _time_of(room: RoomRow, game: Game, seat: int, clocks: Clocks) -> SeatTime:
    row = room.seats[seat]
    if row.kind != "person":
        return SeatTime()
    clock, decision = room.clock, game.opened.get(seat)
    runs = decision is not None and not row.stand_in
    banked = clock["kind"] == "bank"
    left = _bank(clock, game.made[seat], decision, clocks) if banked else float(clock["seconds"])
    if decision is not None and runs:
        return SeatTime(until=clocks.deadline(decision.at, left))
    return SeatTime(left=left if banked else None)


def _bank(clock: Mapping[str, Any], made: Sequence[Made], decision: Decision | None, clocks: Clocks) -> float:
    """Return what a bank held when the last decision was made, or when the open one came up.

    A turn lasts from the first decision that is asked of a seat until nothing is asked of it any more. It earns the
    increment once, if its person has decided something: who has many small decisions in a turn gains nothing by that.
    Whoever comes back after a bot has played has at least the increment, and so whoever ran out.
    """
    left, increment = float(clock["seconds"]), float(clock["increment"])
    anew, present = True, False
    for one in made:
        if anew:
            left = max(left, increment)
        ran = clocks.ran(one.began, one.ended)
        mine = one.by == PERSON
        left = max(0.0, left - (ran if mine else max(0.0, ran - _PAUSE)))
        present = present or mine
        if one.last and present:
            left += increment
        anew = one.last or not mine
        present = present and not one.last
    return max(left, increment) if anew and decision is not None else left


# ---- Decisions without a person --------------------------------------------------------------------------------------


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


# ---- Downtime --------------------------------------------------------------------------------------------------------


class Clocks:
    """Knows when no server was there; the same in every process, for it is read from the store."""

    def __init__(self) -> None:
        self.outages: Sequence[Outage] = ()
        """The first one first; no two of them overlap."""

    def deadline(self, began: float, per: float) -> float:
        """Return when so many seconds are over that began to run at ``began``."""
        until = began + per
        for outage in self.outages:
            if outage.ended > began and outage.began < until:
                until += outage.ended - max(outage.began, began)
        return until

    def ran(self, began: float, ended: float) -> float:
        """Return how many of the seconds between two times a server was there."""
        ran = ended - began
        ran -= sum(max(0.0, min(outage.ended, ended) - max(outage.began, began)) for outage in self.outages)
        return max(0.0, ran)  # the times may be those of two processes, or of a version whose clock could jump

    @property
    def up_since(self) -> float:
        """When a server was there again for the last time (0: as far as is known there always was one)."""
        return self.outages[-1].ended if self.outages else 0.0
