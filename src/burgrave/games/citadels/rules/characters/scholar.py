"""Scholar (rank 7): draws seven cards, keeps one, shuffles the rest into the deck; builds up to two districts."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, unused
from burgrave.games.citadels.rules.pieces import Player, hand_kinds
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

STUDY_CARDS: Final = 7


class Scholar(Character):
    """Scholar (rules section 3.7), who draws fewer cards if the deck is short (R-33)."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if unused(t) and t.deck_size() > 0:
            out.append(act.STUDY)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, 1)
        t.draw_pending(me, STUDY_CARDS)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        hand_kinds(t.pending, out, act.KEEP)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Keep one drawn card, put the others back and shuffle the deck."""
        if t.keeps_events:
            t.note(pack(ev.STUDY, PUBLIC, me.seat))
        t.keep_pending(me, action - act.KEEP)
        t.put_rest_under()
        t.shuffle_deck()
        leave(t)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action == act.STUDY:
            quote.bring("drawn", t.within_deck(STUDY_CARDS))
        quote.bring("cards", 1)


SCHOLAR = Scholar(cards.SCHOLAR, builds=2)
