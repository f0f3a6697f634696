"""Who tells a game in the terminal: the part ``terminal`` of the game, or else what any game can be shown with."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.terminal.any_game import AnyTerminalNarrator
from burgrave.terminal.narrator import TerminalNarrator

__all__ = ["MakeTerminalNarrator", "narrator_for"]

MakeTerminalNarrator = Callable[[str, str | None], TerminalNarrator]
"""What a game brings as ``terminal``: it is given a language and an edition."""


def narrator_for(state: State, language: str) -> TerminalNarrator:
    """Return the narrator of a game in a language; only this game's texts are read."""
    view = state.view(None)
    game = game_named(view["game"])
    if not game.has_part("terminal"):
        return AnyTerminalNarrator(game.name, language)
    make = cast(MakeTerminalNarrator, game.part("terminal"))
    return make(language, game.edition(view))
