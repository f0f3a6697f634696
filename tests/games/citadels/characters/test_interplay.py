"""Interactions of characters: kills, spells, thefts, threats, taxes, warrants, and players with two characters."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, dull, offered, resumed, sits
from tests.games.citadels.playing import city, do, gold, hand, happened, options

from burgrave.games.citadels.cards import BISHOP, KING, MERCHANT, TAX_COLLECTOR, THIEF

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
WITCH_CAST = ["witch", *CAST[1:]]
WARRANT_CAST = ["magistrate", *CAST[1:]]
THREAT_CAST = ["assassin", "blackmailer", *CAST[2:]]


# ---- Killed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-assassin-1", "C-CH-thief-1")
@pytest.mark.rulesets("all")
def test_killed_thief_steals_nothing() -> None:
    seats = [sits("assassin"), sits("thief"), sits("merchant", gold=6), sits("king")]
    state = dull(do(called("assassin", *seats), "kill thief"))
    assert (state.round, gold(state)) == (2, [2, 0, 8, 2])


@pytest.mark.rule("C-CH-assassin-1", "C-CH-blackmailer-1")
def test_killed_blackmailer_threatens_nobody() -> None:
    seats = [sits("assassin"), sits("blackmailer"), sits("merchant", gold=6, hand=["manor"]), sits("king")]
    state = dull(do(called("assassin", *seats), "kill blackmailer"), until="merchant")
    do(state, "gold", "build manor")
    assert (state.threats, gold(state)[:3]) == (0, [2, 0, 5])


@pytest.mark.rule("C-CH-thief-2", "C-CH-blackmailer-2", "C-CH-assassin-1")
def test_thief_and_blackmailer_cannot_name_the_killed_character() -> None:
    for name, verb in (("thief", "rob"), ("blackmailer", "threaten")):
        state = called(name, sits("assassin"), sits(name), sits("bishop"), killed="bishop")
        assert "bishop" not in offered(state, verb)
        assert "merchant" in offered(state, verb)


@pytest.mark.rule("C-CH-assassin-3", "C-CH-tax_collector-5", "C-CH-tax_collector-1")
def test_killed_tax_collector_still_taxes() -> None:
    seats = [sits("assassin"), sits("tax_collector"), sits("king", gold=4, hand=["manor"]), sits("thief")]
    state = called("assassin", *seats)
    do(state, "kill tax_collector")
    dull(state, until="king")
    do(state, "gold", "build manor", "end")
    assert (gold(state)[2], state.pool) == (2, 1)
    dull(state)
    assert (state.round, state.pool, gold(state)[1]) == (2, 1, 0)
    assert ("silence", TAX_COLLECTOR) in happened(state)


@pytest.mark.rule("C-CH-queen-2", "C-EOR-03", "C-CH-emperor-2")
def test_queen_next_to_a_killed_emperor_is_paid_when_he_is_revealed() -> None:
    seats = [sits("emperor"), sits("queen"), sits("assassin"), sits("thief", gold=4), sits("warlord")]
    state = called("queen", *seats, players=5, killed="emperor", crown=2)
    do(state, "gold", "end")
    assert (state.to_act(), options(state)) == (0, ["crown 1", "crown 3", "crown 4"])
    assert gold(state)[1] == 2
    do(state, "crown 3")
    assert (state.crown, gold(state)) == (3, [0, 5, 0, 4, 0])


@pytest.mark.rule("C-CH-assassin-3", "C-CH-bishop-2", "R-21", "R-10")
def test_with_two_players_a_killed_bishop_leaves_both_turns_unprotected() -> None:
    seats = [sits("assassin", "warlord", gold=5), sits("bishop", "architect", city=["market"])]
    state = acting("warlord", *seats, players=2, characters=CAST, killed="bishop")
    assert "1" in offered(state, "destroy")


@pytest.mark.rule("C-EOR-01", "C-CH-assassin-1", "C-CALL-06")
@pytest.mark.rulesets("all")
def test_with_two_players_a_killed_king_is_crowned_after_the_other_turn() -> None:
    seats = [sits("assassin", "thief"), sits("king", "warlord")]
    state = called("assassin", *seats, players=2, crown=0, characters=CAST)
    do(state, "kill king", "gold", "end", "gold", "end", "gold")
    assert (state.turn, state.rank, state.crown) == (1, 8, 0)
    do(state, "end")
    assert (state.crown, state.round) == (1, 2)
    assert ("heir", 1, KING) in happened(state)


# ---- Bewitched ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-15", "C-CH-thief-1", "C-CH-witch-4")
@pytest.mark.rulesets("all")
def test_bewitched_thief_keeps_nothing_of_the_haul() -> None:
    state = resumed("thief", sits(), sits(), sits("merchant", gold=8), sits("king"))
    do(state, "rob merchant", "end")
    dull(state, until="merchant")
    assert gold(state)[:3] == [8, 2, 0]


@pytest.mark.rule("C-CH-thief-2", "C-CH-blackmailer-2", "C-CH-witch-1")
def test_witch_and_her_victim_cannot_be_robbed_or_threatened() -> None:
    for name, verb in (("thief", "rob"), ("blackmailer", "threaten")):
        state = called(name, sits("witch"), sits(name), sits("bishop"), bewitched="bishop")
        assert not {"witch", "bishop"} & set(offered(state, verb))


@pytest.mark.rule("C-CH-witch-6", "C-CH-thief-1")
@pytest.mark.rulesets("all")
def test_witch_in_the_place_of_an_unnamed_character_keeps_her_gold() -> None:
    """If the Thief named the Merchant, the Witch who plays as the King loses nothing."""
    seats = [sits("witch", gold=5), sits("king"), sits("thief"), sits("merchant", gold=2)]
    state = called("king", *seats, bewitched="king", robbed="merchant")
    do(state, "gold", "end")
    assert gold(state) == [5, 2, 2, 0]


@pytest.mark.rule("C-CH-witch-12", "C-CH-emperor-3", "R-32")
@pytest.mark.parametrize("answer", ["take_card", "take_nothing"])
def test_witch_as_emperor_chooses_the_resource(answer: str) -> None:
    state = resumed("emperor", sits(), sits(), sits(gold=5, hand=["manor"]), sits(), crown=0)
    do(state, "crown 2", answer)
    assert hand(state, 0) == (["manor"] if answer == "take_card" else [])
    assert (hand(state, 1), gold(state)[:3]) == ([], [0, 2, 5])


@pytest.mark.rule("C-CH-witch-12", "C-CH-king-4")
@pytest.mark.rulesets("all")
def test_crown_moved_by_the_witch_decides_who_chooses_first() -> None:
    state = resumed("emperor", sits(), sits(), sits("bishop"), sits("warlord"), crown=0)
    do(state, "crown 3", "end")
    dull(state)
    assert (state.crown, state.to_act(), state.round) == (3, 3, 2)


@pytest.mark.rule("C-CH-witch-12", "C-CH-emperor-2", "C-CALL-06", "R-10")
@pytest.mark.rulesets("all")
def test_with_three_players_the_witch_crowns_neither_herself_nor_the_holder() -> None:
    seats = [sits("witch", "bishop"), sits("emperor", "thief"), sits("merchant", "warlord")]
    state = do(called("emperor", *seats, players=3, crown=2, bewitched="emperor"), "gold")
    assert (state.to_act(), offered(state, "crown")) == (0, ["1"])
    seats = [sits("witch", "emperor"), sits("bishop", "thief"), sits("merchant", "warlord")]
    state = do(called("emperor", *seats, players=3, crown=2, bewitched="emperor"), "gold")
    assert (state.to_act(), offered(state, "crown")) == (0, ["1"])


@pytest.mark.rule("C-CH-witch-13", "R-21", "R-13", "C-CALL-06")
def test_with_two_players_the_witch_as_bishop_protects_her_city_for_the_round() -> None:
    seats = [sits("witch", "architect", city=["market"]), sits("bishop", "warlord", gold=9, city=["docks"])]
    state = called("bishop", *seats, players=2, characters=WITCH_CAST, bewitched="bishop")
    do(state, "gold", "end", "gold", "end", "gold")
    assert (state.turn, state.rank, offered(state, "destroy")) == (1, 8, ["1"])


@pytest.mark.rule("R-13", "C-CH-tax_collector-4", "C-CALL-06")
def test_with_three_players_the_witch_is_exempt_in_the_resumed_turn_only() -> None:
    seats = [sits("witch", "king", gold=4, hand=["manor", "tavern"]), sits("tax_collector", "thief"), sits()]
    state = acting("king", *seats, players=3, bewitched="tax_collector", pool=1)
    do(state, "build manor")
    assert (gold(state)[0], state.pool) == (0, 2)
    do(state, "end")
    dull(state, until="tax_collector")
    assert state.to_act() == 1
    do(state, "gold", "collect", "build tavern")
    assert (gold(state)[0], state.pool) == (1, 0)


# ---- Threats, warrants, tax -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-blackmailer-3", "C-CH-magistrate-2", "C-CH-magistrate-4", "C-TURN-13")
def test_threat_and_warrant_on_one_character() -> None:
    """The King pays the bribe first; later in his turn, the first district he pays for is confiscated."""
    seats = [sits("magistrate"), sits("blackmailer"), sits("king", gold=6, hand=["manor"])]
    state = called("king", *seats, threats={"real": "king"}, warrants={"signed": "king"})
    do(state, "gold", "bribe", "build manor", "confiscate")
    assert (city(state, 0), city(state, 2), gold(state)[:3]) == (["manor"], [], [0, 4, 4])


@pytest.mark.rule("C-CH-thief-1", "C-CH-magistrate-2", "C-CH-magistrate-4")
def test_robbed_character_under_warrant_gets_back_what_it_paid() -> None:
    seats = [sits("magistrate"), sits("thief"), sits("merchant", gold=6, hand=["tavern"])]
    state = called("merchant", *seats, robbed="merchant", warrants={"signed": "merchant"})
    do(state, "gold", "build tavern", "confiscate")
    assert (city(state, 0), gold(state)[:3]) == (["tavern"], [0, 6, 2])


@pytest.mark.rule("C-CH-magistrate-10", "C-CH-tax_collector-4", "C-CH-tax_collector-1")
def test_magistrate_pays_the_tax_even_for_a_district_of_the_tax_collector() -> None:
    seats = [sits("magistrate", gold=2), sits("tax_collector", gold=5, hand=["manor"])]
    state = acting("tax_collector", *seats, warrants={"signed": "tax_collector"})
    do(state, "build manor", "confiscate")
    assert (gold(state)[:2], state.pool, city(state, 0)) == ([1, 5], 1, ["manor"])


@pytest.mark.rule("C-CH-magistrate-10", "C-CH-tax_collector-4", "C-CALL-06")
def test_with_three_players_a_magistrate_who_is_also_tax_collector_pays() -> None:
    seats = [sits("magistrate", "tax_collector", gold=2), sits("king", "thief", gold=5, hand=["manor"]), sits()]
    state = acting("king", *seats, players=3, warrants={"signed": "king"})
    do(state, "build manor", "confiscate")
    assert (gold(state)[:2], state.pool) == ([1, 5], 1)


@pytest.mark.rule("C-CH-tax_collector-2", "C-CH-wizard-2", "C-CH-tax_collector-1")
def test_wizards_immediate_build_is_taxed() -> None:
    seats = [sits("wizard", gold=5), sits("king", hand=["manor"])]
    state = do(acting("wizard", *seats, pool=1), "peek 1", "take manor", "build_it")
    assert (gold(state)[0], state.pool) == (1, 2)


@pytest.mark.rule("C-CH-cardinal-2", "C-CH-tax_collector-1")
def test_cardinal_borrows_nothing_for_the_tax() -> None:
    seats = [sits("cardinal", gold=2, hand=["manor", "docks"]), sits("king", gold=5)]
    state = do(acting("cardinal", *seats, pool=1), "borrow manor", "lender 1", "give docks")
    assert (gold(state)[:2], state.pool) == ([0, 4], 1)


@pytest.mark.rule("C-CH-abbot-3", "C-CH-thief-1")
@pytest.mark.rulesets("all")
def test_robbed_abbot_asks_the_thief() -> None:
    """After robbing the Abbot, the Thief is the richest player and gives one gold back."""
    seats = [sits("thief", gold=1), sits("abbot", gold=6), sits("king", gold=3)]
    state = called("abbot", *seats, robbed="abbot")
    assert offered(state, "beg") == ["0"]
    assert gold(do(state, "beg 0"))[:3] == [6, 1, 3]


@pytest.mark.rule("C-CH-emperor-3", "C-CH-thief-1")
def test_thief_does_not_get_gold_that_the_emperor_takes_later() -> None:
    seats = [sits("thief"), sits("emperor", gold=2), sits("bishop", gold=3), sits("warlord")]
    state = called("emperor", *seats, robbed="emperor", crown=0)
    do(state, "crown 2", "take_gold")
    assert gold(state)[:3] == [2, 1, 2]


# ---- Two characters each --------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-thief-1", "R-10", "C-CALL-06")
def test_with_two_players_the_robbed_player_keeps_gold_earned_after_the_theft() -> None:
    seats = [sits("thief", "king"), sits("merchant", "warlord", gold=7)]
    state = called("merchant", *seats, players=2, characters=CAST, robbed="merchant")
    assert gold(state) == [7, 0]
    do(state, "gold", "end", "gold")
    assert (state.rank, gold(state)) == (8, [7, 4])


@pytest.mark.rule("R-25", "C-CALL-06", "C-TURN-15", "C-TURN-05")
@pytest.mark.rulesets("all")
def test_with_two_players_the_smithy_works_in_each_turn() -> None:
    seats = [sits("merchant", "warlord", gold=7, city=["smithy", "market"]), sits("thief", "king")]
    state = acting("merchant", *seats, players=2, characters=CAST)
    do(state, "smithy", "income")
    assert not {"smithy", "income"} & set(options(state))
    do(state, "end", "gold", "smithy")
    assert (state.rank, gold(state)[0], len(hand(state, 0))) == (8, 6, 6)


@pytest.mark.rule("C-TURN-12", "C-CALL-06", "C-CH-merchant-1", "C-CH-warlord-1")
def test_with_two_players_each_character_has_its_own_powers() -> None:
    seats = [sits("merchant", "warlord", city=["market", "docks", "prison"]), sits("thief", "king")]
    state = acting("merchant", *seats, players=2, characters=CAST)
    assert options(state) == ["bonus", "income", "end"]
    do(state, "end", "gold")
    assert options(state) == ["destroy 0", "income", "end"]
    assert gold(do(state, "income"))[0] == 3


@pytest.mark.rule("C-CH-magistrate-1", "C-CH-magistrate-6", "C-CALL-06")
def test_with_two_players_a_warrant_affects_one_of_the_two_characters() -> None:
    seats = [sits("magistrate", "bishop"), sits("king", "warlord", gold=9, hand=["manor", "docks"])]
    warrants = {"signed": "warlord", "blank": ["thief", "merchant"]}
    state = acting("king", *seats, players=2, characters=WARRANT_CAST, warrants=warrants)
    do(state, "build manor", "end", "gold", "end", "gold", "build docks", "confiscate")
    assert (city(state, 0), city(state, 1)) == (["docks"], ["manor"])


@pytest.mark.rule("C-CH-blackmailer-4", "R-10", "C-CALL-06")
def test_with_two_players_threatening_ones_own_character_moves_no_gold() -> None:
    seats = [sits("blackmailer", "king", gold=5), sits("bishop", "warlord")]
    state = called("king", *seats, players=2, characters=THREAT_CAST, threats={"real": "king"})
    do(state, "gold", "bribe")
    assert (gold(state), state.to_act()) == ([7, 0], 0)


@pytest.mark.rule("R-10", "R-13", "C-CH-witch-6", "C-CALL-06")
def test_with_two_players_the_witch_may_use_both_of_her_turns() -> None:
    seats = [sits("witch", "merchant", city=["temple", "market"]), sits("bishop", "thief")]
    state = called("witch", *seats, players=2, characters=WITCH_CAST)
    do(state, "gold", "bewitch bishop", "gold", "end")
    assert (state.turn, state.rank) == (1, 5)
    do(state, "gold", "income", "end")
    assert (state.turn, state.rank, gold(state)[0]) == (0, 6, 3)
    do(state, "gold", "income", "bonus", "end")
    assert gold(state)[0] == 7
    shown = [event for event in happened(state) if event[0] == "reveal"]
    assert shown == [("reveal", 1, THIEF), ("reveal", 1, BISHOP), ("reveal", 0, MERCHANT)]
