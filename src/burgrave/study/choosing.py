"""Who decides in games that are played by the thousand: bots that hold no more than their seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack

from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

__all__ = ["RANDOM", "bots_choice"]

RANDOM = "random"
"""The bot whose games are played inside the core."""


def bots_choice(game: str, names: Sequence[str], seed: int, stack: ExitStack) -> Callable[[State, int], int]:
    """Return what bots choose in one game, one bot for each seat; ``stack`` closes them.

    Nobody is asked where there is but one thing to do.
    """
    from burgrave.bots import bot_named, close

    bots = [bot_named(game, name, seed_of(seed, "bot", seat)) for seat, name in enumerate(names)]
    for bot in bots:
        stack.callback(close, bot)
    worlds = [Rng(seed_of(seed, "worlds", seat)) for seat in range(len(names))]

    def choose(state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else bots[seat].choose(state.seat(seat, worlds[seat]))

    return choose
