"""Ranks 6 and 7 of the older editions: extra gold and cards, refunds, building limits, and the Navigator."""

from __future__ import annotations

import pytest
from tests.games.citadels import playing
from tests.games.citadels.characters.seats import acting, called, dull, offered, sits
from tests.games.citadels.playing import city, deck, do, gold, hand, happened, options

pytestmark = pytest.mark.rulesets("older")

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


# ---- Merchant -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-merchant-1", "C-DI-school_of_magic-1", "C-TURN-07")
def test_the_merchant_earns_gold_for_trade_districts() -> None:
    state = do(acting("merchant", sits("merchant", city=["market", "docks", "manor", "school_of_magic"])), "income")
    assert (gold(state)[0], options(state)) == (3, ["end"])


@pytest.mark.rule("C-CH-merchant-2", "C-TURN-09", "C-TURN-05", "R-07")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep manor"]])
def test_the_merchants_gold_comes_right_after_gathering(gathers: list[str]) -> None:
    mine = sits("merchant", gold=3, hand=["tavern"], city=["market", "smithy"])
    state = called("merchant", mine, deck_top=["manor", "docks"])
    assert options(state) == ["gold", "cards", "income", "smithy"]
    do(state, *gathers)
    assert options(state) == ["bonus", "decline"]
    before = gold(state)[0]
    do(state, "bonus")
    assert gold(state)[0] == before + 1
    assert not {"bonus", "decline"} & set(options(state))
    assert {"income", "smithy", "build tavern", "end"} <= set(options(state))


@pytest.mark.rule("C-TURN-09", "C-CH-merchant-2", "C-TURN-06")
def test_a_merchant_who_declines_the_extra_gold_cannot_take_it_later() -> None:
    state = do(called("merchant", sits("merchant", city=["market"])), "gold", "decline")
    assert ("forgone", 0) in happened(state)
    assert options(state) == ["income", "end"]
    do(state, "income")
    assert (gold(state)[0], options(state)) == (3, ["end"])


@pytest.mark.rule("C-TURN-12", "C-CALL-06", "C-CH-merchant-1", "C-CH-merchant-2", "C-CH-warlord-1")
def test_with_two_players_each_character_has_its_own_powers() -> None:
    seats = [sits("merchant", "warlord", city=["market", "docks", "prison"]), sits("thief", "king")]
    state = do(called("merchant", *seats, players=2), "gold", "bonus", "income", "end")
    assert (state.rank, gold(state)[0]) == (8, 5)
    do(state, "gold")
    assert options(state) == ["income", "end"]
    assert gold(do(state, "income"))[0] == 8


# ---- Alchemist ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-alchemist-1", "C-CH-alchemist-3", "C-BLD-03")
def test_the_alchemist_is_refunded_at_the_end_of_his_turn() -> None:
    mine = sits("alchemist", gold=2, hand=["castle", "palace"], city=["market"])
    state = do(called("alchemist", mine), "gold")
    assert options(state) == ["build castle", "end"]
    do(state, "build castle")
    assert (gold(state)[0], options(state)) == (0, ["end"])
    do(state, "end")
    assert (gold(state)[0], city(state, 0)) == (4, ["castle", "market"])
    assert ("refund", 0, 4) in happened(state)


@pytest.mark.rule("C-CH-alchemist-2", "C-DI-smithy-1")
def test_the_alchemist_is_not_refunded_the_smithy() -> None:
    state = acting("alchemist", sits("alchemist", gold=6, hand=["manor"], city=["smithy"]))
    do(state, "smithy", "build manor", "end")
    assert gold(state)[0] == 4


@pytest.mark.rule("C-CH-alchemist-1", "C-TURN-12", "C-CALL-06")
def test_with_three_players_only_the_alchemists_own_builds_are_refunded() -> None:
    seats = [sits("alchemist", "warlord", gold=6, hand=["manor", "castle"]), sits("thief", "king"), sits()]
    state = do(acting("alchemist", *seats, players=3), "build manor", "end")
    assert gold(state)[0] == 6
    dull(state, until="warlord")
    do(state, "gold", "build castle", "end")
    assert gold(state)[0] == 4


# ---- Architect ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-architect-1", "C-TURN-09", "C-TURN-05", "R-07")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep manor"]])
def test_the_architects_cards_come_right_after_gathering(gathers: list[str]) -> None:
    state = called("architect", sits("architect"), deck_top=["manor", "docks", "temple", "palace"])
    assert options(state) == ["gold", "cards"]
    do(state, *gathers)
    assert options(state) == ["bonus", "decline"]
    do(state, "bonus")
    assert hand(state, 0) == (["docks", "manor"] if gathers == ["gold"] else ["manor", "palace", "temple"])
    assert not {"bonus", "decline"} & set(options(state))


