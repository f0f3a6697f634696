"""Diplomat (rank 8): military income; swaps a district with another player, paying the difference."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.rank8 import Rank8, receive, wall
from burgrave.games.citadels.rules.pieces import Player, index_of
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, append, numbers
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

THEIRS_STEP: Final = 1
OWN_STEP: Final = 2


class Diplomat(Rank8):
    """Diplomat (rules section 3.8; R-45, R-52, R-61, R-62, R-63); chooses the district to get, then the one to give."""

    def price(self, t: Board, me: Player, owner: Player, card: i64) -> i64:
        """Return the lowest price of exchanging one of my districts for ``card``, or 0 if none of mine may be given."""
        least: i64 = -1
        for own in me.city:
            if self.may_go(t, owner, own):
                paid = self.difference(t, owner, card, own)
                if least < 0 or paid < least:
                    least = paid
        if least < 0:
            return 0
        return least

    def difference(self, t: Board, owner: Player, theirs: i64, own: i64) -> i64:
        """Return the gold to pay: the difference in cost if positive, plus the surcharge of the Great Wall."""
        difference = t.district_cost(theirs) - t.district_cost(own)
        if difference < 0:
            difference = 0
        return difference + wall(t, owner, theirs)

    def can_give(self, t: Board, me: Player, owner: Player, theirs: i64, own: i64) -> bool:
        """Return True if ``own`` may be given for ``theirs`` and the difference is affordable."""
        return self.may_go(t, owner, own) and self.difference(t, owner, theirs, own) <= me.gold

    def may_go(self, t: Board, owner: Player, own: i64) -> bool:
        """Return True if ``own`` may be given to ``owner``, ignoring the price (R-61: in classic, even the Keep)."""
        kind: i64 = CARD_KIND[own]
        return (kind != cards.KEEP or t.rules.may_give_protected) and not owner.has(kind)

    def barred(self, t: Board, me: Player, owner: Player, card: i64) -> str:
        """Return the name of the reason why ``card`` cannot be taken (Keep, duplicate, nothing to give), or ""."""
        kind: i64 = CARD_KIND[card]
        if kind == cards.KEEP:
            return "safe"
        if me.has(kind):
            return "owned"
        if me.seat == t.protected and not t.rules.may_give_protected:
            return "nothing-to-give"
        if t.is_complete(me) and not t.rules.may_give_from_complete_city:
            return "nothing-to-give"
        for own in me.city:
            if self.may_go(t, owner, own):
                return ""
        return "nothing-to-give"

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action & VERB == act.OFFER:
            own = me.city[t.district_index(me, action - act.OFFER)]
            quote.pay("gold", self.difference(t, t.players[t.target], t.card, own))
        elif action & VERB == act.DISTRICT:
            quote.on["seat"] = int(t.target)
        else:
            Rank8.quote(self, t, me, action, quote)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the districts to get or, after one is chosen, the districts that may be given for it."""
        c: i64
        if t.step == THEIRS_STEP:
            Rank8.legal_step(self, t, me, out)
            return
        owner = t.players[t.target]
        offers = numbers()
        for c in me.city:
            if self.can_give(t, me, owner, t.card, c):
                offers = append(offers, c)
        build.fill_cards(t, offers, out, act.OFFER)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Choose the district to get, or choose the one to give and exchange them."""
        owner = t.players[t.target]
        if t.step == THEIRS_STEP:
            t.card = owner.city[t.district_index(owner, action - act.DISTRICT)]
            t.step = OWN_STEP
            return
        self._exchange(t, me, owner, me.city[t.district_index(me, action - act.OFFER)])
        t.card = -1
        self.leave(t)

    def _exchange(self, t: Board, me: Player, owner: Player, own: i64) -> None:
        theirs = t.card
        price = self.difference(t, owner, theirs, own)
        if t.keeps_events:
            t.note(pack(ev.EXCHANGE, PUBLIC, me.seat, owner.seat, CARD_KIND[theirs], CARD_KIND[own]))
        if price > 0:
            t.transfer(me, owner, price)
        t.take_district(owner, index_of(theirs, owner.city))
        t.take_district(me, index_of(own, me.city))  # take both out first, so that no city is ever too large
        receive(t, me, theirs)
        receive(t, owner, own)


DIPLOMAT = Diplomat(cards.DIPLOMAT, act.EXCHANGE, False)
