"""Architect (rank 7): 2 extra cards; builds up to three districts."""

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

EXTRA_CARDS: Final = 2


class Architect(Character):
    """Architect (rules section 3.7), who keeps both extra cards."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the extra cards at any time during the turn (2016)."""
        if not t.used & USED_BONUS and not t.rules.extra_after_action and t.deck_size() > 0:
            out.append(act.BONUS)

    def has_extra(self, t: Board) -> bool:
        return t.deck_size() > 0

    def legal_extra(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the extra cards right after the action (older editions)."""
        out.append(act.BONUS)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_BONUS
        t.draw_to_hand(me, EXTRA_CARDS)

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        quote.bring("cards", t.within_deck(EXTRA_CARDS))

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        self.promise(t, me, quote)


ARCHITECT = Architect(cards.ARCHITECT, builds=3)
