"""Tests of Liar's Dice: the rules in the README, and the invariants of every Burgrave game."""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest
from liars_dice.collecting import DiceCollector
from liars_dice.game import LIARS_DICE
from liars_dice.invariants import DiceInvariants, DiceTwins

import burgrave
from burgrave.kernel.arrays import Tensor
from burgrave.kernel.collecting import Table
from burgrave.kernel.indistinguishability import TwinGames
from burgrave.kernel.invariants import ALWAYS
from burgrave.kernel.observing import action_map, encoder_of
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State


def table(*hands: list[int], **more: Any) -> State:
    """Return a position with these hands, at the start of a round unless a bid is given."""
    return burgrave.from_position({"game": "liars_dice", "seats": [{"dice": hand} for hand in hands], **more})


def play(state: State, *actions: str) -> None:
    for action in actions:
        state.apply(state.to_act(), LIARS_DICE.parse(action))


def options(state: State) -> list[str]:
    return [LIARS_DICE.notation(action) for action in state.legal(state.to_act())]


def left(state: State) -> list[int]:
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    return [seat["dice_left"] for seat in seats]


def test_everybody_begins_with_five_dice_and_sees_their_own() -> None:
    state = burgrave.new(LIARS_DICE, players=6, first=2, seed=1)
    assert left(state) == [5] * 6 and state.to_act() == 2
    seats = state.view(4)["seats"]
    assert isinstance(seats, list)
    assert [seat["dice"] is not None for seat in seats] == [False] * 4 + [True, False]


def test_a_bid_must_rise() -> None:
    state = table([1, 2], [3, 4], active=0)
    assert options(state) == ["count 1", "count 2", "count 3", "count 4"]
    play(state, "count 2", "face 5")
    assert options(state) == ["liar", "count 2", "count 3", "count 4"]
    play(state, "count 2")
    assert options(state) == ["face 6"]
    play(state, "face 6")
    assert options(state) == ["liar", "count 3", "count 4"]
    play(state, "count 4")
    assert options(state) == [f"face {face}" for face in range(1, 7)]
    play(state, "face 6")
    assert options(state) == ["liar"]


@pytest.mark.parametrize(
    ("bid", "wild", "loser"),
    [
        (("count 3", "face 5"), True, 1),  # two fives and a one
        (("count 3", "face 5"), False, 0),
        (("count 2", "face 5"), False, 1),
        (("count 2", "face 1"), True, 0),  # ones are not wild in a bid of ones
        (("count 4", "face 5"), True, 0),
    ],
)
def test_whoever_was_wrong_loses_a_die_and_begins(bid: tuple[str, str], wild: bool, loser: int) -> None:
    state = table([5, 5, 2], [1, 4, 6], wild=wild, active=0)
    play(state, *bid, "liar")
    assert left(state) == [2 if seat == loser else 3 for seat in range(2)]
    assert state.to_act() == loser


def test_a_bid_may_be_taken_back_and_a_call_may_not() -> None:
    state = table([5, 5, 2], [1, 4, 6], active=0)
    for action, may in (("count 2", True), ("face 5", True), ("liar", False)):
        seat, mark = state.to_act(), state.event_count()
        before = state.view(seat)
        play(state, action)
        assert LIARS_DICE.shows_nothing_new(state.events_for(seat, mark), seat, before, state.view(seat)) is may


def test_who_has_no_dice_is_out_and_the_next_one_begins() -> None:
    state = table([6], [2, 2], [3, 3], active=0)
    play(state, "count 4", "face 4", "liar")
    assert left(state) == [0, 2, 2] and state.to_act() == 1
    play(state, "count 1", "face 1")
    assert state.to_act() == 2


def test_the_last_one_with_dice_wins() -> None:
    state = table([6], [], [3, 3], gone=[1], active=2)
    play(state, "count 1", "face 3", "liar")
    assert state.is_over()
    assert (state.scores(), state.ranks()) == ([1, 0, 2], [2, 3, 1])


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": []},
        {"seats": [{"dice": [7]}, {"dice": [1]}]},
        {"seats": [{"dice": []}, {"dice": []}]},
        {"seats": [{}, {}], "active": 2},
        {"seats": [{}, {}], "gone": [0]},
        {"seats": [{}, {}], "bid": {"seat": 0, "count": 3}},  # that seat is the active one
        {"seats": [{}, {}], "bid": {"seat": 1, "count": 3, "face": 6}, "count": 3},
        {"seats": [{}, {}], "cup": 1},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(burgrave.PositionError):
        burgrave.from_position({"game": "liars_dice", **wrong})


@pytest.mark.parametrize(
    "wrong", [{"players": 1}, {"players": 7}, {"wild": 1}, {"players": 3, "first": 3}, {"scenario": "sea"}]
)
def test_a_set_up_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(burgrave.SetupError):
        burgrave.new("liars_dice", **wrong)


