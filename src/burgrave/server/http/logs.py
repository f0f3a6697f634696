"""Log formatters that write one line per event, with ids of rooms and users but no tokens, names or cards."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any, TextIO

log = logging.getLogger("burgrave.server")


class JsonLines(logging.Formatter):
    """Formatter for JSON lines. ``extra={"about": {...}}`` adds fields."""

    def __init__(self, *, messages: bool = False) -> None:
        super().__init__()
        self._messages = messages

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.fields(record), ensure_ascii=False, default=str)

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        line: dict[str, Any] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "by": record.name,
        }
        about = getattr(record, "about", None)
        if isinstance(about, dict):
            line.update(about)
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self._chain(record.exc_info[1])
        return line

    def _chain(self, error: BaseException) -> list[str]:
        """Return the frames of an exception and its causes.

        Exception messages may reveal hidden cards, so they are included only if ``messages`` is set.
        """
        told: list[str] = []
        seen: BaseException | None = error
        while seen is not None and len(told) < 200:
            said = f": {seen}" if self._messages else ""
            told.append(f"{type(seen).__name__}{said}")
            for frame in traceback.extract_tb(seen.__traceback__):
                told.append(f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}")
            seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
        return told


class TextLines(JsonLines):
    """Human-readable formatter: time, level, event and fields; errors on separate lines."""

    def format(self, record: logging.LogRecord) -> str:
        line = self.fields(record)
        at, level, what, _ = (line.pop(name) for name in ("at", "level", "what", "by"))
        error = line.pop("error", [])
        told = [f"{name}={json.dumps(value, ensure_ascii=False, default=str)}" for name, value in line.items()]
        return "\n".join([" ".join([at, level.upper(), what, *told]), *(f"    {one}" for one in error)])


def set_up_logs(level: str, stream: TextIO | None = None, *, form: str = "json") -> None:
    """Send this process's log records to ``stream`` (default: standard error).

    ``level`` is the minimum level of our own records; libraries log only warnings and errors.
    """
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter((TextLines if form == "text" else JsonLines)(messages=level == "debug"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("burgrave").setLevel(level.upper())
    # This logger warns of malformed requests, which anybody can send without limit.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
