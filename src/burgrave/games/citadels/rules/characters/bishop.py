"""Bishop (rank 5): religious income; city immune to rank 8 powers this round."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.pieces import Player


class Bishop(Character):
    """Bishop (rules section 3.5, R-21). ``rank8`` enforces the protection.

    If the Bishop is bewitched, the Witch's city is protected instead.
    """

    def begin(self, t: Board, me: Player) -> None:
        """Protect the city until the round ends."""
        t.protected = me.seat


BISHOP = Bishop(cards.BISHOP, cards.RELIGIOUS)
