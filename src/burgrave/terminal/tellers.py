"""Which teller tells a game in the terminal."""

from __future__ import annotations

from burgrave.kernel.state import State
from burgrave.terminal.teller import TerminalTeller

__all__ = ["teller_for"]


def teller_for(state: State, language: str) -> TerminalTeller:
    """Return the teller of a game in a language; only this game's texts are read."""
    view = state.view(None)
    if view["game"] == "valeria":
        from burgrave.terminal.valeria.teller import TerminalValeriaTeller

        return TerminalValeriaTeller(language)
    from burgrave.terminal.citadels.teller import TerminalCitadelsTeller

    return TerminalCitadelsTeller(language, str(view["ruleset"]))
