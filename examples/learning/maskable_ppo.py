"""Example agent trained with MaskablePPO of sb3-contrib, and its share of wins against random bots.

pip install 'burgrave[learn]'
python examples/learning/maskable_ppo.py
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.vec_env import DummyVecEnv

from burgrave.envs.single import Look

SETTING: dict[str, Any] = {"players": 2, "seat": "random", "bots": "random", "normalized": True}
GAMES = 16  # in parallel


def make() -> gymnasium.Env[Look, np.int64]:
    return gymnasium.make("burgrave.envs:burgrave/Citadels-v0", **SETTING)


def train(steps: int, seed: int) -> MaskablePPO:
    """Train an agent; the masks come from the environment's ``action_masks``."""
    games = DummyVecEnv([make] * GAMES)
    model = MaskablePPO(
        "MultiInputPolicy", games, n_steps=256, batch_size=512, n_epochs=4, learning_rate=7e-4, gamma=1.0, seed=seed
    )
    return model.learn(steps)


def share_of_wins(model: MaskablePPO, games: int, seed: int) -> float:
    """Return the mean reward over games that training did not see."""
    env = make()
    wins = 0.0
    look, _ = env.reset(seed=seed)
    for _ in range(games):
        ended = False
        while not ended:
            action, _ = model.predict(look, action_masks=get_action_masks(env), deterministic=True)
            look, reward, ended, _, _ = env.step(np.int64(action))
        wins += float(reward)
        look, _ = env.reset()
    return wins / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO against random bots in Citadels.")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions to train on")
    parser.add_argument("--games", type=int, default=200, help="games to test on")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    model = train(asked.steps, asked.seed)
    print(f"{asked.steps} steps in {time.process_time():.0f} s of CPU time", flush=True)
    share = share_of_wins(model, asked.games, asked.seed + 1)
    print(f"share of wins in {asked.games} games: {100 * share:.1f}%")


if __name__ == "__main__":
    main()
