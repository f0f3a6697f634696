"""Notifications for absent players, derived from the room's state rather than from events.

Any process may therefore check, as often as it likes; the notification service records what it has sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from burgrave.server.live.game import PERSON, Decision

if TYPE_CHECKING:
    from burgrave.server.live.live_room import LiveRoom

Kind = Literal["turn", "late", "began", "over", "full", "seated", "bot", "rematch", "invited", "round"]
_GRACE: Final = 60.0  # seconds after which a lost connection is certainly detected
_NEWS: Final = 3600.0  # seconds for which the start or end of a game, or a new player, counts as news
_DAY: Final = 86_400.0
_LATE_PART: Final = 4  # a warning is due when this fraction of the time for a decision is left ...
_LATE_MOST: Final = 6 * 3600.0  # ... or this many seconds, whichever is less


@dataclass(frozen=True, slots=True)
class Occasion:
    """A notification for one person. Within a kind, a higher ``number`` means a new occasion."""

    person_id: str
    kind: Kind
    number: int
    due: float  # when to send it, if they are still away
    until: float  # when it expires
    here: float  # when they were last present, as far as is known


def occasions(table: LiveRoom, pause: float) -> list[Occasion]:
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


def _before(table: LiveRoom) -> Iterator[_Found]:
    """Yield notifications before the start: for the host and invited friends, or for all players of a tournament."""
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


def _while_playing(table: LiveRoom) -> Iterator[_Found]:
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


def _asked(table: LiveRoom, seat: int, person_id: str, decision: Decision) -> Iterator[_Found]:
    """Yield notifications for a player with an open decision."""
    assert table.game is not None
    until = table.deadlines().get(seat)
    asked_by = next((step for step in reversed(table.game.steps) if step.seq <= decision.seq), None)
    if asked_by is None or asked_by.seat != seat or asked_by.by != PERSON:  # otherwise they know already
        yield person_id, "turn", decision.seq, decision.at, decision.at + _DAY if until is None else until
    if until is not None and table.room.clock["kind"] == "days":
        lead = min(float(table.room.clock["seconds"]) / _LATE_PART, _LATE_MOST)
        yield person_id, "late", decision.seq, until - lead, until


def _afterwards(table: LiveRoom) -> Iterator[_Found]:
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


def _acted(table: LiveRoom, person_id: str) -> float:
    """Return when a person last made a decision, or 0 if they never did."""
    if table.game is None:
        return 0.0
    seats = [number for number, seat in enumerate(table.room.seats) if seat.person_id == person_id]
    made = (step.at for step in reversed(table.game.steps) if step.seat in seats and step.by == PERSON)
    return next(made, 0.0)
