"""Blackmailer (rank 2): two threats, one real; victims pay half their stash or risk it all."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, name_victims, named_rank, unused
from burgrave.games.citadels.rules.pieces import Player
from burgrave.games.citadels.rules.rulings import R_17_MAY_THREATEN_OWN_RANK
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


class Blackmailer(Character):
    """Blackmailer (rules section 3.2, R-17, R-48). ``turn`` resolves the threat after the victim gathers."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if unused(t):
            name_victims(t, out, act.THREATEN, self._barred(t), 2)

    def _barred(self, t: Board) -> i64:
        """Return the mask of ranks that cannot be threatened.

        For a Witch acting as the Blackmailer, this includes rank 2 (R-48).
        """
        barred = 1 << t.killed | 1 << t.bewitched
        return barred if R_17_MAY_THREATEN_OWN_RANK else barred | 1 << self.rank

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, 1)
        t.owed = named_rank(action, act.THREATEN)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        name_victims(t, out, act.BLUFF, self._barred(t) | 1 << t.owed, 2)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Place the blank threat and announce both marked characters."""
        t.blackmailer = me.seat
        t.real_threat = t.owed
        t.marked = 1 << t.owed | bit(named_rank(action, act.BLUFF))
        t.threats = t.marked
        t.owed = 0
        if t.keeps_events:
            marked = [t.cast[rank] for rank in range(1, 10) if t.threats >> rank & 1]
            t.note(pack(ev.THREATS, PUBLIC, me.seat, marked[0], marked[1]))
            t.note(pack(ev.REAL_THREAT, me.bit, me.seat, t.cast[t.real_threat]))
        leave(t)


BLACKMAILER = Blackmailer(cards.BLACKMAILER)
