"""Scholar (rank 7): draws seven, keeps one, shuffles the rest into the deck; builds up to two."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, unused
from burgrave.games.citadels.rules.pieces import Player, hand_kinds
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote
from burgrave.kernel.unboxed import ActionList

STUDY_CARDS: Final = 7


class Scholar(Character):
    """Rules section 3.7; a short deck gives what it holds (R-33)."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Offer the draw."""
        if unused(t) and t.deck_size() > 0:
            out.append(act.STUDY)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Draw up to seven."""
        enter(t, 1)
        t.draw_pending(me, STUDY_CARDS)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the cards drawn."""
        hand_kinds(t.pending, out, act.KEEP)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Keep one; the whole deck is shuffled with the others."""
        if t.keeps_events:
            t.note(pack(ev.STUDY, PUBLIC, me.seat))
        t.keep_pending(me, action - act.KEEP)
        t.put_rest_under()
        t.shuffle_deck()
        leave(t)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        """Seven cards are looked at, one is kept."""
        if action == act.STUDY:
            quote.bring("drawn", t.within_deck(STUDY_CARDS))
        quote.bring("cards", 1)


SCHOLAR = Scholar(cards.SCHOLAR, builds=2)
