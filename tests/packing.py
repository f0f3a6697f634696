"""Builds of archives and wheels from copies of the sources, with a one-page stand-in for the browser client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

__all__ = ["ROOT", "build", "copied", "give_client"]

ROOT = Path(__file__).resolve().parents[1]
_FILES = ("pyproject.toml", "README.md", "LICENSE", ".gitignore", "hatch_build.py", "compile_core.py")
_NOT_OURS = ("HATCH_BUILD_HOOKS_ENABLE", "BURGRAVE_SOURCES_URL", "BURGRAVE_CORE_ALONE", "PYTHONPATH")


def copied(folder: Path, *names: str) -> Path:
    """Copy the named folders and the files needed for a build, but no browser client; return the new folder."""
    here = folder / "burgrave"
    for name in names:
        shutil.copytree(ROOT / name, here / name, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so"))
    for name in _FILES:
        shutil.copy(ROOT / name, here / name)
    return here


def give_client(here: Path) -> None:
    client = here / "src" / "burgrave" / "server" / "client"
    client.mkdir()
    (client / "index.html").touch()


def build(here: Path, target: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Build an sdist or a wheel into `dist`, as pip does."""
    known = {name: value for name, value in os.environ.items() if name not in _NOT_OURS}
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    return subprocess.run(command, cwd=here, env=known | env, capture_output=True, text=True)
