"""The random bot: any legal action, each as likely as the others."""

from __future__ import annotations

from burgrave.bots.drawing import DrawingBot
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat

__all__ = ["RandomBot"]


class RandomBot(DrawingBot):
    """Plays without thinking."""

    def __init__(self, seed: object) -> None:
        DrawingBot.__init__(self, "", (seed,), Rng(seed_of("random", seed)))

    def choose(self, seat: Seat) -> int:
        """Return a random legal action."""
        legal = self.options(seat)
        return legal[self._rng.below(len(legal))]
