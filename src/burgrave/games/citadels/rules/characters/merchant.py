"""Merchant (rank 6): trade income; 1 extra gold."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.pieces import USED_BONUS, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

EXTRA_GOLD: Final = 1


class Merchant(Character):
    """Merchant (rules section 3.6). The extra gold is not income."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the extra gold at any time during the turn (2016)."""
        if not t.used & USED_BONUS and not t.rules.extra_after_action:
            out.append(act.BONUS)

    def has_extra(self, t: Board) -> bool:
        """Return True: the bank can always pay the extra gold."""
        return True

    def legal_extra(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the extra gold right after the action (older editions)."""
        out.append(act.BONUS)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_BONUS
        t.gain(me, EXTRA_GOLD)

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        quote.bring("gold", EXTRA_GOLD)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        self.promise(t, me, quote)


MERCHANT = Merchant(cards.MERCHANT, cards.TRADE)
