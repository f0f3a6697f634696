"""Whether the server works, and its numbers."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from burgrave._version import __version__
from burgrave.server.edge.desk import Call
from burgrave.server.edge.metrics import CONTENT_TYPE_LATEST

__all__ = ["healthy", "metrics"]

PATIENCE = 3.0


async def healthy(call: Call) -> object:
    """Say whether the database answers."""
    async with asyncio.timeout(PATIENCE):
        await call.desk.store.check()
    return {"status": "ok", "version": __version__}


async def metrics(call: Call) -> object:
    """Give the numbers of this process, for Prometheus."""
    return Response(call.desk.metrics.text(), 200, {"Cache-Control": "no-store", "Content-Type": CONTENT_TYPE_LATEST})
