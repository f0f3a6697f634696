"""Navigator (rank 7): 4 gold or 4 cards; builds nothing."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.table import USED_BONUS, Player, Table
from burgrave.kernel.ints import i64

SAIL: Final = 4


class Navigator(Character):
    """Rules section 3.7. A limit of 0 bars every build, uncounted ones too."""

    def begin(self, t: Table, me: Player) -> None:
        """Build nothing in this turn; in 2010, nothing in this round (R-57)."""
        t.limit = 0
        if t.rules.navigator_bars_round:
            t.moored = me.seat

    def legal(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer gold or cards at any time (2016)."""
        if not t.used & USED_BONUS and not t.rules.extra_after_action:
            self.legal_extra(t, me, out)

    def has_extra(self, t: Table) -> bool:
        """There is always gold in the bank."""
        return True

    def legal_extra(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer gold or cards right after the action (older editions)."""
        out.append(act.SAIL_GOLD)
        if t.deck_size() > 0:
            out.append(act.SAIL_CARDS)

    def apply(self, t: Table, me: Player, action: i64) -> None:
        """Take them."""
        t.used |= USED_BONUS
        if action == act.SAIL_GOLD:
            t.gain(me, SAIL)
        else:
            t.draw_to_hand(me, SAIL)


NAVIGATOR = Navigator(cards.NAVIGATOR)
