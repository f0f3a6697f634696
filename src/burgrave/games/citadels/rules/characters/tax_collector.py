"""Tax Collector (rank 9, 2016): takes the gold that builders put on the token (charged in ``build``)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.pieces import USED_BONUS, Player
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote
from burgrave.kernel.unboxed import ActionList


class TaxCollector(Character):
    """Rules section 3.9."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the pool."""
        if not t.used & USED_BONUS and t.pool > 0:
            out.append(act.COLLECT)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Take all of it."""
        t.used |= USED_BONUS
        if t.keeps_events:
            t.note(pack(ev.COLLECT, PUBLIC, me.seat, t.pool))
        me.gold += t.pool
        t.pool = 0

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        """The pool."""
        quote.bring("gold", t.pool)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        """The same."""
        self.promise(t, me, quote)


TAX_COLLECTOR = TaxCollector(cards.TAX_COLLECTOR)
