"""Environments can be copied and pickled; the copies behave identically."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from burgrave.envs import citadels_v0, valeria_v0
from burgrave.envs.single import Look, SeatEnv
from burgrave.envs.transitions import TransitionRecorder
from burgrave.envs.vector import VectorEnv

DECISIONS = 12


def by_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


ways = pytest.mark.parametrize("way", [copy.deepcopy, by_pickle])


def of_agents(env: Any) -> list[object]:
    """Make ``DECISIONS`` decisions; return the agent, reward, observation and mask at each of them."""
    shown: list[object] = []
    for _ in range(DECISIONS):
        look, reward, *_ = env.last()
        shown += [env.agent_selection, reward, look["observation"].tolist(), look["action_mask"].tolist()]
        env.step(int(look["action_mask"].argmax()))
    return shown


def of_seat(env: Any) -> list[object]:
    shown: list[object] = []
    for _ in range(DECISIONS):
        look, reward, *_ = env.step(int(env.action_space.legal.argmax()))
        shown += [reward, look["observation"].tolist(), look["action_mask"].tolist()]
    return shown


def of_many(env: Any) -> list[object]:
    shown: list[object] = []
    for _ in range(DECISIONS):
        shown += [array.tolist() for array in env.step(env.random_actions())]
    return shown


def of_recorder(recorder: TransitionRecorder) -> list[object]:
    """Play 300 steps, in which some games end, and return the transitions."""
    for _ in range(300):
        recorder.step(recorder.env.random_actions())
    found = recorder.take()
    assert found.ended.any()
    return [array.tolist() for array in found]


def last_action(look: Look) -> int:
    return int(look["action_mask"].nonzero()[0][-1])


MADE: list[tuple[Callable[[], Any], Callable[[Any], list[object]]]] = [
    (lambda: citadels_v0.env(players=3), of_agents),
    (lambda: valeria_v0.raw_env(players=2), of_agents),
    (lambda: SeatEnv("citadels", players=3), of_seat),
    (lambda: SeatEnv("citadels", bots=["rules", "easy", "random"]), of_seat),
    (lambda: SeatEnv("valeria", bots="rules", players=2), of_seat),
    (lambda: SeatEnv("citadels", seat="random", pool=["rules", "random", last_action]), of_seat),
    (lambda: VectorEnv("citadels", 3, players=2), of_many),
    (lambda: VectorEnv("valeria", 2, normalized=True, players=2), of_many),
    (lambda: TransitionRecorder(VectorEnv("citadels", 3, players=2)), of_recorder),
]


@ways
@pytest.mark.parametrize("make,play", MADE)
def test_a_copy_goes_on_alike(
    make: Callable[[], Any], play: Callable[[Any], list[object]], way: Callable[[Any], Any]
) -> None:
    fresh = way(make())
    env = make()
    for one in (fresh, env):
        one.reset(seed=4)
    assert play(fresh) == play(env)
    copied = way(env)
    after = play(copied)
    assert play(env) == after
    for one in (copied, env):
        one.reset()  # the next game is the same as well
    assert play(copied) == play(env)
