"""Prometheus metrics of the process, and the server that publishes them.

The metrics have an address of their own, for the operator.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping

import uvicorn
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, make_asgi_app
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

# ---- Metrics ---------------------------------------------------------------------------------------------------------

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The numbers of one application; ``counts`` are those that the tables keep themselves."""

    def __init__(self, counts: Callable[[], Mapping[str, int]]) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Counts(counts))
        self.requests = self._counter("requests", "Requests answered.", "method", "route", "status")
        self.seconds = self._histogram("request_seconds", "Seconds to answer a request.", "route")
        self.act = self._histogram("act_seconds", "Seconds from an action's arrival to its commit.", "by")
        self.waits = self._histogram(
            "thinking_wait_seconds", "Seconds that hints and bots waited for a worker.", "kind"
        )
        self.actions = self._counter("actions", "Actions of people that were committed.", "by")
        self.notices = self._counter("notices", "Notices that were sent to people, or given up.", "way", "outcome")
        self.messages = self._counter("messages", "Messages that came through sockets.", "kind")
        self.refused = self._counter("refused", "Requests and messages that were refused.", "code")
        self.faults = self._counter("faults", "Requests and messages that failed through our fault.")
        self.sockets = Gauge("burgrave_sockets", "Open sockets.", registry=self.registry)
        self.connections = Gauge("burgrave_connections", "Open connections.", registry=self.registry)
        self.waiting = Gauge("burgrave_waiting_bytes", "Bytes that wait for slow readers.", registry=self.registry)
        self.closed = self._counter("sockets_closed", "Sockets that were closed.", "code")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"burgrave_{name}", what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(f"burgrave_{name}", what, labels, registry=self.registry, buckets=QUICK)


class _Counts(Collector):
    """What the tables count, asked for when somebody looks."""

    def __init__(self, counts: Callable[[], Mapping[str, int]]) -> None:
        self._counts = counts

    def collect(self) -> Iterable[Metric]:
        for name, value in sorted(self._counts().items()):
            kind = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            what = name.removesuffix("_total").replace("_", " ")
            yield kind(f"burgrave_tables_{name}", f"Of the tables: {what}.", value)


# ---- The metrics server ----------------------------------------------------------------------------------------------

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
