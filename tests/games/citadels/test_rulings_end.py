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
def test_a_tie_goes_to_the_highest_rank_shown_in_the_last_round() -> None:
    """A tie is won by the player who revealed the higher rank, whichever seat that is."""
    assert tied([["thief"], ["warlord"], ["king"], ["bishop"]]) == [2, 1]
    assert tied([["warlord"], ["thief"], ["king"], ["bishop"]]) == [1, 2]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_a_killed_character_counts_nothing_for_the_tie_but_a_killed_rank_4_does() -> None:
    """In a tie, a killed Warlord does not count, but a killed King, who is revealed at the end, does."""
    assert tied([["warlord"], ["assassin"], ["king"], ["bishop"]], killed="warlord") == [2, 1]
    assert tied([["king"], ["thief"], ["assassin"], ["bishop"]], killed="king") == [1, 2]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_with_two_players_the_better_of_both_characters_breaks_the_tie() -> None:
    """With two players, the higher of each player's two characters breaks a tie."""
    assert tied([["assassin", "warlord"], ["bishop", "architect"]]) == [1, 2]
    assert tied([["bishop", "king"], ["assassin", "merchant"]]) == [2, 1]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_the_witch_counts_as_rank_1_and_her_victim_as_himself() -> None:
    """In a tie, a Witch who resumed as the Warlord counts as rank 1, and her victim as rank 8."""
    assert tied([["witch"], ["thief"], ["warlord"], ["bishop"]], bewitched="warlord") == [2, 1]
    assert tied([["warlord"], ["architect"], ["witch"], ["bishop"]], bewitched="warlord") == [1, 2]


@pytest.mark.rule("R-37", "C-EOG-04")
def test_who_was_first_stays_first_when_the_monument_leaves() -> None:
    """A player who gives away the Monument keeps the four points for the first complete city.

    The game still ends with the round.
    """
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
def test_a_city_that_shrank_below_the_size_gets_no_two_points() -> None:
    """A city that is no longer complete at the end does not score two points."""
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
    """A seized district can make a city the first complete one."""
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
def test_a_confiscated_district_or_a_monument_swapped_in_can_complete_a_city_too() -> None:
    """A confiscated district or a Monument from an exchange can make a city the first complete one."""
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
