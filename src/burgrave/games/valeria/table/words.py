"""The cards of Valeria for clients."""

from __future__ import annotations

from burgrave.games.valeria.printed import (
    AREAS,
    CITIZENS,
    DOMAINS,
    DUKES,
    MONSTERS,
    RESOURCES,
    ROLES,
    TYPES,
    Citizen,
    Deed,
    Domain,
    Free,
    Gain,
    Monster,
    Power,
)
from burgrave.games.valeria.rules.cards import STARTER_NAMES, STARTER_NUMBERS
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.rules.scenarios import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.text.catalogue import PHASES, STARTER
from burgrave.games.valeria.text.words import ValeriaWords, words_in

__all__ = ["valeria_words"]


def valeria_words(language: str) -> dict[str, object]:
    """Return all cards, roles, areas, resources and set-ups, in one language."""
    words = words_in(language)
    return {
        "about": {"game": "valeria", "lang": words.language},
        "citizens": {name: _citizen(words, card) for name, card in CITIZENS.items()},
        "starters": {
            name: _named(words, STARTER + name) | {"numbers": [number]}
            for name, number in zip(STARTER_NAMES, STARTER_NUMBERS, strict=True)
        },
        "monsters": {
            name: _monster(words, card, words.effect_text(program))
            for (name, card), program in zip(MONSTERS.items(), MONSTER_PROGRAM, strict=True)
        },
        "domains": {name: _domain(words, card) for name, card in DOMAINS.items()},
        "dukes": {
            name: _named(words, name) | {"terms": [term._asdict() for term in card.terms]}
            for name, card in DUKES.items()
        },
        "areas": {name: _named(words, name) for name in AREAS},
        "roles": {name: _named(words, name) for name in ROLES},
        "types": {name: _named(words, name) for name in TYPES},
        "resources": {name: _resource(words, name) for name in RESOURCES},
        "phases": {name: words.phase(name) for name in PHASES},
        "scenarios": {name: {"name": words.scenario(name)} for name in (*SCENARIOS, RANDOM, CUSTOM)},
        "others": {"dark_lord": {"name": words.dark_lord()}},
    }


def _named(words: ValeriaWords, name: str) -> dict[str, object]:
    return {"name": words.card(name), "text": words.help(name), "reminder": words.reminder(name)}


def _resource(words: ValeriaWords, name: str) -> dict[str, object]:
    return {"name": words.resource(name), "text": words.help(name), "reminder": words.reminder(name)}


def _domain(words: ValeriaWords, card: Domain) -> dict[str, object]:
    return _named(words, card.name) | {
        "cost": card.cost,
        "points": card.points,
        "roles": card.roles,
        "when": card.when,
        "deeds": [_deed(deed) for deed in card.deeds],
    }


def _deed(deed: Deed) -> dict[str, object]:
    return {
        "does": deed.does,
        "amount": None if deed.amount is None else deed.amount._asdict(),
        "brings": None if deed.brings is None else deed.brings._asdict(),
        "free": None if deed.free is None else deed.free._asdict(),
        "face": deed.face,
    }


def _citizen(words: ValeriaWords, card: Citizen) -> dict[str, object]:
    return _named(words, card.name) | {
        "group": card.group,
        "numbers": list(card.numbers),
        "role": card.role,
        "cost": card.cost,
        "on": _power(card.on) | {"text": words.power(card.name, own_turn=True)},
        "off": _power(card.off) | {"text": words.power(card.name, own_turn=False)},
    }


def _power(power: Power) -> dict[str, object]:
    trade = power.trade
    return {
        "gains": [gain._asdict() for gain in power.gains],
        "choice": power.choice,
        "trade": None if trade is None else {"pays": trade.pays._asdict(), "brings": trade.brings._asdict()},
        "steal": power.steal,
    }


def _monster(words: ValeriaWords, card: Monster, reward: str) -> dict[str, object]:
    return _named(words, card.name) | {
        "area": card.area,
        "type": card.type,
        "strength": card.strength,
        "magic": card.magic,
        "points": card.points,
        "reward": reward,
        "rewards": [[_reward(part) for part in parts] for parts in card.rewards],
    }


def _reward(part: Gain | Free) -> dict[str, object]:
    """Return a gain as such, or a free citizen under ``free``."""
    return {"free": part._asdict()} if isinstance(part, Free) else part._asdict()
