"""Simultaneous decisions: choosing dukes and harvesting have the same result regardless of the order of the answers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.valeria.playing import at, do, new, options

from burgrave.games.valeria.cards import CITIZEN_NAMES
from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

Answers = dict[int, list[tuple[list[str], str]]]  # by seat: the options, and the action

FEW = st.integers(0, 4)
CITIZENS = st.dictionaries(st.sampled_from(CITIZEN_NAMES), st.integers(1, 3), max_size=6)
SEAT = st.fixed_dictionaries({"gold": FEW, "strength": FEW, "magic": FEW, "citizens": CITIZENS})
FACE = st.integers(1, 6)
ORDER = st.lists(st.integers(0, 4), min_size=8, max_size=24)
TASTE = st.lists(st.integers(0, 5), min_size=5, max_size=9)


def answer_all(t: ValeriaState, order: list[int], tastes: list[list[int]]) -> Answers:
    """Let the open seats answer in this order, each by its own preferences, until the phase ends."""
    phase = t.phase
    given: Answers = {}
    turn = 0
    while t.phase == phase:
        seen = t.view(None)  # before any query of open seats
        seats = t.open_seats()
        assert seen["open"] == seats
        assert t.to_act() in seats
        seat = seats[order[turn % len(order)] % len(seats)]
        before = t.digest()
        offered = options(t, seat)
        assert t.digest() == before and t.view(None) == seen
        mine = given.setdefault(seat, [])
        taste = tastes[seat]
        played = offered[taste[len(mine) % len(taste)] % len(offered)]
        mine.append((offered, played))
        do(t, played, seat=seat)
        turn += 1
    return given


def everything(t: ValeriaState) -> list[object]:
    return [t.digest(), t.position(), *(t.view(seat) for seat in [*range(t.n), None])]


def same_in_both_orders(t: ValeriaState, one: list[int], two: list[int], tastes: list[list[int]]) -> Answers:
    first, second = t.copy(), t.copy()
    answers = answer_all(first, one, tastes)
    assert answer_all(second, two, tastes) == answers
    assert everything(first) == everything(second)
    return answers


@pytest.mark.long
@pytest.mark.rule("V-HAR-01", "V-HAR-13", "V-RNG-02", "A8")
@settings(max_examples=150, deadline=None)
@given(
    seats=st.lists(SEAT, min_size=2, max_size=5),
    dice=st.tuples(FACE, FACE),
    active=st.integers(0, 4),
    one=ORDER,
    two=ORDER,
    tastes=st.lists(TASTE, min_size=5, max_size=5),
)
def test_a_harvest_is_the_same_in_whatever_order_the_players_answer(
    seats: list[dict[str, Any]],
    dice: tuple[int, int],
    active: int,
    one: list[int],
    two: list[int],
    tastes: list[list[int]],
) -> None:
    t = at(seats, dice=dice, active=active % len(seats))
    while PHASE_NAMES[t.phase] == "thief":
        do(t, options(t)[tastes[0][0] % len(options(t))])
    if PHASE_NAMES[t.phase] == "harvest":
        same_in_both_orders(t, one, two, tastes)
    assert PHASE_NAMES[t.phase] in ("harvest", "act")


@pytest.mark.long
@pytest.mark.rule("V-SET-22", "V-RNG-02", "V-INF-06")
@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 1000),
    one=ORDER,
    two=ORDER,
    tastes=st.lists(TASTE, min_size=5, max_size=5),
)
def test_the_choice_of_dukes_is_the_same_in_whatever_order_the_players_answer(
    players: int, seed: int, one: list[int], two: list[int], tastes: list[list[int]]
) -> None:
    t = new(players=players, seed=seed)
    answers = same_in_both_orders(t, one, two, tastes)
    assert sorted(answers) == list(range(players))
    assert all(len(offered) == 2 for mine in answers.values() for offered, _ in mine)


@pytest.mark.long
@pytest.mark.rule("V-HAR-19", "A8")
@settings(max_examples=100, deadline=None)
@given(
    mine=SEAT,
    others=st.lists(SEAT, min_size=1, max_size=3),
    dice=st.tuples(FACE, FACE),
    tastes=st.lists(TASTE, min_size=5, max_size=5),
    changed=st.lists(TASTE, min_size=5, max_size=5),
)
def test_a_seats_options_do_not_depend_on_the_other_answers(
    mine: dict[str, Any],
    others: list[dict[str, Any]],
    dice: tuple[int, int],
    tastes: list[list[int]],
    changed: list[list[int]],
) -> None:
    t = at([mine, *others], dice=dice, active=1)
    while PHASE_NAMES[t.phase] == "thief":
        do(t, options(t)[-1])
    if PHASE_NAMES[t.phase] != "harvest" or 0 not in t.open_seats():
        return
    first, second = t.copy(), t.copy()
    answers = answer_all(first, [0], tastes)
    last = answer_all(second, [4, 3], [tastes[0], *changed[1:]])
    assert last[0] == answers[0]
    before, after = first.players[0], second.players[0]
    assert (before.gold, before.strength, before.magic) == (after.gold, after.strength, after.magic)


@pytest.mark.rule("V-HAR-19", "A8")
def test_a_seat_that_has_answered_is_no_longer_open_and_the_others_still_are() -> None:
    t = at([{"citizens": {"monk": 3}, "gold": 1}, {}, {"citizens": {"cleric": 1}}], dice=(1, 1), active=1)
    assert t.open_seats() == t.view(None)["open"] == [0, 1]
    do(t, "trade monk", seat=0)
    assert t.view(None)["open"] == t.open_seats() == [1]
    do(t, "gain gold", seat=1)
    assert PHASE_NAMES[t.phase] == "act" and t.open_seats() == [1]
