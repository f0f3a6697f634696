"""Rank 5 of the older editions: Bishop and Abbot."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, dull, offered, sits, striking
from tests.games.citadels.playing import city, do, gold, happened, options

pytestmark = pytest.mark.rulesets("older")

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


# ---- Bishop ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-bishop-2")
@pytest.mark.parametrize(("name", "verb"), [("warlord", "destroy"), ("diplomat", "exchange")])
def test_rank_8_cannot_touch_the_bishops_city(name: str, verb: str) -> None:
    seats = [sits(name, gold=9, city=["temple"]), sits("bishop", city=["market"]), sits("merchant", city=["docks"])]
    state = striking(name, *seats)
    assert [seat for seat in offered(state, verb) if seat != "0"] == ["2"]


@pytest.mark.rule("C-CH-bishop-2")
def test_the_protection_lasts_one_round() -> None:
    seats = [sits("warlord", gold=9), sits("king", city=["market"]), sits("merchant"), sits("architect")]
    assert offered(striking("warlord", *seats, characters=CAST), "destroy") == ["1"]
    seats = [sits("warlord", gold=9), sits("bishop", city=["market"]), sits("merchant"), sits("architect")]
    state = striking("warlord", *seats, characters=CAST)
    assert (state.round, state.protected) == (2, -1)


@pytest.mark.rule("C-CH-bishop-2", "R-21", "C-TURN-12", "R-61", "C-CALL-06")
def test_with_two_players_the_bishop_protects_to_the_end_of_the_round() -> None:
    theirs = [sits("thief", "warlord", gold=9), sits("bishop", "architect", city=["market"])]
    state = called("bishop", *theirs, players=2, characters=CAST)
    do(state, "gold", "end", "gold", "decline", "end", "gold", "end")
    assert (state.round, city(state, 1)) == (2, ["market"])
    own = [sits("thief", "king", city=["docks"]), sits("bishop", "warlord", gold=9, city=["market"])]
    state = called("bishop", *own, players=2, characters=CAST)
    do(state, "gold", "end", "gold", "end")
    assert (state.turn, state.rank, options(state)) == (1, 8, ["destroy 0", "end"])


@pytest.mark.rule("C-CH-bishop-2", "R-61", "C-CH-diplomat-2", "C-CALL-06")
def test_with_three_players_the_diplomat_may_give_from_his_own_bishops_city_in_classic_only(ruleset: str) -> None:
    seats = [sits("bishop", "diplomat", gold=9, city=["market"]), sits("king", "thief", city=["docks"]), sits()]
    assert offered(striking("diplomat", *seats, players=3), "exchange") == (["1"] if ruleset == "classic" else [])
    seats[0] = sits("merchant", "diplomat", gold=9, city=["market"])
    assert offered(striking("diplomat", *seats, players=3), "exchange") == ["1"]


@pytest.mark.rule("C-CH-bishop-1", "C-TURN-07")
def test_the_bishops_income_includes_an_earlier_build() -> None:
    state = acting("bishop", sits("bishop", gold=1, hand=["temple"], city=["church"]))
    do(state, "build temple", "income")
    assert (gold(state)[0], options(state)) == (2, ["end"])


# ---- Abbot ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-abbot-2", "C-DI-school_of_magic-1", "C-TURN-07")
def test_the_abbot_earns_gold_for_religious_districts() -> None:
    mine = sits("abbot", gold=9, city=["temple", "church", "manor", "school_of_magic"])
    state = acting("abbot", mine)
    assert options(state) == ["income", "end"]
    do(state, "income")
    assert (gold(state)[0], options(state)) == (12, ["end"])
    assert options(acting("abbot", sits("abbot", gold=9, city=["manor"]))) == ["end"]


@pytest.mark.rule("C-CH-abbot-4", "C-CH-abbot-5", "R-42")
def test_the_richest_player_pays_the_abbot_one_gold() -> None:
    state = called("abbot", sits("abbot", gold=2), sits(gold=9), sits(gold=3), sits(gold=6))
    assert offered(state, "beg") == ["1"]
    do(state, "beg 1")
    assert (gold(state), state.to_act(), offered(state, "beg")) == ([3, 8, 3, 6], 0, [])
    assert ("pays", 1, 0, 1) in happened(state)


@pytest.mark.rule("C-CH-abbot-4", "R-42")
def test_nobody_pays_the_abbot_if_several_players_are_richest() -> None:
    state = called("abbot", sits("abbot", gold=2), sits(gold=7), sits(gold=3), sits(gold=7))
    assert offered(state, "beg") == []
    state = called("abbot", sits("abbot", gold=2), sits(gold=7), sits(gold=3), sits(gold=8))
    assert offered(state, "beg") == ["3"]


@pytest.mark.rule("C-CH-abbot-4", "C-CH-abbot-5", "R-42")
@pytest.mark.parametrize(("stash", "payers"), [(6, ["1"]), (7, []), (8, [])])
def test_the_richest_abbot_cannot_ask_anybody(stash: int, payers: list[str]) -> None:
    assert offered(called("abbot", sits("abbot", gold=stash), sits(gold=7)), "beg") == payers


@pytest.mark.rule("C-CH-abbot-4", "C-CH-thief-1", "C-CALL-06")
def test_with_two_players_the_abbot_can_ask_if_he_has_less_gold_now() -> None:
    seats = [sits("abbot", "thief", gold=5, hand=["manor"]), sits("king", "warlord", gold=5)]
    state = called("abbot", *seats, players=2)
    assert offered(state, "beg") == []
    do(state, "gold", "build manor", "beg 1")
    assert gold(state) == [5, 4]


@pytest.mark.rule("C-CH-assassin-1", "C-CH-abbot-4")
def test_a_killed_abbot_gets_nothing() -> None:
    seats = [sits("assassin", gold=9), sits("abbot", city=["temple"]), sits("king"), sits("thief")]
    state = dull(do(called("assassin", *seats), "kill abbot"))
    assert (state.round, gold(state)[:2]) == (2, [11, 0])
