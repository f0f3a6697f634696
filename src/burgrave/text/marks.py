"""Marks that name cards inside sentences."""

from __future__ import annotations

import re
from typing import Final, TypedDict

# A marked name is the card between two private-use characters, then the text, then a third such character. Sentences
# are composed from marked names like from any other text, so articles, elisions and lists come out right.


class Named(TypedDict):
    """A card that a sentence names: ``{"card": "harbor", "text": "Harbor"}``."""

    card: str
    text: str


Part = str | Named
"""Plain text, or a named card."""

_CARD: Final = "\ue000"
_TEXT: Final = "\ue001"
_END: Final = "\ue002"
_MARKED: Final = re.compile(f"{_CARD}([^{_TEXT}]*){_TEXT}([^{_END}]*){_END}")
_SIGNS: Final = re.compile(f"[{_CARD}{_TEXT}{_END}]")


def marked(card: str, text: str) -> str:
    """Return the name of a card with its mark."""
    return f"{_CARD}{card}{_TEXT}{text}{_END}"


def unmarked(text: str) -> str:
    """Return a text from elsewhere, such as the name of a player, without anything that could be taken for a mark."""
    return _SIGNS.sub("", text)


def capital(text: str) -> str:
    """Return a text, which may begin with a marked name, with a capital letter first."""
    at = text.index(_TEXT) + 1 if text.startswith(_CARD) else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def parts(text: str) -> list[Part]:
    """Return a sentence in parts: its plain texts and the cards that it names."""
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
