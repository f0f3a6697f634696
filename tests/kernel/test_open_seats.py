"""Simultaneous decisions: each seat has its own options, and seats act in any order."""

import pytest

import burgrave
from burgrave.kernel.errors import IllegalAction, MalformedAction


def dukes() -> burgrave.State:
    return burgrave.new("valeria", players=3, first=1, seed=5)


def test_all_are_open_and_the_next_in_turn_order_is_to_act() -> None:
    state = dukes()
    assert state.open_seats() == [0, 1, 2]
    assert state.to_act() == 1
    assert [state.is_open(seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, True, True, False]


def test_each_seat_has_its_own_options_no_matter_who_asked_before() -> None:
    state = dukes()
    legal = [state.legal(seat) for seat in range(3)]
    assert len({action for options in legal for action in options}) == 6
    assert [state.legal(seat) for seat in (2, 0, 1, 1)] == [legal[2], legal[0], legal[1], legal[1]]
    legal[0].clear()
    assert len(state.legal(0)) == 2


def test_answers_come_in_any_order() -> None:
    state = dukes()
    state.legal(0)
    state.apply(2, state.legal(2)[0])
    assert (state.open_seats(), state.to_act(), state.legal(2)) == ([0, 1], 1, [])
    state.apply(0, state.legal(0)[1])
    assert state.open_seats() == [1]
    state.play(state.legal(1)[0])
    assert len(state.open_seats()) == 1 or state.view(None)["phase"] == "harvest"


def test_nobody_answers_for_another() -> None:
    state = dukes()
    before = state.digest()
    with pytest.raises(
        IllegalAction, match=r"Seat 0 may not play \d+ \(keep \w+\) now; allowed: (\d+ \(keep \w+\)(, |\.)){2}$"
    ):
        state.apply(0, state.legal(1)[0])
    with pytest.raises(IllegalAction, match=r"Seat 3 has nothing to decide now; seats 0, 1, 2 have\."):
        state.apply(3, 162)
    with pytest.raises(MalformedAction, match="A seat is a whole number"):
        state.legal("0")
    assert state.digest() == before
    state.apply(2, state.legal(2)[0])
    state.apply(1, state.legal(1)[0])
    with pytest.raises(IllegalAction, match=r"Seat 1 has nothing to decide now; seat 0 has\."):
        state.apply(1, state.legal(0)[0])


def test_a_handle_is_of_one_seat() -> None:
    state = dukes()
    state.apply(1, state.legal(1)[0])
    rng = burgrave.Rng(1)
    assert state.seat(0, rng).legal() == state.legal(0) != []
    assert state.seat(1, rng).legal() == []
