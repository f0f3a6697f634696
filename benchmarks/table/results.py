"""Stored results of the table benchmarks, and the page generated from them."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from burgrave.arena.journal import here

__all__ = ["PAGE", "RESULTS", "Figure", "Measurement", "at_least", "at_most", "none", "plain", "read", "write"]

ROOT: Final = Path(__file__).resolve().parents[2]
RESULTS: Final = ROOT / "benchmarks" / "results" / "table.json"
PAGE: Final = ROOT / "docs" / "table-figures.md"
QUIET: Final = 1.5
"""Load average from which measured times count as preliminary."""


@dataclass
class Figure:
    """A measured value and its target."""

    name: str
    value: float
    unit: str
    wanted: str = ""
    met: bool | None = None

    def row(self) -> str:
        value = f"{self.value:,.0f}" if self.value >= 100 or self.value == int(self.value) else f"{self.value:.1f}"
        met = {True: "met", False: "**not met**", None: ""}[self.met]
        gap = "" if self.unit.startswith("%") else " "
        return f"| {self.name} | {value}{gap}{self.unit} | {self.wanted} | {met} |"


def plain(name: str, value: float, unit: str) -> Figure:
    """Return a figure that has no target."""
    return Figure(name, value, unit)


def at_most(name: str, value: float, unit: str, limit: float) -> Figure:
    return Figure(name, value, unit, f"<= {limit:g} {unit}", value <= limit)


def at_least(name: str, value: float, unit: str, limit: float) -> Figure:
    return Figure(name, value, unit, f">= {limit:g} {unit}", value >= limit)


def none(name: str, value: int) -> Figure:
    """Return a figure whose target is a count of zero."""
    return Figure(name, value, "", "none", value == 0)


@dataclass
class Measurement:
    """Figures measured by one command, with a description and the conditions of the run."""

    name: str
    says: str
    command: str
    figures: list[Figure] = field(default_factory=list)
    details: list[str] = field(default_factory=list)  # descriptions of failures
    times: bool = True  # whether the figures include times, which depend on the load
    busy: float = field(default_factory=lambda: os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0)
    where: dict[str, Any] = field(default_factory=dict)

    @property
    def preliminary(self) -> bool:
        """Return True if the results include times and the machine was busy."""
        return self.times and self.busy >= QUIET


def read() -> dict[str, Measurement]:
    """Return the stored measurements, keyed by name."""
    if not RESULTS.exists():
        return {}
    found = json.loads(RESULTS.read_text(encoding="utf-8"))["measurements"]
    return {
        name: Measurement(**{**data, "figures": [Figure(**figure) for figure in data["figures"]]})
        for name, data in found.items()
    }


def write(measurement: Measurement, order: list[str]) -> None:
    """Store a measurement, and regenerate the page."""
    measurement.where = {**here(), "cores": os.cpu_count()}
    every = {**read(), measurement.name: measurement}
    every = {name: every[name] for name in order if name in every}
    data = {"measurements": {name: asdict(one) for name, one in every.items()}}
    RESULTS.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    PAGE.write_text(_page(every), encoding="utf-8")


def _page(every: dict[str, Measurement]) -> str:
    lines = [
        "# Performance of the table",
        "",
        "This page shows how fast and how reliable the server is, for operators and developers.",
        "`make bench-table` generates it from [table.json](../benchmarks/results/table.json); do not edit it.",
        (
            "Unless a section says otherwise, a real `burgrave serve` and its clients run on one machine. The clients"
            " use the public API over loopback."
        ),
    ]
    for one in every.values():
        where = one.where
        lines += ["", f"## {one.name}", "", one.says, "", "```", one.command, "```", ""]
        lines += ["| figure | measured | target |  |", "|---|---|---|---|"]
        lines += [figure.row() for figure in one.figures]
        lines += ["", *(f"* {detail}" for detail in one.details[:10]), *([""] if one.details else [])]
        note = f"Preliminary: the machine was busy with other work (load average {one.busy:.1f}). " * one.preliminary
        lines.append(
            f"{note}Burgrave {where['version']} ({where['revision']}), {where['core']} core, {where['python']},"
            f" {where['cpu']}, {where['cores']} cores, {where['system']}, {where['date'][:10]}."
        )
    return "\n".join(lines) + "\n"
