"""Who tells a game: the part ``text`` of the game, or else what any game can be told with."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.text.plain import PlainTeller
from burgrave.text.teller import Teller

__all__ = ["MakeTeller", "teller_for", "teller_named"]

MakeTeller = Callable[[str, str | None], Teller]
"""What a game brings as ``text``: it is given a language and an edition."""


def teller_for(state: State, language: str) -> Teller:
    """Return the teller of a game in a language; only this game's texts are read."""
    view = state.view(None)
    game = game_named(view["game"])
    return teller_named(game.name, game.edition(view), language)


def teller_named(game: str, edition: str | None, language: str) -> Teller:
    """Return the teller of a game in one of its editions (None: in the one that is played unless somebody says so)."""
    found = game_named(game)
    if not found.has_part("text"):
        return PlainTeller(game, language)
    make = cast(MakeTeller, found.part("text"))
    return make(language, edition if edition is not None else found.edition({}))
