"""What a game gives its bots, and where it is found: the part ``bots`` of a game."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from burgrave.bots.any_game import AnyPolicy
from burgrave.bots.ismcts import Search, Settings
from burgrave.bots.policy import Policy
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.reason import Reason
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["GameBots", "bots_for", "policy_of", "search_of"]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBots(metaclass=ABCMeta):
    """What bots must know of one game. It holds nothing of any game that is played."""

    @abstractmethod
    def policy(self, searching: bool) -> Policy:
        """Return a new policy. ``searching``: the one that searches use; rule bots play by what was made by hand."""

    def settings(self) -> Settings:
        """Return the settings of the search that were found to be best."""
        return Settings()

    def noise(self) -> tuple[float, float]:
        """Return how the level "easy" errs, in points: the noise of its choices, and how far short of the best."""
        return 1.0, 3.0

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        """Return why a seat might play an action: what a hint says."""
        return Reason("search")


class _AnyBots(GameBots):
    """What there is for a game that brings no bots."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def policy(self, searching: bool) -> Policy:
        return AnyPolicy(self._game)

    def settings(self) -> Settings:
        found = Settings()
        found.rounds = 0  # only the end of a game says anything
        return found


def bots_for(game: str) -> GameBots:
    """Return what a game gives its bots, or else what there is for any game."""
    descriptor = game_named(game)
    if not descriptor.has_part("bots"):
        return _AnyBots(descriptor)
    found = descriptor.part("bots")
    if not isinstance(found, GameBots):
        raise SetupError(f"What {game!r} brings as bots is no GameBots.")
    return found


def policy_of(game: str, searching: bool = False) -> Policy:
    """Return a new policy for a game (see ``GameBots.policy``)."""
    return bots_for(game).policy(searching)


def search_of(game: str, rng: Rng) -> Search:
    """Return a new search for a game, as it was found to be best."""
    bots = bots_for(game)
    return Search(bots.policy(True), bots.settings(), rng)
