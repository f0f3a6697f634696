"""Bit operations on 64-bit masks, and packing of small numbers."""

from __future__ import annotations

from burgrave.kernel.ints import i64


def bit(n: i64, one: i64 = 1) -> i64:
    """Return the mask with bit ``n`` set.

    mypyc compiles a literal operand as a 32-bit C int, so a bare ``1 << n`` is wrong from bit 31 on. Masks of ranks and
    seats stay below that limit, so a bare shift is safe for them.
    """
    return one << n


def count(mask: i64) -> i64:
    """Return the number of set bits in a mask."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def packed(numbers: list[i64], width: i64) -> i64:
    """Pack numbers into one integer, ``width`` bits each, with the first number in the lowest bits.

    Reading a number from an integer is faster than from a list.
    """
    found: i64 = 0
    place: i64
    number: i64
    for place, number in enumerate(numbers):
        if number < 0 or number >= bit(width) or (place + 1) * width > 62:
            raise ValueError(f"{number} at place {place} does not fit in {width} bits of 62")
        found |= number * bit(place * width)
    return found
