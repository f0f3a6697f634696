"""Queen (rank 9): 3 gold if seated next to the player who revealed rank 4 or has the crown (R-24)."""

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

QUEEN_GOLD: Final = 3


class Queen(Character):
    """Queen (rules section 3.9, R-24). ``calls.end_round`` pays her for a killed rank 4."""

    def begin(self, t: Board, me: Player) -> None:
        """Record the Queen's seat; if the Witch resumes this turn, that is the Witch's seat (R-13)."""
        t.queen = me.seat

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if t.used & USED_BONUS:
            return
        if follows_crown(t):
            if is_neighbour(t, me.seat, t.crown):
                out.append(act.BONUS)
        elif t.revealed >> 4 & 1 and is_neighbour(t, me.seat, t.holder(4)):
            out.append(act.BONUS)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_BONUS
        pay_court(t, me)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        quote.bring("gold", QUEEN_GOLD)


def follows_crown(t: Board) -> bool:
    """Return True if the Queen is paid for sitting next to the crown's holder instead of rank 4 (R-24).

    This is the case in classic if the Emperor is in the cast.
    """
    return t.rules.queen_follows_crown and t.cast[4] == cards.EMPEROR


def waits_for(t: Board, seat: i64) -> bool:
    """Return True if a killed rank 4 in this seat earns the Queen gold at the end of the round."""
    return t.queen >= 0 and not follows_crown(t) and is_neighbour(t, t.queen, seat)


def is_neighbour(t: Board, seat: i64, other: i64) -> bool:
    gap = (seat - other) % t.n
    return gap == 1 or gap == t.n - 1


def pay_court(t: Board, me: Player) -> None:
    """Give 3 gold to ``me``, the Queen's player."""
    me.gold += QUEEN_GOLD
    if t.keeps_events:
        t.note(pack(ev.COURT, PUBLIC, me.seat, QUEEN_GOLD))


QUEEN = Queen(cards.QUEEN)
