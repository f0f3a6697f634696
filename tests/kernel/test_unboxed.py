"""Lists of legal actions and rows of numbers: same behavior in both forms of the core."""

from __future__ import annotations

import pytest

from burgrave.kernel.arrays import (
    ActionList,
    action_ids,
    action_list,
    append,
    extend,
    numbers,
    pop,
    remove,
    small_numbers,
)


def test_it_keeps_the_order_and_grows() -> None:
    actions = ActionList()
    assert len(actions) == 0 and not actions
    for number in range(1000):
        actions.append(number * number)
    assert len(actions) == 1000
    assert [actions[place] for place in range(1000)] == [number * number for number in range(1000)]


def test_it_is_filled_again() -> None:
    actions = action_list([7, 8, 9])
    actions.clear()
    assert len(actions) == 0
    actions.append(5)
    assert len(actions) == 1 and actions[0] == 5


def test_there_is_nothing_beyond_the_last() -> None:
    actions = action_list([7, 8, 9])
    actions.clear()
    actions.append(5)
    with pytest.raises(IndexError):
        actions[1]


def test_it_tells_what_is_in_it() -> None:
    actions = action_list([7, 8, 9])
    assert 8 in actions and 10 not in actions
    assert action_ids(actions) == [7, 8, 9]
    actions.clear()
    assert 8 not in actions and action_ids(actions) == []


def test_rows_are_read_like_lists() -> None:
    for row in (numbers([4, 5, 6]), small_numbers(range(4, 7))):
        assert len(row) == 3 and list(row) == [4, 5, 6]
        assert row[0] == 4 and row[-1] == 6 and 5 in row and 7 not in row
        assert [*row[1:]] == [5, 6] and [*row[:]] == [4, 5, 6]
        with pytest.raises(IndexError):
            row[3]


def test_rows_begin_empty_and_a_slice_is_a_copy() -> None:
    assert len(numbers()) == 0 and len(small_numbers()) == 0
    row = numbers(range(3))
    other = row[:]
    other[0] = 9
    assert list(row) == [0, 1, 2] and list(other) == [9, 1, 2]


def test_rows_grow_and_shrink() -> None:
    row = numbers()
    for number in range(100):
        row = append(row, number)
    assert list(row) == list(range(100))
    row = extend(row, numbers([7, 8]))
    row, last = pop(row)
    row, first = pop(row, 0)
    row = remove(row, 5)
    assert (first, last) == (0, 8)
    assert list(row) == [1, 2, 3, 4, *range(6, 100), 7]
