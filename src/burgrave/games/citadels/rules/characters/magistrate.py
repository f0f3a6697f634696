"""Magistrate (rank 1): three warrants; the signed one can seize the first district built and paid for."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, name_victims, named_rank, unused
from burgrave.games.citadels.rules.pieces import Player
from burgrave.games.citadels.rules.rulings import R_14_MAGISTRATE_MAY_MARK_RANK_1
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


class Magistrate(Character):
    """Magistrate (rules section 3.1, R-14). ``build`` handles the confiscation.

    There are three steps: the signed warrant, then two blanks. The blank with the lower rank comes first, so that each
    pair of blanks is generated only once.
    """

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if unused(t):
            name_victims(t, out, act.SIGN, 0, 1 if R_14_MAGISTRATE_MAY_MARK_RANK_1 else 2)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, 1)
        t.owed = named_rank(action, act.SIGN)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        signed = t.owed & 15
        barred = 1 << signed
        if t.step == 1:  # leave room above for the second blank
            highest = t.ranks_in_play
            if highest == signed:
                highest -= 1
            name_victims(t, out, act.WARRANT, barred | 1 << highest)
        else:
            first = t.owed >> 4
            name_victims(t, out, act.WARRANT, barred, first + 1)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Place a blank warrant; after the second, announce all three marked characters."""
        rank = named_rank(action, act.WARRANT)
        if t.step == 1:
            t.owed |= rank << 4
            t.step = 2
            return
        t.magistrate = me.seat
        t.signed = t.owed & 15
        t.warrants = 1 << t.signed | 1 << (t.owed >> 4) | 1 << rank
        t.owed = 0
        if t.keeps_events:
            self._announce(t, me)
        leave(t)

    def _announce(self, t: Board, me: Player) -> None:
        marked = [t.cast[rank] for rank in range(1, 10) if t.warrants >> rank & 1]
        t.note(pack(ev.WARRANTS, PUBLIC, me.seat, marked[0], marked[1], marked[2]))
        t.note(pack(ev.SIGNED, me.bit, me.seat, t.cast[t.signed]))


MAGISTRATE = Magistrate(cards.MAGISTRATE)
