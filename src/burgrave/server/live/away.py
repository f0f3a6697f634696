"""Notifications for absent players: timing and deduplication. The notification service delivers them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from burgrave.server.live.occasions import Occasion, occasions
from burgrave.server.store import RoomRow

if TYPE_CHECKING:
    from burgrave.server.live.live_room import LiveRoom

Deliver = Callable[[RoomRow, Sequence[Occasion]], None]


class PendingNotices:
    """Facts that the room's state does not show, and the notifications already sent about the room."""

    def __init__(self) -> None:
        self.taken_over: dict[int, float] = {}  # seats that a bot took over without a request, and when
        self.rematch: tuple[str, float] | None = None  # person who requested a rematch through this process, and when
        self.invited: dict[str, tuple[str, float]] = {}  # friends invited through this process: by whom and when
        self.handed_on: set[tuple[str, str, int]] = set()  # person, kind and number of each notification

    def __bool__(self) -> bool:
        return bool(self.taken_over or self.rematch or self.invited)

    def take_over(self, room: RoomRow, seats: Sequence[int], now: float) -> None:
        """Record when bots took over these seats without the players' request."""
        standing = {number for number, seat in enumerate(room.seats) if seat.stand_in}
        self.taken_over = {number: at for number, at in self.taken_over.items() if number in standing}
        for seat in standing & {*seats}:
            self.taken_over.setdefault(seat, now)


class Notifier:
    """Notifier that passes on notifications for players who have been away long enough."""

    def __init__(self, pause: float, now: Callable[[], float]) -> None:
        self.deliver: Deliver | None = None  # must not block
        self._pause = pause
        self._now = now
        self._due: dict[str, float] = {}  # time of the next check, by room

    def look(self, table: LiveRoom) -> None:
        """Pass on the notifications that are due for a table, and schedule the next check."""
        if self.deliver is None:
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
            self.deliver(table.room, [*ready.values()])

    def due(self) -> list[str]:
        """Return the rooms that are due for a check."""
        now = self._now()
        return [room_id for room_id, at in self._due.items() if at <= now]

    def forget(self, room_id: str) -> None:
        """Cancel the scheduled check of a room."""
        self._due.pop(room_id, None)
