"""Gymnasium environment: one seat against bots, under the framework's checks."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from burgrave.envs.single import SeatEnv
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError
from burgrave.kernel.state import Seat


@pytest.mark.parametrize(
    "game,options",
    [
        ("citadels", {"players": 4}),
        ("citadels", {"players": 2, "bots": "rules", "seat": 1}),
        ("valeria", {"players": 3, "bots": ["random", "rules"]}),
        ("valeria", {"players": 1}),
        ("citadels", {"players": 3, "seat": "random", "normalized": True}),
        ("valeria", {"players": 2, "pool": ["random", "rules"], "normalized": True}),
    ],
)
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"burgrave/{game.title()}-v0", **options).unwrapped)


def test_an_id_is_found_by_the_module_that_registers_it() -> None:
    code = (
        "import gymnasium\n"
        "env = gymnasium.make('burgrave.envs:burgrave/Citadels-v0', players=3, ruleset='classic', seat=2)\n"
        "look, info = env.reset(seed=1)\n"
        "print(env.spec.id, env.unwrapped.seat, (look['action_mask'] == info['action_mask']).all())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("burgrave/Citadels-v0 2 True\n", "")


def test_masks_are_given_in_every_form() -> None:
    env = gymnasium.make("burgrave/Citadels-v0")
    look, info = env.reset(seed=1)
    while look["action_mask"].any():
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_ and (masks == look["action_mask"]).all()
        assert (info["action_mask"] == look["action_mask"]).all()
        look, _, _, _, info = env.step(np.flatnonzero(masks)[-1])
    assert not env.get_wrapper_attr("action_masks")().any()


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_unmasked_actions_end_games_but_no_process(mode: str) -> None:
    """Actions sampled without masks can be illegal and end their games; actions sampled with masks are always legal."""
    envs = gymnasium.make_vec("burgrave/Valeria-v0", 2, vectorization_mode=mode, players=2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    _, info = envs.reset(seed=1)
    envs.action_space.seed(1)
    lost = 0
    for _ in range(10):
        _, _, ended, _, info = envs.step(envs.action_space.sample())
        lost += int((ended & info.get("illegal_action", np.zeros(2, bool))).sum())
    assert lost
    _, info = envs.reset(seed=1)
    for _ in range(5):
        _, _, ended, _, info = envs.step(envs.action_space.sample(mask=tuple(info["action_mask"])))
        assert not ended.any() and "illegal_action" not in info
    envs.close()


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_the_table_is_rendered_as_the_seat_sees_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(game, render_mode="ansi", players=2)
    with pytest.raises(RuntimeError, match=r"^No game is in progress; call reset first\.$"):
        env.render()
    look, _ = env.reset(seed=1)
    text = env.render()
    assert text is not None and "Round 1." in text and "seat_1" in text and ("You have" in text or "Your hand" in text)
    aloud = SeatEnv(game, render_mode="human", players=2)
    aloud.reset(seed=1)
    assert capsys.readouterr().out == text + "\n"
    aloud.step(int(look["action_mask"].argmax()))
    assert capsys.readouterr().out.count("Round ") == 1
    assert aloud.render() is None and SeatEnv(game).render_mode is None
    with pytest.raises(SetupError, match=r"^The render mode must be None, 'human' or 'ansi', not 'rgb_array'\.$"):
        SeatEnv(game, render_mode="rgb_array")


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_game_ends_with_the_share_of_the_win(game: str) -> None:
    env = SeatEnv(game, seat=2, players=3)
    env.action_space.seed(1)
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


def test_what_is_masked_out_loses_or_is_refused() -> None:
    env = SeatEnv("citadels", illegal_loses=False)
    with pytest.raises(RuntimeError, match=r"^No game is in progress; call reset first\.$"):
        env.step(0)
    look, _ = env.reset(seed=1)
    wrong = np.flatnonzero(look["action_mask"] == 0)[0]
    words = [f"{number} ({env.setting.text(int(number))})" for number in np.flatnonzero(look["action_mask"])]
    with pytest.raises(IllegalAction) as refused:
        env.step(wrong)
    assert str(refused.value) == f"Seat 0 may not play 0 (gold) now; allowed: {', '.join(words)}."
    loser = SeatEnv("citadels")
    loser.reset(seed=1)
    _, *rest, info = loser.step(wrong)
    assert rest == [0.0, True, False] and info["illegal_action"] and not info["action_mask"].any()
    with pytest.raises(IllegalAction, match=r"^The game is over; there are no legal actions\.$"):
        loser.step(0)


@pytest.mark.parametrize("loses", [False, True])
def test_what_is_no_number_is_refused(loses: bool) -> None:
    env = SeatEnv("citadels", illegal_loses=loses)
    look, _ = env.reset(seed=1)
    right = int(look["action_mask"].argmax())
    for wrong in (float(right), right + 0.9, str(right), None, True, [right], np.array([right])):
        with pytest.raises(MalformedAction, match=r"^An action is a whole number from 0 to 197, not .*\.$"):
            env.step(wrong)  # type: ignore[arg-type]
    assert not env.step(np.int64(right))[2]


def test_what_is_out_of_range_is_refused_or_loses() -> None:
    env, loser = SeatEnv("citadels", illegal_loses=False), SeatEnv("citadels")
    look, _ = env.reset(seed=1)
    from_the_end = int(look["action_mask"].argmax()) - 198  # NumPy would accept it as a legal index
    for outside in (-1, 198, 10**6, 10**30, from_the_end):
        with pytest.raises(MalformedAction, match=r"^An action is a whole number from 0 to 197, not .*\.$"):
            env.step(outside)
        assert loser.reset(seed=1)[0]["action_mask"].any()
        look, *rest, info = loser.step(outside)
        assert rest == [0.0, True, False] and info["illegal_action"]
        assert not look["action_mask"].any() and not look["action_mask"].flags.writeable


class Closing:
    """Bot that stays in the list ``open`` until it is closed."""

    open: ClassVar[list[Closing]] = []

    def __init__(self) -> None:
        self.open.append(self)

    def choose(self, seat: Seat) -> int:
        return seat.legal()[0]

    def close(self) -> None:
        self.open.remove(self)


def closing(*, game: str, seed: object) -> Closing:
    return Closing()


def begin(env: SeatEnv) -> dict[str, Any]:
    """Begin a game, and play until the opponent's bot has been created."""
    look, _ = env.reset(seed=2)
    while not Closing.open:
        look, *_ = env.step(int(look["action_mask"].argmax()))
    assert len(Closing.open) == 1
    return look


