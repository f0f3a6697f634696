"""King (rank 4): noble income in gold; the crown, taken on the reveal (R-20, ``calls``)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.characters.base import Character

KING = Character(cards.KING, cards.NOBLE)
