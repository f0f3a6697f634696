"""A terminal to write on, and what can be read on it."""

from __future__ import annotations

import io
import re
from typing import Final

__all__ = ["CLEAR", "Terminal", "unstyled"]

CLEAR: Final = "\x1b[2J"


class Terminal(io.StringIO):
    """Stands for a terminal to write on."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def unstyled(text: str) -> str:
    """Return what was written, without what moves the cursor or sets colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
