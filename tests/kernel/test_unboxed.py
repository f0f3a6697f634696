"""Lists of legal actions and rows of numbers: the same behavior on both cores."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgrave.kernel.arrays import (
    ActionList,
    Marks,
    Tensor,
    action_ids,
    action_list,
    append,
    extend,
    next_marked,
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


def test_a_tensor_is_filled_by_groups() -> None:
    tensor = Tensor(9)

    def held() -> list[int]:
        return [tensor.get(place) for place in range(len(tensor))]

    tensor.set(0, 40_000)
    tensor.more(1)
    tensor.more(1)
    tensor.set_row(2, numbers([5, 0, 70_000]))
    tensor.set_last(6, [9, 0, 2], 2, numbers([10, 11, 12]))
    assert held() == [32767, 2, 5, 0, 32767, 0, 12, 10, 0]
    tensor.clear(0, 9)
    tensor.set_bits(0, 1 << 8 | 1 << 3 | 1)
    tensor.count(4, numbers([1, 0, 1]), numbers([2, 0]))
    assert held() == [1, 0, 0, 1, 2, 0, 1, 0, 1]
    tensor.clear(3, 2)
    tensor.set_row(9, numbers())
    assert held() == [1, 0, 0, 0, 0, 0, 1, 0, 1]


def test_a_tensor_ends_after_its_last_number() -> None:
    tensor = Tensor(3)
    writes: list[Callable[[], None]] = [
        lambda: tensor.set(3, 1),
        lambda: tensor.more(3),
        lambda: tensor.set_bits(0, 8),
        lambda: tensor.set_row(2, numbers([1, 2])),
        lambda: tensor.set_last(2, [0, 0], 2, numbers([1])),
        lambda: tensor.set_last(0, [0], 2, numbers([1])),
        lambda: tensor.set_last(0, [1], 1, numbers([1])),
        lambda: tensor.count(2, numbers([0]), numbers([1])),
        lambda: tensor.count(0, numbers([5]), numbers([1])),
    ]
    for write in writes:
        with pytest.raises(IndexError):
            write()


def test_marked_items_are_found_in_order() -> None:
    items, masks = numbers([2, 0, 1, 2]), small_numbers([1, 2, 4])
    assert [next_marked(items, first, masks, 6) for first in range(5)] == [0, 2, 2, 3, 4]
    assert next_marked(items, 0, masks, 8) == 4


def test_marks_are_set_and_cleared_by_a_list() -> None:
    marks = Marks(6)
    marks.mark_all(1, action_list([0, 4, 2]))
    marks.unmark_all(2, action_list([1, 3]))
    assert [marks.has(place) for place in range(6)] == [False, True, False, False, False, False]
    for fill in (marks.mark_all, marks.unmark_all):
        with pytest.raises(IndexError):
            fill(4, action_list([1, 2]))
