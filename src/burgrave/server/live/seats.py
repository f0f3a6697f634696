"""The seats of a room: who sits where, and what they are called so that nobody is taken for another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from burgrave.server.live.errors import Refused
from burgrave.server.store import Person, RoomRow, SeatRow

BOT_NAMES: Final = (
    "Odo", "Matilda", "Ruggero", "Beatriz", "Anselm", "Isolda", "Gaspar", "Lucia",
    "Bruno", "Elena", "Fabio", "Gina", "Hugo", "Carla", "Diego", "Chiara",
)  # fmt: skip
_ROOM_FOR_NUMBER: Final = 22  # letters of a name that is to be followed by a number


def person_seat(person: Person) -> SeatRow:
    """Return the seat of a person."""
    return SeatRow(kind="person", person_id=person.id, name=person.name)


def guest_seat(person: Person, name: str) -> SeatRow:
    """Return the seat of somebody who sits at the device of a person."""
    return SeatRow(kind="person", person_id=person.id, name=name, guest=True)


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
                name = next(one for one in BOT_NAMES if one.casefold() not in taken)
            taken.add(name.casefold())
            seats[number] = replace(seat, name=name)
    return tuple(seats)


def with_seat(room: RoomRow, number: int, seat: SeatRow) -> RoomRow:
    """Return the room with another seat in the place of one."""
    seats = [*room.seats]
    seats[number] = seat
    return replace(room, seats=named_apart(seats))


def without(room: RoomRow, person: Person) -> RoomRow:
    """Return the room without a person and all who sit at their device."""
    held = seats_held(room, person)
    seats = [SeatRow() if number in held else seat for number, seat in enumerate(room.seats)]
    return replace(room, seats=named_apart(seats))


def seat_of(room: RoomRow, person: Person | None) -> int | None:
    """Return where a person sits themselves."""
    return next((number for number in seats_held(room, person) if not room.seats[number].guest), None)


def has_own_name(room: RoomRow) -> bool:
    """Return True unless the room has the name of its host, as it has when the host gave none."""
    return all(seat.name != room.name for seat in room.seats if seat.person_id == room.host and not seat.guest)


def seats_held(room: RoomRow, person: Person | None) -> list[int]:
    """Return the seats that a person may play: their own, and those of the guests at their device."""
    if person is None:
        return []
    return [n for n, seat in enumerate(room.seats) if seat.kind == "person" and seat.person_id == person.id]


def eyes_of(room: RoomRow, person: Person | None, wanted: int | None = None) -> int | None:
    """Return the seat through whose eyes a person sees; None: as everybody does.

    Where several sit at one device nobody's cards are shown while they play until it is said whose turn it is to look.
    """
    held = seats_held(room, person)
    if wanted in held:
        return wanted
    return None if len(held) > 1 and room.state == "playing" else seat_of(room, person)


def acting_seat(room: RoomRow, person: Person, wanted: int | None) -> int:
    """Return the seat for which a person decides; raise Refused if it is not theirs, or not clear."""
    own, held = must_sit(room, person), seats_held(room, person)
    if wanted is None and len(held) > 1:
        listed = ", ".join(map(str, held))
        raise Refused("which-seat", f"Several play at your device; say for which seat you decide: {listed}.", 422)
    if wanted is not None and on_seat(room, wanted) not in held:
        raise Refused("not-seated", f"Seat {wanted} is not yours to play.", 403)
    return own if wanted is None else wanted


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
