"""Impossible positions are rejected with one-line errors; any input is either parsed or rejected."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.citadels.playing import at
from tests.games.citadels.reading_back import read_back, same, step

import burgrave
from burgrave import BurgraveError, PositionError, Rng, SetupError
from burgrave.games.citadels.proof.trials import TRIALS
from burgrave.games.citadels.rules.state import CitadelsState

# ---- refusals -------------------------------------------------------------------------------------------------------

FULL = ["manor", "castle", "palace", "temple", "church", "monastery", "cathedral"]
TURN = {"character": "king"}
TRACE = {"seat": 0, "districts": ["castle"], "cards": ["deck 0", "deck 1"]}
FIRST = {"scenario": "first-game", "players": 4}
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # unknown keys, names and types
    ({"sets": []}, "has no key 'sets'"),
    ({"seats": [{"gould": 1}]}, "Seat 0 has no key 'gould'"),
    ({"turn": {"charakter": "king"}}, "The turn has no key 'charakter'"),
    ({"draft": {"crown": 1}}, "The draft has no key 'crown'"),
    ({"seats": [{"city": ["mannor"]}]}, "no district 'mannor'"),
    ({"seats": [{"characters": ["pope"]}]}, "no character in the cast called 'pope'"),
    ({"phase": "lunch"}, "no phase 'lunch'; choose from: pick"),
    ({"turn": {**TURN, "used": ["lunch"]}}, "no use 'lunch'; choose from: income"),
    ({"turn": []}, "The turn is an object"),
    ({"seats": {}}, "'seats' is a list of objects"),
    ({"seats": [3]}, "Seat 0 is an object"),
    ({"seats": [{"hand": "keep"}]}, "a list of districts or a number"),
    ({"seats": [{"city": [1]}]}, "a list of names; 1 is not a name"),
    ({"seats": [{"gold": True}]}, "'gold' is a whole number"),
    ({"seats": [{"gold": -1}]}, "'gold' is a whole number from 0"),
    ({"seats": [{"gold": 1.5}]}, "'gold' is a whole number"),
    ({"turn": {**TURN, "gathered": 1}}, "'gathered' is true or false"),
    ({"rng": 2**70}, "'rng' is a whole number"),
    # players and cast
    ({"players": 9}, "'players' is a whole number from 2 to 8"),
    ({"players": 2, "seats": [{}, {}, {}]}, "3 seats for 2 players"),
    ({"seats": [{}] * 9}, "9 seats for 8 players"),
    ({"crown": 4}, "'crown' is a whole number from 0 to 3"),
    ({**FIRST, "seats": [{"characters": ["witch"]}]}, "no character in the cast called 'witch'"),
    ({**FIRST, "killed": "spy", "turn": TURN}, "no character in the cast called 'spy'"),
    ({**FIRST, "warrants": {"signed": "king"}, "turn": TURN}, "'warrants' needs the magistrate"),
    ({**FIRST, "threats": {"real": "king"}, "turn": TURN}, "'threats' needs the blackmailer"),
    ({**FIRST, "bewitched": "king", "turn": TURN}, "'bewitched' needs the witch"),
    ({**FIRST, "pool": 2}, "tax_collector is not in the cast"),
    ({"cast": ["king"], "characters": ["king"]}, "both 'characters' and 'cast'"),
    # cards
    ({"seats": [{"hand": ["cathedral"] * 3}]}, "too many of cathedral; this game has 2"),
    ({"seats": [{"hand": ["keep"]}, {"city": ["keep"]}]}, "too many of keep; this game has 1"),
    ({**FIRST, "seats": [{"hand": ["park"]}]}, "park is not in this game"),
    ({"seats": [{"city": ["secret_vault"]}]}, "secret_vault cannot be built"),
    ({"seats": [{"city": ["manor", "manor"]}], "scenario": "vicious-nobles"}, "2 districts named manor"),
    ({**FIRST, "seats": [{"city": ["manor+"]}]}, "the artist is not in the cast"),
    ({"museum": ["manor"]}, "it stands in no city"),
    ({"deck": ["manor"], "seats": [{"hand": []}] * 4}, "have no place for"),
    ({"deck": ["manor"], "deck_top": ["keep"]}, "either the whole 'deck'"),
    ({"seats": [{"hand": 69}]}, "cards cannot be dealt"),
    # characters
    ({"seats": [{"characters": ["king"]}, {"characters": ["king"]}], "turn": TURN}, "held by seat 0 and by seat 1"),
    ({"seats": [{"characters": ["king", "thief"]}]}, "holds 2 characters; with 4 players 1 is allowed"),
    ({"seats": [{"characters": ["king"]}], "turn": {**TURN, "seat": 1}}, "held by seat 0, not by seat 1"),
    ({"seats": [{"characters": ["king"]}], "draft": {"face_down": "king"}}, "king is in two places"),
    ({"draft": {"face_up": ["king", "thief"]}}, "king never lies face-up"),
    ({"draft": {"face_up": ["thief"]}}, "2 characters lie face-up, not 1"),
    ({"draft": {"buries": ["thief"]}}, "'buries' is for 2 players"),
    ({"draft": {"lost": "thief"}}, "is for 3 players"),
    ({"draft": {"picks": ["king"]}}, "4 picks are made, not 1"),
    ({"phase": "pick", "seats": [{}, {"characters": ["king"]}]}, "chooses before others"),
    ({"phase": "pick", "killed": "king"}, "means nothing while characters are being chosen"),
    ({"turn": TURN, "theater": {"seat": 0, "with": 0, "gave": "king", "got": "thief"}}, "two different seats"),
    # the round
    ({"seats": [{"city": FULL}]}, "The city of seat 0 is complete, so no new round begins"),
    ({"phase": "over"}, "no city is complete"),
    ({"phase": "over", "first": 1, "seats": [{"city": FULL}]}, "Seat 1 was not 'first'"),
    ({"phase": "main"}, "needs a 'turn'"),
    ({"phase": "pick", "turn": TURN}, "means nothing in this phase"),
    ({"phase": "heir"}, "needs an emperor who was killed"),
    ({"phase": "stage"}, "need the theater"),
    ({"killed": "king", "turn": TURN}, "was killed, so has none"),
    ({"killed": "assassin", "turn": TURN}, "Rank 1 cannot be 'killed'"),
    ({"killed": "king", "turn": {"character": "assassin"}}, "has not acted yet"),
    ({"robbed": "assassin", "turn": TURN}, "cannot rob rank 1"),
    ({"bewitched": "king", "turn": {"character": "witch", "gathered": True}}, "turn ends as she names"),
    ({"robbed": "king", "killed": "thief", "turn": TURN}, "who was killed"),
    ({"warrants": {"signed": "king", "blank": ["king"]}, "turn": TURN}, "three different characters"),
    ({"warrants": {}, "turn": TURN}, "'signed' names"),
    ({"threats": {"real": "king", "blank": "king"}, "turn": TURN}, "two different characters"),
    ({"threats": {"real": "bishop", "on": ["bishop"], "flipped": ["bishop"]}, "turn": TURN}, "none of them is both"),
    ({"threats": {"real": "king"}, "killed": "king", "turn": {"character": "bishop"}}, "not on rank 1, a killed"),
    ({"crown": 1, "seats": [{"characters": ["king"]}], "turn": {"character": "bishop"}}, "so the crown is there"),
    ({"crown": 0, "seats": [{"characters": ["emperor"]}], "turn": {"character": "bishop"}}, "so it cannot have it"),
    ({"crown": 1, "draft": {"starter": 2}}, "no rank 4 has moved it"),
    ({"actor": 2}, "'actor' is 0 here, not 2"),
    ({"revealed": ["king"], "turn": {"character": "thief"}}, "'revealed' does not fit"),
    # the turn
    ({"turn": {**TURN, "builds": 1}}, "nothing is built before 'gathered'"),
    ({"turn": {**TURN, "gathered": True, "builds": 2}}, "'builds' is a whole number from 0 to 1"),
    ({"turn": {**TURN, "resumed": True}, "bewitched": "thief"}, "only a bewitched character's turn"),
    ({"turn": {**TURN, "gathered": True, "target": 1}}, "'target' means nothing"),
    ({"turn": {**TURN, "pending": ["keep"]}}, "'pending', the cards drawn"),
    ({"turn": {**TURN, "gathered": True, "warranted": True}}, "'warranted' needs a warrant"),
    ({"phase": "power", "turn": TURN}, "no power with a phase of its own"),
    ({"phase": "power", "turn": {"character": "spy"}}, "needs a 'target'"),
    ({"phase": "power", "turn": {"character": "seer", "seat": 0, "owed": [0]}}, "the other seats"),
    ({"phase": "power", "turn": {"character": "seer", "seat": 0, "owed": [10**20]}}, "so large a number is none"),
    ({"knowledge": {"known": {"deck 0": [10**20]}}}, "seats go from 0 to 3; so large a number is none"),
    ({"phase": "power", "turn": {"character": "cardinal"}}, "needs a 'card'"),
    ({"phase": "lab", "turn": TURN}, "needs the laboratory"),
    ({"phase": "bribe", "turn": TURN}, "needs a threat"),
    ({"phase": "warrant", "turn": {**TURN, "card": "keep"}}, "needs a warrant"),
    # knowledge
    ({"knowledge": {"known": {"hand 0 9": [0]}}}, "there is no card 'hand 0 9'"),
    ({"knowledge": {"known": {"hand 0 0": [1]}}}, "leaves out somebody"),
    ({"seats": [{"city": ["museum"]}], "museum": ["manor"], "knowledge": {"known": {"museum 0": [1]}}}, "leaves out"),
    ({"knowledge": {"known": {"deck 0": [9]}}}, "seats go from 0 to 3; 9 is none"),
    ({"knowledge": {"blurs": [{"seats": [0], "cards": ["deck 0"]}]}}, "A blur is of two 'cards' or more"),
    ({"knowledge": {"traces": {}}}, "'traces' is a list of objects"),
    ({"knowledge": {"traces": [TRACE] * 300}}, "at most 200 'traces', not 300"),
    ({"knowledge": {"traces": [{**TRACE, "seat": 9}]}}, "'seat' is a whole number from 0 to"),
    ({"knowledge": {"traces": [{**TRACE, "districts": ["cottage"]}]}}, "there is no district 'cottage'"),
    ({"knowledge": {"traces": [{**TRACE, "districts": []}]}}, "one of the 'districts' or more"),
    ({"knowledge": {"traces": [{**TRACE, "cards": ["deck 0"]}]}}, "A trace is of two 'cards' or more"),
    ({"knowledge": {"traces": [{**TRACE, "cards": ["deck 0", "deck 0"]}]}}, "'deck 0' is no card, or in it twice"),
    ({"knowledge": {"traces": [{**TRACE, "cards": ["hand 0 0", "deck 0"]}]}}, "seat 0 knows one of the 'cards'"),
    ({"deck_top": ["manor", "temple"], "knowledge": {"traces": [TRACE]}}, "'traces' of seat 0 have cards where"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "reason"), IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_an_impossible_position_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refusal:
        at(**position)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"scenario": "no-such"}, "no scenario 'no-such'"),
        ({"ruleset": "1066"}, "no Citadels ruleset"),
        ({"players": 2, "characters": ["emperor"]}, "emperor is not allowed with 2 players"),
        ({"characters": ["king", "thief", "king"]}, "character king is named twice"),
        ({"players": 4, "seats": [{"characters": ["queen"]}]}, "queen needs 5 players"),
        ({"killed": "king", "bewitched": "thief", "turn": TURN}, "two characters of rank 1"),
        ({"districts": ["keep"]}, "exactly 14"),
        ({"seats": [{"city": ["university"]}]}, "university is not a unique district of the 2016 ruleset"),
        ({"collector": 0, "turn": {"character": "bishop"}}, "tax_collector_old is not in the 2016 ruleset"),
        ({"tower": True}, "bell_tower is not a unique district of the 2016 ruleset"),
    ],
)
def test_an_impossible_game_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        at(**position)


@pytest.mark.parametrize("data", [None, 3, "x", [], [{}], {}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BurgraveError):
        burgrave.from_position(data)


# ---- any input is parsed or refused ----------------------------------------------------------------------------------

WORDS = ["king", "witch", "manor", "manor+", "museum", "power", "over", "den", "all", "deck 0", "hand 0 0", ""]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.integers() | st.floats() | st.sampled_from(WORDS) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS) | st.text(), inner, max_size=3),
    max_leaves=6,
)


def _paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(data, dict):
        for key in data:
            found += _paths(data[key], (*path, key))
    elif isinstance(data, list):
        for index in range(len(data)):
            found += _paths(data[index], (*path, index))
    return found


def _put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


@pytest.mark.long
@given(seed=st.integers(0, 200), number=st.integers(0, 150), data=st.data())
@settings(max_examples=150, deadline=None)
def test_any_change_of_a_position_is_read_or_refused(seed: int, number: int, data: st.DataObject) -> None:
    state = burgrave.new("citadels", seed=seed, events=False, **TRIALS.options(seed))
    assert isinstance(state, CitadelsState)
    rng = Rng(seed)
    for _ in range(number):
        step(state, rng)
    position = state.position()
    depth = data.draw(st.integers(1, 4))
    path = data.draw(st.sampled_from([one for one in _paths(position) if len(one) <= depth]))
    _put(position, path, data.draw(JSON))
    try:
        read = burgrave.from_position(position)
    except (PositionError, SetupError) as refusal:
        assert "\n" not in str(refusal)
        return
    assert isinstance(read, CitadelsState)
    same(read, read_back(read))
    for _ in range(30):
        step(read, rng)


@pytest.mark.long
@given(keys=st.dictionaries(st.sampled_from(["seats", "turn", "phase", "draft", "deck", "museum", "knowledge", "killed",
                                             "warrants", "threats", "theater", "players", "scenario", "characters",
                                             "districts", "first", "crown", "rng", "x"]), JSON))  # fmt: skip
@settings(max_examples=200, deadline=None)
def test_any_json_is_read_or_refused(keys: dict[str, Any]) -> None:
    try:
        at(**keys)
    except (PositionError, SetupError) as refusal:
        assert "\n" not in str(refusal)
