"""Unique districts with actions on their owner's turn: Armory, Laboratory, Museum, Smithy."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, city, deck, do, gold, hand, happened, options, score

FULL = ["manor", "castle", "palace", "tavern", "market", "docks", "harbor"]


# ---- Smithy ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-smithy-1", "C-TURN-05", "C-TURN-14")
@pytest.mark.rulesets("all")
def test_the_smithy_gives_three_cards_for_two_gold_once_per_turn() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["bishop"], "city": ["smithy"], "gold": 9, "hand": []}],
        turn={"character": "bishop", "gathered": True},
        deck_top=["tavern", "market", "docks", "harbor"],
    )
    do(state, "smithy")
    assert (gold(state)[0], hand(state, 0), deck(state)[0]) == (7, ["docks", "market", "tavern"], "harbor")
    assert "smithy" not in options(state)


@pytest.mark.rule("C-DI-smithy-1", "C-TURN-06", "R-07")
@pytest.mark.rulesets("all")
def test_the_smithy_may_be_used_before_gathering_or_not_at_all() -> None:
    seats = [{"characters": ["bishop"], "city": ["smithy"], "gold": 2, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "bishop"})
    do(state, "smithy")
    assert (gold(state)[0], len(hand(state, 0))) == (0, 3)
    idle = at(players=4, seats=seats, turn={"character": "bishop"})
    do(idle, "gold", "end")
    assert (gold(idle)[0], hand(idle, 0)) == (4, [])


@pytest.mark.rule("C-DI-smithy-1")
@pytest.mark.rulesets("all")
def test_the_smithy_is_not_offered_for_one_gold_or_to_other_players() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["bishop"], "city": ["smithy"], "gold": 1},
        {"characters": ["king"], "gold": 9},
    ]
    poor = at(players=4, seats=seats, turn={"character": "bishop"})
    assert "smithy" not in options(poor)
    assert "smithy" in options(do(poor, "gold"))
    other = at(players=4, seats=seats, turn={"character": "king"})
    assert "smithy" not in options(other)


@pytest.mark.rule("C-DI-smithy-1", "C-CH-alchemist-2")
@pytest.mark.rulesets("all")
def test_the_alchemist_is_not_refunded_the_smithy() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["alchemist"], "city": ["smithy"], "gold": 4, "hand": ["market"]}],
        turn={"character": "alchemist", "gathered": True},
    )
    do(state, "smithy", "build market")
    assert gold(state)[0] == 0
    assert gold(do(state, "end"))[0] == 2


# ---- Laboratory --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-laboratory-1", "C-DI-laboratory-2", "C-TURN-05", "C-TURN-14")
@pytest.mark.rulesets("all")
def test_the_laboratory_turns_a_card_into_gold_once_per_turn(ruleset: str) -> None:
    """The Laboratory gives two gold in 2016, and one in the older editions."""
    paid = 2 if ruleset == "2016" else 1
    state = at(
        players=4,
        seats=[{"characters": ["merchant"], "city": ["laboratory"], "gold": 0, "hand": ["tavern", "palace", "palace"]}],
        turn={"character": "merchant", "gathered": True},
    )
    do(state, "laboratory")
    assert sorted(options(state)) == ["discard palace", "discard tavern"]
    do(state, "discard palace")
    assert (gold(state)[0], hand(state, 0), deck(state)[-1]) == (paid, ["palace", "tavern"], "palace")
    assert "laboratory" not in options(state)
    assert happened(state, 1) == [("laboratory", 0), ("discard", 0), ("gain", 0, paid)]


@pytest.mark.rule("C-DI-laboratory-1", "C-DI-laboratory-2", "R-07")
@pytest.mark.rulesets("all")
def test_the_laboratory_needs_a_card_and_may_be_used_before_gathering(ruleset: str) -> None:
    card, paid = ("secret_vault", 2) if ruleset == "2016" else ("keep", 1)
    seats: list[dict[str, Any]] = [
        {"characters": ["merchant"], "city": ["laboratory"], "gold": 0, "hand": [card]},
        {"characters": ["king"], "hand": ["tavern"]},
    ]
    state = at(players=4, seats=seats, turn={"character": "merchant"})
    do(state, "laboratory", f"discard {card}")
    assert (gold(state)[0], hand(state, 0)) == (paid, [])
    assert "cards" in options(state)
    seats[0]["hand"] = []
    assert "laboratory" not in options(at(players=4, seats=seats, turn={"character": "merchant"}))
    assert "laboratory" not in options(at(players=4, seats=seats, turn={"character": "king"}))


@pytest.mark.rule("C-DI-laboratory-1", "C-DI-laboratory-2", "C-DI-smithy-1", "R-25", "R-59")
@pytest.mark.rulesets("all")
def test_laboratory_and_smithy_work_in_each_of_two_turns() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["king", "architect"], "city": ["laboratory", "smithy"], "gold": 9, "hand": ["tavern", "manor"]},
        {"characters": ["thief", "bishop"], "hand": []},
    ]
    state = at(players=2, seats=seats, turn={"character": "king"})
    for last in ["tavern", "manor"]:
        do(state, "laboratory", f"discard {last}", "smithy")
        assert not {"laboratory", "smithy"} & set(options(state))
        do(state, "gold")
        if "decline" in options(state):
            do(state, "decline")
        assert not {"laboratory", "smithy"} & set(options(state))
        do(state, "end")
        if last == "tavern":
            assert not {"laboratory", "smithy"} & set(options(state))  # the other player's turn
            do(state, "gold", "end")
    assert (state.round, len(hand(state, 0))) == (2, 6)


# ---- Museum ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-museum-1", "C-INF-02", "C-INF-13")
@pytest.mark.rulesets("2010", "2016")
def test_the_museum_takes_one_card_per_turn_face_down() -> None:
    state = at(
        players=4,
        museum=["manor"],
        seats=[{"characters": ["merchant"], "city": ["museum"], "gold": 0, "hand": ["tavern", "keep"]}],
        turn={"character": "merchant", "gathered": True},
    )
    before = score(state, 0).uniques
    do(state, "museum")
    assert sorted(options(state)) == ["tuck keep", "tuck tavern"]
    do(state, "tuck tavern")
    assert hand(state, 0) == ["keep"]
    assert score(state, 0).uniques == before + 1
    assert "museum" not in options(state)
    assert happened(state, 1) == [("tucked", 0)]
    for seat, known in [(0, ["manor", "tavern"]), (1, []), (None, [])]:
        seen = state.view(seat)["seats"]
        assert isinstance(seen, list)
        assert (seen[0]["museum"], seen[0]["museum_known"]) == (2, known)


@pytest.mark.rule("C-DI-museum-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_museum_takes_another_card_in_the_next_turn_unless_the_hand_is_empty() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["king", "merchant"], "city": ["museum"], "gold": 0, "hand": ["tavern", "manor"]},
        {"characters": ["thief", "bishop"], "hand": []},
    ]
    state = at(players=2, seats=seats, turn={"character": "king"})
    do(state, "museum", "tuck tavern", "gold")
    assert "museum" not in options(state)
    do(state, "end", "gold")
    assert "museum" not in options(state)  # the other player's turn
    do(state, "end", "museum", "tuck manor")
    assert (score(state, 0).uniques, hand(state, 0)) == (2, [])
    seats[0]["hand"] = []
    assert "museum" not in options(at(players=2, seats=seats, turn={"character": "king"}))


# ---- Armory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-armory-1", "C-TURN-14")
def test_the_armory_goes_under_the_deck_with_its_target() -> None:
    state = at(
        players=4,
        seats=[
            {"characters": ["merchant"], "city": ["armory", "tavern"], "gold": 0},
            {"characters": ["king"], "city": ["palace", "castle"], "gold": 0},
        ],
        turn={"character": "merchant", "gathered": True},
    )
    do(state, "demolish 1")
    assert options(state) == ["district palace", "district castle"]
    do(state, "district palace")
    assert (city(state, 0), city(state, 1)) == (["tavern"], ["castle"])
    assert (deck(state)[-2:], gold(state)[:2]) == (["armory", "palace"], [0, 0])
    assert not [option for option in options(state) if option.startswith("demolish")]


@pytest.mark.rule("C-DI-armory-1", "R-07")
def test_the_armory_may_destroy_in_its_own_city_but_not_itself() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["merchant"], "city": ["armory", "tavern"]},
        {"characters": ["king"], "city": ["palace"]},
    ]
    state = at(players=4, seats=seats, turn={"character": "merchant"})
    assert [option for option in options(state) if option.startswith("demolish")] == ["demolish 0", "demolish 1"]
    do(state, "demolish 0")
    assert options(state) == ["district tavern"]
    do(state, "district tavern")
    assert city(state, 0) == []
    assert "gold" in options(state)
    alone = at(
        players=4,
        seats=[{"characters": ["merchant"], "city": ["armory"]}, {"characters": ["king"]}],
        turn={"character": "merchant"},
    )
    assert not [option for option in options(alone) if option.startswith("demolish")]


@pytest.mark.rule("C-DI-armory-1")
def test_the_armory_cannot_attack_a_complete_city() -> None:
    state = at(
        players=4,
        first=1,
        seats=[
            {"characters": ["merchant"], "city": ["armory"]},
            {"characters": ["king"], "city": FULL},
            {"characters": ["thief"], "city": ["church", "temple", "prison", "keep", "fortress", "barracks"]},
        ],
        turn={"character": "merchant"},
    )
    assert [option for option in options(state) if option.startswith("demolish")] == ["demolish 2"]


@pytest.mark.rule("C-DI-armory-1")
def test_the_armory_is_not_offered_in_other_players_turns() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["merchant"], "city": ["armory"]}, {"characters": ["king"], "city": ["palace"]}],
        turn={"character": "king"},
    )
    assert not [option for option in options(state) if option.startswith("demolish")]


@pytest.mark.rule("C-DI-armory-1", "C-CH-bishop-3")
def test_the_armory_can_destroy_in_the_bishops_city() -> None:
    """The Bishop is protected only against characters of rank 8."""
    seats: list[dict[str, Any]] = [
        {"characters": ["warlord"], "city": ["armory"], "gold": 9},
        {"characters": ["bishop"], "city": ["palace"]},
        {"characters": ["thief"]},
        {"characters": ["king"]},
    ]
    state = at(seats=seats, turn={"character": "warlord"})
    assert "destroy 1" not in options(state)
    do(state, "demolish 1", "district palace")
    assert city(state, 1) == []


@pytest.mark.rule("C-DI-armory-1", "C-CH-artist-2", "R-38")
def test_the_armory_tells_beautified_districts_from_plain_ones() -> None:
    state = at(
        players=4,
        characters=["artist"],
        seats=[
            {"characters": ["merchant"], "city": ["armory"], "gold": 0},
            {"characters": ["king"], "city": ["quarry", "manor", "manor+"], "gold": 0},
        ],
        turn={"character": "merchant", "gathered": True},
    )
    do(state, "demolish 1")
    assert options(state) == ["district quarry", "district manor", "district manor+"]
    do(state, "district manor+")
    assert (city(state, 1), gold(state)[:2]) == (["manor", "quarry"], [0, 0])


# ---- all of them -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-15", "C-DI-smithy-1", "C-DI-laboratory-1", "C-DI-museum-1", "C-DI-armory-1", "C-CH-witch-5")
def test_neither_the_bewitched_player_nor_the_witch_uses_the_districts_of_the_victim() -> None:
    state = at(
        players=4,
        bewitched="king",
        seats=[
            {"characters": ["king"], "city": ["smithy", "laboratory", "museum", "armory"], "gold": 9},
            {"characters": ["witch"], "city": ["manor"], "gold": 9, "hand": []},
        ],
        turn={"character": "king"},
    )
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert state.to_act() == 1
    assert options(state) == ["income", "end"]


@pytest.mark.rule("C-TURN-13", "C-DI-smithy-1", "C-DI-laboratory-1", "C-DI-museum-1", "C-DI-armory-1")
def test_a_threatened_player_uses_districts_only_after_answering_the_threat() -> None:
    state = at(
        players=4,
        threats={"real": "merchant", "blank": "king"},
        seats=[
            {"characters": ["merchant"], "city": ["smithy", "laboratory", "museum", "armory"], "gold": 9},
            {"characters": ["blackmailer"], "city": ["manor"]},
        ],
        turn={"character": "merchant"},
    )
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert options(state) == ["bribe", "refuse"]
    do(state, "bribe")
    assert {"smithy", "laboratory", "museum", "demolish 1"} <= set(options(state))
