"""Puzzle endpoints. They are stateless: the browser stores which puzzles are solved."""

from __future__ import annotations

import time

import msgspec

from burgrave.server.http import wire
from burgrave.server.http.context import Call, tagged_answer
from burgrave.server.http.problems import Problem
from burgrave.server.showing import puzzles
from burgrave.server.showing.puzzles import Found

_DAY = 86_400  # seconds


async def listed(call: Call) -> object:
    """List the puzzles, optionally filtered by game, theme and grade."""
    query: wire.WhichPuzzles = call.query
    shown = [
        one.themed()
        for one in puzzles.every()
        if query.game in (None, one.game)
        and query.theme in (None, one.theme)
        and query.grade in (None, one.puzzle.grade)
    ]
    return tagged_answer(call.request, msgspec.json.encode({"puzzles": shown}))


async def daily(call: Call) -> object:
    """Return the puzzle of the day; the day changes at midnight UTC."""
    now = call.context.store.now()
    found = puzzles.daily(int(now // _DAY))
    if found is None:
        raise Problem(404, "no-puzzle", "This server has no puzzles.")
    return {"date": time.strftime("%Y-%m-%d", time.gmtime(now)), "puzzle": found.title()}


async def table(call: Call) -> object:
    """Show a puzzle as the seat to act sees it."""
    query: wire.InLanguage = call.query
    return tagged_answer(call.request, msgspec.json.encode(_found(call).table(query.lang)))


async def answer(call: Call) -> object:
    """Judge an answer to a puzzle, and explain the best move."""
    query: wire.InLanguage = call.query
    wanted: wire.PuzzleAnswer = call.body
    verdict = _found(call).verdict(wanted.move, query.lang)
    if verdict is None:
        raise Problem(422, "illegal", f"{wanted.move!r} is not an option of this puzzle.")
    return verdict


def _found(call: Call) -> Found:
    found = puzzles.named(call.id("puzzle"))
    if found is None:
        raise Problem(404, "no-puzzle", "There is no such puzzle; GET /puzzles lists them.")
    if not found.playable():
        raise Problem(409, "other-rules", "This puzzle was made for another version of the rules.")
    return found
