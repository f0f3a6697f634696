"""The command printed for resuming a game, which works as printed, no matter how the game was started."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from burgrave.kernel.record import Record
from burgrave.terminal.session import Start

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(sysconfig.get_path("scripts")) / "burgrave"
BEGUN = "--players 3 --seed 9 --lang it"
posix = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")


def run(command: str, folder: Path, **environment: str) -> str:
    """Run a command line in a folder, quit the game at once, and return the output."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder / "my data"), "LC_ALL": "C.UTF-8", **environment}
    done = subprocess.run(
        command, shell=True, cwd=folder, env=env, input="q\n", capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def goes_on(command: str, folder: Path, **environment: str) -> str:
    """Start a game and quit; resume it with the printed command, and return that command."""
    begun = run(command, folder, **environment)
    told = re.search(r"^Per riprendere: (.+)$", begun, re.M)
    assert told is not None, begun
    again = run(told[1], folder, **environment)
    assert again.splitlines()[-2:] == begun.splitlines()[-2:]
    (record,) = folder.rglob("*.record")
    assert Record.read(record).seed == 9
    return told[1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "it's my $HOME & games"
    place.mkdir()
    return place


@posix
def test_of_the_program_on_the_path(folder: Path) -> None:
    path = f"{SCRIPT.parent}{os.pathsep}{os.environ['PATH']}"
    told = goes_on(f"burgrave play citadels {BEGUN}", folder, PATH=path)
    assert told.startswith("burgrave play citadels --continue '")


@posix
def test_of_the_program_by_its_place(folder: Path) -> None:
    (folder / "bin of mine").symlink_to(SCRIPT.parent)
    told = goes_on(f"'bin of mine/burgrave' play valeria {BEGUN}", folder, PATH=os.defpath)
    assert told.startswith("'bin of mine/burgrave' play valeria --continue '")


@posix
def test_of_the_module(folder: Path) -> None:
    python = shlex.quote(sys.executable)
    told = goes_on(f"{python} -X utf8 -m burgrave play valeria {BEGUN}", folder, PATH=os.defpath)
    assert told.startswith(f"{python} -X utf8 -m burgrave play valeria --continue ")


@posix
@pytest.mark.parametrize("file", ["game.record", "a b's $(x) #1.record"])
def test_of_make(tmp_path: Path, file: str) -> None:
    makefile = tmp_path / "Makefile"
    recipe = re.search(r"^terminal:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert recipe is not None
    makefile.write_text(f"CORE_NOW := {shlex.quote(sys.executable)}\nGAME ?= citadels\nterminal:\n{recipe[1]}")
    typed = f"--record {shlex.quote(file)} {BEGUN}".replace("$", "$$")
    told = goes_on(f"make terminal GAME=valeria ARGS={shlex.quote(typed)}", tmp_path)
    assert told.startswith("make terminal GAME=valeria ARGS=")


def test_windows_has_quotes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    assert Start().play("chess", ["--continue", "a b"]) == 'burgrave play chess --continue "a b"'
