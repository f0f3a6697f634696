"""The words of a game for clients: what every card is called and does, in our own words, and what is printed on it;
and what can be played.
"""

from __future__ import annotations

from functools import lru_cache

from burgrave.citadels.ruleset import DEFAULT, ruleset_named
from burgrave.kernel.game import game_named
from burgrave.server.showing.set_ups import set_ups
from burgrave.telling.catalogue import language_named

__all__ = ["set_ups", "words"]


def words(language: str, game: str, *, ruleset: str | None = None) -> dict[str, object]:
    """Return the data of ``GET /words/{lang}/{game}``; raise SetupError if there is no such language, game or edition.

    It is shared: whoever gets it leaves it as it is.
    """
    name = game_named(game).name
    return _words(language_named(language), name, ruleset_named(ruleset or DEFAULT).name)


@lru_cache(maxsize=32)
def _words(language: str, game: str, ruleset: str) -> dict[str, object]:
    if game == "valeria":
        from burgrave.server.showing.valeria.words import valeria_words

        return valeria_words(language)
    from burgrave.server.showing.citadels.words import citadels_words

    return citadels_words(language, ruleset)
