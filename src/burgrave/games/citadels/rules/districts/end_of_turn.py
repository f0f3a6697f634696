"""Districts that act at the end of their owner's turn: Poor House, then Park (R-08)."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import Player
from burgrave.kernel.events import PUBLIC, pack

POOR_HOUSE_GOLD: Final = 1
PARK_CARDS: Final = 2
MASK: Final = 1 << 37 | 1 << 36
assert {cards.POOR_HOUSE, cards.PARK} == {37, 36}


def act_now(t: Board, me: Player) -> None:
    """Pay the Poor House's gold if the stash is empty; then draw the Park's cards if the hand is empty."""
    if me.gold == 0 and me.has(cards.POOR_HOUSE):
        if t.keeps_events:
            t.note(pack(ev.POOR_HOUSE, PUBLIC, me.seat))
        t.gain(me, POOR_HOUSE_GOLD)
    if len(me.hand) == 0 and me.has(cards.PARK):
        if t.keeps_events:
            t.note(pack(ev.PARK, PUBLIC, me.seat))
        t.draw_to_hand(me, PARK_CARDS)
