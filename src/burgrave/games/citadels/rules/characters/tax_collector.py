"""Tax Collector: rank 9 in 2016, rank 2 in the older editions.

In 2016 the Tax Collector takes the gold that builders put on the token (charged in ``build``). In the older editions
every other player who builds pays the Tax Collector 1 gold at the end of the turn.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.pieces import USED_BONUS, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

# ---- 2016 ------------------------------------------------------------------------------------------------------------


class TaxCollector(Character):
    """Tax Collector of 2016 (rules section 3.9), who may take all the gold in the pool once per turn."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if not t.used & USED_BONUS and t.pool > 0:
            out.append(act.COLLECT)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_BONUS
        if t.keeps_events:
            t.note(pack(ev.COLLECT, PUBLIC, me.seat, t.pool))
        me.gold += t.pool
        t.pool = 0

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        quote.bring("gold", t.pool)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        self.promise(t, me, quote)


TAX_COLLECTOR = TaxCollector(cards.TAX_COLLECTOR)


# ---- Classic and 2010 ------------------------------------------------------------------------------------------------

TAX: Final = 1


class TaxCollectorOld(Character):
    """Tax Collector of the older editions (rules section 3.2, R-18).

    If the Tax Collector is bewitched, the Witch collects the tax once she resumes her turn (R-13).
    """

    def begin(self, t: Board, me: Player) -> None:
        """Start collecting the tax, beginning with the rank 1 player if that player has built."""
        t.collector = me.seat
        if t.early_builder >= 0:
            collect(t, t.early_builder)


def has_built(t: Board) -> bool:
    """Return True if a district was built this turn; in these editions every build costs gold."""
    return t.spent > 0


def note_early_build(t: Board, me: Player) -> None:
    """Record a build by rank 1 at the end of its turn (R-18: an Assassin, or a Witch who named no one)."""
    if t.cast[2] == cards.TAX_COLLECTOR_OLD and has_built(t):
        t.early_builder = me.seat


def collect(t: Board, seat: i64) -> None:
    """Collect the tax from a player who built, unless that player has no gold or is the Tax Collector."""
    payer = t.players[seat]
    if seat == t.collector or payer.gold < TAX:
        return
    collector = t.players[t.collector]
    payer.gold -= TAX
    collector.gold += TAX
    if t.keeps_events:
        t.note(pack(ev.TAXED, PUBLIC, seat, collector.seat))


TAX_COLLECTOR_OLD: Final = TaxCollectorOld(cards.TAX_COLLECTOR_OLD)
