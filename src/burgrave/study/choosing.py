"""Who decides in games that are played by the thousand: bots that hold no more than their seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack

from burgrave.kernel.errors import SetupError
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

RANDOM = "random"
"""The bot whose games are played inside the core."""


def all_random(names: Sequence[str]) -> bool:
    """Tell whether all bots choose at random, so that games are played inside the core."""
    return set(names) == {RANDOM}


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return a bot for each seat, where one is named for all or one for each; raise SetupError otherwise."""
    if len(names) not in (1, seats):
        raise SetupError(f"{len(names)} bots are named for {seats} seats; name one for all seats or one for each.")
    return tuple(names) * seats if len(names) == 1 else tuple(names)


def check_bots(game: str, names: Sequence[str]) -> None:
    """Raise what is wrong with bots that cannot be had, before the first game."""
    if all_random(names):
        return
    from burgrave.bots import bot_named, close

    for name in sorted(set(names)):
        close(bot_named(game, name, 0))


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
