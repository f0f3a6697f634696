"""Who tells a game in the terminal: the part ``terminal`` of the game, or else what any game can be shown with."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.terminal.any_game import AnyTerminalTeller
from burgrave.terminal.teller import TerminalTeller

__all__ = ["MakeTerminalTeller", "teller_for"]

MakeTerminalTeller = Callable[[str, str | None], TerminalTeller]
"""What a game brings as ``terminal``: it is given a language and an edition."""


def teller_for(state: State, language: str) -> TerminalTeller:
    """Return the teller of a game in a language; only this game's texts are read."""
    view = state.view(None)
    game = game_named(view["game"])
    if not game.has_part("terminal"):
        return AnyTerminalTeller(game.name, language)
    make = cast(MakeTerminalTeller, game.part("terminal"))
    return make(language, game.edition(view))
