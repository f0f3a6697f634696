"""Compare the speed of the compiled core with that of an earlier revision, on one CPU core.

    python -m benchmarks.against REVISION [--game NAME] [--rounds N] [--no-write]

The revision is checked out and compiled under build/against/. Both play the same first games in alternating short runs.
The result is the median ratio with its interquartile range, written to benchmarks/results/.
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

from benchmarks.measuring import RESULTS, machine

from burgrave.kernel.registry import game_named, games

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 15
SECONDS = 1.0

RUN = """
import os, sys, time
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
import burgrave
from burgrave.kernel.rng import Rng
play_random = burgrave.game_named(sys.argv[2]).playout
states = [burgrave.new(sys.argv[2], seed=seed, events=False) for seed in range(60)]
rng, decisions, spent = Rng("against"), 0, 0.0
while spent < float(sys.argv[1]):
    fresh = [state.copy() for state in states]
    start = time.process_time()
    for state in fresh:
        decisions += play_random(state, rng)
    spent += time.process_time() - start
print(decisions / spent)
"""


def compiled(folder: Path) -> str:
    """Return the folder of a checkout's compiled core."""
    command = [sys.executable, str(folder / "tools" / "compiled.py")]
    # The installed package belongs to this checkout; the earlier revision must import its own sources.
    env = dict(os.environ, PYTHONPATH=str(folder / "src"))
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True).stdout.strip()


def checkout(revision: str) -> Path:
    """Check out a revision and return its folder."""
    name = subprocess.run(["git", "rev-parse", revision], cwd=ROOT, capture_output=True, text=True, check=True)
    folder = ROOT / "build" / "against" / name.stdout.strip()
    if not folder.exists():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(folder)], check=True)
        subprocess.run(["git", "checkout", "--quiet", name.stdout.strip()], cwd=folder, check=True)
    return folder


def speed(core: str, game: str) -> float:
    """Return decisions per second of one short run."""
    env = dict(os.environ, PYTHONPATH=core)
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(SECONDS), game], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the compiled core against an earlier revision.")
    parser.add_argument("revision", help="a commit, a tag or a branch")
    parser.add_argument("--game", choices=games(), default=games()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--no-write", action="store_true", help="only print")
    chosen = parser.parse_args()
    if chosen.rounds < 2:
        parser.error("at least two rounds")
    before, now = compiled(checkout(chosen.revision)), compiled(ROOT)
    ratios = []
    for number in range(chosen.rounds):
        cores = [before, now] if number % 2 else [now, before]
        found = {core: speed(core, chosen.game) for core in cores}
        ratios.append(found[now] / found[before])
    low, _, high = quantiles(ratios, n=4)
    answer = f"now / {chosen.revision}: {median(ratios):.3f} ({low:.3f} to {high:.3f}), {chosen.rounds} rounds"
    print(answer)
    if not chosen.no_write:
        about = machine()
        slug = re.sub(r"[^a-z0-9]+", "-", f"{about['cpu']} {chosen.game} against {chosen.revision}".lower()).strip("-")
        day = datetime.date.today().isoformat()
        words = ", ".join(f"{name}: {value}" for name, value in about.items())
        what = f"First games of {game_named(chosen.game).title}, loop in the compiled core"
        page = f"# {day}\n\n{what}. {words}.\n\n{answer}\n"
        (RESULTS / f"{day}-{slug}.md").write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
