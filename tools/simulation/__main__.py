"""Run the fault simulation of the table.

    python -m tools.simulation [--hours H | --minutes M | --games N] [--workers W]
    python -m tools.simulation --seed S

A run continues after the last seed, and adds its totals to benchmarks/results/simulation.json, from which the results
page is generated; changes to the server or the simulated faults reset the totals. If an invariant is violated, the seed
is printed. `--seed` reproduces the violation, and removes it from the list once the invariant holds. Reproduce a
violation on the core that found it: bots without a search decide in the event loop only if the core is compiled, which
changes the order of events. The exit status is 1 if any invariant is violated.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from multiprocessing import get_context
from typing import Final

from benchmarks.table.measures import MEASURES
from benchmarks.table.results import write as write_figures
from benchmarks.table.simulated import RESULTS, measured
from tools.simulation.progress import Progress, ignore_interrupts
from tools.simulation.world import Outcome, simulate

from burgrave.build_info import core

__all__ = ["main"]

_WORLDS: Final = 50  # per worker process, to bound its memory
_AHEAD: Final = 1_000_000  # seeds per run at most
BROKEN, INTERRUPTED = 1, 130


def main() -> int:
    parser = argparse.ArgumentParser(description="Simulate the table with everything that can go wrong.")
    parser.add_argument("--hours", type=float, default=0.0)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--games", type=int, default=0, help="stop after this many")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, help="rerun only this world")
    parser.add_argument("--no-write", action="store_true", help="only print")
    chosen = parser.parse_args()
    _order_by_seed_alone()
    if core() != "compiled":
        print("burgrave: the core is not compiled, so this is slow", file=sys.stderr)
    if chosen.seed is not None:
        return _once_more(chosen.seed)
    seconds = 3600 * chosen.hours + 60 * chosen.minutes
    if not (seconds or chosen.games):
        parser.error("specify --hours, --minutes or --games, or --seed for a single world")
    return _run(seconds, chosen.games, chosen.workers, write=not chosen.no_write)


def _order_by_seed_alone() -> None:
    """Restart Python with a fixed hash seed if sets are not ordered reproducibly."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(sys.executable, sys.orig_argv, {**os.environ, "PYTHONHASHSEED": "0"})


def _once_more(seed: int) -> int:
    outcome = simulate(seed)
    _print(outcome)
    kept = Progress.read(RESULTS)
    if not outcome.broken and kept.broken.pop(str(seed), None) is not None:
        kept.write(RESULTS)
    return BROKEN if outcome.broken else 0


def _run(seconds: float, games: int, workers: int, *, write: bool) -> int:
    kept = Progress.read(RESULTS)
    before, begun, shown = kept.games, time.monotonic(), 0.0
    found = 0
    try:
        with get_context("spawn").Pool(workers, ignore_interrupts, maxtasksperchild=_WORLDS) as pool:
            # In order, so that all seeds below the next one have been simulated.
            for outcome in pool.imap(simulate, range(kept.next_seed, kept.next_seed + _AHEAD)):
                kept.add(outcome)
                if write:
                    kept.write(RESULTS)
                if outcome.broken:
                    found += 1
                    _print(outcome)
                now = time.monotonic()
                if now - shown > 30.0:
                    shown = now
                    said = f"{kept.games:,} games, {(kept.games - before) / (now - begun):.2f} a second"
                    print(f"{said}, seed {outcome.seed}", file=sys.stderr, flush=True)
                if (seconds and now - begun >= seconds) or (games and kept.games - before >= games):
                    break
            pool.terminate()
    except KeyboardInterrupt:
        return INTERRUPTED
    if write:
        write_figures(measured(), [*MEASURES])
    print(f"{kept.games - before:,} more games, {kept.games:,} in total")
    print(f"violated invariants: {found} now, {len(kept.broken)} in total")
    return BROKEN if found else 0


def _print(outcome: Outcome) -> None:
    print(f"seed {outcome.seed}: {outcome.games} games, {outcome.decisions} decisions, {outcome.kills} kills")
    print(f"  trace {outcome.trace} after {outcome.seconds:.3f} s; {dict(outcome.faults)}")
    if outcome.broken:
        print(f"  BROKEN: {outcome.broken}")
        print(f'  again: make simulate-faults ARGS="--seed {outcome.seed}"', flush=True)


if __name__ == "__main__":
    sys.exit(main())
