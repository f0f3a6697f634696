"""Purple districts of the older base deck: cost, points, and protection from rank 8 characters."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import dull
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, do, first, gold, options, score

from burgrave.games.citadels.cards import TYPE_NAMES

pytestmark = pytest.mark.rulesets("older")

COSTS = {
    "dragon_gate": 6, "university": 6, "graveyard": 5, "school_of_magic": 6, "haunted_quarter": 2, "library": 6,
    "observatory": 5, "laboratory": 5, "great_wall": 6, "keep": 3, "smithy": 5,
}  # fmt: skip
WITHOUT_RED = ["temple", "church", "monastery", "tavern", "manor", "keep", "castle"]


# ---- costs -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-BLD-03", "C-EOG-02")
@pytest.mark.edition("E-observatory")
@pytest.mark.parametrize(("name", "cost"), COSTS.items())
def test_the_base_purples_cost_and_score_as_printed(name: str, cost: int) -> None:
    assert starting(facing("bishop", [], [], cost - 1, hand=[name]), "build") == []
    state = do(facing("bishop", [], [], cost, hand=[name]), f"build {name}")
    assert (city(state, 0), gold(state)[0], score(state, 0).districts) == ([name], 0, cost)


# ---- Dragon Gate and University ----------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-dragon_gate-2", "C-DI-university-1")
@pytest.mark.parametrize("name", ["dragon_gate", "university"])
def test_dragon_gate_and_university_score_eight(name: str) -> None:
    state = facing("bishop", [name], [], 0)
    points = score(state, 0)
    assert (points.districts, points.uniques, points.total()) == (6, 2, 8)
    assert score(facing("bishop", [], [], 0, hand=[name]), 0).total() == 0
    assert score(facing("bishop", ["dragon_gate", "university"], [], 0), 0).total() == 16


@pytest.mark.rule("C-DI-dragon_gate-2", "C-DI-university-1", "C-CH-warlord-2")
@pytest.mark.parametrize("name", ["dragon_gate", "university"])
def test_dragon_gate_and_university_are_destroyed_for_five(name: str) -> None:
    poor = facing("warlord", [], [name], 4)
    do(poor, "end")
    assert poor.round == 2
    state = do(facing("warlord", [], [name], 5), "end", "destroy 1", f"district {name}")
    assert (gold(state)[0], city(state, 1), score(state, 1).total()) == (0, [], 0)


@pytest.mark.rule("C-DI-dragon_gate-2", "C-DI-university-1", "C-CH-diplomat-2")
@pytest.mark.parametrize("name", ["dragon_gate", "university"])
def test_dragon_gate_and_university_are_worth_six_to_the_diplomat(name: str) -> None:
    poor = facing("diplomat", ["castle"], [name], 1)
    do(poor, "end")
    assert poor.round == 2
    state = do(facing("diplomat", ["castle"], [name], 2), "end", "exchange 1", f"district {name}", "offer castle")
    assert (gold(state)[:2], score(state, 0).total(), score(state, 1).total()) == ([0, 2], 8, 4)


# ---- Keep --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-keep-2")
@pytest.mark.parametrize(("character", "verb"), [("warlord", "destroy"), ("diplomat", "exchange")])
def test_neither_warlord_nor_diplomat_can_attack_a_keep(character: str, verb: str) -> None:
    state = do(facing(character, ["manor"], ["keep", "prison"]), "end", f"{verb} 1")
    assert options(state) == ["district prison"]
    alone = do(facing(character, ["manor"], ["keep"]), "end")
    assert starting(alone, "exchange") == []
    assert "destroy 1" not in options(alone)


@pytest.mark.rule("C-DI-keep-2", "R-61")
def test_ones_own_keep_cannot_be_destroyed_and_is_given_away_in_classic_only(ruleset: str) -> None:
    classic = ruleset == "classic"
    warlord = do(facing("warlord", ["keep", "manor"], []), "end", "destroy 0")
    assert options(warlord) == ["district manor"]
    diplomat = do(facing("diplomat", ["keep", "manor"], ["prison"]), "end", "exchange 1", "district prison")
    assert options(diplomat) == (["offer keep", "offer manor"] if classic else ["offer manor"])
    only = do(facing("diplomat", ["keep"], ["prison"]), "end")
    assert only.round == (1 if classic else 2)


@pytest.mark.rule("C-DI-keep-2", "C-BLD-04")
@pytest.mark.parametrize("character", ["warlord", "diplomat"])
def test_two_cities_may_each_have_a_keep_but_no_city_has_both(character: str) -> None:
    state = do(facing(character, ["manor", "keep"], ["keep"]), "end")
    assert (city(state, 0).count("keep"), city(state, 1)) == (1, ["keep"])
    assert [option for option in options(state) if option.endswith(" 1")] == []
    assert starting(facing("bishop", ["keep"], [], hand=["keep", "prison"]), "build") == ["build prison"]


# ---- Great Wall --------------------------------------------------------------------------------------------------


def warlords_price(theirs: list[str], name: str) -> int:
    """Return the least gold with which the Warlord can destroy this district of seat 1."""
    for amount in range(12):
        state = do(facing("warlord", [], theirs, amount), "end")
        if "destroy 1" in options(state) and f"district {name}" in options(do(state, "destroy 1")):
            do(state, f"district {name}")
            assert (gold(state)[:2], name in city(state, 1)) == ([0, 0], False)
            return amount
    raise AssertionError(f"the {name} is never destroyed")


@pytest.mark.rule("C-DI-great_wall-3", "R-27", "R-45")
def test_the_great_wall_costs_the_warlord_one_more(ruleset: str) -> None:
    """Only in classic does the wall itself cost one gold more."""
    theirs = ["great_wall", "tavern", "palace"]
    assert warlords_price(theirs, "tavern") == 1
    assert warlords_price(theirs, "palace") == 5
    assert warlords_price(["tavern", "palace"], "tavern") == 0
    assert warlords_price(["tavern", "palace"], "palace") == 4
    assert warlords_price(["great_wall"], "great_wall") == (6 if ruleset == "classic" else 5)


@pytest.mark.rule("C-DI-great_wall-3", "C-CH-artist-2")
def test_the_great_wall_adds_to_the_gold_on_a_district() -> None:
    poor = do(facing("warlord", [], ["great_wall", "tavern+"], 1, characters=["artist"]), "end")
    assert "destroy 1" not in options(poor)
    state = facing("warlord", [], ["great_wall", "tavern+"], 2, characters=["artist"])
    do(state, "end", "destroy 1", "district tavern+")
    assert gold(state)[0] == 0


@pytest.mark.rule("C-DI-great_wall-3", "R-45", "R-62")
@pytest.mark.parametrize(("own", "price"), [("manor", 3), ("castle", 2), ("town_hall", 1), ("university", 1)])
def test_the_great_wall_makes_the_diplomat_pay_one_more_to_its_owner(own: str, price: int) -> None:
    poor = facing("diplomat", [own], ["great_wall", "palace"], price - 1)
    do(poor, "end")
    if "exchange 1" in options(poor):
        do(poor, "exchange 1")  # the wall itself, for the University
    assert "district palace" not in options(poor)
    state = do(facing("diplomat", [own], ["great_wall", "palace"], price), "end", "exchange 1")
    do(state, "district palace", f"offer {own}")
    assert (gold(state)[:2], city(state, 0), city(state, 1)) == ([0, price], ["palace"], sorted(["great_wall", own]))


@pytest.mark.rule("C-DI-great_wall-3", "R-27", "R-45")
def test_the_great_wall_itself_costs_the_diplomat_more_in_classic(ruleset: str) -> None:
    price = 3 if ruleset == "classic" else 2
    poor = do(facing("diplomat", ["castle"], ["great_wall"], price - 1), "end")
    assert poor.round == 2
    state = do(facing("diplomat", ["castle"], ["great_wall"], price), "end", "exchange 1")
    do(state, "district great_wall", "offer castle")
    assert gold(state)[:2] == [0, price]


@pytest.mark.rule("C-DI-great_wall-3")
def test_the_diplomats_own_great_wall_does_not_raise_his_price() -> None:
    state = do(facing("diplomat", ["great_wall", "manor"], ["palace"], 2), "end", "exchange 1")
    do(state, "district palace", "offer manor")
    assert (gold(state)[:2], city(state, 0), city(state, 1)) == ([0, 2], ["great_wall", "palace"], ["manor"])


@pytest.mark.rule("C-DI-great_wall-3")
def test_the_warlords_own_great_wall_raises_his_price_in_his_own_city() -> None:
    poor = do(facing("warlord", ["great_wall", "tavern"], [], 0), "end")
    assert poor.round == 2
    state = do(facing("warlord", ["great_wall", "tavern"], [], 1), "end", "destroy 0")
    assert options(state) == ["district tavern"]
    assert gold(do(state, "district tavern"))[0] == 0


# ---- Haunted Quarter ---------------------------------------------------------------------------------------------


def haunted(*, hand: list[str], own: list[str], theirs: list[str]) -> list[dict[str, object]]:
    """Return four seats, among them a Bishop with cards to build and an Architect who may complete a city."""
    return [
        {"characters": ["bishop"], "city": own, "hand": hand, "gold": 2},
        {"characters": ["architect"], "city": theirs, "hand": ["town_hall"], "gold": 5},
        {"characters": ["thief"], "hand": []},
        {"characters": ["magician"], "hand": []},
    ]


@pytest.mark.rule("C-DI-haunted_quarter-3")
def test_a_haunted_quarter_built_in_the_last_round_stays_purple() -> None:
    state = at(seats=haunted(hand=["haunted_quarter"], own=WITHOUT_RED, theirs=[]), turn={"character": "bishop"})
    do(state, "gold", "build haunted_quarter")
    assert first(state) == 0
    dull(state)
    assert state.is_over()
    points = score(state, 0)
    assert (TYPE_NAMES[points.haunted_type], points.all_types, points.districts) == (
        "unique",
        0,
        19,
    )
    assert state.view(None)["haunted_this_round"] is True


@pytest.mark.rule("C-DI-haunted_quarter-3", "C-DI-haunted_quarter-1")
def test_a_haunted_quarter_built_earlier_counts_as_any_type() -> None:
    own = [*WITHOUT_RED[:6], "haunted_quarter"]
    seats = haunted(hand=["market"], own=own, theirs=[])
    state = at(round=4, seats=seats, turn={"character": "bishop"})
    do(state, "gold", "build market")
    dull(state)
    assert state.is_over()
    points = score(state, 0)
    assert (TYPE_NAMES[points.haunted_type], points.all_types) == ("military", 3)
    assert state.view(None)["haunted_this_round"] is False


@pytest.mark.rule("C-DI-haunted_quarter-3")
def test_a_haunted_quarter_stays_purple_if_its_round_becomes_the_last() -> None:
    """The Bishop builds the quarter before the Architect's district makes the round the last one."""
    eighth = ["temple", "church", "tavern", "market", "docks", "watchtower", "prison"]
    own = ["monastery", "cathedral", "harbor", "palace", "smithy"]
    state = at(seats=haunted(hand=["haunted_quarter"], own=own, theirs=eighth), turn={"character": "bishop"})
    do(state, "gold", "build haunted_quarter", "end", "gold", "decline", "build town_hall")
    assert first(state) == 1
    dull(state)
    assert (state.is_over(), score(state, 0).all_types) == (True, 0)


