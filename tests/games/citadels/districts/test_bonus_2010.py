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
def test_the_bonus_districts_cost_what_is_printed(name: str, cost: int) -> None:
    """A bonus district can be built with exactly its printed cost, and scores as many points."""
    assert starting(facing("bishop", [], [], cost - 1, hand=[name]), "build") == []
    state = do(facing("bishop", [], [], cost, hand=[name]), f"build {name}")
    assert (city(state, 0), gold(state)[0], score(state, 0).districts) == ([name], 0, cost)
    assert state.players[0].count(UNIQUE) == 1


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.parametrize(("name", "cost"), [*COSTS.items(), ("keep", 3), ("university", 6), ("haunted_quarter", 2)])
def test_the_factory_takes_a_gold_off_every_other_purple(name: str, cost: int) -> None:
    """The Factory makes every other purple district one gold cheaper, but never itself.

    A city cannot have two Factories.
    """
    if name == "factory":
        assert starting(facing("bishop", ["factory"], [], 9, hand=[]), "build") == []
        return
    assert starting(facing("bishop", ["factory"], [], cost - 2, hand=[name]), "build") == []
    state = do(facing("bishop", ["factory"], [], cost - 1, hand=[name]), f"build {name}")
    assert (gold(state)[0], score(state, 0).districts) == (0, 6 + cost)


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.parametrize(("name", "cost"), [("tavern", 1), ("palace", 5)])
def test_the_factory_is_of_no_use_for_other_districts_nor_for_other_players(name: str, cost: int) -> None:
    """The Factory neither makes a tavern free nor helps another player."""
    assert starting(facing("bishop", ["factory"], [], cost - 1, hand=[name]), "build") == []
    assert gold(do(facing("bishop", ["factory"], [], cost, hand=[name]), f"build {name}"))[0] == 0
    assert starting(facing("bishop", [], ["factory"], 5, hand=["park"]), "build") == []


@pytest.mark.rule("C-DI-factory-1", "R-39")
def test_with_the_factory_the_cheapest_purple_still_costs_one() -> None:
    """With the Factory, the Haunted Quarter costs one gold, not nothing."""
    assert starting(facing("bishop", ["factory"], [], 0, hand=["haunted_quarter"]), "build") == []
    assert gold(do(facing("bishop", ["factory"], [], 1, hand=["haunted_quarter"]), "build haunted_quarter"))[0] == 0


@pytest.mark.rule("C-DI-factory-1", "R-54", "C-CH-alchemist-1")
def test_the_alchemist_has_back_what_he_paid_with_the_factory() -> None:
    """The Alchemist, who paid five for a Park with the Factory, gets five back."""
    assert gold(do(facing("alchemist", ["factory"], [], 5, hand=["park"]), "build park", "end"))[0] == 5


@pytest.mark.rule("C-DI-factory-1", "C-CH-diplomat-2")
def test_the_factory_does_not_change_the_diplomats_price() -> None:
    """The owner's Factory does not change the Diplomat's price: taking a Museum for a manor costs one gold."""
    state = facing("diplomat", ["manor"], ["factory", "museum"], 1)
    do(state, "end", "exchange 1", "district museum", "offer manor")
    assert gold(state)[:2] == [0, 1]


# ---- Armory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-armory-2", "C-TURN-14", "R-07")
@pytest.mark.parametrize("gathered", [False, True])
def test_the_armory_goes_down_with_a_district_of_somebody_else(gathered: bool) -> None:
    """The Armory goes under the deck together with the destroyed district; nobody pays gold.

    It can be used before or after gathering.
    """
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
def test_the_armory_never_hits_its_own_city() -> None:
    """The Armory cannot destroy districts of its own city; an empty city is not a target."""
    assert starting(facing("bishop", ["armory", "tavern"], ["manor"]), "demolish") == ["demolish 1"]
    assert starting(facing("bishop", ["armory", "tavern"], []), "demolish") == []


@pytest.mark.rule("C-DI-armory-2", "R-26")
def test_the_armory_cannot_hit_a_complete_city_nor_leave_one() -> None:
    """The Armory cannot attack or leave a city of eight, but a city of seven is not safe."""
    assert starting(facing("bishop", ["armory"], EIGHT, first=1), "demolish") == []
    assert starting(facing("bishop", ["armory"], SEVEN), "demolish") == ["demolish 1"]
    assert starting(facing("bishop", ["armory", *SEVEN], ["manor"], first=0), "demolish") == []
    assert starting(facing("bishop", ["armory", *SEVEN[:6]], ["palace"]), "demolish") == ["demolish 1"]


