"""The numbers of the process, at an address of their own: they are for those who run the server."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator

import uvicorn
from prometheus_client import CollectorRegistry, make_asgi_app

__all__ = ["metrics_served"]

_AT_ONCE = 16  # whoever asks is one of ours


class _Beside(uvicorn.Server):
    """Uvicorn beside another server, which sees to the signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield


@contextlib.asynccontextmanager
async def metrics_served(registry: CollectorRegistry, listener: socket.socket | None) -> AsyncIterator[None]:
    """Serve a registry to Prometheus where the listener is bound, until the end of the block; None: not at all."""
    if listener is None:
        yield
        return
    config = uvicorn.Config(
        make_asgi_app(registry),
        access_log=False,
        lifespan="off",
        limit_concurrency=_AT_ONCE,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        ws="none",
    )
    server = _Beside(config)
    task = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await task
