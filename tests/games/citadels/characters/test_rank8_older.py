"""Rank 8 of the older editions: powers used at the end of the turn, the Graveyard, walls, and complete cities."""

from __future__ import annotations

import pytest
from tests.games.citadels import playing
from tests.games.citadels.characters.seats import acting, called, complete, dull, offered, sits, striking
from tests.games.citadels.playing import city, deck, do, gold, hand, happened, options

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES

pytestmark = pytest.mark.rulesets("older")

MARKET = DISTRICT_NAMES.index("market")


@pytest.mark.rule("C-CH-warlord-1", "C-CH-diplomat-1", "C-DI-school_of_magic-1", "C-TURN-07")
@pytest.mark.parametrize("name", ["warlord", "diplomat"])
def test_military_districts_bring_gold(name: str) -> None:
    mine = sits(name, gold=1, hand=["watchtower"], city=["prison", "barracks", "manor", "school_of_magic"])
    early = do(called(name, mine), "income")
    assert (gold(early)[0], options(early)) == (4, ["gold", "cards"])
    late = do(called(name, mine), "gold", "build watchtower", "income")
    assert (gold(late)[0], options(late)) == (6, ["end"])


# ---- end of the turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-11", "C-CH-warlord-2", "C-CH-diplomat-2", "R-07", "R-08")
@pytest.mark.parametrize(
    ("name", "strike"),
    [
        ("warlord", ["destroy 1", "district tavern"]),
        ("diplomat", ["exchange 1", "district tavern", "offer manor"]),
    ],
)
def test_rank_8_acts_at_the_very_end_of_the_turn(name: str, strike: list[str]) -> None:
    mine = sits(name, gold=3, hand=["market"], city=["manor", "prison", "smithy"])
    seats = [mine, sits("king", city=["tavern"]), sits("bishop"), sits("thief")]
    state = called(name, *seats)
    assert offered(state, strike[0].split()[0]) == []
    do(state, "gold")
    assert options(state) == ["income", "smithy", "build market", "end"]
    do(state, "build market", "end")
    assert [text for text in options(state) if text.split()[0] not in ("destroy", "exchange")] == ["end"]
    do(state, *strike)
    assert "tavern" not in city(state, 1)
    assert state.round == 2
    assert "income" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-TURN-11", "C-TURN-06", "C-CH-warlord-2")
def test_rank_8_may_decline() -> None:
    state = called("warlord", sits("warlord", gold=3), sits("king", city=["tavern"]))
    do(state, "gold", "end")
    assert options(state) == ["destroy 1", "end"]
    do(state, "end")
    assert (state.round, city(state, 1), gold(state)[:2]) == (2, ["tavern"], [5, 0])


@pytest.mark.rule("C-TURN-11", "C-CH-warlord-2", "C-CH-diplomat-2")
def test_without_a_target_the_turn_ends_at_once() -> None:
    seats = [sits("king", city=["palace"]), sits("bishop", city=["tavern"]), sits("thief")]
    for name in ("warlord", "diplomat"):
        state = do(called(name, sits(name, gold=1), *seats), "gold", "end")
        assert (state.round, state.phase) == (2, 0)


@pytest.mark.rule("C-TURN-11", "C-CH-queen-1", "C-CH-artist-1")
def test_rank_9_is_called_after_rank_8_has_acted() -> None:
    seats = [sits("warlord", gold=3), sits("king", city=["tavern"]), sits("artist"), sits("thief"), sits("bishop")]
    state = do(called("warlord", *seats, players=5), "gold", "end", "destroy 1", "district tavern")
    assert (state.turn, state.rank, CHARACTER_NAMES[state.cast[9]]) == (2, 9, "artist")


@pytest.mark.rule("C-TURN-11", "C-CH-warlord-3", "C-BLD-08")
def test_warlord_may_pay_with_income_taken_in_the_same_turn() -> None:
    mine = sits("warlord", gold=1, hand=["prison"], city=["barracks"])
    state = do(called("warlord", mine, sits("king", city=["manor"])), "gold", "build prison", "income", "end")
    assert gold(state)[0] == 3
    assert offered(state, "destroy") == ["0", "1"]
    do(state, "destroy 0", "district prison")
    assert (city(state, 0), gold(state)[0], deck(state)[-1]) == (["barracks"], 2, "prison")


