"""Many games side by side: NumPy arrays in, NumPy arrays out, and all steps of a call inside the core."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgrave.envs.needed import need

need("envs", "numpy")

import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from burgrave.envs.setting import Seeds, Setting, array_of  # noqa: E402
from burgrave.kernel.errors import MalformedAction, SetupError  # noqa: E402
from burgrave.kernel.fields import short, whole  # noqa: E402
from burgrave.kernel.observing import Batch  # noqa: E402
from burgrave.kernel.rng import Rng  # noqa: E402

__all__ = ["Step", "VectorEnv"]

MOST_GAMES: Final = 65_536  # which show 180 MB of observations at each step, in Citadels with four players


class Step(NamedTuple):
    """What all games show after a step; N games, S seats. Observations, masks and seats cannot be written to."""

    observations: NDArray[np.int16]
    """(N, size): what the seat to act may know."""
    masks: NDArray[np.int8]
    """(N, actions): 1 for each action that it may play."""
    seats: NDArray[np.int16]
    """(N): which seat it is."""
    rewards: NDArray[np.float64]
    """(N, S): what each seat of a game that ended in this step got; 0 in all other games."""
    ended: NDArray[np.bool_]
    """(N): whether the game ended; what is shown is the beginning of the next one."""


class VectorEnv:
    """``number`` games of ``game``; ``options`` are those of ``burgrave.new``.

    Each step plays one action in each game, that of the seat to act. A game that ends reports its rewards, and another
    one begins in its place in the same step.
    """

    def __init__(self, game: str, number: int, **options: Any) -> None:
        games = whole(number)
        if games is None or not 1 <= games <= MOST_GAMES:
            raise SetupError(f"From 1 to {MOST_GAMES} games are played side by side, not {short(number)}.")
        self.setting = Setting(game, options)
        self.number = games
        self._batch = Batch(self.setting.game, options, self.setting.encoder, self.setting.actions, games)
        self._seeds = Seeds()
        self._rng = Rng(0)

    def reset(self, seed: object = None) -> Step:
        """Begin all games anew. The same seed gives the same games, whatever is played at other places."""
        number = self._seeds.next(seed)
        self._rng = Rng(number)
        self._batch.reset(number)
        return self._shown()

    def step(self, actions: ArrayLike) -> Step:
        """Play ``actions``, (N) whole numbers, one for each game.

        Raise IllegalAction, and change nothing, if one of them is masked out, and MalformedAction if they are no such
        numbers.
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
        """Return a random legal action for each game, drawn inside the core."""
        self._batch.choose(self._rng)
        return array_of(self._batch.chosen)

    def _shown(self) -> Step:
        batch, number = self._batch, self.number
        rewards = np.zeros((number, self.setting.players))
        ended = np.zeros(number, np.bool_)
        if batch.ended:
            rewards[batch.ended] = batch.returns
            ended[batch.ended] = True
        return Step(
            array_of(batch.observations).reshape(number, -1),
            array_of(batch.marks).reshape(number, -1),
            array_of(batch.seats),
            rewards,
            ended,
        )
