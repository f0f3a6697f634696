"""PettingZoo environments: the framework's tests, and Burgrave's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

from burgrave.envs import citadels_v0, valeria_v0
from burgrave.envs.aec import AECEnv, GameEnv
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError

SETTINGS: list[tuple[Callable[..., Any], dict[str, Any]]] = [
    (citadels_v0.env, {"players": 4}),
    (citadels_v0.env, {"players": 2, "ruleset": "classic"}),
    (citadels_v0.env, {"players": 7, "ruleset": "2010", "scenario": "random"}),
    (valeria_v0.env, {"players": 2}),
    (valeria_v0.env, {"players": 5, "scenario": "random", "mixed": True}),
    (valeria_v0.env, {"players": 1}),
]
every = pytest.mark.parametrize("make,options", SETTINGS)


@every
# The framework warns about every observation that is a dict with a mask.
@pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")
def test_api(make: Callable[..., Any], options: dict[str, Any]) -> None:
    api_test(make(**options), num_cycles=500)


@every
def test_seeds(make: Callable[..., Any], options: dict[str, Any]) -> None:
    seed_test(lambda: make(**options), num_cycles=200)


@every
@pytest.mark.parametrize("normalized", [False, True])
def test_states(make: Callable[..., Any], options: dict[str, Any], normalized: bool) -> None:
    env = make(normalized=normalized, **options)
    check_state_space(env)
    check_state(env, 60)


def test_a_state_has_the_observations_of_all_seats() -> None:
    env = valeria_v0.raw_env(players=3)
    with pytest.raises(RuntimeError, match=r"^No game is in progress; call reset first\.$"):
        env.state()
    env.reset(seed=1)
    for _ in range(40):
        looks = [env.observe(agent)["observation"] for agent in env.possible_agents]
        assert (env.state() == np.concatenate(looks)).all() and not env.state().flags.writeable
        env.step(int(env.last()[0]["action_mask"].argmax()))


def test_actions_sampled_without_a_mask_are_legal() -> None:
    env = valeria_v0.raw_env(players=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    for _ in range(100):
        env.step(int(env.action_space(env.agent_selection).sample()))  # an illegal action would raise an error


def test_a_terminal_shows_the_table_drawn(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    env = citadels_v0.raw_env(render_mode="human", players=2)
    env.reset(seed=1)
    drawn = capsys.readouterr().out
    assert "─" in drawn and "seat_1" in drawn
    monkeypatch.setenv("TERM", "dumb")
    env.render()
    assert "─" not in capsys.readouterr().out


@pytest.mark.parametrize("make", [citadels_v0.env, valeria_v0.env])
def test_rendering(make: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(make)
    assert "Round 1." in capsys.readouterr().out  # of render mode human
    env = make(render_mode="ansi", players=2)
    env.reset(seed=1)
    text = env.render()
    assert "seat_1" in text and "You have" not in text and "Your hand" not in text


def test_the_benchmark_of_the_framework_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(citadels_v0.raw_env())
    assert "turns per second" in capsys.readouterr().out


def played(env: AECEnv) -> dict[str, float]:
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        look, reward, ended, cut, _ = env.last()
        assert not cut
        if ended:
            got[agent] = reward
        else:
            assert reward == 0
        env.step(None if ended else env.action_space(agent).sample(look["action_mask"]))
    return got


@every
def test_the_reward_is_the_share_of_the_win(make: Callable[..., Any], options: dict[str, Any]) -> None:
    env = make(**options)
    for seed in (1, 2):
        env.reset(seed=seed)
        got = played(env)
        state = env.unwrapped.game_state
        assert [got[f"seat_{seat}"] for seat in range(options["players"])] == state.returns()


def test_a_seed_gives_the_same_games_one_after_another() -> None:
    one, other = citadels_v0.raw_env(), citadels_v0.raw_env()
    for seed in (5, None, None):
        one.reset(seed=seed)
        other.reset(seed=seed)
        assert one.game_state == other.game_state
    other.reset(seed=5)
    assert one.game_state != other.game_state


def test_who_has_nothing_to_decide_has_an_empty_mask() -> None:
    env = valeria_v0.raw_env(players=3)
    env.reset(seed=1)
    assert [env.observe(agent)["action_mask"].any() for agent in env.agents] == [True, True, True]
    while env.game_state.open_seats() != [1]:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert [env.observe(agent)["action_mask"].any() for agent in env.agents] == [False, True, False]


@pytest.fixture
def env() -> GameEnv:
    made = citadels_v0.raw_env()
    made.reset(seed=1)
    return made


def test_what_is_masked_out_is_refused_and_changes_nothing(env: GameEnv) -> None:
    before = env.game_state.digest()
    mask = env.last()[0]["action_mask"]
    with pytest.raises(IllegalAction) as refused:
        env.step(6)
    words = [f"{number} ({env.setting.text(int(number))})" for number in np.flatnonzero(mask)]
    assert (
        str(refused.value)
        == f"Seat {env.game_state.to_act()} may not play 6 (replace) now; allowed: {', '.join(words)}."
    )
    for wrong, said in (
        (len(mask), "198"),
        (-1, "-1"),
        (0.5, "0.5"),
        (12.0, "12.0"),
        ("gold", "'gold'"),
        (None, "None"),
        (True, "True"),
        (np.array([12]), "a ndarray"),
    ):
        with pytest.raises(MalformedAction) as malformed:
            env.step(wrong)  # type: ignore[arg-type]
        assert str(malformed.value) == f"An action is a whole number from 0 to 197, not {said}."
    assert env.game_state.digest() == before


def test_after_the_end_only_none_is_taken(env: GameEnv) -> None:
    while not any(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    for _ in range(4):
        env.step(None)
    assert env.agents == []


def test_options_are_those_of_the_game() -> None:
    with pytest.raises(SetupError, match=r"^Citadels is for 2 to 8 players, not 9\.$"):
        citadels_v0.env(players=9)


def test_options_of_the_game_are_not_for_reset(env: GameEnv) -> None:
    before = env.game_state.digest()
    with pytest.raises(
        SetupError, match=r"^The option 'players' must be given when creating the environment, not to reset\.$"
    ):
        env.reset(options={"players": 3})
    assert env.game_state.digest() == before
    env.reset(options={"anything": 1})  # the framework requires that this is accepted


def test_a_step_before_the_first_game_is_refused() -> None:
    with pytest.raises(RuntimeError, match=r"^No game is in progress; call reset first\.$"):
        citadels_v0.raw_env().observe("seat_0")
    with pytest.raises(RuntimeError, match=r"^No game is in progress; call reset first\.$"):
        citadels_v0.raw_env().step(0)
    for observe in (True, False):
        with pytest.raises(RuntimeError, match=r"^No game is in progress; call reset first\.$"):
            citadels_v0.raw_env().last(observe)
