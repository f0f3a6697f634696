"""Interface between a game and its bots, with defaults for games that define none."""

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


_REVIEW_ROUNDS: Final = 2  # playout length of reviews, unless searches of the game play to the end
_HINT_TRIALS: Final = {"compiled": 1500, "interpreted": 100}
NO_ERRORS: Final = (0.0, 0.0)
BY_HAND: Final = b""  # instead of the bytes of a net: use the hand-written policy


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBots(metaclass=ABCMeta):
    """Policies, nets and search settings for one game. The object holds no state of running games."""

    @abstractmethod
    def policy(self) -> Policy:
        """Return a new hand-written policy, for rule bots and for searches without a net."""

    def plays_by_net(self) -> bool:
        """Return True if the game has a net that values individual actions, so that the ``net`` bot can play it."""
        return False

    def learned(self, data: bytes | None = None) -> Policy:
        """Return a new policy that uses a net: the bundled one, or ``data``, the bytes of a net file.

        Raise SetupError if the game has no net.
        """
        raise SetupError("This game has no net; choose another bot.")

    def searching(self, data: bytes | None = None) -> Policy:
        """Return a new policy for searches that evaluate positions with a net; priors may still be hand-written."""
        return self.learned(data)

    def searches_by_net(self) -> bool:
        """Return True if searches use the bundled net by default."""
        return False

    def settings(self, by_net: bool) -> Settings:
        """Return the tuned search settings; ``by_net`` is True if the search uses a net."""
        return Settings()

    def hard(self) -> str:
        """Return the spec of the "hard" bot, whose strength should be midway between "normal" and "expert"."""
        return "search:150it"

    def review_policy(self) -> Policy:
        """Return a new policy for the playouts of a review; its evaluations must be winning chances."""
        return self.policy()

    def hint_policy(self) -> Policy:
        """Return a new policy for the searches behind hints; its evaluations should be winning chances."""
        return self.searching() if self.searches_by_net() else self.policy()

    def review_settings(self) -> list[Settings]:
        """Return the two playout settings of a review, which are used alternately.

        The first always plays the best-looking action; the second sometimes plays random rollout actions. If all
        players always took the best-looking action, their hidden choices would be predictable.
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
        """Return the number of trials per decision in a review.

        With the compiled core, these trials should take a few tenths of a second.
        """
        return 1000

    def hint_trials(self, players: int) -> int:
        """Return the number of trials for a hint with ``players`` players; they should take about a second."""
        return _HINT_TRIALS[core()]

    def noise(self, level: str) -> tuple[float, float]:
        """Return the noise of a level ("easy" or "normal") and the largest error that the level allows, both in points.

        The error is the difference between the values of the best action and the chosen one. With a noise of 0, the
        level plays like the rule bot.
        """
        return (1.0, 3.0) if level == "easy" else NO_ERRORS

    def reason(self, world: State, seat: int, action: int, legal: list[int]) -> Reason:
        """Return a reason for playing an action, for use in hints.

        The reason is a fact about this action; comparing actions is left to the search.
        """
        return Reason(UNSAID)


class _AnyBots(GameBots):
    """Default ``GameBots`` for games that define none; it evaluates only finished games."""

    def policy(self) -> Policy:
        return Policy()

    def settings(self, by_net: bool) -> Settings:
        found = Settings()
        found.rounds = 0  # only the end of a game is evaluated
        return found


def bots_for(game: str) -> GameBots:
    """Return the ``GameBots`` of a game, or the default; raise SetupError if the game provides the wrong type."""
    descriptor = game_named(game)
    if not descriptor.has_part("bots"):
        return _AnyBots()
    found = descriptor.part("bots")
    if not isinstance(found, GameBots):
        raise SetupError(f"The part 'bots' of {game!r} is not a GameBots.")
    return found


def policy_of(game: str) -> Policy:
    """Return a new policy for a game (see ``GameBots.policy``)."""
    return bots_for(game).policy()


def searching_of(game: str, net: bytes | None = None) -> Policy:
    """Return a new policy for searches of a game; for ``net``, see ``search_of``."""
    bots = bots_for(game)
    return bots.searching(net) if _by_net(bots, net) else bots.policy()


def search_of(game: str, rng: Rng, net: bytes | None = None) -> Search:
    """Return a new search for a game.

    ``net``: the bytes of a net file, ``BY_HAND`` for no net, or None for the game's default.
    """
    return Search(searching_of(game, net), settings_of(game, net), rng)


def hint_search(game: str, rng: Rng) -> Search:
    """Return a new search for hints in a game; its results are estimates of winning chances."""
    return Search(bots_for(game).hint_policy(), settings_of(game), rng)


def settings_of(game: str, net: bytes | None = None) -> Settings:
    """Return the search settings of a game; for ``net``, see ``search_of``."""
    bots = bots_for(game)
    return bots.settings(_by_net(bots, net))


def _by_net(bots: GameBots, net: bytes | None) -> bool:
    return bots.searches_by_net() if net is None else len(net) > 0
