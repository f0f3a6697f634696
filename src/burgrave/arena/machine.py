"""What figures depend on besides the seed; nothing that tells whose machine it is."""

from __future__ import annotations

import platform
import re
import subprocess
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from burgrave._version import __version__
from burgrave.build_info import core
from burgrave.kernel.registry import game_named

__all__ = ["here", "processor", "surroundings"]


def surroundings(game: str, workers: int, cluster: bool = False) -> dict[str, object]:
    """Return what the figures of a game depend on, as a result file keeps them.

    On a ``cluster`` that is the machine which gave out the work, and nobody counts workers.
    """
    version = {"version": __version__, "rules_version": game_named(game).rules_version}
    return {**version, **here(), "workers": None if cluster else workers, "cluster": cluster}


def here() -> dict[str, object]:
    """Return version, revision, core, Python, processor and date."""
    return {
        "version": __version__,
        "revision": _revision(),
        "core": core(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def processor() -> str:
    """Return the name of the processor, as well as it can be had."""
    with suppress(OSError):
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        if found:
            return found[1].strip()
    return platform.processor() or platform.machine()


def _revision() -> str | None:
    """Return the commit of a checkout, with a plus if sources differ from it; None if this is no checkout."""
    here = Path(__file__).resolve().parent
    top = _git(here, "rev-parse", "--show-toplevel")
    if top is None or not Path(top, "src", "burgrave", "_version.py").is_file():
        return None
    commit = _git(Path(top), "rev-parse", "--short=12", "HEAD")
    changed = _git(Path(top), "--no-optional-locks", "status", "--porcelain", "--", "src")
    return f"{commit}+" if commit and changed else commit


def _git(folder: Path, *arguments: str) -> str | None:
    with suppress(OSError, subprocess.TimeoutExpired):
        command = ["git", "-C", str(folder), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=10)
        if done.returncode == 0:
            return done.stdout.strip()
    return None
