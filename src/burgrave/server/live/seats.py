"""The seats of a room: who sits where, and what they are called so that nobody is taken for another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from burgrave.server.live.errors import Refused
from burgrave.server.store import Person, RoomRow, SeatRow

__all__ = ["bot_seat", "must_sit", "named_apart", "on_seat", "person_seat", "seat_of", "with_seat"]

_BOT_NAMES: Final = (
    "Odo", "Matilda", "Ruggero", "Beatriz", "Anselm", "Isolda", "Gaspar", "Lucia",
    "Bruno", "Elena", "Fabio", "Gina", "Hugo", "Carla", "Diego", "Chiara",
)  # fmt: skip
_ROOM_FOR_NUMBER: Final = 22  # letters of a name that is to be followed by a number


def person_seat(person: Person) -> SeatRow:
    """Return the seat of a person."""
    return SeatRow(kind="person", person_id=person.id, name=person.name)


def bot_seat(level: str) -> SeatRow:
    """Return the seat of a bot; ``named_apart`` finds a name."""
    return SeatRow(kind="bot", level=level)


def named_apart(seats: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the seats with names that differ: of two people of one name the second gets a number, bots give way."""
    seats = list(seats)
    taken: set[str] = set()
    for number, seat in enumerate(seats):
        if seat.kind == "person":
            name, again = seat.name, 2
            while name.casefold() in taken:
                name, again = f"{seat.name[:_ROOM_FOR_NUMBER].rstrip()} {again}", again + 1
            taken.add(name.casefold())
            seats[number] = replace(seat, name=name)
    for number, seat in enumerate(seats):
        if seat.kind == "bot":
            name = seat.name
            if not name or name.casefold() in taken:
                name = next(one for one in _BOT_NAMES if one.casefold() not in taken)
            taken.add(name.casefold())
            seats[number] = replace(seat, name=name)
    return tuple(seats)


def with_seat(room: RoomRow, number: int, seat: SeatRow) -> RoomRow:
    """Return the room with another seat in the place of one."""
    seats = [*room.seats]
    seats[number] = seat
    return replace(room, seats=named_apart(seats))


def seat_of(room: RoomRow, person: Person | None) -> int | None:
    """Return where a person sits."""
    if person is not None:
        for number, seat in enumerate(room.seats):
            if seat.kind == "person" and seat.person_id == person.id:
                return number
    return None


def must_sit(room: RoomRow, person: Person | None) -> int:
    """Return where a person sits; raise Refused if nowhere."""
    seat = seat_of(room, person)
    if seat is None:
        raise Refused("not-seated", "Only those who have a seat in this room may do that.", 403)
    return seat


def on_seat(room: RoomRow, number: object) -> int:
    """Return a number that is one of a seat of the room; raise Refused if it is not."""
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(room.seats):
        raise Refused("no-seat", f"There is no seat {number!r}; seats go from 0 to {len(room.seats) - 1}.", 422)
    return number
