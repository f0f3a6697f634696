"""Marks that identify card names inside sentences."""

from __future__ import annotations

import re
from typing import Final, TypedDict

# A marked name consists of a private-use character, the card, a second private-use character, the text, and a third.
# Marked names can be used in sentences like any other text, so articles, elisions and lists stay correct.


class Named(TypedDict):
    """Card name in a sentence: ``{"card": "harbor", "text": "Harbor"}``."""

    card: str
    text: str


Part = str | Named
"""Plain text, or a card name."""

_CARD: Final = "\ue000"
_TEXT: Final = "\ue001"
_END: Final = "\ue002"
_MARKED: Final = re.compile(f"{_CARD}([^{_TEXT}]*){_TEXT}([^{_END}]*){_END}")
_SIGNS: Final = re.compile(f"[{_CARD}{_TEXT}{_END}]")


def marked(card: str, text: str) -> str:
    """Return a card name surrounded by marks."""
    return f"{_CARD}{card}{_TEXT}{text}{_END}"


def unmarked(text: str) -> str:
    """Remove mark characters from untrusted text, such as a player's name."""
    return _SIGNS.sub("", text)


def capital(text: str) -> str:
    """Capitalize the first letter of text that may begin with a marked name."""
    at = text.index(_TEXT) + 1 if text.startswith(_CARD) else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def parts(text: str) -> list[Part]:
    """Split a sentence into plain strings and card names."""
    found: list[Part] = []
    end = 0
    for one in _MARKED.finditer(text):
        if one.start() > end:
            found.append(text[end : one.start()])
        found.append({"card": one[1], "text": one[2]})
        end = one.end()
    if end < len(text):
        found.append(text[end:])
    return found
