"""Simulated installations of packages that provide games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

__all__ = ["EXAMPLE", "ROOT", "Command", "Done", "announce", "install_example", "run_all", "run_with"]

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "liars_dice"


def announce(site: Path, package: str, entry_points: Mapping[str, str]) -> None:
    """Write the metadata of an installed package: its name and entry points."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[burgrave.games]", *(f"{name} = {place}" for name, place in entry_points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def install_example(site: Path) -> None:
    """Imitate `pip install -e examples/liars_dice` without running pip; the code is not copied."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    announce(site, project["name"].replace("-", "_"), project["entry-points"]["burgrave.games"])


def run_with(site: Path, *arguments: str, core: Path | None = None, typed: str = "") -> str:
    """Run `python ARGUMENTS` with the example and a folder's packages; return the output."""
    path = [core, site, EXAMPLE / "src", ROOT / "src", ROOT]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(one) for one in path if one is not None)}
    env |= {"XDG_DATA_HOME": str(site), "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=env, input=typed, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


class Command(NamedTuple):
    arguments: list[str]
    typed: str = ""


class Done(NamedTuple):
    status: int
    out: str
    err: str


def run_all(site: Path, commands: Sequence[Command]) -> list[Done]:
    """Run several commands in one process to save start-up time."""
    said = run_with(site, "-c", _ALL, typed=json.dumps(commands))
    return [Done(*one) for one in json.loads(said)]


_ALL = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from burgrave.cli import run

found = []
for arguments, typed in json.load(sys.stdin):
    sys.stdin = io.StringIO(typed)
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = run(arguments)
    found.append([status, out.getvalue(), err.getvalue()])
print(json.dumps(found))
"""
