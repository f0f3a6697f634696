"""Bots of a game: how a name such as ``search:100ms`` becomes a bot, and the policy of games without one."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from burgrave.bots.ismcts import ALL_MOVES, Search, Settings
from burgrave.bots.policy import Policy
from burgrave.build_info import core
from burgrave.kernel.errors import SetupError
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.quote import UNSAID, Reason
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = [
    "BY_HAND",
    "NO_ERRORS",
    "GameBots",
    "bots_for",
    "hint_search",
    "policy_of",
    "search_of",
    "searching_of",
    "settings_of",
]


_REVIEW_ROUNDS: Final = 2  # that a review plays on where searches trust the policy's forecast
_HINT_TRIALS: Final = {"compiled": 1500, "interpreted": 100}
NO_ERRORS: Final = (0.0, 0.0)
BY_HAND: Final = b""  # in place of the bytes of a net: what was made by hand


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBots(metaclass=ABCMeta):
    """What bots must know of one game. It holds nothing of any game that is played."""

    @abstractmethod
    def policy(self) -> Policy:
        """Return a new policy made by hand: that of rule bots, and of searches that judge by no net."""

    def plays_by_net(self) -> bool:
        """Tell whether a net of this game judges each option, so that the bot ``net`` can play by it alone."""
        return False

    def learned(self, data: bytes | None = None) -> Policy:
        """Return a new policy that judges by a net: that of the package, or of a file, given as its bytes.

        Raise SetupError if no net of this game has been learned.
        """
        raise SetupError("No net has learned this game: choose another bot.")

    def searching(self, data: bytes | None = None) -> Policy:
        """Return a new policy for searches that judge tables by a net; which moves are tried may be judged by hand."""
        return self.learned(data)

    def searches_by_net(self) -> bool:
        """Tell whether searches judge by the net of the package where nobody asks for anything else."""
        return False

    def settings(self, by_net: bool) -> Settings:
        """Return the settings of the search that were found to be best, with a net or by hand."""
        return Settings()

    def hard(self) -> str:
        """Return the bot behind the level "hard": it should stand midway between "normal" and "expert"."""
        return "search:150it"

    def review_policy(self) -> Policy:
        """Return a new policy for the playouts by which a review judges a game: tables are worth the chance to win."""
        return self.policy()

    def hint_policy(self) -> Policy:
        """Return a new policy for the searches behind hints, for which tables should be worth the chance to win."""
        return self.searching() if self.searches_by_net() else self.policy()

    def review_settings(self) -> list[Settings]:
        """Return the settings of the playouts by which a review judges a game; they take turns.

        Half of them do what looks best, and half play rollout actions, which are partly by chance: of players who
        always do what looks best, everybody would foresee what they hide.
        """
        found: list[Settings] = []
        for heavy_moves in (ALL_MOVES, 0):
            settings = self.settings(self.searches_by_net())
            settings.deepest = 1
            settings.rounds = _REVIEW_ROUNDS if settings.rounds > 0 else 0
            settings.heavy_moves = heavy_moves
            found.append(settings)
        return found

    def review_trials(self) -> int:
        """Return how many trials a review makes of a decision: with the compiled core, some tenths of a second."""
        return 1000

    def hint_trials(self, players: int) -> int:
        """Return how many trials a hint makes where so many play: about a second of an evening's play."""
        return _HINT_TRIALS[core()]

    def noise(self, level: str) -> tuple[float, float]:
        """Return how the level "easy" or "normal" errs, in points: the noise of its choices, and how far short of the
        best they may be. With a noise of 0 it plays as rule bots do.
        """
        return (1.0, 3.0) if level == "easy" else NO_ERRORS

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        """Return why a seat might play an action: what a hint says.

        It is a fact about this action alone: how it compares with others a search finds out, and the hint says so.
        """
        return Reason(UNSAID)


class _AnyBots(GameBots):
    """The bots of a game that brings none: they know the end of a game when they see it, and nothing else."""

    def policy(self) -> Policy:
        return Policy()

    def settings(self, by_net: bool) -> Settings:
        found = Settings()
        found.rounds = 0  # only the end of a game says anything
        return found


def bots_for(game: str) -> GameBots:
    """Return what a game gives its bots, or else what there is for any game."""
    descriptor = game_named(game)
    if not descriptor.has_part("bots"):
        return _AnyBots()
    found = descriptor.part("bots")
    if not isinstance(found, GameBots):
        raise SetupError(f"What {game!r} brings as bots is no GameBots.")
    return found


def policy_of(game: str) -> Policy:
    """Return a new policy for a game (see ``GameBots.policy``)."""
    return bots_for(game).policy()


def searching_of(game: str, net: bytes | None = None) -> Policy:
    """Return a new policy that a search for a game judges by, ``net`` as of ``search_of``."""
    bots = bots_for(game)
    return bots.searching(net) if _by_net(bots, net) else bots.policy()


def search_of(game: str, rng: Rng, net: bytes | None = None) -> Search:
    """Return a new search for a game.

    ``net``: the bytes of the net that it judges by; ``BY_HAND``: none; None: whichever was found to be best.
    """
    return Search(searching_of(game, net), settings_of(game, net), rng)


def hint_search(game: str, rng: Rng) -> Search:
    """Return a new search for the hints of a game: its shares are chances to win."""
    return Search(bots_for(game).hint_policy(), settings_of(game), rng)


def settings_of(game: str, net: bytes | None = None) -> Settings:
    """Return the settings of such a search."""
    bots = bots_for(game)
    return bots.settings(_by_net(bots, net))


def _by_net(bots: GameBots, net: bytes | None) -> bool:
    return bots.searches_by_net() if net is None else len(net) > 0
