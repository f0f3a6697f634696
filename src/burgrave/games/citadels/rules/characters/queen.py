"""Queen (rank 9): 3 gold if she sits next to the player who showed rank 4, or next to the crown (R-24)."""

from __future__ import annotations

from typing import Final

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

QUEEN_GOLD: Final = 3


class Queen(Character):
    """Rules section 3.9; R-24. Next to a killed rank 4 she is paid in ``calls.end_round``."""

    def begin(self, t: Board, me: Player) -> None:
        """Remember who plays the Queen: the resumed Witch measures from her own seat (R-13)."""
        t.queen = me.seat

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the gold."""
        if t.used & USED_BONUS:
            return
        if follows_crown(t):
            if is_neighbour(t, me.seat, t.crown):
                out.append(act.BONUS)
        elif t.revealed >> 4 & 1 and is_neighbour(t, me.seat, t.holder(4)):
            out.append(act.BONUS)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Take it."""
        t.used |= USED_BONUS
        pay_court(t, me)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        """The gold."""
        quote.bring("gold", QUEEN_GOLD)


def follows_crown(t: Board) -> bool:
    """Tell whether she looks for the crown and not for rank 4: in classic, with the Emperor in the cast (R-24)."""
    return t.rules.queen_follows_crown and t.cast[4] == cards.EMPEROR


def waits_for(t: Board, seat: i64) -> bool:
    """Tell whether a killed rank 4 in this seat earns her the gold at the end of the round."""
    return t.queen >= 0 and not follows_crown(t) and is_neighbour(t, t.queen, seat)


def is_neighbour(t: Board, seat: i64, other: i64) -> bool:
    """Tell whether two seats are side by side in the circle."""
    gap = (seat - other) % t.n
    return gap == 1 or gap == t.n - 1


def pay_court(t: Board, me: Player) -> None:
    """Give the Queen her gold."""
    me.gold += QUEEN_GOLD
    if t.keeps_events:
        t.note(pack(ev.COURT, PUBLIC, me.seat, QUEEN_GOLD))


QUEEN = Queen(cards.QUEEN)
