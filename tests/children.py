"""Child processes of tests, which must not outlive their test or the test run."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

__all__ = ["MARK", "child", "listen_to_interrupts", "mark_this_run", "runs", "stragglers"]

MARK = "BURGRAVE_TEST_RUN"
"""Environment variable that marks the processes of a test run. Children inherit it."""

POSIX = os.name == "posix"


@contextmanager
def child(command: Sequence[str], *, env: dict[str, str] | None = None, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a process in a new session; at the end of the block, kill it and its descendants.

    The context manager of `subprocess.Popen` would wait for the process instead, possibly forever if a test fails.
    """
    more.setdefault("text", True)
    process: subprocess.Popen[str] = subprocess.Popen(
        command, env=None if env is None else {**os.environ, **env}, start_new_session=POSIX, **more
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL) if POSIX else process.kill()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        process.wait(300)


def runs(pid: int) -> bool:
    """Return True if the process still exists, even if only as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def listen_to_interrupts() -> None:
    """Make this process and its children end on SIGINT, even if the parent ignored that signal.

    `make test &` in a script ignores SIGINT; children inherit ignored signals, but not handlers.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def mark_this_run() -> str | None:
    """Mark all future child processes; return the mark, or `None` inside a process of another run."""
    if MARK in os.environ:
        return None
    os.environ[MARK] = uuid.uuid4().hex
    return os.environ[MARK]


def stragglers(mark: str, patience: float = 5.0) -> list[str]:
    """Kill processes that outlive a run; return their commands (on Linux).

    While a process is calling `exec`, it briefly has no environment, so only two empty lists in a row mean that none
    are left.
    """
    deadline = time.monotonic() + patience
    looks_without = 0
    while True:
        found = _marked(mark)
        looks_without = 0 if found else looks_without + 1
        if looks_without == 2 or time.monotonic() >= deadline:
            break
        time.sleep(0.05)
    for pid in found:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return list(found.values())


def _marked(mark: str) -> dict[int, str]:
    """Return the processes of a run except Python's resource tracker, which ends on its own."""
    wanted = f"{MARK}={mark}".encode()
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        pid = int(folder.name)
        with suppress(OSError):
            if pid != os.getpid() and wanted in (folder / "environ").read_bytes().split(b"\0"):
                words = (folder / "cmdline").read_text(errors="replace").split("\0")
                command = " ".join(words).strip()
                if "multiprocessing.resource_tracker" not in command:
                    found[pid] = command
    return found
