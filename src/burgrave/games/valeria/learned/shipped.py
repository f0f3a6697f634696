"""The nets of Valeria that are part of the package."""

from __future__ import annotations

import os
from typing import Final

from burgrave.games.valeria.learned.inputs import PLACES
from burgrave.kernel.net import NetFiles

__all__ = ["SHIPPED"]

SHIPPED: Final = NetFiles(os.path.dirname(__file__), "valeria", PLACES)
