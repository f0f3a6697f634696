"""Rank 6: Merchant, Alchemist, Trader."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, offered, sits
from tests.games.citadels.playing import city, do, gold, hand, options


@pytest.mark.rule("C-CH-merchant-1", "C-CH-trader-1", "C-DI-school_of_magic-1")
@pytest.mark.parametrize("name", ["merchant", "trader"])
def test_trade_districts_bring_gold(name: str) -> None:
    state = do(acting(name, sits(name, city=["market", "docks", "manor", "school_of_magic"])), "income")
    assert gold(state)[0] == 3
    assert "income" not in options(state)


@pytest.mark.rule("C-CH-merchant-2", "C-TURN-08", "C-TURN-05")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep manor"]])
@pytest.mark.parametrize("early", [True, False])
def test_merchant_gets_one_extra_gold(gathers: list[str], early: bool) -> None:
    state = called("merchant", sits("merchant", city=["market"]), deck_top=["manor", "docks"])
    do(state, *(["bonus", *gathers] if early else [*gathers, "bonus"]))
    earned = 3 if gathers == ["gold"] else 1
    assert gold(state)[0] == earned
    assert options(state) == ["income", "end"]
    assert gold(do(state, "income"))[0] == earned + 1


@pytest.mark.rule("C-CH-alchemist-1", "C-CH-alchemist-3")
@pytest.mark.rulesets("all")
def test_alchemist_is_refunded_what_he_paid_to_build() -> None:
    state = acting("alchemist", sits("alchemist", gold=4, hand=["castle", "palace"]))
    assert offered(state, "build") == ["castle"]
    do(state, "build castle")
    assert gold(state)[0] == 0
    do(state, "end")
    assert (gold(state)[0], city(state, 0)) == (4, ["castle"])


@pytest.mark.rule("C-CH-alchemist-2")
def test_alchemist_is_not_refunded_the_tax_or_the_smithy() -> None:
    mine = sits("alchemist", gold=7, hand=["manor"], city=["smithy"])
    state = acting("alchemist", mine, pool=1)
    do(state, "smithy", "build manor")
    assert (gold(state)[0], state.pool) == (1, 2)
    assert gold(do(state, "end"))[0] == 4


@pytest.mark.rule("C-CH-alchemist-1", "C-CH-alchemist-2", "C-DI-factory-1", "R-54")
def test_alchemist_is_refunded_only_gold_actually_paid() -> None:
    mine = sits("alchemist", gold=4, hand=["smithy"], city=["factory"])
    assert gold(do(acting("alchemist", mine), "build smithy", "end"))[0] == 4
    den = ["thieves_den", "manor", "docks", "tavern", "temple"]
    state = acting("alchemist", sits("alchemist", gold=2, hand=den))
    do(state, "pay_cards", "discard manor", "discard docks", "discard tavern", "discard temple", "done", "end")
    assert (gold(state)[0], hand(state, 0)) == (2, [])
    mine = sits("alchemist", gold=4, hand=["palace"], city=["framework"])
    assert gold(do(acting("alchemist", mine), "framework palace", "end"))[0] == 4


@pytest.mark.rule("C-CH-alchemist-4", "R-08", "C-DI-poor_house-1")
@pytest.mark.rulesets("2010", "2016")
def test_poor_house_comes_before_the_refund() -> None:
    mine = sits("alchemist", gold=3, hand=["manor"], city=["poor_house"])
    assert gold(do(acting("alchemist", mine), "build manor", "end"))[0] == 4
    mine = sits("alchemist", gold=4, hand=["manor"], city=["poor_house"])
    assert gold(do(acting("alchemist", mine), "build manor", "end"))[0] == 4


@pytest.mark.rule("C-CH-trader-2")
def test_trade_districts_do_not_count_toward_the_traders_limit() -> None:
    held = ["market", "manor", "docks", "tavern", "temple"]
    state = acting("trader", sits("trader", gold=20, hand=held))
    do(state, "build market", "build manor", "build docks")
    assert offered(state, "build") == ["tavern"]
    do(state, "build tavern")
    assert options(state) == ["income", "end"]
    assert city(state, 0) == ["docks", "manor", "market", "tavern"]


@pytest.mark.rule("C-CH-trader-2", "C-BLD-02", "C-CH-merchant-1")
@pytest.mark.rulesets("all")
def test_trade_districts_count_toward_the_merchants_limit() -> None:
    state = acting("merchant", sits("merchant", gold=20, hand=["market", "docks"]))
    do(state, "build market")
    assert offered(state, "build") == []


@pytest.mark.rule("C-CH-trader-2", "C-BLD-04")
def test_trader_builds_no_duplicates() -> None:
    state = acting("trader", sits("trader", gold=20, hand=["market", "docks"], city=["market"]))
    assert offered(state, "build") == ["docks"]


@pytest.mark.rule("C-CH-trader-2", "C-TURN-12", "C-CALL-06")
def test_with_two_players_the_traders_exemption_ends_with_his_turn() -> None:
    cast = ["assassin", "thief", "magician", "king", "bishop", "trader", "architect", "warlord"]
    seats = [sits("trader", "warlord", gold=20, hand=["market", "docks", "tavern"]), sits("thief", "king")]
    state = acting("trader", *seats, players=2, characters=cast)
    do(state, "build market", "end", "gold", "build docks")
    assert (state.rank, offered(state, "build")) == (8, [])


@pytest.mark.rule("C-CH-alchemist-1", "C-TURN-12", "C-CALL-06")
@pytest.mark.rulesets("all")
def test_with_two_players_only_the_alchemists_own_builds_are_refunded() -> None:
    cast = ["assassin", "thief", "magician", "king", "bishop", "alchemist", "architect", "warlord"]
    seats = [sits("magician", "alchemist", gold=6, hand=["manor", "docks"]), sits("thief", "assassin")]
    state = acting("magician", *seats, players=2, characters=cast)
    do(state, "build manor", "end", "gold", "build docks", "end")
    assert gold(state)[0] == 5
