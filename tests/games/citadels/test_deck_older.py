"""District deck of the older editions: base purples, bonus purples, the Graveyard, and invalid decks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.citadels.playing import at, new
from tests.games.citadels.setting_up import BASE, cast, every_card, refused, uniques, without

from burgrave import SetupError
from burgrave.games.citadels.cards import DISTRICT_NAMES

pytestmark = pytest.mark.rulesets("older")

BONUS = [
    "armory", "factory", "imperial_treasury", "map_room", "museum", "park", "poor_house", "quarry", "wishing_well",
    "bell_tower", "ball_room", "hospital", "lighthouse", "throne_room",
]  # fmt: skip
COSTS = {  # as printed on the cards of these editions
    "dragon_gate": 6, "graveyard": 5, "great_wall": 6, "haunted_quarter": 2, "keep": 3, "laboratory": 5,
    "library": 6, "observatory": 5, "school_of_magic": 6, "smithy": 5, "university": 6,
}  # fmt: skip
BONUS_COSTS = {
    "armory": 3, "factory": 6, "imperial_treasury": 4, "map_room": 5, "museum": 4, "park": 6, "poor_house": 5,
    "quarry": 5, "wishing_well": 5, "bell_tower": 5, "ball_room": 6, "hospital": 6, "lighthouse": 3, "throne_room": 6,
}  # fmt: skip
FREE = "; use --scenario custom for a free choice."


# ---- deck -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SET-05", "C-SET-06")
@pytest.mark.parametrize("players", range(2, 9))
def test_deck_holds_the_twelve_purples_with_both_keeps(players: int) -> None:
    state = new(players=players)
    assert uniques(state) == BASE
    assert len(every_card(state)) == len(set(every_card(state))) == 66


@pytest.mark.rule("C-SET-05", "C-SET-06")
@pytest.mark.parametrize(("name", "cost"), COSTS.items())
def test_base_purples_have_their_printed_costs(name: str, cost: int) -> None:
    state = at(players=4, seats=[{"city": [name]}])
    view: Any = state.view(None)
    assert view["seats"][0]["city"] == [{"district": name, "type": "unique", "cost": cost, "gilded": False}]


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-06")
@pytest.mark.parametrize(("name", "cost"), BONUS_COSTS.items())
def test_bonus_purples_have_their_printed_costs(name: str, cost: int) -> None:
    view: Any = at(players=4, seats=[{"city": [name]}]).view(None)
    assert [(one["type"], one["cost"]) for one in view["seats"][0]["city"]] == [("unique", cost)]


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-06")
@pytest.mark.parametrize("bonus", [BONUS[:2], BONUS[3:6], BONUS[-3:]])
def test_two_or_three_bonus_purples_are_added(bonus: list[str]) -> None:
    state = new(bonus=bonus)
    assert uniques(state) == sorted(BASE + bonus)
    assert len(set(every_card(state))) == 66 + len(bonus)
    assert uniques(new(districts=BASE + bonus)) == sorted(BASE + bonus)


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-06")
@pytest.mark.parametrize(
    ("bonus", "gone"),
    [
        (BONUS[:3], ["university"]),
        (BONUS[:4], ["university"]),
        (BONUS[:4], ["keep", "university"]),
        (BONUS[:5], ["keep", "keep"]),
        (BONUS[:6], ["graveyard", "keep", "smithy"]),
        (BONUS, without("library")),
        (BONUS, BASE),
    ],
)
def test_each_further_bonus_purple_takes_the_place_of_a_base_one(bonus: list[str], gone: list[str]) -> None:
    state = new(bonus=bonus, without=gone)
    assert Counter(uniques(state)) == Counter(bonus) + Counter(without(*gone))
    assert uniques(new(bonus=list(reversed(bonus)), without=gone)) == uniques(state)


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-06")
@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        ({"bonus": BONUS[:1]}, f"Add at least two bonus districts, not 1{FREE}"),
        ({"without": ["smithy"]}, f"Add at least two bonus districts, not 0{FREE}"),
        (
            {"bonus": BONUS[:5]},
            (f"Each bonus district beyond 3 replaces a base district: with 5, leave out at least 2, not 0{FREE}"),
        ),
        (
            {"bonus": BONUS[:6], "without": ["keep", "keep"]},
            (f"Each bonus district beyond 3 replaces a base district: with 6, leave out at least 3, not 2{FREE}"),
        ),
        (
            {"bonus": BONUS[:2], "without": ["keep"]},
            (f"Each bonus district beyond 2 may replace a base district: with 2, leave out at most 0, not 1{FREE}"),
        ),
        (
            {"bonus": BONUS[:4], "without": ["keep", "keep", "smithy"]},
            (f"Each bonus district beyond 2 may replace a base district: with 4, leave out at most 2, not 3{FREE}"),
        ),
        (
            {"bonus": ["park", "theater"]},
            f"theater is not a bonus district; choose from: {', '.join(BONUS)}.",
        ),
        ({"bonus": ["park", "tavern"]}, f"tavern is not a bonus district; choose from: {', '.join(BONUS)}."),
        ({"bonus": ["park", "keep"]}, f"keep is not a bonus district; choose from: {', '.join(BONUS)}."),
        ({"bonus": ["park", "park"]}, "park is named 2 times; the 2010 ruleset has 1."),
        ({"districts": [*BASE, "keep", "park", "museum"]}, "keep is named 3 times; the 2010 ruleset has 2."),
        (
            {"bonus": BONUS[:4], "without": ["park"]},
            f"There is no park to leave out; the base districts are: {', '.join(sorted(set(BASE)))}.",
        ),
        (
            {"bonus": BONUS[:4], "without": ["smithy", "smithy"]},
            f"There is no smithy to leave out; the base districts are: {', '.join(sorted(set(BASE)))}.",
        ),
        (
            {"bonus": BONUS[:4], "without": ["graveyard", "graveyard"]},
            f"There is no graveyard to leave out; the base districts are: {', '.join(sorted(set(BASE)))}.",
        ),
        (
            {"bonus": BONUS[:2], "districts": [*BASE, *BONUS[:2]]},
            "Give either all districts, or those to add and leave out, but not both.",
        ),
        ({"bonus": "park"}, "The districts must be a list of names, not 'park'."),
        ({"bonus": ["park", "moon"]}, f"There is no district 'moon'; choose from: {', '.join(DISTRICT_NAMES)}."),
    ],
)
def test_other_choices_of_bonus_purples_are_refused(wanted: dict[str, Any], line: str) -> None:
    refused(line, **wanted)


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-06")
@pytest.mark.parametrize(
    "districts",
    [BONUS[:1], ["bell_tower", *BASE], without("keep"), BONUS[1:], ["smithy"]],
    ids=["one", "one more", "one less", "no base", "just one"],
)
def test_any_number_of_purples_is_accepted_in_a_custom_game(districts: list[str]) -> None:
    state = new(scenario="custom", districts=districts)
    assert uniques(state) == sorted(districts)
    view: Any = state.view(None)
    assert view["scenario"] == "custom"
    with pytest.raises(SetupError, match=r"use --scenario custom for a free choice\.$"):
        new(districts=districts)


@pytest.mark.rulesets("classic")
@pytest.mark.rule("C-SET-05")
def test_the_classic_deck_has_all_base_purples_and_no_bonus_purples() -> None:
    bonus = "The classic ruleset has no bonus districts; list all its uniques as districts."
    refused(bonus, bonus=["park", "museum"])
    refused(bonus, without=["keep"])
    refused("park is not a unique district of the classic ruleset.", districts=[*BASE, "park", "museum"])
    refused("bell_tower is not a unique district of the classic ruleset.", scenario="custom", districts=["bell_tower"])
    refused(f"The classic ruleset uses all its unique districts{FREE}", districts=without("keep"))
    refused("smithy is named 2 times; the classic ruleset has 1.", districts=[*BASE, "smithy"])
    assert uniques(new(districts=BASE)) == BASE
    assert uniques(new(districts=without("keep"), scenario="custom")) == without("keep")


@pytest.mark.rule("C-SET-05", "C-SET-06")
@pytest.mark.parametrize("name", ["theater", "framework", "gold_mine", "stables", "monument", "secret_vault", "tavern"])
def test_uniques_of_2016_and_basic_districts_are_refused(ruleset: str, name: str) -> None:
    line = f"{name} is not a unique district of the {ruleset} ruleset."
    refused(line, districts=[*BASE, name])
    refused(line, districts=[name], scenario="custom")


@pytest.mark.rulesets("2016")
@pytest.mark.rule("C-SET-04")
@pytest.mark.parametrize("name", ["university", "graveyard", *BONUS[-5:]])
def test_purples_of_the_older_editions_are_refused_in_2016(name: str) -> None:
    fourteen = ["theater", "framework", "gold_mine", "stables", "monument", "basilica", "capitol", *BONUS[:6]]
    refused(f"{name} is not a unique district of the 2016 ruleset.", districts=[*fourteen, name])
    refused("The 2016 ruleset has no bonus districts; list all its uniques as districts.", bonus=[name, "park"])
    refused("The 2016 ruleset has no short game; only 2010 has one.", short=True)


@pytest.mark.rule("C-SET-07")
def test_the_graveyard_is_removed_with_the_diplomat() -> None:
    state = new(characters=["diplomat"])
    assert uniques(state) == without("graveyard") and len(every_card(state)) == 65
    assert uniques(new(characters=["diplomat"], scenario="custom")) == without("graveyard")
    line = "The graveyard is not used with the diplomat; leave one of them out."
    refused(line, characters=["diplomat"], districts=BASE)
    refused(line, characters=["diplomat"], districts=BASE, scenario="custom")
    assert uniques(new(characters=["diplomat"], districts=without("graveyard"))) == without("graveyard")
    assert "graveyard" in uniques(new(characters=["artist"]))


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-07", "C-SET-06")
def test_a_removed_graveyard_does_not_make_room_for_a_bonus_purple() -> None:
    """Up to three bonus purples join the base purples; a fourth replaces a base purple other than the Graveyard."""
    state = new(characters=["diplomat"], bonus=BONUS[:3])
    assert uniques(state) == sorted(without("graveyard") + BONUS[:3])
    line = f"Each bonus district beyond 3 replaces a base district: with 5, leave out at least 2, not 0{FREE}"
    refused(line, characters=["diplomat"], bonus=BONUS[:5])
    refused(line, characters=["diplomat"], bonus=BONUS[:5], without=["graveyard"])
    state = new(characters=["diplomat"], bonus=BONUS[:4], without=["keep"])
    assert uniques(state) == sorted(without("graveyard", "keep") + BONUS[:4])


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-SET-06", "C-SET-07")
def test_a_random_deck_of_2010_can_be_named() -> None:
    numbers: set[int] = set()
    for seed in range(200):
        state = new(scenario="random", seed=seed, events=False)
        found = uniques(state)
        numbers.add(sum(name in BONUS for name in found))
        again = new(characters=cast(state), districts=found, events=False)
        assert uniques(again) == found and cast(again) == cast(state)
    assert numbers == {0, *range(2, 15)}


@pytest.mark.rulesets("classic")
@pytest.mark.rule("C-SET-05", "C-SET-07")
def test_random_games_of_the_classic_edition_have_the_whole_deck() -> None:
    for seed in range(60):
        state = new(scenario="random", seed=seed, events=False)
        assert uniques(state) == (without("graveyard") if "diplomat" in cast(state) else BASE)
