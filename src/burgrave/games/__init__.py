"""Games that come with the package; each game is imported on first use."""

from typing import Final

BUILT_IN: Final = {
    "citadels": "burgrave.games.citadels.rules.game:CITADELS",
    "valeria": "burgrave.games.valeria.rules.game:VALERIA",
}
