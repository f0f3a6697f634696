"""Instruction counts of random games. Unlike times, they are stable even on a shared machine.

    python -m benchmarks.counting GAME PLAYED DEALT     program run under callgrind: deals games, plays some at random

Two runs deal the same games and play different numbers of them, so their difference counts the playouts alone. Without
valgrind, nothing is counted.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.measuring import ROOT, Figure, deal

from burgrave.kernel.game import play_random
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng

__all__ = ["instructions"]

PLAYERS = 4
LENGTHS = (40, 440)  # games played by the two runs


def instructions(targets: dict[str, int]) -> list[Figure]:
    """Return a figure for each game in ``targets``: the instructions per decision in random games.

    ``targets`` maps each game to the maximum allowed. Without valgrind, return an empty list.
    """
    if shutil.which("valgrind") is None:
        print("burgrave: without valgrind no instructions are counted", file=sys.stderr)
        return []
    return [_figure(game, most) for game, most in targets.items()]


def _figure(game: str, most: int) -> Figure:
    name = f"{game_named(game).title}: {PLAYERS} players, loop in the core, instructions a decision"
    number = _of_game(game)
    return Figure(name, number, "", target=f"<= {most:,}", met=number <= most)


def _of_game(game: str) -> float:
    most = str(max(LENGTHS))
    asked = [[sys.executable, "-m", "benchmarks.counting", game, str(played), most] for played in LENGTHS]
    (few, short), (many, long) = map(_counted, asked)
    return (many - few) / (int(long) - int(short))


def _counted(command: Sequence[str]) -> tuple[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        watched = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={Path(folder, 'out')}", *command]
        env = dict(os.environ, PYTHONHASHSEED="0", PYTHONDONTWRITEBYTECODE="1")
        done = subprocess.run(watched, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None
    return int(collected[1]), done.stdout


def main() -> None:
    game, played, dealt = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    gc.disable()  # garbage collections come at arbitrary times
    states = deal(game, dealt, {"players": PLAYERS})
    rng = Rng("counting")
    print(sum(play_random(state, rng) for state in states[:played]))


if __name__ == "__main__":
    main()
