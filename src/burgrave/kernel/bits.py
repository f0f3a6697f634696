"""Single bits of 64-bit masks."""

from __future__ import annotations

from burgrave.kernel.ints import i64

__all__ = ["bit", "count"]


def bit(n: i64, one: i64 = 1) -> i64:
    """Return the mask with bit ``n`` set.

    mypyc writes a literal operand as a 32-bit C int, so a bare ``1 << n`` is wrong from bit 31 on. Masks of
    ranks and seats stay below that and are written plainly.
    """
    return one << n


def count(mask: i64) -> i64:
    """Return how many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number
