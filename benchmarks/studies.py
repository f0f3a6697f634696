"""Speed of studies, which collect rows and write Parquet files, relative to the same games without a study.

python -m benchmarks.studies [--games N]    also measure time and memory of a report on N games
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.games import Benchmark
from benchmarks.measuring import Figure, Rates, clock

from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.study import simulate
from burgrave.study.data import study, study_plan
from burgrave.study.pages import write_report

BOTS = {"random": (60_000, 0.5), "rules": (6000, 0.8)}
"""For each bot, the games per measurement, and the target speed as a share of the speed without a study.

A small study is split into small chunks, each of which costs some milliseconds for its files. With these numbers of
games, the chunks have the usual size.
"""
GAMES = ("citadels", "valeria")
PLAYERS = 4
REPORTED = 1_000_000
SECONDS, GIB = 60.0, 4.0  # limits for a report over this many games


class StudiesBenchmark(Benchmark):
    """Benchmark that compares the speed of studies with that of the same games without a study."""

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        for game in GAMES:
            for bots, (games, _) in BOTS.items():
                seed = rng.fork()
                bare = spent_on_bare(game, bots, games, seed)
                rates.add(f"study {game} {bots}", bare / spent_on_study(game, bots, games, seed))

    def figures(self, rates: Rates) -> list[Figure]:
        found = []
        for game in GAMES:
            for bots, (_, least) in BOTS.items():
                share = rates.median(f"study {game} {bots}")
                name = f"study, {game_named(game).title}, {PLAYERS} players, {bots} bots: of the speed of bare games"
                found.append(Figure(name, share, "", target=f">= {least:g}", met=share >= least))
        return found


def spent_on_bare(game: str, bots: str, games: int, seed: int) -> float:
    """Return the processor time, in seconds, spent playing games without a study, only counting results."""
    start = clock()
    simulate(game, {"players": PLAYERS}, games=games, seed=seed, bots=(bots,))
    return clock() - start


def spent_on_study(game: str, bots: str, games: int, seed: int) -> float:
    """Return the processor time, in seconds, spent on a study, which plays games and writes its files."""
    plan = study_plan(game, {"players": [PLAYERS]}, games=games, seed=seed, bots=[bots])
    with tempfile.TemporaryDirectory() as folder:
        start = clock()
        study(plan, Path(folder, "out"))
        return clock() - start


def reported(games: int) -> list[Figure]:
    """Return figures of a report on random games of Citadels: the time, and the peak memory of this process."""
    with tempfile.TemporaryDirectory() as folder:
        data = study(study_plan("citadels", {"players": [PLAYERS]}, games=games), Path(folder, "out"))
        start = time.perf_counter()
        write_report(data, Path(folder, "report.html"))
        seconds = time.perf_counter() - start
    gib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    name = f"report over {games:,} games"
    return [
        Figure(f"{name}, wall time", seconds, "s", target=f"<= {SECONDS:g} s", met=seconds <= SECONDS),
        Figure(f"{name}, memory at most", gib, "GiB", target=f"<= {GIB:g} GiB", met=gib <= GIB),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure a report over many games.")
    parser.add_argument("--games", type=int, default=REPORTED)
    for figure in reported(parser.parse_args().games):
        print("  ".join(figure.row()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
