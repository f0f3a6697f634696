"""Spy (rank 2): names a player and a district type; sees the hand; takes 1 gold and draws 1 card per match."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_TYPE
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, others, unused
from burgrave.games.citadels.rules.pieces import Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


class Spy(Character):
    """Spy (rules section 3.2). The Secret Vault, like every unique card, matches only the unique type."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append an action for every other player, even one whose hand is empty."""
        if unused(t):
            others(t, me, out, act.SPY)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, 1)
        t.target = action - act.SPY

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        kind_type: i64
        for kind_type in range(5):
            out.append(act.INSPECT + kind_type)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Look at the hand; for each match, take 1 gold if the victim still has any, and draw 1 card."""
        c: i64
        kind_type = action - act.INSPECT
        victim = t.players[t.target]
        matches: i64 = 0
        for c in victim.hand:
            if CARD_TYPE[c] == kind_type:
                matches += 1
        t.learn_hand(victim, me.bit)
        if t.keeps_events:
            t.note(pack(ev.SPY, PUBLIC, me.seat, victim.seat, kind_type))
            t.note_hand(ev.SEEN_CARD, me.bit, victim.seat, victim.hand)
        gold = matches if matches < victim.gold else victim.gold
        t.transfer(victim, me, gold)
        t.draw_to_hand(me, matches)
        leave(t)


SPY = Spy(cards.SPY)
