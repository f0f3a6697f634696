"""Game endpoints: the table and actions for clients without a socket, and views of finished games."""

from __future__ import annotations

import time

import msgspec
from starlette.responses import Response

from burgrave.server.http import wire
from burgrave.server.http.context import Call, tagged_answer, take
from burgrave.server.http.limits import tag_of
from burgrave.server.live.requests import Act, ShowRecord, ShowReplay, ShowResult, ShowStep, ShowTable, Undo


async def table(call: Call) -> object:
    """Show the table as I see it, with my open decision."""
    query: wire.Looking = call.query
    shown = await call.context.tables.ask(call.room, ShowTable(call.caller.me, query.lang, seat=query.seat))
    return tagged_answer(call.request, msgspec.json.encode(shown))


async def act(call: Call) -> object:
    """Make my open decision by choosing an action, given by its id."""
    wanted: wire.ActNow = call.body
    metrics, began = call.context.metrics, time.perf_counter()
    seq = await call.context.tables.ask(call.room, Act(call.me, seq=wanted.seq, action=wanted.action, seat=wanted.seat))
    metrics.act.labels("http").observe(time.perf_counter() - began)
    metrics.actions.labels("http").inc()
    return {"seq": seq}


async def undo(call: Call) -> object:
    """Undo my last step, or propose to undo it if others must agree."""
    wanted: wire.UndoNow = call.body
    return {"seq": await call.context.tables.ask(call.room, Undo(call.me, seq=wanted.seq, seat=wanted.seat))}


async def hint(call: Call) -> object:
    """Ask a bot for the best moves in my open decision."""
    query: wire.Looking = call.query
    return {"tips": await call.context.tables.hint(call.room, call.me, query.lang or "en", seat=query.seat)}


async def record(call: Call) -> object:
    """Download the game record; during the game, only what my seat has seen."""
    query: wire.MySeat = call.query
    text = await call.context.tables.ask(call.room, ShowRecord(call.caller.me, seat=query.seat))
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'inline; filename="{call.room}.record"'}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


async def result(call: Call) -> object:
    """Return the final result of a game."""
    query: wire.InLanguage = call.query
    return await call.context.tables.ask(call.room, ShowResult(call.caller.me, query.lang))


async def replay(call: Call) -> object:
    """Return the length of a game, and where its rounds and turns begin."""
    return await call.context.tables.ask(call.room, ShowReplay(call.caller.me))


async def replay_step(call: Call) -> object:
    """Show a finished game as it was after a number of decisions."""
    query: wire.WhichReplay = call.query
    step = call.number("step")
    wanted = ShowStep(
        call.caller.me, step, query.lang, seat=query.seat, open_cards=query.open_cards, with_decision=query.ask
    )
    shown = await call.context.tables.ask(call.room, wanted)
    return tagged_answer(call.request, msgspec.json.encode(shown))


async def review(call: Call) -> object:
    """Return the progress of a review and its content so far."""
    query: wire.InLanguage = call.query
    shown = await call.context.tables.review(call.room, call.caller.me, query.lang)
    return tagged_answer(call.request, msgspec.json.encode(shown))


async def ask_review(call: Call) -> object:
    """Request a review of a finished game, unless one already exists."""
    query: wire.InLanguage = call.query
    context, me = call.context, call.me
    known = await context.tables.review(call.room, me, query.lang)
    if known["state"] not in ("none", "failed"):
        return known
    take(context.reviews, me.id)
    take(context.address_reviews, call.caller.network)
    return await context.tables.ask_review(call.room, me, query.lang, network=tag_of(call.caller.network))
