"""Thief (rank 2): names a character and takes its player's gold on the reveal."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, name_victims, named_rank, unused
from burgrave.games.citadels.rules.pieces import USED_POWER, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


class Thief(Character):
    """Thief (rules section 3.2). ``calls`` performs the theft; rank 1, killed and bewitched characters are immune."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if unused(t):
            name_victims(t, out, act.ROB, 1 << self.rank | 1 << t.killed | 1 << t.bewitched, 2)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_POWER
        t.robbed = named_rank(action, act.ROB)
        t.thief = me.seat
        if t.keeps_events:
            t.note(pack(ev.ROB, PUBLIC, me.seat, t.cast[t.robbed]))


THIEF = Thief(cards.THIEF)
