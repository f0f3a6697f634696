"""Verbs that share action ids are refused as the game is loaded."""

from __future__ import annotations

import pytest

from burgrave.kernel.action_space import check_ranges
from burgrave.kernel.errors import SetupError

VERBS = [("wait", 0, 1), ("pick", 1, 3), ("build", 4, 10)]


def test_ranges_may_touch_and_leave_gaps_in_any_order() -> None:
    check_ranges("Chess", VERBS, 14)
    check_ranges("Chess", [("build", 40, 10), *VERBS[:2]], 50)


@pytest.mark.parametrize("grown", [("pick", 1, 4), ("pick", 1, 30)])
def test_a_verb_that_grows_into_the_next_one_is_refused(grown: tuple[str, int, int]) -> None:
    with pytest.raises(SetupError) as refused:
        check_ranges("Chess", [VERBS[0], VERBS[2], grown], 14)
    assert str(refused.value) == (
        "Chess: the verbs 'pick' and 'build' share action ids, from 4 on; the one that has grown needs a new range"
        " behind all others, from 14 on."
    )


def test_a_long_range_is_not_forgotten_behind_an_empty_one() -> None:
    with pytest.raises(SetupError, match="'pick' and 'build' share"):
        check_ranges("Chess", [("pick", 1, 9), ("nothing", 10, 0), ("build", 9, 10)], 19)


def test_a_verb_beyond_the_space_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^Chess: the ids of 'build' go up to 13, but the last one is 12\.$"):
        check_ranges("Chess", VERBS, 13)
