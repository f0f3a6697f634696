"""Library and Observatory of the older editions: keeping two of three cards, and short decks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, deck, do, gold, hand, happened, options

from burgrave import Rng
from burgrave.games.citadels.cards import CARD_KIND, DISTRICT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

TOP = ["tavern", "manor", "docks", "harbor"]
BOTH = ["library", "observatory"]


def reader(districts: list[str], character: str = "bishop", **position: Any) -> CitadelsState:
    """Return a state during the turn of seat 0 of four, before gathering; its hand is empty."""
    seats = [{"characters": [character], "city": districts, "hand": [], "gold": 0}]
    return at(players=4, seats=seats, turn={"character": character}, **position)


@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1", "R-12")
@pytest.mark.parametrize("gone", ["tavern", "manor", "docks"])
def test_the_owner_chooses_which_of_three_cards_goes_under_the_deck(gone: str) -> None:
    state = do(reader(BOTH, deck_top=TOP), "cards")
    assert sorted(options(state)) == ["under docks", "under manor", "under tavern"]
    assert (state.view(0)["phase"], state.view(0)["pending"]) == ("shed", ["tavern", "manor", "docks"])
    do(state, f"under {gone}")
    assert hand(state, 0) == sorted({"tavern", "manor", "docks"} - {gone})
    assert (deck(state)[0], deck(state)[-1]) == ("harbor", gone)
    assert "end" in options(state)


@pytest.mark.rule("C-DI-library-2", "C-INF-09", "C-INF-10")
def test_other_players_do_not_see_which_card_went_under_the_deck() -> None:
    state = do(reader(BOTH, deck_top=TOP), "cards")
    assert state.view(1)["pending"] == []
    do(state, "under manor")
    assert happened(state, 1) == happened(state) == [("look", 0, 3), ("kept", 0), ("kept", 0)]
    assert {event[0] for event in happened(state, 0)} == {"look", "drew_card", "kept", "kept_card"}
    last = [{"above": len(deck(state)) - 1, "district": "manor"}]
    assert [state.view(seat)["deck_known"] for seat in (0, 1, None)] == [last, [], []]
    seen = state.view(1)["seats"]
    assert isinstance(seen, list)
    assert (seen[0]["hand_size"], seen[0]["known_hand"]) == (2, [])
    under = {DISTRICT_NAMES[CARD_KIND[state.sample(1, Rng(i)).deck[-1]]] for i in range(40)}
    assert len(under) > 5


@pytest.mark.rule("C-DI-library-2", "C-INF-09", "C-INF-10")
def test_a_player_who_knows_one_of_the_three_does_not_learn_whether_it_was_kept() -> None:
    """The King has put the University under a short deck, and the Bishop draws it with two other cards."""
    seats = [
        {"characters": ["bishop"], "city": BOTH, "hand": []},
        {"characters": ["king"], "hand": []},
    ]
    state = at(players=4, seats=seats, deck=["palace", "university", "docks", "tavern"], turn={"character": "king"})
    do(state, "cards", "keep palace", "end", "cards", "under docks")
    assert hand(state, 0) == ["tavern", "university"]
    seen = state.view(1)["seats"]
    assert isinstance(seen, list)
    assert (seen[0]["known_hand"], state.view(1)["deck_known"]) == ([], [])
    assert {"university" in hand(state.sample(1, Rng(i)), 0) for i in range(40)} == {True, False}


@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1")
def test_two_equal_cards_among_the_three_are_offered_once() -> None:
    state = do(reader(BOTH, deck_top=["tavern", "tavern", "manor"]), "cards")
    assert sorted(options(state)) == ["under manor", "under tavern"]
    do(state, "under tavern")
    assert hand(state, 0) == ["manor", "tavern"]


@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1", "R-33")
@pytest.mark.parametrize(
    ("districts", "cards", "kept"),
    [
        (BOTH, ["tavern", "manor"], ["manor", "tavern"]),
        (BOTH, ["tavern"], ["tavern"]),
        (["library"], ["tavern"], ["tavern"]),
        (["library"], ["tavern", "manor"], ["manor", "tavern"]),
    ],
)
def test_all_of_a_short_deck_is_kept(districts: list[str], cards: list[str], kept: list[str]) -> None:
    state = do(reader(districts, deck=cards), "cards")
    assert (hand(state, 0), deck(state)) == (kept, [])
    assert "end" in options(state)


@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1", "R-33")
def test_of_the_last_three_cards_one_goes_back() -> None:
    state = do(reader(BOTH, deck=["tavern", "manor", "docks"]), "cards")
    assert deck(state) == []
    do(state, "under tavern")
    assert (hand(state, 0), deck(state)) == (["docks", "manor"], ["tavern"])


@pytest.mark.rule("C-DI-observatory-1", "R-33")
def test_the_observatory_alone_keeps_one_of_a_short_deck() -> None:
    state = do(reader(["observatory"], deck=["tavern", "manor"]), "cards")
    assert sorted(options(state)) == ["keep manor", "keep tavern"]
    do(state, "keep manor")
    assert (hand(state, 0), deck(state)) == (["manor"], ["tavern"])
    assert "cards" not in options(reader(BOTH, deck=[]))


@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1", "C-CH-architect-1")
@pytest.mark.parametrize("districts", [["library"], BOTH])
def test_library_and_observatory_do_not_affect_the_architects_extra_cards(districts: list[str]) -> None:
    state = reader(districts, "architect", deck_top=["tavern", "manor", "docks", "harbor", "castle", "prison"])
    do(state, "gold", "bonus")
    assert (hand(state, 0), gold(state)[0], deck(state)[0]) == (["manor", "tavern"], 2, "docks")
    both = reader(districts, "architect", deck_top=["tavern", "manor", "docks", "harbor", "castle", "prison"])
    do(both, "cards")
    if len(districts) == 2:
        do(both, "under docks")
    do(both, "bonus")
    assert len(hand(both, 0)) == 4


@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1", "C-CH-witch-4")
def test_a_bewitched_owner_keeps_two_of_three_cards() -> None:
    seats = [
        {"characters": ["bishop"], "city": BOTH, "hand": [], "gold": 0},
        {"characters": ["witch"], "hand": [], "gold": 0},
    ]
    state = at(players=4, bewitched="bishop", seats=seats, turn={"character": "bishop"}, deck_top=TOP)
    do(state, "cards")
    assert state.to_act() == 0
    do(state, "under docks")
    assert (hand(state, 0), hand(state, 1), state.to_act()) == (["manor", "tavern"], [], 1)