@pytest.mark.rule("C-DI-haunted_quarter-3", "C-DI-haunted_quarter-1")
def test_a_haunted_quarter_counts_as_any_type_from_the_next_round() -> None:
    own = ["monastery", "harbor", "palace", "smithy"]
    state = at(seats=haunted(hand=["haunted_quarter"], own=own, theirs=[]), turn={"character": "bishop"})
    do(state, "gold", "build haunted_quarter")
    assert score(state, 0).all_types == 0
    dull(state)
    assert (state.round, state.view(None)["haunted_this_round"]) == (2, False)
    points = score(state, 0)
    assert (TYPE_NAMES[points.haunted_type], points.all_types) == ("military", 3)


@pytest.mark.rule("C-DI-haunted_quarter-3", "C-CH-diplomat-2")
@pytest.mark.parametrize(("new", "extra"), [(True, 0), (False, 3)])
def test_an_exchanged_haunted_quarter_stays_purple_if_built_in_the_last_round(new: bool, extra: int) -> None:
    """The Diplomat lacks a military district; a Haunted Quarter built in an earlier round counts as one."""
    eight = ["church", "monastery", "cathedral", "harbor", "castle", "prison", "docks", "town_hall"]
    seats = [
        {"characters": ["king"], "city": ["haunted_quarter"] * (not new), "hand": ["haunted_quarter"] * new, "gold": 0},
        {"characters": ["diplomat"], "city": ["manor", "temple", "tavern", "keep", "market"], "hand": [], "gold": 0},
        {"characters": ["thief"], "city": eight, "hand": []},
        {"characters": ["magician"], "hand": []},
    ]
    state = at(seats=seats, first=2, turn={"character": "king"})
    do(state, "gold", *["build haunted_quarter"] * new, "end")
    do(state, "gold", "end", "exchange 0", "district haunted_quarter", "offer market")
    assert (state.is_over(), "haunted_quarter" in city(state, 1)) == (True, True)
    points = score(state, 1)
    assert (points.all_types, TYPE_NAMES[points.haunted_type]) == (extra, "unique" if new else "military")
