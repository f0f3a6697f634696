"""The games that come with the package; each is imported when somebody asks for it."""

from typing import Final

BUILT_IN: Final = {
    "citadels": "burgrave.games.citadels.rules.game:CITADELS",
    "valeria": "burgrave.games.valeria.rules.game:VALERIA",
}
