"""My sessions: the browsers and programs that are logged in as me."""

from __future__ import annotations

from burgrave.server.http.context import Call
from burgrave.server.http.problems import Problem


async def listed(call: Call) -> object:
    """List my sessions: the browsers and programs that are logged in as me."""
    found = await call.context.store.sessions_of(call.me.id)
    return {
        "sessions": [
            {
                "id": one.id,
                "agent": one.agent,
                "created": one.created,
                "seen": one.seen,
                "expires": one.expires,
                "this": one.id == call.authority.id,
            }
            for one in found
        ]
    }


async def end(call: Call) -> object:
    """End one of my other sessions."""
    session_id: str = call.request.path_params["session"]
    if session_id == call.authority.id:
        raise Problem(409, "this-session", "This is your current session; log out to end it.")
    await call.context.store.end_session(call.me.id, session_id, by=call.authority)
    return await listed(call)


async def end_others(call: Call) -> object:
    """End all my sessions except this one."""
    await call.context.store.end_other_sessions(call.me.id, by=call.authority)
    return await listed(call)
