"""Graveyard (older editions): its owner may pay 1 gold to take a district that the Warlord destroyed (R-40).

The card goes into the owner's hand.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import ENDING, GRAVE, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

RECLAIM_PRICE: Final = 1


def ask(t: Board, card: i64) -> None:
    """Ask the Graveyard's owner about the destroyed ``card``, unless the owner is the Warlord or cannot pay.

    A Graveyard that was itself destroyed no longer has an owner.
    """
    owner = t.owner_of(cards.GRAVEYARD)
    if owner < 0 or owner == t.turn or t.players[owner].gold < RECLAIM_PRICE:
        return
    t.card = card
    t.phase = GRAVE
    t.actor = owner


def legal(out: ActionList) -> None:
    out.append(act.RECLAIM)
    out.append(act.DECLINE)


def apply(t: Board, me: Player, action: i64) -> None:
    """Take the card back from under the deck or decline, then end the Warlord's turn."""
    card = t.card
    if action == act.RECLAIM:
        me.gold -= RECLAIM_PRICE
        me.take(t.take_from_under(card))
        if t.keeps_events:
            t.note(pack(ev.RECLAIMED, PUBLIC, me.seat, CARD_KIND[card]))
    elif t.keeps_events:
        t.note(pack(ev.UNCLAIMED, PUBLIC, me.seat))
    t.card = -1
    t.actor = t.turn
    t.phase = ENDING
