"""Bonus districts of 2010: costs, Armory, Quarry, Factory, Wishing Well, Ball Room, Museum."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.characters.seats import dull, sits
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, deck, do, gold, hand, happened, options, score

from burgrave.games.citadels.cards import TYPE_NAMES, UNIQUE

pytestmark = pytest.mark.rulesets("2010")

COSTS = {
    "armory": 3, "lighthouse": 3, "imperial_treasury": 4, "museum": 4, "bell_tower": 5, "map_room": 5,
    "poor_house": 5, "quarry": 5, "wishing_well": 5, "ball_room": 6, "factory": 6, "hospital": 6, "park": 6,
    "throne_room": 6,
}  # fmt: skip
SEVEN = ["temple", "church", "monastery", "tavern", "market", "docks", "manor"]
EIGHT = [*SEVEN, "castle"]


# ---- costs -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-BLD-03", "C-EOG-02")
@pytest.mark.edition("E-costs")
@pytest.mark.parametrize(("name", "cost"), COSTS.items())
def test_the_bonus_districts_cost_and_score_as_printed(name: str, cost: int) -> None:
    assert starting(facing("bishop", [], [], cost - 1, hand=[name]), "build") == []
    state = do(facing("bishop", [], [], cost, hand=[name]), f"build {name}")
    assert (city(state, 0), gold(state)[0], score(state, 0).districts) == ([name], 0, cost)
    assert state.players[0].count(UNIQUE) == 1


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.parametrize(("name", "cost"), [*COSTS.items(), ("keep", 3), ("university", 6), ("haunted_quarter", 2)])
def test_the_factory_makes_other_purples_one_gold_cheaper(name: str, cost: int) -> None:
    if name == "factory":
        assert starting(facing("bishop", ["factory"], [], 9, hand=[]), "build") == []
        return
    assert starting(facing("bishop", ["factory"], [], cost - 2, hand=[name]), "build") == []
    state = do(facing("bishop", ["factory"], [], cost - 1, hand=[name]), f"build {name}")
    assert (gold(state)[0], score(state, 0).districts) == (0, 6 + cost)


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.parametrize(("name", "cost"), [("tavern", 1), ("palace", 5)])
def test_the_factory_does_not_help_with_other_districts_or_other_players(name: str, cost: int) -> None:
    assert starting(facing("bishop", ["factory"], [], cost - 1, hand=[name]), "build") == []
    assert gold(do(facing("bishop", ["factory"], [], cost, hand=[name]), f"build {name}"))[0] == 0
    assert starting(facing("bishop", [], ["factory"], 5, hand=["park"]), "build") == []


@pytest.mark.rule("C-DI-factory-1", "R-39")
def test_with_the_factory_the_cheapest_purple_still_costs_one() -> None:
    assert starting(facing("bishop", ["factory"], [], 0, hand=["haunted_quarter"]), "build") == []
    assert gold(do(facing("bishop", ["factory"], [], 1, hand=["haunted_quarter"]), "build haunted_quarter"))[0] == 0


@pytest.mark.rule("C-DI-factory-1", "R-54", "C-CH-alchemist-1")
def test_the_alchemist_is_refunded_the_factory_price() -> None:
    assert gold(do(facing("alchemist", ["factory"], [], 5, hand=["park"]), "build park", "end"))[0] == 5


@pytest.mark.rule("C-DI-factory-1", "C-CH-diplomat-2")
def test_the_factory_does_not_change_the_diplomats_price() -> None:
    state = facing("diplomat", ["manor"], ["factory", "museum"], 1)
    do(state, "end", "exchange 1", "district museum", "offer manor")
    assert gold(state)[:2] == [0, 1]


# ---- Armory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-armory-2", "C-TURN-14", "R-07")
@pytest.mark.parametrize("gathered", [False, True])
def test_the_armory_goes_under_the_deck_with_its_target(gathered: bool) -> None:
    seats = [sits("bishop", city=["armory", "tavern"]), sits("king", city=["palace", "castle"], gold=3)]
    state = at(players=4, seats=seats, turn={"character": "bishop", "gathered": gathered})
    do(state, "demolish 1")
    assert options(state) == ["district palace", "district castle"]
    do(state, "district palace")
    assert (city(state, 0), city(state, 1)) == (["tavern"], ["castle"])
    assert (deck(state)[-2:], gold(state)[:2]) == (["armory", "palace"], [0, 3])
    assert starting(state, "demolish") == []
    assert ("end" in options(state)) is gathered


@pytest.mark.rule("C-DI-armory-2")
def test_the_armory_cannot_destroy_in_its_own_city() -> None:
    assert starting(facing("bishop", ["armory", "tavern"], ["manor"]), "demolish") == ["demolish 1"]
    assert starting(facing("bishop", ["armory", "tavern"], []), "demolish") == []


@pytest.mark.rule("C-DI-armory-2", "R-26")
def test_the_armory_can_neither_attack_nor_leave_a_complete_city() -> None:
    assert starting(facing("bishop", ["armory"], EIGHT, first=1), "demolish") == []
    assert starting(facing("bishop", ["armory"], SEVEN), "demolish") == ["demolish 1"]
    assert starting(facing("bishop", ["armory", *SEVEN], ["manor"], first=0), "demolish") == []
    assert starting(facing("bishop", ["armory", *SEVEN[:6]], ["palace"]), "demolish") == ["demolish 1"]


@pytest.mark.rule("C-DI-armory-2", "R-26")
@pytest.mark.parametrize(
    ("theirs", "name"), [(["keep"], "keep"), (["great_wall", "tavern"], "tavern"), (["great_wall"], "great_wall")]
)
def test_keep_and_great_wall_do_not_stop_the_armory(theirs: list[str], name: str) -> None:
    state = do(facing("warlord", ["armory"], theirs, 0), "demolish 1", f"district {name}")
    assert name not in city(state, 1)


@pytest.mark.rule("C-DI-armory-2", "R-26", "C-CH-bishop-2")
def test_the_armory_can_destroy_in_the_bishops_city() -> None:
    """The Bishop is protected only against characters of rank 8."""
    state = facing("warlord", ["armory"], ["palace"], other="bishop")
    do(state, "demolish 1", "district palace")
    assert city(state, 1) == []


@pytest.mark.rule("C-DI-armory-2", "C-TURN-06")
def test_the_armory_is_used_only_by_its_owner_in_the_owners_turns() -> None:
    seats = [sits("bishop", city=["armory"]), sits("king", city=["palace"]), sits("thief"), sits("magician")]
    state = at(seats=seats, turn={"character": "king"})
    assert starting(state, "demolish") == []
    do(state, "gold", "end", "gold", "end")
    assert (city(state, 0), state.round) == (["armory"], 2)


# ---- Quarry ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-quarry-3", "R-53", "C-BLD-04")
def test_the_quarry_allows_two_of_a_name_but_not_three() -> None:
    state = facing("bishop", ["quarry", "tavern", "temple", "temple"], [], hand=["tavern", "temple"])
    assert starting(state, "build") == ["build tavern"]
    do(state, "build tavern")
    assert city(state, 0).count("tavern") == 2
    assert starting(facing("bishop", ["tavern"], [], hand=["tavern"]), "build") == []


@pytest.mark.rule("C-DI-quarry-3", "C-CH-architect-2")
def test_the_limit_of_the_quarry_applies_within_one_turn_too() -> None:
    state = facing("architect", ["quarry"], [], hand=["tavern", "tavern", "tavern"])
    do(state, "build tavern", "build tavern")
    assert (city(state, 0), starting(state, "build"), hand(state, 0)) == (
        ["quarry", "tavern", "tavern"],
        [],
        ["tavern"],
    )


@pytest.mark.rule("C-DI-quarry-3", "C-CH-architect-2")
def test_the_quarry_works_as_soon_as_it_is_built() -> None:
    state = facing("architect", ["tavern"], [], hand=["quarry", "tavern"])
    assert starting(state, "build") == ["build quarry"]
    do(state, "build quarry", "build tavern")
    assert city(state, 0) == ["quarry", "tavern", "tavern"]


@pytest.mark.rule("C-DI-quarry-3", "C-CH-wizard-3", "C-CH-wizard-2")
def test_a_wizard_with_the_quarry_cannot_build_a_third_of_a_name() -> None:
    """With the Quarry, neither a card from the Wizard's hand nor a taken one may be a third copy.

    Without it, either may be.
    """
    for own, built in [("quarry", False), ("market", True)]:
        wizard = sits("wizard", city=[own, "tavern", "tavern"], gold=9, hand=["tavern"])
        seats = [wizard, sits("king", hand=["tavern", "docks"]), sits("thief"), sits("bishop")]
        state = at(seats=seats, turn={"character": "wizard", "gathered": True})
        assert ("build tavern" in options(state)) is built
        do(state, "peek 1", "take tavern")
        assert ("build_it" in options(state)) is built


@pytest.mark.rule("C-DI-quarry-3", "C-DI-keep-2")
def test_with_the_quarry_a_city_may_have_both_keeps() -> None:
    """The deck has two Keeps, but only one of every other purple district."""
    state = do(facing("bishop", ["quarry", "keep"], [], hand=["keep"]), "build keep")
    assert city(state, 0) == ["keep", "keep", "quarry"]


@pytest.mark.rule("C-DI-quarry-3", "R-53")
def test_duplicates_stay_after_the_quarry_is_destroyed_but_no_more_can_be_built() -> None:
    own = ["quarry", "tavern", "tavern", "market"]
    seats = [sits("bishop", city=own, gold=9, hand=["market", "tavern", "docks"]), sits("king", city=["armory"])]
    state = at(seats=[*seats, sits("thief"), sits("magician")], turn={"character": "king"})
    do(state, "demolish 0", "district quarry", "gold", "end", "gold")
    assert (city(state, 0), state.to_act()) == (["market", "tavern", "tavern"], 0)
    assert starting(state, "build") == ["build docks"]


@pytest.mark.rule("C-DI-quarry-3", "R-52", "C-CH-diplomat-2")
def test_the_quarry_does_not_allow_a_duplicate_by_exchange() -> None:
    state = facing("diplomat", ["quarry", "tavern"], ["tavern", "market"])
    do(state, "end", "exchange 1")
    assert options(state) == ["district market"]


# ---- Wishing Well ------------------------------------------------------------------------------------------------


def worth(*own: str, hand: tuple[str, ...] = ()) -> tuple[int, str]:
    """Return the bonus points of a city's unique districts, and the type of its Haunted Quarter."""
    points = score(facing("bishop", list(own), ["keep", "throne_room"], hand=list(hand)), 0)
    return int(points.uniques), TYPE_NAMES[points.haunted_type]


