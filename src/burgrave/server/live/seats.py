"""Seats of a room: their players, and names that are unique in the room."""

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
_ROOM_FOR_NUMBER: Final = 22  # maximum length of a name before a number is appended


def person_seat(person: Person) -> SeatRow:
    """Return a seat for a player."""
    return SeatRow(kind="person", person_id=person.id, name=person.name)


def guest_seat(person: Person, name: str) -> SeatRow:
    """Return a seat for a guest on a player's device."""
    return SeatRow(kind="person", person_id=person.id, name=name, guest=True)


def bot_seat(level: str) -> SeatRow:
    """Return a seat for a bot without a name; ``named_apart`` adds one."""
    return SeatRow(kind="bot", level=level)


def named_apart(seats: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the seats with unique names: players with the same name get numbers, and bots get other names."""
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
    """Return the room with one seat replaced."""
    seats = [*room.seats]
    seats[number] = seat
    return replace(room, seats=named_apart(seats))


def without(room: RoomRow, person: Person) -> RoomRow:
    """Return the room with a person, and the guests on their device, removed."""
    held = seats_held(room, person)
    seats = [SeatRow() if number in held else seat for number, seat in enumerate(room.seats)]
    return replace(room, seats=named_apart(seats))


def seat_of(room: RoomRow, person: Person | None) -> int | None:
    """Return a person's own seat, or None."""
    return next((number for number in seats_held(room, person) if not room.seats[number].guest), None)


def has_own_name(room: RoomRow) -> bool:
    """Return True unless the room is named after its host, which is the default."""
    return all(seat.name != room.name for seat in room.seats if seat.person_id == room.host and not seat.guest)


def seats_held(room: RoomRow, person: Person | None) -> list[int]:
    """Return the seats that a person may play: their own, and those of the guests on their device."""
    if person is None:
        return []
    return [n for n, seat in enumerate(room.seats) if seat.kind == "person" and seat.person_id == person.id]


def eyes_of(room: RoomRow, person: Person | None, wanted: int | None = None) -> int | None:
    """Return the seat whose view a person sees, or None for the public view.

    If several players share a device, no hidden cards are shown during the game until one of them is selected.
    """
    held = seats_held(room, person)
    if wanted in held:
        return wanted
    return None if len(held) > 1 and room.state == "playing" else seat_of(room, person)


def acting_seat(room: RoomRow, person: Person, wanted: int | None) -> int:
    """Return the seat for which a person acts; raise Refused if it is not theirs or is ambiguous."""
    own, held = must_sit(room, person), seats_held(room, person)
    if wanted is None and len(held) > 1:
        listed = ", ".join(map(str, held))
        raise Refused("which-seat", f"Several players share your device; choose a seat: {listed}.", 422)
    if wanted is not None and on_seat(room, wanted) not in held:
        raise Refused("not-seated", f"Seat {wanted} is not yours.", 403)
    return own if wanted is None else wanted


def must_sit(room: RoomRow, person: Person | None) -> int:
    """Return a person's own seat; raise Refused if they have none."""
    seat = seat_of(room, person)
    if seat is None:
        raise Refused("not-seated", "Only players in this room may do that.", 403)
    return seat


def on_seat(room: RoomRow, number: object) -> int:
    """Return ``number`` if it is a seat of the room; otherwise raise Refused."""
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(room.seats):
        raise Refused("no-seat", f"There is no seat {number!r}; choose from 0 to {len(room.seats) - 1}.", 422)
    return number
