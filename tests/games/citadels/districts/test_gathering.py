"""Unique districts that affect gathering: Gold Mine, Library, Observatory."""

from __future__ import annotations

import pytest
from tests.games.citadels.playing import at, deck, do, gold, hand, happened, options

TOP = ["tavern", "market", "docks", "harbor"]


@pytest.mark.rule("C-DI-gold_mine-1")
def test_with_the_gold_mine_gathering_gold_gives_three() -> None:
    seats = [{"characters": ["merchant"], "city": ["gold_mine"], "gold": 0}, {"characters": ["king"], "gold": 0}]
    mine = at(players=4, seats=seats, turn={"character": "merchant"})
    assert gold(do(mine, "gold"))[0] == 3
    elsewhere = at(players=4, seats=seats, turn={"character": "king"})
    assert gold(do(elsewhere, "gold"))[1] == 2


@pytest.mark.rule("C-DI-gold_mine-1")
def test_the_gold_mine_gives_nothing_to_a_player_who_gathers_cards() -> None:
    seats = [{"characters": ["merchant"], "city": ["gold_mine"], "gold": 0, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "merchant"}, deck_top=TOP)
    do(state, "cards", "keep market")
    assert (gold(state)[0], hand(state, 0)) == (0, ["market"])


@pytest.mark.rule("C-DI-gold_mine-1", "C-CH-witch-3", "C-CH-witch-5")
def test_the_gold_mine_works_for_the_witch_and_for_her_victim() -> None:
    witch = at(
        players=4,
        seats=[{"characters": ["witch"], "city": ["gold_mine", "smithy"], "gold": 4}],
        turn={"character": "witch"},
    )
    assert options(witch) == ["gold", "cards"]
    assert gold(do(witch, "gold"))[0] == 7
    assert "smithy" not in options(witch)
    victim = at(
        players=4,
        bewitched="king",
        seats=[{"characters": ["king"], "city": ["gold_mine", "smithy"], "gold": 4}, {"characters": ["witch"]}],
        turn={"character": "king"},
    )
    assert options(victim) == ["gold", "cards"]
    assert gold(do(victim, "gold"))[0] == 7
    assert victim.to_act() == 1


@pytest.mark.rule("C-DI-gold_mine-1", "C-TURN-13", "C-CH-blackmailer-4")
def test_the_gold_mine_pays_before_the_bribe() -> None:
    state = at(
        players=4,
        threats={"real": "king", "blank": "merchant"},
        seats=[
            {"characters": ["king"], "city": ["gold_mine", "smithy"], "gold": 3},
            {"characters": ["blackmailer"], "gold": 0},
        ],
        turn={"character": "king"},
    )
    do(state, "gold")
    assert options(state) == ["bribe", "refuse"]
    assert gold(do(state, "bribe"))[:2] == [3, 3]


@pytest.mark.rule("C-DI-library-1", "C-DI-library-2")
@pytest.mark.rulesets("all")
def test_with_the_library_both_cards_drawn_are_kept() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["bishop"], "city": ["library"], "hand": []}],
        turn={"character": "bishop"},
        deck_top=TOP,
        deck_bottom=["fortress"],
    )
    size = len(deck(state))
    do(state, "cards")
    assert hand(state, 0) == ["market", "tavern"]
    assert (len(deck(state)), deck(state)[:2], deck(state)[-1]) == (size - 2, TOP[2:], "fortress")
    assert "end" in options(state)


@pytest.mark.rule("C-DI-library-1", "C-DI-library-2", "C-DI-observatory-1")
@pytest.mark.rulesets("all")
def test_other_players_library_and_observatory_have_no_effect() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["bishop"], "hand": []}, {"characters": ["king"], "city": ["library", "observatory"]}],
        turn={"character": "bishop"},
        deck_top=TOP,
    )
    do(state, "cards")
    assert options(state) == ["keep tavern", "keep market"]
    do(state, "keep tavern")
    assert (hand(state, 0), deck(state)[-1]) == (["tavern"], "market")


@pytest.mark.rule("C-DI-observatory-1", "R-06")
@pytest.mark.rulesets("all")
def test_with_the_observatory_one_of_three_cards_is_kept() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["bishop"], "city": ["observatory"], "hand": []}],
        turn={"character": "bishop"},
        deck_top=TOP,
    )
    do(state, "cards")
    assert options(state) == ["keep tavern", "keep market", "keep docks"]
    do(state, "keep market", "under docks")
    assert (hand(state, 0), deck(state)[0], deck(state)[-2:]) == (["market"], "harbor", ["docks", "tavern"])
    assert happened(state, 1) == happened(state) == [("look", 0, 3), ("kept", 0)]


@pytest.mark.rule("C-DI-observatory-1")
@pytest.mark.rulesets("all")
def test_the_observatory_gives_no_gold() -> None:
    seats = [{"characters": ["bishop"], "city": ["observatory", "library"], "gold": 0, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "bishop"})
    do(state, "gold")
    assert (gold(state)[0], hand(state, 0)) == (2, [])


@pytest.mark.rule("C-DI-library-1", "C-DI-observatory-1", "R-12")
def test_library_and_observatory_together_keep_all_three() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["bishop"], "city": ["library", "observatory"], "hand": ["manor"]}],
        turn={"character": "bishop"},
        deck_top=TOP,
    )
    do(state, "cards")
    assert hand(state, 0) == ["docks", "manor", "market", "tavern"]


@pytest.mark.rule("C-DI-library-1", "C-CH-architect-1")
def test_library_and_observatory_work_for_gathering_only() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["architect"], "city": ["library", "observatory"], "hand": []}],
        turn={"character": "architect"},
        deck_top=TOP,
    )
    assert hand(do(state, "bonus"), 0) == ["market", "tavern"]
