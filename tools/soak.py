"""Play random games under all laws, for long.

    python tools/soak.py [--games N] [--seed S] [--first N] [--workers N] [--often N] [--ruleset R]

The rulesets take turns, and --ruleset keeps to one. Game number i has 2 to 8 players in turn, is one of the scenarios
or has a random cast, in the older editions also a free one with any bonus districts, and depends on the seed and on i
alone: an interrupted run goes on with --first. `--often 10` looks at the costly laws ten times as often. The first
broken law ends the run with exit status 1 and a line that says how to see it again.
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

from burgrave.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK, DIPLOMAT, DISTRICT_NAMES, GRAVEYARD
from burgrave.citadels.laws import CitadelsLaws
from burgrave.citadels.limits import allowed_characters
from burgrave.citadels.ruleset import RULESETS, Ruleset
from burgrave.citadels.scenarios import CUSTOM, RANDOM, scenarios_of
from burgrave.core import core
from burgrave.kernel.laws import Laws, Rates
from burgrave.kernel.rng import Rng

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
    ruleset: str  # "" for all in turn


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


def options_of(number: int, ruleset: str = "") -> dict[str, object]:
    """Return the options of a game: each ruleset, each of its scenarios and other casts, each number of players."""
    rules = [*RULESETS.values()] if not ruleset else [RULESETS[ruleset]]
    chosen = rules[number % len(rules)]
    turn = number // len(rules)
    players = COUNTS[turn % len(COUNTS)]
    names = scenarios(chosen)
    scenario = names[turn // len(COUNTS) % len(names)]
    options: dict[str, object] = {"ruleset": chosen.name, "players": players, "scenario": scenario}
    if scenario == CUSTOM:
        options |= free_cast(chosen, players, Rng(f"soak {number}"))
    return options


def scenarios(rules: Ruleset) -> list[str]:
    """Return what the games are played with in turn: half of them with a printed combination where there are many."""
    printed = [*scenarios_of(rules)]
    return [*printed, *[RANDOM] * len(printed)] if rules.unique_choices else [*printed, RANDOM, CUSTOM, CUSTOM]


def free_cast(rules: Ruleset, players: int, rng: Rng) -> dict[str, object]:
    """Return any characters of an older edition, and its districts with any of the bonus districts."""
    cast: list[int] = []
    for rank in range(1, 10):
        of_rank = [one for one in allowed_characters(rules, players) if CHARACTER_RANK[one] == rank]
        if of_rank and (rank < 9 or players in rules.ninth_with or rng.below(2)):
            cast.append(of_rank[rng.below(len(of_rank))])
    districts = [kind for kind in rules.districts if kind != GRAVEYARD or DIPLOMAT not in cast]
    districts += [kind for kind in rules.bonus_districts if rng.below(3)]
    found: dict[str, object] = {
        "characters": [CHARACTER_NAMES[one] for one in cast],
        "districts": [DISTRICT_NAMES[kind] for kind in districts],
    }
    if rules.short_size and rng.below(4) == 0:
        found["short"] = True
    return found


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
        options, seed = options_of(number, chunk.ruleset), seed_of_game(chunk.seed, number)
        try:
            laws.walk(seed, options)
        except Exception as error:
            found.broken = (
                f"options {json.dumps(options)}, seed {json.dumps(seed)}, decision {laws.decision}:"
                f" {type(error).__name__}: {error}\n"
                f"again: tools/soak.py --seed {chunk.seed} --often {chunk.often} --first {number} --games 1"
                + (f" --ruleset {chunk.ruleset}" if chunk.ruleset else "")
            )
            break
        found.decisions += laws.decision
    found.chances.update(laws.chances)
    found.differences.update(laws.differences)
    return found


def chunks(seed: str, first: int, games: int, often: int, ruleset: str) -> Iterator[Chunk]:
    for start in range(first, first + games, CHUNK):
        yield Chunk(seed, range(start, min(start + CHUNK, first + games)), often, ruleset)


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


def run(seed: str, first: int, games: int, workers: int, often: int, ruleset: str) -> int:
    total, done = Found(), 0
    progress = Progress(games)
    print(f"soak: {games:,} games from number {first}, seed {seed}, {workers} workers, {core()} core", file=sys.stderr)
    with multiprocessing.get_context("spawn").Pool(workers, ignore_interrupts) as pool:
        try:
            # In order, so that all games below the number shown have been played.
            for found in pool.imap(play, chunks(seed, first, games, often, ruleset)):
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
    parser.add_argument("--ruleset", default="", choices=[*RULESETS], help="play this one alone")
    chosen = parser.parse_args()
    if min(chosen.games, chosen.workers, chosen.often) < 1 or chosen.first < 0 or len(chosen.seed.split()) != 1:
        parser.error("numbers are positive, and a seed is one word")
    return run(chosen.seed, chosen.first, chosen.games, chosen.workers, chosen.often, chosen.ruleset)


if __name__ == "__main__":
    sys.exit(main())
