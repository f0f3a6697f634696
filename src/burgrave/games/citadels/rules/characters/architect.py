"""Architect (rank 7): 2 extra cards; builds up to three."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.table import USED_BONUS, Player, Table
from burgrave.kernel.ints import i64

EXTRA_CARDS: Final = 2


class Architect(Character):
    """Rules section 3.7. Both cards are kept."""

    def begin(self, t: Table, me: Player) -> None:
        """Build up to three districts."""
        t.limit = 3

    def legal(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer the extra cards at any time (2016)."""
        if not t.used & USED_BONUS and not t.rules.extra_after_action and t.deck_size() > 0:
            out.append(act.BONUS)

    def has_extra(self, t: Table) -> bool:
        """There must be a card to draw."""
        return t.deck_size() > 0

    def legal_extra(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer the extra cards right after the action (older editions)."""
        out.append(act.BONUS)

    def apply(self, t: Table, me: Player, action: i64) -> None:
        """Draw them."""
        t.used |= USED_BONUS
        t.draw_to_hand(me, EXTRA_CARDS)


ARCHITECT = Architect(cards.ARCHITECT)
