"""Stable-Baselines3: its environment check, MaskablePPO from sb3-contrib, and the example that trains with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import is_masking_supported
from stable_baselines3.common.env_checker import check_env

import burgrave.envs  # noqa: F401  # registers the environments

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learning" / "maskable_ppo.py"


@pytest.mark.parametrize("game", ["Citadels", "Valeria"])
@pytest.mark.parametrize("options", [{}, {"players": 2, "seat": "random", "normalized": True, "pool": ["random"]}])
@pytest.mark.filterwarnings("error")
def test_stable_baselines_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"burgrave/{game}-v0", **options)
    assert is_masking_supported(env)
    check_env(env.unwrapped)


@pytest.mark.long
def test_a_learner_never_plays_what_is_masked_out() -> None:
    env = gymnasium.make("burgrave/Citadels-v0", players=2, normalized=True, illegal_loses=False)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=64, n_epochs=1, seed=1)
    model.learn(128)  # an illegal action would raise an error
    assert model.num_timesteps == 128


@pytest.mark.long
def test_the_example_runs_and_repeats_itself(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLE), "--steps", "4096", "--games", "4"]
    said = []
    for _ in range(2):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        trained, share = done.stdout.splitlines()
        assert trained.startswith("4096 steps in ") and share.startswith("share of wins in 4 games: ")
        said.append(share)
    assert said[0] == said[1]
