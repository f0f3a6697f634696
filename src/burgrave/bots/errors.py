"""Errors caused by bots."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError, IllegalAction, SetupError
from burgrave.kernel.state import Seat


class BotFailure(BurgraveError):
    """An external bot broke the protocol. The bot forfeits the current game, but can play in later games."""


def options_of(seat: Seat, game: str = "") -> list[int]:
    """Return the legal actions of a seat; raise IllegalAction if there are none.

    ``game``: the only game that the bot can play, or "" if it plays every game. Raise SetupError for a seat in another
    game.
    """
    legal = seat.legal()
    if game and seat.game != game:
        raise SetupError(f"This bot plays {game}, but the seat belongs to {seat.game}; create a bot for that game.")
    if not legal:
        raise IllegalAction(f"Seat {seat.index} has no legal actions now; choose one of state.open_seats().")
    return legal
