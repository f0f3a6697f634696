"""Rank 8: Warlord, Diplomat, Marshal."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, complete, offered, sits, striking
from tests.games.citadels.playing import city, deck, do, first, gold, options

SIX = ["tavern", "temple", "church", "prison", "watchtower", "market"]
SEVEN = [*SIX, "docks"]


@pytest.mark.rule("C-CH-warlord-1", "C-CH-diplomat-1", "C-CH-marshal-1", "C-DI-school_of_magic-1")
@pytest.mark.parametrize("name", ["warlord", "diplomat", "marshal"])
def test_military_districts_bring_gold(name: str) -> None:
    mine = sits(name, city=["prison", "watchtower", "manor", "school_of_magic"])
    state = do(acting(name, mine), "income")
    assert gold(state)[0] == 3
    assert "income" not in options(state)


# ---- Warlord --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-warlord-2", "C-CH-warlord-4", "C-TURN-05", "R-50")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize(
    ("district", "price"),
    [("watchtower", 0), ("market", 1), ("manor", 2), ("castle", 3), ("palace", 4), ("school_of_magic", 5)],
)
def test_warlord_destroys_for_one_less_than_the_cost(district: str, price: int) -> None:
    state = striking("warlord", sits("warlord", gold=price), sits("king", gold=1, city=[district, "temple"]))
    do(state, "destroy 1", f"district {district}")
    assert (gold(state)[:2], city(state, 1), deck(state)[-1]) == ([0, 1], ["temple"], district)
    assert offered(state, "destroy") == []
    if price:
        poor = striking("warlord", sits("warlord", gold=price - 1), sits("king", city=[district]))
        assert offered(poor, "destroy") == []


@pytest.mark.rule("C-CH-warlord-2", "C-TURN-10", "C-TURN-06", "R-07")
def test_warlord_may_destroy_at_any_time_or_not_at_all() -> None:
    mine, other = sits("warlord", gold=3, hand=["manor"]), sits("king", city=["tavern"])
    early = do(called("warlord", mine, other), "destroy 1", "district tavern", "gold")
    assert city(early, 1) == []
    late = do(called("warlord", mine, other), "gold", "build manor", "destroy 1", "district tavern", "end")
    assert (city(late, 0), city(late, 1)) == (["manor"], [])
    assert city(do(called("warlord", mine, other), "gold", "end"), 1) == ["tavern"]


@pytest.mark.rule("C-CH-warlord-3")
@pytest.mark.rulesets("all")
def test_warlord_cannot_attack_a_complete_city_even_his_own() -> None:
    mine = sits("warlord", gold=9, city=["manor"])
    state = striking("warlord", mine, sits("king", city=complete()), sits("bishop"), sits("thief"), first=1)
    assert offered(state, "destroy") == ["0"]
    do(state, "destroy 0", "district manor")
    assert (city(state, 0), gold(state)[0]) == ([], 7)
    assert offered(striking("warlord", sits("warlord", gold=9), sits("king", city=complete()[:-1])), "destroy") == ["1"]
    assert offered(striking("warlord", sits("warlord", gold=9, city=complete()), first=0), "destroy") == []


@pytest.mark.rule("C-CH-warlord-3", "C-SET-08", "C-SET-09", "C-SET-10")
@pytest.mark.rulesets("all")
def test_with_two_players_a_city_of_seven_is_not_yet_safe() -> None:
    seats = [sits("warlord", "thief", gold=9), sits("king", "merchant", city=SEVEN)]
    assert offered(striking("warlord", *seats, players=2), "destroy") == ["1"]
    seats[1] = sits("king", "merchant", city=[*SEVEN, "manor"])
    assert offered(striking("warlord", *seats, players=2, first=1), "destroy") == []


@pytest.mark.rule("C-CH-warlord-2", "C-DI-keep-1", "C-DI-great_wall-1", "R-27", "C-DI-factory-1")
def test_keep_wall_and_factory() -> None:
    """The Keep is safe; the Great Wall raises the price of all other districts; the Factory lowers no price."""
    other = sits("king", city=["keep", "great_wall", "tavern"])
    state = acting("warlord", sits("warlord", gold=5), other)
    do(state, "destroy 1")
    assert sorted(offered(state, "district")) == ["great_wall", "tavern"]
    assert gold(do(state.copy(), "district tavern"))[0] == 4
    assert gold(do(state.copy(), "district great_wall"))[0] == 0
    assert offered(acting("warlord", sits("warlord"), other), "destroy") == []
    state = acting("warlord", sits("warlord", gold=4), sits("king", city=["laboratory", "factory"]))
    assert gold(do(state, "destroy 1", "district laboratory"))[0] == 0


@pytest.mark.rule("C-CH-warlord-2", "C-CH-artist-2", "R-38")
@pytest.mark.rulesets("all")
def test_beautified_district_costs_the_warlord_one_more() -> None:
    state = striking("warlord", sits("warlord", gold=5), sits("king", gold=1, city=["manor+"]), characters=["artist"])
    do(state, "destroy 1", "district manor+")
    assert (gold(state)[:2], city(state, 1), list(state.gilded)) == ([2, 1], [], [])


# ---- Diplomat -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-diplomat-2", "R-45")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize(
    ("own", "theirs", "price"), [("manor", "palace", 2), ("palace", "manor", 0), ("docks", "manor", 0)]
)
def test_diplomat_swaps_and_pays_the_difference(own: str, theirs: str, price: int) -> None:
    state = striking("diplomat", sits("diplomat", gold=5, city=[own]), sits("king", gold=5, city=[theirs]))
    do(state, "exchange 1", f"district {theirs}", f"offer {own}")
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == ([theirs], [own], [5 - price, 5 + price])
    assert offered(state, "exchange") == []


@pytest.mark.rule("C-CH-diplomat-2")
@pytest.mark.rulesets("all")
def test_diplomat_needs_the_difference_and_a_district_on_each_side() -> None:
    other = sits("king", city=["palace"])
    assert offered(striking("diplomat", sits("diplomat", gold=1, city=["manor"]), other), "exchange") == []
    assert offered(striking("diplomat", sits("diplomat", gold=2, city=["manor"]), other), "exchange") == ["1"]
    assert offered(striking("diplomat", sits("diplomat", gold=9), other), "exchange") == []
    assert offered(striking("diplomat", sits("diplomat", gold=9, city=["manor", "docks"])), "exchange") == []


@pytest.mark.rule("C-CH-diplomat-3", "R-63")
@pytest.mark.rulesets("classic", "2016")
def test_diplomat_may_give_from_his_own_complete_city_but_takes_from_no_other() -> None:
    state = striking("diplomat", sits("diplomat", gold=9, city=["manor"]), sits("king", city=complete()), first=1)
    assert offered(state, "exchange") == []
    state = striking("diplomat", sits("diplomat", gold=9, city=complete()), sits("king", city=["manor"]), first=0)
    do(state, "exchange 1", "district manor", "offer docks")
    assert "manor" in city(state, 0)
    assert (city(state, 1), gold(state)[:2]) == (["docks"], [9, 0])


@pytest.mark.rule("C-CH-diplomat-4", "R-52", "C-DI-quarry-2")
@pytest.mark.rulesets("2010", "2016")
def test_exchange_creates_no_duplicates() -> None:
    mine = sits("diplomat", gold=9, city=["manor", "docks", "quarry"])
    state = striking("diplomat", mine, sits("king", city=["manor", "tavern"]))
    do(state, "exchange 1")
    assert options(state) == ["district tavern"]
    do(state, "district tavern")
    assert options(state) == ["offer docks", "offer quarry"]
    twins = [sits("diplomat", gold=9, city=["manor"]), sits("king", city=["manor"])]
    assert offered(striking("diplomat", *twins), "exchange") == []


@pytest.mark.rule("C-CH-diplomat-2", "C-DI-great_wall-1", "C-DI-great_wall-2", "C-DI-great_wall-3", "R-62", "R-45")
@pytest.mark.rulesets("all")
def test_great_wall_costs_the_diplomat_one_more() -> None:
    walled = sits("king", city=["palace", "temple", "great_wall"])
    for theirs, price in (("palace", 3), ("temple", 1)):
        state = striking("diplomat", sits("diplomat", gold=9, city=["manor"]), walled)
        do(state, "exchange 1", f"district {theirs}", "offer manor")
        assert gold(state)[:2] == [9 - price, price]
    mine = sits("diplomat", gold=9, city=["manor", "great_wall"])
    state = striking("diplomat", mine, sits("king", city=["palace"]))
    assert gold(do(state, "exchange 1", "district palace", "offer manor"))[:2] == [7, 2]


@pytest.mark.rule("C-DI-keep-1", "C-DI-keep-2", "R-61", "C-CH-diplomat-2")
@pytest.mark.rulesets("all")
def test_diplomat_may_give_away_a_keep_in_classic_only(ruleset: str) -> None:
    state = striking("diplomat", sits("diplomat", gold=9, city=["manor"]), sits("king", city=["keep"]))
    assert offered(state, "exchange") == []
    seats = [sits("diplomat", gold=9, city=["keep"]), sits("king", city=["manor"])]
    assert offered(striking("diplomat", *seats, rulings=1), "exchange") == []
    state = striking("diplomat", *seats)
    assert offered(state, "exchange") == (["1"] if ruleset == "classic" else [])
    if ruleset == "classic":
        do(state, "exchange 1", "district manor", "offer keep")
        assert (city(state, 0), city(state, 1)) == (["manor"], ["keep"])


@pytest.mark.rule("R-61", "R-21", "C-CH-diplomat-2", "C-CH-bishop-2")
@pytest.mark.rulesets("all")
def test_with_two_players_the_diplomat_may_give_from_his_own_bishops_city_in_classic_only(ruleset: str) -> None:
    for other, partners in (("bishop", ["1"] if ruleset == "classic" else []), ("merchant", ["1"])):
        seats = [sits(other, "diplomat", gold=9, city=["manor"]), sits("king", "thief", city=["docks"])]
        assert offered(striking("diplomat", *seats, players=2), "exchange") == partners
    seats = [sits("bishop", "diplomat", gold=9, city=["manor"]), sits("king", "thief", city=["docks"])]
    assert offered(striking("diplomat", *seats, players=2, rulings=1), "exchange") == []


@pytest.mark.rule("C-CH-diplomat-2", "C-CH-artist-2", "R-38")
@pytest.mark.rulesets("all")
def test_gold_on_a_district_counts_and_travels_with_it() -> None:
    seats = [sits("diplomat", gold=9, city=["docks"]), sits("king", city=["manor+"])]
    state = striking("diplomat", *seats, characters=["diplomat", "artist"])
    do(state, "exchange 1", "district manor+", "offer docks")
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == (["manor+"], ["docks"], [8, 1])


@pytest.mark.rule("C-CH-diplomat-2", "R-55", "C-BLD-08", "C-BLD-11")
@pytest.mark.rulesets("all")
def test_exchange_does_not_complete_a_city_that_lacks_one() -> None:
    state = striking("diplomat", sits("diplomat", gold=9, city=complete()[:-1]), sits("king", city=["manor", "docks"]))
    do(state, "exchange 1", "district manor", "offer tavern")
    assert (len(city(state, 0)), len(city(state, 1))) == (len(complete()) - 1, 2)
    assert first(state) == -1


@pytest.mark.rule("R-55", "R-16", "C-DI-monument-2", "C-BLD-08")
def test_exchanged_monument_may_complete_a_city() -> None:
    state = acting("diplomat", sits("diplomat", gold=9, city=SIX), sits("king", city=["monument", "docks"]))
    do(state, "exchange 1", "district monument", "offer tavern")
    assert (len(city(state, 0)), first(state)) == (6, 0)


# ---- Marshal --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-marshal-2", "R-45", "C-BLD-11")
@pytest.mark.parametrize(
    ("district", "price"), [("tavern", 1), ("market", 2), ("manor", 3), ("keep", -1), ("castle", -1)]
)
def test_marshal_seizes_for_the_cost(district: str, price: int) -> None:
    mine = sits("marshal", gold=9, hand=["docks"])
    state = acting("marshal", mine, sits("king", gold=1, city=[district]))
    if price < 0:
        assert offered(state, "seize") == []
        return
    do(state, "seize 1", f"district {district}")
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == ([district], [], [9 - price, 1 + price])
    assert (offered(state, "seize"), offered(state, "build")) == ([], ["docks"])


@pytest.mark.rule("C-CH-marshal-2")
def test_marshal_needs_the_gold_and_another_city() -> None:
    other = sits("king", city=["manor"])
    assert offered(acting("marshal", sits("marshal", gold=2), other), "seize") == []
    assert offered(acting("marshal", sits("marshal", gold=3), other), "seize") == ["1"]
    assert offered(acting("marshal", sits("marshal", gold=9, city=["tavern"])), "seize") == []


@pytest.mark.rule("C-CH-marshal-3", "C-DI-quarry-2")
def test_marshal_seizes_no_duplicates_and_nothing_from_a_complete_city() -> None:
    mine = sits("marshal", gold=9, city=["tavern", "quarry"])
    state = do(acting("marshal", mine, sits("king", city=["tavern", "market"])), "seize 1")
    assert options(state) == ["district market"]
    assert offered(acting("marshal", sits("marshal", gold=9), sits("king", city=SEVEN), first=1), "seize") == []


@pytest.mark.rule("C-CH-marshal-4", "C-CH-artist-2", "R-38")
def test_gold_on_a_district_counts_toward_the_marshals_limit() -> None:
    seats = [sits("marshal", gold=9), sits("king", city=["manor+", "market+"])]
    state = acting("marshal", *seats, characters=["marshal", "artist"])
    do(state, "seize 1")
    assert options(state) == ["district market+"]
    do(state, "district market+")
    assert (city(state, 0), gold(state)[:2]) == (["market+"], [6, 3])


@pytest.mark.rule("C-CH-marshal-2", "R-23", "R-45", "C-DI-great_wall-1")
def test_great_wall_raises_the_price_not_the_limit() -> None:
    walled = sits("king", city=["manor", "great_wall"])
    state = acting("marshal", sits("marshal", gold=4), walled)
    assert gold(do(state, "seize 1", "district manor"))[:2] == [0, 4]
    assert offered(acting("marshal", sits("marshal", gold=3), walled), "seize") == []


@pytest.mark.rule("C-CH-marshal-2", "R-55", "C-BLD-08")
def test_seized_district_may_complete_the_marshals_city() -> None:
    state = acting("marshal", sits("marshal", gold=9, city=SIX), sits("king", city=["manor"]))
    do(state, "seize 1", "district manor")
    assert (first(state), len(city(state, 0))) == (0, 7)
