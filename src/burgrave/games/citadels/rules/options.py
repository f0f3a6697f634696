"""Lists of options over cards: one per kind, however many copies there are."""

from __future__ import annotations

from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList

__all__ = ["by_kind", "hand_kinds", "sorted_kinds"]


def hand_kinds(hand: list[i64], out: ActionList, verb: i64) -> None:
    """Append ``verb`` once per kind among these cards."""
    c: i64
    seen: i64 = 0
    for c in hand:
        kind: i64 = CARD_KIND[c]
        if not seen >> kind & 1:
            seen |= bit(kind)
            out.append(verb + kind)


def by_kind(hand: list[i64]) -> list[i64]:
    """Return the cards sorted by kind: an order that tells nothing."""
    i: i64 = 1
    ordered = hand[:]
    size: i64 = len(ordered)
    while i < size:
        card: i64 = ordered[i]
        kind: i64 = CARD_KIND[card]
        j = i - 1
        while j >= 0 and CARD_KIND[ordered[j]] > kind:
            ordered[j + 1] = ordered[j]
            j -= 1
        ordered[j + 1] = card
        i += 1
    return ordered


def sorted_kinds(hand: list[i64], out: ActionList, verb: i64) -> None:
    """Do the same in the order of the kinds: for another player's hand, whose own order is nobody's business."""
    hand_kinds(by_kind(hand), out, verb)
