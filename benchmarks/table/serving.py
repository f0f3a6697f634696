"""`burgrave serve` as a separate process, which can be started, killed, restarted and measured."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from unittest.mock import patch

from burgrave.server.http.serve import serve
from burgrave.server.settings import Settings

__all__ = ["Serving", "free_port"]

_BEGIN: Final = 60.0
_TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Serving:
    """Server on a loopback port, in a separate process.

    If ``proxied``, it trusts X-Forwarded-For, so that each client can have its own address as in production; otherwise,
    limits per address would distort the figures. ``settings`` are server settings that have no command-line option.
    With ``wrong_clock``, the process runs with a system clock that ``set_clock`` can set to a wrong time.
    """

    def __init__(
        self,
        folder: Path,
        database_url: str,
        *,
        port: int | None = None,
        bot_workers: int = 0,
        proxied: bool = True,
        settings: dict[str, Any] | None = None,
        wrong_clock: bool = False,
    ) -> None:
        self.database_url = database_url
        self.bot_workers = bot_workers
        self.proxied = proxied
        self.settings = settings or {}
        self.port = port or free_port()
        self.metrics_port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self._clock = folder / f"clock-{self.port}" if wrong_clock else None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> float:
        """Start the server; return the number of seconds until it responded."""
        if self.settings or self._clock is not None:
            command = [sys.executable, "-m", "benchmarks.table.serving", json.dumps(self._all_settings())]
            if self._clock is not None:
                command.append(str(self._clock))
        else:
            command = [sys.executable, "-m", "burgrave", "serve", "--port", str(self.port), "--no-browser"]
            command += ["--metrics-port", str(self.metrics_port)]
            command += ["--bot-workers", str(self.bot_workers), "--database-url", self.database_url]
            command += ["--trusted-proxy"] * self.proxied
        began = time.perf_counter()
        with open(self.log, "ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        while not self._answers():
            if self._process.poll() is not None or time.perf_counter() - began > _BEGIN:
                self.kill()
                raise RuntimeError(f"The server did not start:\n{self.complaints()}")
            time.sleep(0.02)
        return time.perf_counter() - began

    def kill(self) -> None:
        """Kill the process with SIGKILL, to simulate a power failure."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Terminate the process gracefully."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(30)
            self.kill()

    def set_clock(self, seconds: float) -> None:
        """Set the process's system clock ``seconds`` ahead of the correct time, immediately and after each restart."""
        assert self._clock is not None
        made = self._clock.with_suffix(".new")
        made.write_text(str(seconds), encoding="ascii")
        made.replace(self._clock)  # the process never reads half of it

    def complaints(self) -> str:
        """Return the server's log (warnings and errors)."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def metrics(self) -> dict[str, float]:
        """Return the server's metrics by name; a name includes its labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}

    def resident(self) -> int:
        """Return the resident memory of the process in bytes (Linux)."""
        fields = Path(f"/proc/{self._pid}/statm").read_text(encoding="ascii").split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        """Return the processor time of the process in seconds (Linux)."""
        fields = Path(f"/proc/{self._pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def _all_settings(self) -> dict[str, Any]:
        return {
            "port": self.port,
            "metrics_port": self.metrics_port,
            "bot_workers": self.bot_workers,
            "database_url": self.database_url,
            "trusted_proxy": self.proxied,
            "log_level": "warning",
            **self.settings,
        }

    @property
    def _pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False


def free_port() -> int:
    """Return an unused loopback port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def _wrong_clock(file: Path) -> Callable[[], float]:
    """Return a system clock that is off by the number of seconds in ``file``, or correct if there is no such file."""
    right = time.time

    def wrong() -> float:
        return right() + (float(file.read_text(encoding="ascii")) if file.exists() else 0.0)

    return wrong


def _main(settings: str, clock: str | None = None) -> int:
    """Run a server with ``settings``, a JSON object; ``clock`` is the file for ``_wrong_clock``."""
    with ExitStack() as stack:
        if clock is not None:
            stack.enter_context(patch.object(time, "time", _wrong_clock(Path(clock))))
        return serve(Settings(**json.loads(settings)), browser=False)


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
