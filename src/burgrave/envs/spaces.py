"""Gymnasium observation space of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from burgrave.envs.setting import Setting


def observation_space(setting: Setting) -> spaces.Dict[Any]:
    """Return the space of the observations returned by ``Setting.look``."""
    most = setting.most()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(setting.actions.ids),), np.int8),
        }
    )
