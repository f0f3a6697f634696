"""Tournament endpoints: creation, players and standings."""

from __future__ import annotations

import msgspec

from burgrave.server.http import costs
from burgrave.server.http.context import Call, tagged_answer, take
from burgrave.server.http.limits import tag_of
from burgrave.server.live.tournament import NewTournament


async def create(call: Call) -> object:
    """Create a tournament that I host."""
    wanted: NewTournament = call.body
    take(call.context.new_rooms, call.me.id)
    take(call.context.address_rooms, call.caller.network)
    return await call.context.tables.tournaments.create(call.me, wanted)


async def mine(call: Call) -> object:
    """List the tournaments that I play in or host."""
    return {"tournaments": await call.context.tables.tournaments.of_person(call.me)}


async def show(call: Call) -> object:
    """Show a tournament: players, rounds and standings."""
    shown = await call.context.tables.tournaments.show(call.id("tournament"), call.caller.me)
    return tagged_answer(call.request, msgspec.json.encode(shown))


async def join(call: Call) -> object:
    """Take a free place, or return to the one that I left."""
    return await call.context.tables.tournaments.join(call.id("tournament"), call.me)


async def leave(call: Call) -> object:
    """Give up my place; if the tournament has begun, a bot takes over."""
    return await call.context.tables.tournaments.leave(call.id("tournament"), call.me)


async def begin(call: Call) -> object:
    """Start the tournament; bots fill the free places."""
    network = tag_of(call.caller.network)
    begun = await call.context.tables.tournaments.begin(call.id("tournament"), call.me, network=network)
    call.settle(costs.BEGUN_TABLE * sum(len(one["tables"]) for one in begun["rounds"]))
    return begun


async def call_off(call: Call) -> object:
    """Cancel a tournament that has not started."""
    return await call.context.tables.tournaments.call_off(call.id("tournament"), call.me)


async def remove(call: Call) -> object:
    """Remove a player for good; if the tournament has begun, a bot takes over."""
    return await call.context.tables.tournaments.remove(call.id("tournament"), call.me, call.number("place"))
