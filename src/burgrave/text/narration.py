"""Lookup of narrators: the ``text`` part of a game, or the plain narrator."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.text.narrator import Narrator
from burgrave.text.plain import PlainNarrator

MakeNarrator = Callable[[str, str | None], Narrator]
"""The ``text`` part of a game: a function of language and edition."""


def narrator_for(state: State, language: str) -> Narrator:
    """Return the narrator of a game in a language; load only the messages of this game."""
    view = state.view(None)
    game = game_named(view["game"])
    return narrator_named(game.name, game.edition(view), language)


def narrator_named(game: str, edition: str | None, language: str) -> Narrator:
    """Return the narrator of a game in a language; ``edition`` is None for the default edition."""
    found = game_named(game)
    if not found.has_part("text"):
        return PlainNarrator(game, language)
    make = cast(MakeNarrator, found.part("text"))
    return make(language, edition if edition is not None else found.edition({}))
