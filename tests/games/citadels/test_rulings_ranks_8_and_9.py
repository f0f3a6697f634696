"""Rulings on the characters of ranks 8 and 9."""

from __future__ import annotations

import pytest
from tests.games.citadels.deciding import kind
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import GAME, at, city, deck, do, gold, happened, options
from tests.games.citadels.striking import targets, to_strike

from burgrave.games.citadels.rules.state import CitadelsState

COMPLETE = ["tavern", "market", "trading_post", "docks", "harbor", "watchtower", "prison"]


# ---- rank 8 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-23", "C-CH-marshal-2", "C-DI-great_wall-1")
def test_the_great_wall_raises_the_marshals_price_but_not_his_limit() -> None:
    state = do(facing("marshal", [], ["great_wall", "manor", "castle"], 4), "seize 1")
    assert options(state) == ["district manor"]
    assert gold(do(state, "district manor"))[:2] == [0, 4]


@pytest.mark.rule("R-27", "C-DI-great_wall-1")
def test_the_great_wall_does_not_make_itself_more_expensive() -> None:
    assert gold(do(facing("warlord", [], ["great_wall"], 5), "destroy 1", "district great_wall"))[0] == 0
    state = facing("diplomat", ["palace"], ["great_wall"], 1)
    assert gold(do(state, "exchange 1", "district great_wall", "offer palace"))[:2] == [0, 1]


@pytest.mark.rulesets("2010", "2016")
@pytest.mark.rule("R-31", "C-INF-13", "C-DI-museum-2")
def test_only_the_two_owners_of_a_museum_know_its_cards() -> None:
    state = to_strike(facing("diplomat", ["castle"], ["museum"], museum=["tavern", "docks"]))
    for swapped in (False, True):
        owner = 0 if swapped else 1
        for viewer, knows in [(0, swapped), (1, True), (2, False), (None, False)]:
            seats = state.view(viewer)["seats"]
            assert isinstance(seats, list)
            assert seats[owner]["museum"] == 2
            assert sorted(seats[owner]["museum_known"]) == (["docks", "tavern"] if knows else [])
        if not swapped:
            do(state, "exchange 1", "district museum", "offer castle")
    cards = [("museum_card", 0, kind("tavern")), ("museum_card", 0, kind("docks"))]
    for viewer, found in [(0, cards), (1, []), (2, []), (None, [])]:
        assert [event for event in happened(state, viewer) if event[0] == "museum_card"] == found


@pytest.mark.rule("R-38", "C-CH-artist-2")
def test_gold_stays_on_a_seized_district() -> None:
    seized = facing("marshal", [], ["market+"], characters=["marshal", "artist"])
    do(seized, "seize 1", "district market+")
    assert (city(seized, 0), gold(seized)[:2]) == (["market+"], [6, 3])


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-38", "C-CH-artist-2")
def test_gold_stays_on_an_exchanged_district_and_is_lost_with_a_destroyed_one() -> None:
    swapped = to_strike(facing("diplomat", ["tavern+"], ["market"], characters=["diplomat", "artist"]))
    do(swapped, "exchange 1", "district market", "offer tavern+")
    assert (city(swapped, 1), gold(swapped)[:2]) == (["tavern+"], [9, 0])
    destroyed = to_strike(facing("warlord", [], ["market+"], characters=["warlord", "artist"]))
    do(destroyed, "destroy 1", "district market+")
    assert (gold(destroyed)[:2], deck(destroyed)[-1], list(destroyed.gilded)) == ([7, 0], "market", [])


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-45", "C-DI-great_wall-1", "C-DI-great_wall-3")
@pytest.mark.parametrize(
    ("character", "own", "moves", "owner_gets"),
    [
        ("warlord", [], ["destroy 1", "district manor"], 0),
        ("diplomat", ["market"], ["exchange 1", "district manor", "offer market"], 2),
    ],
)
def test_the_extra_gold_for_the_great_wall_goes_to_the_bank_or_the_owner(
    character: str, own: list[str], moves: list[str], owner_gets: int
) -> None:
    """The Diplomat pays the extra gold to the owner, the Warlord to the bank."""
    state = do(to_strike(facing(character, own, ["great_wall", "manor"])), *moves)
    assert gold(state)[1] == owner_gets
    assert gold(state)[0] == 9 - (owner_gets or 3)


