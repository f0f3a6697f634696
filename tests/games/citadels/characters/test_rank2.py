"""Rank 2: Thief, Spy, Blackmailer."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import called, dull, offered, sits
from tests.games.citadels.playing import city, do, gold, hand, happened, options

from burgrave.games.citadels.cards import KING, WARLORD

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


# ---- Thief ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-thief-1", "C-CH-thief-3", "C-CALL-05")
@pytest.mark.rulesets("all")
def test_thief_takes_the_whole_stash_on_the_reveal() -> None:
    seats = [sits("thief", gold=1), sits("merchant", gold=7, city=["market"], hand=["tavern"]), sits("king", gold=4)]
    state = called("thief", *seats, sits("warlord"), characters=CAST)
    do(state, "rob merchant", "gold", "end")
    assert gold(state)[:2] == [3, 7]
    dull(state, until="merchant")
    assert gold(state)[:3] == [10, 0, 6]
    assert ("theft", 1, 0, 7) in happened(state)
    do(state, "gold", "bonus", "income", "build tavern", "end")
    assert (gold(state)[:2], city(state, 1)) == ([10, 3], ["market", "tavern"])


@pytest.mark.rule("C-CH-thief-1", "C-CH-thief-3")
@pytest.mark.rulesets("all")
def test_robbing_an_empty_stash_has_no_effect() -> None:
    seats = [sits("thief", gold=1), sits("merchant", gold=0)]
    state = called("merchant", *seats, robbed="merchant")
    assert gold(state)[:2] == [1, 0]
    assert gold(do(state, "gold"))[1] == 2


@pytest.mark.rule("C-CH-thief-2", "C-CH-thief-1", "R-09", "C-TURN-06")
@pytest.mark.rulesets("all")
def test_thief_cannot_name_rank_1_himself_or_the_killed_character() -> None:
    assert offered(called("thief", sits("thief"), sits("assassin"), killed="king"), "rob") == [
        "magician", "bishop", "merchant", "architect", "warlord",
    ]  # fmt: skip
    assert offered(called("thief", sits("thief"), sits("king"), characters=CAST), "rob") == CAST[2:]
    state = do(called("thief", sits("thief"), sits("king"), characters=CAST), "gold", "end")
    assert state.robbed == 0


@pytest.mark.rule("C-CH-thief-2")
@pytest.mark.rulesets("all")
def test_thief_cannot_name_the_witch_or_her_victim() -> None:
    state = called("thief", sits("thief"), sits("witch"), sits("king"), bewitched="merchant")
    assert offered(state, "rob") == ["magician", "king", "bishop", "architect", "warlord"]


@pytest.mark.rule("C-CH-thief-4", "R-09")
@pytest.mark.rulesets("all")
def test_robbing_an_unheld_character_does_nothing() -> None:
    seats = [sits("thief"), sits("king", gold=3), sits("bishop", gold=4), sits("warlord", gold=5)]
    state = called("thief", *seats, characters=CAST)
    do(state, "rob architect", "gold", "end")
    dull(state)
    assert gold(state) == [2, 5, 6, 7]
    assert "theft" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-thief-1", "C-CALL-06", "R-10")
@pytest.mark.rulesets("all")
def test_with_two_players_the_theft_waits_for_the_turn_of_the_named_character() -> None:
    seats = [sits("thief", "bishop", gold=1), sits("king", "warlord", gold=6)]
    state = called("thief", *seats, players=2, characters=CAST)
    do(state, "rob warlord", "gold", "end", "gold", "end")
    assert gold(state) == [3, 8]
    do(state, "gold", "end")
    assert gold(state) == [13, 0]
    state = called("thief", *seats, players=2, characters=CAST)
    do(state, "rob bishop", "gold", "end", "gold", "end")
    assert gold(state) == [3, 8]
    assert gold(do(state, "gold")) == [5, 8]


# ---- Spy ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-spy-1", "C-CH-spy-2", "C-CH-spy-3")
def test_spy_takes_gold_and_cards_per_match() -> None:
    held = ["manor", "castle", "tavern"]
    state = called("spy", sits("spy", gold=1), sits("king", gold=5, hand=held), deck_top=["docks", "temple", "market"])
    assert offered(state, "spy") == ["1", "2", "3"]
    do(state, "spy 1")
    assert offered(state, "inspect") == ["noble", "religious", "trade", "military", "unique"]
    do(state, "inspect noble")
    assert gold(state)[:2] == [3, 3]
    assert (hand(state, 0), hand(state, 1)) == (["docks", "temple"], ["castle", "manor", "tavern"])
    assert [event[0] for event in happened(state, 0)].count("seen_card") == 3
    assert "seen_card" not in [event[0] for event in happened(state, 2)]
    assert offered(state, "spy") == []


@pytest.mark.rule("C-CH-spy-2", "C-CH-spy-3")
def test_spy_draws_for_every_match_even_when_the_gold_falls_short() -> None:
    held = ["tavern", "market", "docks"]
    state = called("spy", sits("spy"), sits("king", gold=1, hand=held), deck_top=["manor", "castle", "palace"])
    do(state, "spy 1", "inspect trade")
    assert gold(state)[:2] == [1, 0]
    assert hand(state, 0) == ["castle", "manor", "palace"]


@pytest.mark.rule("C-CH-spy-1", "C-CH-spy-3")
def test_spy_gains_nothing_without_a_match() -> None:
    seats = [sits("spy"), sits("king", gold=5), sits("bishop", gold=5, hand=["manor"])]
    for seat in (1, 2):
        state = do(called("spy", *seats), f"spy {seat}", "inspect military")
        assert (gold(state)[:3], hand(state, 0)) == ([0, 5, 5], [])


@pytest.mark.rule("C-CH-spy-4", "C-DI-secret_vault-1")
@pytest.mark.parametrize(("kind", "matches"), [("unique", 2), ("noble", 1), ("trade", 0), ("religious", 0)])
def test_school_of_magic_and_secret_vault_match_only_unique_for_the_spy(kind: str, matches: int) -> None:
    held = ["school_of_magic", "secret_vault", "manor"]
    state = called("spy", sits("spy"), sits("king", gold=5, hand=held))
    do(state, "spy 1", f"inspect {kind}")
    assert gold(state)[:2] == [matches, 5 - matches]
    assert len(hand(state, 0)) == matches


# ---- Blackmailer ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-blackmailer-1", "C-CH-blackmailer-2", "R-09", "R-17")
def test_two_threats_go_to_two_different_characters() -> None:
    """The Blackmailer marks two characters of rank 2 or higher, even himself, but not a killed one.

    Only he knows which threat is real.
    """
    state = called("blackmailer", sits("blackmailer"), sits("assassin"), sits("king"), killed="bishop")
    free = ["blackmailer", "magician", "king", "merchant", "architect", "warlord"]
    assert offered(state, "threaten") == free
    do(state, "threaten king")
    assert offered(state, "bluff") == [name for name in free if name != "king"]
    do(state, "bluff warlord")
    assert (state.real_threat, state.threats) == (4, 1 << 4 | 1 << 8)
    assert ("threats", 0, KING, WARLORD) in happened(state)
    assert ("real_threat", 0, KING) in happened(state, 0)
    for seat in (None, 1, 2):
        assert "real_threat" not in [event[0] for event in happened(state, seat)]
    assert offered(state, "threaten") == []


@pytest.mark.rule("C-CH-blackmailer-2", "R-48")
def test_bewitched_character_cannot_be_threatened() -> None:
    state = called("blackmailer", sits("blackmailer"), sits("witch"), sits("king"), bewitched="king")
    free = ["blackmailer", "magician", "bishop", "merchant", "architect", "warlord"]
    assert offered(state, "threaten") == free
    assert offered(do(state, "threaten bishop"), "bluff") == [name for name in free if name != "bishop"]


@pytest.mark.rule("C-CH-blackmailer-3")
def test_characters_with_warrants_may_be_threatened() -> None:
    warrants = {"signed": "king", "blank": ["bishop", "warlord"]}
    state = called("blackmailer", sits("blackmailer"), sits("magistrate"), sits("king"), warrants=warrants)
    do(state, "threaten king", "bluff warlord")
    assert state.threats == 1 << 4 | 1 << 8


@pytest.mark.rule("C-CH-blackmailer-1", "R-17")
def test_blackmailer_who_threatens_himself_pays_no_bribe() -> None:
    state = called("blackmailer", sits("blackmailer", gold=3, hand=["manor"]), sits("king"))
    do(state, "threaten blackmailer", "bluff king", "gold", "build manor")
    assert (gold(state)[0], city(state, 0)) == (2, ["manor"])


@pytest.mark.rule("C-CH-blackmailer-4", "C-TURN-13")
@pytest.mark.parametrize(("stash", "bribe"), [(0, 1), (1, 1), (5, 3), (6, 4)])
def test_bribe_is_half_the_stash_after_gathering(stash: int, bribe: int) -> None:
    seats = [sits("blackmailer", gold=1), sits("king", gold=stash)]
    state = called("king", *seats, threats={"real": "king"})
    do(state, "gold", "bribe")
    assert gold(state)[:2] == [1 + bribe, stash + 2 - bribe]
    assert (state.to_act(), state.threats >> 4 & 1, state.real_threat_shown) == (1, 0, False)
    assert "flipped" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-blackmailer-4")
@pytest.mark.parametrize("stash", [0, 1])
def test_bribe_of_zero_removes_the_threat(stash: int) -> None:
    """The threatened King gathers cards and has at most one gold; half of that, rounded down, is zero."""
    seats = [sits("blackmailer", gold=1), sits("king", gold=stash)]
    state = called("king", *seats, threats={"real": "king"}, deck_top=["manor", "docks"])
    do(state, "cards", "keep manor", "bribe")
    assert (gold(state)[:2], state.threats >> 4 & 1, options(state)) == ([1, stash], 0, ["end"])


@pytest.mark.rule("C-CH-blackmailer-5", "C-CH-blackmailer-6")
def test_revealing_the_real_threat_takes_the_stash() -> None:
    seats = [sits("blackmailer", gold=1), sits("king", gold=5, city=["manor"])]
    state = called("king", *seats, threats={"real": "king"})
    do(state, "gold", "refuse")
    assert (state.to_act(), options(state)) == (0, ["flip", "leave"])
    do(state, "flip")
    assert (gold(state)[:2], state.to_act()) == ([8, 0], 1)
    assert ("flipped", 0, KING, 1) in happened(state)
    assert options(state) == ["income", "end"]


@pytest.mark.rule("C-CH-blackmailer-5", "C-CH-blackmailer-6")
def test_revealing_the_blank_threat_takes_nothing() -> None:
    seats = [sits("blackmailer", gold=1), sits("king", gold=5)]
    state = called("king", *seats, threats={"real": "warlord", "blank": "king"})
    do(state, "gold", "refuse")
    assert options(state) == ["flip", "leave"]
    do(state, "flip")
    assert (gold(state)[:2], state.to_act()) == ([1, 7], 1)
    assert ("flipped", 0, KING, 0) in happened(state)


@pytest.mark.rule("C-CH-blackmailer-5")
def test_blackmailer_may_leave_the_threat_face_down() -> None:
    seats = [sits("blackmailer", gold=1), sits("king", gold=5, hand=["manor"])]
    state = called("king", *seats, threats={"real": "king"})
    do(state, "gold", "refuse", "leave", "build manor", "end")
    assert gold(state)[:2] == [1, 4]
    assert not state.real_threat_shown
    assert "flipped" not in [event[0] for event in happened(state)]


@pytest.mark.rule("C-CH-blackmailer-7", "C-TURN-13", "C-CH-merchant-2", "C-TURN-07")
def test_income_and_extra_gold_come_after_the_threat() -> None:
    seats = [sits("blackmailer"), sits("merchant", gold=3, hand=["manor"], city=["market", "smithy", "laboratory"])]
    for answer, kept, stolen in ((["bribe"], 3, 2), (["refuse", "flip"], 0, 5)):
        state = called("merchant", *seats, threats={"real": "merchant"})
        assert options(state) == ["gold", "cards"]
        do(state, "gold")
        assert options(state) == ["bribe", "refuse"]
        do(state, *answer, "income", "bonus")
        assert gold(state)[:2] == [stolen, kept + 2]


@pytest.mark.rule("C-CH-blackmailer-4", "C-DI-gold_mine-1", "C-TURN-13")
def test_gold_mine_counts_toward_the_bribe() -> None:
    seats = [sits("blackmailer"), sits("king", gold=1, city=["gold_mine"])]
    state = do(called("king", *seats, threats={"real": "king"}), "gold", "bribe")
    assert gold(state)[:2] == [2, 2]


@pytest.mark.rule("C-CH-blackmailer-1", "C-CH-blackmailer-5", "C-CH-blackmailer-6", "R-10")
def test_with_three_players_the_blackmailer_may_threaten_his_own_other_character() -> None:
    seats = [sits("blackmailer", "king", gold=4), sits("bishop", gold=4), sits()]
    state = called("king", *seats, players=3, threats={"real": "bishop", "blank": "king"})
    do(state, "gold", "refuse", "flip")
    assert (gold(state)[0], state.to_act()) == (6, 0)
    do(state, "end", "gold", "refuse", "flip")
    assert gold(state)[:2] == [12, 0]
