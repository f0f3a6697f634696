"""The words of a game for clients: what every card is called and does, in our own words, and what is printed on it;
and what can be played.
"""

from __future__ import annotations

from functools import lru_cache

from burgrave.kernel.registry import all_games, game_named
from burgrave.server.showing.game import table_of
from burgrave.text.catalogue import language_named

__all__ = ["set_ups", "words"]


def words(language: str, game: str, *, ruleset: str | None = None) -> dict[str, object]:
    """Return the data of ``GET /words/{lang}/{game}``; raise SetupError if there is no such language, game or edition.

    It is shared: whoever gets it leaves it as it is.
    """
    found = game_named(game)
    edition = ruleset if ruleset is not None else found.edition({})
    return _words(language_named(language), found.name, edition)


@lru_cache(maxsize=32)
def _words(language: str, game: str, edition: str | None) -> dict[str, object]:
    return table_of(game).words(edition, language)


@lru_cache(maxsize=1)
def set_ups() -> dict[str, object]:
    """Return the data of ``GET /set-ups``. It is shared: whoever gets it leaves it as it is."""
    return {"games": [table_of(game.name).set_up() for game in all_games()]}
