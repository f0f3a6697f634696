"""Invariants: the checks in `kernel.invariants` detect faults, and all games pass a soak test on the compiled core."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from tests.third_game.installing import EXAMPLE
from tools.soak import MANY, Found, Plan, told

from burgrave.kernel.invariants import BrokenInvariant, Rates, is_json
from burgrave.kernel.registry import games
from burgrave.study.trials import trials_of

GAMES = {"citadels": 84, "valeria": 60}  # enough for every kind of trial


def test_only_plain_data_is_json() -> None:
    assert is_json({"a": [1, "b", None, True, {"c": []}]})
    assert not is_json({1: 2})
    assert not is_json([(1, 2)])
    assert not is_json({"a": 0.5})
    assert not is_json({"a": {1}})


@pytest.mark.long
@pytest.mark.parametrize(("game", "number"), GAMES.items())
def test_laws_hold_on_the_compiled_core(run_compiled: Callable[..., str], game: str, number: int) -> None:
    options = ["--game", game, "--games", str(number), "--workers", "1", "--often", "10", "--seed", "tests"]
    said = run_compiled("-m", "tools.soak", *options)
    assert said.startswith(f"All invariants hold: {number} games")
    assert f"{game}: {number} games" in said
    ends = [int(count) for count in re.findall(r"^  (?!samples).*: (\d+)$", said, re.MULTILINE)]
    assert len(ends) == len(trials_of(game).ends) and sum(ends) == number


# ---- errors of other packages' games --------------------------------------------------------------------------------


BREACHES: list[tuple[str, Callable[[Any], object], str]] = [
    ("position", lambda data: {**data, "rng": 5}, "from_position(position) is the state, now and in further play"),
    ("position", lambda data: {**data, "game": "dominoes"}, "a state and its position name their game"),
    ("scores", lambda scores: scores[1:], "every seat has a score and a rank"),
    ("digest", lambda digest: f"Digest {digest}", "a digest is a lowercase hexadecimal number"),
]


@pytest.mark.parametrize(("method", "spoilt", "invariant"), BREACHES)
def test_a_breach_of_the_contract_is_noticed(
    method: str, spoilt: Callable[[Any], object], invariant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    found = import_module("liars_dice.invariants").DiceInvariants(Rates(positions=1, refusals=0, records=0))
    states = import_module("liars_dice.state").DiceState
    right = getattr(states, method)
    monkeypatch.setattr(states, method, lambda state: spoilt(right(state)))
    with pytest.raises(BrokenInvariant) as caught:
        found.walk("invariants", {"players": 3})
    assert caught.value.invariant == invariant


# ---- soak test ----------------------------------------------------------------------------------------------------


def test_the_games_take_turns_and_one_can_be_played_alone() -> None:
    both = Plan("1", 1, ("citadels", "valeria"))
    assert [both.game(number) for number in range(4)] == [
        ("citadels", 0),
        ("valeria", 0),
        ("citadels", 1),
        ("valeria", 1),
    ]
    one = Plan("x", 3, ("valeria",))
    assert one.game(7) == ("valeria", 7)
    assert one.again("valeria", 7) == "python -m tools.soak --game valeria --seed x --often 3 --first 7 --games 1"
    assert one.go_on(50, 10) == "python -m tools.soak --game valeria --seed x --often 3 --first 50 --games 10"
    assert Plan("x", 3, ("citadels",), "2010").again("citadels", 7) == (
        "python -m tools.soak --game citadels --seed x --often 3 --first 7 --games 1 --edition 2010"
    )
    assert both.go_on(50, 10) == "python -m tools.soak --seed 1 --often 1 --first 50 --games 10"


@pytest.mark.parametrize("game", games())
def test_a_long_run_fails_if_an_end_is_missing_or_unknown(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    *_, last = trials_of(game).ends
    ends = dict.fromkeys(trials_of(game).ends, 1)
    assert told(game, Found(MANY, 1, Counter(ends)))
    assert "BROKEN" not in capsys.readouterr().out
    missing = Counter({**ends, last: 0})
    assert told(game, Found(MANY - 1, 1, missing))
    assert not told(game, Found(MANY, 1, missing))
    assert f"BROKEN: {game} never ended like this: {last}" in capsys.readouterr().out
    assert not told(game, Found(1, 1, Counter({**ends, "by magic": 1})))
    assert not told(game, Found(1, 1, Counter(ends), chances=Counter({"a secret": 1000})))
    assert told(game, Found(1, 1, Counter(ends), chances=Counter({"a secret": 999})))
