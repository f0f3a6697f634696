"""Rooms: who makes them, who sits where, who begins."""

from __future__ import annotations

from burgrave.server.http import wire
from burgrave.server.http.context import Call, take
from burgrave.server.http.limits import tag_of


async def lobby(call: Call) -> object:
    """List the public rooms."""
    query: wire.WhichPage = call.query
    me = call.caller.me
    person_id = None if me is None else me.id
    hidden = await call.context.store.apart_from(person_id, tag_of(call.caller.network))
    return await call.context.tables.lobby(query.page, hidden=hidden)


async def create(call: Call) -> object:
    """Make a room."""
    wanted: wire.NewRoom = call.body
    network = _new_room(call)
    return await call.context.tables.create(call.me, wanted, network=network)


def _new_room(call: Call) -> int:
    """Take what a new room costs, and return the tag of the network it is opened from."""
    take(call.context.new_rooms, call.me.id)
    take(call.context.address_rooms, call.caller.network)
    return tag_of(call.caller.network)


async def room(call: Call) -> object:
    """Show a room."""
    return await call.context.tables.room(call.room, call.caller.me)


async def join(call: Call) -> object:
    """Sit down on an open seat."""
    wanted: wire.Join = call.body
    network = tag_of(call.caller.network)
    return await call.context.tables.join(call.room, call.me, seat=wanted.seat, network=network)


async def leave(call: Call) -> object:
    """Get up; while the game goes on a bot plays for me."""
    return await call.context.tables.leave(call.room, call.me)


async def return_to(call: Call) -> object:
    """Take my seat back from the stand-in."""
    return await call.context.tables.return_to(call.room, call.me)


async def set_seat(call: Call) -> object:
    """Say who may sit on a seat."""
    wanted: wire.SeatKind = call.body
    return await call.context.tables.set_seat(call.room, call.me, call.number("seat"), wanted)


async def stand_in(call: Call) -> object:
    """Let a bot play for somebody who is away."""
    return await call.context.tables.stand_in(call.room, call.me, call.number("seat"))


async def start(call: Call) -> object:
    """Begin the game."""
    return await call.context.tables.start_game(call.room, call.me)


async def rematch(call: Call) -> object:
    """Make a room like this one for another game."""
    return await call.context.tables.rematch(call.room, call.me, network=_new_room(call))


async def play_from(call: Call) -> object:
    """Go on from a step of a game that is over, at a new table of mine."""
    wanted: wire.From = call.body
    step = call.number("step")
    network = _new_room(call)
    return await call.context.tables.play_from(call.room, call.me, step, wanted.seat, network=network)


async def auto(call: Call) -> object:
    """Set my automatic answers."""
    wanted: wire.Auto = call.body
    return await call.context.tables.set_auto(call.room, call.me, wanted.answers)


async def seat_link(call: Call) -> object:
    """Give me the secret address of my seat."""
    return {"url": await call.context.tables.seat_link(call.room, call.me)}


async def claim(call: Call) -> object:
    """Take the seat that a secret address stands for."""
    wanted: wire.Claim = call.body
    take(call.context.log_ins, call.caller.network)
    take(call.context.log_ins, call.me.id)
    return await call.context.tables.claim(wanted.token, call.me, network=tag_of(call.caller.network))
