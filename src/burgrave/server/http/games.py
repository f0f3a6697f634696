"""A game over HTTP: for polling, for programs without sockets, and after its end."""

from __future__ import annotations

import time

import msgspec
from starlette.responses import Response

from burgrave.server.http import costs, wire
from burgrave.server.http.context import Call, tagged_answer

__all__ = ["act", "hint", "record", "replay", "replay_step", "result", "table", "undo"]


async def table(call: Call) -> object:
    """Show the game as I see it."""
    query: wire.InLanguage = call.query
    call.charge(costs.table_cost(query.lang))
    shown = await call.context.tables.table(call.room, call.caller.me, query.lang)
    return tagged_answer(call.request, msgspec.json.encode(shown))


async def act(call: Call) -> object:
    """Answer my open decision."""
    wanted: wire.ActNow = call.body
    call.charge(costs.ACT)
    metrics, began = call.context.metrics, time.perf_counter()
    seq = await call.context.tables.act(
        call.room, call.me, seq=wanted.seq, action=wanted.action, by=call.caller.authority
    )
    metrics.act.labels("http").observe(time.perf_counter() - began)
    metrics.actions.labels("http").inc()
    return {"seq": seq}


async def undo(call: Call) -> object:
    """Take back my last step."""
    wanted: wire.UndoNow = call.body
    call.charge(costs.ACT)
    return {"seq": await call.context.tables.undo(call.room, call.me, seq=wanted.seq, by=call.caller.authority)}


async def hint(call: Call) -> object:
    """Ask a bot what it would do."""
    query: wire.InLanguage = call.query
    call.charge(costs.HINT)
    return {"tips": await call.context.tables.hint(call.room, call.me, query.lang or "en")}


async def record(call: Call) -> object:
    """Give the game as a record."""
    call.charge(costs.RECORD)
    text = await call.context.tables.record(call.room, call.caller.me)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'inline; filename="{call.room}.record"'}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


async def result(call: Call) -> object:
    """Say how a game ended."""
    query: wire.InLanguage = call.query
    return await call.context.tables.result(call.room, call.caller.me, query.lang)


async def replay(call: Call) -> object:
    """Say how long a game was."""
    return await call.context.tables.replay(call.room, call.caller.me)


async def replay_step(call: Call) -> object:
    """Show a game as of after so many decisions."""
    query: wire.WhichReplay = call.query
    step = call.number("step")
    call.charge(costs.STEP)
    shown = await call.context.tables.replay_step(
        call.room, call.caller.me, step, query.lang, seat=query.seat, open_cards=query.open_cards
    )
    return tagged_answer(call.request, msgspec.json.encode(shown))
