"""The rules of a room: who may do what, and what becomes of the row. Nothing here waits or writes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.server.live import entropy
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Header
from burgrave.server.live.seats import bot_seat, must_sit, named_apart, on_seat, person_seat, seat_of, with_seat
from burgrave.server.store import Person, RoomRow, SeatLink, SeatRow, new_room_id

__all__ = [
    "PATIENCE",
    "claimed",
    "joined",
    "left",
    "must_play",
    "rematch_of",
    "renamed",
    "replaced",
    "returned",
    "seat_set",
    "started",
    "stood_in",
]


PATIENCE: Final = 60.0
"""Seconds for which somebody has been away, and asked, before the others may let a bot play."""


def must_play(room: RoomRow) -> None:
    """Raise Refused unless the game is going on."""
    if room.state == "open":
        raise Refused("not-started", "The game has not been started yet; the host starts it when all seats are taken.")
    if room.state == "over":
        raise Refused("game-over", "The game is over; you can look at the replay, or ask for a rematch.")


def _must_be_open(room: RoomRow) -> None:
    if room.state == "playing":
        raise Refused("already-started", "The game has been started; seats can be changed only before that.")
    if room.state == "over":
        raise Refused("game-over", "This room is closed; open another one.")


def _must_host(room: RoomRow, me: Person) -> None:
    if room.host != me.id:
        raise Refused("not-host", "Only the host of the room may do that.", 403)


# ---- before the start ----------------------------------------------------------------------------------------------


def joined(room: RoomRow, me: Person, wanted: int | None) -> RoomRow:
    """Return the room with me on an open seat; who sits already may move to another."""
    mine = seat_of(room, me)
    if mine is not None and wanted in (None, mine):
        return room
    _must_be_open(room)
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "open"]
    if wanted is not None and on_seat(room, wanted) not in free:
        raise Refused("seat-taken", f"Seat {wanted} is taken; open seats: {_listed(free)}.")
    if not free:
        raise Refused("room-full", "All seats of this room are taken.")
    if mine is not None:
        room = with_seat(room, mine, SeatRow())
    return with_seat(room, free[0] if wanted is None else wanted, person_seat(me))


def seat_set(room: RoomRow, me: Person, number: int, level: str | None) -> RoomRow:
    """Return the room with a seat given to a bot of a level, or opened (None), whoever sat there before."""
    _must_host(room, me)
    _must_be_open(room)
    on_seat(room, number)
    return with_seat(room, number, SeatRow() if level is None else bot_seat(level))


def left(room: RoomRow, me: Person) -> RoomRow:
    """Return the room without me; while the game goes on, with a bot in my place."""
    if room.state == "over":
        raise Refused("game-over", "The game is over; there is no seat to leave.")
    if room.state == "playing":
        return stood_in(room, must_sit(room, me))
    mine = seat_of(room, me)
    if mine is None and room.host != me.id:
        must_sit(room, me)
    if mine is not None:
        room = with_seat(room, mine, SeatRow())
    if room.host != me.id:
        return room
    heirs = [seat.person_id for seat in room.seats if seat.person_id is not None]
    return replace(room, host=heirs[0]) if heirs else replace(room, state="over")


def started(room: RoomRow, me: Person, now: float) -> RoomRow:
    """Return the room with a game that has begun: dealt from fresh entropy."""
    _must_host(room, me)
    _must_be_open(room)
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "open"]
    if free:
        raise Refused("seats-open", f"Seats are still open: {_listed(free)}; wait for people, or let bots sit there.")
    seed = entropy.fresh()
    try:
        game = game_named(room.set_up["game"])
        options = game.resolve(seed, dict(room.set_up["options"]))
    except SetupError as error:
        raise Refused("bad-set-up", str(error), 422) from error
    seats = tuple(("human" if seat.level is None else seat.level, seat.name) for seat in room.seats)
    header = Header(game.name, game.rules_version, options, seed, seats, now)
    return replace(room, state="playing", header=header.data())


# ---- while it goes on ----------------------------------------------------------------------------------------------


def stood_in(room: RoomRow, seat: int) -> RoomRow:
    """Return the room with a bot in the place of a person."""
    return with_seat(room, seat, replace(room.seats[seat], stand_in=True))


def replaced(room: RoomRow, me: Person, seat: int, waits: float | None, *, host_away: bool) -> RoomRow:
    """Return the room with a bot in the place of somebody else, who is away.

    ``waits``: for how many seconds they have been away and asked; None if they are here, or are asked nothing. Where
    there is a clock, it decides.
    """
    must_sit(room, me)
    must_play(room)
    if not host_away:
        _must_host(room, me)
    row = room.seats[seat]
    if row.stand_in:
        return room
    if room.clock["kind"] != "none":
        raise Refused("has-clock", "This table has a clock: a bot takes over when the time is up.")
    if row.kind != "person" or waits is None:
        raise Refused("not-away", "A bot stands in only for somebody who is away and has something to decide.")
    if waits < PATIENCE:
        left = int(PATIENCE - waits) + 1
        raise Refused("wait-longer", f"They may be back in a moment; in {left} seconds a bot can stand in.")
    return stood_in(room, seat)


def returned(room: RoomRow, seat: int) -> RoomRow:
    """Return the room with a person back on their seat."""
    return with_seat(room, seat, replace(room.seats[seat], stand_in=False))


def claimed(room: RoomRow, link: SeatLink, me: Person) -> RoomRow:
    """Return the room with me on the seat that a secret link stands for."""
    seat = room.seats[link.seat]
    if seat.kind != "person" or seat.person_id != link.person_id:
        raise Refused("no-link", "This link is not valid any more: somebody else has the seat, or it was left.", 404)
    mine = seat_of(room, me)
    if mine is not None and mine != link.seat:
        raise Refused("already-seated", f"You sit on seat {mine} of this room; nobody can have two.")
    if room.host == seat.person_id:
        room = replace(room, host=me.id)
    return with_seat(room, link.seat, person_seat(me))


def renamed(room: RoomRow, me: Person) -> RoomRow:
    """Return the room with my new name."""
    mine = seat_of(room, me)
    return room if mine is None else with_seat(room, mine, replace(room.seats[mine], name=me.name))


# ---- afterwards ----------------------------------------------------------------------------------------------------


def rematch_of(room: RoomRow, me: Person) -> RoomRow:
    """Return a new room like this one: with me and the bots on their seats, the other seats open to who comes."""
    mine = must_sit(room, me)
    if room.state != "over" or room.header is None:
        raise Refused("still-playing", "A rematch can be had when the game is over.")
    seats: list[SeatRow] = []
    for number, seat in enumerate(room.seats):
        bot = seat.kind == "bot"
        seats.append(person_seat(me) if number == mine else replace(seat, stand_in=False) if bot else SeatRow())
    return RoomRow(
        id=new_room_id(),
        name=room.name,
        set_up=room.set_up,
        seats=named_apart(seats),
        host=me.id,
        public=room.public,
        spectators=room.spectators,
        hints=room.hints,
        clock=room.clock,
    )


def _listed(seats: list[int]) -> str:
    return ", ".join(str(seat) for seat in seats) or "none"