@pytest.mark.rule("C-CH-architect-2", "C-TURN-09", "C-TURN-06", "C-BLD-02")
def test_an_architect_who_declines_draws_nothing_and_builds_three() -> None:
    held = ["manor", "docks", "temple", "tavern"]
    state = called("architect", sits("architect", gold=18, hand=held), deck_top=["palace", "church"])
    do(state, "gold", "decline")
    assert (hand(state, 0), deck(state)[0], "bonus" in options(state)) == (sorted(held), "palace", False)
    do(state, "build manor", "build docks", "build temple")
    assert options(state) == ["end"]


@pytest.mark.rule("C-CH-architect-1", "R-33")
def test_the_architect_draws_at_most_the_rest_of_the_deck() -> None:
    seats = [sits("architect"), {"characters": ["king"]}]
    state = do(called("architect", *seats, deck=["manor"]), "gold", "bonus")
    assert (hand(state, 0), deck(state)) == (["manor"], [])
    state = do(called("architect", *seats, deck=[]), "gold")
    assert options(state) == ["end"]


# ---- Navigator ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-navigator-1", "C-TURN-09", "C-TURN-05", "C-TURN-06", "R-07")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep manor"]])
def test_the_navigator_sails_right_after_gathering_or_not_at_all(gathers: list[str]) -> None:
    top = ["manor", "docks", "temple", "palace", "church", "market"]
    state = called("navigator", sits("navigator"), deck_top=top)
    assert options(state) == ["gold", "cards"]
    do(state, *gathers)
    assert options(state) == ["sail_gold", "sail_cards", "decline"]
    stash, cards = gold(state)[0], len(hand(state, 0))
    for answer, more, drawn in (("sail_gold", 4, 0), ("sail_cards", 0, 4), ("decline", 0, 0)):
        after = do(state.copy(), answer)
        assert (gold(after)[0], len(hand(after, 0)), options(after)) == (stash + more, cards + drawn, ["end"])


@pytest.mark.rule("C-CH-navigator-1", "R-33")
def test_a_navigator_takes_what_the_deck_holds() -> None:
    seats = [sits("navigator"), {"characters": ["king"]}]
    state = do(called("navigator", *seats, deck=["manor", "docks", "temple"]), "gold", "sail_cards")
    assert (hand(state, 0), deck(state)) == (["docks", "manor", "temple"], [])
    state = do(called("navigator", *seats, deck=[]), "gold")
    assert options(state) == ["sail_gold", "decline"]


@pytest.mark.rule("C-CH-navigator-2", "C-BLD-02")
def test_the_navigator_builds_nothing() -> None:
    mine = sits("navigator", gold=20, hand=["manor", "tavern", "smithy"])
    for answer in ("sail_gold", "sail_cards", "decline"):
        assert options(do(called("navigator", mine), "gold", answer)) == ["end"]


@pytest.mark.rule("C-CH-navigator-2", "R-57", "C-TURN-12", "C-CALL-06")
@pytest.mark.parametrize(("players", "last"), [(2, "warlord"), (3, "warlord"), (2, "diplomat"), (3, "diplomat")])
def test_the_navigators_other_character(players: int, last: str) -> None:
    """In classic, but not in 2010, the Navigator's player may build in a later turn of the round."""
    mine = sits("navigator", last, gold=5, hand=["manor"], city=["prison"])
    rest = [sits("king", "bishop", city=["market"]), sits("thief", "merchant")][: players - 1]
    state = called("navigator", mine, *rest, players=players)
    do(state, "gold", "sail_gold", "end", "gold")
    assert (state.turn, state.rank) == (0, 8)
    assert options(state) == (["income", "end"] if playing.ruleset == "2010" else ["income", "build manor", "end"])


@pytest.mark.rule("C-CH-navigator-2", "R-57", "C-CALL-06")
def test_the_navigators_ban_spares_earlier_builds_other_players_and_the_next_round() -> None:
    mine = sits("king", "navigator", gold=9, hand=["manor", "tavern"])
    seats = [mine, sits("thief", "warlord", gold=5, hand=["temple"])]
    state = do(called("king", *seats, players=2), "gold", "build manor", "end", "gold", "decline", "end", "gold")
    assert (city(state, 0), state.rank, offered(state, "build")) == (["manor"], 8, ["temple"])
    assert (state.cannot_build == 0) == (playing.ruleset == "2010")
    do(state, "end", "end")
    assert (state.round, state.cannot_build) == (2, -1)