@pytest.mark.rule("C-DI-wishing_well-2")
def test_the_wishing_well_scores_one_for_each_other_purple() -> None:
    assert worth("wishing_well", "manor", "tavern", hand=("smithy",))[0] == 0
    assert worth("wishing_well", "keep", "manor")[0] == 1
    assert worth("wishing_well", "keep", "park", "school_of_magic")[0] == 3
    assert worth("keep", "park")[0] == 0


@pytest.mark.rule("C-DI-wishing_well-2", "C-DI-haunted_quarter-1")
def test_a_haunted_quarter_is_a_purple_for_the_wishing_well_unless_it_counts_as_another_type() -> None:
    assert worth("wishing_well", "haunted_quarter", "manor") == (1, "unique")
    assert worth("wishing_well", "haunted_quarter", "manor", "temple", "tavern") == (0, "military")


@pytest.mark.rule("C-DI-wishing_well-2", "C-DI-university-1", "C-DI-dragon_gate-2")
def test_the_wishing_well_adds_to_the_bonuses_of_other_districts() -> None:
    assert worth("wishing_well", "dragon_gate", "university")[0] == 2 + 2 + 2


# ---- Ball Room ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-ball_room-1")
def test_the_ball_room_has_no_effect() -> None:
    state = do(facing("bishop", [], ["tavern"], 6, hand=["ball_room"]), "build ball_room")
    assert options(state) == ["end"]
    assert (score(state, 0).total(), gold(state)[0]) == (6, 0)
    rounds = []
    for name in ("ball_room", "university"):
        seats = [sits("king", city=[name, "manor"], gold=2), sits("thief"), sits("bishop"), sits("warlord", gold=9)]
        other = at(seats=seats, crown=1, turn={"character": "thief"})
        dull(other, "warlord")
        do(other, "gold", "end", "destroy 0", f"district {name}")
        rounds.append((gold(other), city(other, 0), int(other.crown), [event[0] for event in happened(other)]))
    assert rounds[0] == rounds[1]
    assert rounds[0][0][3] == 9 + 2 - 5


