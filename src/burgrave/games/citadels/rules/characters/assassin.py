"""Assassin (rank 1): names a character, whose player loses the turn."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, name_victims, named_rank, unused
from burgrave.games.citadels.rules.characters.tax_collector import note_early_build
from burgrave.games.citadels.rules.pieces import USED_POWER, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


class Assassin(Character):
    """Assassin (rules section 3.1). ``calls`` skips the killed rank without revealing its player."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if unused(t):
            name_victims(t, out, act.KILL, 1 << self.rank)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_POWER
        t.killed = named_rank(action, act.KILL)
        if t.keeps_events:
            t.note(pack(ev.KILL, PUBLIC, me.seat, t.cast[t.killed]))

    def end(self, t: Board, me: Player) -> None:
        """Record a build, so that the older editions' Tax Collector, who is called later, can tax the builder."""
        note_early_build(t, me)


ASSASSIN = Assassin(cards.ASSASSIN)
