"""Rank 3: Magician, Wizard, Seer."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, offered, sits
from tests.games.citadels.playing import at, city, deck, do, gold, hand, happened, options

# ---- Magician -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-magician-1", "C-CH-magician-2")
@pytest.mark.rulesets("all")
def test_magician_swaps_whole_hands() -> None:
    mine = sits("magician", gold=3, hand=["manor"], city=["temple"])
    state = called("magician", mine, sits("king", gold=1, hand=["docks", "tavern", "palace"], city=["market"]))
    assert offered(state, "swap") == ["1", "2", "3"]
    do(state, "swap 1")
    assert (hand(state, 0), hand(state, 1)) == (["docks", "palace", "tavern"], ["manor"])
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == (["temple"], ["market"], [3, 1])
    assert offered(state, "swap") == []
    assert "replace" not in options(state)


@pytest.mark.rule("C-CH-magician-1")
@pytest.mark.rulesets("all")
def test_magician_may_swap_an_empty_hand() -> None:
    state = do(called("magician", sits("magician"), sits("king", hand=["docks"])), "swap 1")
    assert (hand(state, 0), hand(state, 1)) == (["docks"], [])
    state = do(called("magician", sits("magician", hand=["manor"]), sits("king")), "swap 1")
    assert (hand(state, 0), hand(state, 1)) == ([], ["manor"])


@pytest.mark.rule("C-CH-magician-2", "C-TURN-14", "R-33")
@pytest.mark.rulesets("all")
def test_magician_replaces_cards_of_his_choice() -> None:
    mine = sits("magician", hand=["manor", "docks", "tavern"])
    state = called("magician", mine, sits("king"), deck_top=["palace", "castle", "temple"])
    do(state, "replace", "discard docks", "discard manor", "done")
    assert hand(state, 0) == ["castle", "palace", "tavern"]
    assert deck(state)[-2:] == ["docks", "manor"]
    assert deck(state)[0] == "temple"
    assert not {"swap", "replace"} & {text.split()[0] for text in options(state)}


@pytest.mark.rule("C-CH-magician-2", "R-46")
@pytest.mark.rulesets("all")
def test_magician_replaces_at_least_one_card() -> None:
    assert "replace" not in options(called("magician", sits("magician"), sits("king")))
    state = called("magician", sits("magician", hand=["manor"]), sits("king"), deck_top=["palace"])
    do(state, "replace")
    assert options(state) == ["discard manor"]
    do(state, "discard manor")
    assert (hand(state, 0), deck(state)[-1]) == (["palace"], "manor")


@pytest.mark.rule("C-CH-magician-2", "R-33")
@pytest.mark.rulesets("all")
def test_magician_gets_his_own_cards_back_if_the_deck_is_empty() -> None:
    mine = sits("magician", hand=["manor", "docks"])
    state = called("magician", mine, {"characters": ["king"]}, deck=[])
    do(state, "replace", "discard manor", "discard docks")
    assert (hand(state, 0), deck(state)) == (["docks", "manor"], [])


# ---- Wizard ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-wizard-1", "C-CH-wizard-2")
@pytest.mark.rulesets("all")
def test_wizard_sees_a_hand_and_keeps_a_card() -> None:
    state = called("wizard", sits("wizard", hand=["manor"]), sits("king", hand=["docks", "tavern"]))
    assert offered(state, "peek") == ["1", "2", "3"]
    do(state, "peek 1")
    assert sorted(offered(state, "take")) == ["docks", "tavern"]
    do(state, "take docks")
    assert options(state) == ["keep_it"]
    do(state, "keep_it")
    assert (hand(state, 0), hand(state, 1)) == (["docks", "manor"], ["tavern"])
    assert [event[0] for event in happened(state, 0)].count("seen_card") == 2
    assert not {"seen_card", "card_seen"} & {event[0] for event in happened(state, 2)}
    assert offered(state, "peek") == []


@pytest.mark.rule("C-CH-wizard-1")
@pytest.mark.rulesets("all")
def test_wizard_takes_nothing_from_an_empty_hand() -> None:
    state = do(called("wizard", sits("wizard"), sits("king")), "peek 1")
    assert options(state) == ["gold", "cards"]
    assert hand(state, 0) == []


@pytest.mark.rule("C-CH-wizard-2", "C-BLD-03")
@pytest.mark.rulesets("all")
def test_wizard_builds_the_taken_card_outside_the_limit() -> None:
    state = acting("wizard", sits("wizard", gold=6, hand=["manor", "temple"]), sits("king", hand=["docks"]))
    do(state, "peek 1", "take docks", "build_it")
    assert (city(state, 0), gold(state)[0], hand(state, 1)) == (["docks"], 3, [])
    do(state, "build manor")
    assert (city(state, 0), gold(state)[0], options(state)) == (["docks", "manor"], 0, ["end"])


@pytest.mark.rule("C-CH-wizard-2", "R-07", "C-BLD-03", "R-56")
def test_wizard_cannot_always_build_at_once() -> None:
    """The Wizard cannot build the taken card before gathering or without enough gold, and never the Secret Vault."""
    rich, poor = sits("wizard", gold=9), sits("wizard", gold=2)
    early = do(called("wizard", rich, sits("king", hand=["docks"])), "peek 1", "take docks")
    assert options(early) == ["keep_it"]
    late = do(acting("wizard", poor, sits("king", hand=["docks"])), "peek 1", "take docks")
    assert options(late) == ["keep_it"]
    vault = do(acting("wizard", rich, sits("king", hand=["secret_vault"])), "peek 1", "take secret_vault")
    assert options(vault) == ["keep_it"]


@pytest.mark.rule("C-CH-wizard-2", "C-BLD-02")
@pytest.mark.rulesets("all")
def test_card_kept_by_the_wizard_is_built_within_the_limit() -> None:
    state = acting("wizard", sits("wizard", gold=9, hand=["manor"]), sits("king", hand=["docks"]))
    do(state, "peek 1", "take docks", "keep_it", "build docks")
    assert (city(state, 0), offered(state, "build")) == (["docks"], [])


@pytest.mark.rule("C-CH-wizard-3", "C-BLD-04")
def test_wizard_builds_duplicates() -> None:
    mine = sits("wizard", gold=9, hand=["manor"], city=["docks", "manor"])
    state = acting("wizard", mine, sits("king", hand=["docks"]))
    do(state, "peek 1", "take docks", "build_it", "build manor")
    assert city(state, 0) == ["docks", "docks", "manor", "manor"]
    for name, expected in (("wizard", ["manor"]), ("magician", [])):
        framed = acting(name, sits(name, hand=["manor"], city=["manor", "framework"]))
        assert offered(framed, "framework") == expected
    other = acting("magician", sits("magician", gold=9, hand=["manor"], city=["manor"]))
    assert offered(other, "build") == []


@pytest.mark.rule("C-CH-wizard-3", "C-TURN-12", "C-CALL-06")
@pytest.mark.rulesets("2010", "2016")
def test_with_two_players_the_wizards_other_character_builds_no_duplicates() -> None:
    cast = ["assassin", "thief", "wizard", "king", "bishop", "merchant", "architect", "warlord"]
    seats = [
        sits("wizard", "architect", gold=9, hand=["manor", "docks"], city=["manor", "docks"]),
        sits("thief", "king"),
    ]
    state = acting("wizard", *seats, players=2, characters=cast)
    assert offered(state, "build") == ["manor", "docks"]
    do(state, "build manor", "end", "gold", "end", "gold")
    assert (state.turn, state.rank) == (0, 7)
    assert offered(state, "build") == []


# ---- Seer -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-seer-1", "C-CH-seer-2", "C-CH-seer-3")
def test_seer_takes_a_card_from_every_hand_and_gives_one_back() -> None:
    seats = [sits("seer", hand=["palace"]), sits("king", hand=["manor"]), sits("bishop"), sits("thief", hand=["docks"])]
    state = called("seer", *seats)
    do(state, "foresee")
    assert (hand(state, 0), [len(hand(state, seat)) for seat in (1, 2, 3)]) == (["docks", "manor", "palace"], [0, 0, 0])
    assert sorted(offered(state, "give")) == ["docks", "manor", "palace"]
    do(state, "give palace")
    assert hand(state, 1) == ["palace"]
    do(state, "give docks")
    assert (hand(state, 0), hand(state, 2), hand(state, 3)) == (["manor"], [], ["docks"])
    assert "foresee" not in options(state)


@pytest.mark.rule("C-CH-seer-1")
def test_seer_takes_cards_at_random() -> None:
    taken = set()
    for seed in range(20):
        state = called("seer", sits("seer"), sits("king", hand=["manor", "docks"]), seed=seed)
        taken.add(hand(do(state, "foresee"), 0)[0])
    assert taken == {"docks", "manor"}


@pytest.mark.rule("C-CH-seer-3")
def test_seer_has_no_power_if_all_other_hands_are_empty() -> None:
    assert options(called("seer", sits("seer", hand=["manor"]))) == ["gold", "cards"]


@pytest.mark.rule("C-CH-seer-4")
@pytest.mark.parametrize("uses", [True, False])
def test_seer_builds_two_districts(uses: bool) -> None:
    mine = sits("seer", gold=9, hand=["manor", "temple", "tavern"])
    state = acting("seer", mine, sits("king", hand=["docks"]))
    if uses:
        do(state, "foresee", "give docks")
    do(state, "build manor", "build temple")
    assert city(state, 0) == ["manor", "temple"]
    assert offered(state, "build") == []


@pytest.mark.rule("C-CH-wizard-2", "C-DI-thieves_den-1")
def test_wizard_may_pay_for_a_taken_thieves_den_with_cards() -> None:
    state = at(
        players=4,
        characters=["wizard"],
        seats=[
            {"characters": ["wizard"], "gold": 2, "hand": ["tavern", "temple", "manor", "castle"]},
            {"hand": ["thieves_den"]},
        ],
        turn={"character": "wizard", "gathered": True},
    )
    do(state, "peek 1", "take thieves_den")
    assert options(state) == ["keep_it", "pay_cards"]
    do(state, "pay_cards", "discard tavern", "discard temple", "discard manor", "discard castle")
    do(state, "done")
    assert (city(state, 0), gold(state)[0], int(state.builds)) == (["thieves_den"], 0, 0)


@pytest.mark.rule("C-CH-wizard-2", "C-DI-framework-1")
def test_wizard_may_build_the_taken_card_with_the_framework() -> None:
    state = at(
        players=4,
        characters=["wizard"],
        seats=[
            {"characters": ["wizard"], "gold": 0, "hand": [], "city": ["framework"]},
            {"hand": ["palace"]},
        ],
        turn={"character": "wizard", "gathered": True},
    )
    do(state, "peek 1", "take palace")
    assert options(state) == ["keep_it", "framework palace"]
    do(state, "framework palace")
    assert (city(state, 0), int(state.builds)) == (["palace"], 0)


@pytest.mark.rule("C-CH-wizard-2", "C-DI-necropolis-1")
def test_wizard_may_build_a_taken_necropolis_by_a_sacrifice() -> None:
    seats = [
        {"characters": ["wizard"], "gold": 0, "hand": [], "city": ["tavern", "temple"]},
        {"hand": ["necropolis"]},
    ]
    early = at(players=4, characters=["wizard"], seats=seats, turn={"character": "wizard"})
    do(early, "peek 1", "take necropolis")
    assert options(early) == ["keep_it"]
    state = at(players=4, characters=["wizard"], seats=seats, turn={"character": "wizard", "gathered": True})
    do(state, "peek 1", "take necropolis")
    assert sorted(options(state)) == ["keep_it", "sacrifice tavern", "sacrifice temple"]
    do(state, "sacrifice tavern")
    assert (city(state, 0), int(state.builds)) == (["necropolis", "temple"], 0)
