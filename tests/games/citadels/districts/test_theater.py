"""Theater: a swap of characters after the last pick and before the first call."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, do, happened, options

from burgrave.games.citadels.rules.state import CitadelsState

FOUR = [
    {"characters": ["merchant"], "city": ["theater"]},
    {"characters": ["king"]},
    {"characters": ["thief"]},
    {"characters": ["bishop"]},
]
TWO = [{"characters": ["merchant", "warlord"], "city": ["theater"]}, {"characters": ["king", "thief"]}]


def held(state: CitadelsState, viewer: int | None, seat: int) -> list[str]:
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    return [one["character"] for one in seats[seat]["characters"]]


@pytest.mark.rule("C-DI-theater-1", "C-CALL-07")
def test_the_owner_of_the_theater_decides_after_the_last_pick_and_before_the_first_call() -> None:
    state = at(
        seats=[
            {"city": ["theater"], "characters": ["merchant"]},
            {"characters": ["king"]},
            {"characters": ["thief"]},
            {},
        ],
        crown=0,
        phase="pick",
    )
    assert state.to_act() == 3
    do(state, options(state)[0])
    assert (state.to_act(), options(state)) == (0, ["stay", "stage 1", "stage 2", "stage 3"])
    assert not [event for event in happened(state) if event[0] in ("reveal", "silence")]


@pytest.mark.rule("C-CALL-07")
def test_without_the_theater_in_a_city_the_calls_begin_at_once() -> None:
    seats: list[dict[str, Any]] = [{"hand": ["theater"], "characters": ["merchant"]}, *FOUR[1:]]
    state = at(seats=seats)
    assert state.to_act() == 2
    assert options(state)[:2] == ["gold", "cards"]


@pytest.mark.rule("C-DI-theater-1")
def test_the_theater_swaps_the_two_characters() -> None:
    state = at(seats=FOUR)
    do(state, "stage 2")
    assert state.to_act() == 0
    assert ("reveal", 0, 3) in happened(state)
    do(state, "gold", "end", "gold", "end", "gold", "end")
    assert state.to_act() == 2
    assert ("reveal", 2, 16) in happened(state)


@pytest.mark.rule("C-DI-theater-1", "C-TURN-06")
def test_the_owner_of_the_theater_may_decline() -> None:
    state = at(seats=FOUR)
    do(state, "stay")
    assert [held(state, seat, seat) for seat in range(4)] == [["merchant"], ["king"], ["thief"], ["bishop"]]
    assert ("stayed", 0) in happened(state)
    assert state.to_act() == 2


@pytest.mark.rule("C-DI-theater-1", "C-DI-theater-3", "C-INF-14")
def test_only_the_two_players_know_which_characters_were_swapped() -> None:
    state = at(seats=FOUR)
    do(state, "stage 1")
    assert happened(state)[:1] == happened(state, 3)[:1] == [("staged", 0, 1)]
    assert not [event for event in happened(state, 3) if event[0] == "stage_got"]
    for partner in (0, 1):
        assert (held(state, partner, 0), held(state, partner, 1)) == (["king"], ["merchant"])
        assert {("stage_got", 0, 10), ("stage_got", 1, 16)} <= set(happened(state, partner))
    for stranger in (2, 3, None):
        assert (held(state, stranger, 0), held(state, stranger, 1)) == ([], [])
        assert not {("reveal", 0, 10), ("reveal", 1, 16)} & set(happened(state, stranger))


@pytest.mark.rule("C-DI-theater-1")
def test_the_swap_is_blind() -> None:
    state = at(seats=FOUR)
    assert [held(state, 0, seat) for seat in (1, 2, 3)] == [[], [], []]
    assert options(state) == ["stay", "stage 1", "stage 2", "stage 3"]


@pytest.mark.rule("C-DI-theater-2")
@pytest.mark.parametrize("given", ["merchant", "warlord"])
def test_with_two_characters_the_owner_chooses_which_to_give_and_gets_one_at_random(given: str) -> None:
    got: set[str] = set()
    for seed in range(20):
        state = at(seats=TWO, seed=seed)
        assert options(state) == ["stay", "stage 1"]
        do(state, "stage 1")
        assert options(state) == ["lend merchant", "lend warlord"]
        do(state, f"lend {given}")
        kept = "warlord" if given == "merchant" else "merchant"
        mine, theirs = set(held(state, 0, 0)), set(held(state, 1, 1))
        assert mine | theirs == {"merchant", "warlord", "king", "thief"}
        assert kept in mine
        assert given in theirs
        got |= mine - {kept}
    assert got == {"king", "thief"}


@pytest.mark.rule("C-DI-theater-2", "C-INF-14")
def test_with_three_players_the_third_learns_nothing() -> None:
    state = at(
        seats=[
            {"characters": ["merchant", "warlord"], "city": ["theater"]},
            {"characters": ["king", "bishop"]},
            {"characters": ["magician", "architect"]},
        ],
        characters=["artist"],
    )
    assert options(state) == ["stay", "stage 1", "stage 2"]
    do(state, "stage 1", "lend warlord")
    assert "warlord" in held(state, 0, 1)
    assert (held(state, 2, 0), held(state, 2, 1)) == ([], [])


@pytest.mark.rule("C-DI-theater-1")
def test_the_theater_is_offered_again_in_the_next_round() -> None:
    state = at(seats=FOUR)
    do(state, "stay")
    for _ in range(4):
        do(state, "gold", "end")
    assert state.round == 2
    for _ in range(4):
        do(state, options(state)[0])
    assert options(state)[0] == "stay"
