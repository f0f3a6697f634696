"""Players that are programs. A bot gets a ``Seat``, never a ``State``: what it may not know it cannot look up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from burgrave.bots.random import RandomBot
from burgrave.bots.rules import RulesBot
from burgrave.kernel.errors import SetupError
from burgrave.kernel.state import Seat

__all__ = ["BOTS", "Bot", "bot_named"]


class Bot(Protocol):
    """Chooses one of the actions that a seat may play."""

    def choose(self, seat: Seat) -> int:
        """Return one of ``seat.legal()``."""


BOTS: Final[dict[str, Callable[[object], Bot]]] = {"random": RandomBot, "rules": RulesBot}


def bot_named(name: str, seed: object) -> Bot:
    """Return a new bot; from equal seeds it makes equal choices. Raise SetupError if there is none of that name."""
    make = BOTS.get(name)
    if make is None:
        raise SetupError(f"There is no bot {name!r}; choose from: {', '.join(BOTS)}.")
    return make(seed)
