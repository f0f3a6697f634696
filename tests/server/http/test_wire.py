"""Invalid client messages: they are refused with a one-sentence error, and change nothing."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgrave import bots
from burgrave.bots import Level
from burgrave.server.http import wire
from burgrave.server.http.problems import Problem
from burgrave.server.live.room_types import SeatChoice

ROOM = {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", "open"]}


def refusal(body: object, kind: Any) -> str:
    with pytest.raises(Problem) as caught:
        wire.decode(json.dumps(body).encode(), kind)
    assert caught.value.code == "malformed"
    return caught.value.detail


def test_what_is_not_said_of_a_room_is_filled_in() -> None:
    wanted = msgspec.to_builtins(wire.decode(json.dumps(ROOM).encode(), wire.NewRoom))
    assert wanted == {
        **ROOM,
        "name": None,
        "public": False,
        "spectators": True,
        "spectators_write": True,
        "hints": True,
        "undo": "free",
        "clock": {"kind": "none"},
    }


CLOCK = {"kind": "move", "seconds": 1}
GAMES = "`set_up.game`: invalid value 'chess'; allowed are: citadels, valeria."
CLOCKS = "`clock.kind`: invalid value 'sand'; allowed are: none, move, days, bank."
LEVELS = "`level`: invalid value 'wise'; allowed are: easy, expert, hard, normal."
SENTENCES: list[tuple[object, Any, str]] = [
    ({"nam": "Ana"}, wire.Me, "The object contains unknown field `nam`; allowed are: name."),
    ({}, wire.Me, "The object lacks the required field `name`."),
    ({"name": 3}, wire.Me, "`name`: expected `str`, got `int`."),
    ([], wire.Me, "Expected `object`, got `array`."),
    ({**ROOM, "seats": []}, wire.NewRoom, "`seats`: expected `array` of length >= 1."),
    ({**ROOM, "set_up": {"game": "chess"}}, wire.NewRoom, GAMES),
    ({**ROOM, "clock": {"kind": "sand"}}, wire.NewRoom, CLOCKS),
    ({**ROOM, "clock": CLOCK}, wire.NewRoom, "`clock.seconds`: expected `int` >= 10."),
    ({"kind": "bot", "level": "wise"}, wire.SeatKind, LEVELS),
    ({"seq": -1, "action": 1}, wire.ActNow, "`seq`: expected `int` >= 0."),
    ({"seq": 1.5, "action": 1}, wire.ActNow, "`seq`: expected `int`, got `float`."),
    ({"seq": 1, "action": 2**60}, wire.ActNow, "`action`: expected `int` <= 9007199254740992."),
]


@pytest.mark.parametrize(("body", "kind", "sentence"), SENTENCES)
def test_one_sentence_says_what_is_wrong_and_what_is_allowed(body: object, kind: Any, sentence: str) -> None:
    assert refusal(body, kind) == sentence


def test_the_fields_of_an_inner_object_are_told() -> None:
    told = refusal({**ROOM, "set_up": {"game": "citadels", "options": {"player": 4}}}, wire.NewRoom)
    assert told.startswith("`set_up.options`: the object contains unknown field `player`; allowed are: players, ")


def test_no_seat_takes_a_program() -> None:
    told = refusal({**ROOM, "seats": ["me", "program:rm -rf ~"]}, wire.NewRoom)
    assert told.startswith("`seats[") and "me, open" in told


@pytest.mark.parametrize("text", ["", "{", "nul", "[" * 100_000, '{"t":' * 50_000, '"\ud800"'])
def test_what_is_not_json(text: str) -> None:
    with pytest.raises(Problem):
        wire.decode_message(text)


def test_queries_are_decoded_like_bodies() -> None:
    assert wire.decode_query({"seat": "3", "open_cards": "true"}, wire.WhichReplay) == wire.WhichReplay(
        seat=3, open_cards=True
    )
    with pytest.raises(Problem, match="`lang`: invalid value 'de'; allowed are: en, es, it, pt-BR"):
        wire.decode_query({"lang": "de"}, wire.InLanguage)
    with pytest.raises(Problem, match="unknown field `x`"):
        wire.decode_query({"x": "1"}, wire.InLanguage)


def test_the_number_of_a_refused_message_is_found() -> None:
    assert wire.id_of('{"t":"nothing","id":7}') == 7
    assert wire.id_of('{"id":"x"}') is None
    assert wire.id_of("{") is None
    assert wire.id_of("[" * 100_000) is None


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
near = st.fixed_dictionaries(
    {"t": st.sampled_from(["act", "undo", "hint", "chat", "lang", "ping", "explain", "table", ""])},
    optional=dict.fromkeys(("id", "seq", "action", "text", "lang", "about", "more"), json_values),
)


@given(near | json_values)
def test_anything_is_a_message_or_refused(value: object) -> None:
    text = json.dumps(value)
    try:
        message = wire.decode_message(text)
    except Problem as problem:
        assert problem.detail.endswith(".")
        assert "\n" not in problem.detail
    else:
        assert isinstance(message, msgspec.Struct)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_or_read(body: bytes) -> None:
    kinds: list[Any] = [wire.Me, wire.NewRoom, wire.SeatKind, wire.ActNow, wire.Auto]
    for kind in kinds:
        try:
            wire.decode(body, kind)
        except Problem as problem:
            assert problem.status in (400, 422)


def test_the_levels_that_may_be_asked_for_are_those_of_the_bots() -> None:
    assert set(get_args(Level)) == set(bots.LEVELS)
    assert {f"bot:{level}" for level in bots.LEVELS} | {"me", "open"} == set(get_args(SeatChoice))
