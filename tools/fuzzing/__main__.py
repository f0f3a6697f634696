"""Fuzz the parsers of untrusted input, guided by code coverage.

    python -m tools.fuzzing [--minutes M] [--target frames|positions|records]

The targets take turns. Inputs that reach new code are stored in build/fuzzing, so every run resumes the previous one;
the total processor time is recorded in benchmarks/results/fuzzing.json. A failing input is written to
build/fuzzing/TARGET/found and ends the run with exit status 1; copied to tests/fuzzing/found/TARGET, it becomes a test.
`python -m tools.fuzzing.run TARGET FILE` reruns one input.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tools.fuzzing.targets import TARGETS

__all__ = ["main"]

ROOT: Final = Path(__file__).resolve().parents[2]
RESULTS: Final = ROOT / "benchmarks" / "results" / "fuzzing.json"
CORPUS: Final = ROOT / "build" / "fuzzing"
_TURN: Final = 600  # seconds per target and turn
_SLOW: Final = 20  # seconds after which an input counts as hanging
_MEMORY: Final = 3000  # megabytes
_LONGEST: Final = 30_000  # bytes per input


def main() -> int:
    parser = argparse.ArgumentParser(description="Fuzz frames, positions and records.")
    parser.add_argument("--minutes", type=float, default=10.0, help="in all")
    parser.add_argument("--target", choices=[*TARGETS], help="only this target")
    chosen = parser.parse_args()
    names = [chosen.target] if chosen.target else [*TARGETS]
    found: set[str] = set()
    turns = math.ceil(60 * chosen.minutes / len(names) / _TURN)
    for _ in range(turns):
        for name in names:
            if not fuzz(name, max(1, round(60 * chosen.minutes / len(names) / turns))):
                found.add(name)
                print(f"FOUND: see {CORPUS / name / 'found'}", flush=True)
    return 1 if found else 0


def fuzz(name: str, seconds: int) -> bool:
    """Fuzz one target for ``seconds`` seconds and update the totals; return True if no input failed."""
    folder = CORPUS / name
    corpus, found = folder / "corpus", folder / "found"
    for each in (corpus, found):
        each.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(TARGETS[name].seeds()):
        (corpus / f"seed-{number}").write_bytes(seed)
    command = [
        sys.executable, "-m", "tools.fuzzing.run", name, str(corpus), f"-max_total_time={seconds}",
        f"-timeout={_SLOW}", f"-rss_limit_mb={_MEMORY}", f"-max_len={_LONGEST}", f"-artifact_prefix={found}{os.sep}",
    ]  # fmt: skip
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with (folder / "log").open("w", encoding="utf-8") as log:
        ended = subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = (folder / "log").read_text(encoding="utf-8", errors="replace")
    runs = re.findall(r"^#(\d+)", said, re.MULTILINE)
    reached = re.findall(r"cov: (\d+)", said)
    note(
        name,
        hours=(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / 3600,
        runs=int(runs[-1]) if runs else 0,
        reached=int(reached[-1]) if reached else 0,
        corpus=len([*corpus.iterdir()]),
    )
    if ended.returncode:
        print(said[-4000:])
    return ended.returncode == 0


def note(name: str, *, hours: float, runs: int, reached: int, corpus: int) -> None:
    """Add a run's hours and inputs to the totals of target ``name``; replace the target's coverage and corpus size."""
    kept: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    before = kept.get(name, {"processor_hours": 0.0, "inputs": 0})
    kept[name] = {
        "processor_hours": round(before["processor_hours"] + hours, 4),
        "inputs": before["inputs"] + runs,
        "branches_reached": reached,
        "inputs_kept": corpus,
    }
    RESULTS.write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
