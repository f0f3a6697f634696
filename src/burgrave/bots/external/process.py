"""A program and its three pipes, so that nothing it does or leaves undone can hold us up.

A thread for each pipe, since waiting for several pipes at once is not possible on every system. The threads end with
the program; what they share with us are queues.
"""

from __future__ import annotations

import enum
import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Final

from burgrave.bots.external.wording import line_of
from burgrave.kernel.files import write_all

__all__ = ["LONGEST_LINE", "MOST_UNREAD", "Process", "Trouble"]

LONGEST_LINE: Final = 1_000_000  # bytes, with the line end
MOST_UNREAD: Final = 16  # lines; a program that keeps to the protocol never has a second one waiting
_CHUNK: Final = 65536
_KEPT: Final = 8192  # bytes of what it wrote on stderr
_KILLED: Final = 5.0  # seconds within which a killed process is gone
_LAST_WORDS: Final = 0.5  # seconds to wait for the rest of its stderr, and for its end once it closed its output


class Trouble(enum.Enum):
    """Why there is no line to read."""

    LATE = enum.auto()
    CLOSED = enum.auto()
    HUGE = enum.auto()
    FLOOD = enum.auto()


class Process:
    """A running program. ``end`` must be called; it leaves no process and, unless one is stuck, no thread."""

    def __init__(self, words: list[str]) -> None:
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # so that what it starts ends with it, and a Ctrl-C is ours alone
        )
        self._owner = os.getpid()
        self._ended = False
        self._lock = threading.Lock()
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes | Trouble] = SimpleQueue()
        self._stderr = bytearray()
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None and stdout is not None and stderr is not None
        self._threads = [
            threading.Thread(target=_write, args=(stdin, self._to_write), daemon=True),
            threading.Thread(target=_read, args=(stdout, self._lines), daemon=True),
            threading.Thread(target=_listen, args=(stderr, self._stderr), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The number of the process, and on POSIX of its group."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Send a line, without waiting until it is read."""
        self._to_write.put(line)

    def receive(self, seconds: float) -> bytes | Trouble:
        """Return the next line without its end, or why there is none within this time."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return Trouble.LATE

    def status(self) -> str:
        """Say how it ended; an empty text if it still runs, or has closed its output only."""
        self._wait(_LAST_WORDS)
        code = self._process.returncode
        if code is None:
            return ""
        if code >= 0:
            return f"ended with exit status {code}"
        try:
            return f"was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"was ended by signal {-code}"

    def last_words(self) -> list[str]:
        """Return the last lines that it wrote on stderr and that are not blank."""
        if self._process.returncode is not None:
            self._threads[2].join(_LAST_WORDS)
        text = bytes(self._stderr).decode("utf-8", "replace")
        return [line_of(line, 200) for line in text.splitlines() if line.strip()]

    def end(self, patience: float) -> None:
        """End it: nothing more to read, then the request to end, then the end; ``patience`` seconds between them."""
        with self._lock:
            if self._ended or os.getpid() != self._owner:  # a forked copy of us has no say
                return
            self._ended = True
            self._to_write.put(None)
            if not self._wait(patience):
                self._signal(force=False)
                self._wait(patience)
            self._signal(force=True)  # also to what it may have started and left behind
            self._wait(_KILLED)
        for thread in self._threads:
            with suppress(RuntimeError):  # it is this very thread, in which the bot happened to be collected
                thread.join(_LAST_WORDS)

    def _wait(self, seconds: float) -> bool:
        """Tell whether it has ended within this time."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode is not None

    def _signal(self, *, force: bool) -> None:
        with suppress(ProcessLookupError, PermissionError):  # all have gone; macOS says it the second way
            if sys.platform != "win32":
                os.killpg(self._process.pid, signal.SIGKILL if force else signal.SIGTERM)
            elif force:
                self._process.kill()
            else:
                self._process.terminate()


def _write(stdin: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError):  # it has gone, or listens no more: whoever reads from it will notice
        while (line := lines.get()) is not None:
            write_all(stdin.fileno(), line)
    with suppress(OSError):
        stdin.close()


def _read(stdout: IO[bytes], lines: SimpleQueue[bytes | Trouble]) -> None:
    with stdout:
        lines.put(_read_lines(stdout, lines))


def _read_lines(stdout: IO[bytes], lines: SimpleQueue[bytes | Trouble]) -> Trouble:
    rest = bytearray()
    while chunk := _chunk(stdout):
        begin = 0
        searched = len(rest)
        rest += chunk
        while (end := rest.find(b"\n", searched)) >= 0:
            if end - begin >= LONGEST_LINE:
                return Trouble.HUGE
            if lines.qsize() >= MOST_UNREAD:
                return Trouble.FLOOD
            lines.put(bytes(rest[begin:end]).removesuffix(b"\r"))
            begin = searched = end + 1
        del rest[:begin]
        if len(rest) >= LONGEST_LINE:
            return Trouble.HUGE
    return Trouble.CLOSED


def _chunk(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except OSError:
        return b""


def _listen(stderr: IO[bytes], kept: bytearray) -> None:
    with stderr:
        while chunk := _chunk(stderr):
            kept += chunk
            del kept[:-_KEPT]
