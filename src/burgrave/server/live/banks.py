"""How much time everybody has: the same anew for each decision, or a bank that runs while they are asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burgrave.server.live.clocks import Clocks
from burgrave.server.live.game import PERSON, Decision, Game, Made
from burgrave.server.store import RoomRow

__all__ = ["SeatTime", "deadlines", "seat_times"]

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
