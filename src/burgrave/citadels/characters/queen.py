"""Queen (rank 9): 3 gold if she sits next to the player who showed rank 4 (R-24)."""

from __future__ import annotations

from typing import Final

from burgrave.citadels import actions as act
from burgrave.citadels import cards
from burgrave.citadels import events as ev
from burgrave.citadels.characters.base import Character
from burgrave.citadels.table import USED_BONUS, Player, Table
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

QUEEN_GOLD: Final = 3


class Queen(Character):
    """Rules section 3.9; next to a killed rank 4 she is paid in ``calls.end_round``."""

    def begin(self, t: Table, me: Player) -> None:
        """Remember who plays the Queen: the resumed Witch measures from her own seat (R-13)."""
        t.queen = me.seat

    def legal(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer the gold."""
        if not t.used & USED_BONUS and t.revealed >> 4 & 1 and is_neighbour(t, me.seat, t.holder[4]):
            out.append(act.BONUS)

    def apply(self, t: Table, me: Player, action: i64) -> None:
        """Take it."""
        t.used |= USED_BONUS
        pay_court(t, me)


def is_neighbour(t: Table, seat: i64, other: i64) -> bool:
    """Tell whether two seats are side by side in the circle."""
    gap = (seat - other) % t.n
    return gap == 1 or gap == t.n - 1


def pay_court(t: Table, me: Player) -> None:
    """Give the Queen her gold."""
    me.gold += QUEEN_GOLD
    if t.keeps_events:
        t.note(pack(ev.COURT, PUBLIC, me.seat, QUEEN_GOLD))


QUEEN = Queen(cards.QUEEN)