@pytest.mark.rule("R-45", "C-DI-great_wall-1")
def test_the_marshal_pays_the_extra_gold_for_the_great_wall_to_the_owner() -> None:
    state = do(facing("marshal", [], ["great_wall", "manor"]), "seize 1", "district manor")
    assert gold(state)[:2] == [5, 4]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-DI-great_wall-1", "C-DI-great_wall-3", "C-CH-warlord-2", "C-CH-warlord-3")
def test_the_warlord_pays_for_his_own_great_wall(ruleset: str) -> None:
    """Only in classic does the Great Wall raise its own price (R-27)."""
    state = to_strike(facing("warlord", ["great_wall", "manor"], []))
    do(state, "destroy 0")
    prices = {option: state.costs(0, GAME.parse(option)).get("gold", 0) for option in options(state)}
    assert prices == {"district great_wall": 6 if ruleset == "classic" else 5, "district manor": 3}


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-52", "C-CH-diplomat-4")
def test_an_exchange_creates_no_duplicate_in_either_city() -> None:
    state = facing("diplomat", ["tavern", "market"], ["tavern", "docks", "market"])
    assert targets(state) == []
    state = to_strike(facing("diplomat", ["tavern", "harbor"], ["tavern", "docks"]))
    do(state, "exchange 1")
    assert options(state) == ["district docks"]
    assert options(do(state, "district docks")) == ["offer harbor"]


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-61", "C-CH-bishop-2")
def test_ones_own_bishop_protects_the_city_from_rank_8(ruleset: str) -> None:
    """In classic, the Diplomat may still give a district of his own protected city in exchange."""
    assert targets(with_own_bishop("warlord")) == ["destroy 1"]
    assert targets(with_own_bishop("diplomat")) == (["exchange 1"] if ruleset == "classic" else [])


@pytest.mark.rule("R-61", "C-CH-bishop-2")
def test_the_marshals_own_bishop_does_not_protect_others() -> None:
    assert targets(with_own_bishop("marshal")) == ["seize 1"]


def with_own_bishop(character: str) -> CitadelsState:
    """Return a state during the turn of a character whose player also has the Bishop."""
    seats = [
        {"characters": ["bishop", character], "city": ["tavern"], "gold": 9},
        {"characters": ["thief", "king"], "city": ["market"]},
    ]
    return at(players=2, seats=seats, turn={"character": character, "gathered": True})


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-61", "C-DI-keep-1", "C-DI-keep-2")
def test_the_diplomat_may_give_away_a_keep_in_classic_only_and_nobody_destroys_it(ruleset: str) -> None:
    assert targets(facing("diplomat", ["keep"], ["market"])) == (["exchange 1"] if ruleset == "classic" else [])
    assert targets(facing("diplomat", ["keep", "tavern"], ["market"])) == ["exchange 1"]
    assert targets(facing("warlord", ["keep"], ["market"])) == ["destroy 1"]


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-62", "C-DI-great_wall-1", "C-DI-great_wall-3")
def test_a_cheaper_district_behind_the_great_wall_costs_the_diplomat_one() -> None:
    assert targets(facing("diplomat", ["manor"], ["great_wall", "tavern"], 0)) == []
    state = to_strike(facing("diplomat", ["manor"], ["great_wall", "tavern"], 1))
    assert gold(do(state, "exchange 1", "district tavern", "offer manor"))[:2] == [0, 1]


@pytest.mark.rule("R-63", "C-CH-diplomat-3")
def test_the_diplomat_may_give_from_his_complete_city_but_takes_from_no_other() -> None:
    state = facing("diplomat", COMPLETE, ["manor"], first=0)
    do(state, "exchange 1", "district manor", "offer prison")
    assert (city(state, 1), len(city(state, 0))) == (["prison"], 7)
    assert starting(facing("diplomat", ["manor"], COMPLETE, first=1), "exchange") == []


# ---- rank 9 ------------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("2010", "2016")
@pytest.mark.rule("R-24", "C-CH-queen-4")
@pytest.mark.parametrize(("emperor", "crown", "paid"), [(1, 3, True), (2, 1, False)])
def test_the_queen_is_paid_next_to_the_emperor_not_next_to_the_crown(emperor: int, crown: int, paid: bool) -> None:
    names = {0: "queen", emperor: "emperor"}
    rest = ["thief", "bishop", "merchant"]
    seats = [{"characters": [names.get(seat) or rest.pop()], "gold": 0} for seat in range(5)]
    state = at(seats=seats, crown=crown, turn={"character": "queen"})
    assert ("bonus" in options(state)) is paid
