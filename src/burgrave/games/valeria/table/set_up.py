"""What can be chosen before a game of Valeria: set-ups, and what one of one's own may be made of."""

from __future__ import annotations

from burgrave.bots import LEVELS
from burgrave.games.valeria.printed import AREAS, CITIZENS, DOMAINS
from burgrave.games.valeria.rules.cards import CITIZEN_NAMES, DOMAIN_NAMES
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.scenarios import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.rules.setup import FIRST_GAME
from burgrave.games.valeria.table.types import ValeriaScenario, ValeriaSetUps
from burgrave.server.showing.game import players_of

__all__ = ["set_up"]


def set_up() -> ValeriaSetUps:
    """Return the entry of Valeria in ``GET /set-ups``."""
    players = players_of(VALERIA)
    printed: list[ValeriaScenario] = [
        {
            "id": one.name,
            "ruleset": None,
            "areas": [AREAS[area] for area in one.areas],
            "citizens": [CITIZEN_NAMES[kind] for kind in one.citizens],
            "without": [DOMAIN_NAMES[domain] for domain in one.without],
        }
        for one in SCENARIOS.values()
    ]
    own: list[ValeriaScenario] = [
        {"id": name, "ruleset": None, "areas": None, "citizens": None, "without": None} for name in (RANDOM, CUSTOM)
    ]
    return {
        "game": VALERIA.name,
        "players": players,
        "rulesets": [],
        "scenarios": [*printed, *own],
        "default": {"game": VALERIA.name, "options": {"players": players["default"], "scenario": FIRST_GAME}},
        "levels": [*LEVELS],
        "areas": [*AREAS],
        "citizens": [
            {"name": name, "group": card.group, "numbers": list(card.numbers), "role": card.role, "cost": card.cost}
            for name, card in CITIZENS.items()
        ],
        "domains": [*DOMAINS],
    }
