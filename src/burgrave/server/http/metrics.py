"""Prometheus metrics of the process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Metrics of one application; ``counts`` reads the counters kept by the tables."""

    def __init__(self, counts: Callable[[], Mapping[str, int]]) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Counts(counts))
        ProcessCollector(registry=self.registry)
        self.requests = self._counter("requests", "Requests answered.", "method", "route", "status")
        self.seconds = self._histogram("request_seconds", "Seconds to answer a request.", "route")
        self.act = self._histogram("act_seconds", "Seconds from an action's arrival to its commit.", "by")
        self.waits = self._histogram(
            "thinking_wait_seconds", "Seconds that hints and bots waited for a worker.", "kind"
        )
        self.actions = self._counter("actions", "Committed actions of players.", "by")
        self.database = self._histogram("database_seconds", "Seconds for a read, or for a batch of writes.", "kind")
        self.notices = self._counter("notices", "Notifications sent or dropped.", "way", "outcome")
        self.notice_waits = self._histogram(
            "notice_wait_seconds", "Seconds from the due time of a notification to its sending.", "way"
        )
        self.messages = self._counter("messages", "Messages received over sockets.", "kind")
        self.refused = self._counter("refused", "Refused requests and messages.", "code")
        self.faults = self._counter("faults", "Requests and messages that failed with an internal error.")
        self.sockets = Gauge("burgrave_sockets", "Open sockets.", registry=self.registry)
        self.connections = Gauge("burgrave_connections", "Open connections.", registry=self.registry)
        self.notices_due = Gauge(
            "burgrave_notices_due", "Due notifications that are not yet being sent.", registry=self.registry
        )
        self.waiting = Gauge("burgrave_waiting_bytes", "Bytes queued for slow readers.", registry=self.registry)
        self.closed = self._counter("sockets_closed", "Closed sockets.", "code")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"burgrave_{name}", what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(f"burgrave_{name}", what, labels, registry=self.registry, buckets=QUICK)


class _Counts(Collector):
    """Collector of the tables' counters, read at each scrape."""

    def __init__(self, counts: Callable[[], Mapping[str, int]]) -> None:
        self._counts = counts

    def collect(self) -> Iterable[Metric]:
        for name, value in sorted(self._counts().items()):
            kind = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            what = name.removesuffix("_total").replace("_", " ")
            yield kind(f"burgrave_tables_{name}", f"Tables: {what}.", value)
