"""Building in the older editions: timing, limits, duplicates, and the smaller complete city with the Bell Tower."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.facing import starting
from tests.games.citadels.idling import gather
from tests.games.citadels.playing import at, city, do, first, gold, hand, happened, options, score

from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

SEVEN = ["manor", "castle", "temple", "church", "market", "docks", "prison"]
OTHER_SIX = ["palace", "monastery", "cathedral", "tavern", "watchtower", "barracks"]


def turn(character: str, **mine: Any) -> CitadelsState:
    """Return the state in which seat 0 of four has just revealed ``character``."""
    return at(players=4, seats=[{"characters": [character], **mine}], turn={"character": character})


def builds(state: CitadelsState) -> list[str]:
    return [option.split()[1] for option in starting(state, "build")]


# ---- timing and limits ------------------------------------------------------------------------------------------


@pytest.mark.rule("C-BLD-01", "R-07")
@pytest.mark.parametrize("gathered", ["gold", "cards"])
@pytest.mark.parametrize("character", ["king", "architect", "witch", "warlord", "tax_collector_old"])
def test_nothing_is_built_before_gathering(gathered: str, character: str) -> None:
    state = turn(character, gold=9, hand=["tavern", "market"])
    assert not starting(state, "build")
    do(state, gathered)
    if gathered == "cards":
        do(state, options(state)[0])
    if character in ("architect", "witch"):
        assert not starting(state, "build")
        do(state, "decline")
    assert {"build market", "build tavern"} <= set(options(state))


@pytest.mark.rule("C-BLD-01", "R-07")
def test_the_wizard_builds_the_taken_card_only_after_gathering() -> None:
    for gathered, answers in ((False, ["keep_it"]), (True, ["build_it", "keep_it"])):
        state = at(
            players=4,
            seats=[{"characters": ["wizard"], "gold": 9}, {"hand": ["tavern"]}],
            turn={"character": "wizard", "gathered": gathered},
        )
        do(state, "peek 1", "take tavern")
        assert sorted(options(state)) == answers


@pytest.mark.rule("C-BLD-02", "C-TURN-12")
@pytest.mark.parametrize(
    ("character", "limit"), [("architect", 3), ("navigator", 0), ("alchemist", 1), ("wizard", 1), ("abbot", 1)]
)
def test_building_limits_of_characters(character: str, limit: int) -> None:
    state = turn(character, gold=20, hand=["tavern", "market", "temple", "prison"])
    gather(state)
    for _ in range(limit):
        do(state, f"build {builds(state)[0]}")
    assert builds(state) == []
    assert len(city(state, 0)) == limit and "end" in options(state)


@pytest.mark.rule("C-BLD-02")
def test_the_wizards_immediate_build_does_not_count_toward_the_limit() -> None:
    for moves in (
        ["peek 1", "take tavern", "build_it", "build market"],
        ["build market", "peek 1", "take tavern", "build_it"],
    ):
        state = at(
            players=4,
            seats=[{"characters": ["wizard"], "gold": 9, "hand": ["market", "temple"]}, {"hand": ["tavern"]}],
            turn={"character": "wizard", "gathered": True},
        )
        do(state, *moves)
        assert city(state, 0) == ["market", "tavern"] and builds(state) == []


@pytest.mark.rule("C-BLD-03")
@pytest.mark.rulesets("2010")
def test_the_factory_makes_other_purples_cheaper() -> None:
    state = turn("king", gold=3, hand=["smithy", "palace", "library"], city=["factory"])
    gather(state)
    assert builds(state) == ["library", "palace", "smithy"]
    before = gold(state)
    do(state, "build smithy")
    assert gold(state) == [1, *before[1:]]
    state = turn("king", gold=3, hand=["smithy", "palace", "library"])
    assert builds(gather(state)) == ["palace", "smithy"]


# ---- names ------------------------------------------------------------------------------------------------------


def wizard(*own: str, theirs: str = "tavern", standing: list[str] | None = None) -> CitadelsState:
    """Return a state during the turn of a Wizard who has gathered."""
    return at(
        players=4,
        seats=[
            {"characters": ["wizard"], "gold": 9, "hand": list(own), "city": standing or ["tavern"]},
            {"hand": [theirs]},
        ],
        turn={"character": "wizard", "gathered": True},
    )


@pytest.mark.rule("C-BLD-04")
def test_the_wizard_may_build_the_taken_card_as_a_duplicate() -> None:
    state = do(wizard(), "peek 1", "take tavern", "build_it")
    assert city(state, 0) == ["tavern", "tavern"]


@pytest.mark.rule("C-BLD-04", "R-19")
def test_the_wizards_other_builds_may_be_duplicates_in_2010_only(ruleset: str) -> None:
    names = ["tavern"] if ruleset == "2010" else []
    assert builds(wizard("tavern")) == names
    assert builds(do(wizard(), "peek 1", "take tavern", "keep_it")) == names


@pytest.mark.rule("C-BLD-04")
def test_a_city_has_only_one_keep() -> None:
    """The deck has two Keeps, but a second one in a city would be a duplicate."""
    state = turn("king", gold=9, hand=["keep", "market"], city=["keep"])
    gather(state)
    assert builds(state) == ["market"]
    assert city(do(turn("king", gold=9, hand=["keep"], city=["manor"]), "gold", "build keep"), 0) == ["keep", "manor"]


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-BLD-04", "R-53")
def test_the_quarry_allows_two_of_a_name_but_not_three() -> None:
    state = turn("king", gold=9, hand=["tavern", "market", "docks"], city=["quarry", "tavern", "tavern", "docks"])
    gather(state)
    assert builds(state) == ["docks", "market"]
    do(state, "build docks")
    assert city(state, 0) == ["docks", "docks", "quarry", "tavern", "tavern"]


# ---- built districts are public ---------------------------------------------------------------------------------


@pytest.mark.rule("C-BLD-05")
def test_everybody_sees_the_taken_card_once_the_wizard_builds_it() -> None:
    state = wizard(theirs="castle")
    mark = state.event_count()
    do(state, "peek 1", "take castle")
    assert [event[0] for event in happened(state, 2, mark=mark)] == ["peek", "card_moves"]
    mark = state.event_count()
    do(state, "build_it")
    for seat in (None, 0, 1, 2, 3):
        assert [event[0] for event in happened(state, seat, mark=mark)] == ["build"]
        view: Any = state.view(seat)
        assert [one["district"] for one in view["seats"][0]["city"]] == ["tavern", "castle"]


# ---- the first complete city ------------------------------------------------------------------------------------


@pytest.mark.rule("C-BLD-08", "C-EOG-01")
def test_the_eighth_district_ends_the_game_and_not_the_seventh() -> None:
    state = at(
        players=4,
        seats=[
            {"characters": ["thief"], "gold": 9, "city": SEVEN, "hand": ["tavern"]},
            {"characters": ["king"], "gold": 9, "city": SEVEN[:6], "hand": ["fortress"]},
            {"characters": ["bishop"], "gold": 9, "city": SEVEN, "hand": ["tavern"]},
            {"characters": ["architect"]},
        ],
        turn={"character": "thief"},
    )
    do(state, "gold", "build tavern")
    assert first(state) == 0 and not state.is_over()
    do(state, "end", "gold", "build fortress", "end", "gold", "build tavern", "end")
    assert [state.is_complete(player) for player in state.players] == [True, False, True, False]
    assert (first(state), state.to_act()) == (0, 3)
    do(gather(state), "end")
    assert state.is_over()
    assert [score(state, seat).completion for seat in range(4)] == [4, 0, 2, 0]


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-BLD-08", "C-DI-bell_tower-1", "C-DI-bell_tower-2")
@pytest.mark.parametrize("answer", ["declare", "decline"])
def test_the_bell_tower_may_make_several_players_first(answer: str) -> None:
    """The tower's builder is one of these players if the tower is the seventh district of the city."""
    state = at(
        players=4,
        seats=[
            {"characters": ["king"], "gold": 9, "city": SEVEN[:6], "hand": ["bell_tower"]},
            {"characters": ["thief"], "city": SEVEN},
            {"characters": ["bishop"], "gold": 9, "city": SEVEN[:6], "hand": ["tavern"]},
            {"characters": ["warlord"], "city": OTHER_SIX},
        ],
        turn={"character": "king", "gathered": True},
    )
    do(state, "build bell_tower")
    assert options(state) == ["declare", "decline"]
    do(state, answer)
    view: Any = state.view(None)
    declared = answer == "declare"
    assert (view["first"], view["goal"], view["tower"]) == (([0, 1], 7, True) if declared else ([], 8, False))
    do(state, "end", "gold", "build tavern", "end")
    view = state.view(None)
    assert view["first"] == ([0, 1] if declared else [])
    assert [one["complete"] for one in view["seats"]] == [declared, declared, declared, False]


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-BLD-06", "C-EOG-02")
def test_a_city_completed_by_the_bell_tower_may_grow() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["architect"], "gold": 9, "city": SEVEN[:6], "hand": ["bell_tower", "tavern", "harbor"]}],
        turn={"character": "architect", "gathered": True},
    )
    do(state, "build bell_tower", "declare")
    before = score(state, 0).districts
    do(state, "build tavern")
    assert len(city(state, 0)) == 8 and hand(state, 0) == ["harbor"]
    assert score(state, 0).districts == before + 1


# ---- gold outside the stash -------------------------------------------------------------------------------------


@pytest.mark.rule("C-BLD-07")
def test_gold_on_districts_matters_to_neither_the_abbot_nor_the_tax() -> None:
    seats = [
        {"characters": ["abbot"], "gold": 1},
        {"characters": ["thief"], "gold": 0, "city": ["manor+", "market+"]},
        {"gold": 0},
        {"gold": 0},
    ]
    state = at(players=4, characters=["abbot", "artist"], seats=seats, turn={"character": "abbot"})
    assert not starting(state, "beg")
    state = at(
        players=4,
        characters=["tax_collector_old", "artist"],
        seats=[
            {"characters": ["tax_collector_old"], "gold": 0},
            {"characters": ["king"], "gold": 1, "city": ["manor+"], "hand": ["docks"]},
        ],
        turn={"character": "tax_collector_old"},
    )
    do(state, "gold", "end", "gold", "build docks", "end")
    assert gold(state)[:2] == [2, 0] and "manor+" in city(state, 1)
