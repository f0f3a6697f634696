"""The policy of each game, and what makes the search strong in it."""

from __future__ import annotations

from burgrave.bots.ismcts import Search, Settings
from burgrave.bots.policy import Policy
from burgrave.kernel.errors import SetupError
from burgrave.kernel.rng import Rng

__all__ = ["policy_of", "search_of", "settings_of"]


def policy_of(game: str, searching: bool = False) -> Policy:
    """Return a new policy for a game; raise SetupError if it has none.

    ``searching``: the one that searches use. The rule bots play by what was made by hand alone.
    """
    if game == "citadels":
        from burgrave.bots.citadels.policy import CitadelsPolicy  # of the game played alone: both cost time

        return CitadelsPolicy()
    if game == "valeria":
        from burgrave.bots.valeria.policy import ValeriaPolicy

        return ValeriaPolicy(searching)
    raise SetupError(f"There is no policy for the game {game!r}.")


def search_of(game: str, rng: Rng) -> Search:
    """Return a new search for a game, as it was found to be best."""
    return Search(policy_of(game, True), settings_of(game), rng)


def settings_of(game: str) -> Settings:
    """Return the settings that were found to be best for a game."""
    found = Settings()
    if game == "citadels":
        found.rounds = 3
    elif game == "valeria":
        # A game is short, and dice are loud. Playouts go to its end, weigh most decisions in full, count by how much
        # the game was won, and leave the luck of the dice out; what looked good at first is given up slowly. What
        # follows the decision is left to the policy: it plays better than a tree that knows each of its nodes by a few
        # loud trials.
        found.rounds = 0
        found.deepest = 1
        found.careful = 40
        found.spread = 6.0
        found.boldness = 2.0
        found.trust = 150.0
        found.loud = 0.15
    return found
