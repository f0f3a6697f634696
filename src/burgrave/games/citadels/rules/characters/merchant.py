"""Merchant (rank 6): trade income; 1 extra gold."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.table import USED_BONUS, Player, Table
from burgrave.kernel.ints import i64

EXTRA_GOLD: Final = 1


class Merchant(Character):
    """Rules section 3.6. The extra gold is no income."""

    def legal(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer the extra gold at any time (2016)."""
        if not t.used & USED_BONUS and not t.rules.extra_after_action:
            out.append(act.BONUS)

    def has_extra(self, t: Table) -> bool:
        """There is always a gold in the bank."""
        return True

    def legal_extra(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer the extra gold right after the action (older editions)."""
        out.append(act.BONUS)

    def apply(self, t: Table, me: Player, action: i64) -> None:
        """Take it."""
        t.used |= USED_BONUS
        t.gain(me, EXTRA_GOLD)


MERCHANT = Merchant(cards.MERCHANT, cards.TRADE)
