"""Bot tokens: access for programs that play for a user."""

from __future__ import annotations

from typing import Final

from burgrave.server.http import wire
from burgrave.server.http.context import Call, take
from burgrave.server.live.requests import ShowRoom
from burgrave.server.store import BotToken

_DAY: Final = 86_400.0


def _told(token: BotToken) -> dict[str, object]:
    return {
        "id": token.id,
        "name": token.name,
        "room": token.room_id,
        "created": token.created,
        "seen": token.seen,
        "expires": token.expires,
    }


async def listed(call: Call) -> object:
    """List my valid bot tokens, without their secrets."""
    return {"tokens": [_told(token) for token in await call.context.store.bot_tokens_of(call.me.id)]}


async def make(call: Call) -> object:
    """Create a bot token, with which a program can only view, join, play at and leave tables."""
    wanted: wire.MakeBotToken = call.body
    take(call.context.new_rooms, call.me.id)
    if wanted.room is not None:
        await call.context.tables.ask(wanted.room, ShowRoom(call.me))  # raises Refused for an unknown room
    about, token = await call.context.store.add_bot_token(
        call.me.id, wanted.name, by=call.authority, room_id=wanted.room, seconds=wanted.days * _DAY
    )
    return {"token": token, "about": _told(about)}


async def revoke(call: Call) -> object:
    """Revoke a bot token and close its sockets in all processes."""
    token_id = call.id("token")
    await call.context.store.drop_bot_token(call.me.id, token_id, by=call.authority)
    return await listed(call)
