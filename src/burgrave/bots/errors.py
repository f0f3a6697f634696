"""What can go wrong with a bot."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError, IllegalAction
from burgrave.kernel.state import Seat

__all__ = ["BotFailure", "options_of"]


class BotFailure(BurgraveError):
    """A bot from outside did not do what a bot must: it loses the game it plays, and no other."""


def options_of(seat: Seat) -> list[int]:
    """Return what a seat may play now; raise IllegalAction if that is nothing."""
    legal = seat.legal()
    if not legal:
        raise IllegalAction(f"Seat {seat.index} has nothing to decide now; ask for one of state.open_seats().")
    return legal
