"""Soak test: play random games while checking all invariants.

    python -m tools.soak [--game G] [--games N] [--seed S] [--first N] [--workers N] [--often N] [--edition E]

The registered games and their editions take turns; --game and --edition select one. The `trials` part of a game
(`burgrave.study.trials`) defines how it is played. Each game depends only on the seed and its number: --first resumes
an interrupted run. `--often 10` checks the expensive invariants ten times as often. The first violation ends the run
with exit status 1, and prints a command that reproduces it. Finally, all kinds of endings are counted; in a run of many
games, every kind must occur.
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

from burgrave.build_info import core
from burgrave.kernel.invariants import Rates
from burgrave.kernel.registry import all_games
from burgrave.study.trials import trials_of

__all__ = ["main"]

MANY = 10_000  # games after which each kind of ending must have occurred
GAMES = 200_000
CHUNK = 50
RATES = ("refusals", "futures", "views", "samples", "positions", "records", "playouts")
BROKEN, INTERRUPTED = 1, 130


@dataclass(frozen=True)
class Plan:
    """Definition of a run, which is sent to the workers."""

    seed: str
    often: int
    games: tuple[str, ...]  # in turn
    edition: str = ""  # of the one game; "" for all in turn

    def game(self, number: int) -> tuple[str, int]:
        """Return the name of the game that test ``number`` plays, and the test's index among that game's tests."""
        return self.games[number % len(self.games)], number // len(self.games)

    def again(self, name: str, number: int) -> str:
        edition = f" --edition {self.edition}" if self.edition else ""
        options = f"--game {name} --seed {self.seed} --often {self.often} --first {number} --games 1"
        return f"python -m tools.soak {options}{edition}"

    def go_on(self, first: int, games: int) -> str:
        """Return the command for the remaining games of an interrupted run."""
        game = f" --game {self.games[0]}" if len(self.games) == 1 else ""
        edition = f" --edition {self.edition}" if self.edition else ""
        options = f"--seed {self.seed} --often {self.often} --first {first} --games {games}{edition}"
        return f"python -m tools.soak{game} {options}"


@dataclass
class Found:
    """Findings from the test games of one registered game."""

    games: int = 0
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    chances: Counter[str] = field(default_factory=Counter)
    differences: Counter[str] = field(default_factory=Counter)

    def add(self, other: Found) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.ends += other.ends
        self.chances += other.chances
        self.differences += other.differences


@dataclass
class Haul:
    """Findings from a chunk of games, keyed by game, and the first violation."""

    found: dict[str, Found] = field(default_factory=dict)
    broken: str = ""

    def add(self, other: Haul) -> None:
        for name, found in other.found.items():
            self.found.setdefault(name, Found()).add(found)
        self.broken = self.broken or other.broken

    def decisions(self) -> int:
        return sum(found.decisions for found in self.found.values())


def seed_of_game(seed: str, number: int) -> str:
    return f"soak {seed} {number}"


def rates(often: int) -> Rates:
    usual = Rates()
    return Rates(**{name: max(1, getattr(usual, name) // often) for name in RATES})


def play(task: tuple[Plan, range]) -> Haul:
    """Play consecutive games; stop at the first violation, or at an error of any kind."""
    plan, numbers = task
    haul = Haul({name: Found() for name in plan.games})
    trials = {name: trials_of(name) for name in plan.games}
    invariants = {name: one.invariants(rates(plan.often)) for name, one in trials.items()}
    for place in numbers:
        name, number = plan.game(place)
        found = haul.found[name]
        options, seed = trials[name].options(number, plan.edition), seed_of_game(plan.seed, number)
        try:
            found.ends[trials[name].play(invariants[name], number, seed, options)] += 1
        except Exception as error:
            haul.broken = (
                f"{name}, options {json.dumps(options)}, seed {json.dumps(seed)}, decision {invariants[name].decision}:"
                f" {type(error).__name__}: {error}\nagain: {plan.again(name, number)}"
            )
            break
        found.games += 1
        found.decisions += invariants[name].decision
    for name, found in haul.found.items():
        found.chances.update(invariants[name].chances)
        found.differences.update(invariants[name].differences)
    return haul


def tasks(plan: Plan, first: int, games: int) -> Iterator[tuple[Plan, range]]:
    for start in range(first, first + games, CHUNK):
        yield plan, range(start, min(start + CHUNK, first + games))


def ignore_interrupts() -> None:
    """Ignore SIGINT: the parent process handles Ctrl-C and reports the progress."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """Progress line on stderr: updated in place on a terminal, otherwise printed every half minute."""

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


def run(plan: Plan, first: int, games: int, workers: int) -> int:
    total, done = Haul(), 0
    progress = Progress(games)
    names = " and ".join(plan.games)
    print(
        f"soak: {games:,} games of {names} from number {first}, seed {plan.seed}, {workers} workers, {core()} core",
        file=sys.stderr,
    )
    with multiprocessing.get_context("spawn").Pool(workers, ignore_interrupts) as pool:
        try:
            # In order, so that all games below the number shown have been played.
            for haul in pool.imap(play, tasks(plan, first, games)):
                total.add(haul)
                if total.broken:
                    progress.show(done, total.decisions(), last=True)
                    print(f"BROKEN: {total.broken}")
                    return BROKEN
                done = min(done + CHUNK, games)
                progress.show(done, total.decisions())
        except KeyboardInterrupt:
            progress.show(done, total.decisions(), last=True)
            print(f"resume with: {plan.go_on(first + done, games - done)}")
            return INTERRUPTED
    progress.show(done, total.decisions(), last=True)
    print(f"All invariants hold: {done:,} games, {total.decisions():,} decisions.")
    # Print the findings of every game, even after a violation in another one.
    return BROKEN if [name for name, found in total.found.items() if not told(name, found)] else 0


def told(name: str, found: Found) -> bool:
    """Print the findings for one game; return False if they include a failure.

    Failures are unknown endings and, in long runs, endings that never occurred and hidden information that was the
    same in every sample as in the true state.
    """
    good = True
    print(f"{name}: {found.games:,} games, {found.decisions:,} decisions")
    ends = trials_of(name).ends
    for end in ends:
        print(f"  {end}: {found.ends[end]:,}")
        if not found.ends[end] and found.games >= MANY:
            print(f"BROKEN: {name} never ended like this: {end}")
            good = False
    if unknown := set(found.ends) - set(ends):
        print(f"BROKEN: {name} has an unknown ending: {', '.join(sorted(unknown))}")
        good = False
    for hidden, chances in sorted(found.chances.items()):
        differences = found.differences[hidden]
        print(f"  samples that differ in {hidden}: {differences:,} of {chances:,}")
        if differences == 0 and chances >= 1000:
            print(f"BROKEN: no sample ever differs from the true state in: {hidden}")
            good = False
    return good


def main() -> int:
    every = [game.name for game in all_games()]
    parser = argparse.ArgumentParser(description="Play random games while checking all invariants.")
    parser.add_argument("--game", default="", choices=every, help="play only this game")
    parser.add_argument("--games", type=int, help=f"default: {GAMES:,}, or one game's share of them")
    parser.add_argument("--seed", default="1", help="one word")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--often", type=int, default=1, metavar="N", help="check expensive invariants N times as often")
    parser.add_argument("--edition", default="", help="with --game: play only this edition")
    chosen = parser.parse_args()
    editions = trials_of(chosen.game).editions if chosen.game else ()
    if chosen.edition and chosen.edition not in editions:
        parser.error(f"--edition requires --game, and one of: {', '.join(editions) or 'none'}")
    played = (chosen.game,) if chosen.game else tuple(every)
    games = GAMES * len(played) // len(every) if chosen.games is None else chosen.games
    if min(games, chosen.workers, chosen.often) < 1 or chosen.first < 0 or len(chosen.seed.split()) != 1:
        parser.error("numbers must be positive, and a seed must be a single word")
    return run(Plan(chosen.seed, chosen.often, played, chosen.edition), chosen.first, games, chosen.workers)


if __name__ == "__main__":
    sys.exit(main())
