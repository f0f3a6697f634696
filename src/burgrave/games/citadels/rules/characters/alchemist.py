"""Alchemist (rank 6): at the end of the turn, gets back the gold paid for building."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.pieces import Player
from burgrave.kernel.events import PUBLIC, pack


class Alchemist(Character):
    """Alchemist (rules section 3.6). Only gold paid to build is refunded (R-54), after the Poor House acts (R-08)."""

    def end(self, t: Board, me: Player) -> None:
        if t.spent > 0:
            if t.keeps_events:
                t.note(pack(ev.REFUND, PUBLIC, me.seat, t.spent))
            me.gold += t.spent


ALCHEMIST = Alchemist(cards.ALCHEMIST)
