"""Rank 1 of the older editions: the Assassin, the effects of a kill, and the Witch, who may decline to bewitch."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import called, dull, offered, sits, striking
from tests.games.citadels.playing import city, deck, do, gold, hand, happened, options

from burgrave.games.citadels.cards import KING

pytestmark = pytest.mark.rulesets("older")

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
WITCH_CAST = ["witch", *CAST[1:]]


# ---- Assassin -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-assassin-3", "C-CH-bishop-2")
def test_a_killed_bishop_protects_nothing() -> None:
    for name, verb in (("warlord", "destroy"), ("diplomat", "exchange")):
        mine = sits(name, gold=5, city=["tavern"])
        seats = [sits("assassin"), sits("bishop", city=["market"]), mine, sits("king")]
        assert "1" in offered(striking(name, *seats, killed="bishop"), verb)
        assert "1" not in offered(striking(name, *seats, killed="thief"), verb)


@pytest.mark.rule("C-CH-assassin-3", "C-CH-bishop-2", "R-21", "C-CALL-06")
def test_with_two_players_a_killed_bishop_leaves_both_turns_unprotected() -> None:
    seats = [sits("assassin", "warlord", gold=5), sits("bishop", "architect", city=["market"])]
    assert offered(striking("warlord", *seats, players=2, killed="bishop"), "destroy") == ["1"]


@pytest.mark.rule("C-CH-assassin-3", "C-CH-tax_collector_old-3")
def test_a_killed_tax_collector_taxes_nobody() -> None:
    seats = [sits("assassin", gold=2, hand=["tavern"]), sits("tax_collector_old"), sits("king", gold=4, hand=["manor"])]
    state = do(called("assassin", *seats), "kill tax_collector_old", "gold", "build tavern", "end")
    dull(state, until="king")
    do(state, "gold", "build manor", "end")
    assert gold(state)[:3] == [3, 0, 3]
    assert "taxed" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-assassin-1", "C-CALL-06")
def test_with_three_players_the_player_of_a_killed_character_still_plays_the_other() -> None:
    seats = [sits("assassin", "thief"), sits("merchant", "bishop", city=["temple"]), sits("king", "warlord")]
    state = do(called("assassin", *seats, players=3, characters=CAST), "kill merchant", "gold", "end")
    dull(state, until="bishop")
    assert (state.turn, gold(state)[1]) == (1, 0)
    do(state, "gold", "income", "end")
    assert (state.turn, gold(state)[1]) == (2, 3)


# ---- Witch ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-2", "R-11", "C-TURN-04", "C-CH-witch-6")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep docks"]])
def test_the_witch_names_somebody_right_after_gathering_and_then_waits(gathers: list[str]) -> None:
    mine = sits("witch", gold=9, hand=["manor", "temple"], city=["smithy", "laboratory", "castle"])
    seats = [mine, sits("thief"), sits("king"), sits("warlord")]
    state = called("witch", *seats, deck_top=["docks", "market"])
    districts = ["smithy", "laboratory"]
    assert options(state) == ["gold", "cards", *districts]
    do(state, *gathers)
    assert options(state) == [*[f"bewitch {name}" for name in WITCH_CAST[1:]], *districts, "decline"]
    do(state, "bewitch king")
    assert (state.to_act(), state.turn) == (1, 1)
    assert city(state, 0) == ["castle", "laboratory", "smithy"]
    seen = [event for event in happened(state) if event[0] in ("bewitch", "suspended", "end")]
    assert seen == [("bewitch", 0, KING), ("suspended", 0)]


@pytest.mark.rule("C-CH-witch-2", "R-11", "C-BLD-02", "C-TURN-06")
def test_a_witch_who_declines_has_an_ordinary_turn() -> None:
    mine = sits("witch", gold=7, hand=["manor", "temple"], city=["smithy"])
    state = called("witch", mine, sits("thief"), sits("king"), sits("warlord"))
    do(state, "gold", "decline")
    assert ("forgone", 0) in happened(state)
    assert options(state) == ["smithy", "build manor", "build temple", "end"]
    do(state, "smithy", "build manor")
    assert options(state) == ["end"]
    do(state, "end")
    assert (state.to_act(), gold(state)[0], city(state, 0)) == (1, 4, ["manor", "smithy"])
    assert (state.bewitched, state.witch) == (0, -1)
    dull(state)
    assert state.round == 2
    assert "resumed" not in [event[0] for event in happened(state)]


@pytest.mark.rule("R-66", "C-CH-witch-2", "C-DI-smithy-1", "C-DI-laboratory-2")
@pytest.mark.parametrize("gathers_first", [False, True])
def test_the_witchs_districts_work_before_she_names_somebody(gathers_first: bool) -> None:
    mine = sits("witch", gold=3, hand=["manor", "temple"], city=["smithy", "laboratory"])
    state = called("witch", mine, sits("thief"), sits("king"), sits("warlord"))
    uses = ["smithy", "laboratory", "discard temple"]
    do(state, *(["gold", *uses] if gathers_first else [*uses, "gold"]))
    assert (gold(state)[0], len(hand(state, 0))) == (3 + 2 - 2 + 1, 4)
    assert options(state) == [*[f"bewitch {name}" for name in WITCH_CAST[1:]], "decline"]
    do(state, "decline")
    assert "build manor" in options(state) and not {"smithy", "laboratory"} & set(options(state))


@pytest.mark.rule("R-66", "C-CH-witch-6", "R-25")
def test_districts_that_the_witch_used_count_in_the_resumed_turn() -> None:
    """The Smithy, used before the Witch's turn was interrupted, is used up in the resumed turn; the Laboratory is not.

    In the turn of her second character, the Magician, she may use the Smithy again.
    """
    mine = sits("witch", "magician", gold=6, hand=["manor", "temple"], city=["smithy", "laboratory"])
    state = called("witch", mine, sits("thief", "king"), players=2)
    do(state, "gold", "smithy", "bewitch king", "gold", "end")
    assert (state.turn, state.rank, state.view(1)["witch_used"]) == (0, 3, ["smithy"])
    do(state, "gold", "smithy", "end", "gold")
    assert (state.turn, state.rank, state.resumed, state.view(1)["witch_used"]) == (0, 4, True, [])
    assert options(state)[0] == "laboratory" and "smithy" not in options(state)


@pytest.mark.rule("R-66", "C-CH-witch-2")
def test_under_rules_version_1_the_witch_names_somebody_first() -> None:
    mine = sits("witch", gold=9, hand=["manor"], city=["smithy", "laboratory"])
    state = called("witch", mine, sits("thief"), sits("king"), sits("warlord"), rulings=1)
    assert options(state) == ["gold", "cards"]
    assert not {"smithy", "laboratory"} & set(options(do(state, "gold")))


@pytest.mark.rule("C-CH-witch-2", "R-11", "C-CH-thief-2")
def test_a_witch_who_named_nobody_cannot_be_robbed() -> None:
    seats = [sits("witch", gold=5), sits("thief"), sits("king"), sits("warlord")]
    state = do(called("witch", *seats), "gold", "decline", "end")
    assert offered(state, "rob") == CAST[2:]


@pytest.mark.rule("C-CH-witch-4", "C-CH-witch-6")
def test_the_bewitched_player_only_gathers() -> None:
    victim = sits("merchant", gold=4, hand=["manor"], city=["market", "docks", "smithy", "laboratory"])
    state = called("merchant", sits("witch", gold=1), victim, sits("king"), sits("thief"), bewitched="merchant")
    assert (state.to_act(), options(state)) == (1, ["gold", "cards"])
    do(state, "gold")
    assert (state.to_act(), options(state)) == (0, ["bonus", "decline"])
    do(state, "decline", "end")
    assert (gold(state)[:2], city(state, 1)) == ([1, 6], ["docks", "laboratory", "market", "smithy"])


@pytest.mark.rule("C-CH-witch-4", "R-12", "C-DI-library-2", "C-DI-observatory-1")
def test_the_bewitched_player_draws_with_library_and_observatory() -> None:
    held = sits("bishop", city=["library", "observatory"])
    state = called("bishop", sits("witch"), held, bewitched="bishop", deck_top=["manor", "docks", "temple"])
    do(state, "cards", "under manor")
    assert (hand(state, 1), deck(state)[-1], state.to_act()) == (["docks", "temple"], "manor", 0)


@pytest.mark.rule("C-CH-witch-2", "R-12", "C-DI-library-2")
def test_the_witch_names_somebody_after_library_and_observatory() -> None:
    mine = sits("witch", city=["library", "observatory"])
    state = do(called("witch", mine, sits("king"), deck_top=["manor", "docks", "temple"]), "cards")
    assert sorted(options(state)) == ["under docks", "under manor", "under temple"]
    do(state, "under docks")
    assert (offered(state, "bewitch"), hand(state, 0)) == (CAST[1:], ["manor", "temple"])


@pytest.mark.rule("C-CH-witch-6", "C-BLD-02", "C-TURN-01")
def test_the_resumed_witch_uses_her_own_cards_and_does_not_gather_again() -> None:
    held = sits("king", gold=7, hand=["palace"], city=["smithy"])
    state = called("witch", sits("witch", gold=3, hand=["docks", "tavern"]), held, sits("thief"), sits("warlord"))
    do(state, "gold", "bewitch king", "gold", "end", "gold")
    assert (state.to_act(), options(state)) == (0, ["build docks", "build tavern", "end"])
    do(state, "build docks")
    assert options(state) == ["end"]
    assert (gold(state)[:2], city(state, 0), city(state, 1)) == ([2, 9], ["docks"], ["smithy"])
    assert ("resumed", 0, KING) in happened(state)


@pytest.mark.rule("C-CH-witch-7", "R-09")
def test_a_witch_does_not_resume_if_nobody_holds_her_victim() -> None:
    seats = [sits("witch", gold=3, hand=["manor"]), sits("thief"), sits("king"), sits("warlord")]
    state = called("witch", *seats, draft={"face_up": ["bishop", "magician"]})
    do(state, "gold", "bewitch bishop")
    dull(state)
    assert (state.round, gold(state)[0], hand(state, 0), city(state, 0)) == (2, 5, ["manor"], [])
    assert "resumed" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-witch-7", "C-CALL-06")
def test_with_two_players_a_spell_on_an_unheld_character_leaves_the_other_turn_alone() -> None:
    seats = [sits("witch", "king", gold=1, hand=["manor"]), sits("thief", "warlord")]
    state = called("witch", *seats, players=2, characters=WITCH_CAST, draft={"buries": ["bishop"]})
    do(state, "gold", "bewitch bishop", "gold", "end", "gold", "build manor", "end")
    assert (state.rank, gold(state), city(state, 0)) == (8, [2, 2], ["manor"])


@pytest.mark.rule("C-CH-witch-2", "C-CH-witch-6", "R-25", "C-CALL-06")
def test_with_three_players_the_witch_who_named_nobody_builds_in_both_turns() -> None:
    mine = sits("witch", "merchant", gold=5, hand=["tavern", "temple"])
    seats = [mine, sits("thief", "king"), sits("bishop", "warlord")]
    state = do(called("witch", *seats, players=3), "gold", "decline", "build tavern", "end")
    assert city(state, 0) == ["tavern"]
    dull(state, until="merchant")
    do(state, "gold", "bonus", "build temple")
    assert (city(state, 0), gold(state)[0]) == (["tavern", "temple"], 8)


@pytest.mark.rule("R-10", "C-CH-witch-11", "C-CALL-06")
def test_with_two_players_the_witch_may_bewitch_her_own_king() -> None:
    seats = [sits("witch", "king", city=["manor"]), sits("thief", "warlord")]
    state = called("witch", *seats, players=2, characters=WITCH_CAST, crown=1)
    do(state, "gold", "bewitch king", "gold", "end", "gold")
    assert (state.to_act(), state.crown, gold(state)) == (0, 0, [4, 2])
    do(state, "income", "end")
    assert (gold(state), state.to_act()) == ([5, 2], 1)
