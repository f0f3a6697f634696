"""Vectorized environment: many games in lockstep, stepped inside the core, with data in NumPy arrays."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgrave.envs.needed import need

need("envs", "numpy")

import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from burgrave.envs.setting import Seeds, Setting, array_of  # noqa: E402
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError  # noqa: E402
from burgrave.kernel.fields import short, whole  # noqa: E402
from burgrave.kernel.observing import Batch  # noqa: E402
from burgrave.kernel.rng import Rng  # noqa: E402
from burgrave.kernel.state import State  # noqa: E402

__all__ = ["Step", "VectorEnv"]

MOST_GAMES: Final = 65_536  # 180 MB of observations per step in Citadels with four players


class Step(NamedTuple):
    """Result of a step for N games with S seats. Observations, masks and seats are read-only.

    Without ``copy``, the next step overwrites them.
    """

    observations: NDArray[Any]
    """(N, size): observation of the seat to act; int16, or float32 if normalized."""
    masks: NDArray[np.int8]
    """(N, actions): 1 for each legal action."""
    seats: NDArray[np.int16]
    """(N): the seat to act."""
    rewards: NDArray[np.float64]
    """(N, S): final rewards of the games that ended in this step; 0 in all other games."""
    ended: NDArray[np.bool_]
    """(N): True if the game ended; the observation, mask and seat are those of the next game."""
    final_observations: NDArray[Any]
    """(E, S, size): last observation of each seat in the E games that ended, in the order of ``flatnonzero(ended)``."""


class VectorEnv:
    """Batch of ``number`` games of ``game``; ``options`` as in ``burgrave.new``.

    Each step plays one action in each game, for the seat to act. A game that ends reports its rewards and last
    observations, and is reset in the same step. With ``normalized``, observations are float32 in [0, 1]. With ``copy``,
    arrays from different steps share no memory; without it, each step overwrites the observations (unless
    ``normalized``), masks, seats and random actions, which is faster.
    """

    def __init__(self, game: str, number: int, *, copy: bool = True, normalized: bool = False, **options: Any) -> None:
        games = whole(number)
        if games is None or not 1 <= games <= MOST_GAMES:
            raise SetupError(f"The number of games must be 1 to {MOST_GAMES}, not {short(number)}.")
        self.setting = Setting(game, options, normalized)
        self.number = games
        self._batch = Batch(self.setting.game, options, self.setting.encoder, self.setting.actions, games, copy)
        self._seeds = Seeds()
        self._rng = Rng(0)
        self._states: list[State] = []  # the games in progress, which the batch replaces when they end

    def reset(self, seed: object = None) -> Step:
        """Restart all games; each game depends only on the seed and its own actions."""
        number = self._seeds.next(seed)
        self._rng = Rng(number)
        self._batch.reset(number)
        self._states = [self._batch.state(place) for place in range(self.number)]
        return self._shown()

    def step(self, actions: ArrayLike) -> Step:
        """Play ``actions``, an array of N integers, one per game.

        Raise IllegalAction if one of them is masked out, and MalformedAction for a wrong shape, type or number. An
        error leaves all games unchanged.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.number,) or chosen.dtype.kind not in "iu":
            raise MalformedAction(
                f"{self.number} games need {self.number} whole numbers, not {chosen.dtype} of shape {chosen.shape}."
            )
        outside = np.flatnonzero((chosen < 0) | (chosen >= self.setting.actions.size))
        if len(outside):
            place = outside[0]
            raise self.setting.actions.no_action(int(chosen[place]), f" in game {place}")
        self._batch.step(chosen.astype("<u2").tobytes())
        return self._shown()

    def random_actions(self) -> NDArray[np.int16]:
        """Return a random legal action for each game, sampled inside the core."""
        self._batch.choose(self._rng)
        return array_of(self._batch.chosen)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of the current decisions as a boolean array of shape (N, actions)."""
        if not self._states:
            raise IllegalAction("No game is in progress; call reset first.")
        return array_of(self._batch.marks).reshape(self.number, -1).astype(np.bool_)

    def _shown(self) -> Step:
        batch, number, setting = self._batch, self.number, self.setting
        rewards = np.zeros((number, setting.players))
        final: list[NDArray[Any]] = []
        ended = np.zeros(number, np.bool_)
        if batch.ended:
            rewards[batch.ended] = batch.returns
            ended[batch.ended] = True
            for place in batch.ended:
                final.append(setting.observe_all(self._states[place]))
                self._states[place] = batch.state(place)
        return Step(
            setting.shown(array_of(batch.observations).reshape(number, -1)),
            array_of(batch.marks).reshape(number, -1),
            array_of(batch.seats),
            rewards,
            ended,
            np.stack(final) if final else np.zeros((0, setting.players, setting.encoder.size), setting.dtype),
        )
