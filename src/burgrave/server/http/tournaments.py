"""Tournaments: who makes them, who plays there, how they stand."""

from __future__ import annotations

import msgspec

from burgrave.server.http import costs
from burgrave.server.http.context import Call, tagged_answer, take
from burgrave.server.http.limits import tag_of
from burgrave.server.live.tournament import NewTournament


async def create(call: Call) -> object:
    """Make a tournament."""
    wanted: NewTournament = call.body
    take(call.context.new_rooms, call.me.id)
    take(call.context.address_rooms, call.caller.network)
    return await call.context.tables.tournaments.create(call.me, wanted)


async def mine(call: Call) -> object:
    """List the tournaments in which I play or that I host."""
    return {"tournaments": await call.context.tables.tournaments.of_person(call.me)}


async def show(call: Call) -> object:
    """Show a tournament: its players, rounds and standing."""
    shown = await call.context.tables.tournaments.show(call.id("tournament"), call.caller.me)
    return tagged_answer(call.request, msgspec.json.encode(shown))


async def join(call: Call) -> object:
    """Take a free place, or come back to the one that I had left."""
    return await call.context.tables.tournaments.join(call.id("tournament"), call.me)


async def leave(call: Call) -> object:
    """Give my place up; a bot goes on with it once the tournament has begun."""
    return await call.context.tables.tournaments.leave(call.id("tournament"), call.me)


async def begin(call: Call) -> object:
    """Begin: bots take the places that are free."""
    network = tag_of(call.caller.network)
    begun = await call.context.tables.tournaments.begin(call.id("tournament"), call.me, network=network)
    call.settle(costs.BEGUN_TABLE * sum(len(one["tables"]) for one in begun["rounds"]))
    return begun


async def call_off(call: Call) -> object:
    """Call the tournament off, before it has begun."""
    return await call.context.tables.tournaments.call_off(call.id("tournament"), call.me)


async def remove(call: Call) -> object:
    """Remove a player for good; a bot goes on with the place."""
    return await call.context.tables.tournaments.remove(call.id("tournament"), call.me, call.number("place"))