@pytest.mark.rule("C-CH-warlord-2", "C-DI-observatory-1")
def test_the_warlords_price_follows_the_cost_in_the_edition() -> None:
    other = sits("king", city=["observatory"])
    assert offered(striking("warlord", sits("warlord", gold=3), other), "destroy") == []
    state = do(striking("warlord", sits("warlord", gold=4), other), "destroy 1", "district observatory")
    assert (gold(state)[0], city(state, 1)) == (0, [])


# ---- Keep and Great Wall --------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-warlord-2", "C-CH-diplomat-2", "C-DI-keep-2", "R-61")
def test_both_keeps_are_safe_from_rank_8() -> None:
    for name, verb in (("warlord", "destroy"), ("diplomat", "exchange")):
        mine = sits(name, gold=9, city=["keep"])
        assert offered(striking(name, mine, sits("king", city=["keep"])), verb) == []
        mine = sits(name, gold=9, city=["manor"])
        state = do(striking(name, mine, sits("king", city=["keep", "tavern"])), f"{verb} 1")
        assert options(state) == ["district tavern"]


@pytest.mark.rule("C-CH-warlord-2", "C-DI-great_wall-3", "R-27", "R-45")
def test_the_great_wall_raises_the_warlords_price() -> None:
    """The Great Wall adds one gold, paid to the bank; destroying the wall itself costs more only in classic."""
    other = sits("king", city=["great_wall", "tavern"])
    state = do(striking("warlord", sits("warlord", gold=6), other), "destroy 1")
    assert sorted(options(state)) == ["district great_wall", "district tavern"]
    assert gold(do(state.copy(), "district tavern"))[:2] == [5, 0]
    itself = 0 if playing.ruleset == "classic" else 1
    assert gold(do(state.copy(), "district great_wall"))[:2] == [itself, 0]
    poorer = do(striking("warlord", sits("warlord", gold=5), other), "destroy 1")
    assert ("district great_wall" in options(poorer)) == (playing.ruleset == "2010")


@pytest.mark.rule("C-CH-diplomat-2", "C-DI-great_wall-3", "R-27", "R-45", "R-62")
def test_the_diplomat_may_take_the_great_wall() -> None:
    """The Diplomat pays the cost of the Great Wall (6) minus that of the Manor he gives (3), plus one in classic."""
    price = 4 if playing.ruleset == "classic" else 3
    mine, other = sits("diplomat", gold=price, city=["manor"]), sits("king", city=["great_wall"])
    state = do(striking("diplomat", mine, other), "exchange 1", "district great_wall", "offer manor")
    assert (gold(state)[:2], city(state, 0)) == ([0, price], ["great_wall"])
    poor = sits("diplomat", gold=price - 1, city=["manor"])
    assert offered(striking("diplomat", poor, other), "exchange") == []


@pytest.mark.rule("C-CH-diplomat-2", "R-52")
def test_exchange_creates_no_duplicates() -> None:
    mine = sits("diplomat", gold=9, city=["manor", "docks", "prison"])
    state = do(striking("diplomat", mine, sits("king", city=["manor", "tavern"])), "exchange 1")
    assert options(state) == ["district tavern"]
    do(state, "district tavern")
    assert options(state) == ["offer docks", "offer prison"]
    twins = [sits("diplomat", gold=9, city=["manor"]), sits("king", city=["manor"])]
    assert offered(striking("diplomat", *twins), "exchange") == []


# ---- complete cities ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-diplomat-3", "R-63", "C-CH-warlord-3")
def test_the_diplomat_may_give_from_his_own_complete_city_in_classic_only() -> None:
    state = striking("diplomat", sits("diplomat", gold=9, city=["manor"]), sits("king", city=complete()), first=1)
    assert offered(state, "exchange") == []
    state = striking("diplomat", sits("diplomat", gold=9, city=complete()), sits("king", city=["manor"]), first=0)
    assert offered(state, "exchange") == (["1"] if playing.ruleset == "classic" else [])
    seven = sits("diplomat", gold=9, city=complete()[:-1])
    state = do(striking("diplomat", seven, sits("king", city=["manor"])), "exchange 1", "district manor")
    do(state, "offer docks")
    assert (len(city(state, 0)), city(state, 1)) == (7, ["docks"])


