"""Knowledge follows from visible events: views are equal within an information set (rules section 6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import GAME, at, do, options

from burgrave.games.citadels.proof.trials import TRIALS
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.rng import Rng

pytestmark = pytest.mark.rule("C-INF-09")


def world(*hand: str, seen: list[int], city: list[str]) -> CitadelsState:
    """Return a state in seat 1's turn; seat 0 has seen the cards of seat 1's hand at the indices ``seen``."""
    known = {f"hand 1 {index}": [0, 1] for index in seen}
    seats = [
        {"characters": ["thief"], "hand": ["church"]},
        {"characters": ["merchant"], "gold": 9, "hand": list(hand), "city": city},
        {"characters": ["king"], "hand": ["tavern"]},
        {"characters": ["warlord"], "hand": ["docks"]},
    ]
    turn = {"character": "merchant", "gathered": True}
    return at(seats=seats, knowledge={"known": known}, turn=turn)


def seen_by(state: CitadelsState, seat: int) -> list[Any]:
    view: Any = state.view(seat)
    return [view, options(state) if state.to_act() == seat else []]


def known_hand(state: CitadelsState, seat: int, of: int) -> list[str]:
    view: Any = state.view(seat)
    known: list[str] = view["seats"][of]["known_hand"]
    return known


# ---- indistinguishable equal cards ----------------------------------------------------------------------------------

# Seat 0 has seen one temple in the hand; the events it sees do not depend on the other card.
HANDS = [
    (["temple", "temple"], [0]),
    (["temple", "temple"], [1]),
    (["temple", "castle"], [0]),
    (["castle", "temple"], [1]),
]


@pytest.mark.parametrize("order", ["build first", "discard first"])
def test_a_build_does_not_reveal_a_second_copy(order: str) -> None:
    """Seat 0 has seen one of the two cards in seat 1's hand; seat 1 builds a temple and discards the other unseen."""
    views = []
    for hand, seen in HANDS:
        state = world(*hand, seen=seen, city=["laboratory"])
        if order == "discard first":
            do(state, "laboratory", "discard castle" if "castle" in hand else "discard temple", "build temple")
        else:
            do(state, "build temple", "laboratory", "discard castle" if "castle" in hand else "discard temple")
        views.append(seen_by(state, 0))
    assert all(view == views[0] for view in views)
    assert views[0][0]["deck_known"] == [] and views[0][0]["seats"][1]["known_hand"] == []


