"""Small random generator and its seeds: the same numbers and errors on both cores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import burgrave
from burgrave import Record, Rng, SetupError
from burgrave.arena.plan import plan
from burgrave.study import simulate
from burgrave.study.data import study_plan

REFUSED = [0, -1, 2**31 + 1, 2**33, -(2**40)]
TRY = f"""
import burgrave
rng = burgrave.Rng(1)
print(rng.below(1), rng.below(2**31))
for n in {REFUSED}:
    try:
        print(rng.below(n))
    except burgrave.SetupError as error:
        print(error)
"""
NO_SEEDS = [None, True, 1.5, b"1", (1, 2), {"a", "b"}, object(), np.array([1, 2])]
OPTIONS: dict[str, object] = {"players": 2}
DOORS: list[Callable[[Any], object]] = [
    lambda seed: burgrave.new("citadels", seed=seed),
    lambda seed: burgrave.from_position({"game": "citadels"}, seed=seed),
    lambda seed: Record.new("citadels", seed=seed, seats=[("human", "")] * 2, options=OPTIONS),
    lambda seed: Record.from_position({"game": "citadels", "players": 2}, seed=seed, seats=[("human", "")] * 2),
    lambda seed: simulate("citadels", OPTIONS, games=1, seed=seed),
    lambda seed: plan("citadels", ["random", "random"], seed=seed),
    lambda seed: study_plan("citadels", {"players": [2]}, games=1, seed=seed),
]


def test_no_number_is_drawn_below_what_has_none(run_compiled: Callable[..., str]) -> None:
    rng = Rng(1)
    told = [f"{rng.below(1)} {rng.below(2**31)}"]
    for n in REFUSED:
        with pytest.raises(SetupError, match="must be from 1 to 2147483648, not") as caught:
            rng.below(n)
        told.append(str(caught.value))
    assert run_compiled("-c", TRY).splitlines() == told


@pytest.mark.parametrize("door", DOORS)
def test_a_seed_is_a_whole_number_or_a_text(door: Callable[[Any], object]) -> None:
    for seed in NO_SEEDS:
        with pytest.raises(SetupError, match="A seed must be a whole number or a string, not ") as caught:
            door(seed)
        assert "\n" not in str(caught.value)
    door("a text")


def test_a_number_of_numpy_is_the_same_seed() -> None:
    assert burgrave.new("citadels", seed=np.int64(7)) == burgrave.new("citadels", seed=7)
    record = Record.new("citadels", seed=np.int64(7), seats=[("human", "")] * 2, options=OPTIONS)
    assert "\nseed 7\n" in str(record)
