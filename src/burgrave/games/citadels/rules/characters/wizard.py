"""Wizard (rank 3): sees a hand, takes a card to keep or build at once; may build duplicates."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, others, unused
from burgrave.games.citadels.rules.pieces import Player, sorted_kinds
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

TAKE_STEP: Final = 1
USE_STEP: Final = 2


class Wizard(Character):
    """Wizard (rules section 3.3). Before gathering, the card can only be kept (R-07).

    ``build.closed_names`` decides whether the Wizard may build duplicates.
    """

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if unused(t):
            others(t, me, out, act.PEEK)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, TAKE_STEP)
        t.target = action - act.PEEK
        victim = t.players[t.target]
        t.learn_hand(victim, me.bit)
        if t.keeps_events:
            t.note(pack(ev.PEEK, PUBLIC, me.seat, victim.seat))
            t.note_hand(ev.SEEN_CARD, me.bit, victim.seat, victim.hand)
        if len(victim.hand) == 0:
            leave(t)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the cards to take or, after that, the uses of the taken card."""
        if t.step == TAKE_STEP:
            sorted_kinds(t.players[t.target].hand, out, act.TAKE)
            return
        out.append(act.KEEP_IT)
        kind: i64 = CARD_KIND[t.card]
        if t.gathered and build.may_enter(me, kind) and not build.over_quarry_limit(t, me) >> kind & 1:
            self._ways_to_build(t, me, kind, out)

    def _ways_to_build(self, t: Board, me: Player, kind: i64, out: ActionList) -> None:
        cost = build.price(t, me, kind)
        if cost <= me.gold:
            out.append(act.BUILD_IT)
        if kind == cards.THIEVES_DEN and build.den_with_cards(me, cost):
            out.append(act.PAY_CARDS)
        elif kind == cards.NECROPOLIS:
            build.fill_districts(t, me, out, act.SACRIFICE)
        if me.has(cards.FRAMEWORK):
            out.append(act.FRAMEWORK + kind)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action & VERB == act.TAKE:
            quote.bring("cards", 1)
        elif action == act.BUILD_IT:
            quote.pay("gold", build.price(t, me, CARD_KIND[t.card]))

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Take the card; in the next step, keep it or build it without counting it toward the building limit."""
        if t.step == TAKE_STEP:
            victim = t.players[t.target]
            t.card = t.hand_over(victim, t.find(victim.hand, action - act.TAKE), me)
            t.step = USE_STEP
            return
        kind: i64 = CARD_KIND[t.card]
        t.card = -1
        if action == act.KEEP_IT:
            leave(t)
        elif action == act.BUILD_IT:
            build.with_gold(t, me, kind)
        elif action == act.PAY_CARDS:
            build.start_den(t, me)
        elif action & VERB == act.FRAMEWORK:
            build.with_framework(t, me, kind)
        else:
            build.with_sacrifice(t, me, action - act.SACRIFICE)


WIZARD = Wizard(cards.WIZARD)
