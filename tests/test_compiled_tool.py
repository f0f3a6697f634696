"""Background compilation during `make play`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.children import child
from tests.packing import copied

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")]


def processes_in(folder: Path) -> list[int]:
    """Return the ids of processes whose working directory is below ``folder``."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            inside = Path(os.readlink(entry / "cwd")).is_relative_to(folder)
        except OSError:
            continue
        if inside:
            found.append(int(entry.name))
    return found


def wait_until(holds: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def test_ctrl_c_also_ends_the_compilation_in_the_background(tmp_path: Path) -> None:
    here = copied(tmp_path, "src", "tools")
    command = [sys.executable, "tools/compiled.py", "now", "-c", "print('up', flush=True); input()"]
    env = {"PYTHONPATH": str(here / "src")}
    with child(command, cwd=here, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stdout.readline() == "up\n"
        builds = here / "build" / "compiled"
        wait_until(lambda: any(builds.glob(".unfinished-*")), "the compilation did not start")
        os.killpg(process.pid, signal.SIGINT)
        process.wait(300)
        wait_until(lambda: not processes_in(here), "the compilation went on")
    assert not [entry for entry in builds.iterdir() if entry.is_dir()]
