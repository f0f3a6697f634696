"""How long a bot from outside may think about a decision."""

from __future__ import annotations

import re
from typing import Final

from burgrave.bots.external.wording import quoted
from burgrave.kernel.errors import SetupError

__all__ = ["LIMIT", "checked_limit", "limit_in"]

LIMIT: Final = 5.0  # seconds, unless the spec says otherwise
_LEAST: Final = 0.001
_MOST: Final = 3600.0
_ALLOWED: Final = "1ms to 3600s, such as 500ms or 2s"
_TIME: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s)", re.ASCII)


def checked_limit(seconds: float) -> float:
    """Return a limit that can be kept; raise SetupError if it cannot."""
    if not isinstance(seconds, int | float) or not _LEAST <= seconds <= _MOST:
        raise SetupError(f"The time limit of a bot is {_ALLOWED}, not {quoted(seconds)} seconds.")
    return float(seconds)


def limit_in(text: str | None) -> float:
    """Return the seconds that a spec gives in brackets; without them the usual limit."""
    if text is None:
        return LIMIT
    found = _TIME.fullmatch(text)
    if found is None:
        raise SetupError(f"The time limit of a bot is {_ALLOWED}, not {quoted(text)}.")
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
    if not _LEAST <= seconds <= _MOST:
        raise SetupError(f"The time limit of a bot is {_ALLOWED}, not {quoted(text)}.")
    return seconds
