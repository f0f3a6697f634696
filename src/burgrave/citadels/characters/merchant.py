"""Merchant (rank 6): trade income; 1 extra gold."""

from __future__ import annotations

from typing import Final

from burgrave.citadels import actions as act
from burgrave.citadels import cards
from burgrave.citadels.characters.base import Character
from burgrave.citadels.table import USED_BONUS, Player, Table
from burgrave.kernel.ints import i64

EXTRA_GOLD: Final = 1


class Merchant(Character):
    """Rules section 3.6. The extra gold is no income and may be taken at any time of the turn."""

    def legal(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer the extra gold."""
        if not t.used & USED_BONUS:
            out.append(act.BONUS)

    def apply(self, t: Table, me: Player, action: i64) -> None:
        """Take it."""
        t.used |= USED_BONUS
        t.gain(me, EXTRA_GOLD)


MERCHANT = Merchant(cards.MERCHANT, cards.TRADE)
