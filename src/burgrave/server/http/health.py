"""Health check of the server."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from burgrave._version import __version__
from burgrave.server.http.context import AppContext, Call, as_problem, json_answer
from burgrave.server.http.problems import Problem, problem_response
from burgrave.server.store import StoreUnavailable

PATIENCE: Final = 3.0
FRESH: Final = 1.0
"""Seconds for which a result is cached, so that repeated checks do not read the database."""


async def healthy(call: Call) -> object:
    """Report whether the database can be read and written."""
    context = call.context
    if context.health is None or (context.health.done() and time.monotonic() >= context.health_until):
        context.health = asyncio.create_task(_check(context))
    problem = await asyncio.shield(context.health)
    if problem is not None:
        return problem_response(problem)
    return json_answer({"status": "ok", "version": __version__})


async def _check(context: AppContext) -> Problem | None:
    store = context.store
    try:
        async with asyncio.timeout(PATIENCE):
            await store.check()
    except StoreUnavailable as error:
        if store.trouble is None:
            return as_problem(error, context, about="a health check")
        return Problem(503, "unavailable", f"The database cannot be written: {store.trouble}.")
    except Exception as error:
        return as_problem(error, context, about="a health check")
    finally:
        context.health_until = time.monotonic() + FRESH
    return None
