"""What can be played: games, editions, scenarios and what a game of one's own may be made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.bots import LEVELS
from burgrave.bots.citadels.sight import RANK
from burgrave.bots.valeria.printed import AREAS, CITIZENS, DOMAINS
from burgrave.citadels.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.citadels.ruleset import DEFAULT, RULESETS, Ruleset
from burgrave.citadels.scenarios import CUSTOM, RANDOM, default_scenario, scenarios_of
from burgrave.citadels.scenarios import Scenario as CitadelsScenario
from burgrave.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES
from burgrave.valeria.scenarios import SCENARIOS
from burgrave.valeria.setup import FIRST_GAME

__all__ = ["set_ups"]

_CITADELS_PLAYERS: Final = {"least": 2, "most": 8, "default": 4}
_VALERIA_PLAYERS: Final = {"least": 1, "most": 5, "default": 4}


@lru_cache(maxsize=1)
def set_ups() -> dict[str, object]:
    """Return the data of ``GET /set-ups``. It is shared: whoever gets it leaves it as it is."""
    return {"games": [_citadels(), _valeria()]}


# ---- Citadels -------------------------------------------------------------------------------------------------------


def _citadels() -> dict[str, object]:
    editions = [*RULESETS.values()]
    printed = [_printed(rules, one) for rules in editions for one in scenarios_of(rules).values()]
    own = [{"id": name, "ruleset": None, "cast": None, "casts": None, "districts": None} for name in (RANDOM, CUSTOM)]
    options = {"players": 4, "ruleset": DEFAULT, "scenario": default_scenario(RULESETS[DEFAULT])}
    return {
        "game": "citadels",
        "players": _CITADELS_PLAYERS,
        "rulesets": [*RULESETS],
        "scenarios": [*printed, *own],
        "default": {"game": "citadels", "options": options},
        "levels": [*LEVELS],
        "characters": [
            {
                "name": name,
                "rank": RANK[name],
                "rulesets": [rules.name for rules in editions if one in rules.characters],
            }
            for one, name in enumerate(CHARACTER_NAMES)
        ],
        "uniques": [_unique(kind) for kind in range(BASIC_KINDS, len(DISTRICT_NAMES))],
        "limits": {rules.name: _limits(rules) for rules in editions},
    }


def _printed(rules: Ruleset, scenario: CitadelsScenario) -> dict[str, object]:
    return {
        "id": scenario.name,
        "ruleset": rules.name,
        "cast": [CHARACTER_NAMES[one] for one in [*scenario.characters, scenario.ninth]],
        "casts": {
            str(players): [CHARACTER_NAMES[one] for one in scenario.cast(rules, players)]
            for players in range(_CITADELS_PLAYERS["least"], _CITADELS_PLAYERS["most"] + 1)
        },
        "districts": [DISTRICT_NAMES[kind] for kind in scenario.districts],
    }


def _unique(kind: int) -> dict[str, object]:
    editions = [rules for rules in RULESETS.values() if kind in rules.districts or kind in rules.bonus_districts]
    return {
        "name": DISTRICT_NAMES[kind],
        "cost": int(editions[-1].cost[kind]),
        "costs": {rules.name: int(rules.cost[kind]) for rules in editions},
        "rulesets": [rules.name for rules in editions],
        "bonus": [rules.name for rules in editions if kind in rules.bonus_districts],
    }


def _limits(rules: Ruleset) -> dict[str, object]:
    """Return what a cast and a deck of one's own may be in an edition."""
    return {
        "uniques": int(rules.unique_choices),
        "swaps": int(rules.most_swaps),
        "bonus": bool(rules.bonus_districts),
        "short": bool(rules.short_size),
        "ninth_with": [*rules.ninth_with],
        "no_ninth_with": [*rules.no_ninth_with],
        "emperor_from": int(rules.emperor_from),
        "queen_from": int(rules.queen_from),
    }


# ---- Valeria --------------------------------------------------------------------------------------------------------


def _valeria() -> dict[str, object]:
    printed = [
        {
            "id": one.name,
            "ruleset": None,
            "areas": [AREAS[area] for area in one.areas],
            "citizens": [CITIZEN_NAMES[kind] for kind in one.citizens],
            "without": [DOMAIN_NAMES[domain] for domain in one.without],
        }
        for one in SCENARIOS.values()
    ]
    own = [{"id": name, "ruleset": None, "areas": None, "citizens": None, "without": None} for name in (RANDOM, CUSTOM)]
    return {
        "game": "valeria",
        "players": _VALERIA_PLAYERS,
        "rulesets": [],
        "scenarios": [*printed, *own],
        "default": {"game": "valeria", "options": {"players": 4, "scenario": FIRST_GAME}},
        "levels": [*LEVELS],
        "areas": [*AREAS],
        "citizens": [
            {"name": name, "group": card.group, "numbers": list(card.numbers), "role": card.role, "cost": card.cost}
            for name, card in CITIZENS.items()
        ],
        "domains": [*DOMAINS],
    }
