"""Which teller tells a game."""

from __future__ import annotations

from burgrave.citadels.ruleset import DEFAULT
from burgrave.kernel.state import State
from burgrave.telling.teller import Teller

__all__ = ["teller_for", "teller_named"]


def teller_for(state: State, language: str) -> Teller:
    """Return the teller of a game in a language; only this game's texts are read."""
    view = state.view(None)
    return teller_named(str(view["game"]), str(view.get("ruleset", DEFAULT)), language)


def teller_named(game: str, ruleset: str | None, language: str) -> Teller:
    """Return the teller of a game, of Citadels in one of its editions."""
    if game == "valeria":
        from burgrave.telling.valeria.teller import ValeriaTeller

        return ValeriaTeller(language)
    from burgrave.telling.citadels.teller import CitadelsTeller

    return CitadelsTeller(language, ruleset or DEFAULT)
