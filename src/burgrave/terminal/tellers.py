"""Which teller tells a game."""

from __future__ import annotations

from burgrave.kernel.state import State
from burgrave.terminal.teller import Teller

__all__ = ["teller_for"]


def teller_for(state: State, language: str) -> Teller:
    """Return the teller of a game in a language; only this game's texts are read."""
    view = state.view(None)
    if view["game"] == "valeria":
        from burgrave.terminal.valeria.teller import ValeriaTeller

        return ValeriaTeller(language)
    from burgrave.terminal.citadels.teller import CitadelsTeller

    return CitadelsTeller(language, str(view["ruleset"]))
