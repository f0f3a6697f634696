"""Measure the rules core, and say what share of the ceiling it reaches.

    python benchmarks/run.py [--rounds N] [--no-write]

The ceiling program and every measurement run in turn, several times, on one and the same core, and each share is the
median over the rounds. All times are processor time, so that a busy machine spoils little. Results go to
benchmarks/results/. Nothing fails because a machine is slow.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import re
import resource
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import burgrave
from burgrave.citadels.cards import DISTRICT_NAMES
from burgrave.citadels.ruleset import ruleset_named
from burgrave.citadels.scenarios import SCENARIOS
from burgrave.citadels.state import CitadelsState
from burgrave.core import core
from burgrave.kernel.playout import play_random
from burgrave.kernel.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
CEILING = ROOT / "build" / "ceiling"
RESULTS = ROOT / "benchmarks" / "results"

ROUNDS = 7
SECONDS = 0.3  # of each measurement in each round
CEILING_GAMES = 4000  # per run; the program makes five runs
PLAYERS = 4
FIRST_GAME = "first-game"
BASES = {f"{name} base game": {"ruleset": name} for name in ("classic", "2010")}
ALL_BONUS = {  # as many strange cards of 2010 in one game as there are
    "ruleset": "2010",
    "scenario": "custom",
    "characters": ["witch", "wizard", "emperor", "abbot", "alchemist", "navigator"],
    "districts": [
        DISTRICT_NAMES[kind] for kind in ruleset_named("2010").districts + ruleset_named("2010").bonus_districts
    ],
}
GAMES: dict[str, dict[str, Any]] = {
    **{scenario: {"ruleset": "2016", "scenario": scenario} for scenario in SCENARIOS},
    **BASES,
    "2010 with every bonus district": ALL_BONUS,
}
BASE_SHARE = 0.85  # of the speed of the first game of 2016
MIDDLE = 130  # decisions played before a state is copied or sampled
COPIES = 4000  # for the memory of a state


@dataclass
class Figure:
    """One measured thing. ``share`` is part of the ceiling; what is not a speed has none."""

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


# ---- what is measured -------------------------------------------------------------------------------------


def deal(game: str, number: int) -> list[CitadelsState]:
    states = []
    for seed in range(number):
        state = burgrave.new("citadels", seed=seed, events=False, players=PLAYERS, **GAMES[game])
        assert isinstance(state, CitadelsState)
        states.append(state)
    return states


def loop_in_core(states: list[CitadelsState], rng: Rng, seconds: float) -> float:
    """Return decisions per second of whole random games, the loop inside the core."""
    decisions, spent = 0, 0.0
    while spent < seconds:
        fresh = [state.copy() for state in states]
        start = clock()
        for state in fresh:
            decisions += play_random(state, rng)
        spent += clock() - start
    return decisions / spent


def driven(states: list[CitadelsState], rng: Rng, seconds: float) -> float:
    """Return decisions per second of whole random games, action by action from Python."""
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


def per_call(calls: list[Callable[[], object]], seconds: float) -> float:
    """Return microseconds per call, of these in turn."""
    number, spent = 0, 0.0
    while spent < seconds:
        start = clock()
        for call in calls:
            for _ in range(50):
                call()
        spent += clock() - start
        number += 50 * len(calls)
    return spent / number * 1e6


def in_the_middle(number: int) -> list[CitadelsState]:
    """Return first games with four players, well under way."""
    states = deal(FIRST_GAME, number)
    for seed, state in enumerate(states):
        play_random(state, Rng(seed), MIDDLE)
    return [state for state in states if not state.is_over()]


def memory(state: CitadelsState) -> float:
    """Return the bytes of a copy of a state: what a search pays for each node."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.copy() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept) - 8  # its place in this list


