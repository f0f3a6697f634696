"""Gymnasium spaces of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from burgrave.envs.setting import Setting


class LegalActions(spaces.Discrete):
    """Action space whose ``sample`` returns a legal action unless the caller passes a mask or probabilities.

    ``legal``: the mask of legal actions that the environment computed last.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def observation_space(setting: Setting) -> spaces.Dict[Any]:
    """Return the space of the observations returned by ``Setting.look``."""
    return spaces.Dict(
        {
            "observation": _numbers(setting, 1),
            "action_mask": spaces.Box(0, 1, (len(setting.actions.ids),), np.int8),
        }
    )


def state_space(setting: Setting) -> spaces.Box:
    """Return the space of the observations of all seats in one vector."""
    return _numbers(setting, setting.players)


def _numbers(setting: Setting, seats: int) -> spaces.Box:
    most = np.tile(setting.most(), seats)
    if setting.normalized:
        return spaces.Box(0, 1, most.shape, np.float32)
    return spaces.Box(np.zeros_like(most), most, dtype=np.int16)