def test_the_laws_of_the_kernel_hold() -> None:
    invariants = DiceInvariants(ALWAYS)
    for players in (2, 3):
        invariants.walk("invariants", {"players": players, "wild": players == 3})
    assert invariants.never_differed() == []


def test_options_are_never_those_of_before() -> None:
    """Both ways of playing an action invalidate the kernel's cached legal actions."""
    for play_one in (State.apply, State.apply_unchecked):
        state = burgrave.new(LIARS_DICE, players=2, first=0, seed=1)
        assert len(state.legal(0)) == 10
        play_one(state, 0, LIARS_DICE.parse("count 2"))
        assert len(state.legal(0)) == 6


@pytest.mark.parametrize("players", range(2, 7))
def test_no_secret_tells(players: int) -> None:
    games = TwinGames(DiceTwins())
    games.walk("twins", {"players": players})
    assert games.compared > games.decision and games.parted > 0


# ---- as numbers, and as tables -----------------------------------------------------------------------------------


def observed(state: State, seat: int) -> dict[str, list[int]]:
    """Return a seat's observation as lists of numbers, by field."""
    encoder = encoder_of(LIARS_DICE, state.num_players)
    row = Tensor(encoder.size)
    encoder.write(state, seat, row, 0)
    return {
        field.name: [row.get(field.first + place) for place in range(len(field.labels))] for field in encoder.fields
    }


def test_an_observation_says_what_the_view_says() -> None:
    state = table([2, 2, 5], [1, 3], [6], active=1, round=4)
    play(state, "count 2", "face 5")
    play(state, "count 3")
    found = observed(state, 2)  # the seat that chose the count 3
    assert found == {
        "seat": [0, 0, 1],
        "wild": [1],
        "round": [4],
        "phase": [0, 1, 0],
        "active": [1, 0, 0],
        "bid_count": [2],
        "bid_face": [0, 0, 0, 0, 1, 0],
        "bidder": [0, 0, 1],
        "count": [3],
        "total": [6],
        "me.dice_left": [1],
        "me.dice": [0, 0, 0, 0, 0, 1],
        "me.scores": [0],
        "+1.dice_left": [3],
        "+1.dice": [0] * 6,
        "+1.scores": [0],
        "+2.dice_left": [2],
        "+2.dice": [0] * 6,
        "+2.scores": [0],
    }


@pytest.mark.parametrize("players", [2, 3, 6])
def test_observations_are_equal_if_and_only_if_views_are(players: int) -> None:
    rng = Rng(f"observed {players}")
    view_of: dict[str, str] = {}
    observation_of: dict[str, str] = {}
    actions = action_map(LIARS_DICE, {"players": players})
    for number in range(4):
        state = burgrave.new(LIARS_DICE, players=players, seed=number, wild=number % 2 == 1)
        while True:
            for seat in range(players):
                row, view = json.dumps(observed(state, seat)), json.dumps(state.view(seat))
                view = view.replace(f'"seat": {seat}, "wild"', '"wild"') if state.is_over() else view
                told = f"{seat} {row}"  # seats are relative to the observer
                assert view_of.setdefault(told, view) == view and observation_of.setdefault(view, told) == told
                assert json.dumps(observed(state.sample(seat, rng), seat)) == row
            if state.is_over():
                break
            numbers = actions.legal(state, state.to_act())
            assert [actions.id_of(one) for one in numbers] == sorted(state.legal(state.to_act()))
            state.apply(state.to_act(), actions.id_of(numbers[rng.below(len(numbers))]))


def test_only_bids_that_there_can_be_are_actions() -> None:
    names = [LIARS_DICE.notation(one) for one in action_map(LIARS_DICE, {"players": 2}).ids]
    assert names == ["liar", *[f"count {one}" for one in range(1, 11)], *[f"face {one}" for one in range(1, 7)]]


def rows(one: Table) -> list[tuple[int, ...]]:
    numbers, wide = array("i", bytes(one.rows.taken())), len(one.columns)
    return [tuple(numbers[at : at + wide]) for at in range(0, len(numbers), wide)]


def test_bids_and_calls_are_written_down() -> None:
    collector = DiceCollector()
    state = table([2, 2, 1], [5], active=0)
    collector.start(state, 7)
    for action in ("count 2", "face 2", "count 3", "face 5", "liar"):
        number = LIARS_DICE.parse(action)
        collector.before(state, state.to_act(), number)
        state.apply(state.to_act(), number)
    assert rows(collector.bids) == [(7, 1, 0, 2, 2, 3, 4), (7, 1, 1, 3, 5, 1, 4)]
    assert rows(collector.calls) == [(7, 1, 0, 1, 3, 5, 2, 4, 1)]  # two fives with the one: it was a lie
    collector.finish(state, 5)
    assert [row[-1] for row in rows(collector.seats)] == [3, 0]
