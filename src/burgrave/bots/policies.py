"""The policy of each game, and what makes the search strong in it."""

from __future__ import annotations

from burgrave.bots.ismcts import Settings
from burgrave.bots.policy import Policy
from burgrave.kernel.errors import SetupError

__all__ = ["policy_of", "settings_of"]


def policy_of(game: str) -> Policy:
    """Return a new policy for a game; raise SetupError if it has none."""
    if game == "citadels":
        from burgrave.bots.citadels.policy import CitadelsPolicy  # of the game played alone: both cost time

        return CitadelsPolicy()
    if game == "valeria":
        from burgrave.bots.valeria.policy import ValeriaPolicy

        return ValeriaPolicy()
    raise SetupError(f"There is no policy for the game {game!r}.")


def settings_of(game: str) -> Settings:
    """Return the settings that were found to be best for a game."""
    found = Settings()
    if game == "citadels":
        found.rounds = 3
    elif game == "valeria":
        # A game is short, and dice are loud: playouts go to its end, with some care, and count by how much it was won;
        # what looked good at first is given up slowly.
        found.rounds = 0
        found.careful = 40
        found.spread = 6.0
        found.boldness = 2.0
    return found