def test_bots_are_closed_with_their_game() -> None:
    env = SeatEnv("citadels", seat=1, bots=f"{__name__}:closing", players=2)
    env.close()
    for _ in range(2):
        begin(env)  # one bot is closed when the next game begins
    env.step(-1)  # illegal move: game lost
    assert not Closing.open
    look = begin(env)
    while look["action_mask"].any():
        assert len(Closing.open) == 1
        look, *_ = env.step(int(look["action_mask"].argmax()))
    assert not Closing.open
    begin(env)
    env.close()
    assert not Closing.open
    with pytest.raises(RuntimeError, match=r"^No game is in progress; call reset first\.$"):
        env.step(0)
    assert env.reset(seed=2)[0]["action_mask"].any()
    env.close()


def test_options_of_the_game_are_not_for_reset() -> None:
    with pytest.raises(
        SetupError, match=r"^The option 'players' must be given when creating the environment, not to reset\.$"
    ):
        SeatEnv("citadels").reset(options={"players": 3})


def test_seats_and_bots_must_be_there() -> None:
    with pytest.raises(SetupError, match=r"^There is no seat 4; seats go from 0 to 3\.$"):
        SeatEnv("citadels", seat=4)
    for seat in (None, "0", 1.0, -1):
        with pytest.raises(SetupError, match=rf"^There is no seat {seat!r}; seats go from 0 to 3\.$"):
            SeatEnv("citadels", seat=seat)  # type: ignore[arg-type]
    for bots, said in ((3, "3"), ({"rules": 1}, "an object"), (["rules", None, 1], "a list"), (Closing, "a type")):
        with pytest.raises(
            SetupError, match=rf"^Bots must be a name, bot or policy, or a list of these, not {said}\.$"
        ):
            SeatEnv("citadels", bots=bots)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=r"^3 other seats need 3 bots, not 1\.$"):
        SeatEnv("citadels", bots=["rules"])
    with pytest.raises(SetupError, match="clever"):
        SeatEnv("citadels", bots="clever")
