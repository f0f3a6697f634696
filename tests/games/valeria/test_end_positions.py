"""Positions in which the exhausted stacks alone do not show whether the end was triggered (A22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import seen, settle, written

import burgrave
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import parse
from burgrave.kernel.errors import PositionError

pytestmark = pytest.mark.rule("A22")

CITIZENS = ["cleric", "merchant", "mercenary", "archer"]
NEST: list[dict[str, Any]] = [{}, {"domains": ["nest_of_the_weaver_witch"]}]
OF_TWO: dict[str, Any] = {"game": "valeria", "players": 2, "scenario": "first-game", "first": 0}


def put(*, empty: int, **given: Any) -> ValeriaState:
    """Return a two-player position with this many exhausted stacks, in which seat 0 went first."""
    stacks: dict[str, Any] = {"citizens": {name: [] for name in CITIZENS[:empty]}}
    state = burgrave.from_position({**OF_TWO, **stacks, **given})
    assert isinstance(state, ValeriaState)
    assert state.exhausted() == empty
    return state


def refused(**given: Any) -> str:
    with pytest.raises(PositionError) as caught:
        put(**given)
    return str(caught.value)


@pytest.mark.parametrize("latched", [True, False])
@pytest.mark.parametrize("domain", ["nest_of_the_weaver_witch", "watcher_on_the_water"])
def test_the_end_may_be_due_with_too_few_exhausted_stacks(domain: str, latched: bool) -> None:
    """The owner of the Nest or the Watcher may have refilled the fourth exhausted stack after the end was triggered."""
    seats = [{}, {"domains": [domain]}]
    moment: dict[str, Any] = {"empty": 3, "active": 1, "actions": 1, "seats": seats, "end_latched": latched}
    for due in (True, False):
        state = put(**moment, end_due=due)
        position = written(state)
        assert (position["end_due"], position["end_latched"]) == (due, latched)
        again = burgrave.from_position(position)
        assert again.position() == position and again.digest() == state.digest()
        assert seen(state, 0)["end_due"] == due
        state.apply(1, parse("gain gold"))
        assert settle(state).is_over() == (due and latched)
    assert (put(**moment, end_due=True).digest() == put(**moment, end_due=False).digest()) == (not latched)
    assert not put(**moment).end_due


def test_a_condition_that_a_turn_began_with_has_been_found() -> None:
    assert put(empty=4, active=1).end_due
    assert put(empty=4, active=1, stage="harvest", dice=[1, 2]).end_due
    assert not put(empty=3, active=1).end_due
    assert put(empty=4, active=1, actions=2).end_due
    assert not put(empty=4, active=1, actions=1).end_due  # by default triggered by the first of the two actions
    assert not put(empty=4, active=1, end_due=False).end_due and put(empty=4, active=1, end_due=False).actions == 1
    assert put(empty=4, active=1, actions=1, end_due=True).end_due


def test_a_game_that_is_over_was_due() -> None:
    over = put(empty=4, active=1, phase="over")
    assert over.end_due and written(over)["end_due"] and over.is_over()
    assert put(empty=3, active=1, phase="over", seats=NEST).is_over()


@pytest.mark.parametrize(
    ("moment", "why"),
    [
        ({"empty": 3, "active": 1, "end_due": True, "seats": [{"domains": []}, {"domains": []}]}, "no card was put"),
        ({"empty": 2, "active": 1, "end_due": True, "seats": NEST}, "no card was put"),
        ({"empty": 4, "active": 1, "actions": 2, "end_due": False}, "'end_due' is true here"),
        ({"empty": 4, "active": 0, "actions": 1, "end_due": True}, "does not begin another"),
        ({"empty": 4, "active": 1, "phase": "over", "end_due": False}, "'end_due' is true here"),
        ({"empty": 3, "active": 1, "phase": "over", "end_latched": False, "seats": NEST}, "The game is not over"),
        ({"empty": 0, "phase": "duke", "end_due": True}, "nobody has had a turn"),
        ({"empty": 0, "players": 1, "end_due": True}, "false when one plays alone"),
        ({"empty": 0, "end_due": 1}, "'end_due' is true or false"),
        ({"empty": 0, "end_latched": "yes"}, "'end_latched' is true or false"),
    ],
)
def test_what_cannot_be_is_refused(moment: dict[str, Any], why: str) -> None:
    assert why in refused(**moment)
