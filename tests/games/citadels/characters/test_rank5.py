"""Rank 5: Bishop, Abbot, Cardinal."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, dull, offered, sits
from tests.games.citadels.playing import city, do, gold, hand, options

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


# ---- Bishop ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-bishop-1", "C-DI-school_of_magic-1")
@pytest.mark.rulesets("all")
def test_bishop_earns_gold_for_religious_districts() -> None:
    state = do(acting("bishop", sits("bishop", city=["temple", "church", "manor", "school_of_magic"])), "income")
    assert (gold(state)[0], options(state)) == (3, ["end"])


@pytest.mark.rule("C-CH-bishop-2")
@pytest.mark.parametrize(("name", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_rank_8_cannot_touch_the_bishops_city(name: str, verb: str) -> None:
    seats = [sits(name, gold=9, city=["temple"]), sits("bishop", city=["market"]), sits("merchant", city=["docks"])]
    state = acting(name, *seats)
    assert "1" not in offered(state, verb)
    assert "2" in offered(state, verb)


@pytest.mark.rule("C-CH-bishop-2", "C-CH-bishop-3")
def test_protection_lasts_one_round() -> None:
    seats = [sits("warlord", gold=9), sits("king", city=["market"]), sits("merchant"), sits("architect")]
    assert "1" in offered(acting("warlord", *seats, characters=CAST), "destroy")
    seats = [sits("warlord", gold=9), sits("bishop", city=["market"]), sits("merchant"), sits("architect")]
    state = dull(acting("warlord", *seats, characters=CAST))
    assert (state.round, state.protected) == (2, -1)


@pytest.mark.rule("C-CH-bishop-3", "C-DI-armory-1", "C-DI-armory-2")
@pytest.mark.rulesets("2010", "2016")
def test_armory_can_destroy_in_the_bishops_city() -> None:
    """The Armory's effect is not a power of rank 8."""
    seats = [sits("warlord", city=["armory"]), sits("bishop", city=["market"])]
    state = acting("warlord", *seats)
    do(state, "demolish 1", "district market")
    assert (city(state, 0), city(state, 1)) == ([], [])


@pytest.mark.rule("C-CH-bishop-2", "R-21", "C-TURN-12", "R-61")
def test_with_two_players_the_bishop_protects_to_the_end_of_the_round() -> None:
    theirs = [sits("thief", "warlord", gold=9), sits("bishop", "architect", city=["market"])]
    state = called("bishop", *theirs, players=2, characters=CAST)
    do(state, "gold", "end", "gold", "end", "gold")
    assert (state.turn, state.rank, offered(state, "destroy")) == (0, 8, [])
    own = [sits("thief", "king", city=["docks"]), sits("bishop", "warlord", gold=9, city=["market"])]
    state = called("bishop", *own, players=2, characters=CAST)
    do(state, "gold", "end", "gold")
    assert (state.turn, state.rank, offered(state, "destroy")) == (1, 8, ["0"])


# ---- Abbot ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-abbot-1")
@pytest.mark.parametrize("coins", [3, 2, 1, 0])
def test_abbot_splits_his_income_between_gold_and_cards(coins: int) -> None:
    mine = sits("abbot", city=["temple", "church", "cathedral", "manor"])
    state = acting("abbot", mine, deck_top=["docks", "market", "tavern"])
    assert offered(state, "mix") == ["3", "2", "1", "0"]
    do(state, f"mix {coins}")
    assert (gold(state)[0], len(hand(state, 0)), offered(state, "mix")) == (coins, 3 - coins, [])


@pytest.mark.rule("C-CH-abbot-1", "C-DI-school_of_magic-3")
def test_school_of_magic_counts_for_the_abbots_split() -> None:
    assert offered(acting("abbot", sits("abbot", city=["temple", "school_of_magic"])), "mix") == ["2", "1", "0"]
    assert offered(acting("abbot", sits("abbot", city=["manor"])), "mix") == []


@pytest.mark.rule("C-CH-abbot-3", "C-CH-abbot-4", "C-CH-abbot-5", "R-42")
@pytest.mark.rulesets("all")
def test_richest_player_pays_the_abbot_one_gold() -> None:
    state = called("abbot", sits("abbot", gold=2), sits(gold=7), sits(gold=3), sits(gold=6))
    assert offered(state, "beg") == ["1"]
    do(state, "beg 1")
    assert (gold(state), state.to_act(), offered(state, "beg")) == ([3, 6, 3, 6], 0, [])


@pytest.mark.rule("C-CH-abbot-3", "R-42")
def test_abbot_picks_among_tied_richest_players() -> None:
    state = called("abbot", sits("abbot", gold=2), sits(gold=7), sits(gold=3), sits(gold=7))
    assert offered(state, "beg") == ["1", "3"]
    assert gold(do(state, "beg 3")) == [3, 7, 3, 6]


@pytest.mark.rule("C-CH-abbot-3", "C-CH-abbot-4", "C-CH-abbot-5")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize("stash", [7, 8])
def test_richest_abbot_cannot_ask_anybody(stash: int) -> None:
    assert offered(called("abbot", sits("abbot", gold=stash), sits(gold=7)), "beg") == []


