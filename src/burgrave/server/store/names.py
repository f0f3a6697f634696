"""Names of people and rooms, and lines of chat: what is left of a text when all that is invisible is gone."""

from __future__ import annotations

import unicodedata
from typing import Final

from burgrave.server.store.errors import BadName

__all__ = ["LONGEST_NAME", "clean_line", "clean_name"]

LONGEST_NAME: Final = 24

_INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and signs by their category that show nothing at all."""
_MOST_MARKS: Final = 2
"""Accents on one letter; more of them would climb over the lines above."""


def clean_name(text: str) -> str:
    """Return a name as it is kept: visible letters only, blanks collapsed, 1 to 24 letters."""
    name = clean_line(text)
    if all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise BadName(f"A name has 1 to {LONGEST_NAME} visible letters; this one has none.")
    if len(name) > LONGEST_NAME:
        raise BadName(f"A name has 1 to {LONGEST_NAME} letters; this one has {len(name)}.")
    return name


def clean_line(text: str) -> str:
    """Return a text on one line without control, bidirectional or invisible characters, blanks collapsed."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z" or letter.isspace():
            kept.append(" ")
        elif category[0] != "C" and letter not in _INVISIBLE and marks <= _MOST_MARKS:
            kept.append(letter)
    # Once more, for letters and accents that come together only now.
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))
