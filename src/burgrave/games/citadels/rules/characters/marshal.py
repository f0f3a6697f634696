"""Marshal (rank 8): military income; seizes a district that costs 3 or less, for its cost."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.rank8 import Rank8, receive, wall
from burgrave.games.citadels.rules.pieces import Player
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

MARSHAL_LIMIT: Final = 3


class Marshal(Rank8):
    """Marshal (rules section 3.8). The Great Wall raises the price, not the limit (R-23); the owner is paid (R-45)."""

    def price(self, t: Board, me: Player, owner: Player, card: i64) -> i64:
        return t.district_cost(card) + wall(t, owner, card)

    def barred(self, t: Board, me: Player, owner: Player, card: i64) -> str:
        """Return the ``why_not`` reason against seizing this district (Keep, cost limit, duplicate), or ""."""
        kind: i64 = CARD_KIND[card]
        if kind == cards.KEEP:
            return "safe"
        if t.district_cost(card) > MARSHAL_LIMIT:
            return "limit"
        return "owned" if me.has(kind) else ""

    def hit(self, t: Board, me: Player, owner: Player, index: i64) -> None:
        """Pay the owner and take the district."""
        card: i64 = owner.city[index]
        price = self.price(t, me, owner, card)
        me.gold -= price
        owner.gold += price
        if t.keeps_events:
            t.note(pack(ev.SEIZE, PUBLIC, me.seat, owner.seat, CARD_KIND[card], price))
        receive(t, me, t.take_district(owner, index))


MARSHAL = Marshal(cards.MARSHAL, act.SEIZE, False)
