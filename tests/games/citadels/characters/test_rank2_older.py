"""Rank 2 of the older editions: the Thief, and the Tax Collector, who has rank 9 in 2016."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import Seat, called, dull, offered, resumed, sits
from tests.games.citadels.playing import city, do, gold, happened, options

from burgrave.games.citadels.cards import TAX_COLLECTOR_OLD
from burgrave.games.citadels.rules.pieces import PICK
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
TAXED_CAST = ["assassin", "tax_collector_old", *CAST[2:]]


# ---- Thief ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-thief-1", "R-05", "C-CALL-05", "C-CH-emperor-4")
def test_the_theft_comes_before_the_emperor_moves_the_crown() -> None:
    seats = [sits("thief"), sits("emperor", gold=2), sits("bishop", gold=3), sits("warlord")]
    state = do(called("thief", *seats, crown=0), "rob emperor", "gold", "end")
    assert (gold(state)[:2], offered(state, "crown")) == ([4, 0], ["2", "3"])
    do(state, "crown 2")
    assert (state.to_act(), gold(state)[:3]) == (1, [4, 1, 2])


@pytest.mark.rule("C-CH-thief-1", "C-CH-thief-3", "C-TURN-09")
@pytest.mark.parametrize(("name", "takes", "kept"), [("merchant", "bonus", 3), ("navigator", "sail_gold", 6)])
def test_a_robbed_player_keeps_the_extra_gold(name: str, takes: str, kept: int) -> None:
    state = called(name, sits("thief"), sits(name, gold=5), sits("king"), robbed=name)
    do(state, "gold", takes)
    assert gold(state)[:2] == [5, kept]


@pytest.mark.rule("C-CH-thief-2", "C-CH-thief-1")
def test_in_a_cast_of_nine_the_last_rank_may_be_robbed() -> None:
    seats = [sits("thief"), sits("assassin"), sits("artist", gold=4), sits("king"), sits("warlord")]
    state = called("thief", *seats, players=5, killed="warlord")
    assert offered(state, "rob") == ["magician", "king", "bishop", "merchant", "architect", "artist"]
    do(state, "rob artist", "gold", "end")
    dull(state, until="artist")
    assert gold(state)[::2] == [6, 0, 0]


# ---- Tax Collector --------------------------------------------------------------------------------------------------


def after_him(character: str, *seats: Seat, players: int = 4) -> CitadelsState:
    """Return a state during a character's turn, after gathering gold.

    The Tax Collector (seat 0) has had his turn and has 2 gold.
    """
    state = dull(called("tax_collector_old", *seats, players=players), until=character)
    do(state, "gold")
    assert gold(state)[0] == 2
    return do(state, "decline") if "decline" in options(state) else state


@pytest.mark.rule("C-CH-tax_collector_old-1", "R-08")
@pytest.mark.parametrize(("builds", "left", "paid"), [(0, 6, 0), (1, 4, 1), (2, 3, 1), (3, 1, 1)])
def test_a_builder_pays_one_gold_at_the_end_of_the_turn(builds: int, left: int, paid: int) -> None:
    names = ["tavern", "temple", "market"]
    state = after_him("architect", sits("tax_collector_old"), sits("architect", gold=4, hand=names))
    do(state, *[f"build {name}" for name in names[:builds]])
    assert gold(state)[:2] == [2, left + paid]
    do(state, "end")
    assert gold(state)[:2] == [2 + paid, left]
    assert [event for event in happened(state) if event[0] == "taxed"] == [("taxed", 1, 0)] * paid


@pytest.mark.rule("C-CH-tax_collector_old-1")
@pytest.mark.parametrize(("stash", "left", "paid"), [(1, 0, 0), (2, 0, 1)])
def test_a_builder_with_an_empty_stash_owes_no_tax(stash: int, left: int, paid: int) -> None:
    state = after_him("king", sits("tax_collector_old"), sits("king", gold=stash, hand=["manor"]), sits("bishop"))
    do(state, "build manor", "end")
    assert gold(state)[:2] == [2 + paid, left]
    dull(state)
    assert (state.round, gold(state)[:2]) == (2, [2 + paid, left])


@pytest.mark.rule("C-CH-tax_collector_old-1")
def test_income_taken_after_building_can_pay_the_tax() -> None:
    mine = sits("king", gold=1, hand=["manor"], city=["castle"])
    state = do(after_him("king", sits("tax_collector_old"), mine), "build manor", "income", "end")
    assert gold(state)[:2] == [3, 1]


@pytest.mark.rule("C-CH-tax_collector_old-1")
def test_the_tax_collector_pays_no_tax() -> None:
    state = called("tax_collector_old", sits("tax_collector_old", gold=3, hand=["manor"]), sits("king"))
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert options(state) == ["build manor", "end"]
    do(state, "build manor", "end")
    assert gold(state)[0] == 2
    assert "taxed" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-tax_collector_old-1", "C-CH-wizard-2")
def test_the_wizards_immediate_build_is_taxed_with_the_rest() -> None:
    seats = [sits("tax_collector_old"), sits("wizard", gold=4, hand=["tavern"]), sits("king", hand=["docks"])]
    state = do(after_him("wizard", *seats), "peek 2", "take docks", "build_it", "build tavern", "end")
    assert gold(state)[:2] == [3, 1]
    state = do(after_him("wizard", *seats), "peek 2", "take docks", "build_it", "end")
    assert gold(state)[:2] == [3, 2]


@pytest.mark.rule("C-CH-tax_collector_old-1", "C-CH-alchemist-2", "R-08")
@pytest.mark.parametrize(("stash", "left", "paid"), [(3, 4, 1), (2, 3, 1), (1, 3, 0)])
def test_the_alchemist_is_not_refunded_the_tax(stash: int, left: int, paid: int) -> None:
    state = after_him("alchemist", sits("tax_collector_old"), sits("alchemist", gold=stash, hand=["manor"]))
    do(state, "build manor", "end")
    assert gold(state)[:2] == [2 + paid, left]


@pytest.mark.rule("C-CH-tax_collector_old-1", "R-08", "C-TURN-11")
def test_rank_8_acts_before_the_tax_is_due() -> None:
    mine = sits("warlord", gold=2, hand=["manor"])
    for strike, left, paid in ((["destroy 2", "district market"], 0, 0), (["end"], 0, 1)):
        state = after_him("warlord", sits("tax_collector_old"), mine, sits("king", city=["market"]))
        do(state, "build manor", "end", *strike)
        assert gold(state)[:2] == [2 + paid, left]


@pytest.mark.rule("C-CH-tax_collector_old-1", "C-CH-diplomat-2")
def test_an_exchanged_district_is_not_taxed() -> None:
    seats = [sits("tax_collector_old"), sits("diplomat", gold=3, city=["tavern"]), sits("king", city=["market"])]
    state = do(after_him("diplomat", *seats), "end", "exchange 2", "district market", "offer tavern")
    assert (gold(state)[:3], city(state, 1)) == ([2, 4, 3], ["market"])


@pytest.mark.rule("C-CH-tax_collector_old-2", "R-18", "R-05")
@pytest.mark.parametrize(("stash", "left", "paid"), [(2, 1, 1), (1, 0, 1), (0, 0, 0)])
def test_an_assassin_who_built_pays_when_the_tax_collector_is_revealed(stash: int, left: int, paid: int) -> None:
    seats = [sits("assassin", gold=stash, hand=["market"]), sits("tax_collector_old"), sits("king")]
    state = do(called("assassin", *seats), "gold", "build market", "end")
    assert (state.turn, options(state), gold(state)[:2]) == (1, ["gold", "cards"], [left, paid])
    seen = [event[0] for event in happened(state)]
    assert seen.count("taxed") == paid
    if paid:
        assert seen.index("end") < seen.index("taxed") > len(seen) - 1 - seen[::-1].index("reveal")


@pytest.mark.rule("C-CH-tax_collector_old-2", "R-18")
def test_an_assassin_who_did_not_build_pays_nothing() -> None:
    state = do(called("assassin", sits("assassin", gold=4), sits("tax_collector_old")), "kill king", "gold", "end")
    assert (state.turn, gold(state)[:2]) == (1, [6, 0])


@pytest.mark.rule("C-CH-tax_collector_old-2", "C-CH-witch-2", "R-18")
def test_a_witch_who_declined_and_built_pays_when_the_tax_collector_is_revealed() -> None:
    seats = [sits("witch", gold=4, hand=["market"]), sits("tax_collector_old"), sits("king")]
    state = do(called("witch", *seats), "gold", "decline", "build market", "end")
    assert (state.turn, gold(state)[:2]) == (1, [3, 1])
    idle = do(called("witch", *seats), "gold", "decline", "end")
    assert (idle.turn, gold(idle)[:2]) == (1, [6, 0])


@pytest.mark.rule("C-CH-tax_collector_old-3", "C-CH-tax_collector_old-2")
def test_no_tax_is_due_if_nobody_holds_the_tax_collector() -> None:
    seats = [sits("assassin", gold=3, hand=["tavern"]), sits("king", gold=4, hand=["manor"]), sits("bishop")]
    state = called("assassin", *seats, sits("warlord"), characters=TAXED_CAST)
    do(state, "gold", "build tavern", "end", "gold", "build manor", "end")
    assert gold(state) == [4, 3, 0, 0]
    dull(state)
    assert (state.round, gold(state)[:2]) == (2, [4, 3])


@pytest.mark.rule("C-CH-tax_collector_old-1", "C-CH-tax_collector_old-3")
def test_the_tax_lasts_for_one_round() -> None:
    seats = [sits("tax_collector_old"), sits("king", gold=4), sits("bishop"), sits("warlord")]
    state = dull(called("tax_collector_old", *seats))
    assert state.round == 2
    assert state.collector == -1


@pytest.mark.rule("C-CH-tax_collector_old-2", "C-CH-tax_collector_old-3", "C-EOR-07")
def test_an_assassin_who_built_is_not_taxed_for_it_in_the_next_round() -> None:
    seats = [sits("assassin", gold=3, hand=["tavern"]), sits("king"), sits("bishop"), sits("warlord")]
    shown = 0
    for seed in range(6):
        state = called("assassin", *seats, characters=TAXED_CAST, seed=seed)
        dull(do(state, "gold", "build tavern", "end"))
        assert (state.round, state.to_act(), gold(state)[0]) == (2, 1, 4)
        while state.phase == PICK:
            wanted = "pick tax_collector_old"
            do(state, wanted if wanted in options(state) else options(state)[0])
        dull(state)
        seen = happened(state)
        shown += any(event[0] == "reveal" and event[2] == TAX_COLLECTOR_OLD and event[1] != 0 for event in seen)
        assert "taxed" not in [event[0] for event in seen]
    assert shown > 0


@pytest.mark.rule("C-CH-tax_collector_old-4", "C-CALL-06")
def test_with_two_players_each_turn_is_taxed_separately() -> None:
    seats = [sits("tax_collector_old", "bishop"), sits("king", "warlord", gold=9, hand=["manor", "tavern"])]
    state = do(called("tax_collector_old", *seats, players=2), "gold", "end", "gold", "build manor", "end")
    assert gold(state) == [3, 7]
    do(state, "gold", "end", "gold", "build tavern", "end", "end")
    assert gold(state) == [6, 7]


@pytest.mark.rule("C-CH-tax_collector_old-4", "C-CALL-06", "C-CH-tax_collector_old-2")
def test_with_three_players_the_tax_collectors_player_pays_no_tax_in_the_other_turn() -> None:
    mine = sits("assassin", "tax_collector_old", gold=5, hand=["tavern"])
    seats = [sits("king", "bishop"), mine, sits("merchant", "warlord")]
    state = do(called("assassin", *seats, players=3), "gold", "build tavern", "end")
    assert (state.turn, state.rank, gold(state)[1]) == (1, 2, 6)
    assert "taxed" not in [event[0] for event in happened(state)]
    seats = [sits("king", "bishop"), sits("tax_collector_old", "merchant", gold=5, hand=["tavern"]), sits()]
    state = dull(called("tax_collector_old", *seats, players=3), until="merchant")
    do(state, "gold", "decline", "build tavern", "end")
    assert gold(state)[1] == 8
    assert "taxed" not in [event[0] for event in happened(state)]


@pytest.mark.rule("R-13", "C-CH-tax_collector_old-1", "C-CH-witch-6")
def test_builders_pay_the_witch_who_resumes_as_the_tax_collector() -> None:
    seats = [sits(gold=3, hand=["manor"]), sits(), sits("king", gold=4, hand=["palace"]), sits("bishop")]
    state = resumed("tax_collector_old", *seats)
    do(state, "build manor", "end")
    assert gold(state)[:2] == [0, 2]
    dull(state, until="king")
    do(state, "gold", "build palace", "end")
    assert gold(state)[:3] == [1, 2, 0]


@pytest.mark.rule("R-13", "C-CH-tax_collector_old-4", "C-CALL-06")
def test_with_two_players_the_player_of_the_bewitched_tax_collector_pays_the_witch() -> None:
    seats = [
        sits("witch", "king", gold=4, hand=["manor"]),
        sits("tax_collector_old", "bishop", gold=2, hand=["tavern"]),
    ]
    state = do(called("witch", *seats, players=2), "gold", "bewitch tax_collector_old", "gold", "end")
    do(state, "gold", "build manor", "end", "gold", "build tavern", "end")
    assert gold(state) == [6, 4]


@pytest.mark.rule("C-CH-witch-19", "C-CH-tax_collector_old-1", "C-CH-witch-6")
def test_the_witch_is_taxed_for_her_build_in_the_resumed_turn() -> None:
    seats = [sits("witch", gold=2, hand=["manor"]), sits("king", gold=3), sits("tax_collector_old"), sits("bishop")]
    state = do(called("witch", *seats), "gold", "bewitch king", "gold", "end", "gold", "build manor")
    assert gold(state)[:3] == [1, 5, 2]
    do(state, "end")
    assert gold(state)[:3] == [0, 5, 3]


@pytest.mark.rule("C-CH-tax_collector_old-1", "C-CH-assassin-1")
def test_the_tax_moves_from_the_builder_to_the_tax_collector() -> None:
    state = after_him("king", sits("tax_collector_old"), sits("king", gold=6, hand=["manor"]))
    before = sum(gold(state))
    do(state, "build manor", "end")
    assert (sum(gold(state)), state.pool) == (before - 3, 0)
