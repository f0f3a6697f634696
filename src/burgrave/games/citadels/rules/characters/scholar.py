"""Scholar (rank 7): draws seven, keeps one, shuffles the rest into the deck; builds up to two."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, unused
from burgrave.games.citadels.rules.options import hand_kinds
from burgrave.games.citadels.rules.table import Player, Table
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

STUDY_CARDS: Final = 7


class Scholar(Character):
    """Rules section 3.7; a short deck gives what it holds (R-33)."""

    def begin(self, t: Table, me: Player) -> None:
        """Build up to two districts, power used or not."""
        t.limit = 2

    def legal(self, t: Table, me: Player, out: list[int]) -> None:
        """Offer the draw."""
        if unused(t) and t.deck_size() > 0:
            out.append(act.STUDY)

    def apply(self, t: Table, me: Player, action: i64) -> None:
        """Draw up to seven."""
        enter(t, 1)
        t.draw_pending(me, STUDY_CARDS)

    def legal_step(self, t: Table, me: Player, out: list[int]) -> None:
        """Append the cards drawn."""
        hand_kinds(t.pending, out, act.KEEP)

    def apply_step(self, t: Table, me: Player, action: i64) -> None:
        """Keep one; the whole deck is shuffled with the others."""
        if t.keeps_events:
            t.note(pack(ev.STUDY, PUBLIC, me.seat))
        t.keep_pending(me, action - act.KEEP)
        while t.pending:
            t.put_under(t.pending.pop())
        t.shuffle_deck()
        leave(t)


SCHOLAR = Scholar(cards.SCHOLAR)
