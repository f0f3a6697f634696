"""Bit masks, and small numbers packed into a single integer."""

from __future__ import annotations

import pytest

from burgrave.kernel.bits import bit, count, packed


def test_bits_beyond_the_width_of_a_c_int_are_counted() -> None:
    assert [bit(0), bit(31), bit(62)] == [1, 2**31, 2**62]
    assert count(bit(62) | bit(31) | bit(0)) == 3 and count(0) == 0


def test_numbers_lie_side_by_side() -> None:
    numbers = [7, 0, 3, 5, 1] * 4
    side_by_side = packed(numbers, 3)
    assert [side_by_side >> 3 * place & 7 for place in range(len(numbers))] == numbers
    assert packed([], 3) == 0


@pytest.mark.parametrize("numbers", [[8], [-1], [1] * 21])
def test_a_number_without_room_is_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="does not fit in 3 bits"):
        packed(numbers, 3)
