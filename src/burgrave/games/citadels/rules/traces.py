"""Traces: cards that a seat has seen and then lost from sight, though it knows in which places they must lie.

A place is called after the card that truly lies there, and moves along with it. So a trace needs no change while cards
move openly, and whatever is worked out of it must not depend on which of its places is which.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i64

__all__ = ["Trace", "are_true", "high_bit", "high_mask", "low_bit", "low_mask", "merged", "trace_of", "united"]

_LOW: Final = 60  # places of the lower mask; a mask of 64 bits is too small for all
assert cards.CARDS <= 2 * _LOW


def low_bit(place: i64) -> i64:
    """Return what a place is in the lower half of a set of places."""
    if place < _LOW:
        return bit(place)
    return 0


def high_bit(place: i64) -> i64:
    """Return what a place is in the upper half of a set of places."""
    if place >= _LOW:
        return bit(place - _LOW)
    return 0


def low_mask(places: Cards) -> i64:
    """Return the lower half of a set of places."""
    c: i64
    mask: i64 = 0
    for c in places:
        mask |= low_bit(c)
    return mask


def high_mask(places: Cards) -> i64:
    """Return the upper half of a set of places."""
    c: i64
    mask: i64 = 0
    for c in places:
        mask |= high_bit(c)
    return mask


class Trace:
    """One seat knows that ``kinds`` lie in some of these places, each in a place of its own; the rest it does not know.

    ``kinds`` are sorted, ``size`` is the number of places. Shared between copies of a table and never changed.
    """

    def __init__(self, seat: i64, kinds: list[i64], low: i64, high: i64, size: i64) -> None:
        self.seat: i64 = seat
        self.eye = bit(seat)
        self.kinds = kinds
        self.low: i64 = low
        self.high: i64 = high
        self.size: i64 = size

    def has(self, place: i64) -> bool:
        """Tell whether the cards may lie there."""
        if place < _LOW:
            return self.low >> place & 1 != 0
        return self.high >> (place - _LOW) & 1 != 0

    def meets(self, low: i64, high: i64) -> bool:
        """Tell whether the cards may lie in one of these places."""
        return self.low & low != 0 or self.high & high != 0

    def covers(self, low: i64, high: i64) -> bool:
        """Tell whether the cards may lie in each of these places."""
        return low & ~self.low == 0 and high & ~self.high == 0

    def size_outside(self, low: i64, high: i64) -> i64:
        """Return the number of places that are none of these."""
        return count(self.low & ~low) + count(self.high & ~high)

    def is_full(self) -> bool:
        """Tell whether the cards fill all the places."""
        return self.size == len(self.kinds)

    def is_plain(self) -> bool:
        """Tell whether it is known of each place what lies there: the same everywhere."""
        return len(self.kinds) > 0 and self.kinds[0] == self.kinds[len(self.kinds) - 1] and self.is_full()

    def number_of(self, kind: i64) -> i64:
        """Return how many cards of a kind there are in it."""
        k: i64
        number: i64 = 0
        for k in self.kinds:
            if k == kind:
                number += 1
        return number

    def wider(self, low: i64, high: i64) -> Trace:
        """Return the trace with these places, too."""
        more = count(low & ~self.low) + count(high & ~self.high)
        return Trace(self.seat, self.kinds, self.low | low, self.high | high, self.size + more)

    def narrower(self, low: i64, high: i64) -> Trace:
        """Return the trace without these places."""
        less = count(self.low & low) + count(self.high & high)
        return Trace(self.seat, self.kinds, self.low & ~low, self.high & ~high, self.size - less)

    def without(self, kind: i64, number: i64) -> Trace:
        """Return the trace without so many cards of a kind."""
        k: i64
        left: list[i64] = []
        for k in self.kinds:
            if k == kind and number > 0:
                number -= 1
            else:
                left.append(k)
        return Trace(self.seat, left, self.low, self.high, self.size)

    def members(self) -> list[i64]:
        """Return its places."""
        return [c for c in range(cards.CARDS) if self.has(c)]


def are_true(traces: list[Trace]) -> bool:
    """Tell whether the cards of traces of one seat truly lie there, each in a place of its own."""
    kind: i64
    found = _Found()
    for trace in traces:
        for kind in trace.kinds:
            found.kinds.append(kind)
            found.traces.append(trace)
            if not found.place(len(found.kinds) - 1, [0] * cards.CARDS):
                return False
    return True


class _Found:
    """Cards of traces, and where they are found to lie."""

    def __init__(self) -> None:
        self.kinds: list[i64] = []
        self.traces: list[Trace] = []
        self.taken_by = [-1] * cards.CARDS  # per place

    def place(self, number: i64, tried: list[i64]) -> bool:
        """Find a place for one of the cards, and others for those in its way; tell whether there is one."""
        c: i64
        for c in self.traces[number].members():
            if CARD_KIND[c] == self.kinds[number] and tried[c] == 0:
                tried[c] = 1
                other = self.taken_by[c]
                if other < 0 or self.place(other, tried):
                    self.taken_by[c] = number
                    return True
        return False


def trace_of(seat: i64, kinds: list[i64], places: Cards) -> Trace:
    """Return a trace of these kinds, sorted, in these places."""
    size: i64 = len(places)
    return Trace(seat, kinds, low_mask(places), high_mask(places), size)


def united(some: list[Trace], kind: i64) -> Trace:
    """Return a trace of all the cards of a kind but one, anywhere in the places of some traces of one seat."""
    number = some[0].number_of(kind) - 1
    whole = some[0]
    for trace in some[1:]:
        number += trace.number_of(kind)
        whole = whole.wider(trace.low, trace.high)
    kinds: list[i64] = [kind] * number
    return Trace(whole.seat, kinds, whole.low, whole.high, whole.size)


def merged(one: Trace, other: Trace) -> Trace:
    """Return two traces of the same places as one."""
    kinds = one.kinds + other.kinds
    kinds.sort()
    return Trace(one.seat, kinds, one.low, one.high, one.size)
