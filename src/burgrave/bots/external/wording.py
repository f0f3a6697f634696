"""How bots from outside are spoken of: one line, whatever they were called and whatever they said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.kernel.game import Game

__all__ = ["line_of", "listed", "quoted", "span"]

_MOST_OPTIONS: Final = 6
_MOST_LETTERS: Final = 100


def line_of(text: str, most: int = _MOST_LETTERS) -> str:
    """Return a text of any origin as one printable line of bounded length."""
    words = " ".join(text[: 4 * most].split())
    line = "".join([letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in words])
    return line if len(line) <= most else line[: most - 1] + "…"


def quoted(value: object, most: int = _MOST_LETTERS) -> str:
    """Return a value as an error names it, even one whose ``repr`` fails."""
    try:
        return line_of(repr(value), most)
    except Exception:
        return f"a {type(value).__name__}"


def span(seconds: float) -> str:
    """Return a time as it is written in a spec, with a space: ``500 ms``, ``5 s``."""
    return f"{round(seconds * 1000)} ms" if seconds < 1 else f"{seconds:g} s"


def listed(game: Game, legal: Sequence[int]) -> str:
    """Return the legal actions, or the first of them: ``17 (build castle), 18 (build palace) and 3 more``."""
    some = ", ".join([f"{action} ({game.notation(action)})" for action in legal[:_MOST_OPTIONS]])
    rest = len(legal) - _MOST_OPTIONS
    return f"{some} and {rest} more" if rest > 0 else some
