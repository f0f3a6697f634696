"""Patrician (rank 4): noble income in cards; the crown, taken on the reveal (R-20, ``calls``)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.characters.base import Character

PATRICIAN = Character(cards.PATRICIAN, cards.NOBLE, income_in_cards=True)