def ceiling() -> float:
    """Return decisions per second of the ceiling program, in its processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([str(CEILING), str(CEILING_GAMES)], capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    runs = re.findall(r"^(\d+) games, ([\d.]+) decisions each", done.stdout, re.MULTILINE)
    decisions = sum(int(games) * float(each) for games, each in runs)
    return decisions / (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def interpreted(seconds: float) -> float:
    """Return decisions per second of the same loop on the plain sources."""
    env = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    command = [sys.executable, __file__, "--interpreted", str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return float(done.stdout)


# ---- the whole run ----------------------------------------------------------------------------------------


def measure(rounds: int) -> tuple[float, list[Figure]]:
    """Return the ceiling and all figures: medians over the rounds."""
    games = {game: deal(game, 60) for game in GAMES}
    middle = in_the_middle(40)
    rates: dict[str, list[float]] = {}
    shares: dict[str, list[float]] = {}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        top = ceiling()
        rng = Rng(f"benchmark {number}")
        found = {f"loop {name}": loop_in_core(states, rng, SECONDS) for name, states in games.items()}
        found["driven"] = driven(games[FIRST_GAME], rng, SECONDS)
        found["interpreted"] = interpreted(SECONDS)
        for name, rate in found.items():
            shares.setdefault(name, []).append(rate / top)
        found["ceiling"] = top
        found["copy"] = per_call([state.copy for state in middle], SECONDS / 3)
        samples = [partial(state.sample, state.to_act(), rng) for state in middle]
        found["sample"] = per_call([*samples], SECONDS / 3)
        for name, rate in found.items():
            rates.setdefault(name, []).append(rate)
    say("")
    figures = [
        speed("first-game, loop in the core", f"loop {FIRST_GAME}", rates, shares, 10),
        speed("first-game, driven from Python by legal and apply", "driven", rates, shares, 18),
    ]
    slowest = min(games, key=lambda name: median(shares[f"loop {name}"]))
    figures.append(speed(f"heaviest scenario ({slowest}), loop in the core", f"loop {slowest}", rates, shares, 14))
    for name in BASES:
        figures.append(against_first_game(name, rates, shares))
    for name in games:
        if name not in (FIRST_GAME, slowest, *BASES):
            figures.append(speed(f"{name}, loop in the core", f"loop {name}", rates, shares, None))
    figures.append(speed("first-game, loop, interpreted", "interpreted", rates, shares, 130))
    figures.append(cost("copy() in the middle of a first game", median(rates["copy"]), 1.5))
    figures.append(cost("sample() in the middle of a first game", median(rates["sample"]), 6.0))
    sizes = [memory(state) for state in middle]
    figures.append(Figure("memory of a state in the middle of a first game", median(sizes), "bytes"))
    return median(rates["ceiling"]), figures


def speed(
    name: str, key: str, rates: dict[str, list[float]], shares: dict[str, list[float]], parts: int | None
) -> Figure:
    """Return a figure that should be at least one of so many parts of the ceiling."""
    share = median(shares[key])
    figure = Figure(name, median(rates[key]), "decisions/s", share)
    if parts is not None:
        figure.target = f">= 1/{parts}"
        figure.met = share >= 1 / parts
    return figure


def against_first_game(name: str, rates: dict[str, list[float]], shares: dict[str, list[float]]) -> Figure:
    """Return the figure of another edition's base game, which should not be much slower than the first game of 2016."""
    figure = Figure(
        f"{name}, loop in the core", median(rates[f"loop {name}"]), "decisions/s", median(shares[f"loop {name}"])
    )
    pairs = zip(rates[f"loop {name}"], rates[f"loop {FIRST_GAME}"], strict=True)
    share = median([mine / first for mine, first in pairs])
    figure.target = f">= {BASE_SHARE:.0%} of the first game: {share:.0%}"
    figure.met = share >= BASE_SHARE
    return figure


def cost(name: str, value: float, limit: float) -> Figure:
    return Figure(name, value, "µs", target=f"<= {limit:g} µs", met=value <= limit)


def say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)


def pin() -> int | None:
    """Stay on one core, the last one, so that the ceiling and the rest run on the same; return its number."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {chosen})
    return chosen


def machine() -> dict[str, Any]:
    """Return what figures depend on; nothing that tells whose machine it is."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", cpuinfo.read_text(), re.MULTILINE)
        model = found[1].strip() if found else model
    return {
        "cpu": model,
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
    """Write the results as JSON and as a page; return the path of the page."""
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


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the rules core against the ceiling program.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--no-write", action="store_true", help="only print")
    parser.add_argument("--interpreted", type=float, metavar="SECONDS", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.interpreted:
        assert core() == "interpreted"
        print(loop_in_core(deal(FIRST_GAME, 5), Rng("benchmark"), chosen.interpreted))
        return 0
    if chosen.rounds < 1:
        parser.error("at least one round")
    if not CEILING.exists():
        parser.error("build the ceiling program first: make build/ceiling")
    if core() != "compiled":
        print("burgrave: the core is not compiled, so most of these figures say little", file=sys.stderr)
    pin()
    about = machine()
    top, figures = measure(chosen.rounds)
    print(f"{about['cpu']}, {about['python']}, {core()} core; {chosen.rounds} rounds")
    print(f"ceiling: {top:,.0f} decisions/s\n")
    print(table([HEADINGS, *[figure.row() for figure in figures]]))
    if not chosen.no_write:
        path = write(datetime.date.today().isoformat(), about, top, figures)
        print(f"\nwritten: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
