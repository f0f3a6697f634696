"""Emperor (rank 4): noble income; must move the crown to another player and may take 1 gold or 1 card of him."""

from __future__ import annotations

from burgrave.citadels import actions as act
from burgrave.citadels import cards
from burgrave.citadels.characters.base import Character, enter, leave, unused
from burgrave.citadels.rulings import R_32_EMPEROR_MAY_TAKE_NOTHING
from burgrave.citadels.table import Player, Table
from burgrave.kernel.ints import i64


class Emperor(Character):
    """Rules section 3.4; R-32. Killed: ``calls.end_round``."""

    def legal(self, t: Table, me: Player, out: list[int]) -> None:
        """Append everybody but the Emperor himself and the crown's holder."""
        if unused(t):
            heirs(t, me, out)

    def apply(self, t: Table, me: Player, action: i64) -> None:
        """Move the crown; then the resource, if there is one to take."""
        enter(t, 1)
        t.target = action - act.CROWN
        t.give_crown(t.target)
        heir = t.players[t.target]
        if heir.gold == 0 and not heir.hand:
            leave(t)

    def legal_step(self, t: Table, me: Player, out: list[int]) -> None:
        """Append what the new crowned player has."""
        heir = t.players[t.target]
        if heir.gold > 0:
            out.append(act.TAKE_GOLD)
        if heir.hand:
            out.append(act.TAKE_CARD)
        if R_32_EMPEROR_MAY_TAKE_NOTHING:
            out.append(act.TAKE_NOTHING)

    def apply_step(self, t: Table, me: Player, action: i64) -> None:
        """Take one gold, one random card, or nothing."""
        heir = t.players[t.target]
        if action == act.TAKE_GOLD:
            t.transfer(heir, me, 1)
        elif action == act.TAKE_CARD:
            t.hand_over(heir, t.below(len(heir.hand)), me)
        leave(t)

    def may_end(self, t: Table, me: Player) -> bool:
        """The crown must have moved."""
        return not unused(t)


def heirs(t: Table, me: Player, out: list[int]) -> None:
    """Append every player who may get the crown from the Emperor."""
    for other in t.players:
        if other.seat != me.seat and other.seat != t.crown:
            out.append(act.CROWN + other.seat)


EMPEROR = Emperor(cards.EMPEROR, cards.NOBLE)
