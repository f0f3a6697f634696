"""Rulings on completing a city and on final scoring."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, city, do, first, score

COMPLETE = ["tavern", "market", "trading_post", "docks", "harbor", "watchtower", "prison"]  # cost 15
FOUR_MORE = ["palace", "castle", "manor", "cathedral", "church"]  # cost 19: as many points as COMPLETE


def tied(characters: list[list[str]], **position: Any) -> list[int]:
    """Return the places of seats 0 and 1 in a finished game in which they have equal points."""
    players = len(characters)
    more = ["temple"] if players == 2 else []
    seats: list[dict[str, Any]] = [{"characters": held, "gold": 0, "hand": []} for held in characters]
    seats[0]["city"] = COMPLETE + more
    seats[1]["city"] = FOUR_MORE if players > 2 else [*FOUR_MORE[:4], "monastery"]
    state = at(players=players, seats=seats, first=0, phase="over", **position)
    assert state.scores()[0] == state.scores()[1]
    return list(state.ranks())[:2]


@pytest.mark.rule("R-03", "R-34", "C-EOG-06")
def test_a_tie_goes_to_the_higher_rank_revealed_in_the_last_round() -> None:
    assert tied([["thief"], ["warlord"], ["king"], ["bishop"]]) == [2, 1]
    assert tied([["warlord"], ["thief"], ["king"], ["bishop"]]) == [1, 2]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_a_killed_character_does_not_count_in_a_tie_unless_it_is_rank_4() -> None:
    """A killed King counts, because he is revealed at the end of the round."""
    assert tied([["warlord"], ["assassin"], ["king"], ["bishop"]], killed="warlord") == [2, 1]
    assert tied([["king"], ["thief"], ["assassin"], ["bishop"]], killed="king") == [1, 2]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_with_two_players_the_higher_character_breaks_the_tie() -> None:
    assert tied([["assassin", "warlord"], ["bishop", "architect"]]) == [1, 2]
    assert tied([["bishop", "king"], ["assassin", "merchant"]]) == [2, 1]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_in_a_tie_the_witch_counts_as_rank_1_and_her_victim_as_himself() -> None:
    assert tied([["witch"], ["thief"], ["warlord"], ["bishop"]], bewitched="warlord") == [2, 1]
    assert tied([["warlord"], ["architect"], ["witch"], ["bishop"]], bewitched="warlord") == [1, 2]


@pytest.mark.rule("R-37", "C-EOG-04")
def test_the_first_complete_city_stays_first_without_its_monument() -> None:
    own = ["monument", "tavern", "docks", "harbor", "town_hall", "watchtower"]
    state = at(
        first=0,
        seats=[
            {"characters": ["diplomat"], "city": own, "gold": 9, "hand": []},
            {"characters": ["king"], "city": ["market"], "hand": []},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "diplomat", "gathered": True},
    )
    do(state, "exchange 1", "district market", "offer monument")
    assert (first(state), state.is_complete(state.players[0]), score(state, 0).completion) == (0, False, 4)
    do(state, "end")
    assert state.is_over()


@pytest.mark.rule("R-37", "C-EOG-04")
def test_a_city_that_is_no_longer_complete_scores_nothing_for_its_size() -> None:
    own = ["monument", "tavern", "docks", "harbor", "town_hall", "fortress"]
    state = at(
        first=2,
        seats=[
            {"characters": ["diplomat"], "city": own, "gold": 9, "hand": []},
            {"characters": ["king"], "city": ["market"], "hand": []},
            {"characters": ["thief"], "city": ["manor", *COMPLETE[4:], *FOUR_MORE[:2], "church"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "diplomat", "gathered": True},
    )
    assert score(state, 0).completion == 2
    do(state, "exchange 1", "district market", "offer monument")
    assert (score(state, 0).completion, score(state, 2).completion) == (0, 4)


@pytest.mark.rule("R-55", "C-BLD-08", "C-BLD-11")
def test_a_seized_district_can_make_a_city_the_first_complete_one() -> None:
    state = at(
        seats=[
            {"characters": ["marshal"], "city": COMPLETE[:6], "gold": 9},
            {"characters": ["king"], "city": ["manor"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "marshal", "gathered": True},
    )
    do(state, "seize 1", "district manor")
    assert (first(state), score(state, 0).completion) == (0, 4)


@pytest.mark.rule("R-55", "R-16", "C-DI-monument-2", "C-CH-magistrate-3")
def test_a_confiscated_district_or_an_exchanged_monument_can_complete_a_city_first() -> None:
    confiscated = at(
        warrants={"signed": "bishop"},
        seats=[
            {"characters": ["bishop"], "hand": ["manor"], "gold": 3},
            {"characters": ["magistrate"], "city": COMPLETE[:6]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "bishop", "gathered": True},
    )
    do(confiscated, "build manor", "confiscate")
    assert (first(confiscated), len(city(confiscated, 1))) == (1, 7)
    swapped = at(
        seats=[
            {"characters": ["diplomat"], "city": COMPLETE[:6], "gold": 9},
            {"characters": ["king"], "city": ["monument"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "diplomat", "gathered": True},
    )
    do(swapped, "exchange 1", "district monument", "offer tavern")
    assert (first(swapped), len(city(swapped, 0))) == (0, 6)
