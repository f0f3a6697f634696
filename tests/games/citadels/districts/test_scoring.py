"""Unique districts that score at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, do, score

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import TYPE_NAMES
from burgrave.games.citadels.rules.scoring import Points


def worth(*city: str, hand: tuple[str, ...] = (), gold: int = 0, **position: Any) -> Points:
    """Return the points of seat 0's city.

    There are three players, so seven districts do not complete it.
    """
    seats = [{"city": list(city), "hand": list(hand), "gold": gold}]
    return score(at(**{"players": 3, "seats": seats, **position}), 0)


@pytest.mark.rule("C-DI-basilica-1")
def test_the_basilica_counts_districts_of_odd_cost() -> None:
    """The manor costs 3 and the tavern 1; castle, harbor and Basilica cost 4."""
    assert worth("basilica").uniques == 0
    assert worth("basilica", "manor", "castle", "harbor", "tavern").uniques == 2
    assert worth("manor", "tavern").uniques == 0


@pytest.mark.rule("C-DI-basilica-1", "C-CH-artist-2")
def test_gold_on_a_district_changes_what_the_basilica_counts() -> None:
    """Gold raises castle and Basilica to 5, and the manor to 4."""
    points = worth("basilica+", "manor+", "castle+", "harbor", "tavern", characters=["artist"])
    assert points.uniques == 3
    assert points.districts == 5 + 4 + 5 + 4 + 1


@pytest.mark.rule("C-DI-capitol-1")
@pytest.mark.parametrize(
    ("others", "extra"),
    [
        ((), 0),
        (("manor", "castle", "tavern", "market"), 0),
        (("manor", "castle", "palace"), 3),
        (("manor", "castle", "palace", "tavern", "market", "docks"), 3),
        (("keep",), 0),
        (("keep", "smithy"), 3),
    ],
)
def test_the_capitol_gives_three_once_for_three_districts_of_a_type(others: tuple[str, ...], extra: int) -> None:
    """Two pairs score nothing; the Capitol itself counts as a unique district."""
    assert worth("capitol", *others).uniques == extra


@pytest.mark.rule("C-DI-capitol-1", "C-DI-haunted_quarter-1", "C-DI-school_of_magic-2")
def test_the_haunted_quarter_but_not_the_school_of_magic_can_be_the_third_for_the_capitol() -> None:
    haunted = worth("capitol", "manor", "castle", "haunted_quarter")
    assert (haunted.uniques, TYPE_NAMES[haunted.haunted_type]) == (3, "noble")
    assert worth("capitol", "manor", "castle", "school_of_magic").uniques == 0
    assert worth("capitol", "keep", "school_of_magic").uniques == 3


@pytest.mark.rule("C-DI-dragon_gate-1")
def test_the_dragon_gate_is_worth_eight_in_a_city_and_nothing_in_a_hand() -> None:
    points = worth("dragon_gate")
    assert (points.districts, points.uniques, points.total()) == (6, 2, 8)
    assert worth("manor", hand=("dragon_gate",)).total() == 3


@pytest.mark.rule("C-DI-haunted_quarter-1")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize(
    ("city", "haunted", "all_types"),
    [
        (("castle", "tavern", "monastery", "observatory"), "military", 3),
        (("castle", "tavern", "prison", "observatory"), "religious", 3),
        (("castle", "church", "prison", "observatory"), "trade", 3),
        (("market", "church", "prison", "observatory"), "noble", 3),
        (("castle", "market", "church", "prison"), "unique", 3),
        (("castle", "tavern", "monastery"), "unique", 0),
        (("castle", "tavern", "observatory", "smithy"), "unique", 0),
    ],
)
def test_the_haunted_quarter_replaces_one_missing_type_but_not_two(
    city: tuple[str, ...], haunted: str, all_types: int
) -> None:
    points = worth("haunted_quarter", *city)
    assert (TYPE_NAMES[points.haunted_type], points.all_types) == (haunted, all_types)


@pytest.mark.rule("C-DI-haunted_quarter-1", "C-EOG-03")
@pytest.mark.rulesets("all")
def test_without_the_haunted_quarter_a_missing_type_stays_missing() -> None:
    assert worth("castle", "tavern", "monastery", "observatory").all_types == 0


@pytest.mark.rule("C-DI-haunted_quarter-2", "C-DI-wishing_well-1")
def test_a_haunted_quarter_of_another_type_does_not_count_for_the_wishing_well() -> None:
    military = worth("castle", "tavern", "monastery", "wishing_well", "haunted_quarter")
    assert (military.all_types, military.uniques) == (3, 1)
    unique = worth("castle", "tavern", "wishing_well", "haunted_quarter")
    assert (unique.all_types, unique.uniques) == (0, 2)


@pytest.mark.rule("C-DI-imperial_treasury-1", "C-BLD-07")
@pytest.mark.rulesets("2010", "2016")
def test_the_imperial_treasury_counts_the_stash_but_not_gold_on_districts(ruleset: str) -> None:
    points = worth("imperial_treasury", "manor+", gold=5, players=4, characters=["artist"])
    cost = 5 if ruleset == "2016" else 4
    assert (points.districts, points.uniques) == (cost + 4, 5)
    assert worth("imperial_treasury", gold=0).uniques == 0
    assert worth("manor", gold=5).uniques == 0


@pytest.mark.rule("C-DI-ivory_tower-1", "C-DI-school_of_magic-2")
def test_the_ivory_tower_scores_five_if_it_is_the_only_unique() -> None:
    """A unique district in hand does not count."""
    assert worth("ivory_tower", "manor", "castle").uniques == 5
    assert worth("ivory_tower", "manor", hand=("keep",)).uniques == 5
    assert worth("ivory_tower", "keep").uniques == 0
    assert worth("ivory_tower", "school_of_magic").uniques == 0


@pytest.mark.rule("C-DI-ivory_tower-2", "C-DI-haunted_quarter-2")
def test_a_haunted_quarter_of_another_type_keeps_the_ivory_towers_bonus() -> None:
    points = worth("ivory_tower", "haunted_quarter")
    assert points.uniques == 5
    assert points.haunted_type != cards.UNIQUE
    assert worth("ivory_tower", "haunted_quarter", "keep").uniques == 0


@pytest.mark.rule("C-DI-map_room-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_map_room_counts_the_cards_in_hand() -> None:
    assert worth("map_room").uniques == 0
    assert worth("map_room", hand=("manor", "tavern", "tavern")).uniques == 3
    assert worth("map_room", hand=("dragon_gate",)).uniques == 1
    assert worth("manor", hand=("manor", "tavern")).uniques == 0


@pytest.mark.rule("C-DI-map_room-1", "C-DI-secret_vault-2")
def test_the_secret_vault_counts_for_the_map_room() -> None:
    assert worth("map_room", hand=("manor", "secret_vault")).uniques == 2 + 3


@pytest.mark.rule("C-DI-museum-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_museum_counts_the_cards_under_it() -> None:
    state = at(players=4, museum=["tavern", "dragon_gate", "manor"], seats=[{"city": ["museum"], "hand": []}, {}])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (3, 0)
    assert worth("museum").uniques == 0


@pytest.mark.rule("C-DI-museum-1", "C-DI-secret_vault-2")
def test_the_secret_vault_under_the_museum_scores_one() -> None:
    state = at(players=4, museum=["secret_vault", "tavern"], seats=[{"city": ["museum"], "hand": []}, {"hand": []}])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (2, 0)


@pytest.mark.rule("C-DI-school_of_magic-2")
@pytest.mark.rulesets("all")
def test_the_school_of_magic_counts_as_unique_for_all_types() -> None:
    assert worth("castle", "tavern", "monastery", "prison", "school_of_magic").all_types == 3
    assert worth("castle", "tavern", "monastery", "keep", "school_of_magic").all_types == 0


@pytest.mark.rule("C-DI-secret_vault-2")
def test_the_secret_vault_gives_three_from_the_hand() -> None:
    state = at(players=4, seats=[{"hand": ["secret_vault", "manor"]}, {"hand": ["tavern"]}])
    assert (score(state, 0).total(), score(state, 1).total()) == (3, 0)


@pytest.mark.rule("C-DI-statue-1")
@pytest.mark.parametrize(("crown", "extra"), [(0, 5), (1, 0)])
def test_the_statue_gives_five_to_an_owner_with_the_crown(crown: int, extra: int) -> None:
    state = at(players=4, crown=crown, seats=[{"city": ["statue"], "hand": []}, {"city": ["manor"], "hand": []}])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (extra, 0)


@pytest.mark.rule("C-DI-wishing_well-1")
def test_the_wishing_well_counts_every_unique_of_its_city_including_itself() -> None:
    assert worth("wishing_well", "manor", hand=("smithy",)).uniques == 1
    assert worth("wishing_well", "keep", "school_of_magic").uniques == 3
    elsewhere = at(players=4, seats=[{"city": ["wishing_well"], "hand": []}, {"city": ["keep"], "hand": []}])
    assert score(elsewhere, 0).uniques == 1


@pytest.mark.rule("C-EOG-05")
def test_extra_points_are_part_of_the_final_scores() -> None:
    full = ["dragon_gate", "statue", "manor", "castle", "palace", "tavern", "market"]
    seats = [
        {"characters": ["warlord"], "city": full, "hand": []},
        {"characters": ["thief"], "city": ["manor"], "hand": [], "gold": 0},
        {"characters": ["magician"], "hand": []},
        {"characters": ["bishop"], "hand": []},
    ]
    state = at(seats=seats, crown=0, turn={"character": "warlord", "gathered": True})
    do(state, "end")
    assert state.is_over()
    assert state.scores() == [6 + 3 + 3 + 4 + 5 + 1 + 2 + 4 + 2 + 5, 3, 0, 0]
    assert state.ranks() == [1, 2, 4, 3]
