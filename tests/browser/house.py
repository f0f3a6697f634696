"""Server in a separate process, with a database that outlives it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["House", "house"]

ROOT = Path(__file__).resolve().parents[2]
READY = re.compile(r"Burgrave is at (http://[\w.]+:(\d+))[ ,]")


class House:
    """Server process with an address and a log, which can be killed and restarted."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.settings = {"database_url": f"sqlite:///{(folder / 'table.db').as_posix()}", **settings}
        self._asking = folder / "asking"
        self._asking.write_text("", encoding="utf-8")
        self.origin = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @contextmanager
    def deals_of(self, who: str) -> Iterator[None]:
        """Make deals in the block depend only on ``who``, so that failures can be reproduced."""
        before = self._asking.read_text(encoding="utf-8")
        self._asking.write_text(who, encoding="utf-8")
        try:
            yield
        finally:
            self._asking.write_text(before, encoding="utf-8")

    def start(self) -> None:
        """Start the server, on its previous port if there was one."""
        given = json.dumps({**self.settings, "port": self._port, "asking": str(self._asking)})
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, str(Path(__file__).with_name("serve.py")), given],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        ready = READY.match(self._process.stdout.readline())
        if ready is None:
            self.break_off()
            raise AssertionError(f"The server did not start: {self.said()}")
        self._port = int(ready[2])
        self.origin = f"http://localhost:{self._port}" if "host" in self.settings else ready[1]
        self._answers()

    def break_off(self) -> None:
        """Kill the server without warning."""
        if self._process is None:
            return
        self._process.kill()
        self._process.communicate()
        self._process = None

    def said(self) -> str:
        """Return the server's log."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def _answers(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while True:
            try:
                with urllib.request.urlopen(f"{self.origin}/healthz", timeout=5):
                    return
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)


@contextmanager
def house(folder: Path, **settings: object) -> Iterator[House]:
    made = House(folder, **settings)
    made.start()
    try:
        yield made
    finally:
        made.break_off()
