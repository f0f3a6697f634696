"""Unique districts that affect gathering: Gold Mine, Library, Observatory."""

from __future__ import annotations

import pytest
from tests.games.citadels.playing import at, deck, do, gold, hand, happened, options

TOP = ["tavern", "market", "docks", "harbor"]


@pytest.mark.rule("C-DI-gold_mine-1")
def test_with_the_gold_mine_gathering_gold_gives_three() -> None:
    """With the Gold Mine, gathering gold gives three instead of two, only to its owner."""
    seats = [{"characters": ["merchant"], "city": ["gold_mine"], "gold": 0}, {"characters": ["king"], "gold": 0}]
    mine = at(players=4, seats=seats, turn={"character": "merchant"})
    assert gold(do(mine, "gold"))[0] == 3
    elsewhere = at(players=4, seats=seats, turn={"character": "king"})
    assert gold(do(elsewhere, "gold"))[1] == 2


@pytest.mark.rule("C-DI-gold_mine-1")
def test_the_gold_mine_gives_nothing_to_those_who_gather_cards() -> None:
    """The Gold Mine gives nothing to a player who gathers cards."""
    seats = [{"characters": ["merchant"], "city": ["gold_mine"], "gold": 0, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "merchant"}, deck_top=TOP)
    do(state, "cards", "keep market")
    assert (gold(state)[0], hand(state, 0)) == (0, ["market"])


@pytest.mark.rule("C-DI-gold_mine-1", "C-CH-witch-3", "C-CH-witch-5")
def test_the_gold_mine_works_for_the_witch_and_for_her_victim() -> None:
    """The Gold Mine works for the Witch and for her victim; a Smithy does not."""
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
def test_a_threatened_player_uses_the_gold_mine_before_the_bribe() -> None:
    """The third gold of the Gold Mine is in the stash before half of the stash is paid as a bribe."""
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
    """With the Library, both cards drawn are kept without a decision, and nothing goes under the deck."""
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
def test_library_and_observatory_of_others_change_nothing() -> None:
    """Library and Observatory have no effect for players other than their owner."""
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
def test_with_the_observatory_three_are_drawn_one_is_kept_and_two_go_under_the_deck() -> None:
    """With the Observatory, one of three cards is kept; the others see the number drawn, but not the cards."""
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
    """With Library and Observatory, gathering gold still gives two."""
    seats = [{"characters": ["bishop"], "city": ["observatory", "library"], "gold": 0, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "bishop"})
    do(state, "gold")
    assert (gold(state)[0], hand(state, 0)) == (2, [])


@pytest.mark.rule("C-DI-library-1", "C-DI-observatory-1", "R-12")
def test_library_and_observatory_together_keep_all_three() -> None:
    """With Library and Observatory, all three cards drawn are kept."""
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
    """With Library and Observatory, the Architect still draws two extra cards."""
    state = at(
        players=4,
        seats=[{"characters": ["architect"], "city": ["library", "observatory"], "hand": []}],
        turn={"character": "architect"},
        deck_top=TOP,
    )
    assert hand(do(state, "bonus"), 0) == ["market", "tavern"]
