"""Notifications for absent players, derived from the room's state rather than from events.

Any process can therefore check for due notifications at any time; the notification service records what it has sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from burgrave.server.live.game import PERSON, Decision
from burgrave.server.store import RoomRow

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor


Kind = Literal["turn", "late", "began", "over", "full", "seated", "bot", "rematch", "invited", "round"]
_GRACE: Final = 60.0  # seconds after which a lost connection is certainly detected
_NEWS: Final = 3600.0  # seconds for which the start or end of a game, or a new player, counts as news
_DAY: Final = 86_400.0
_LATE_PART: Final = 4  # a warning is due when this fraction of the time for a decision is left ...
_LATE_MOST: Final = 6 * 3600.0  # ... or this many seconds, whichever is less


@dataclass(frozen=True, slots=True)
class Occasion:
    """A notification for one person; a higher ``number`` means a new notification of the same kind."""

    person_id: str
    kind: Kind
    number: int
    due: float  # when to send it, if they are still away
    until: float  # when it expires
    here: float  # when they were last present, as far as is known


def occasions(table: RoomActor, pause: float) -> list[Occasion]:
    """Return the notifications for absent people; ``pause``: minimum seconds of absence."""
    room = table.room
    if room.state == "open":
        found = _before(table)
    elif room.state == "playing":
        found = _while_playing(table)
    else:
        found = _afterwards(table)
    told = []
    for person_id, kind, number, at, until in found:
        gone = table.absent_since(person_id)
        # People who left after the event know of it, unless their connection was lost before it.
        if gone is not None and gone <= at + _GRACE:
            here = max(gone, _acted(table, person_id))
            told.append(Occasion(person_id, kind, number, max(at, gone, table.loaded) + pause, until, here))
    return told


_Found = tuple[str, Kind, int, float, float]
"""Person, kind, number, and the times between which the notification is valid."""


def _before(table: RoomActor) -> Iterator[_Found]:
    """Yield the notifications sent before the game starts.

    They go to invited friends and the host or, in a tournament, to all players at the table.
    """
    room = table.room
    if room.tournament is not None:
        for seat in room.seats:
            if seat.person_id is not None and not seat.stand_in:
                yield seat.person_id, "round", 1, room.created, room.created + _NEWS
        return
    sit = {seat.person_id for seat in room.seats}
    for person_id, (_by, at) in table.noted.invited.items():
        if person_id not in sit:
            yield person_id, "invited", int(at), at, at + _NEWS
    others = [seat for seat in room.seats if seat.kind == "person" and seat.person_id != room.host]
    if others:
        kind: Kind = "seated" if any(seat.kind == "open" for seat in room.seats) else "full"
        yield room.host, kind, room.version, room.changed, room.changed + _NEWS


def _while_playing(table: RoomActor) -> Iterator[_Found]:
    game, room = table.game, table.room
    if game is None or game.state.is_over():
        return
    for number, seat in enumerate(room.seats):
        if seat.kind != "person" or seat.person_id is None:
            continue
        decision = game.opened.get(number)
        if seat.stand_in:
            since = table.noted.taken_over.get(number)
            if since is not None:
                yield seat.person_id, "bot", int(since), since, since + _NEWS
        elif decision is not None:
            yield from _asked(table, number, seat.person_id, decision)
        else:
            began = game.header.started
            yield seat.person_id, "began", 1, began, began + _NEWS


def _asked(table: RoomActor, seat: int, person_id: str, decision: Decision) -> Iterator[_Found]:
    assert table.game is not None
    until = table.deadlines().get(seat)
    asked_by = next((step for step in reversed(table.game.steps) if step.seq <= decision.seq), None)
    if asked_by is None or asked_by.seat != seat or asked_by.source != PERSON:  # otherwise they know already
        yield person_id, "turn", decision.seq, decision.at, decision.at + _DAY if until is None else until
    if until is not None and table.room.clock["kind"] == "days":
        lead = min(float(table.room.clock["seconds"]) / _LATE_PART, _LATE_MOST)
        yield person_id, "late", decision.seq, until - lead, until


def _afterwards(table: RoomActor) -> Iterator[_Found]:
    room = table.room
    if room.header is None or room.closed is not None:
        return
    for seat in room.seats:
        if seat.kind != "person" or seat.person_id is None or seat.stand_in:
            continue
        if table.noted.rematch is not None:
            by, at = table.noted.rematch
            if seat.person_id != by:
                yield seat.person_id, "rematch", 1, at, at + _NEWS
        elif table.game is not None and table.game.steps:
            ended = table.game.steps[-1].at
            yield seat.person_id, "over", 1, ended, ended + _NEWS


def _acted(table: RoomActor, person_id: str) -> float:
    """Return when a person last made a decision, or 0 if they never did."""
    if table.game is None:
        return 0.0
    seats = [number for number, seat in enumerate(table.room.seats) if seat.person_id == person_id]
    made = (step.at for step in reversed(table.game.steps) if step.seat in seats and step.source == PERSON)
    return next(made, 0.0)


# ---- Delivery --------------------------------------------------------------------------------------------------------

Deliver = Callable[[RoomRow, Sequence[Occasion]], None]


class PendingNotices:
    """Events that the room's state does not show, and the room's notifications already handed over for delivery."""

    def __init__(self) -> None:
        self.taken_over: dict[int, float] = {}  # seats that a bot took over without a request, and when
        self.rematch: tuple[str, float] | None = None  # person who requested a rematch through this process, and when
        self.invited: dict[str, tuple[str, float]] = {}  # friends invited through this process: by whom and when
        self.handed_on: set[tuple[str, str, int]] = set()  # person, kind and number of each notification

    def __bool__(self) -> bool:
        return bool(self.taken_over or self.rematch or self.invited)

    def take_over(self, room: RoomRow, seats: Sequence[int], now: float) -> None:
        """Record when bots took over these seats without their players having asked for it."""
        standing = {number for number, seat in enumerate(room.seats) if seat.stand_in}
        self.taken_over = {number: at for number, at in self.taken_over.items() if number in standing}
        for seat in standing & {*seats}:
            self.taken_over.setdefault(seat, now)


class Notifier:
    """Scheduler of notifications for players who have been away long enough."""

    def __init__(self, pause: float, now: Callable[[], float]) -> None:
        self.deliver: Deliver | None = None  # must not block
        self._pause = pause
        self._now = now
        self._due: dict[str, float] = {}  # time of the next check, by room

    def look(self, table: RoomActor) -> None:
        """Hand over the notifications that are due for a table, and schedule the next check."""
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
