"""What can go wrong with a bot."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError, IllegalAction, SetupError
from burgrave.kernel.state import Seat


class BotFailure(BurgraveError):
    """A bot from outside did not do what a bot must: it loses the game it plays, and no other."""


def options_of(seat: Seat, game: str = "") -> list[int]:
    """Return what a seat may play now; raise IllegalAction if that is nothing.

    ``game``: what the bot plays, if it does not play every game; of a seat of any other one raise SetupError.
    """
    legal = seat.legal()
    if game and seat.game != game:
        raise SetupError(f"This bot plays {game}, and the seat is one of {seat.game}: make a bot for that game.")
    if not legal:
        raise IllegalAction(f"Seat {seat.index} has nothing to decide now; ask for one of state.open_seats().")
    return legal