@pytest.mark.rule("C-CH-warlord-3", "C-BLD-08")
def test_a_city_completed_in_this_turn_is_already_safe() -> None:
    mine = sits("warlord", gold=9, hand=["docks"], city=[*complete()[:6], "barracks"])
    state = do(acting("warlord", mine, sits("king", city=["tavern"])), "build docks", "end")
    assert options(state) == ["destroy 1", "end"]


@pytest.mark.rule("C-CH-warlord-3", "C-CH-diplomat-3", "C-CALL-06")
def test_with_two_players_a_city_of_eight_is_complete() -> None:
    for name, verb in (("warlord", "destroy"), ("diplomat", "exchange")):
        mine = sits(name, "thief", gold=9, city=["manor"])
        for number, partners in ((7, ["1"]), (8, [])):
            other = sits("king", "merchant", city=complete()[:number])
            position = {"first": 1} if number == 8 else {}
            state = striking(name, mine, other, players=2, **position)
            assert [seat for seat in offered(state, verb) if seat != "0"] == partners


# ---- Graveyard ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-graveyard-1", "C-CH-warlord-2", "R-40", "R-50")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_the_graveyards_owner_may_take_a_destroyed_district(target: int) -> None:
    seats = [sits("warlord", gold=3), sits("king", gold=1, city=["graveyard"]), sits("thief"), sits("merchant")]
    seats[target] = {**seats[target], "city": [*seats[target]["city"], "market"]}
    state = do(striking("warlord", *seats), f"destroy {target}", "district market")
    assert (state.to_act(), options(state), gold(state)[:2]) == (1, ["reclaim", "decline"], [2, 1])
    left = do(state.copy(), "decline")
    taken = do(state, "reclaim")
    assert (hand(taken, 1), gold(taken)[:2], "market" in city(taken, 1)) == (["market"], [2, 0], False)
    assert ("reclaimed", 1, MARKET) in happened(taken)
    assert (hand(left, 1), gold(left)[:2], deck(left)[-1]) == ([], [2, 1], "market")
    assert (left.round, taken.round) == (2, 2)


@pytest.mark.rule("C-DI-graveyard-1", "C-DI-graveyard-2", "R-40")
def test_the_graveyard_is_not_always_offered() -> None:
    """The Graveyard is not offered if its owner is the Warlord or has no gold, or if it is itself destroyed."""
    own = [sits("warlord", gold=9, city=["graveyard"]), sits("king", gold=1, city=["market"])]
    poor = [sits("warlord", gold=9), sits("king", city=["graveyard", "market"])]
    for seats in (own, poor):
        state = do(striking("warlord", *seats), "destroy 1", "district market")
        assert (state.round, hand(state, 0), hand(state, 1)) == (2, [], [])
    itself = [sits("warlord", gold=9), sits("king", gold=5, city=["graveyard"])]
    state = do(striking("warlord", *itself), "destroy 1", "district graveyard")
    assert (state.round, hand(state, 1), deck(state)[-1]) == (2, [], "graveyard")


@pytest.mark.rule("C-DI-graveyard-1", "C-CH-assassin-1", "C-CALL-06")
def test_with_two_players_the_graveyards_owner_pays_from_the_shared_stash() -> None:
    seats = [sits("warlord", "thief", gold=4), sits("king", "merchant", gold=2, city=["graveyard", "market"])]
    state = do(striking("warlord", *seats, players=2), "destroy 1", "district market", "reclaim")
    assert (gold(state), hand(state, 1), city(state, 1), state.round) == ([3, 1], ["market"], ["graveyard"], 2)


# ---- gold on districts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-artist-2", "C-CH-warlord-2", "C-CH-diplomat-2", "R-38")
def test_gold_on_a_district_still_raises_its_price_in_the_next_round() -> None:
    seats = [sits("artist", gold=1, city=["manor"]), sits("warlord", gold=3), sits("king"), sits("thief")]
    state = do(called("artist", *seats), "beautify manor")
    assert (city(state, 0), gold(state)[0]) == (["manor+"], 0)
    dull(state)
    assert (state.round, city(state, 0)) == (2, ["manor+"])
    later = [sits("king", city=["manor+"]), sits("warlord", gold=2)]
    assert offered(striking("warlord", *later, characters=["artist"]), "destroy") == []
    later[1] = sits("warlord", gold=3)
    state = do(striking("warlord", *later, characters=["artist"]), "destroy 0", "district manor+")
    assert (gold(state)[:2], city(state, 0), list(state.gilded)) == ([0, 0], [], [])
