"""The nets of Citadels that are part of the package."""

from __future__ import annotations

import os
from typing import Final

from burgrave.games.citadels.learned.inputs import PLACES
from burgrave.kernel.net import NetFiles

__all__ = ["SHIPPED"]

SHIPPED: Final = NetFiles(os.path.dirname(__file__), "citadels", PLACES)
