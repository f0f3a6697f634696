"""Benchmark of the rules core, relative to a minimal C program.

    python -m benchmarks.run [--rounds N] [--game NAME|bots|studies|envs] [--no-write]

The C program, whose speed is called the ceiling, and the measurements take turns on the same CPU core; each share is
the median over the rounds. All times are processor time, so other load on the machine matters little. Results go to
benchmarks/results/. A missed target does not make the run fail, since the machine may be slow.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Callable

from benchmarks.bots import BotsBenchmark
from benchmarks.counting import instructions
from benchmarks.games import Benchmark, benchmarks, most_instructions
from benchmarks.measuring import (
    CEILING,
    HEADINGS,
    ROOT,
    Figure,
    Rates,
    ceiling,
    deal,
    loop_in_core,
    machine,
    pin,
    say,
    table,
    write,
)

from burgrave.build_info import core
from burgrave.kernel.rng import Rng

ROUNDS = 7


def studies() -> Benchmark:
    from benchmarks.studies import StudiesBenchmark  # needs packages that the other benchmarks do not

    return StudiesBenchmark()


def envs() -> Benchmark:
    from benchmarks.envs import EnvsBenchmark

    return EnvsBenchmark()


PARTS: dict[str, Callable[[], Benchmark]] = {**benchmarks(), "bots": BotsBenchmark, "studies": studies, "envs": envs}


def measure(parts: list[Benchmark], rounds: int) -> tuple[float, list[Figure]]:
    """Run ``rounds`` rounds of the benchmarks; return the ceiling and all figures, as medians over the rounds."""
    rates = Rates()
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        top = ceiling()
        rates.add("ceiling", top)
        for benchmark in parts:
            benchmark.round(rates, top, Rng(f"benchmark {number}"))
    say("")
    figures = [figure for benchmark in parts for figure in benchmark.figures(rates)]
    return rates.median("ceiling"), figures


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the rules core against the ceiling program.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--game", choices=[*PARTS], help="measure only this one, and write nothing")
    parser.add_argument("--no-write", action="store_true", help="only print")
    parser.add_argument("--interpreted", type=float, metavar="SECONDS", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.interpreted:
        assert core() == "interpreted"
        print(loop_in_core(deal(chosen.game, 5, {}), Rng("benchmark"), chosen.interpreted))
        return 0
    if chosen.rounds < 1:
        parser.error("at least one round")
    if not CEILING.exists():
        parser.error("build the ceiling program first: make build/ceiling")
    if core() != "compiled":
        print("burgrave: the core is not compiled, so most of these figures are meaningless", file=sys.stderr)
    pin()
    about = machine()
    makers = [PARTS[chosen.game]] if chosen.game else [*PARTS.values()]
    top, figures = measure([make() for make in makers], chosen.rounds)
    figures += instructions({name: most for name, most in most_instructions().items() if chosen.game in (None, name)})
    print(f"{about['cpu']}, {about['python']}, {core()} core; {chosen.rounds} rounds")
    print(f"ceiling: {top:,.0f} decisions/s\n")
    print(table([HEADINGS, *[figure.row() for figure in figures]]))
    if not chosen.no_write and not chosen.game:
        path = write(datetime.date.today().isoformat(), about, top, figures)
        print(f"\nwritten: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
