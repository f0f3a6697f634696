"""Set-ups by name: which areas, citizens and domains are in play (rulebook: Preparações Iniciais Recomendadas)."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules.cards import AREA_NAMES, CITIZEN_NAMES, DOMAIN_NAMES

__all__ = ["CUSTOM", "RANDOM", "SCENARIOS", "Scenario"]

RANDOM: Final = "random"
CUSTOM: Final = "custom"


class Scenario:
    """A printed set-up: five areas, one citizen for each activation group, domains left out before the shuffle."""

    def __init__(self, name: str, areas: str, citizens: str, without: str = "") -> None:
        self.name = name
        self.areas = [AREA_NAMES.index(word) for word in areas.split()]
        self.citizens = [CITIZEN_NAMES.index(word) for word in citizens.split()]
        self.without = [DOMAIN_NAMES.index(word) for word in without.split()]


_LIST: Final = [
    Scenario(
        "first-game",
        "hills ruins forest valley mountains",
        "cleric merchant mercenary archer peasant knight rogue champion paladin butcher",
    ),
    Scenario(
        "glittering-gold",
        "hills ruins forest swamp caverns",
        "monk merchant alchemist archer peasant knight rogue champion paladin butcher",
        "forgotten_sorrows the_violet_thorn golden_obelisk_of_nae monolith_of_ostendaar",
    ),
    Scenario(
        "mastery-over-magic",
        "barrens ruins forest valley mountains",
        "cleric merchant alchemist wizard peasant knight thief champion paladin butcher",
        "eye_of_asteraten blood_crow_army foxgrove_palisade gargans_embrace",
    ),
    Scenario(
        "monster-blood",
        "barrens ruins forest swamp mountains",
        "cleric blacksmith mercenary archer peasant knight rogue warlord priestess miner",
        "forgotten_sorrows nest_of_the_weaver_witch cathedral_of_st_aquila cutthroats_truce",
    ),
]
SCENARIOS: Final = {scenario.name: scenario for scenario in _LIST}
