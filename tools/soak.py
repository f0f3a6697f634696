"""Play random games under all laws, for long.

    python tools/soak.py [--games N] [--seed S] [--first N] [--workers N] [--often N]

Game number i has 2 to 8 players in turn, half of the time one of the scenarios and else a random cast, and depends
on the seed and on i alone: an interrupted run goes on with --first. `--often 10` looks at the costly laws ten times
as often. The first broken law ends the run with exit status 1 and a line that says how to see it again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from burgrave.citadels.laws import CitadelsLaws
from burgrave.citadels.scenarios import RANDOM, SCENARIOS
from burgrave.core import core
from burgrave.kernel.laws import Laws, Rates

GAMES = 100_000
CHUNK = 50
COUNTS = range(2, 9)  # players
RATES = ("refusals", "futures", "views", "samples", "positions", "records", "playouts")
BROKEN, INTERRUPTED = 1, 130


@dataclass(frozen=True)
class Chunk:
    """Some games in a row; it travels to the workers."""

    seed: str
    numbers: range
    often: int


@dataclass
class Found:
    """What came of a chunk."""

    decisions: int = 0
    chances: Counter[str] = field(default_factory=Counter)
    differences: Counter[str] = field(default_factory=Counter)
    broken: str = ""

    def add(self, other: Found) -> None:
        self.decisions += other.decisions
        self.chances += other.chances
        self.differences += other.differences
        self.broken = self.broken or other.broken


def options_of(number: int) -> dict[str, object]:
    """Return the options of a game: every scenario with every number of players, and as many random casts."""
    names = [*SCENARIOS, *[RANDOM] * len(SCENARIOS)]
    return {
        "players": COUNTS[number % len(COUNTS)],
        "scenario": names[number // len(COUNTS) % len(names)],
    }


def seed_of_game(seed: str, number: int) -> str:
    return f"soak {seed} {number}"


def rates(often: int) -> Rates:
    usual = Rates()
    return Rates(**{name: max(1, getattr(usual, name) // often) for name in RATES})


def play(chunk: Chunk) -> Found:
    """Play the games of a chunk; stop at the first broken law, or at an error of any kind."""
    found = Found()
    laws: Laws = CitadelsLaws(rates(chunk.often))
    for number in chunk.numbers:
        options, seed = options_of(number), seed_of_game(chunk.seed, number)
        try:
            laws.walk(seed, options)
        except Exception as error:
            found.broken = (
                f"options {json.dumps(options)}, seed {json.dumps(seed)}, decision {laws.decision}:"
                f" {type(error).__name__}: {error}\n"
                f"again: tools/soak.py --seed {chunk.seed} --often {chunk.often} --first {number} --games 1"
            )
            break
        found.decisions += laws.decision
    found.chances.update(laws.chances)
    found.differences.update(laws.differences)
    return found


def chunks(seed: str, first: int, games: int, often: int) -> Iterator[Chunk]:
    for start in range(first, first + games, CHUNK):
        yield Chunk(seed, range(start, min(start + CHUNK, first + games)), often)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which says how far the games came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """A line on stderr: renewed on a terminal, else printed anew every half minute."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.start = time.monotonic()
        self.shown = 0.0
        self.terminal = sys.stderr.isatty()

    def show(self, done: int, decisions: int, last: bool = False) -> None:
        now = time.monotonic()
        if now - self.shown < (0.2 if self.terminal else 30) and not last:
            return
        self.shown = now
        spent = max(now - self.start, 1e-9)
        left = (self.games - done) * spent / max(done, 1)
        text = f"{done:,} of {self.games:,} games, {decisions:,} decisions, {done / spent:.0f} games/s"
        text += f", {spent / 60:.1f} min" if last else f", {left / 60:.1f} min left"
        print(f"\r{text}\033[K" if self.terminal else text, end="", file=sys.stderr)
        if last or not self.terminal:
            print(file=sys.stderr)
        sys.stderr.flush()


def run(seed: str, first: int, games: int, workers: int, often: int) -> int:
    total, done = Found(), 0
    progress = Progress(games)
    print(f"soak: {games:,} games from number {first}, seed {seed}, {workers} workers, {core()} core", file=sys.stderr)
    with multiprocessing.get_context("spawn").Pool(workers, ignore_interrupts) as pool:
        try:
            # In order, so that all games below the number shown have been played.
            for found in pool.imap(play, chunks(seed, first, games, often)):
                total.add(found)
                if total.broken:
                    progress.show(done, total.decisions, last=True)
                    print(f"BROKEN: {total.broken}")
                    return BROKEN
                done = min(done + CHUNK, games)
                progress.show(done, total.decisions)
        except KeyboardInterrupt:
            progress.show(done, total.decisions, last=True)
            print(f"go on with: tools/soak.py --seed {seed} --first {first + done} --games {games - done}")
            return INTERRUPTED
    progress.show(done, total.decisions, last=True)
    print(f"All laws hold: {done:,} games, {total.decisions:,} decisions.")
    for name, chances in sorted(total.chances.items()):
        differences = total.differences[name]
        print(f"  samples with another {name}: {differences:,} of {chances:,}")
        if differences == 0 and chances >= 1000:
            print(f"BROKEN: a sample never differs from the truth in: {name}")
            return BROKEN
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games under all laws.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default="1", help="one word")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--often", type=int, default=1, metavar="N", help="look at the costly laws N times as often")
    chosen = parser.parse_args()
    if min(chosen.games, chosen.workers, chosen.often) < 1 or chosen.first < 0 or len(chosen.seed.split()) != 1:
        parser.error("numbers are positive, and a seed is one word")
    return run(chosen.seed, chosen.first, chosen.games, chosen.workers, chosen.often)


if __name__ == "__main__":
    sys.exit(main())
