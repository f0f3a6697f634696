"""Room endpoints: lobby, creation, seats and start."""

from __future__ import annotations

from burgrave.server.http import wire
from burgrave.server.http.context import Call, take
from burgrave.server.http.limits import tag_of
from burgrave.server.live.requests import (
    AddSeatLink,
    Answer,
    Join,
    Leave,
    Propose,
    Resume,
    Return,
    SetAuto,
    SetSeat,
    ShowRoom,
    StandIn,
    StartGame,
)


async def lobby(call: Call) -> object:
    """List the public rooms."""
    query: wire.WhichPage = call.query
    me = call.caller.me
    person_id = None if me is None else me.id
    hidden = await call.context.store.apart_from(person_id, tag_of(call.caller.network))
    return await call.context.tables.lobby(query.page, hidden=hidden)


async def create(call: Call) -> object:
    """Create a room with a setup and seats; its creator is the host."""
    wanted: wire.NewRoom = call.body
    network = _new_room(call)
    return await call.context.tables.create(call.me, wanted, network=network)


def _new_room(call: Call) -> int:
    """Apply the rate limits for a new room; return the tag of the caller's network."""
    take(call.context.new_rooms, call.me.id)
    take(call.context.address_rooms, call.caller.network)
    return tag_of(call.caller.network)


async def room(call: Call) -> object:
    """Show a room: its setup, seats, spectators and settings."""
    return await call.context.tables.ask(call.room, ShowRoom(call.caller.me))


async def join(call: Call) -> object:
    """Take an open seat, or move to another one before the game starts."""
    wanted: wire.Join = call.body
    network = tag_of(call.caller.network)
    return await call.context.tables.ask(call.room, Join(call.me, seat=wanted.seat, network=network))


async def leave(call: Call) -> object:
    """Leave my seat; if the game is running, a bot takes over."""
    return await call.context.tables.ask(call.room, Leave(call.me))


async def return_to(call: Call) -> object:
    """Take my seat back from the substitute bot."""
    return await call.context.tables.ask(call.room, Return(call.me))


async def set_seat(call: Call) -> object:
    """Open a seat, or give it to a bot or to a guest on my device."""
    wanted: wire.SeatKind = call.body
    return await call.context.tables.ask(call.room, SetSeat(call.me, call.number("seat"), wanted))


async def stand_in(call: Call) -> object:
    """Let a bot substitute for an absent player."""
    return await call.context.tables.ask(call.room, StandIn(call.me, call.number("seat")))


async def start(call: Call) -> object:
    """Start the game in a room that I host; all seats must be taken."""
    return await call.context.tables.ask(call.room, StartGame(call.me))


async def rematch(call: Call) -> object:
    """Create a room for a rematch with the same settings."""
    return await call.context.tables.rematch(call.room, call.me, network=_new_room(call))


async def play_from(call: Call) -> object:
    """Continue a finished game from one of its steps, at a new table that I host."""
    wanted: wire.From = call.body
    step = call.number("step")
    network = _new_room(call)
    return await call.context.tables.play_from(call.room, call.me, step, wanted.seat, network=network)


async def auto(call: Call) -> object:
    """Set my automatic answers to recurring questions of the game."""
    wanted: wire.Auto = call.body
    return await call.context.tables.ask(call.room, SetAuto(call.me, wanted.answers))


async def propose(call: Call) -> object:
    """Propose to pause or end the game; all people at the table must agree."""
    wanted: wire.Propose = call.body
    return await call.context.tables.ask(call.room, Propose(call.me, wanted.kind))


async def answer(call: Call) -> object:
    """Agree to the open proposal, or reject or withdraw it."""
    wanted: wire.Answer = call.body
    return await call.context.tables.ask(call.room, Answer(call.me, wanted.kind, wanted.agree))


async def resume(call: Call) -> object:
    """Resume a paused game; any of its players may do so."""
    return await call.context.tables.ask(call.room, Resume(call.me))


async def seat_link(call: Call) -> object:
    """Create a secret link to my seat."""
    return {"url": await call.context.tables.ask(call.room, AddSeatLink(call.me))}


async def claim(call: Call) -> object:
    """Take over the seat that a secret link leads to."""
    wanted: wire.Claim = call.body
    take(call.context.log_ins, call.caller.network)
    take(call.context.log_ins, call.me.id)
    return await call.context.tables.claim(wanted.token, call.me, network=tag_of(call.caller.network))
