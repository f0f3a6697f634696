"""Compare the speed of the compiled core with that of an earlier revision, on one CPU core.

    python -m benchmarks.against REVISION [--game NAME] [--rounds N] [--no-write]

The revision is checked out and compiled under build/against/. The two builds take turns in short runs that start the
same games: the playout loop, searches, and vector environments with observations and masks. The results, median ratios
with their interquartile ranges, are written to benchmarks/results/.
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

from benchmarks.envs import BATCHES, VECTORS
from benchmarks.measuring import RESULTS, machine

from burgrave.kernel.registry import game_named, games

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = {game: players for game, players, _ in VECTORS.values()}
ROUNDS = 15
SECONDS = 1.0

PIN = """
import os, sys, time
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
seconds, game = float(sys.argv[1]), sys.argv[2]
"""

_STEPS = (
    PIN
    + """
import inspect
from burgrave.envs.vector import VectorEnv
in_place = {"copy": False} if "copy" in inspect.signature(VectorEnv.__init__).parameters else {}
env = VectorEnv(game, NUMBER, players=int(sys.argv[3]), **in_place)
env.reset(1)
steps, start = 0, time.process_time()
while time.process_time() < start + seconds:
    env.step(env.random_actions())
    steps += env.number
print(steps / (time.process_time() - start))
"""
)

RUNS = {
    "playout loop": PIN
    + """
import burgrave
from burgrave.kernel.rng import Rng
play_random = burgrave.game_named(game).playout
states = [burgrave.new(game, seed=seed, events=False) for seed in range(60)]
rng, decisions, spent = Rng("against"), 0, 0.0
while spent < seconds:
    fresh = [state.copy() for state in states]
    start = time.process_time()
    for state in fresh:
        decisions += play_random(state, rng)
    spent += time.process_time() - start
print(decisions / spent)
""",
    "search": PIN
    + """
import burgrave
from burgrave.bots.playing import search_of
from burgrave.kernel.rng import Rng
done, spent, number = 0, 0.0, 0
while spent < seconds:
    state = burgrave.new(game, seed=number, events=False, players=int(sys.argv[3]))
    seat = state.to_act()
    world, search = state.seat(seat, Rng(number)).world, search_of(game, Rng(number))
    start = time.process_time()
    search.begin(world, seat)
    search.run(world, 200)
    spent += time.process_time() - start
    done, number = done + 200, number + 1
print(done / spent)
""",
    **{f"vector environment, {number:,} games": _STEPS.replace("NUMBER", str(number)) for number in BATCHES},
}
"""Programs that print decisions or search iterations per second, keyed by measurement."""


def compiled(folder: Path) -> str:
    """Compile a checkout's core if needed, and return the folder of the build."""
    command = [sys.executable, str(folder / "tools" / "compiled.py")]
    # The installed package belongs to this checkout; the earlier revision must import its own sources.
    env = dict(os.environ, PYTHONPATH=str(folder / "src"))
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True).stdout.strip()


def checkout(revision: str) -> Path:
    name = subprocess.run(["git", "rev-parse", revision], cwd=ROOT, capture_output=True, text=True, check=True)
    folder = ROOT / "build" / "against" / name.stdout.strip()
    if not folder.exists():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(folder)], check=True)
        subprocess.run(["git", "checkout", "--quiet", name.stdout.strip()], cwd=folder, check=True)
    return folder


def speed(core: str, run: str, game: str) -> float:
    """Run one program of ``RUNS`` on the core in the folder ``core``; return the rate that it prints."""
    env = dict(os.environ, PYTHONPATH=core)
    command = [sys.executable, "-c", run, str(SECONDS), game, str(PLAYERS[game])]
    return float(subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the compiled core against an earlier revision.")
    parser.add_argument("revision", help="a commit, a tag or a branch")
    parser.add_argument("--game", choices=[*PLAYERS], default=games()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", help="measure only what begins with this text, and only print")
    parser.add_argument("--no-write", action="store_true", help="only print")
    chosen = parser.parse_args()
    if chosen.rounds < 2:
        parser.error("at least two rounds")
    before, now = compiled(checkout(chosen.revision)), compiled(ROOT)
    answers = []
    for what, run in RUNS.items():
        if not what.startswith(chosen.only or ""):
            continue
        ratios = []
        for number in range(chosen.rounds):
            cores = [before, now] if number % 2 else [now, before]
            found = {core: speed(core, run, chosen.game) for core in cores}
            ratios.append(found[now] / found[before])
        low, _, high = quantiles(ratios, n=4)
        answers.append(f"| {what} | {median(ratios):.3f} | {low:.3f} to {high:.3f} |")
        print(answers[-1], flush=True)
    if not (chosen.no_write or chosen.only):
        about = machine()
        slug = re.sub(r"[^a-z0-9]+", "-", f"{about['cpu']} {chosen.game} against {chosen.revision}".lower()).strip("-")
        day = datetime.date.today().isoformat()
        page = f"# {day}\n\n{game_named(chosen.game).title}, compiled core. "
        page += ", ".join(f"{name}: {value}" for name, value in about.items())
        page += f". Medians of {chosen.rounds} pairs.\n\n"
        heading = f"| what | now / {chosen.revision} | interquartile range |\n|---|---|---|\n"
        (RESULTS / f"{day}-{slug}.md").write_text(page + heading + "\n".join(answers) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
