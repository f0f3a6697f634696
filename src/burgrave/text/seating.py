"""How the players at a table are called.

The kind of a seat is ``human``, or what bot sits there, as ``bot_named`` knows it; a record keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.bots import LEVELS
from burgrave.text.catalogue import Catalogue

__all__ = ["HUMAN", "display_names", "levels_of"]

HUMAN: Final = "human"
_LONGEST: Final = 14  # letters of a kind that is shown beside a name


def levels_of(seats: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """Return in a word how well the bot of each seat plays; nothing for people, and where the name says it or it is
    too long.
    """
    levels: list[str] = []
    for kind, name in seats:
        shown = kind != HUMAN and name != "" and len(kind) <= _LONGEST
        levels.append("" if not shown else words.text(f"terminal-level-{kind}") if kind in LEVELS else kind)
    return levels


def display_names(seats: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """Return what to call each seat; a nameless human is the reader."""
    nameless = sum(kind == HUMAN and not name for kind, name in seats)
    names: list[str] = []
    for seat, (kind, name) in enumerate(seats, 1):
        if name:
            names.append(name)
        elif kind == HUMAN:
            names.append(words.text("terminal-you") if nameless == 1 else words.text("terminal-player", number=seat))
        else:
            names.append(f"{kind} {seat}")
    return names
