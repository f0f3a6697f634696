"""The list of legal actions: the same in both forms of the core."""

from __future__ import annotations

import pytest

from burgrave.kernel.unboxed import ActionList, action_list


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
