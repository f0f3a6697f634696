"""Search for cards by what people type: part of a name, without case, accents and signs."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

# By part of a name, without case, accents and punctuation.


def folded(text: str) -> str:
    """Return a text without case, accents and signs: what people type."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c)).split())


def matching(about: str, titles: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the keys that ``about`` names best: those it names whole, else those it begins, else those it is part of.

    Each key comes with what it may be called by. The first is its title; the others count only if typed whole.
    """
    wanted = folded(about)
    called = {key: [folded(text) for text in texts] for key, texts in titles.items()}
    for found in (
        [key for key, texts in called.items() if wanted in texts],
        [key for key, texts in called.items() if texts[0].startswith(wanted)],
        [key for key, texts in called.items() if wanted in texts[0]],
    ):
        if found:
            return found
    return []
