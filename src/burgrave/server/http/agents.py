"""What a browser or a program is called in the list of sessions: a few words of what it says of itself."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection

__all__ = ["agent_of", "named"]

_LONGEST: Final = 40
# The first that fits: most browsers claim to be several others as well.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def agent_of(asked: HTTPConnection) -> str | None:
    """Return a name for who asks, or None if nothing is known of it."""
    return named(asked.headers.get("user-agent", ""))


def named(header: str) -> str | None:
    """Return a name from a User-Agent: "Firefox, Linux" for a browser, the first word for a program."""
    browser = _first(_BROWSERS, header)
    if browser is not None:
        system = _first(_SYSTEMS, header)
        return browser if system is None else f"{browser}, {system}"
    program = re.match(r"[A-Za-z0-9_.+-]+", header)
    return program[0][:_LONGEST] if program else None


def _first(names: tuple[tuple[str, str], ...], header: str) -> str | None:
    return next((name for mark, name in names if mark in header), None)
