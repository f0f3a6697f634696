"""Transitions per seat: they match games that are played one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burgrave.envs.setting import Setting
from burgrave.envs.transitions import TransitionRecorder, Transitions
from burgrave.envs.vector import VectorEnv
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.rng import Rng, seed_of

GAMES = 3


def one_by_one(setting: Setting, seed: int, played: list[list[int]]) -> list[list[Any]]:
    """Return the transitions of games replayed one by one, sorted as the recorder sorts them."""
    rows: list[list[Any]] = []
    root = Rng(seed).fork()
    for game in range(GAMES):
        seeds = Rng(seed_of(root, game))
        state = setting.new(seeds.fork())
        before: dict[int, list[Any]] = {}
        for step, actions in enumerate(played):
            seat = state.to_act()
            look = setting.look(state, seat)
            before[seat] = [game, seat, step, look["observation"].tolist(), look["action_mask"].tolist(), actions[game]]
            state.apply(seat, setting.actions.id_of(actions[game]))
            over = state.is_over()
            for one in [*before] if over else [one for one in before if one == state.to_act()]:
                look = setting.look(state, one)
                after = [state.returns()[one] if over else 0.0, *(array.tolist() for array in look.values()), over]
                rows.append([*before.pop(one), *after])
            if over:
                state = setting.new(seeds.fork())
    return sorted(rows, key=lambda row: row[:3])


def rows_of(found: Transitions) -> list[list[Any]]:
    return [list(row) for row in zip(*(array.tolist() for array in found), strict=True)]


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("game,normalized", [("citadels", False), ("valeria", True)])
def test_transitions_are_those_of_single_games(game: str, normalized: bool, copy: bool) -> None:
    env = VectorEnv(game, GAMES, copy=copy, normalized=normalized, players=2)
    recorder = TransitionRecorder(env)
    recorder.reset(seed=8)
    played: list[list[int]] = []
    parts: list[list[Any]] = []
    for _ in range(6):  # rollouts shorter than a game
        for _ in range(60):
            actions = env.random_actions()
            played.append(actions.tolist())
            recorder.step(actions)
        parts += rows_of(recorder.take())
    wanted = one_by_one(env.setting, 8, played)
    assert sorted(parts, key=lambda row: row[:3]) == wanted
    assert sum(row[-1] for row in wanted) >= 4 and sum(row[6] for row in wanted) >= 2


def test_they_are_sorted_and_name_their_steps() -> None:
    env = VectorEnv("citadels", GAMES, players=3)
    recorder = TransitionRecorder(env)
    recorder.reset(seed=1)
    chosen = []
    for _ in range(300):
        chosen.append(env.random_actions())
        recorder.step(chosen[-1])
    found = recorder.take()
    assert (found.actions == np.array(chosen)[found.steps, found.games]).all()
    order = [*zip(found.games, found.seats, found.steps, strict=True)]
    assert order == sorted(order)
    assert (found.masks[np.arange(len(order)), found.actions] == 1).all()
    assert (found.next_masks.any(axis=1) == ~found.ended).all()
    assert len(recorder.take().games) == 0


def test_an_error_records_nothing() -> None:
    env = VectorEnv("citadels", 2, players=2)
    recorder = TransitionRecorder(env)
    for early in (recorder.take, lambda: recorder.step([0, 0])):
        with pytest.raises(IllegalAction, match=r"^No game is in progress; call reset first\.$"):
            early()
    shown = recorder.reset(seed=1)
    with pytest.raises(IllegalAction):
        recorder.step(shown.masks.argmin(axis=1))
    recorder.step(shown.masks.argmax(axis=1))
    for _ in range(20):
        recorder.step(env.random_actions())
    assert recorder.take().steps.min() == 0
    recorder.reset(seed=1)
    assert len(recorder.take().games) == 0
