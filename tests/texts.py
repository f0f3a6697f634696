"""Helpers for tests of texts: contents of catalogs, and completeness of texts."""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from burgrave.text.catalogue import LANGUAGES

GAMES = ("citadels", "valeria")
_HOMES = {"": files("burgrave.text"), **{game: files(f"burgrave.games.{game}") for game in GAMES}}
CATALOGUES = sorted(
    {
        f"{game}/{one.name}" if game else one.name
        for game, home in _HOMES.items()
        for language in LANGUAGES
        for one in (home / "locales" / language).iterdir()
    }
)
"""Catalogs of all languages: file names for those that all games share, otherwise as in ``citadels/cards.ftl``."""
NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo"]
OURS = "ours"  # marks a name that the rulebook of that language does not print
EDITIONS = re.compile(r"(name|gender|noun)-(older|2010|classic)")  # an older edition may have printed another name

__all__ = ["CATALOGUES", "GAMES", "LANGUAGES", "NAMES", "attributes", "entries", "messages", "said", "text_of"]


def text_of(language: str, catalogue: str) -> str:
    game, _, name = catalogue.rpartition("/")
    return (_HOMES[game] / "locales" / language / name).read_text(encoding="utf-8")


@cache
def messages(language: str, catalogue: str) -> dict[str, ast.Message]:
    """Return the messages in a catalog by id, checking that ids and attributes are unique."""
    text = text_of(language, catalogue)
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is defined twice"
            found[entry.id.name] = entry
            assert len(attributes(entry)) == len(entry.attributes), entry.id.name
    return found


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def entries(language: str, catalogue: str) -> dict[str, list[str]]:
    """Return the ids of a catalog, each with the attributes that every language must have."""
    return {
        name: sorted(one for one in attributes(message) if one != OURS and not EDITIONS.fullmatch(one))
        for name, message in messages(language, catalogue).items()
    }


def said(text: str) -> str:
    """Check that a text is complete, and return it."""
    assert text and text == text.strip()
    assert not set("{}\n") & set(text), text
    assert "  " not in text and " ." not in text, text
    return text
