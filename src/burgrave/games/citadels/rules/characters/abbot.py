"""Abbot (rank 5): religious income (any mix of gold and cards in 2016) and 1 gold from the richest player."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, unused
from burgrave.games.citadels.rules.pieces import USED_INCOME, USED_POWER, Player
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

BEGGED: Final = 1


class Abbot(Character):
    """Abbot (rules section 3.5, R-42). The mix is declared at once; the School of Magic yields either resource."""

    def offer_income(self, t: Board, me: Player, out: ActionList) -> None:
        """Append every split of the income into gold and cards; taking cards requires a nonempty deck (R-65)."""
        if not t.rules.abbot_mixes:
            Character.offer_income(self, t, me, out)
            return
        number = self.income(t, me)
        least: i64 = 0 if t.may_draw_income() else number
        if number > 0:
            for gold in range(number, least - 1, -1):
                out.append(act.MIX + gold)

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append an action for each of the richest players, unless the Abbot is one of them.

        In the older editions, no action is appended if several players are tied.
        """
        if not unused(t):
            return
        most: i64 = 0
        number: i64 = 0
        for other in t.players:
            if other.gold > most:
                most = other.gold
                number = 0
            if other.gold == most:
                number += 1
        if me.gold == most or (number > 1 and not t.rules.abbot_picks_among_tied):
            return
        for other in t.players:
            if other.gold == most:
                out.append(act.BEG + other.seat)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        if action & VERB == act.MIX:
            self._take_mix(t, me, action - act.MIX)
            return
        t.used |= USED_POWER
        t.transfer(t.players[action - act.BEG], me, BEGGED)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action & VERB != act.MIX:
            quote.bring("gold", BEGGED)
            return
        quote.bring("gold", action - act.MIX)
        quote.bring("cards", t.within_deck(self.income(t, me) - (action - act.MIX)))

    def _take_mix(self, t: Board, me: Player, gold: i64) -> None:
        number = self.income(t, me)
        t.used |= USED_INCOME
        if t.keeps_events:
            t.note(pack(ev.MIX, PUBLIC, me.seat, gold, number - gold))
        t.gain(me, gold)
        t.draw_to_hand(me, number - gold)


ABBOT = Abbot(cards.ABBOT, cards.RELIGIOUS)
