"""The cards of Citadels for clients, as one edition prints them."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.cards import BASIC_KINDS, CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.rules.characters.base import NO_INCOME
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.ruleset import Ruleset, ruleset_named
from burgrave.games.citadels.rules.scenarios import CUSTOM, RANDOM, scenarios_of
from burgrave.games.citadels.seat_view import RANK, TYPE
from burgrave.games.citadels.text.words import Words, words_in

__all__ = ["citadels_words"]

_COPIES: Final = {name: list(CARD_KIND).count(kind) for kind, name in enumerate(DISTRICT_NAMES[:BASIC_KINDS])}


def citadels_words(language: str, ruleset: str) -> dict[str, object]:
    """Return characters, districts, types and scenarios of an edition, in one language."""
    words = words_in(language, ruleset)
    rules = ruleset_named(ruleset)
    scenarios = [*scenarios_of(rules), RANDOM, CUSTOM]
    return {
        "about": {"game": "citadels", "lang": words.language, "ruleset": rules.name},
        "characters": {name: _character(words, name) for name in CHARACTER_NAMES if name in words.in_print},
        "districts": {name: _district(words, rules, name) for name in DISTRICT_NAMES if name in words.in_print},
        "types": {name: words.type(name) for name in TYPE_NAMES},
        "scenarios": {name: {"name": words.scenario(name)} for name in scenarios},
    }


def _character(words: Words, name: str) -> dict[str, object]:
    income = POWERS[CHARACTER_NAMES.index(name)].income_type
    return {
        "name": words.character(name),
        "text": words.help(name),
        "reminder": words.reminder(name),
        "rank": RANK[name],
        "type": None if income == NO_INCOME else TYPE_NAMES[income],  # of the districts that pay it
    }


def _district(words: Words, rules: Ruleset, name: str) -> dict[str, object]:
    kind = DISTRICT_NAMES.index(name)
    unique = kind >= BASIC_KINDS
    return {
        "name": words.district(name),
        "text": words.help(name),
        "type": TYPE[name],
        "cost": int(rules.cost[kind]),
        "unique": unique,
        "copies": max(1, rules.districts.count(kind)) if unique else _COPIES[name],
    }
