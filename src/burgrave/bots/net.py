"""The net bot: plays what a learned net judges best."""

from __future__ import annotations

from burgrave.bots.playing import bots_for
from burgrave.bots.rules import PolicyBot
from burgrave.kernel.errors import SetupError
from burgrave.kernel.rng import Rng, seed_of

__all__ = ["NetBot"]


class NetBot(PolicyBot):
    """Plays by the net of the package, or by that of a file, given as its bytes."""

    def __init__(self, game: str, seed: object, data: bytes | None = None) -> None:
        bots = bots_for(game)
        if not bots.plays_by_net():
            raise SetupError(f"No net plays {game} by itself: choose another bot.")
        PolicyBot.__init__(self, game, (game, seed, data), bots.learned(data), Rng(seed_of("net", seed)))
