"""What bots of our own have in common: a generator that they draw from, and how they are pickled."""

from __future__ import annotations

from burgrave.kernel.rng import Rng

__all__ = ["DrawingBot"]


class DrawingBot:
    """Draws from a generator of its own.

    It is pickled, and copied, as how it was ``made`` (the arguments of its class) and where its generator stands:
    policies, nets and trees are made anew.
    """

    def __init__(self, made: tuple[object, ...], rng: Rng) -> None:
        self._made = made
        self._rng = rng

    def __reduce__(self) -> tuple[object, tuple[object, ...], Rng]:
        return type(self), self._made, self._rng

    def __setstate__(self, rng: Rng) -> None:
        self._rng = rng
