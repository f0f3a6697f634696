"""The net of Valeria that is part of the package."""

from __future__ import annotations

import os
from typing import Final

from burgrave.games.valeria.learned.inputs import PLACES
from burgrave.games.valeria.learned.places import ENCODING
from burgrave.kernel.net_file import NetFile

__all__ = ["SHIPPED"]

SHIPPED: Final = NetFile(os.path.join(os.path.dirname(__file__), "valeria.net"), ENCODING, int(PLACES.size))
