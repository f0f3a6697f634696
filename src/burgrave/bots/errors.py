"""What can go wrong with a bot."""

from __future__ import annotations

from burgrave.kernel.errors import BurgraveError

__all__ = ["BotFailure"]


class BotFailure(BurgraveError):
    """A bot from outside did not do what a bot must: it loses the game it plays, and no other."""
