"""The games with which rules are tried: played under the laws by `make soak`, beside twins, at tables, as golden games.

A game that says nothing of its own is tried with all its options. What else there is to it, a number of its editions,
ends that are rare, it says in the part ``trials``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.laws import Laws, Rates
from burgrave.kernel.options import FLAG, NAME, NUMBER, SEAT, Option
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng

__all__ = ["Trials", "trials_of"]


class Trials:
    """What is played of a game, and how."""

    ends: tuple[str, ...] = ("over",)
    """All the ways in which a game ends; ``play`` tells which it was."""
    editions: tuple[str, ...] = ()
    """The editions of the rules that can be tried alone."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def laws(self, rates: Rates) -> Laws:
        """Return the laws of the game: its part ``laws``, or those of the kernel."""
        if not self.game.has_part("laws"):
            return Laws(self.game, rates)
        make = cast(Callable[[Rates], Laws], self.game.part("laws"))
        return make(rates)

    def options(self, number: int, edition: str = "") -> dict[str, Any]:
        """Return the options of game ``number``: each number of players in turn, all else by chance."""
        rng = Rng(f"trial {self.game.name} {number}")
        least, most = self.game.seats()
        players = least + number % (most - least + 1)
        found: dict[str, object] = {"players": players}
        for option in self.game.options[1:]:
            tried = {**found, option.name: _drawn(option, players, rng)}
            try:
                self.game.resolve(number, tried)
            except SetupError:  # it does not go with what was drawn before
                continue
            found = tried
        return found

    def play(self, laws: Laws, number: int, seed: str, options: dict[str, object]) -> str:
        """Play game ``number`` under the laws, and return how it ended."""
        laws.walk(seed, options)
        return self.ends[0]


def trials_of(name: str) -> Trials:
    """Return what is tried of the game called ``name``."""
    game = game_named(name)
    return cast(Trials, game.part("trials")) if game.has_part("trials") else Trials(game)


def _drawn(option: Option, players: int, rng: Rng) -> object:
    """Return a value for an option, or None: as the game sees fit."""
    if option.kind == FLAG:
        return rng.below(2) == 1
    if option.kind == NUMBER:
        return option.least + rng.below(option.most - option.least + 1)
    if option.kind == SEAT:
        return rng.below(players)
    if option.kind == NAME and option.names:
        return option.names[rng.below(len(option.names))]
    return None
