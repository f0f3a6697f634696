"""Lists of options over cards: one per kind, however many copies there are."""

from __future__ import annotations

from burgrave.citadels.cards import CARD_KIND
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

__all__ = ["hand_kinds", "sorted_kinds"]


def hand_kinds(hand: list[i64], out: list[int], verb: i64) -> None:
    """Append ``verb`` once per kind among these cards."""
    c: i64
    seen: i64 = 0
    for c in hand:
        kind: i64 = CARD_KIND[c]
        if not seen >> kind & 1:
            seen |= bit(kind)
            out.append(verb + kind)


def sorted_kinds(hand: list[i64], out: list[int], verb: i64) -> None:
    """Do the same in the order of the kinds: for another player's hand, whose own order is nobody's business."""
    options: list[int] = []
    hand_kinds(hand, options, verb)
    options.sort()
    out.extend(options)
