"""Benchmarks of online play, with a real server and clients that implement the wire protocol.

    python -m benchmarks.table COMMAND [OPTIONS]    (commands: see --help)

Each command updates benchmarks/results/table.json and regenerates docs/table-figures.md from it. The exit status is 1
if a figure misses its target.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from benchmarks.table.attacks import KINDS
from benchmarks.table.measures import MEASURES, say
from benchmarks.table.results import write

from burgrave.build_info import core


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table", description="Measure the table.")
    parser.add_argument("what", choices=[*MEASURES, "all"])
    parser.add_argument("--actions", type=int, default=1000, help="latency: actions per game")
    parser.add_argument("--games", type=int, default=500, help="load, postgres: concurrent games")
    parser.add_argument("--rate", type=float, default=340.0, help="load, postgres: approximate actions per second")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="load, postgres, spectators: duration of the measurement"
    )
    parser.add_argument("--processes", type=int, default=2, help="postgres: number of server processes")
    parser.add_argument("--lang", help="load: language that the clients request, as browsers do")
    parser.add_argument(
        "--postgres",
        default=os.environ.get("BURGRAVE_TEST_POSTGRES"),
        help="postgresql://...: a server that allows creating a database [default: BURGRAVE_TEST_POSTGRES]",
    )
    parser.add_argument("--kills", type=int, default=100, help="crash: how often the server is killed")
    parser.add_argument("--fresh", action="store_true", help="crash: do not count the kills of earlier runs")
    parser.add_argument("--crash-games", type=int, default=40, help="crash: concurrent games")
    parser.add_argument("--leak-games", type=int, default=1000, help="leaks: games per kind")
    parser.add_argument(
        "--twin-actions",
        type=int,
        default=1_000_000,
        help="twins: actions to compare, including earlier runs of the same sources",
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="leaks, twins: number of processes")
    parser.add_argument("--idle-games", type=int, default=120, help="memory: idle games")
    parser.add_argument("--watched-games", type=int, default=100, help="memory: games with four open sockets")
    parser.add_argument("--strangers", type=int, default=30, help="attack: games of regular players")
    parser.add_argument("--stranger-rate", type=float, default=20.0, help="attack: their actions per second, about")
    parser.add_argument("--kinds", default="", help=f"attack: comma-separated, from {', '.join(KINDS)} [default: all]")
    parser.add_argument(
        "--flood-seconds",
        type=float,
        default=12.0,
        help="floods, reads, tournaments, notices, reviews: duration per kind",
    )
    parser.add_argument("--endings", type=int, default=40, help="rights: sessions ended in each way")
    parser.add_argument("--rounds", type=int, default=6, help="sealed: rounds per game")
    parser.add_argument("--jumps", type=int, default=8, help="clocks: jumps of the system clock of a running server")
    parser.add_argument("--restarts", type=int, default=4, help="clocks: further jumps, each with a restart")
    parser.add_argument("--rooms", type=int, default=10_000, help="lists: unfinished rooms")
    parser.add_argument("--finished-games", type=int, default=100_000, help="lists: finished games")
    parser.add_argument("--samples", type=int, default=200, help="lists: requests for each list")
    parser.add_argument("--visits", type=int, default=9, help="paint: how often each page is opened")
    parser.add_argument("--no-write", action="store_true", help="only print")
    return parser


def main() -> int:
    parser = _parser()
    chosen = parser.parse_args()
    if core() != "compiled":
        print("burgrave: the core is not compiled, so most of these figures are meaningless", file=sys.stderr)
    every = [what for what in MEASURES if not what.startswith("postgres") or chosen.postgres]
    if chosen.what.startswith("postgres") and not chosen.postgres:
        parser.error("specify a PostgreSQL server with --postgres")
    met = True
    for what in every if chosen.what == "all" else [chosen.what]:
        chosen.what = what
        with tempfile.TemporaryDirectory() as folder:
            found = MEASURES[what](chosen, Path(folder))
        say("")
        print(f"{found.name}{' (preliminary)' if found.preliminary else ''}")
        print("\n".join([*(figure.row() for figure in found.figures), *found.details[:10]]), flush=True)
        met = met and all(figure.met is not False for figure in found.figures)
        if not chosen.no_write:
            write(found, [*MEASURES])
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
