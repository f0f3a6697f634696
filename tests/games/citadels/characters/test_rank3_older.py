"""Rank 3 of the older editions: the Magician, and the Wizard, whose rules on duplicates vary by edition."""

from __future__ import annotations

import pytest
from tests.games.citadels import playing
from tests.games.citadels.characters.seats import acting, called, offered, sits
from tests.games.citadels.playing import city, deck, do, gold, hand, happened, options

pytestmark = pytest.mark.rulesets("older")


# ---- Magician -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-magician-1", "C-CH-magician-2", "R-07", "C-TURN-05")
@pytest.mark.parametrize("power", [["swap 1"], ["replace", "discard manor", "done"]])
def test_the_magician_uses_one_of_his_powers_at_any_moment(power: list[str]) -> None:
    mine = sits("magician", gold=5, hand=["manor", "tavern", "temple"])
    early = do(called("magician", mine, sits("king", hand=["docks"])), *power)
    late = do(called("magician", mine, sits("king", hand=["docks"])), "gold", "build tavern", *power)
    assert options(early) == ["gold", "cards"]
    for state in (early, late):
        assert not {"swap", "replace"} & {text.split()[0] for text in options(state)}
    assert city(late, 0) == ["tavern"]
    assert (hand(late, 0) == ["docks"]) == (power == ["swap 1"])


@pytest.mark.rule("C-CH-magician-1", "C-CALL-06")
def test_with_two_players_the_magician_swaps_hands_with_the_opponent() -> None:
    seats = [sits("magician", "king", hand=["manor"]), sits("thief", "warlord", hand=["docks", "tavern"])]
    state = called("magician", *seats, players=2)
    assert offered(state, "swap") == ["1"]
    do(state, "swap 1")
    assert (hand(state, 0), hand(state, 1)) == (["docks", "tavern"], ["manor"])


@pytest.mark.rule("C-CH-magician-2", "C-TURN-14")
def test_replaced_cards_go_under_the_deck_unseen() -> None:
    mine = sits("magician", hand=["manor", "docks", "tavern"])
    state = called("magician", mine, sits("king"), deck_top=["palace", "castle"])
    do(state, "replace", "discard manor", "discard tavern", "done")
    assert (hand(state, 0), deck(state)[-2:]) == (["castle", "docks", "palace"], ["manor", "tavern"])
    seen = happened(state, 1)
    assert ("replace", 0, 2) in seen
    assert not {"drew_card", "discarded_card"} & {event[0] for event in seen}


# ---- Wizard ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-wizard-2", "R-07", "C-BLD-03", "C-BLD-01")
def test_the_wizard_cannot_always_build_at_once() -> None:
    rich, poor = sits("wizard", gold=9), sits("wizard", gold=2)
    early = do(called("wizard", rich, sits("king", hand=["docks"])), "peek 1", "take docks")
    assert options(early) == ["keep_it"]
    late = do(acting("wizard", poor, sits("king", hand=["docks"])), "peek 1", "take docks")
    assert options(late) == ["keep_it"]


@pytest.mark.rule("C-CH-wizard-2", "C-CH-wizard-3", "R-19", "C-BLD-04")
def test_a_taken_card_built_at_once_may_be_a_duplicate() -> None:
    """In 2010, but not in classic, later builds may be duplicates, too."""
    mine = sits("wizard", gold=9, hand=["manor", "tavern"], city=["docks", "manor"])
    state = do(acting("wizard", mine, sits("king", hand=["docks"])), "peek 1", "take docks", "build_it")
    assert (city(state, 0), gold(state)[0]) == (["docks", "docks", "manor"], 6)
    assert offered(state, "build") == (["manor", "tavern"] if playing.ruleset == "2010" else ["tavern"])


@pytest.mark.rule("C-CH-wizard-2", "C-CH-wizard-3", "R-19", "C-BLD-04")
def test_a_taken_card_that_was_kept_may_be_a_duplicate_in_2010_only() -> None:
    mine = sits("wizard", gold=9, city=["docks"])
    state = do(acting("wizard", mine, sits("king", hand=["docks"])), "peek 1", "take docks", "keep_it")
    assert hand(state, 0) == ["docks"]
    assert offered(state, "build") == (["docks"] if playing.ruleset == "2010" else [])


@pytest.mark.rule("C-CH-wizard-3", "R-19")
def test_a_wizard_who_looks_at_no_hand_may_build_duplicates_in_2010_only() -> None:
    mine = sits("wizard", gold=9, hand=["manor", "docks"], city=["manor"])
    state = acting("wizard", mine, sits("king", hand=["docks"]))
    assert offered(state, "build") == (["manor", "docks"] if playing.ruleset == "2010" else ["docks"])


@pytest.mark.rule("C-CH-wizard-3", "C-TURN-12", "C-BLD-04", "C-CALL-06")
def test_with_three_players_the_wizards_other_character_builds_no_duplicates() -> None:
    mine = sits("wizard", "bishop", gold=9, hand=["docks", "manor"], city=["manor"])
    seats = [mine, sits("king", "thief", hand=["manor"]), sits("assassin", "warlord")]
    state = do(acting("wizard", *seats, players=3), "peek 1", "take manor", "build_it", "end", "gold", "end", "gold")
    assert (state.turn, state.rank, city(state, 0)) == (0, 5, ["manor", "manor"])
    assert offered(state, "build") == ["docks"]


@pytest.mark.rule("C-CH-wizard-1")
def test_only_the_wizard_and_the_owner_see_the_taken_card() -> None:
    state = called("wizard", sits("wizard"), sits("king", hand=["docks", "tavern"]))
    do(state, "peek 1", "take docks", "keep_it")
    kinds = {seat: [event[0] for event in happened(state, seat)] for seat in (0, 1, 2)}
    assert (kinds[0].count("seen_card"), kinds[1].count("card_seen"), kinds[0].count("card_seen")) == (2, 1, 1)
    assert not {"seen_card", "card_seen"} & set(kinds[2])
    assert (hand(state, 0), hand(state, 1), offered(state, "peek")) == (["docks"], ["tavern"], [])
