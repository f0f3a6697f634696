"""One seat against bots, under the checks of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from burgrave.envs.single import SeatEnv
from burgrave.kernel.errors import IllegalAction, SetupError


@pytest.mark.parametrize(
    "game,options",
    [
        ("citadels", {"players": 4}),
        ("citadels", {"players": 2, "bots": "rules", "seat": 1}),
        ("valeria", {"players": 3, "bots": ["random", "rules"]}),
        ("valeria", {"players": 1}),
    ],
)
def test_gymnasium_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    check_env(SeatEnv(game, illegal_loses=True, **options), skip_render_check=True)


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_game_ends_with_the_share_of_the_win(game: str) -> None:
    env = SeatEnv(game, seat=2, players=3)
    rewards = []
    for seed in range(6):
        look, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            assert look["action_mask"].any()
            look, reward, ended, cut, _ = env.step(env.action_space.sample())
            assert not cut and (ended or reward == 0)
        assert not look["action_mask"].any()
        rewards.append(reward)
    assert 0 in rewards and set(rewards) <= {0, 1, 0.5}


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    looks = []
    for _ in range(2):
        env = SeatEnv("citadels", bots="rules", players=3)
        look, _ = env.reset(seed=9)
        for _ in range(30):
            look, *_ = env.step(int(look["action_mask"].argmax()))
        looks.append(look["observation"].tolist())
    assert looks[0] == looks[1]


def test_what_is_masked_out_is_refused_or_loses() -> None:
    env = SeatEnv("citadels")
    with pytest.raises(RuntimeError, match=r"^No game has begun: reset comes first\.$"):
        env.step(0)
    look, _ = env.reset(seed=1)
    wrong = np.flatnonzero(look["action_mask"] == 0)[0]
    with pytest.raises(IllegalAction, match=r"^Seat 0 may not play .*\.$"):
        env.step(wrong)
    loser = SeatEnv("citadels", illegal_loses=True)
    loser.reset(seed=1)
    assert loser.step(wrong)[1:4] == (0.0, True, False)
    with pytest.raises(IllegalAction, match=r"^The game is over: nothing is legal any more\.$"):
        loser.step(0)


def test_seats_and_bots_must_be_there() -> None:
    with pytest.raises(SetupError, match=r"^There is no seat 4; seats go from 0 to 3\.$"):
        SeatEnv("citadels", seat=4)
    with pytest.raises(SetupError, match=r"^3 other seats need 3 bots, not 1\.$"):
        SeatEnv("citadels", bots=["rules"])
    with pytest.raises(SetupError, match="clever"):
        SeatEnv("citadels", bots="clever")
