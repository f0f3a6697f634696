"""Opponents and seats of ``SeatEnv``: bots, policies, pools and random seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from burgrave.bots import bot_named
from burgrave.envs.setting import Seeds
from burgrave.envs.single import Look, SeatEnv
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError
from burgrave.kernel.state import Seat


class First:
    """Bot that plays the first legal action, and counts its decisions."""

    def __init__(self) -> None:
        self.decisions = 0
        self.closed = False

    def choose(self, seat: Seat) -> int:
        self.decisions += 1
        return seat.legal()[0]

    def close(self) -> None:
        self.closed = True


def lowest(look: Look) -> int:
    return int(look["action_mask"].argmax())


def finish(env: SeatEnv, seed: int | None = None) -> list[Any]:
    """Play a game with random actions; return the seat, the observations and the reward."""
    look, info = env.reset(seed=seed)
    env.action_space.seed(1)
    seen: list[Any] = [info["seat"]]
    ended, reward = False, 0.0
    while not ended:
        seen.append(look["observation"].tolist())
        look, reward, ended, _, info = env.step(env.action_space.sample())
        assert info["seat"] == env.seat == seen[0]
    return [*seen, look["observation"].tolist(), reward]


def test_a_random_seat_is_drawn_from_the_seed() -> None:
    env = SeatEnv("citadels", seat="random", players=3)
    drawn = [env.reset(seed=seed)[1]["seat"] for seed in range(40)]
    assert {*drawn} == {0, 1, 2}
    for seed in (1, 2, 3):
        fixed = SeatEnv("citadels", seat=drawn[seed], players=3)
        assert finish(env, seed) == finish(fixed, seed)
    env.reset(seed=5)
    later = [env.reset()[1]["seat"] for _ in range(20)]
    env.reset(seed=5)
    assert later == [env.reset()[1]["seat"] for _ in range(20)] and len({*later}) == 3


def test_a_bot_object_plays_every_seat_that_it_is_given_and_is_not_closed() -> None:
    bot = First()
    env = SeatEnv("valeria", bots=["random", bot], players=3)
    finish(env, 1)
    assert bot.decisions > 5 and env.opponents == {1: "random", 2: bot}
    finish(env)
    env.close()
    assert not bot.closed


def test_a_named_bot_and_a_bot_object_play_alike() -> None:
    named, given = SeatEnv("citadels", bots="rules", players=2), SeatEnv("citadels", players=2, bots=First())
    ruled = SeatEnv("citadels", bots=bot_named("citadels", "rules", f"{Seeds().next(3)} 1"), players=2)
    assert finish(named, 3) == finish(ruled, 3) != finish(given, 3)


@pytest.mark.parametrize("normalized", [False, True])
def test_a_policy_sees_what_its_seat_sees(normalized: bool) -> None:
    looks: list[Look] = []

    def policy(look: Look) -> np.int64:
        looks.append(look)
        return np.int64(lowest(look))

    env = SeatEnv("citadels", bots=policy, players=2, normalized=normalized)
    finish(env, 1)
    assert len(looks) > 20
    for look in looks:
        assert look in env.observation_space and look["action_mask"].any()
    field = next(one for one in env.setting.encoder.fields if one.name == "seat")
    assert all(look["observation"][field.first + 1] == 1 for look in looks)  # seat 1


def test_an_illegal_choice_of_a_policy_is_reported() -> None:
    for wrong, error, said in (
        (0, IllegalAction, r"^Seat \d may not play 0 \(gold\) now; allowed: .*\.$"),
        (198, MalformedAction, r"^An action is a whole number from 0 to 197, not 198\.$"),
        (None, MalformedAction, r"^An action is a whole number from 0 to 197, not None\.$"),
    ):
        env = SeatEnv("citadels", bots=lambda _look, wrong=wrong: wrong)
        with pytest.raises(error, match=said):
            for seed in range(9):
                look, _ = env.reset(seed=seed)
                env.step(lowest(look))


def test_each_game_draws_its_opponents_from_the_pool() -> None:
    pool: list[Any] = ["random", "rules", lowest]
    env = SeatEnv("citadels", pool=pool, players=3)
    drawn = []
    for seed in range(30):
        env.reset(seed=seed)
        drawn.append([env.opponents[1], env.opponents[2]])
    assert {*map(str, pool)} == {str(one) for both in drawn for one in both}
    assert any(one != other for one, other in drawn)
    env.reset(seed=7)
    assert [env.opponents[1], env.opponents[2]] == drawn[7]
    late = First()
    pool[:] = [late]
    env.reset()
    assert env.opponents == {1: late, 2: late}
    pool.clear()
    with pytest.raises(SetupError, match=r"^A pool is a list of names, bots or policies, not an empty one\.$"):
        env.reset()


def test_bots_from_a_pool_play_as_they_do_alone() -> None:
    assert finish(SeatEnv("valeria", pool=["rules"], players=2), 4) == finish(
        SeatEnv("valeria", bots="rules", players=2), 4
    )


def test_wrong_pools_are_refused() -> None:
    with pytest.raises(SetupError, match=r"^Opponents come from bots or from pool, not from both\.$"):
        SeatEnv("citadels", bots="rules", pool=["rules"])
    wrong: list[tuple[Any, str]] = [("rules", "'rules'"), ([], "an empty one"), (("rules",), "a list")]
    for pool, said in wrong:
        with pytest.raises(SetupError, match=rf"^A pool is a list of names, bots or policies, not {said}\.$"):
            SeatEnv("citadels", pool=pool)
    mixed: list[Any] = ["rules", 3]
    with pytest.raises(SetupError, match=r"^A pool has names, bots or policies, not 3\.$"):
        SeatEnv("citadels", pool=mixed)
    with pytest.raises(SetupError, match="clever"):
        SeatEnv("citadels", pool=["random", "clever"])


def test_gymnasium_passes_all_of_this_on() -> None:
    env = gymnasium.make("burgrave/Citadels-v0", players=2, seat="random", pool=["rules", lowest], normalized=True)
    look, _ = env.reset(seed=1)
    assert look["observation"].dtype == np.float32 and look in env.observation_space
    assert isinstance(env.unwrapped, SeatEnv) and env.unwrapped.pool == ["rules", lowest]
