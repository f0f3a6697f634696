"""What can be chosen before a game of Citadels: editions, scenarios, and what a cast and a deck may be made of."""

from __future__ import annotations

from burgrave.bots import LEVELS
from burgrave.games.citadels.rules.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.game import CITADELS
from burgrave.games.citadels.rules.ruleset import DEFAULT, RULESETS, Ruleset
from burgrave.games.citadels.rules.scenarios import CUSTOM, RANDOM, Scenario, default_scenario, scenarios_of
from burgrave.games.citadels.seat_view import RANK
from burgrave.games.citadels.table.types import CitadelsScenario, CitadelsSetUps, CitadelsUnique, Limits
from burgrave.server.showing.game import players_of
from burgrave.server.showing.types import CommonOptions

__all__ = ["set_up"]


def set_up() -> CitadelsSetUps:
    """Return the entry of Citadels in ``GET /set-ups``."""
    players = players_of(CITADELS)
    editions = [*RULESETS.values()]
    printed = [_printed(rules, one) for rules in editions for one in scenarios_of(rules).values()]
    own: list[CitadelsScenario] = [
        {"id": name, "ruleset": None, "cast": None, "casts": None, "districts": None} for name in (RANDOM, CUSTOM)
    ]
    options: CommonOptions = {
        "players": players["default"],
        "ruleset": DEFAULT,
        "scenario": default_scenario(RULESETS[DEFAULT]),
    }
    return {
        "game": CITADELS.name,
        "players": players,
        "rulesets": [*RULESETS],
        "scenarios": [*printed, *own],
        "default": {"game": CITADELS.name, "options": options},
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


def _printed(rules: Ruleset, scenario: Scenario) -> CitadelsScenario:
    return {
        "id": scenario.name,
        "ruleset": rules.name,
        "cast": [CHARACTER_NAMES[one] for one in [*scenario.characters, scenario.ninth]],
        "casts": {
            str(players): [CHARACTER_NAMES[one] for one in scenario.cast(rules, players)]
            for players in range(CITADELS.seats()[0], CITADELS.seats()[1] + 1)
        },
        "districts": [DISTRICT_NAMES[kind] for kind in scenario.districts],
    }


def _unique(kind: int) -> CitadelsUnique:
    editions = [rules for rules in RULESETS.values() if kind in rules.districts or kind in rules.bonus_districts]
    return {
        "name": DISTRICT_NAMES[kind],
        "cost": int(editions[-1].cost[kind]),
        "costs": {rules.name: int(rules.cost[kind]) for rules in editions},
        "rulesets": [rules.name for rules in editions],
        "bonus": [rules.name for rules in editions if kind in rules.bonus_districts],
    }


def _limits(rules: Ruleset) -> Limits:
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