@pytest.mark.rule("C-DI-armory-2", "R-26")
@pytest.mark.parametrize(
    ("theirs", "name"), [(["keep"], "keep"), (["great_wall", "tavern"], "tavern"), (["great_wall"], "great_wall")]
)
def test_keep_and_great_wall_are_nothing_to_the_armory(theirs: list[str], name: str) -> None:
    """The Armory can destroy the Keep, and districts behind the Great Wall, without paying gold."""
    state = do(facing("warlord", ["armory"], theirs, 0), "demolish 1", f"district {name}")
    assert name not in city(state, 1)


@pytest.mark.rule("C-DI-armory-2", "R-26", "C-CH-bishop-2")
def test_the_bishops_city_is_open_to_the_armory() -> None:
    """The Armory can destroy a district of the Bishop, who is protected only against rank 8 characters."""
    state = facing("warlord", ["armory"], ["palace"], other="bishop")
    do(state, "demolish 1", "district palace")
    assert city(state, 1) == []


@pytest.mark.rule("C-DI-armory-2", "C-TURN-06")
def test_only_the_owner_uses_the_armory_in_turns_of_the_own() -> None:
    """The Armory is not offered in another player's turn, and using it is optional."""
    seats = [sits("bishop", city=["armory"]), sits("king", city=["palace"]), sits("thief"), sits("magician")]
    state = at(seats=seats, turn={"character": "king"})
    assert starting(state, "demolish") == []
    do(state, "gold", "end", "gold", "end")
    assert (city(state, 0), state.round) == (["armory"], 2)


# ---- Quarry ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-quarry-3", "R-53", "C-BLD-04")
def test_the_quarry_allows_two_of_a_name_and_no_third() -> None:
    """The Quarry allows a second district of each name, but not a third."""
    state = facing("bishop", ["quarry", "tavern", "temple", "temple"], [], hand=["tavern", "temple"])
    assert starting(state, "build") == ["build tavern"]
    do(state, "build tavern")
    assert city(state, 0).count("tavern") == 2
    assert starting(facing("bishop", ["tavern"], [], hand=["tavern"]), "build") == []


@pytest.mark.rule("C-DI-quarry-3", "C-CH-architect-2")
def test_the_third_of_a_name_is_barred_within_one_turn_too() -> None:
    """With the Quarry, the Architect builds two taverns in one turn, but cannot build a third."""
    state = facing("architect", ["quarry"], [], hand=["tavern", "tavern", "tavern"])
    do(state, "build tavern", "build tavern")
    assert (city(state, 0), starting(state, "build"), hand(state, 0)) == (
        ["quarry", "tavern", "tavern"],
        [],
        ["tavern"],
    )


@pytest.mark.rule("C-DI-quarry-3", "C-CH-architect-2")
def test_the_quarry_works_from_the_moment_it_stands() -> None:
    """Once the Quarry is built, a second tavern can be built in the same turn."""
    state = facing("architect", ["tavern"], [], hand=["quarry", "tavern"])
    assert starting(state, "build") == ["build quarry"]
    do(state, "build quarry", "build tavern")
    assert city(state, 0) == ["quarry", "tavern", "tavern"]


@pytest.mark.rule("C-DI-quarry-3", "C-CH-wizard-3", "C-CH-wizard-2")
def test_the_third_of_a_name_is_barred_from_the_wizard_too_if_the_quarry_is_his() -> None:
    """With the Quarry, the Wizard can build a third tavern neither from his hand nor as the card he takes.

    Without a Quarry in his city, both are allowed.
    """
    for own, built in [("quarry", False), ("market", True)]:
        wizard = sits("wizard", city=[own, "tavern", "tavern"], gold=9, hand=["tavern"])
        seats = [wizard, sits("king", hand=["tavern", "docks"]), sits("thief"), sits("bishop")]
        state = at(seats=seats, turn={"character": "wizard", "gathered": True})
        assert ("build tavern" in options(state)) is built
        do(state, "peek 1", "take tavern")
        assert ("build_it" in options(state)) is built


@pytest.mark.rule("C-DI-quarry-3", "C-DI-keep-2")
def test_with_the_quarry_both_keeps_may_stand_in_a_city() -> None:
    """With the Quarry, a city may have both Keeps; no other purple district has two copies."""
    state = do(facing("bishop", ["quarry", "keep"], [], hand=["keep"]), "build keep")
    assert city(state, 0) == ["keep", "keep", "quarry"]


@pytest.mark.rule("C-DI-quarry-3", "R-53")
def test_duplicates_remain_when_the_quarry_is_gone_and_no_new_ones_are_built() -> None:
    """If the Armory destroys the Quarry, duplicates stay in the city, but no more can be built."""
    own = ["quarry", "tavern", "tavern", "market"]
    seats = [sits("bishop", city=own, gold=9, hand=["market", "tavern", "docks"]), sits("king", city=["armory"])]
    state = at(seats=[*seats, sits("thief"), sits("magician")], turn={"character": "king"})
    do(state, "demolish 0", "district quarry", "gold", "end", "gold")
    assert (city(state, 0), state.to_act()) == (["market", "tavern", "tavern"], 0)
    assert starting(state, "build") == ["build docks"]


