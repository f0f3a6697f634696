"""What bots of our own have in common: a generator that they draw from, and how they are pickled."""

from __future__ import annotations

from burgrave.bots.errors import options_of
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat

__all__ = ["DrawingBot"]


class DrawingBot:
    """Draws from a generator of its own. ``game``: the one that it plays; of "" it is every game.

    It is pickled, and copied, as how it was ``made`` (the arguments of its class) and where its generator stands:
    policies, nets and trees are made anew.
    """

    def __init__(self, game: str, made: tuple[object, ...], rng: Rng) -> None:
        self._game = game
        self._made = made
        self._rng = rng

    def options(self, seat: Seat) -> list[int]:
        """Return what a seat may play now; raise IllegalAction if it is nothing, SetupError if the game is another."""
        return options_of(seat, self._game)

    def __reduce__(self) -> tuple[object, tuple[object, ...], Rng]:
        return type(self), self._made, self._rng

    def __setstate__(self, rng: Rng) -> None:
        self._rng = rng
