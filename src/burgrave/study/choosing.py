"""Validation of bots for mass simulations, and selection of their moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack

from burgrave.kernel.errors import SetupError
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

RANDOM = "random"
"""Name of the random bot. Games between random bots run entirely inside the core."""


def all_random(names: Sequence[str]) -> bool:
    """Return True if all bots are random, so that games run entirely inside the core."""
    return set(names) == {RANDOM}


def assign_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return one bot per seat, given one name for all seats or one per seat; raise SetupError for any other number."""
    if len(names) not in (1, seats):
        raise SetupError(f"{len(names)} bots given for {seats} seats; give one for all seats or one per seat.")
    return tuple(names) * seats if len(names) == 1 else tuple(names)


def check_bots(game: str, names: Sequence[str]) -> None:
    """Raise SetupError if a bot is unknown."""
    if all_random(names):
        return
    from burgrave.bots import bot_named, close

    for name in sorted(set(names)):
        close(bot_named(game, name, 0))


def bots_choice(game: str, names: Sequence[str], seed: int, stack: ExitStack) -> Callable[[State, int], int]:
    """Return the function that chooses the moves in one game, with one bot per seat; ``stack`` closes the bots.

    Bots are not called for forced moves.
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
