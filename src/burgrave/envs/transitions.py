"""Transitions of each seat, recorded from a ``VectorEnv``, whose seats take turns."""

from __future__ import annotations

from typing import Any, NamedTuple

from burgrave.envs.needed import need

need("envs", "numpy")

import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from burgrave.envs.vector import Step, VectorEnv  # noqa: E402
from burgrave.kernel.errors import IllegalAction  # noqa: E402

__all__ = ["TransitionRecorder", "Transitions"]


class Transitions(NamedTuple):
    """K transitions from one decision of a seat to its next, or to the end of the game.

    The transitions are sorted by game, seat and step. ``steps`` and ``games`` also index other arrays: if ``logs`` has
    the shape (steps, N), ``logs[steps, games]`` contains one value for each transition.
    """

    games: NDArray[np.int64]
    """(K): index of the game in the environment."""
    seats: NDArray[np.int64]
    """(K): the seat that decided."""
    steps: NDArray[np.int64]
    """(K): number of the step that played the action; the first step after ``reset`` is 0."""
    observations: NDArray[Any]
    """(K, size): the seat's observation at the decision."""
    masks: NDArray[np.int8]
    """(K, actions): mask of the legal actions at the decision."""
    actions: NDArray[np.int64]
    """(K): the action played."""
    rewards: NDArray[np.float64]
    """(K): the seat's final reward if the game ended, else 0."""
    next_observations: NDArray[Any]
    """(K, size): the seat's observation at its next decision, or at the end of the game."""
    next_masks: NDArray[np.int8]
    """(K, actions): mask of the legal actions at the seat's next decision; all 0 at the end of the game."""
    ended: NDArray[np.bool_]
    """(K): True if the game ended before the seat decided again."""


class TransitionRecorder:
    """Recorder of each seat's transitions in a ``VectorEnv``.

    Call ``reset`` and ``step`` of the recorder instead of those of the environment. A transition is complete when its
    seat is to act again, or when the game ends. ``take`` leaves incomplete transitions in the recorder, so no reward is
    lost at the end of a rollout.
    """

    def __init__(self, env: VectorEnv) -> None:
        self.env = env
        number, seats = env.number, env.setting.players
        size, actions = env.setting.encoder.size, env.setting.actions.size
        self._games = np.arange(number)
        self._observations = np.zeros((number, seats, size), env.setting.dtype)  # of each seat's last decision
        self._masks = np.zeros((number, seats, actions), np.int8)
        self._actions = np.zeros((number, seats), np.int64)
        self._steps = np.zeros((number, seats), np.int64)
        self._open = np.zeros((number, seats), np.bool_)  # played, but not complete
        self._seats: NDArray[np.int16] | None = None  # the seats to act
        self._step = 0
        self._parts: list[Transitions] = []

    def reset(self, seed: object = None) -> Step:
        """Restart all games, and drop the transitions recorded so far."""
        shown = self.env.reset(seed)
        self._open[:] = False
        self._step = 0
        self._parts = []
        self._note(shown)
        return shown

    def step(self, actions: ArrayLike) -> Step:
        """Play one action in each game; see ``VectorEnv.step``."""
        seats = self._acting()
        played = np.array(actions)  # the environment may overwrite random actions
        shown = self.env.step(actions)
        games = self._games
        self._actions[games, seats] = played
        self._steps[games, seats] = self._step
        self._open[games, seats] = True
        self._step += 1
        over = np.flatnonzero(shown.ended)
        if len(over):
            row, seat = np.nonzero(self._open[over])
            game = over[row]
            masks = np.zeros((len(game), self._masks.shape[2]), np.int8)
            self._complete(game, seat, shown.rewards[game, seat], shown.final_observations[row, seat], masks, True)
        again = np.flatnonzero(~shown.ended & self._open[games, shown.seats])
        rewards = np.zeros(len(again))
        seat = shown.seats[again].astype(np.int64)
        self._complete(again, seat, rewards, shown.observations[again], shown.masks[again], False)
        self._note(shown)
        return shown

    def take(self) -> Transitions:
        """Return the transitions that were completed since the last call of ``take`` or ``reset``."""
        self._acting()
        nothing = np.zeros(0, np.int64)
        self._complete(nothing, nothing, np.zeros(0), self._observations[:0, 0], self._masks[:0, 0], False)
        parts, self._parts = self._parts, []
        found = Transitions._make(map(np.concatenate, zip(*parts, strict=True)))
        order = np.lexsort((found.steps, found.seats, found.games))
        return Transitions._make([array[order] for array in found])

    def _acting(self) -> NDArray[np.int16]:
        if self._seats is None:
            raise IllegalAction("No game is in progress; call reset first.")
        return self._seats

    def _note(self, shown: Step) -> None:
        """Copy the data of the next decisions, because the environment may overwrite its arrays."""
        self._seats = shown.seats.copy()
        self._observations[self._games, self._seats] = shown.observations
        self._masks[self._games, self._seats] = shown.masks

    def _complete(
        self,
        games: NDArray[np.int64],
        seats: NDArray[np.int64],
        rewards: NDArray[np.float64],
        observations: NDArray[Any],
        masks: NDArray[np.int8],
        ended: bool,
    ) -> None:
        """Complete the open transitions of ``seats`` with the rewards, observations and masks that follow."""
        self._open[games, seats] = False
        at = (games, seats)
        before = (self._steps[at], self._observations[at], self._masks[at], self._actions[at])
        after = (rewards, observations, masks, np.full(len(games), ended))
        self._parts.append(Transitions(games, seats, *before, *after))
