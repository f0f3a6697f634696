"""Tunnels for ``burgrave serve --share``: a public link to a server that runs at home, and its QR code."""

from __future__ import annotations

import contextlib
import io
import os
import queue
import re
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

_PATIENCE: Final = 30.0  # time-out in seconds for a tunnel to print its link
_GRACE: Final = 5.0  # time-out in seconds for a tunnel to exit


@dataclass(frozen=True)
class TunnelProgram:
    """A program that exposes a local port at a public URL; the pattern ``link`` finds the URL in its output."""

    name: str
    arguments: tuple[str, ...]  # {port} stands for the port
    link: re.Pattern[str]


TUNNELS: Final = (
    TunnelProgram(
        "cloudflared",
        ("tunnel", "--no-autoupdate", "--url", "http://127.0.0.1:{port}"),
        re.compile(r"https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com"),
    ),
    TunnelProgram("tailscale", ("funnel", "{port}"), re.compile(r"https://[a-z0-9.-]+\.ts\.net")),
    TunnelProgram(
        "ngrok", ("http", "127.0.0.1:{port}", "--log", "stdout"), re.compile(r"(?<=url=)https://[a-z0-9.-]+")
    ),
)
"""Supported programs; the first one that is installed is used."""

HOW: Final = "To invite people elsewhere, install cloudflared, tailscale or ngrok, and start with --share again."


@contextlib.contextmanager
def tunnel(port: int, say: Callable[[str], None]) -> Iterator[str | None]:
    """Run the first installed tunnel program; yield its link, or report why there is none and yield None."""
    program = next((one for one in TUNNELS if shutil.which(one.name)), None)
    if program is None:
        say(f"No tunnel program is installed, so only devices in your network can join. {HOW}")
        yield None
        return
    with _exit_on_signals():
        yield from _running(program, port, say)


def _running(program: TunnelProgram, port: int, say: Callable[[str], None]) -> Iterator[str | None]:
    command = [shutil.which(program.name) or program.name, *(part.format(port=port) for part in program.arguments)]
    try:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", start_new_session=True,
        )  # fmt: skip
    except OSError as error:
        say(f"{program.name} cannot be started ({error.strerror}), so only devices in your network can join.")
        yield None
        return
    ending = threading.Event()
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    reader = threading.Thread(target=_read, args=(process, lines), name="tunnel", daemon=True)
    reader.start()
    try:
        link, why = _link(program, lines)
        if link is None:
            say(f"{program.name} gave no link ({why}), so only devices in your network can join.")
            _end(process)
        else:
            watch = threading.Thread(target=_watch, args=(program, lines, ending, say), daemon=True)
            watch.start()
        yield link
    finally:
        ending.set()
        _end(process)
        reader.join(_GRACE)
        if process.stdout is not None and not reader.is_alive():
            process.stdout.close()


@contextlib.contextmanager
def _exit_on_signals() -> Iterator[None]:
    """Raise SystemExit on signals that would otherwise kill this process and leave the tunnel running."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    kept = {one: signal.signal(one, leave) for one in numbers if signal.getsignal(one) is signal.SIG_DFL}
    try:
        yield
    finally:
        for one, handler in kept.items():
            signal.signal(one, handler)


def qr_code(link: str) -> str | None:
    """Return a QR code for a terminal, or None if the extra ``share`` is not installed."""
    if find_spec("segno") is None:
        return None
    import segno

    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def _read(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Read a tunnel's output until it ends, so that the program never blocks on a full pipe."""
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put(None)


def _link(program: TunnelProgram, lines: queue.SimpleQueue[str | None]) -> tuple[str | None, str]:
    """Wait for the tunnel's link; return it, or None and the reason why there is none."""
    ends = time.monotonic() + _PATIENCE
    last = ""
    while (left := ends - time.monotonic()) > 0:
        try:
            line = lines.get(timeout=left)
        except queue.Empty:
            break
        if line is None:
            return None, f"it ended: {last}" if last else "it ended"
        found = program.link.search(line)
        if found is not None:
            return found[0], ""
        text = "".join(one for one in line if one.isprintable()).strip()[:160]
        last = last if "https://" in last and "https://" not in text else text or last
    return None, f"none within {_PATIENCE:g} seconds: {last}" if last else f"none within {_PATIENCE:g} seconds"


def _watch(
    program: TunnelProgram,
    lines: queue.SimpleQueue[str | None],
    ending: threading.Event,
    say: Callable[[str], None],
) -> None:
    """Report if the tunnel ends before the server does."""
    while lines.get() is not None:
        pass
    if not ending.is_set():
        say(f"{program.name} has ended, so the link no longer works. Start the server again for a new one.")


def _end(process: subprocess.Popen[str]) -> None:
    """Terminate the tunnel program and its children."""
    if process.poll() is not None:
        return
    try:
        _signal(process, signal.SIGTERM)
        process.wait(_GRACE)
    except subprocess.TimeoutExpired:
        pass
    finally:
        _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))
        process.wait()


def _signal(process: subprocess.Popen[str], number: int) -> None:
    if os.name == "nt":
        process.terminate()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
