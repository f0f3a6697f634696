"""When people who are away are to be told something; who tells them is somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from burgrave.server.live.occasions import Occasion, occasions
from burgrave.server.store import RoomRow

if TYPE_CHECKING:
    from burgrave.server.live.live_room import LiveRoom

Tell = Callable[[RoomRow, Sequence[Occasion]], None]


class Noted:
    """What cannot be seen by looking at a room, and what people have been told of it."""

    def __init__(self) -> None:
        self.taken_over: dict[int, float] = {}  # seats that a bot has taken without their person, and when
        self.rematch: tuple[str, float] | None = None  # who asked for one by way of this process, and when
        self.invited: dict[str, tuple[str, float]] = {}  # by a friend, by way of this process: whom, by whom and when
        self.handed_on: set[tuple[str, str, int]] = set()  # whom, what, its number

    def take_over(self, room: RoomRow, seats: Sequence[int], now: float) -> None:
        """Take note that a bot plays for the people of these seats, who did not ask for it, if it does."""
        standing = {number for number, seat in enumerate(room.seats) if seat.stand_in}
        self.taken_over = {number: at for number, at in self.taken_over.items() if number in standing}
        for seat in standing & {*seats}:
            self.taken_over.setdefault(seat, now)


class Telling:
    """Hands on what people are to be told, once they have been away for long enough."""

    def __init__(self, pause: float, now: Callable[[], float]) -> None:
        self.tell: Tell | None = None  # must not wait
        self._pause = pause
        self._now = now
        self._due: dict[str, float] = {}  # rooms to look at again, and when

    def look(self, table: LiveRoom) -> None:
        """Hand on what is to be told now of a table, and note when there will be more."""
        if self.tell is None:
            return
        found = {(one.person_id, one.kind, one.number): one for one in occasions(table, self._pause)}
        noted = table.noted
        noted.handed_on &= found.keys()
        now = self._now()
        new = {key: one for key, one in found.items() if key not in noted.handed_on}
        ready = {key: one for key, one in new.items() if one.due <= now < one.until}
        noted.handed_on |= ready.keys()
        later = [one.due for one in new.values() if one.due > now]
        self.forget(table.room.id)
        if later:
            self._due[table.room.id] = min(later)
        if ready:
            self.tell(table.room, [*ready.values()])

    def due(self) -> list[str]:
        """Return the rooms to look at now."""
        now = self._now()
        return [room_id for room_id, at in self._due.items() if at <= now]

    def forget(self, room_id: str) -> None:
        """Look at a room no more, until somebody does."""
        self._due.pop(room_id, None)
