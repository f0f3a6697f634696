"""The greedy bot: looks one action ahead, and no further."""

from __future__ import annotations

from typing import Final

from burgrave.bots.drawing import DrawingBot
from burgrave.bots.playing import searching_of
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat

__all__ = ["GreedyBot"]

_WORLDS: Final = 8
_LUCK: Final = 0.0001  # between options that look alike


class GreedyBot(DrawingBot):
    """Plays the action after which its chance to win looks best, over a few worlds that it cannot tell apart."""

    def __init__(self, game: str, seed: object) -> None:
        DrawingBot.__init__(self, game, (game, seed), Rng(seed_of("greedy", seed)))
        self._policy = searching_of(game)

    def choose(self, seat: Seat) -> int:
        """Return the legal action that leads to the best forecast."""
        legal = self.options(seat)
        if len(legal) == 1:
            return legal[0]
        totals = [_LUCK * float(self._rng.below(1000)) / 1000.0 for _ in legal]
        players = len(seat.world.scores())
        shares = [0.0] * players
        scores = [0.0] * players
        for _ in range(_WORLDS):
            world = seat.sample(self._rng)
            i: i64
            for i, action in enumerate(legal):
                after = world.copy()
                after.apply_unchecked(seat.index, action)
                self._policy.evaluate(after, shares, scores)
                totals[i] += shares[seat.index] + 0.001 * scores[seat.index]
        return legal[totals.index(max(totals))]
