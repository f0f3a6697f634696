"""The net of Citadels that is part of the package."""

from __future__ import annotations

import os
from typing import Final

from burgrave.games.citadels.learned.inputs import PLACES
from burgrave.games.citadels.learned.places import ENCODING
from burgrave.kernel.net_file import NetFile

__all__ = ["SHIPPED"]

SHIPPED: Final = NetFile(os.path.join(os.path.dirname(__file__), "citadels.net"), ENCODING, int(PLACES.size))
