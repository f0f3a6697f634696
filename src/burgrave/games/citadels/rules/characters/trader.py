"""Trader (rank 6): trade income; trade districts do not count toward the limit (``build.uncounted``)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.characters.base import Character

TRADER = Character(cards.TRADER, cards.TRADE)
