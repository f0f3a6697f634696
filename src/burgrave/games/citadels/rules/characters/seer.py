"""Seer (rank 3): takes a random card from every other player's hand, then gives each of these players one card."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, index_of, leave, unused
from burgrave.games.citadels.rules.pieces import Player, hand_kinds
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote


class Seer(Character):
    """Seer (rules section 3.3), who gives out cards clockwise; any card may go to any player."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the power if another player holds a card."""
        if unused(t):
            for other in t.players:
                if len(other.hand) > 0 and other.seat != me.seat:
                    out.append(act.FORESEE)
                    return

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Take one random card from each opponent who has cards."""
        enter(t, 1)
        if t.keeps_events:
            t.note(pack(ev.SEER, PUBLIC, me.seat))
        t.owed = 0
        seat = me.seat
        for _ in range(t.n - 1):
            seat = (seat + 1) % t.n
            other = t.players[seat]
            if len(other.hand) > 0:
                t.hand_over(other, t.below(len(other.hand)), me)
                t.owed |= other.bit
        self._next(t, me)

    def _next(self, t: Board, me: Player) -> None:
        """Move to the next player who is owed a card."""
        seat = me.seat
        for _ in range(t.n - 1):
            seat = (seat + 1) % t.n
            if t.owed >> seat & 1:
                t.target = seat
                return
        leave(t)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        hand_kinds(me.hand, out, act.GIVE)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        other = t.players[t.target]
        t.hand_over(me, index_of(t, me, action, act.GIVE), other)
        t.owed &= ~other.bit
        self._next(t, me)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action != act.FORESEE:
            quote.pay("cards", 1)
            return
        for other in t.players:
            if len(other.hand) > 0 and other.seat != me.seat:
                quote.bring("cards", 1)


SEER = Seer(cards.SEER, builds=2)
