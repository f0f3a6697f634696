"""Navigator (rank 7): 4 gold or 4 cards; no building."""

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

SAIL: Final = 4


class Navigator(Character):
    """Navigator (rules section 3.7).

    The building limit of 0 bars every build, even of districts that do not count toward the limit.
    """

    def begin(self, t: Board, me: Player) -> None:
        """In 2010, bar this player from building for the whole round (R-57)."""
        if t.rules.navigator_bars_round:
            t.cannot_build = me.seat

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer 4 gold or 4 cards at any time during the turn (2016)."""
        if not t.used & USED_BONUS and not t.rules.extra_after_action:
            self.legal_extra(t, me, out)

    def has_extra(self, t: Board) -> bool:
        """Return True: the bank can always pay the gold, even if the deck is empty."""
        return True

    def legal_extra(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer 4 gold or 4 cards right after the action (older editions)."""
        out.append(act.SAIL_GOLD)
        if t.deck_size() > 0:
            out.append(act.SAIL_CARDS)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_BONUS
        if action == act.SAIL_GOLD:
            t.gain(me, SAIL)
        else:
            t.draw_to_hand(me, SAIL)

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        """Add 4 gold but no cards, because the deck may be empty."""
        quote.bring("gold", SAIL)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action == act.SAIL_GOLD:
            quote.bring("gold", SAIL)
        else:
            quote.bring("cards", t.within_deck(SAIL))


NAVIGATOR = Navigator(cards.NAVIGATOR, builds=0)