@pytest.mark.parametrize("third", ["temple", "castle", "market"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_build_does_not_reveal_an_unseen_twin(third: str, place: int) -> None:
    """Seat 0 has seen two of the three cards; one card is discarded unseen before the temple is built."""
    hand = ["temple", "manor"]
    hand.insert(place, third)
    seen = [index for index in range(3) if index != place]
    state = world(*hand, seen=seen, city=["laboratory"])
    do(state, "laboratory", f"discard {third}", "build temple")
    other = world("temple", "manor", "prison", seen=[0, 1], city=["laboratory"])
    do(other, "laboratory", "discard prison", "build temple")
    assert seen_by(state, 0) == seen_by(other, 0)
    for mine in (state, other):  # known cards are not forgotten: the manor is there or under the deck
        position: Any = mine.position()
        traces = position["knowledge"]["traces"]
        assert [trace["districts"] for trace in traces if trace["seat"] == 0] == [["manor"]]


def test_a_card_received_does_not_reveal_a_second_copy() -> None:
    views = []
    for hand, seen in HANDS:
        state = at(
            players=4,
            seats=[
                {"characters": ["cardinal"], "gold": 3, "hand": ["palace", *hand, "docks"]},
                {"gold": 5, "hand": []},
            ],
            turn={"character": "cardinal", "gathered": True},
            knowledge={"known": {f"hand 0 {1 + index}": [0, 1] for index in seen}},
        )
        do(state, "borrow palace", "lender 1", "give temple")
        views.append(seen_by(state, 1))
    assert all(view == views[0] for view in views)
    assert views[0][0]["seats"][0]["known_hand"] == []


@pytest.mark.parametrize("first", ["temple", "manor"])
@pytest.mark.parametrize("blurred", [0, 1])
def test_a_build_does_not_reveal_which_uncertain_card_is_left(blurred: int, first: str) -> None:
    """Seat 0 knows one temple; the other card may be a manor or a second temple."""
    hand = ["temple", "temple"]
    hand[blurred] = first
    seats = [
        {"characters": ["thief"], "hand": ["church"]},
        {"characters": ["merchant"], "gold": 9, "hand": hand, "city": []},
        {"characters": ["king"], "hand": ["tavern"]},
        {"characters": ["warlord"], "hand": ["docks"]},
    ]
    state = at(
        seats=seats,
        turn={"character": "merchant", "gathered": True},
        deck_top=["manor" if first == "temple" else "temple"],
        knowledge={
            "known": {"hand 1 0": [0, 1], "hand 1 1": [0, 1], "deck 0": [0]},
            "blurs": [{"seats": [0], "cards": [f"hand 1 {blurred}", "deck 0"]}],
        },
    )
    assert known_hand(state, 0, 1) == ["temple"]
    do(state, "build temple")
    assert known_hand(state, 0, 1) == []


def test_a_player_who_knows_a_card_of_the_cardinals_hand_sees_whether_it_is_laid_down() -> None:
    shown = []
    for laid in ("palace", "town_hall"):
        state = at(
            players=4,
            seats=[
                {"characters": ["cardinal"], "gold": 3, "hand": ["palace", "town_hall", "docks", "tavern"]},
                {"gold": 5},
            ],
            turn={"character": "cardinal", "gathered": True},
            knowledge={"known": {"hand 0 0": [0, 1]}},
        )
        mark = state.event_count()
        do(state, f"borrow {laid}")
        shown.append((known_hand(state, 1, 0), state.events_for(1, mark)))
    (palace, events), (town_hall, others) = shown
    assert (palace, town_hall) == ([], ["palace"])
    assert events != others


# ---- inferences -----------------------------------------------------------------------------------------------------


def test_of_two_equal_cards_one_must_still_be_in_the_hand() -> None:
    state = world("temple", "castle", "temple", seen=[0, 1, 2], city=["laboratory"])
    assert known_hand(state, 0, 1) == ["castle", "temple", "temple"]
    do(state, "laboratory", "discard castle")
    assert known_hand(state, 0, 1) == ["temple"]
    do(state, "build temple")
    assert known_hand(state, 0, 1) == []


def test_a_hand_of_equal_cards_cannot_be_blurred() -> None:
    state = world("temple", "temple", seen=[0, 1], city=["laboratory"])
    do(state, "laboratory", "discard temple")
    assert known_hand(state, 0, 1) == ["temple"]
    view: Any = state.view(0)
    assert [entry["district"] for entry in view["deck_known"]] == ["temple"]


def test_a_discarded_card_is_known_again_once_the_other_is_built() -> None:
    """Seat 0 has seen both cards in seat 1's hand; then one of the two was discarded unseen."""
    state = world("temple", "manor", seen=[0, 1], city=["laboratory"])
    do(state, "laboratory", "discard manor")
    view: Any = state.view(0)
    assert (view["deck_known"], known_hand(state, 0, 1)) == ([], [])
    do(state, "build temple")
    view = state.view(0)
    assert [entry["district"] for entry in view["deck_known"]] == ["manor"]


def test_what_is_known_in_a_hand_stays_when_something_else_is_built() -> None:
    state = world("temple", "manor", "castle", seen=[0, 1], city=[])
    do(state, "build castle")
    assert known_hand(state, 0, 1) == ["manor", "temple"]


# ---- order of cards -------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
def test_the_order_of_a_hand_taken_over_stays_hidden() -> None:
    views = []
    for hand in (["temple", "castle", "manor"], ["manor", "temple", "castle"]):
        state = at(
            players=4,
            seats=[
                {"characters": ["magician"], "gold": 9, "hand": ["tavern"], "city": []},
                {"hand": hand},
                {"hand": ["docks"]},
                {"hand": ["harbor"]},
            ],
            turn={"character": "magician", "gathered": True},
        )
        do(state, "swap 1")
        views.append((state.view(0), options(state)))
        position: Any = state.position()
        again = at(**position)
        assert (again.view(0), again.legal(0)) == (state.view(0), state.legal(0))
    assert views[0] == views[1]


# ---- lazy evaluation ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, 3 * 7 * 5, 9))
def test_knowledge_does_not_depend_on_when_views_are_requested(number: int) -> None:
    asked = GAME.new("asking", TRIALS.options(number), False)
    left = asked.copy()
    rng = Rng(number)
    alone = left.copy()
    while not asked.is_over():
        seat = asked.to_act()
        legal = asked.legal(seat)
        action = legal[rng.below(len(legal))]
        for state in (asked, left, alone):
            state.apply(seat, action)
        digest = asked.digest()
        if rng.below(20) == 0:
            assert left.digest() == digest
            seats = range(len(left.scores()))
            assert [left.view(seat) for seat in seats] == [asked.view(seat) for seat in seats]
    assert alone.digest() == left.digest() == asked.digest()
