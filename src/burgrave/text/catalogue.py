"""Fluent message catalogs.

A catalog contains the messages of one game and the shared messages, in one language.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from burgrave.extras import needs
from burgrave.kernel.errors import SetupError
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.registry import game_named
from burgrave.text.marks import capital, marked

needs("terminal", "fluent")

from fluent.runtime import FluentBundle, FluentResource  # noqa: E402

LANGUAGES: Final = ("en", "pt-BR", "it", "es")
COMMON: Final = ("terminal.ftl", "report.ftl", "review.ftl", "notices.ftl", "answers.ftl", "pages.ftl")
PARTS: Final = ("cards", "events", "actions", "hints", "table", "terminal", "report")  # of a game: ``cards.ftl``, ...
REMEMBERED: Final = 8192  # cached messages per catalogue; redrawn tables repeat most of them

Argument = str | int


def language_named(text: str) -> str:
    """Return the language for a code such as ``pt`` or ``es_MX.UTF-8``; raise SetupError if it is not supported."""
    wanted = text.partition(".")[0].replace("_", "-").lower()
    for one in LANGUAGES:
        if wanted == one.lower() or wanted.partition("-")[0] == one.partition("-")[0]:
            return one
    raise SetupError(f"There is no language {text!r}; choose from: {', '.join(LANGUAGES)}.")


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the user's environment if it is supported, and English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            try:
                return language_named(environment[name])
            except SetupError:
                return "en"
    return "en"


def catalogues(game: str, language: str) -> list[Traversable]:
    """Return a game's catalog files for a language; [] if the game has no messages."""
    home = game_named(game).locales
    folder = files(home) / "locales" / language if home else None
    return [] if folder is None else [folder / f"{part}.ftl" for part in PARTS]


@lru_cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    shared = files("burgrave.text") / "locales" / language
    for file in [*(shared / name for name in COMMON), *catalogues(game, language)]:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """Messages for one game in one language; ``marked``: add marks around card names in sentences."""

    def __init__(self, language: str, game: str, *, marked: bool = False) -> None:
        self.language = language_named(language)
        self.game = game
        self.marked = marked
        self._bundle = _bundle(self.language, game)
        self._formatted = lru_cache(maxsize=REMEMBERED)(self._format)

    def text(self, message: str, attribute: str = "", **arguments: Argument) -> str:
        """Return a message or one of its attributes; underscores in argument names become hyphens."""
        named = {name.replace("_", "-"): value for name, value in arguments.items()}
        return self.format(message, attribute, named)

    def has(self, message: str, attribute: str = "") -> bool:
        """Return True if a message, or one of its attributes, exists."""
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def format(self, message: str, attribute: str, arguments: Mapping[str, Argument]) -> str:
        """Return a message or one of its attributes; raise LookupError if it is missing or cannot be formatted."""
        return self._formatted(message, attribute, tuple(arguments.items()))

    def _format(self, message: str, attribute: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no value")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LookupError(f"{self.language}: {message} {attribute}: {errors[0]}")
        return str(text)

    @property
    def decimal_comma(self) -> bool:
        """True if the language uses a decimal comma: 1.234,5 rather than 1,234.5."""
        return self.language != "en"

    def number(self, value: float, digits: int = 0) -> str:
        plain = f"{value:,.{digits}f}"
        return plain.translate(str.maketrans(",.", ".,")) if self.decimal_comma else plain

    def listed(self, items: Sequence[str]) -> str:
        """Join items into a list for a sentence: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self.text("terminal-and", first=", ".join(items[:-1]), last=items[-1])

    def sentence(self, text: str, names: Sequence[str]) -> str:
        """Capitalize a sentence unless it begins with a player's name."""
        if any(name and text.startswith(name) for name in names):
            return text
        return capital(text)

    def named(self, card: str, text: str) -> str:
        """Return a card name for use in a sentence, with marks if this catalog adds them."""
        return marked(card, text) if self.marked else text


def dashed(name: str) -> str:
    """Convert an identifier to its spelling in the catalogs: hyphens instead of underscores."""
    return name.replace("_", "-")
