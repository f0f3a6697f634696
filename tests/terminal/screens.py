"""A fake terminal, and a helper to read its screen."""

from __future__ import annotations

import io
import re
from typing import Final

__all__ = ["CLEAR", "Terminal", "unstyled"]

CLEAR: Final = "\x1b[2J"


class Terminal(io.StringIO):
    """A fake terminal that stores its output."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def unstyled(text: str) -> str:
    """Return the text without cursor movements and colors."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
