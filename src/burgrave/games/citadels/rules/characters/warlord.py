"""Warlord (rank 8): military income; destroys a district for its cost minus 1."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.rank8 import Rank8, wall
from burgrave.games.citadels.rules.districts import graveyard
from burgrave.games.citadels.rules.pieces import Player
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


class Warlord(Rank8):
    """Warlord (rules section 3.8), who pays the bank and may even target the player's own city."""

    def price(self, t: Board, me: Player, owner: Player, card: i64) -> i64:
        return t.district_cost(card) - 1 + wall(t, owner, card)

    def hit(self, t: Board, me: Player, owner: Player, index: i64) -> None:
        """Pay the bank and destroy the district; then ask the Graveyard's owner."""
        card: i64 = owner.city[index]
        price = self.price(t, me, owner, card)
        me.gold -= price
        if t.keeps_events:
            t.note(pack(ev.DESTROY, PUBLIC, me.seat, owner.seat, cards.CARD_KIND[card], price))
        t.destroy(owner, index)
        if t.has_graveyard:
            graveyard.ask(t, card)


WARLORD = Warlord(cards.WARLORD, act.DESTROY, True)
