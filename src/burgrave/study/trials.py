"""Test games for `make soak`, indistinguishability tests, fuzzing and fault simulations.

By default, all options have random values. A game can define editions, rare endings and other specifics in its
``trials`` part.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.invariants import Invariants, Rates
from burgrave.kernel.options import FLAG, NAME, NUMBER, SEAT, Option
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng

__all__ = ["Trials", "trials_of"]


class Trials:
    """Generator of random playthroughs that test one game."""

    ends: tuple[str, ...] = ("over",)
    """All possible endings of a game; ``play`` returns one of them."""
    editions: tuple[str, ...] = ()
    """Editions of the rules that can be tested separately."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def invariants(self, rates: Rates) -> Invariants:
        """Return the invariants of the game: its ``invariants`` part, or those of the kernel."""
        if not self.game.has_part("invariants"):
            return Invariants(self.game, rates)
        make = cast(Callable[[Rates], Invariants], self.game.part("invariants"))
        return make(rates)

    def options(self, number: int, edition: str = "") -> dict[str, Any]:
        """Return the options of game ``number``: cycle through the player counts, and choose all others at random."""
        rng = Rng(f"trial {self.game.name} {number}")
        least, most = self.game.seats()
        players = least + number % (most - least + 1)
        found: dict[str, object] = {"players": players}
        for option in self.game.options[1:]:
            tried = {**found, option.name: _drawn(option, players, rng)}
            try:
                self.game.resolve(number, tried)
            except SetupError:  # incompatible with the options drawn before
                continue
            found = tried
        return found

    def play(self, invariants: Invariants, number: int, seed: str, options: dict[str, object]) -> str:
        """Play game ``number`` while checking invariants, and return its ending."""
        invariants.walk(seed, options)
        return self.ends[0]


def trials_of(name: str) -> Trials:
    """Return the ``Trials`` of a game: its ``trials`` part, or the default."""
    game = game_named(name)
    return cast(Trials, game.part("trials")) if game.has_part("trials") else Trials(game)


def _drawn(option: Option, players: int, rng: Rng) -> object:
    """Return a random value for an option, or None to use the game's default."""
    if option.kind == FLAG:
        return rng.below(2) == 1
    if option.kind == NUMBER:
        return option.least + rng.below(option.most - option.least + 1)
    if option.kind == SEAT:
        return rng.below(players)
    if option.kind == NAME and option.names:
        return option.names[rng.below(len(option.names))]
    return None
