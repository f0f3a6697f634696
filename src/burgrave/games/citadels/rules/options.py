"""Lists of options over cards: one per kind, however many copies there are."""

from __future__ import annotations

from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList

__all__ = ["by_kind", "hand_kinds", "sort_by_kind", "sorted_kinds"]


def hand_kinds(hand: Cards, out: ActionList, verb: i64) -> None:
    """Append ``verb`` once per kind among these cards."""
    c: i64
    seen: i64 = 0
    for c in hand:
        kind: i64 = CARD_KIND[c]
        if not seen >> kind & 1:
            seen |= bit(kind)
            out.append(verb + kind)


def by_kind(hand: Cards) -> Cards:
    """Return the cards sorted by kind: an order that tells nothing."""
    ordered = hand[:]
    sort_by_kind(ordered)
    return ordered


def sort_by_kind(hand: Cards) -> None:
    """Sort cards by kind where they lie, in a row that nobody shares."""
    i: i64 = 1
    size: i64 = len(hand)
    while i < size:
        card = hand[i]
        kind = CARD_KIND[card]
        j = i - 1
        while j >= 0 and CARD_KIND[hand[j]] > kind:
            hand[j + 1] = hand[j]
            j -= 1
        hand[j + 1] = card
        i += 1


def sorted_kinds(hand: Cards, out: ActionList, verb: i64) -> None:
    """Do the same in the order of the kinds: for another player's hand, whose own order is nobody's business."""
    hand_kinds(by_kind(hand), out, verb)
