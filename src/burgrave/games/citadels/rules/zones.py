"""Where cards lie: hands, cities, the deck and what is beside it."""

from __future__ import annotations

from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import Numbers, pop

__all__ = ["Cards", "index_of", "taken_out"]

Cards = Numbers
"""Cards in a row. To read and to write at an index, it is a list; but whether there are any is asked by
``len``, or else the compiler makes an object of it.

What puts cards in or takes them out returns the row as it is then, and may leave the old one broken: only the methods
of who has the row do that (``Player``, ``Deck``, ``Board``), and they keep what is returned.
"""


def taken_out(zone: Cards, index: i64) -> Cards:
    """Return a row without one of its cards, in whose place is the last one."""
    zone[index] = zone[len(zone) - 1]
    return pop(zone)[0]


def index_of(card: i64, zone: Cards) -> i64:
    """Return where in a row a card is, or -1."""
    i: i64
    c: i64
    for i, c in enumerate(zone):
        if c == card:
            return i
    return -1
