"""Citadels data for browser clients, in addition to views and the log.

It covers the roles played, an edition's cards and the setup choices. The types of this data are also defined here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypedDict

from burgrave.bots import LEVELS
from burgrave.games.citadels.cards import (
    BASIC_KINDS,
    CARD_KIND,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    TYPE_NAMES,
    DistrictType,
)
from burgrave.games.citadels.faces.seat_view import RANK, TYPE
from burgrave.games.citadels.faces.words import Words, words_in
from burgrave.games.citadels.facts import CitadelsPhase, CitadelsView, Used, citadels_view
from burgrave.games.citadels.rules.characters.base import NO_INCOME
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.events import REVEAL
from burgrave.games.citadels.rules.game import CITADELS
from burgrave.games.citadels.rules.ruleset import (
    CUSTOM,
    DEFAULT,
    RANDOM,
    RULESETS,
    Ruleset,
    Scenario,
    default_scenario,
    ruleset_named,
    scenarios_of,
)
from burgrave.kernel.state import State
from burgrave.server.showing.game import Choices, CommonOptions, GameTable, GameTypes, Piece, Roles, players_of
from burgrave.text.narrator import View

# ---- Types of messages -----------------------------------------------------------------------------------------------


class CitadelsScenario(TypedDict):
    """A named setup. `cast` (by rank) and `casts` (by number of players) are null for random and custom setups."""

    id: str
    ruleset: str | None
    cast: list[str] | None
    casts: dict[str, list[str]] | None
    districts: list[str] | None


class CitadelsCharacter(TypedDict):
    """A character that a custom cast may include; `rulesets` are the editions that have it."""

    name: str
    rank: int
    rulesets: list[str]


class CitadelsUnique(TypedDict):
    """A unique district; `rulesets` are the editions that use it, and `bonus` those that add it as a bonus.

    `cost` is the cost in the newest edition; `costs` lists the costs by edition.
    """

    name: str
    cost: int
    costs: dict[str, int]
    rulesets: list[str]
    bonus: list[str]


class Limits(TypedDict):
    """Limits of a custom cast and deck in an edition.

    `uniques` is the number of freely chosen unique districts in the deck; 0 means that the edition determines them.
    """

    uniques: int
    swaps: int
    bonus: bool
    short: bool
    ninth_with: list[int]
    no_ninth_with: list[int]
    emperor_from: int
    queen_from: int


class CitadelsSetUps(Choices):
    """Setup choices of Citadels; the keys of `limits` are editions."""

    scenarios: list[CitadelsScenario]
    characters: list[CitadelsCharacter]
    uniques: list[CitadelsUnique]
    limits: dict[str, Limits]


_NAMES: Final = {"CitadelsPhase": CitadelsPhase, "DistrictType": DistrictType, "Used": Used}
TYPES: Final = GameTypes(CitadelsView, None, CitadelsSetUps, _NAMES)


# ---- Cards -----------------------------------------------------------------------------------------------------------

_COPIES: Final = {name: list(CARD_KIND).count(kind) for kind, name in enumerate(DISTRICT_NAMES[:BASIC_KINDS])}


def _character(words: Words, name: str) -> dict[str, object]:
    income = POWERS[CHARACTER_NAMES.index(name)].income_type
    return {
        "name": words.card(name),
        "text": words.help(name),
        "reminder": words.reminder(name),
        "rank": RANK[name],
        "type": None if income == NO_INCOME else TYPE_NAMES[income],  # type of the districts that pay income
    }


def _district(words: Words, rules: Ruleset, name: str) -> dict[str, object]:
    kind = DISTRICT_NAMES.index(name)
    unique = kind >= BASIC_KINDS
    return {
        "name": words.card(name),
        "text": words.help(name),
        "type": TYPE[name],
        "cost": int(rules.cost[kind]),
        "unique": unique,
        "copies": max(1, rules.districts.count(kind)) if unique else _COPIES[name],
    }


# ---- Setups ----------------------------------------------------------------------------------------------------------


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


# ---- ``table`` part --------------------------------------------------------------------------------------------------


THEMES: Final = {
    "draft": "pick bury stage lend stay",
    "naming": "kill bewitch rob sign warrant threaten bluff",
    "cards": "gold cards keep under income mix bonus collect study sail_gold sail_cards take take_gold take_card"
    " take_nothing pay_gold bribe refuse swap replace discard laboratory smithy museum tuck peek spy inspect foresee"
    " give beg lender",
    "building": "build build_it keep_it framework sacrifice pay_cards borrow beautify reclaim",
    "attack": "destroy district seize exchange offer demolish confiscate",
    "turn": "end done decline flip leave crown declare",
}
"""Verbs of each puzzle theme, separated by spaces."""


class CitadelsTable:
    """Card texts, setup choices and roles of Citadels, for browser clients."""

    def of_seat(self, view: View) -> dict[str, object]:
        return {}

    def theme(self, verb: str) -> str:
        return next(theme for theme, verbs in THEMES.items() if verb in verbs.split())

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        """Return the names and texts of an edition's characters, districts, types and scenarios in one language."""
        words = words_in(language, edition or DEFAULT)
        rules = ruleset_named(edition or DEFAULT)
        scenarios = [*scenarios_of(rules), RANDOM, CUSTOM]
        return {
            "about": {"game": "citadels", "lang": words.language, "ruleset": rules.name},
            "characters": {name: _character(words, name) for name in CHARACTER_NAMES if name in words.in_print},
            "districts": {name: _district(words, rules, name) for name in DISTRICT_NAMES if name in words.in_print},
            "types": {name: words.type(name) for name in TYPE_NAMES},
            "scenarios": {name: {"name": words.scenario(name)} for name in scenarios},
        }

    def set_up(self) -> CitadelsSetUps:
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

    def roles(self, state: State) -> Roles:
        """Count the rounds in which each seat revealed each character; killed characters do not count."""
        played: list[Counter[str]] = [Counter() for _ in range(state.num_players)]
        for event in state.events_for(None):
            if event.kind == REVEAL:
                seat, character = event.args
                played[seat][CHARACTER_NAMES[character]] += 1
        return [{"characters": dict(one)} for one in played]

    def skyline(self, view: View, seat: int) -> Sequence[Piece]:
        """Return the districts of a city, labeled with their costs."""
        city = citadels_view(view)["seats"][seat]["city"]
        return [Piece(one["district"], one["type"], str(one["cost"]), 1.4) for one in city]


TABLE: Final[GameTable] = CitadelsTable()
