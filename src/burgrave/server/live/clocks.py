"""Time limits of seats, automatic decisions and server downtime.

A seat has either a fresh limit for each decision or a time bank. Clocks do not run while no server is up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burgrave.server.live.bots import STAND_IN
from burgrave.server.live.game import AUTO, BOT, LATE, PERSON, Decision, Game, Made
from burgrave.server.live.rooms import automatic, paused_at
from burgrave.server.store import Outage, RoomRow

# ---- Time of seats ---------------------------------------------------------------------------------------------------

_PAUSE: Final = 2.0
"""Seconds of a decision by a bot or automatic answer that do not count against the seat's bank."""


@dataclass(frozen=True, slots=True)
class SeatTime:
    """A seat's clock: the deadline while it runs, or the time left while it is stopped."""

    until: float | None = None
    left: float | None = None


def seat_times(room: RoomRow, game: Game | None, clocks: Clocks) -> list[SeatTime]:
    """Return the clock of each seat (unset for bots), or an empty list if there are no time limits."""
    if game is None or room.state != "playing" or room.clock["kind"] == "none":
        return []
    clocks = clocks.of_room(room)
    return [_time_of(room, seat, game.made[seat], game.opened.get(seat), clocks) for seat in range(len(room.seats))]


def deadline_of_last(room: RoomRow, game: Game, seat: int, clocks: Clocks) -> float | None:
    """Return the deadline of a seat's last decision, or None if there are no time limits."""
    if room.clock["kind"] == "none":
        return None
    *made, last = game.made[seat]
    return _time_of(room, seat, made, Decision(0, last.began), clocks.of_room(room)).until


def deadlines(times: Sequence[SeatTime]) -> dict[int, float]:
    """Return the deadline of each seat whose clock is running."""
    return {seat: time.until for seat, time in enumerate(times) if time.until is not None}


def _time_of(room: RoomRow, seat: int, made: Sequence[Made], decision: Decision | None, clocks: Clocks) -> SeatTime:
    row, clock = room.seats[seat], room.clock
    if row.kind != "person":
        return SeatTime()
    runs = decision is not None and not row.stand_in
    banked = clock["kind"] == "bank"
    left = _bank(clock, made, decision, clocks) if banked else float(clock["seconds"])
    if decision is not None and runs:
        until, paused = clocks.deadline(decision.at, left), paused_at(room)
        return SeatTime(until=until) if paused is None else SeatTime(left=max(0.0, until - paused))
    return SeatTime(left=left if banked else None)


def _bank(clock: Mapping[str, Any], made: Sequence[Made], decision: Decision | None, clocks: Clocks) -> float:
    """Return the time left in a seat's bank, after its last decision or at the start of its open one.

    A turn lasts from a seat's first decision until the seat has no decision left. A turn in which the player decided
    something earns the increment once, so making many small decisions gains no time. A bank has at least the increment
    at the start of a turn, and when the player takes the seat back from a bot.
    """
    left, increment = float(clock["seconds"]), float(clock["increment"])
    fresh, present = True, False
    for one in made:
        if fresh:
            left = max(left, increment)
        ran = clocks.ran(one.began, one.ended)
        mine = one.source == PERSON
        left = max(0.0, left - (ran if mine else max(0.0, ran - _PAUSE)))
        present = present or mine
        if one.last and present:
            left += increment
        fresh = one.last or not mine
        present = present and not one.last
    return max(left, increment) if fresh and decision is not None else left


# ---- Decisions without a person --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Turn:
    """A decision made without a player, either by a bot of a given level or by an automatic answer."""

    seat: int
    seq: int  # sequence number of the open decision
    source: str
    level: str = ""
    action: int = -1  # if already known


def turn_of(room: RoomRow, game: Game) -> Turn | None:
    """Return the next decision to be made without a player, or None."""
    if room.state != "playing" or paused_at(room) is not None:
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
    """Return True if the decision is still open and no player has to make it."""
    decision = game.opened.get(turn.seat) if room.state == "playing" and paused_at(room) is None else None
    if decision is None or decision.seq != turn.seq:
        return False
    if turn.source == AUTO:
        return automatic(room, turn.seat, game) == turn.action
    return _by_bot(room, turn.seat)


def thinking(room: RoomRow, game: Game) -> list[int]:
    """Return the seats with an open decision that a bot has to make."""
    runs = room.state == "playing" and paused_at(room) is None
    return [seat for seat in game.opened if runs and _by_bot(room, seat)]


def _by_bot(room: RoomRow, seat: int) -> bool:
    row = room.seats[seat]
    return row.kind == "bot" or row.stand_in


# ---- Downtime and pauses ---------------------------------------------------------------------------------------------


class Clocks:
    """Time calculations that leave out server downtime.

    The downtime is read from the store, so that all processes agree on it.
    """

    def __init__(self) -> None:
        self.outages: Sequence[Outage] = ()
        """Outages in chronological order, without overlap."""

    def of_room(self, room: RoomRow) -> Clocks:
        """Return clocks that also leave out the room's pauses."""
        if not room.pauses:
            return self
        found, paused = Clocks(), paused_at(room)
        spans = [(one.began, one.ended) for one in self.outages if paused is None or one.began < paused]
        spans += [(began, ended) for began, ended in room.pauses if ended is not None]
        merged: list[Outage] = []
        for began, ended in sorted(spans):
            if merged and began <= merged[-1].ended:
                merged[-1] = Outage(merged[-1].began, max(ended, merged[-1].ended))
            else:
                merged.append(Outage(began, ended))
        found.outages = merged
        return found

    def deadline(self, began: float, per: float) -> float:
        """Return the deadline ``per`` seconds after ``began``, not counting downtime."""
        until = began + per
        for outage in self.outages:
            if outage.ended > began and outage.began < until:
                until += outage.ended - max(outage.began, began)
        return until

    def ran(self, began: float, ended: float) -> float:
        """Return the seconds of uptime between two times."""
        ran = ended - began
        ran -= sum(max(0.0, min(outage.ended, ended) - max(outage.began, began)) for outage in self.outages)
        return max(0.0, ran)  # the times may come from two processes, or from an old version whose clock could jump

    @property
    def up_since(self) -> float:
        """Return the end of the last outage, or 0 if none is known."""
        return self.outages[-1].ended if self.outages else 0.0
