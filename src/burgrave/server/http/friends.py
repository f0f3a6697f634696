"""Friends: links, presence at tables, invitations and blocks."""

from __future__ import annotations

from burgrave.server.http import wire
from burgrave.server.http.context import Call, take
from burgrave.server.http.limits import tag_of
from burgrave.server.http.problems import Problem
from burgrave.server.live.requests import FindPlayer, Invite, ShowRoom
from burgrave.server.store import Friend, NoSuchProfile


async def listed(call: Call) -> object:
    """List my friends and which of them are at a table, my invitations, and the players I have blocked."""
    store, me = call.context.store, call.me
    friends = await store.friends_of(me.id)
    there = call.context.tables.at_tables([one.person_id for one in friends])
    profiles = await store.profiles_of([one.person_id for one in friends])
    return {
        "friends": [
            {
                **_told(one),
                "profile": profiles.get(one.person_id),
                "at_table": one.person_id in there,
            }
            for one in friends
        ],
        **await invited(call),
        "blocked": [_told(one) for one in await store.blocked_by(me.id)],
    }


async def invited(call: Call) -> dict[str, object]:
    """List my invitations to tables that have not started."""
    bot = call.caller.bot
    return {
        "invitations": [
            {"room": one.room_id, "game": one.game, "name": one.name, "at": one.at}
            for one in await call.context.store.invitations_of(call.me.id)
            if bot is None or bot.room_id in (None, one.room_id)
        ]
    }


def _told(one: Friend) -> dict[str, object]:
    return {"id": one.id, "name": one.name, "at": one.at}


async def link(call: Call) -> object:
    """Create a secret link that makes one person my friend."""
    take(call.context.new_rooms, call.me.id)
    token = await call.context.store.add_friend_link(call.me.id, by=call.authority)
    return {"url": call.context.settings.link("friend", token)}


async def look(call: Call) -> object:
    """Show the owner of a friend link without using up the link."""
    wanted: wire.Claim = call.body
    me = call.caller.me
    owner = await call.context.store.owner_of_friend_link(wanted.token, None if me is None else me.id)
    if owner is None:
        raise _no_link()
    return {"name": owner.name, "own": me is not None and owner.id == me.id}


async def make(call: Call) -> object:
    """Accept a friend link."""
    wanted: wire.Claim = call.body
    take(call.context.log_ins, call.caller.network)
    take(call.context.log_ins, call.me.id)
    if not await call.context.store.befriend(wanted.token, call.me.id, by=call.authority):
        raise _no_link()
    return await listed(call)


def _no_link() -> Problem:
    return Problem(404, "no-link", "This link is invalid or has expired; ask for a new one.")


async def end(call: Call) -> object:
    """End a friendship."""
    await call.context.store.end_friendship(call.me.id, call.id("friend"), by=call.authority)
    return await listed(call)


async def invite(call: Call) -> object:
    """Invite a friend to one of my rooms that has an open seat."""
    wanted: wire.Invite = call.body
    take(call.context.new_rooms, call.me.id)
    await call.context.tables.ask(call.room, Invite(call.me, wanted.friend))
    return await call.context.tables.ask(call.room, ShowRoom(call.me))


async def block_friend(call: Call) -> object:
    """Block a friend, which ends the friendship; they are not notified."""
    friend = await call.context.store.friend(call.me.id, call.id("friend"))
    if friend is None:
        raise Problem(404, "no-person", "This person is not your friend, or no longer is.")
    return await _block(call, friend.person_id)


async def block_seat(call: Call) -> object:
    """Block the player in a seat; they are not notified."""
    return await _block(call, await call.context.tables.ask(call.room, FindPlayer(call.me, call.number("seat"))))


async def block_profile(call: Call) -> object:
    """Block a player with a public profile; they are not notified."""
    found = await call.context.store.profile(call.id("profile"))
    if found.person.id == call.me.id:
        raise NoSuchProfile("You cannot block yourself.")
    return await _block(call, found.person.id)


async def unblock(call: Call) -> object:
    """Unblock a player."""
    await call.context.store.unblock(call.me.id, call.id("blocked"), by=call.authority)
    await call.context.tables.heed_blocks(call.me)
    return await listed(call)


async def _block(call: Call, person_id: str) -> object:
    network = call.context.tables.address_of(person_id)
    # If both share an address, the next newcomer from it is more likely a family member than the blocked player.
    tag = tag_of(network) if network not in ("", call.caller.network) else None
    await call.context.store.block(call.me.id, person_id, by=call.authority, network=tag)
    await call.context.tables.heed_blocks(call.me)
    return await listed(call)
