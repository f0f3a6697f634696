"""When a decision may be taken back: while it showed its player nothing new and nobody else has decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.citadels.rules import events as ev
from burgrave.kernel.events import Event

__all__ = ["shows_nothing_new"]

# Nothing is drawn, shown or answered by another player in these.
_QUIET: Final = frozenset({
    ev.PICKED, ev.PICKED_CHARACTER, ev.BURIED, ev.BURIED_CHARACTER,
    ev.GATHER_GOLD, ev.KEPT, ev.KEPT_CARD, ev.INCOME, ev.MIX, ev.GAIN, ev.PAYS, ev.COLLECT, ev.COURT, ev.TAX,
    ev.BUILD, ev.LAID, ev.DEN, ev.FRAMEWORK, ev.SACRIFICE, ev.BORROW, ev.FIRST_COMPLETE, ev.CROWNED,
    ev.KILL, ev.ROB, ev.WARRANTS, ev.SIGNED, ev.THREATS, ev.FLOWER,
    ev.DESTROY, ev.DESTROYED, ev.EXCHANGE, ev.SEIZE, ev.ARMORY, ev.BEAUTIFY,
    ev.DISCARD, ev.DISCARDED_CARD, ev.LABORATORY, ev.TUCKED, ev.TUCKED_CARD,
    ev.TAXED, ev.FORGONE, ev.THRONE_ROOM, ev.RECLAIMED, ev.UNCLAIMED, ev.TOWER, ev.UNDECLARED, ev.TOWER_GONE,
})  # fmt: skip


def shows_nothing_new(events: Sequence[Event], seat: int) -> bool:
    """Tell whether ``seat`` learned nothing from the events of its own decision."""
    for event in events:
        if event.kind in (ev.CARD_MOVES, ev.CARD_SEEN):
            if event.args[0] != seat:
                return False
        elif event.kind not in _QUIET:
            return False
    return True