@pytest.mark.rule("C-DI-quarry-3", "R-52", "C-CH-diplomat-2")
def test_the_quarry_does_not_help_to_a_second_of_a_name_by_exchange() -> None:
    """The Quarry applies only to building: the Diplomat cannot take a second tavern in an exchange."""
    state = facing("diplomat", ["quarry", "tavern"], ["tavern", "market"])
    do(state, "end", "exchange 1")
    assert options(state) == ["district market"]


# ---- Wishing Well ------------------------------------------------------------------------------------------------


def worth(*own: str, hand: tuple[str, ...] = ()) -> tuple[int, str]:
    """Return the bonus points of a city's unique districts, and the type of its Haunted Quarter."""
    points = score(facing("bishop", list(own), ["keep", "throne_room"], hand=list(hand)), 0)
    return int(points.uniques), TYPE_NAMES[points.haunted_type]


@pytest.mark.rule("C-DI-wishing_well-2")
def test_the_wishing_well_counts_the_other_purples_of_its_city() -> None:
    """The Wishing Well scores one for each other purple district of its own city."""
    assert worth("wishing_well", "manor", "tavern", hand=("smithy",))[0] == 0
    assert worth("wishing_well", "keep", "manor")[0] == 1
    assert worth("wishing_well", "keep", "park", "school_of_magic")[0] == 3
    assert worth("keep", "park")[0] == 0


@pytest.mark.rule("C-DI-wishing_well-2", "C-DI-haunted_quarter-1")
def test_a_haunted_quarter_is_a_purple_for_the_wishing_well_unless_it_counts_as_another_type() -> None:
    """The Haunted Quarter counts as purple for the Wishing Well unless another type scores more."""
    assert worth("wishing_well", "haunted_quarter", "manor") == (1, "unique")
    assert worth("wishing_well", "haunted_quarter", "manor", "temple", "tavern") == (0, "military")


@pytest.mark.rule("C-DI-wishing_well-2", "C-DI-university-1", "C-DI-dragon_gate-2")
def test_the_wishing_well_adds_to_what_the_others_count_themselves() -> None:
    """The Wishing Well scores one for Dragon Gate and University each, in addition to their own bonuses."""
    assert worth("wishing_well", "dragon_gate", "university")[0] == 2 + 2 + 2


# ---- Ball Room ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-ball_room-1")
def test_the_ball_room_does_nothing_in_the_game() -> None:
    """The Ball Room causes no decision; a round with a University in its place goes exactly the same way."""
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
def test_a_museum_that_is_exchanged_takes_its_cards_along() -> None:
    """After an exchange of a Museum, its cards and points belong to the new owner, who may look at them.

    The old owner still knows the cards; nobody else does.
    """
    state = facing("diplomat", ["castle"], ["museum"], 0, museum=["tavern", "docks"])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (0, 2)
    do(state, "end", "exchange 1", "district museum", "offer castle")
    assert (score(state, 0).uniques, score(state, 1).uniques) == (2, 0)
    for seat, known in [(0, ["docks", "tavern"]), (1, ["docks", "tavern"]), (2, [])]:
        seen: Any = state.view(seat)["seats"]
        assert sorted(seen[0]["museum_known"]) == known


@pytest.mark.rule("C-DI-museum-1", "C-DI-armory-2")
def test_the_cards_of_a_museum_that_falls_go_under_the_deck() -> None:
    """If a Museum is destroyed, its cards go under the deck and score nothing."""
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
    """At the end of a turn, the tax comes first, then the Poor House, the Park, and the Alchemist's refund."""
    own = sits("alchemist", city=["poor_house", "park"], gold=2, hand=["docks"])
    seats = [own, sits("tax_collector_old"), sits("king"), sits("bishop")]
    state = dull(at(seats=seats, turn={"character": "tax_collector_old"}), "alchemist")
    do(state, "gold", "build docks", "end")
    names = [event[0] for event in happened(state)]
    order = ["taxed", "poor_house", "park", "refund"]
    assert [name for name in names if name in order] == order
    assert (gold(state)[:2], len(hand(state, 0))) == ([2 + 2 - 3 - 1 + 1 + 3, 3], 2)


@pytest.mark.rule("C-DI-poor_house-1", "R-08", "C-CH-warlord-2")
def test_the_poor_house_looks_at_the_stash_after_the_warlord_has_struck() -> None:
    """The Poor House checks the stash after the Warlord has paid for a destruction."""
    state = facing("warlord", ["poor_house"], ["palace"], 4)
    do(state, "end", "destroy 1", "district palace")
    assert gold(state)[0] == 1
