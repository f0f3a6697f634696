"""Turns in the older editions: powers at any time, extras right after gathering, attacks at the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.facing import starting
from tests.games.citadels.idling import gather
from tests.games.citadels.playing import at, city, deck, do, gold, hand, happened, options

from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")


def turn(character: str, *, others: list[dict[str, Any]] | None = None, **mine: Any) -> CitadelsState:
    """Return the state in which seat 0 of four has just revealed ``character``."""
    return at(
        players=4,
        seats=[{"characters": [character], **mine}, *(others or [])],
        turn={"character": character},
    )


# ---- powers at any time -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-05", "C-TURN-06")
@pytest.mark.parametrize(
    ("character", "use", "verb"),
    [
        ("assassin", ["kill thief"], "kill"),
        ("thief", ["rob king"], "rob"),
        ("magician", ["swap 1"], "swap"),
        ("wizard", ["peek 1", "take temple", "keep_it"], "peek"),
        ("king", ["income"], "income"),
        ("bishop", ["income"], "income"),
        ("abbot", ["beg 1"], "beg"),
        ("abbot", ["income"], "income"),
        ("warlord", ["income"], "income"),
        ("diplomat", ["income"], "income"),
        ("artist", ["beautify market", "done"], "beautify"),
    ],
)
@pytest.mark.parametrize("early", [True, False], ids=["before", "after"])
def test_a_power_is_optional_and_used_once(character: str, use: list[str], verb: str, early: bool) -> None:
    held = "thief" if character == "king" else "king"
    other = {"characters": [held], "gold": 9, "hand": ["temple", "temple"], "city": ["tavern", "watchtower"]}
    state = turn(character, gold=3, hand=["manor"], city=["market", "prison", "castle", "church"], others=[other])
    declined = do(state.copy(), "gold")
    assert starting(declined, verb)
    do(declined, "end")
    do(state, *([] if early else ["gold"]), *use, *(["gold"] if early else []))
    assert not starting(state, verb)
    do(state, "end")


@pytest.mark.rule("C-TURN-05", "C-TURN-07")
def test_income_and_power_are_independent() -> None:
    state = turn("abbot", gold=1, city=["church", "temple"], others=[{"characters": ["king"], "gold": 9}])
    do(state, "beg 1", "income", "gold")
    assert gold(state)[0] == 6
    assert not starting(state, "beg", "income")


@pytest.mark.rule("C-TURN-06", "C-TURN-04")
def test_the_emperor_moves_the_crown_before_anything_else() -> None:
    seats = [{"characters": ["emperor"], "city": ["manor"]}, {"gold": 1, "hand": []}]
    state = at(players=4, crown=3, seats=seats, turn={"character": "emperor"})
    assert options(state) == ["crown 1", "crown 2"]
    do(state, "crown 1")
    assert starting(state, "gold", "cards", "end") == ["cards", "gold"]
    do(state, "gold", "end")


@pytest.mark.rule("C-TURN-06")
def test_the_witch_may_decline() -> None:
    state = turn("witch", gold=3, hand=["manor"])
    assert options(state) == ["gold", "cards"]
    do(state, "gold")
    assert starting(state, "decline", "end", "build", "gold") == ["decline"]
    assert len(starting(state, "bewitch")) == len(options(state)) - 1 == 7
    do(state, "decline")
    assert options(state) == ["build manor", "end"]
    do(state, "end")
    assert state.to_act() != 0


# ---- extras right after gathering -------------------------------------------------------------------------------


EXTRAS = [
    ("merchant", "bonus", 1, 0),
    ("architect", "bonus", 0, 2),
    ("navigator", "sail_gold", 4, 0),
    ("navigator", "sail_cards", 0, 4),
]


@pytest.mark.rule("C-TURN-09", "C-TURN-01", "C-TURN-14")
@pytest.mark.parametrize(("character", "power", "extra_gold", "extra_cards"), EXTRAS)
@pytest.mark.parametrize("gathered", ["gold", "cards"])
def test_extras_come_right_after_gathering(
    character: str, power: str, extra_gold: int, extra_cards: int, gathered: str
) -> None:
    top = ["tavern", "tavern", "docks", "harbor", "palace", "prison"]
    state = at(
        players=4,
        seats=[{"characters": [character], "gold": 1, "hand": ["tavern"], "city": ["manor", "laboratory"]}],
        turn={"character": character},
        deck_top=top,
    )
    assert starting(state, "bonus", "sail_gold", "sail_cards", "decline") == []
    do(state, gathered, *(["keep tavern"] if gathered == "cards" else []))
    sails = ["sail_gold", "sail_cards"] if character == "navigator" else []
    assert options(state) == [*(sails or ["bonus"]), "decline"]
    do(state, power)
    drawn = top[:extra_cards] if gathered == "gold" else [top[0], *top[2 : 2 + extra_cards]]
    assert gold(state)[0] == 1 + extra_gold + (2 if gathered == "gold" else 0)
    assert hand(state, 0) == sorted(["tavern", *drawn])
    assert starting(state, "bonus", "sail_gold", "sail_cards", "decline", "gold", "cards") == []
    assert "end" in options(state) and "laboratory" in options(state)


@pytest.mark.rule("C-TURN-09", "C-TURN-06")
@pytest.mark.parametrize(("character", "power", "extra_gold", "extra_cards"), EXTRAS)
def test_a_declined_extra_cannot_be_taken_later(character: str, power: str, extra_gold: int, extra_cards: int) -> None:
    state = turn(character, gold=1, hand=["tavern"], city=["manor"])
    do(state, "gold")
    mark = state.event_count()
    do(state, "decline")
    for seat in (None, 0, 1, 2, 3):
        assert happened(state, seat, mark=mark) == [("forgone", 0)]
    assert (gold(state)[0], hand(state, 0)) == (3, ["tavern"])
    assert power not in options(state)
    if character != "navigator":
        do(state, "build tavern")
        assert power not in options(state)
    do(state, "end")
    assert state.to_act() != 0


@pytest.mark.rule("C-TURN-09", "C-TURN-03")
def test_library_and_observatory_come_before_the_extra() -> None:
    top = ["tavern", "market", "docks", "harbor", "palace", "prison"]
    state = at(
        players=4,
        seats=[{"characters": ["architect"], "hand": [], "city": ["library", "observatory"]}],
        turn={"character": "architect"},
        deck_top=top,
    )
    do(state, "cards")
    assert options(state) == ["under tavern", "under market", "under docks"]
    do(state, "under market")
    assert options(state) == ["bonus", "decline"]
    do(state, "bonus")
    assert hand(state, 0) == ["docks", "harbor", "palace", "tavern"] and deck(state)[-1] == "market"


@pytest.mark.rule("C-TURN-09", "C-CH-witch-4")
@pytest.mark.parametrize(("character", "power", "extra_gold", "extra_cards"), EXTRAS)
def test_the_witch_gets_the_extra_of_the_bewitched(
    character: str, power: str, extra_gold: int, extra_cards: int
) -> None:
    seats = [
        {"characters": ["witch"], "gold": 1, "hand": ["tavern"]},
        {"characters": [character], "gold": 1, "hand": ["manor"]},
        {"characters": ["thief"]},
        {"characters": ["king"]},
    ]
    state = at(players=4, seats=seats, turn={"character": "witch"})
    do(state, "gold", f"bewitch {character}", "gold", "end", "gold", "end")
    assert state.to_act() == 1
    do(state, "gold")
    assert state.to_act() == 0 and options(state)[-1] == "decline" and power in options(state)
    assert gold(state)[:2] == [3, 3]
    do(state, power)
    assert gold(state)[:2] == [3 + extra_gold, 3]
    assert [len(hand(state, seat)) for seat in (0, 1)] == [1 + extra_cards, 1]
    assert starting(state, "gold", "cards", power) == []


# ---- rank 8 at the end ------------------------------------------------------------------------------------------


STRIKES = [
    ("warlord", ["destroy 1", "district tavern"]),
    ("diplomat", ["exchange 1", "district tavern", "offer market"]),
]


def rank_8(character: str) -> CitadelsState:
    """Return a state during the turn of a rank 8 character (seat 0) with cards to build.

    Seat 1 has a district to attack, and seat 2 is called next.
    """
    return at(
        players=4,
        characters=[character, "artist"],
        seats=[
            {
                "characters": [character],
                "gold": 3,
                "hand": ["temple", "church"],
                "city": ["market", "prison", "smithy"],
            },
            {"characters": ["king"], "city": ["tavern"]},
            {"characters": ["artist"]},
            {"characters": ["thief"]},
        ],
        turn={"character": character},
    )


@pytest.mark.rule("C-TURN-11")
@pytest.mark.parametrize(("character", "use"), STRIKES)
def test_rank_8_attacks_after_everything_else(character: str, use: list[str]) -> None:
    state = rank_8(character)
    verb = use[0].split()[0]
    for move in ("gold", "build temple", "income"):
        assert not starting(state, verb)
        do(state, move)
    assert not starting(state, verb) and "smithy" in options(state)
    do(state, "end")
    assert state.to_act() == 0
    assert {word.split()[0] for word in options(state)} == {verb, "end"}
    do(state, *use)
    assert "tavern" not in city(state, 1)
    assert state.to_act() == 2  # the attack ended the turn


@pytest.mark.rule("C-TURN-11")
@pytest.mark.parametrize(("character", "use"), STRIKES)
def test_rank_8_cannot_build_or_take_income_after_ending_the_turn(character: str, use: list[str]) -> None:
    state = do(rank_8(character), "gold", "end")
    assert not starting(state, "build", "income", "smithy", "gold", "cards")
    do(state, *use)
    assert state.to_act() == 2
    assert hand(state, 0) == ["church", "temple"]


@pytest.mark.rule("C-TURN-11", "C-TURN-06")
@pytest.mark.parametrize(("character", "use"), STRIKES)
def test_rank_8_may_decline_to_attack(character: str, use: list[str]) -> None:
    state = do(rank_8(character), "gold", "end", "end")
    assert state.to_act() == 2
    assert (city(state, 0), city(state, 1)) == (["market", "prison", "smithy"], ["tavern"])


@pytest.mark.rule("C-TURN-11")
@pytest.mark.parametrize("character", ["warlord", "diplomat"])
def test_rank_8_without_a_target_ends_at_once(character: str) -> None:
    state = at(
        players=4,
        characters=[character, "artist"],
        seats=[
            {"characters": [character], "gold": 0, "city": ["castle"]},
            {"characters": ["king"], "city": ["palace"]},
            {"characters": ["artist"]},
        ],
        turn={"character": character, "gathered": True},
    )
    do(state, "end")
    assert state.to_act() == 2


@pytest.mark.rule("C-TURN-11", "C-TURN-07")
def test_rank_8_pays_with_the_gold_that_is_left() -> None:
    position: dict[str, Any] = {
        "players": 4,
        "seats": [
            {"characters": ["warlord"], "gold": 1, "city": ["fortress"], "hand": ["manor"]},
            {"characters": ["king"], "city": ["palace"]},
        ],
        "turn": {"character": "warlord", "gathered": True},
    }
    state = do(at(**position), "end")
    assert state.round == 2  # 4 gold are needed, for the palace or his own fortress
    position["seats"][0]["gold"] = 3
    state = do(at(**position), "income", "end")
    assert options(state) == ["destroy 0", "destroy 1", "end"]
    state = do(at(**position), "income", "build manor", "end")
    assert state.round == 2


# ---- powers of the active character -----------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-12", "R-25")
def test_powers_belong_to_the_character_whose_turn_it_is() -> None:
    state = at(
        players=2,
        seats=[
            {
                "characters": ["architect", "warlord"],
                "gold": 9,
                "hand": ["tavern", "temple", "docks"],
                "city": ["prison"],
            },
            {"characters": ["thief", "king"], "city": ["market"]},
        ],
        turn={"character": "architect"},
    )
    do(state, "gold")
    assert options(state) == ["bonus", "decline"]
    do(state, "decline", "build docks")
    assert not starting(state, "income") and starting(state, "build") == ["build tavern", "build temple"]
    do(state, "end")  # without a decision about an attack
    view: Any = state.view(None)
    assert state.to_act() == 0 and view["turn"]["character"] == "warlord"
    assert starting(state, "income") and not starting(state, "bonus")
    gather(state)
    do(state, "build tavern")
    assert not starting(state, "build", "bonus")
    do(state, "end")
    assert starting(state, "destroy") == ["destroy 0", "destroy 1"]


@pytest.mark.rule("C-TURN-12", "R-21")
@pytest.mark.parametrize("character", ["warlord", "diplomat"])
def test_the_bishop_is_protected_to_the_end_of_the_round(character: str) -> None:
    for guard, reached in (("bishop", []), ("merchant", [1])):
        state = at(
            players=4,
            seats=[
                {"characters": [character], "gold": 9, "city": ["castle"]},
                {"characters": [guard], "city": ["tavern"]},
                {"characters": ["king"], "city": ["market"]},
            ],
            turn={"character": character, "gathered": True},
        )
        do(state, "end")
        hit = [int(text.split()[1]) for text in starting(state, "destroy", "exchange")]
        assert [seat for seat in hit if seat == 1] == reached
        assert 2 in hit


@pytest.mark.rule("C-TURN-12")
def test_with_two_players_the_bishop_protects_from_the_same_players_warlord() -> None:
    state = at(
        players=2,
        seats=[
            {"characters": ["bishop", "warlord"], "gold": 9, "city": ["tavern"]},
            {"characters": ["thief", "king"], "city": ["market"]},
        ],
        turn={"character": "bishop"},
    )
    do(state, "gold", "end", "gold", "end")
    assert options(state) == ["destroy 1", "end"]


# ---- cards under the deck ---------------------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-14", "R-50")
def test_a_district_destroyed_by_the_warlord_goes_under_the_deck() -> None:
    state = do(rank_8("warlord"), "gold", "end")
    top = deck(state)[0]
    do(state, "destroy 1", "district tavern")
    assert (deck(state)[0], deck(state)[-1]) == (top, "tavern")
