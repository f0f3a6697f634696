"""Speed of the environments, in steps with observations and masks: parallel games, one game and OpenSpiel."""

from __future__ import annotations

from typing import Any

from benchmarks.games import Benchmark
from benchmarks.measuring import Figure, Rates, clock

from burgrave.envs import citadels_v0, spiel, valeria_v0
from burgrave.envs.aec import GameEnv
from burgrave.envs.vector import VectorEnv
from burgrave.kernel.rng import Rng

__all__ = ["EnvsBenchmark"]

SECONDS = 0.5  # per measurement and round
GAMES = 64  # in parallel
BATCHES = (GAMES, 512, 4096)
VECTORS = {
    "4 players of Citadels": ("citadels", 4, 80),
    "2 players of Valeria": ("valeria", 2, 133),
}
ONES = {"4 players of Citadels": (citadels_v0.raw_env, 4, 667), "2 players of Valeria": (valeria_v0.raw_env, 2, 667)}
SPIELS = {
    "4 players of Citadels": "burgrave_citadels(players=4)",
    "2 players of Valeria": "burgrave_valeria(players=2)",
}
SPIEL_PARTS = 200


def side_by_side(env: VectorEnv, seed: object, seconds: float) -> float:
    """Return the steps per second over all parallel games, including the time to write observations and masks.

    Actions are random.
    """
    env.reset(seed)
    steps, start = 0, clock()
    while clock() < start + seconds:
        for _ in range(20):
            env.step(env.random_actions())
        steps += 20 * env.number
    return steps / (clock() - start)


def one_by_one(env: GameEnv, seed: int, rng: Rng, seconds: float) -> float:
    """Return the steps per second of an environment whose agents read observations and choose actions from the mask."""
    env.reset(seed=seed)
    steps, start = 0, clock()
    while clock() < start + seconds:
        look, _, ended, _, _ = env.last()
        if ended:
            env.reset()
            continue
        legal = look["action_mask"].nonzero()[0]
        env.step(int(legal[rng.below(len(legal))]))
        steps += 1
    return steps / (clock() - start)


def in_openspiel(game: Any, rng: Rng, seconds: float) -> float:
    """Return the decisions per second in random games played through ``legal_actions`` and ``apply_action``."""
    decisions, start = 0, clock()
    while clock() < start + seconds:
        state = game.new_initial_state()
        while state.is_chance_node():  # the chance nodes draw the seed of the game
            state.apply_action(rng.below(spiel.DIGIT))
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])
            decisions += 1
    return decisions / (clock() - start)


class EnvsBenchmark(Benchmark):
    """Benchmark of the vectorized, PettingZoo and OpenSpiel environments, for both games."""

    def __init__(self) -> None:
        self._vectors = {
            (name, number): VectorEnv(game, number, copy=False, players=n)
            for name, (game, n, _) in VECTORS.items()
            for number in BATCHES
        }
        self._ones = {name: make(players=n) for name, (make, n, _) in ONES.items()}
        self._spiels = {name: spiel.load(text) for name, text in SPIELS.items()}

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        for (name, number), env in self._vectors.items():
            rates.add(f"vector {name} {number}", side_by_side(env, rng.fork(), SECONDS), top)
        for name, one in self._ones.items():
            rates.add(f"one {name}", one_by_one(one, rng.below(1 << 30), rng, SECONDS), top)
        for name, game in self._spiels.items():
            rates.add(f"spiel {name}", in_openspiel(game, rng, SECONDS), top)

    def figures(self, rates: Rates) -> list[Figure]:
        """Return the measured speeds; each target is a share of the ceiling program's speed."""
        found = [
            rates.speed(f"{number:,} games side by side, {name}", f"vector {name} {number}", VECTORS[name][2])
            for name, number in self._vectors
        ]
        found += [rates.speed(f"PettingZoo, {name}", f"one {name}", ONES[name][2]) for name in ONES]
        found += [rates.speed(f"OpenSpiel, {name}", f"spiel {name}", SPIEL_PARTS) for name in SPIELS]
        return found
