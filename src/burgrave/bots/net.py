"""The net bot: plays what a learned net judges best, one decision ahead."""

from __future__ import annotations

from burgrave.bots.playing import bots_for
from burgrave.kernel.errors import SetupError
from burgrave.kernel.state import Seat

__all__ = ["NetBot"]


class NetBot:
    """Plays by the net of the package, or by that of a file, given as its bytes."""

    def __init__(self, game: str, data: bytes | None = None) -> None:
        bots = bots_for(game)
        if not bots.plays_by_net():
            raise SetupError(f"No net plays {game} by itself: choose another bot.")
        self._policy = bots.learned(data)
        self._worths: list[float] = []

    def choose(self, seat: Seat) -> int:
        """Return the legal action that looks best, the first one of equals."""
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        worths = self._worths
        worths.clear()
        self._policy.action_values(seat.world, seat.index, legal, worths)
        best = legal[0]
        most = -1e9
        for i, action in enumerate(legal):
            if worths[i] > most:
                best, most = action, worths[i]
        return best
