"""Calls of a round: reveals, silent ranks, theft on the reveal, and players with two characters (section 2.3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.idling import gather, idle, leave
from tests.games.citadels.playing import at, do, gold, happened, new, options

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.state import CitadelsState


def called(state: CitadelsState, seat: int | None = None, mark: int = 0) -> list[str]:
    """Return the characters called, as shown to a seat; those that nobody revealed are followed by a question mark."""
    found = []
    for event in happened(state, seat, mark=mark):
        if event[0] == "silence":
            found.append(CHARACTER_NAMES[event[1]] + "?")
        elif event[0] == "reveal":
            found.append(CHARACTER_NAMES[event[2]])
    return found


def finish_round(state: CitadelsState) -> CitadelsState:
    number = state.round
    while state.round == number and not state.is_over():
        idle(state)
    return state


def seats(*held: str) -> list[dict[str, Any]]:
    """Return one seat per argument, with the characters that the argument names ("a b" for two)."""
    return [{"characters": names.split()} for names in held]


# ---- called ranks -----------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-01", "C-CALL-02", "C-CALL-04")
def test_ranks_are_called_in_order_to_eight() -> None:
    state = new(crown=0, seed=2)
    held = []
    for _ in range(4):
        held.append(options(state)[-1].split()[1])
        do(state, options(state)[-1])
    order = [CHARACTER_NAMES[one] for one in state.cast[1:9]]
    finish_round(state)
    assert called(state) == [name if name in held else name + "?" for name in order]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-01", "C-CALL-02")
def test_rank_9_is_called_if_it_is_in_the_cast() -> None:
    state = at(characters=["artist"], seats=seats("artist", "thief", "bishop", "warlord"))
    assert state.view(None)["called"] == 2
    mark = state.event_count()
    finish_round(state)
    assert called(state, mark=mark) == [
        "magician?", "king?", "bishop", "merchant?", "architect?", "warlord", "artist",
    ]  # fmt: skip
    empty = at(characters=["artist"], seats=seats("king", "thief", "bishop", "warlord"))
    finish_round(empty)
    assert called(empty)[-2:] == ["warlord", "artist?"]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-03", "C-INF-07")
def test_the_silence_of_a_killed_character_looks_like_that_of_an_unheld_one() -> None:
    shown: list[list[tuple[Any, ...]]] = []
    for holder in ("merchant", "architect"):
        state = at(seats=seats("assassin", holder, "king", "bishop"), turn={"character": "assassin"})
        mark = state.event_count()
        do(state, "kill merchant", "gold", "end")  # assassin
        do(state, "gold", "end")  # king
        do(state, "gold", "end")  # bishop
        if holder == "merchant":
            assert state.round == 2
            assert not [
                event for event in happened(state, mark=mark) if event[0] in ("reveal", "heir") and event[1] == 1
            ]
        events = happened(state, 2, mark=mark)
        where = events.index(("silence", cards.MERCHANT))
        shown.append(events[: where + 1])
    assert shown[0] == shown[1]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-03")
def test_card_of_a_killed_character_stays_hidden() -> None:
    state = at(seats=seats("assassin", "merchant", "architect", "bishop"), turn={"character": "assassin"})
    do(state, "kill merchant", "gold", "end", "gold", "end")
    assert state.view(None)["called"] == 7 and state.to_act() == 2
    for seat in (None, 0, 2, 3):
        view: Any = state.view(seat)
        assert view["seats"][1]["characters"] == []
    own: Any = state.view(1)
    assert own["seats"][1]["characters"] == [{"character": "merchant", "revealed": False}]
    assert gold(state)[1] == 2


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-04")
def test_a_called_character_is_revealed_automatically_and_has_one_turn() -> None:
    state = at(seats=seats("thief", "king", "bishop", "warlord"))
    turns = []
    for seat, name in enumerate(("thief", "king", "bishop", "warlord")):
        assert state.to_act() == seat
        view: Any = state.view(None)
        assert view["seats"][seat]["characters"] == [{"character": name, "revealed": True}]
        assert view["turn"]["seat"] == seat and view["turn"]["character"] == name
        assert "gold" in options(state) and not state.legal((seat + 1) % 4)
        turns.append(name)
        do(state, "gold", "end")
    assert state.round == 2 and turns == ["thief", "king", "bishop", "warlord"]


# ---- theft ------------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-05", "R-05")
@pytest.mark.parametrize("purse", [0, 1, 7])
def test_theft_comes_before_the_victim_gathers(purse: int) -> None:
    state = at(
        seats=[
            {"characters": ["thief"], "gold": 1},
            {"characters": ["king"], "gold": purse},
            *seats("bishop", "warlord"),
        ],
        turn={"character": "thief"},
    )
    mark = state.event_count()
    do(state, "rob king", "gold", "end")
    assert state.to_act() == 1
    assert gold(state)[:2] == [3 + purse, 0]
    names = [event[0] for event in happened(state, mark=mark)]
    assert names.index("reveal") < names.index("theft")
    assert ("theft", 1, 0, purse) in happened(state, mark=mark)
    do(state, "gold")
    assert gold(state)[:2] == [3 + purse, 2]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-05")
def test_nobody_is_robbed_if_the_named_rank_is_not_held() -> None:
    state = at(seats=seats("thief", "king", "bishop", "warlord"), turn={"character": "thief"})
    do(state, "rob merchant", "gold", "end")
    finish_round(state)
    assert gold(state) == [4, 4, 4, 4]
    assert not [event for event in happened(state) if event[0] == "theft"]


# ---- two characters each ----------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-06", "C-TURN-12")
def test_two_players_have_two_turns_with_one_stash_hand_and_city() -> None:
    state = at(
        players=2,
        seats=[
            {"characters": ["thief", "architect"], "gold": 2, "hand": ["tavern", "market", "temple", "prison"]},
            {"characters": ["king", "warlord"]},
        ],
        turn={"character": "thief"},
    )
    do(state, "gold", "build market")
    assert not [option for option in options(state) if option.startswith("build")]  # one build for the Thief
    do(state, "end")
    assert state.to_act() == 1
    do(state, "gold", "end")
    assert state.to_act() == 0
    assert gold(state)[0] == 2
    view: Any = state.view(None)
    assert [one["district"] for one in view["seats"][0]["city"]] == ["market"]
    assert view["turn"]["character"] == "architect"
    do(gather(state), "build tavern", "build temple", "build prison", "end")  # three builds for the Architect
    assert state.to_act() == 1
    leave(gather(state))
    assert state.round == 2


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-CALL-06")
def test_three_players_have_six_turns_in_a_round() -> None:
    state = at(players=3, seats=seats("assassin bishop", "thief king", "warlord merchant"))
    order = []
    for _ in range(6):
        order.append(state.to_act())
        leave(gather(state))
    assert order == [0, 1, 1, 0, 2, 2] and state.round == 2
    assert gold(state) == [6, 6, 6]


# ---- the Theater ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CALL-07")
def test_theater_comes_between_the_last_pick_and_the_first_call() -> None:
    state = at(
        players=4,
        phase="pick",
        crown=0,
        seats=[{}, {"city": ["theater"]}],
        draft={"picks": ["assassin", "merchant", "king"], "face_up": ["thief", "magician"], "face_down": "bishop"},
    )
    assert state.to_act() == 3
    mark = state.event_count()
    do(state, "pick warlord")
    assert state.to_act() == 1 and options(state) == ["stay", "stage 0", "stage 2", "stage 3"]
    assert called(state, mark=mark) == []
    do(state, "stage 0")
    assert called(state, mark=mark) == ["assassin"]
    assert state.to_act() == 1


@pytest.mark.rule("C-CALL-07")
def test_without_the_theater_the_calls_begin_at_once() -> None:
    state = at(
        players=4,
        phase="pick",
        crown=0,
        seats=[{}, {"hand": ["theater"]}],
        draft={"picks": ["assassin", "merchant", "king"], "face_up": ["thief", "magician"], "face_down": "bishop"},
    )
    do(state, "pick warlord")
    assert called(state) == ["assassin"]
