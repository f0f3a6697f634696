"""Result files of the arena, including a description of the machine.

A result file consists of JSON lines. Each line is synced to disk before the next one is written, so a crash loses no
recorded deal.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from burgrave._version import __version__
from burgrave.arena.deal import Deal
from burgrave.arena.plan import MOST_DEALS, ArenaPlan
from burgrave.build_info import core
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.files import BINARY, locked, write_all
from burgrave.kernel.registry import game_named

# ---- The machine -----------------------------------------------------------------------------------------------------

# Everything that results depend on except the seed; nothing that identifies the owner of the machine.


def surroundings(game: str, workers: int, cluster: bool = False) -> dict[str, object]:
    """Return the version and machine fields of a result file.

    If ``cluster`` is True, they describe the submitting machine, and ``workers`` is None.
    """
    version = {"version": __version__, "rules_version": game_named(game).rules_version}
    return {**version, **here(), "workers": None if cluster else workers, "cluster": cluster}


def here() -> dict[str, object]:
    """Return the package version, revision, core, Python version, processor, system and date."""
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
    """Return the name of the processor, or its architecture if the name is unknown."""
    with suppress(OSError):
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        if found:
            return found[1].strip()
    return platform.processor() or platform.machine()


def _revision() -> str | None:
    """Return the commit of a checkout, with "+" appended if the sources are modified; None outside a checkout."""
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


# ---- Result files ----------------------------------------------------------------------------------------------------

FORMAT: Final = "burgrave arena 1"
_BEGINNING: Final = b'{"format":"burgrave arena'
_PLAYED: Final = ("game", "options", "seed", "sections", "times", "accept", "version", "rules_version")
"""Fields that must match before a run can be resumed; the number of deals and the machine may change."""


class ArenaError(BurgraveError):
    """The result file is damaged, in use, from a different run, or not a result file at all."""


class Journal:
    """Parsed result file: its header, runs and finished deals."""

    def __init__(self, header: dict[str, Any], runs: list[dict[str, Any]], deals: list[Deal], length: int) -> None:
        self.header = header
        self.runs = runs  # the first run, then those that resumed it
        self.deals = deals
        self.length = length  # bytes, without an incomplete last line


def head(plan: ArenaPlan, about: Mapping[str, object]) -> dict[str, Any]:
    """Return the header of a result file, which describes the plan and the machine."""
    played = {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "sections": [list(bots) for bots in plan.sections],
        "times": list(plan.times),
        "accept": plan.accept,
        "deals": plan.deals,
        "set_up": plan.told(),
    }
    return {"format": FORMAT, **played, **about}


def plan_in(header: Mapping[str, Any]) -> ArenaPlan:
    return ArenaPlan(
        game=header["game"],
        options=header["options"],
        seed=header["seed"],
        deals=header["deals"],
        sections=tuple(tuple(bots) for bots in header["sections"]),
        times=tuple(header["times"]),
        accept=header["accept"],
    )


# ---- reading ----------------------------------------------------------------------------------------------------


def read(path: str | os.PathLike[str]) -> Journal:
    """Read a result file; raise ArenaError if it is invalid or contains no results."""
    found = _parsed(os.fspath(path), Path(path).read_bytes())
    if found is None:
        raise ArenaError(f"{os.fspath(path)} has no arena results.")
    return found


def _parsed(name: str, data: bytes) -> Journal | None:
    """Parse the contents of a file; return None if it is empty or contains only an incomplete header."""
    if b"\n" not in data:
        if data.startswith(_BEGINNING) or _BEGINNING.startswith(data):
            return None
        raise ArenaError(f"{name} is not an arena result file; choose another name.")
    length = data.rindex(b"\n") + 1
    lines = data[:length].splitlines()
    header = _header(name, lines[0])
    players = len(header["sections"][0])
    runs, deals, seen = [header], [], set()
    for number, line in enumerate(lines[1:], 2):
        try:
            row = json.loads(line)
            if "resumed" in row:
                runs.append({**runs[-1], **row["resumed"]})
                if not _sound(runs[-1]):
                    raise ValueError("resumed")
                continue
            deal = Deal.from_json(row, players)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            raise ArenaError(f"{name}, line {number}: not a finished deal; the file is damaged.") from error
        if (deal.section, deal.number) not in seen:
            seen.add((deal.section, deal.number))
            deals.append(deal)
    return Journal(header, runs, deals, length)


def _header(name: str, line: bytes) -> dict[str, Any]:
    try:
        header = json.loads(line)
        known = header["format"] == FORMAT and {*_PLAYED, "deals"} <= set(header) and _sound(header)
    except (ValueError, KeyError, TypeError, IndexError):
        known = False
    if not known:
        raise ArenaError(f"{name} is not an arena result file, or is from another version of Burgrave.")
    return dict(header)


def _sound(header: Mapping[str, Any]) -> bool:
    """Return True if the plan in a header is valid; raise TypeError or IndexError if its structure is wrong."""
    deals, accept, sections = header["deals"], header["accept"], header["sections"]
    players = len(sections[0])
    return (
        isinstance(deals, int)
        and 1 <= deals <= MOST_DEALS
        and (accept is None or -1 <= accept <= 1)  # also rejects NaN
        and players > 0
        and all(len(bots) == players and all(isinstance(bot, str) for bot in bots) for bots in sections)
    )


# ---- writing ----------------------------------------------------------------------------------------------------


class Writer:
    """Writer of a result file; each line is on disk when ``write`` returns."""

    def __init__(self, file: int, name: str) -> None:
        self._file = file
        self._name = name

    def write(self, row: Mapping[str, object]) -> None:
        """Append a line; raise ArenaError if that fails."""
        try:
            write_all(self._file, f"{json.dumps(row, ensure_ascii=False, separators=(',', ':'))}\n".encode())
            os.fsync(self._file)
        except OSError as error:
            raise ArenaError(
                f"{self._name} cannot be written: {error.strerror or error}; finished deals are saved."
            ) from error


@contextmanager
def appending(path: str | os.PathLike[str], header: dict[str, Any]) -> Iterator[tuple[Writer, list[Deal]]]:
    """Open or create a result file for appending; yield its writer and the deals already in it.

    Drop an incomplete last line. If the file is from a different run, raise ArenaError and leave it unchanged.
    """
    name = os.fspath(path)
    file = os.open(name, os.O_RDWR | os.O_CREAT | BINARY, 0o644)
    try:
        _lock(file, name)
        found = _parsed(name, Path(name).read_bytes())
        writer = Writer(file, name)
        if found is None:
            os.ftruncate(file, 0)
            writer.write(header)
            _sync_folder(name)
        else:
            _check(name, found.header, header)
            os.ftruncate(file, found.length)
            os.lseek(file, 0, os.SEEK_END)
            news = {key: value for key, value in header.items() if value != found.runs[-1].get(key)}
            if set(news) - {"date"}:
                writer.write({"resumed": news})
        yield writer, found.deals if found else []
    finally:
        os.close(file)


def _check(name: str, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    plain = json.loads(json.dumps(wanted))
    for key in _PLAYED:
        if found[key] != plain[key]:
            known, asked = (json.dumps(value, ensure_ascii=False) for value in (found[key], plain[key]))
            raise ArenaError(
                f"{name} is from another arena: its {key.replace('_', ' ')} is {known}, not {asked};"
                " repeat its command to resume it, or choose another name."
            )


def _sync_folder(name: str) -> None:
    """Sync the folder that contains a file, so that a new file survives a crash."""
    if sys.platform != "win32":
        folder = os.open(os.path.dirname(name) or ".", os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _lock(file: int, name: str) -> None:
    """Lock the file; raise ArenaError if another run is writing to it."""
    if not locked(file):
        raise ArenaError(f"{name} is in use: another arena is writing to it.")
