"""Emperor (rank 4): noble income; gives the crown to another player for 1 gold or 1 card."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, unused
from burgrave.games.citadels.rules.pieces import TRIBUTE, Player, hand_kinds
from burgrave.games.citadels.rules.rulings import R_32_EMPEROR_MAY_TAKE_NOTHING
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

CROWN_STEP: Final = 1
TAKE_STEP: Final = 2
TRIBUTE_GOLD: Final = 1


class Emperor(Character):
    """Emperor (rules section 3.4, R-32). ``calls.end_round`` handles a killed Emperor.

    In 2016 the Emperor moves the crown at any time during the turn and chooses what to take. In the older editions the
    crown moves as soon as the Emperor is revealed, and its receiver chooses what to give.
    """

    def begin(self, t: Board, me: Player) -> None:
        """Ask who gets the crown before anything else (older editions)."""
        if t.rules.emperor_on_reveal:
            enter(t, CROWN_STEP)

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if unused(t):
            heirs(t, me, out)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        """Move the crown; then ask what to take, unless the new holder has neither gold nor cards."""
        enter(t, TAKE_STEP)
        heir = self._crown(t, action)
        if heir.gold == 0 and len(heir.hand) == 0:
            leave(t)

    def _crown(self, t: Board, action: i64) -> Player:
        t.target = action - act.CROWN
        t.give_crown(t.target)
        return t.players[t.target]

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the possible receivers of the crown (older editions), or the resources to take from its new holder."""
        if t.step == CROWN_STEP:
            heirs(t, me, out)
            return
        heir = t.players[t.target]
        if heir.gold > 0:
            out.append(act.TAKE_GOLD)
        if len(heir.hand) > 0:
            out.append(act.TAKE_CARD)
        if R_32_EMPEROR_MAY_TAKE_NOTHING:
            out.append(act.TAKE_NOTHING)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Take 1 gold, a random card or nothing; in older editions, move the crown and ask its receiver for a gift."""
        if t.step == CROWN_STEP:
            self._ask_tribute(t, me, self._crown(t, action))
            return
        heir = t.players[t.target]
        if action == act.TAKE_GOLD:
            t.transfer(heir, me, TRIBUTE_GOLD)
        elif action == act.TAKE_CARD:
            t.hand_over(heir, t.below(len(heir.hand)), me)
        leave(t)

    def _ask_tribute(self, t: Board, me: Player, heir: Player) -> None:
        """Ask the receiver of the crown for a gift.

        If the receiver has gold but no cards, take 1 gold without asking.
        """
        options = ActionList()
        legal_tribute(heir, options)
        if not options:
            leave(t)
            return
        t.phase = TRIBUTE
        t.actor = heir.seat
        if len(heir.hand) == 0:
            apply_tribute(t, heir, act.PAY_GOLD)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action == act.TAKE_GOLD:
            quote.bring("gold", TRIBUTE_GOLD)
        elif action == act.TAKE_CARD:
            quote.bring("cards", 1)

    def may_end(self, t: Board, me: Player) -> bool:
        """Return True if the Emperor has moved the crown, which is mandatory."""
        return not unused(t)


def heirs(t: Board, me: Player, out: ActionList) -> None:
    """Append an action for each possible receiver of the crown: all but the Emperor and the crown's holder."""
    for other in t.players:
        if other.seat != me.seat and other.seat != t.crown:
            out.append(act.CROWN + other.seat)


def legal_tribute(heir: Player, out: ActionList) -> None:
    """Append the gifts available to the receiver of the crown (older editions): 1 gold or any card."""
    if heir.gold > 0:
        out.append(act.PAY_GOLD)
    hand_kinds(heir.hand, out, act.GIVE)


def apply_tribute(t: Board, heir: Player, action: i64) -> None:
    """Give the gold or card to the Emperor and resume the Emperor's turn."""
    emperor = t.players[t.turn]
    if action == act.PAY_GOLD:
        t.transfer(heir, emperor, TRIBUTE_GOLD)
    else:
        t.hand_over(heir, t.find(heir.hand, action - act.GIVE), emperor)
    t.actor = t.turn
    leave(t)


def quote_tribute(action: i64, quote: Quote) -> None:
    if action == act.PAY_GOLD:
        quote.pay("gold", TRIBUTE_GOLD)
    else:
        quote.pay("cards", 1)


EMPEROR = Emperor(cards.EMPEROR, cards.NOBLE)