# ---- Museum ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-museum-1", "R-31", "R-38")
def test_an_exchanged_museum_keeps_its_cards() -> None:
    """The old owner still knows the cards under the Museum; nobody else does."""
    state = facing("diplomat", ["castle"], ["museum"], 0, museum=["tavern", "docks"])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (0, 2)
    do(state, "end", "exchange 1", "district museum", "offer castle")
    assert (score(state, 0).uniques, score(state, 1).uniques) == (2, 0)
    for seat, known in [(0, ["docks", "tavern"]), (1, ["docks", "tavern"]), (2, [])]:
        seen: Any = state.view(seat)["seats"]
        assert sorted(seen[0]["museum_known"]) == known


@pytest.mark.rule("C-DI-museum-1", "C-DI-armory-2")
def test_the_cards_of_a_destroyed_museum_go_under_the_deck() -> None:
    warlord = do(facing("warlord", [], ["museum"], 3, museum=["tavern", "docks"]), "end", "destroy 1")
    do(warlord, "district museum")
    assert sorted(deck(warlord)[-3:]) == ["docks", "museum", "tavern"]
    armory = facing("bishop", ["armory"], ["museum"], museum=["tavern", "docks"])
    do(armory, "demolish 1", "district museum")
    assert sorted(deck(armory)[-4:]) == ["armory", "docks", "museum", "tavern"]
    for state in (warlord, armory):
        assert (score(state, 1).total(), list(state.museum)) == (0, [])


# ---- end of the turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-poor_house-1", "C-DI-park-1", "R-08", "C-CH-tax_collector_old-1")
def test_tax_then_poor_house_then_park_then_the_alchemists_refund() -> None:
    own = sits("alchemist", city=["poor_house", "park"], gold=2, hand=["docks"])
    seats = [own, sits("tax_collector_old"), sits("king"), sits("bishop")]
    state = dull(at(seats=seats, turn={"character": "tax_collector_old"}), "alchemist")
    do(state, "gold", "build docks", "end")
    names = [event[0] for event in happened(state)]
    order = ["taxed", "poor_house", "park", "refund"]
    assert [name for name in names if name in order] == order
    assert (gold(state)[:2], len(hand(state, 0))) == ([2 + 2 - 3 - 1 + 1 + 3, 3], 2)


@pytest.mark.rule("C-DI-poor_house-1", "R-08", "C-CH-warlord-2")
def test_the_poor_house_checks_the_stash_after_the_warlord_has_paid() -> None:
    state = facing("warlord", ["poor_house"], ["palace"], 4)
    do(state, "end", "destroy 1", "district palace")
    assert gold(state)[0] == 1
