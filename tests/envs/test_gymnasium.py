"""One seat against bots, under the checks of Gymnasium."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

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
    words = [f"{number} ({env.setting.text(int(number))})" for number in np.flatnonzero(look["action_mask"])]
    with pytest.raises(IllegalAction) as refused:
        env.step(wrong)
    assert str(refused.value) == f"Seat 0 may not play 0 (gold) now; allowed: {', '.join(words)}."
    loser = SeatEnv("citadels", illegal_loses=True)
    loser.reset(seed=1)
    assert loser.step(wrong)[1:4] == (0.0, True, False)
    with pytest.raises(IllegalAction, match=r"^The game is over: nothing is legal any more\.$"):
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
    env, loser = SeatEnv("citadels"), SeatEnv("citadels", illegal_loses=True)
    look, _ = env.reset(seed=1)
    from_the_end = int(look["action_mask"].argmax()) - 198  # which NumPy would take for a legal one
    for outside in (-1, 198, 10**6, 10**30, from_the_end):
        with pytest.raises(MalformedAction, match=r"^An action is a whole number from 0 to 197, not .*\.$"):
            env.step(outside)
        assert loser.reset(seed=1)[0]["action_mask"].any()
        look, *rest = loser.step(outside)
        assert rest == [0.0, True, False, {}]
        assert not look["action_mask"].any() and not look["action_mask"].flags.writeable


class Closing:
    """A bot that tells when it is closed."""

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
    """Begin a game, and play it until the other has decided."""
    look, _ = env.reset(seed=2)
    while not Closing.open:
        look, *_ = env.step(int(look["action_mask"].argmax()))
    assert len(Closing.open) == 1
    return look


def test_bots_are_closed_with_their_game() -> None:
    env = SeatEnv("citadels", seat=1, bots=f"{__name__}:closing", players=2, illegal_loses=True)
    env.close()
    for _ in range(2):
        begin(env)  # one is closed when the next game begins
    env.step(-1)  # lost
    assert not Closing.open
    look = begin(env)
    while look["action_mask"].any():
        assert len(Closing.open) == 1
        look, *_ = env.step(int(look["action_mask"].argmax()))
    assert not Closing.open
    begin(env)
    env.close()
    assert not Closing.open
    with pytest.raises(RuntimeError, match=r"^No game has begun: reset comes first\.$"):
        env.step(0)
    assert env.reset(seed=2)[0]["action_mask"].any()
    env.close()


def test_options_of_the_game_are_not_for_reset() -> None:
    with pytest.raises(
        SetupError, match=r"^The option 'players' is given when an environment is made, not when it is reset\.$"
    ):
        SeatEnv("citadels").reset(options={"players": 3})


def test_seats_and_bots_must_be_there() -> None:
    with pytest.raises(SetupError, match=r"^There is no seat 4; seats go from 0 to 3\.$"):
        SeatEnv("citadels", seat=4)
    for seat in (None, "0", 1.0, -1):
        with pytest.raises(SetupError, match=rf"^There is no seat {seat!r}; seats go from 0 to 3\.$"):
            SeatEnv("citadels", seat=seat)  # type: ignore[arg-type]
    for bots, said in ((None, "None"), (3, "3"), ({"rules": 1}, "an object"), (["rules", None, 1], "a list")):
        with pytest.raises(
            SetupError, match=rf"^Bots are given by the name of one, or by a list of names, not by {said}\.$"
        ):
            SeatEnv("citadels", bots=bots)  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=r"^3 other seats need 3 bots, not 1\.$"):
        SeatEnv("citadels", bots=["rules"])
    with pytest.raises(SetupError, match="clever"):
        SeatEnv("citadels", bots="clever")
