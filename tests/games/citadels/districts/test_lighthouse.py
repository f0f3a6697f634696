"""Lighthouse (2010): its builder looks through the deck and may take a card; the deck is shuffled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.games.citadels.characters.seats import sits
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, deck, do, hand, happened, options

from burgrave import Rng
from burgrave.games.citadels.cards import CARD_KIND, DISTRICT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("2010")

REST = ["tavern", "tavern", "manor", "docks", "harbor", "castle", "prison", "temple"]


def searching(**position: Any) -> CitadelsState:
    """Return the game right after the Bishop (seat 0 of four) has built the Lighthouse; the deck is ``REST``."""
    seats = [sits("bishop", gold=3, hand=["lighthouse", "palace"]), {"characters": ["king"]}, {}, {}]
    state = at(**{"seats": seats, "deck": REST, "turn": {"character": "bishop", "gathered": True}, **position})
    return do(state, "build lighthouse")


def names(cards: Iterable[int]) -> list[str]:
    return sorted(DISTRICT_NAMES[CARD_KIND[card]] for card in cards)


def known_hand(state: CitadelsState, seat: int, eye: int) -> object:
    seats = state.view(eye)["seats"]
    assert isinstance(seats, list)
    return seats[seat]["known_hand"]


# ---- search ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-lighthouse-1")
def test_the_lighthouse_offers_any_card_of_the_deck() -> None:
    state = searching()
    assert (state.to_act(), state.view(1)["phase"], city(state, 0)) == (0, "search", ["lighthouse"])
    assert sorted(options(state)) == sorted(["decline", *[f"take {name}" for name in set(REST)]])
    do(state, "take harbor")
    assert hand(state, 0) == ["harbor", "palace"]
    assert Counter(deck(state)) == Counter(REST) - Counter(["harbor"])
    assert "end" in options(state)
    assert starting(state, "take") == []


@pytest.mark.rule("C-DI-lighthouse-1")
def test_the_other_of_two_equal_cards_stays_in_the_deck() -> None:
    state = do(searching(), "take tavern")
    assert (hand(state, 0), deck(state).count("tavern")) == (["palace", "tavern"], 1)


@pytest.mark.rule("C-DI-lighthouse-1", "C-TURN-06")
def test_the_deck_is_shuffled_even_if_no_card_is_taken() -> None:
    tops = set()
    for seed in range(60):
        state = do(searching(seed=seed), "decline")
        assert (hand(state, 0), sorted(deck(state))) == (["palace"], sorted(REST))
        tops.add(deck(state)[0])
    assert tops == set(REST)


@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-15")
def test_the_deck_is_shuffled_after_a_card_was_taken() -> None:
    tops = Counter(deck(do(searching(seed=seed), "take harbor"))[0] for seed in range(140))
    assert set(tops) == set(REST) - {"harbor"}
    assert 15 < tops["tavern"] < 65  # expected: two of seven


@pytest.mark.rule("C-DI-lighthouse-1", "R-33")
def test_with_an_empty_deck_the_lighthouse_causes_no_decision() -> None:
    assert "end" in options(searching(deck=[]))
    state = searching(deck=["tavern"])
    assert sorted(options(state)) == ["decline", "take tavern"]
    do(state, "take tavern")
    assert (hand(state, 0), deck(state)) == (["palace", "tavern"], [])


@pytest.mark.rule("C-DI-lighthouse-1")
def test_the_lighthouse_works_only_when_it_is_built() -> None:
    later = at(seats=[sits("bishop", city=["lighthouse"])], players=4, turn={"character": "bishop"})
    assert starting(later, "take") == []
    assert starting(do(later, "gold"), "take") == []
    state = do(facing("diplomat", ["manor"], ["lighthouse"]), "end", "exchange 1")
    do(state, "district lighthouse", "offer manor")
    assert (city(state, 0), state.view(0)["phase"]) == (["lighthouse"], "pick")


@pytest.mark.rule("C-DI-lighthouse-1", "C-CH-architect-2")
def test_a_card_taken_may_be_built_in_the_same_turn_within_the_limit() -> None:
    seats = [sits("architect", gold=6, hand=["lighthouse"]), {"characters": ["king"]}, {}, {}]
    state = at(seats=seats, deck=REST, turn={"character": "architect", "gathered": True})
    do(state, "build lighthouse", "take docks", "build docks")
    assert city(state, 0) == ["docks", "lighthouse"]
    assert starting(do(searching(), "take tavern"), "build") == []


@pytest.mark.rule("C-DI-lighthouse-1", "C-CH-wizard-2")
def test_a_wizard_who_builds_a_taken_lighthouse_searches_the_deck() -> None:
    seats = [sits("wizard", gold=4), sits("king", hand=["lighthouse"]), {}, {}]
    state = at(seats=seats, deck=REST, turn={"character": "wizard", "gathered": True})
    do(state, "peek 1", "take lighthouse", "build_it", "take temple", "build temple")
    assert city(state, 0) == ["lighthouse", "temple"]


# ---- secrecy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-09", "C-INF-15")
def test_other_players_see_only_whether_a_card_was_taken() -> None:
    state = do(searching(), "take harbor")
    harbor = DISTRICT_NAMES.index("harbor")
    for seat in (1, 2, None):
        assert happened(state, seat)[-1] == ("searched", 0)
        assert "search_card" not in {event[0] for event in happened(state, seat)}
        assert state.view(seat)["deck_known"] == []
    assert ("search_card", 0, harbor) in happened(state, 0)
    assert (known_hand(state, 0, 1), state.view(1)["deck"]) == ([], 7)
    taken = {tuple(hand(state.sample(1, Rng(i)), 0)) for i in range(60)}
    assert len(taken) > 8


@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-15", "R-64")
def test_only_the_builder_sees_the_deck_during_the_search() -> None:
    state = searching()
    seen = state.view(0)["deck_known"]
    assert isinstance(seen, list)
    assert sorted(one["district"] for one in seen) == sorted(REST)
    assert state.view(1)["deck_known"] == []
    assert len({tuple(names(state.sample(1, Rng(i)).deck)) for i in range(20)}) > 1


@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-15", "R-64")
def test_the_builder_does_not_see_the_order_of_the_deck() -> None:
    states = [searching(deck=deck_) for deck_ in (REST, REST[::-1], sorted(REST))]
    assert len({tuple(deck(state)) for state in states}) == 3
    for told in (
        [state.view(0) for state in states],
        [state.legal(0) for state in states],
        [state.sample(0, Rng(7)).digest() for state in states],
        [happened(state, 0) for state in states],
    ):
        assert told[0] == told[1] == told[2]
    seen: Any = states[0].view(0)["deck_known"]
    assert [one["above"] for one in seen] == [None] * len(REST)
    assert [DISTRICT_NAMES.index(one["district"]) for one in seen] == sorted(map(DISTRICT_NAMES.index, REST))


@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-15")
@pytest.mark.parametrize("answer", ["decline", "take harbor"])
def test_after_the_search_the_builder_knows_the_deck_but_not_its_order(answer: str) -> None:
    state = do(searching(), answer)
    assert state.view(0)["deck_known"] == []
    worlds = [state.sample(0, Rng(i)) for i in range(80)]
    assert {tuple(sorted(deck(world))) for world in worlds} == {tuple(sorted(deck(state)))}
    assert {deck(world)[0] for world in worlds} == set(deck(state))
    assert len({tuple(deck(world)) for world in worlds}) > 60


@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-09")
def test_the_builder_infers_the_opponents_hand_from_the_deck() -> None:
    seats = [sits("bishop", "thief", gold=3, hand=["lighthouse"]), {"characters": ["king", "merchant"]}]
    state = at(seats=seats, deck=REST, turn={"character": "bishop", "gathered": True})
    do(state, "build lighthouse", "take harbor")
    worlds = [state.sample(0, Rng(i)) for i in range(20)]
    assert {tuple(hand(world, 1)) for world in worlds} == {tuple(hand(state, 1))}
    assert len({tuple(hand(state.sample(1, Rng(i)), 0)) for i in range(20)}) > 1


@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-10", "C-INF-15")
def test_the_shuffle_hides_a_card_that_somebody_put_under_the_deck() -> None:
    """The King knew the last card; now it may be anywhere in the deck, or in the builder's hand."""
    seats = [sits("bishop", gold=3, hand=["lighthouse"]), sits("king"), {"characters": ["thief"]}, {}]
    state = at(seats=seats, deck_top=["university", "palace"], turn={"character": "king"})
    do(state, "cards", "keep palace", "end")
    last = [{"above": len(deck(state)) - 1, "district": "university"}]
    assert (state.to_act(), state.view(1)["deck_known"]) == (0, last)
    do(state, "gold", "build lighthouse", "take university")
    assert (state.view(1)["deck_known"], known_hand(state, 0, 1)) == ([], [])
    places: Counter[str] = Counter()
    for i in range(300):
        world = state.sample(1, Rng(i))
        if "university" in hand(world, 0):
            places["builder"] += 1
        elif "university" in deck(world):
            places["last" if deck(world)[-1] == "university" else "deck"] += 1
    assert places["builder"] > 0
    assert places["last"] < 40
    assert places.total() == 300
