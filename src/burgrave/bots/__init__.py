"""Players that are programs. A bot gets a ``Seat``, never a ``State``: what it may not know it cannot look up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from burgrave.bots.random import RandomBot
from burgrave.kernel.errors import SetupError
from burgrave.kernel.state import Seat

__all__ = ["Bot", "bot_named", "bots_of"]


class Bot(Protocol):
    """Chooses one of the actions that a seat may play."""

    def choose(self, seat: Seat) -> int:
        """Return one of ``seat.legal()``."""


def _rules_of_citadels(seed: object) -> Bot:
    from burgrave.bots.citadels.rules import RulesBot  # of the game that is played alone: others would cost time

    return RulesBot(seed)


def _rules_of_valeria(seed: object) -> Bot:
    from burgrave.bots.valeria.rules import RulesBot

    return RulesBot(seed)


_BOTS: Final[dict[str, dict[str, Callable[[object], Bot]]]] = {
    "citadels": {"random": RandomBot, "rules": _rules_of_citadels},
    "valeria": {"random": RandomBot, "rules": _rules_of_valeria},
}


def bots_of(game: str) -> list[str]:
    """Return the names of the bots that play a game."""
    return [*_BOTS[game]]


def bot_named(game: str, name: str, seed: object) -> Bot:
    """Return a new bot; from equal seeds it makes equal choices. Raise SetupError if there is none of that name."""
    make = _BOTS[game].get(name)
    if make is None:
        raise SetupError(f"There is no bot {name!r}; choose from: {', '.join(bots_of(game))}.")
    return make(seed)
