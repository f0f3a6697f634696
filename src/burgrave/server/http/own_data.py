"""My stored data: download and deletion."""

from __future__ import annotations

from burgrave.server.http import wire
from burgrave.server.http.context import Call, json_answer, take
from burgrave.server.http.identity import drop_cookie
from burgrave.server.store import SERVER


async def download(call: Call) -> object:
    """Download all data stored about me, except secrets and hidden cards."""
    found = await call.context.store.data_of(call.me.id)
    return {
        **found,
        "person": found["person"][0],
        "profile": next(iter(found["profile"]), None),
        "mail": next(iter(found["mail"]), None),
    }


async def forget(call: Call) -> object:
    """Delete me, my account (if any) and all data about me except my name at tables. Bots take over my games."""
    wanted: wire.Forget = call.body
    context, me = call.context, call.me
    take(context.log_ins, call.caller.network)
    take(context.log_ins, me.id)
    await context.store.must_fit(me.id, wanted.password or "", by=call.authority)
    await context.tables.leave_all(me, by=call.authority)
    await context.store.forget_person(me.id, by=call.authority)
    await context.tables.leave_all(me, by=SERVER)  # tables that another session joined in the meantime
    answer = json_answer({"person": None})
    drop_cookie(answer, context.settings)
    return answer
