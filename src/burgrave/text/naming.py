"""What people call cards and set-ups: from that to the names of the rules, and back, as each game knows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, cast

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.options import NAME, NAMES
from burgrave.text.finding import folded


class Names(Protocol):
    """The part ``names`` of a game."""

    @property
    def ids(self) -> Sequence[str]:
        """The names that the rules use, of all that can be named when a game is set up or asked about."""

    def titles(self, language: str, edition: str | None) -> Mapping[str, str]:
        """Return what the things of an edition are called in a language, by the names of the rules."""


def spelled(text: str, known: Iterable[str]) -> str | None:
    """Return the one of these names that a text spells, in any case, with spaces, hyphens or underscores."""
    wanted = folded(text)
    return next((name for name in known if folded(name) == wanted), None)


def meant(game: Game, text: str, options: Mapping[str, object]) -> str:
    """Return the name that the rules have for what is called so: by them, in English, or in any other language.

    ``options`` say which edition it is of. A text that means nothing stays as it is: the game says what there is.
    Raise SetupError if two things are called so.
    """
    known = _ids(game)
    if text in known or not folded(text):
        return text
    from burgrave.text.catalogue import LANGUAGES  # it reads texts, and who writes names as the rules do needs none

    english, *others = LANGUAGES
    edition = game.edition(options)
    own = _called(game, text, [english], edition) or {one for one in known if folded(one) == folded(text)}
    found = sorted(own or _called(game, text, others, edition))
    if len(found) > 1:
        raise SetupError(f"{text!r} may be {' or '.join(found)}; say which.")
    return found[0] if found else text


def named(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """Return options with the names that the rules have for what is named in them."""
    found: dict[str, object] = {}
    for option in game.options:  # in this order, since names depend on the edition
        value = options.get(option.name)
        if option.kind == NAME and isinstance(value, str):
            found[option.name] = meant(game, value, found)
        elif option.kind == NAMES and isinstance(value, list):
            found[option.name] = [meant(game, one, found) for one in value]
    return {**options, **found}


def title_of(game: Game, name: str, language: str, edition: str | None) -> str | None:
    """Return what something is called in a language, or None if the game has no title for it."""
    names = _part(game)
    return None if names is None else names.titles(language, edition).get(name)


def _part(game: Game) -> Names | None:
    return cast(Names, game.part("names")) if game.has_part("names") else None


def _ids(game: Game) -> list[str]:
    names = _part(game)
    return [*(names.ids if names else ()), *(name for option in game.options for name in option.names)]


def _called(game: Game, text: str, languages: Iterable[str], edition: str | None) -> set[str]:
    """Return the names of the rules for all that is called so in one of these languages."""
    names, wanted = _part(game), folded(text)
    if names is None:
        return set()
    return {
        name
        for language in languages
        for name, title in names.titles(language, edition).items()
        if folded(title) == wanted
    }
