"""Whether the server works."""

from __future__ import annotations

import asyncio

from burgrave._version import __version__
from burgrave.server.http.context import Call
from burgrave.server.http.problems import Problem
from burgrave.server.store import StoreUnavailable

__all__ = ["healthy"]

PATIENCE = 3.0


async def healthy(call: Call) -> object:
    """Say whether the database answers and can be written."""
    store = call.context.store
    try:
        async with asyncio.timeout(PATIENCE):
            await store.check()
    except StoreUnavailable as error:
        if store.trouble is None:
            raise
        raise Problem(503, "unavailable", f"The database cannot be written: {store.trouble}.") from error
    return {"status": "ok", "version": __version__}
