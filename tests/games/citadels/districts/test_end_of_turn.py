"""Unique districts that work at the end of their owner's turn: Park and Poor House."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, deck, do, gold, hand, happened

TOP = ["tavern", "market", "docks"]


@pytest.mark.rule("C-DI-park-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_park_gives_two_cards_to_an_empty_hand_at_the_end_of_the_turn() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["merchant"], "city": ["park"], "gold": 3, "hand": ["manor"]}],
        turn={"character": "merchant", "gathered": True},
        deck_top=TOP,
    )
    do(state, "build manor")
    assert hand(state, 0) == []
    do(state, "end")
    assert (hand(state, 0), deck(state)[0]) == (["market", "tavern"], "docks")
    assert ("park", 0) in happened(state, 1)


@pytest.mark.rule("C-DI-park-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_park_gives_nothing_if_a_card_is_left_or_after_other_turns() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["merchant"], "city": ["park"], "hand": ["manor"]},
        {"characters": ["king"], "hand": []},
        {"characters": ["thief"]},
        {"characters": ["bishop"]},
    ]
    state = at(seats=seats, turn={"character": "merchant", "gathered": True})
    do(state, "end")
    assert hand(state, 0) == ["manor"]
    seats[0]["hand"] = []
    other = at(seats=seats, turn={"character": "king", "gathered": True})
    do(other, "end")
    assert (hand(other, 0), hand(other, 1)) == ([], [])


@pytest.mark.rule("C-DI-poor_house-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_poor_house_gives_one_gold_to_an_empty_stash_at_the_end_of_the_turn() -> None:
    state = at(
        players=4,
        characters=["artist"],
        seats=[{"characters": ["merchant"], "city": ["poor_house", "castle+"], "gold": 3, "hand": ["manor"]}],
        turn={"character": "merchant", "gathered": True},
    )
    do(state, "build manor")
    assert gold(state)[0] == 0
    assert gold(do(state, "end"))[0] == 1
    assert ("poor_house", 0) in happened(state, 1)


@pytest.mark.rule("C-DI-poor_house-1", "C-BLD-07")
@pytest.mark.rulesets("2010", "2016")
def test_the_poor_house_gives_nothing_if_a_gold_is_left_or_after_other_turns() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["merchant"], "city": ["poor_house"], "gold": 1},
        {"characters": ["king"], "gold": 0},
        {"characters": ["thief"]},
        {"characters": ["bishop"]},
    ]
    state = at(seats=seats, turn={"character": "merchant", "gathered": True})
    assert gold(do(state, "end"))[0] == 1
    seats[0]["gold"] = 0
    other = at(seats=seats, turn={"character": "king", "gathered": True})
    do(other, "end")
    assert gold(other)[:2] == [0, 0]


@pytest.mark.rule("C-DI-poor_house-1", "C-CH-alchemist-4", "R-08")
@pytest.mark.rulesets("2010", "2016")
def test_the_poor_house_comes_before_the_alchemists_refund() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["alchemist"], "city": ["poor_house"], "gold": 3, "hand": ["manor"]}],
        turn={"character": "alchemist", "gathered": True},
    )
    do(state, "build manor", "end")
    assert gold(state)[0] == 4
    kinds = [event[0] for event in happened(state)]
    assert kinds.index("poor_house") < kinds.index("refund") < kinds.index("end")


@pytest.mark.rule("C-DI-park-1", "C-DI-poor_house-1", "C-CH-witch-20")
@pytest.mark.parametrize(("gathering", "expected"), [(["gold"], (2, [])), (["cards", "keep tavern"], (0, ["tavern"]))])
def test_park_and_poor_house_give_nothing_to_a_witch_who_never_resumes(
    gathering: list[str], expected: tuple[int, list[str]]
) -> None:
    state = at(
        seats=[
            {"characters": ["witch"], "city": ["park", "poor_house"], "gold": 0, "hand": []},
            {"characters": ["thief"]},
            {"characters": ["bishop"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "witch"},
        deck_top=TOP,
    )
    do(state, *gathering, "bewitch king")
    for _ in range(3):
        assert state.to_act() != 0
        do(state, "gold", "end")
    assert (gold(state)[0], hand(state, 0)) == expected
    assert state.round == 2


@pytest.mark.rule("C-DI-park-1", "C-DI-poor_house-1", "C-CH-witch-20")
@pytest.mark.rulesets("2010", "2016")
def test_park_and_poor_house_of_the_witch_work_when_her_resumed_turn_ends() -> None:
    own = {"city": ["park", "poor_house"], "gold": 0, "hand": []}
    bare = {"city": ["tavern"], "gold": 0, "hand": []}
    for witch, victim, expected in [(own, bare, (1, 2)), (bare, own, (0, 0))]:
        state = at(
            players=4,
            bewitched="bishop",
            seats=[{"characters": ["witch"], **witch}, {"characters": ["bishop"], **victim}],
            turn={"character": "bishop"},
        )
        do(state, "gold")
        assert state.to_act() == 0
        do(state, "end")
        assert (gold(state)[0], len(hand(state, 0))) == expected
        assert (gold(state)[1], hand(state, 1)) == (2, [])