@pytest.mark.rule("C-CH-abbot-3", "C-CH-abbot-4")
@pytest.mark.rulesets("all")
def test_abbot_may_spend_gold_before_he_asks() -> None:
    state = acting("abbot", sits("abbot", gold=7, hand=["manor"]), sits(gold=7))
    assert offered(state, "beg") == []
    do(state, "build manor")
    assert gold(do(state, "beg 1"))[:2] == [5, 6]


# ---- Cardinal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-cardinal-1", "C-DI-school_of_magic-1")
def test_cardinal_earns_cards_for_religious_districts() -> None:
    mine = sits("cardinal", city=["temple", "manor", "school_of_magic"])
    state = do(acting("cardinal", mine, deck_top=["docks", "market", "tavern"]), "income")
    assert (hand(state, 0), gold(state)[0], options(state)) == (["docks", "market"], 0, ["end"])


@pytest.mark.rule("C-CH-cardinal-2", "C-CH-cardinal-3", "R-22")
def test_cardinal_trades_cards_for_the_missing_gold_and_builds() -> None:
    mine = sits("cardinal", gold=3, hand=["palace", "docks", "tavern", "temple"])
    state = acting("cardinal", mine, sits(gold=5), sits(gold=2), sits(gold=1))
    do(state, "borrow palace")
    assert options(state) == ["lender 1", "lender 2"]
    do(state, "lender 1")
    assert sorted(options(state)) == ["give docks", "give tavern", "give temple"]
    do(state, "give docks")
    assert sorted(options(state)) == ["give tavern", "give temple"]
    do(state, "give temple")
    assert (gold(state), city(state, 0)) == ([0, 3, 2, 1], ["palace"])
    assert (hand(state, 0), hand(state, 1)) == (["tavern"], ["docks", "temple"])
    assert options(state) == ["end"]


@pytest.mark.rule("C-CH-cardinal-2", "R-22", "C-CH-cardinal-4")
def test_cardinal_trades_only_if_he_must_and_can() -> None:
    """After gathering, the Cardinal can trade for a district that is not a duplicate and that he cannot afford.

    He needs enough other cards to give, and a player with enough gold.
    """
    four = ["palace", "docks", "tavern", "temple"]
    assert "borrow palace" in options(acting("cardinal", sits("cardinal", gold=3, hand=four), sits(gold=2)))
    assert offered(acting("cardinal", sits("cardinal", gold=5, hand=four), sits(gold=9)), "borrow") == []
    assert offered(called("cardinal", sits("cardinal", gold=3, hand=four), sits(gold=9)), "borrow") == []
    owner = sits("cardinal", gold=3, hand=four, city=["palace"])
    assert offered(acting("cardinal", owner, sits(gold=9)), "borrow") == []
    assert offered(acting("cardinal", sits("cardinal", gold=3, hand=four[:2]), sits(gold=9)), "borrow") == []
    poor = acting("cardinal", sits("cardinal", gold=3, hand=four), sits(gold=1), sits(gold=1))
    assert offered(poor, "borrow") == []


@pytest.mark.rule("C-CH-cardinal-4")
def test_cardinal_does_not_give_away_the_card_being_built() -> None:
    state = acting("cardinal", sits("cardinal", gold=1, hand=["manor", "docks", "tavern"]), sits(gold=2))
    do(state, "borrow manor", "lender 1")
    assert "give manor" not in options(state)
    do(state, "give docks", "give tavern")
    assert (city(state, 0), hand(state, 0), gold(state)[:2]) == (["manor"], [], [0, 0])


@pytest.mark.rule("C-CH-cardinal-2", "R-22", "C-TURN-05", "C-DI-stables-1")
def test_cardinal_trades_once_per_turn() -> None:
    """The Stables do not count toward the limit, so the Cardinal could build again."""
    mine = sits("cardinal", hand=["stables", "tavern", "docks", "temple", "church"])
    state = acting("cardinal", mine, sits(gold=5))
    do(state, "borrow stables", "lender 1", "give docks", "give church")
    assert city(state, 0) == ["stables"]
    assert options(state) == ["end"]


@pytest.mark.rule("C-CH-cardinal-2", "C-DI-factory-1")
def test_cardinals_shortfall_counts_from_the_factory_price() -> None:
    mine = sits("cardinal", gold=3, hand=["laboratory", "docks"], city=["factory"])
    state = do(acting("cardinal", mine, sits(gold=5)), "borrow laboratory", "lender 1", "give docks")
    assert (gold(state)[:2], city(state, 0)) == ([0, 4], ["factory", "laboratory"])


@pytest.mark.rule("C-CH-cardinal-2", "R-22", "C-DI-thieves_den-1")
def test_cardinal_pays_the_thieves_den_with_cards_gold_and_a_loan() -> None:
    mine = sits("cardinal", gold=2, hand=["thieves_den", "manor", "docks", "tavern", "temple"])
    state = acting("cardinal", mine, sits(gold=5))
    do(state, "pay_cards", "discard manor", "discard docks", "borrow thieves_den", "lender 1")
    do(state, "give tavern", "give temple")
    assert (city(state, 0), gold(state)[:2]) == (["thieves_den"], [0, 3])
    assert (hand(state, 0), hand(state, 1)) == ([], ["tavern", "temple"])
