"""The Grafana dashboard, compared with the metrics of a running server."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from prometheus_client.metrics_core import Metric
from tests.server.http.house import house

DASHBOARD = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text(encoding="utf-8"))
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
COLUMNS: Final = 24  # of Grafana's grid
QUERY = re.compile(r"\b((?:burgrave|process)_\w+)\{([^}]*)\}")
GROUPS = re.compile(r"\bby \(([^)]*)\)")
OF_PROMETHEUS: Final = {"instance"}
"""Labels that Prometheus adds."""
OMITTED: Final = {
    "process_max_fds": "the server limits its connections, so it never has this many files open",
    "process_start_time_seconds": "a restart is a gap on all panels",
    "process_virtual_memory_bytes": "only resident memory occupies the machine",
}
"""Metrics that are on no panel, each with the reason."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="prometheus_client reads /proc")


@pytest.fixture(scope="module")
def exported() -> list[Metric]:
    """Return the metrics of a server after everything that it counts has happened once."""

    async def played() -> list[Metric]:
        async with house() as home:
            ana = await home.guest()
            room = await ana.game("me", "bot:easy")
            async with ana.socket(room) as line:
                table = await line.my_turn()
                await ana.post(f"/rooms/{room}/hint")
                await line.ask("act", "done", seq=table["seq"], action=table["ask"]["options"][0]["action"])
                await line.ask("undo", "error", seq=9999)
                await home.context.close_sockets("The server is stopping.")
            home.context.notices.count("push", "done")
            home.context.notices.observe("push", 0.0)
            return [*home.context.metrics.registry.collect()]

    return asyncio.run(played())


def test_every_query_names_metrics_and_labels_of_the_server(exported: list[Metric]) -> None:
    samples = {sample.name: {*sample.labels} | OF_PROMETHEUS for metric in exported for sample in metric.samples}
    for panel in PANELS:
        for target in panel["targets"]:
            queries = QUERY.findall(target["expr"])
            assert queries, target
            known = set.intersection(*(samples[name] for name, _ in queries))
            grouped = [one.strip() for group in GROUPS.findall(target["expr"]) for one in group.split(",")]
            matched = [one.partition("=")[0].rstrip("!").strip() for _, match in queries for one in match.split(",")]
            assert {*grouped, *matched} <= known, target
            assert "instance" in matched, target
            told = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
            assert told == ({*grouped} - {"le"} if grouped else {"instance"}), target


def test_every_metric_is_on_a_panel(exported: list[Metric]) -> None:
    empty = [metric.name for metric in exported if not metric.samples]
    assert not empty, "the fixture must cause them"
    shown = {name for panel in PANELS for one in panel["targets"] for name, _ in QUERY.findall(one["expr"])}
    missing = {metric.name for metric in exported if not shown & {sample.name for sample in metric.samples}}
    assert missing == {*OMITTED}


def test_panels_have_unique_ids_and_do_not_overlap() -> None:
    assert len({panel["id"] for panel in PANELS}) == len({panel["title"] for panel in PANELS}) == len(PANELS)
    for panel in PANELS:
        place = panel["gridPos"]
        assert min(place["w"], place["h"]) > 0 and 0 <= place["x"] <= COLUMNS - place["w"] and place["y"] >= 0
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"])
    for one, other in combinations((panel["gridPos"] for panel in PANELS), 2):
        apart = any(
            first[at] + first[size] <= second[at]
            for at, size in (("x", "w"), ("y", "h"))
            for first, second in ((one, other), (other, one))
        )
        assert apart, (one, other)


def test_panels_use_the_chosen_data_source() -> None:
    variables = {one["name"]: one for one in DASHBOARD["templating"]["list"]}
    assert variables["datasource"]["type"] == "datasource" and variables["datasource"]["query"] == "prometheus"
    chosen = {"type": "prometheus", "uid": "${datasource}"}
    assert all(one["datasource"] == chosen for one in [*PANELS, variables["instance"]])
