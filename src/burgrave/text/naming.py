"""Conversion of displayed card and option names to the identifiers used by the rules, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, cast

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.options import NAME, NAMES
from burgrave.text.finding import folded


class Names(Protocol):
    """Interface of a game's ``names`` part: identifiers and their displayed names."""

    @property
    def ids(self) -> Sequence[str]:
        """Identifiers of all things that options or questions can name, such as cards."""

    def titles(self, language: str, edition: str | None) -> Mapping[str, str]:
        """Return the displayed names in a language and edition, by identifier."""


def spelled(text: str, known: Iterable[str]) -> str | None:
    """Return the known name that equals ``text``, ignoring case, accents and punctuation; None if there is none."""
    wanted = folded(text)
    return next((name for name in known if folded(name) == wanted), None)


def meant(game: Game, text: str, options: Mapping[str, object]) -> str:
    """Return the identifier for ``text``, which is an identifier or a displayed name in any language.

    The edition is taken from ``options``. An unknown name is returned unchanged, so that the game reports it. Raise
    SetupError if the name is ambiguous.
    """
    known = _ids(game)
    if text in known or not folded(text):
        return text
    from burgrave.text.catalogue import LANGUAGES  # loads translations, which identifiers do not need

    english, *others = LANGUAGES
    edition = game.edition(options)
    own = _called(game, text, [english], edition) or {one for one in known if folded(one) == folded(text)}
    found = sorted(own or _called(game, text, others, edition))
    if len(found) > 1:
        raise SetupError(f"{text!r} is ambiguous: {' or '.join(found)}.")
    return found[0] if found else text


def named(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """Return the options with displayed names converted to identifiers."""
    found: dict[str, object] = {}
    for option in game.options:  # in this order, because names depend on the edition
        value = options.get(option.name)
        if option.kind == NAME and isinstance(value, str):
            found[option.name] = meant(game, value, found)
        elif option.kind == NAMES and isinstance(value, list):
            found[option.name] = [meant(game, one, found) for one in value]
    return {**options, **found}


def title_of(game: Game, name: str, language: str, edition: str | None) -> str | None:
    """Return the displayed name of an identifier in a language, or None if there is none."""
    names = _part(game)
    return None if names is None else names.titles(language, edition).get(name)


def _part(game: Game) -> Names | None:
    return cast(Names, game.part("names")) if game.has_part("names") else None


def _ids(game: Game) -> list[str]:
    names = _part(game)
    return [*(names.ids if names else ()), *(name for option in game.options for name in option.names)]


def _called(game: Game, text: str, languages: Iterable[str], edition: str | None) -> set[str]:
    """Return the identifiers that have this displayed name in any of the languages."""
    names, wanted = _part(game), folded(text)
    if names is None:
        return set()
    return {
        name
        for language in languages
        for name, title in names.titles(language, edition).items()
        if folded(title) == wanted
    }
