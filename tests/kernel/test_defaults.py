"""Defaults of `State` and `Game` in a game that overrides nothing; they are the same on both cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.kernel.nim import NIM, Nim, digest_of_a_game

from burgrave.kernel import registry
from burgrave.kernel.errors import PositionError, SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.rng import Rng


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    registry._games.pop("nim", None)


def test_they_keep_the_laws() -> None:
    assert digest_of_a_game()


def test_they_do_the_same_on_the_compiled_core(run_compiled: Callable[..., str]) -> None:
    assert run_compiled("-m", "tests.kernel.nim").strip() == digest_of_a_game()


def test_a_copy_shares_nothing_and_keeps_what_is_one_object() -> None:
    state = NIM.new(1, {}, True)
    copy = state.copy(True)
    assert isinstance(copy, Nim) and isinstance(state, Nim)
    copy.play(3)
    assert (state.heaps, copy.heaps, copy.shown, copy.keeps_events) == ([3, 4, 5], [0, 4, 5], [[0, 4, 5]], True)
    assert not state.copy().keeps_events


def test_both_ways_to_play_make_the_kernel_forget_the_options_it_has_listed() -> None:
    for play in (Nim.apply, Nim.apply_unchecked):
        state = NIM.new(1, {}, False)
        assert isinstance(state, Nim) and len(state.legal(0)) == 12
        play(state, 0, 3)
        assert (state.legal(0), len(state.legal(1))) == ([], 9)


def test_without_secrets_a_sample_is_a_copy_with_other_chance() -> None:
    state = NIM.new(1, {}, False)
    world = state.sample(1, Rng(2))
    assert world.view(0) == state.view(0) and world.chance() != state.chance()
    with pytest.raises(SetupError, match="There is no seat 2"):
        state.sample(2, Rng(2))
    with pytest.raises(SetupError, match="There is no seat 'me'"):
        state.view("me")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"heaps": 3}, "'heaps' is a list of at most 3 whole numbers from 0 to 9, not 3"),
        ({"heaps": [1, True]}, "'heaps' is a list of at most 3 whole numbers"),
        ({"heaps": [1, 10]}, "'heaps' is a list of at most 3 whole numbers"),
        ({"heaps": [1, 1, 1, 1]}, "'heaps' is a list of at most 3 whole numbers"),
        ({"sticks": 3}, "The position has no key 'sticks'; allowed: game, heaps, active, rng"),
    ],
)
def test_positions_are_read_with_care(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        NIM.from_position(wrong, 0, False)
    left_out = NIM.from_position({"active": 1}, 0, False)
    assert isinstance(left_out, Nim) and (left_out.heaps, left_out.active) == ([3, 4, 5], 1)


def test_options_are_completed_and_a_game_without_a_state_is_refused() -> None:
    assert NIM.resolve(1, {}) == {"players": 2}
    with pytest.raises(SetupError, match="Nim has no option 'sticks'"):
        NIM.new(1, {"sticks": 3}, False)
    with pytest.raises(SetupError, match="Empty has no part state"):
        Game("empty", 1, NIM.options, NIM.events, NIM.actions).new(1, {}, False)
