"""Vector environments: games played in parallel match single games move for move."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from burgrave.envs.setting import Setting
from burgrave.envs.vector import Step, VectorEnv
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError
from burgrave.kernel.facts import ENDLESS
from burgrave.kernel.rng import Rng, seed_of
from burgrave.study.trials import trials_of

LONG = pytest.mark.long


def assert_equal(one: Step, other: Step) -> None:
    for name in Step._fields:
        np.testing.assert_array_equal(getattr(one, name), getattr(other, name), err_msg=name)


@pytest.mark.parametrize(
    "game,options",
    [("citadels", {"players": 4}), ("citadels", {"players": 3, "scenario": "random"}), ("valeria", {"players": 2})],
)
def test_each_game_is_played_as_if_alone(game: str, options: dict[str, Any]) -> None:
    """Each game depends only on the environment's seed and on the game's index."""
    env = VectorEnv(game, 3, **options)
    setting = Setting(game, options)
    shown = env.reset(seed="side by side")
    root = Rng("side by side").fork()
    seeds = [Rng(seed_of(root, place)) for place in range(3)]
    alone = [setting.new(seed.fork()) for seed in seeds]
    ended = 0
    while ended < 4:
        for place, state in enumerate(alone):
            seat = state.to_act()
            assert shown.seats[place] == seat
            assert (shown.observations[place] == setting.observe(state, seat)).all()
            assert (shown.masks[place] == setting.mask(state, seat)).all()
        actions = env.random_actions()
        shown = env.step(actions)
        for place, state in enumerate(alone):
            state.apply(state.to_act(), setting.actions.id_of(int(actions[place])))
            assert shown.ended[place] == state.is_over()
            assert shown.rewards[place].tolist() == state.returns()
            if state.is_over():
                ended += 1
                alone[place] = setting.new(seeds[place].fork())


SETUPS = [("citadels", 11 * number) for number in range(21)] + [("valeria", 7 * number) for number in range(14)]


@pytest.mark.parametrize("game,number", [SETUPS[0], SETUPS[-1], *[pytest.param(*one, marks=LONG) for one in SETUPS]])
def test_rows_changed_in_place_equal_rows_written_in_new_memory(game: str, number: int) -> None:
    options = trials_of(game).options(number)
    fresh, in_place = VectorEnv(game, 2, **options), VectorEnv(game, 2, copy=False, **options)
    one, other = fresh.reset(seed=number), in_place.reset(seed=number)
    for _ in range(2):
        ended = np.zeros(2, np.bool_)
        while not ended.all():
            assert_equal(one, other)
            actions = fresh.random_actions()
            one, other = fresh.step(actions), in_place.step(actions)
            ended |= other.ended
        one, other = fresh.reset(), in_place.reset()


def test_the_last_observations_of_ended_games_are_shown() -> None:
    env = VectorEnv("valeria", 4, players=2, copy=False)
    setting = env.setting
    shown = env.reset(seed=2)
    seeds = [Rng(seed_of(Rng(2).fork(), place)) for place in range(4)]
    alone = [setting.new(seed.fork()) for seed in seeds]
    ended = 0
    while ended < 6:
        assert (env.action_masks() == shown.masks).all() and env.action_masks().dtype == np.bool_
        actions = env.random_actions().copy()
        shown = env.step(actions)
        last = []
        for place, state in enumerate(alone):
            state.apply(state.to_act(), setting.actions.id_of(int(actions[place])))
            if state.is_over():
                last.append([setting.observe(state, seat) for seat in range(2)])
                alone[place] = setting.new(seeds[place].fork())
        assert shown.final_observations.shape == (shown.ended.sum(), 2, setting.encoder.size)
        assert shown.final_observations.tolist() == [[row.tolist() for row in rows] for rows in last]
        ended += len(last)


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_normalized_numbers_are_shares_of_their_maximum(game: str) -> None:
    plain, scaled = VectorEnv(game, 2, players=2), VectorEnv(game, 2, players=2, normalized=True)
    one, other = plain.reset(seed=1), scaled.reset(seed=1)
    most = plain.setting.most()
    endless = most == ENDLESS
    assert 0 < endless.sum() < len(most)
    ended = 0
    while not ended:
        assert other.observations.dtype == np.float32 and not other.observations.flags.writeable
        np.testing.assert_allclose(other.observations[:, ~endless], (one.observations / most)[:, ~endless], rtol=1e-6)
        logs = np.log1p(one.observations[:, endless]) / np.log(ENDLESS + 1)
        np.testing.assert_allclose(other.observations[:, endless], logs, rtol=1e-6)
        assert other.final_observations.dtype == np.float32
        actions = plain.random_actions()
        one, other = plain.step(actions), scaled.step(actions)
        ended += one.ended.sum()
    assert other.final_observations.max() <= 1
    full = scaled.setting.shown(most)
    assert full.min() == full.max() == 1


def test_in_place_arrays_share_memory() -> None:
    env = VectorEnv("valeria", 2, copy=False, players=2)
    first = env.reset(seed=1)
    kept = first.observations.copy()
    for _ in range(5):
        later = env.step(env.random_actions())
    assert np.shares_memory(first.observations, later.observations)
    assert np.array_equal(first.observations, later.observations) and not np.array_equal(kept, later.observations)
    again = copy.deepcopy(env)
    actions = env.random_actions()
    assert (again.step(actions).observations == env.step(actions).observations).all()


def test_other_places_change_nothing() -> None:
    few, many = VectorEnv("valeria", 2, players=2), VectorEnv("valeria", 5, players=2)
    one, other = few.reset(seed=3), many.reset(seed=3)
    for _ in range(300):
        assert (one.observations == other.observations[:2]).all() and (one.rewards == other.rewards[:2]).all()
        one, other = few.step(one.masks.argmax(axis=1)), many.step(other.masks.argmax(axis=1))


def test_what_was_shown_stays() -> None:
    env = VectorEnv("citadels", 2)
    first = env.reset(seed=1)
    kept = copy.deepcopy(first)
    for _ in range(5):
        env.step(env.random_actions())
    assert_equal(first, kept)
    assert not first.observations.flags.writeable and not first.masks.flags.writeable


def test_wrong_actions_change_nothing() -> None:
    env = VectorEnv("citadels", 2)
    shown = env.reset(seed=1)
    right = shown.masks.argmax(axis=1)
    wrong = right.copy()
    wrong[1] = np.flatnonzero(shown.masks[1] == 0)[0]
    with pytest.raises(IllegalAction) as refused:
        env.step(wrong)
    allowed = ", ".join([f"{number} ({env.setting.text(int(number))})" for number in np.flatnonzero(shown.masks[1])])
    played = f"{wrong[1]} ({env.setting.text(int(wrong[1]))})"
    assert str(refused.value) == f"Game 1: seat {shown.seats[1]} may not play {played} now; allowed: {allowed}."
    for outside in (-1, 198, 5000, 65_536 + int(right[1]), 1 << 40):
        said = rf"^An action is a whole number from 0 to 197, not {outside} in game 1\.$"
        with pytest.raises(MalformedAction, match=said):
            env.step([int(right[0]), outside])
    with pytest.raises(MalformedAction, match=r"^An action is a whole number from 0 to 197, not 198 in game 0\.$"):
        env.step(np.array([198, 198], np.uint8))
    for malformed in ([0], [0.5, 1.0], [[0, 1]]):
        with pytest.raises(MalformedAction, match=r"^2 games need 2 whole numbers, not .*\.$"):
            env.step(malformed)
    after = env.step(right)
    twin = VectorEnv("citadels", 2)
    twin.reset(seed=1)
    assert (twin.step(right).observations == after.observations).all()


def test_what_comes_too_early_or_cannot_be() -> None:
    with pytest.raises(IllegalAction, match=r"^No game is in progress; call reset first\.$"):
        VectorEnv("valeria", 1).step([0])
    with pytest.raises(IllegalAction, match=r"^No game is in progress; call reset first\.$"):
        VectorEnv("valeria", 1).random_actions()
    with pytest.raises(IllegalAction, match=r"^No game is in progress; call reset first\.$"):
        VectorEnv("valeria", 1).action_masks()
    for wrong, said in ((0, "0"), (-1, "-1"), (1.5, "1.5"), ("3", "'3'"), (None, "None"), (10**9, "1000000000")):
        with pytest.raises(SetupError) as refused:
            VectorEnv("valeria", wrong)  # type: ignore[arg-type]
        assert str(refused.value) == f"The number of games must be 1 to 65536, not {said}."
    assert VectorEnv("valeria", np.int64(2)).reset(seed=1).seats.shape == (2,)  # type: ignore[arg-type]
