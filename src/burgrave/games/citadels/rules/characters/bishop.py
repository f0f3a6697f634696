"""Bishop (rank 5): religious income; rank 8 powers cannot touch the city this round."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.pieces import Player


class Bishop(Character):
    """Rules section 3.5; R-21. The protection is read in ``rank8``; bewitched, it is the Witch who plays this turn."""

    def begin(self, t: Board, me: Player) -> None:
        """Protect the city until the round ends."""
        t.protected = me.seat


BISHOP = Bishop(cards.BISHOP, cards.RELIGIOUS)
