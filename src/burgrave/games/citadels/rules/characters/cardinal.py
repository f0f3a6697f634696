"""Cardinal (rank 5): religious income in cards; exchanges cards for the gold needed to build."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, index_of, unused
from burgrave.games.citadels.rules.pieces import DEN, Player, hand_kinds
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

LENDER_STEP: Final = 1
GIVE_STEP: Final = 2


class Cardinal(Character):
    """Cardinal (rules section 3.5).

    Once per turn, the Cardinal can trade cards for exactly the gold still needed to build (R-22).
    """

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append an action for every kind of card that can be built with a lender's gold."""
        c: i64
        if not t.gathered or not unused(t):
            return
        seen: i64 = 0
        for c in me.hand:
            kind: i64 = CARD_KIND[c]
            if seen >> kind & 1:
                continue
            seen |= bit(kind)
            if build.buildable(t, me, kind) and self._finds_lender(t, me, build.price(t, me, kind), len(me.hand) - 1):
                out.append(act.BORROW + kind)

    def legal_den(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the action to borrow the rest of the price, for a Thieves' Den that is being paid for with cards."""
        if unused(t) and t.owed > 0 and self._finds_lender(t, me, build.den_rest(t, me), len(me.hand)):
            out.append(act.BORROW + cards.THIEVES_DEN)

    def borrows(self, action: i64) -> bool:
        """Return True if an action starts an exchange of cards for gold."""
        return action & VERB == act.BORROW

    def _finds_lender(self, t: Board, me: Player, cost: i64, spare: i64) -> bool:
        """Return True if gold is missing, ``spare`` cards cover it, and another player can lend all of it."""
        missing = cost - me.gold
        if missing <= 0 or missing > spare:
            return False
        for other in t.players:
            if other.seat != me.seat and other.gold >= missing:
                return True
        return False

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if self.borrows(action):
            cost = build.den_rest(t, me) if t.phase == DEN else build.price(t, me, action - act.BORROW)
            quote.pay("gold", me.gold)
            quote.pay("cards", cost - me.gold)
        elif action & VERB == act.LENDER:
            quote.bring("gold", t.owed)
            quote.pay("cards", t.owed)
        else:
            quote.pay("cards", 1)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Lay down the card to build and compute the missing gold."""
        kind = action - act.BORROW
        if t.phase == DEN:
            t.price = build.den_rest(t, me)
            if t.keeps_events:
                t.note(pack(ev.DEN, PUBLIC, me.seat, t.owed))
        else:
            t.price = build.price(t, me, kind)
            build.lay_unpaid(t, me, kind)
        enter(t, LENDER_STEP)
        t.owed = t.price - me.gold

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the possible lenders or, after one is chosen, the cards to give."""
        if t.step == GIVE_STEP:
            hand_kinds(me.hand, out, act.GIVE)
            return
        for other in t.players:
            if other.seat != me.seat and other.gold >= t.owed:
                out.append(act.LENDER + other.seat)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Take the gold from the lender or give the lender one card; after the last card, build."""
        if t.step == LENDER_STEP:
            t.target = action - act.LENDER
            lender = t.players[t.target]
            if t.keeps_events:
                t.note(pack(ev.BORROW, PUBLIC, me.seat, lender.seat, t.owed))
            lender.gold -= t.owed
            me.gold += t.owed
            t.step = GIVE_STEP
            return
        t.hand_over(me, index_of(t, me, action, act.GIVE), t.players[t.target])
        t.owed -= 1
        if t.owed == 0:
            build.pay(t, me, t.price)


CARDINAL = Cardinal(cards.CARDINAL, cards.RELIGIOUS, income_in_cards=True)
