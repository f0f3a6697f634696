"""Card search by part of a name, ignoring case, accents and punctuation."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence


def folded(text: str) -> str:
    """Normalize text: fold case, and remove accents and punctuation."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c)).split())


def matching(about: str, titles: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the keys that match ``about`` best: exact matches, else prefix matches, else substring matches.

    ``titles`` maps each key to its names. The first name is the title; the others can only be matched exactly.
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
