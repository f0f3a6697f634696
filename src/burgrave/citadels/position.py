"""Positions."""

from __future__ import annotations

from burgrave.citadels.state import CitadelsState
from burgrave.kernel.errors import PositionError


def read_position(data: dict[str, object], seed: object) -> CitadelsState:
    """Return the state."""
    raise PositionError("soon")
