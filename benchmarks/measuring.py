"""Benchmark helpers: speeds relative to the ceiling, cost of single calls, and the results page.

The ceiling is the speed of a C program that plays random games of a much simplified Citadels (benchmarks/ceiling).
"""

from __future__ import annotations

import json
import os
import platform
import re
import resource
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import burgrave
from burgrave.arena.journal import processor
from burgrave.build_info import core
from burgrave.kernel.game import play_random
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
CEILING = ROOT / "build" / "ceiling"
RESULTS = ROOT / "benchmarks" / "results"

CEILING_GAMES = 4000  # per run; the program makes five runs
COPIES = 4000  # for the memory of a state


@dataclass
class Figure:
    """Measured value and its target; ``share``, set only for speeds, is a fraction of the ceiling."""

    name: str
    value: float
    unit: str
    share: float | None = None
    target: str = ""
    met: bool | None = None

    def row(self) -> list[str]:
        value = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.2f}"
        share = f"1/{1 / self.share:.1f}" if self.share else ""
        met = {True: "met", False: "NOT MET", None: ""}[self.met]
        return [self.name, f"{value} {self.unit}", share, self.target, met]


def clock() -> float:
    return time.process_time()


# ---- measurements -----------------------------------------------------------------------------------------


def deal(game: str, number: int, options: dict[str, Any]) -> list[State]:
    """Return ``number`` new games, with different seeds."""
    return [burgrave.new(game, seed=seed, events=False, **options) for seed in range(number)]


def loop_in_core(states: Sequence[State], rng: Rng, seconds: float) -> float:
    """Return the decisions per second of whole random games, played in a loop inside the core."""
    decisions, spent = 0, 0.0
    while spent < seconds:
        fresh = [state.copy() for state in states]
        start = clock()
        for state in fresh:
            decisions += play_random(state, rng)
        spent += clock() - start
    return decisions / spent


def driven(states: Sequence[State], rng: Rng, seconds: float) -> float:
    """Return the decisions per second of whole random games, driven action by action from Python."""
    decisions, spent = 0, 0.0
    below = rng.below
    while spent < seconds:
        fresh = [state.copy() for state in states]
        start = clock()
        for state in fresh:
            to_act, legal, apply = state.to_act, state.legal, state.apply
            seat = to_act()
            while seat >= 0:
                options = legal(seat)
                apply(seat, options[below(len(options))])
                seat = to_act()
                decisions += 1
        spent += clock() - start
    return decisions / spent


def per_call(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the mean microseconds per call, cycling through ``calls`` for at least ``seconds`` seconds."""
    number, spent = 0, 0.0
    while spent < seconds:
        start = clock()
        for call in calls:
            for _ in range(50):
                call()
        spent += clock() - start
        number += 50 * len(calls)
    return spent / number * 1e6


def well_under_way(states: Sequence[State], decisions: int) -> list[State]:
    """Make up to ``decisions`` random decisions in each game, and return the games that are not over yet."""
    for seed, state in enumerate(states):
        play_random(state, Rng(seed), decisions)
    return [state for state in states if not state.is_over()]


def memory(state: State) -> float:
    """Return the size of a copied state in bytes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.copy() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept) - 8  # its list slot


def ceiling() -> float:
    """Return the ceiling program's decisions per second of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([str(CEILING), str(CEILING_GAMES)], capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    runs = re.findall(r"^(\d+) games, ([\d.]+) decisions each", done.stdout, re.MULTILINE)
    decisions = sum(int(games) * float(each) for games, each in runs)
    return decisions / (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def interpreted(seconds: float, game: str) -> float:
    """Return the decisions per second of ``loop_in_core`` in a process with the interpreted core."""
    env = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    command = [sys.executable, "-m", "benchmarks.run", "--game", game, "--interpreted", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return float(done.stdout)


# ---- figures ----------------------------------------------------------------------------------------------


class Rates:
    """Rates by name, one per round, and each rate as a share of the ceiling measured in that round."""

    def __init__(self) -> None:
        self.rates: dict[str, list[float]] = {}
        self.shares: dict[str, list[float]] = {}

    def add(self, name: str, rate: float, top: float = 0.0) -> None:
        """Add a rate; if ``top``, the ceiling of the round, is given, also add the rate's share of it."""
        self.rates.setdefault(name, []).append(rate)
        if top:
            self.shares.setdefault(name, []).append(rate / top)

    def median(self, name: str) -> float:
        return median(self.rates[name])

    def share(self, name: str) -> float:
        """Return the median over all rounds of the rate's share of the ceiling."""
        return median(self.shares[name])

    def speed(self, name: str, key: str, parts: float | None = None) -> Figure:
        """Return a speed figure; its target, if any, is 1/``parts`` of the ceiling."""
        figure = Figure(name, self.median(key), "decisions/s", self.share(key))
        if parts is not None:
            figure.target = f">= 1/{parts:g}"
            figure.met = self.share(key) >= 1 / parts
        return figure

    def cost(self, name: str, key: str, limit: float | None = None) -> Figure:
        """Return the figure ``name`` for the rate ``key``, in microseconds; ``limit`` is its target, if any."""
        figure = Figure(name, self.median(key), "µs")
        if limit is not None:
            figure.target = f"<= {limit:g} µs"
            figure.met = figure.value <= limit
        return figure

    def size(self, name: str, found: float, limit: int) -> Figure:
        """Return a figure of ``found`` bytes, of which at most ``limit`` are allowed."""
        return Figure(name, found, "bytes", target=f"<= {limit:,} bytes", met=found <= limit)


def say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)


def pin() -> int | None:
    """Pin this process, and the ceiling program it starts, to the last CPU core; return the core's number."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {chosen})
    return chosen


def machine() -> dict[str, Any]:
    """Return the properties of the machine that affect the results, without identifying the machine."""
    return {
        "cpu": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def table(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join(lines)


HEADINGS = ["what", "measured", "share of the ceiling", "wanted", ""]


def write(day: str, about: dict[str, Any], top: float, figures: list[Figure]) -> Path:
    """Write the results as JSON and as a Markdown page; return the path of the page."""
    RESULTS.mkdir(exist_ok=True)
    slug = re.sub(r"[^a-z0-9]+", "-", str(about["cpu"]).lower()).strip("-")
    target = RESULTS / f"{day}-{slug}"
    data = {
        "date": day,
        "version": burgrave.__version__,
        "core": core(),
        "machine": about,
        "ceiling": round(top),
        "figures": [vars(figure) for figure in figures],
    }
    target.with_suffix(".json").write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    words = ", ".join(f"{name}: {value}" for name, value in about.items())
    rows = [HEADINGS, ["---"] * len(HEADINGS), *[figure.row() for figure in figures]]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    page = (
        f"# {day}\n\nBurgrave {burgrave.__version__}, {core()} core. {words}.\n\n"
        f"Ceiling: {top:,.0f} decisions/s.\n\n" + "\n".join(lines) + "\n"
    )
    target.with_suffix(".md").write_text(page, encoding="utf-8")
    return target.with_suffix(".md")
