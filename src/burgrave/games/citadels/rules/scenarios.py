"""Casts by name: the printed combinations of each edition (rules section 5; R-30, R-47)."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, DISTRICT_NAMES, EMPEROR, KING, QUEEN, TAX_COLLECTOR
from burgrave.games.citadels.rules.ruleset import Ruleset

__all__ = ["CUSTOM", "RANDOM", "SCENARIOS", "Scenario", "default_scenario", "scenarios_of"]

RANDOM: Final = "random"
CUSTOM: Final = "custom"
SUBSTITUTE_EMPEROR: Final = KING  # the rulebook names King or Patrician
SUBSTITUTE_QUEEN: Final = TAX_COLLECTOR  # the rulebook names Artist or Tax Collector
FIRST_GAME_NINTH: Final = TAX_COLLECTOR


class Scenario:
    """A printed combination: the characters of ranks 1 to 8, a ninth for when one is needed, the uniques."""

    def __init__(self, name: str, characters: str, ninth: str, districts: str) -> None:
        self.name = name
        self.characters = [CHARACTER_NAMES.index(word) for word in characters.split()]
        self.ninth = CHARACTER_NAMES.index(ninth)
        self.districts = [DISTRICT_NAMES.index(word) for word in districts.split()]

    def cast(self, rules: Ruleset, players: int) -> list[int]:
        """Return the characters for a number of players, with the printed substitutions."""
        chosen = self.characters[:]
        if players < rules.emperor_from:
            chosen = [SUBSTITUTE_EMPEROR if one == EMPEROR else one for one in chosen]
        if players in rules.ninth_with:
            chosen.append(SUBSTITUTE_QUEEN if self.ninth == QUEEN and players < rules.queen_from else self.ninth)
        return chosen


_BASE: Final = Scenario(
    "base",
    "assassin thief magician king bishop merchant architect warlord",
    "queen",
    "dragon_gate great_wall haunted_quarter keep keep laboratory library observatory school_of_magic smithy"
    " university graveyard",
)
_COMBINATIONS: Final = [
    Scenario(
        "first-game",
        "assassin thief magician king bishop merchant architect warlord",
        CHARACTER_NAMES[FIRST_GAME_NINTH],
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry"
        " school_of_magic smithy statue thieves_den wishing_well",
    ),
    Scenario(
        "ambitious-aristocrats",
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry"
        " school_of_magic stables statue thieves_den",
    ),
    Scenario(
        "cunning-agents",
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
        " secret_vault smithy theater",
    ),
    Scenario(
        "illustrious-emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park"
        " poor_house quarry school_of_magic smithy",
    ),
    Scenario(
        "devious-dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault"
        " smithy stables theater thieves_den wishing_well",
    ),
    Scenario(
        "tenacious-delegates",
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory"
        " school_of_magic secret_vault smithy stables statue wishing_well",
    ),
    Scenario(
        "vicious-nobles",
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument"
        " museum school_of_magic statue thieves_den wishing_well",
    ),
]
SCENARIOS: Final = {scenario.name: scenario for scenario in _COMBINATIONS}  # of the 2016 edition
_OLDER: Final = {_BASE.name: _BASE}


def scenarios_of(rules: Ruleset) -> dict[str, Scenario]:
    """Return the printed combinations of an edition by name; the first one is the default."""
    return SCENARIOS if rules.has_scenarios else _OLDER


def default_scenario(rules: Ruleset) -> str:
    """Return the combination for a first game."""
    return next(iter(scenarios_of(rules)))
