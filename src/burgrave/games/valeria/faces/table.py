"""Valeria data for browser clients besides views and the log.

Previews of the harvest, cards, the choices before a game, and the types of these messages.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypedDict

from burgrave.bots import LEVELS
from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, STARTER_NAMES, STARTER_NUMBERS
from burgrave.games.valeria.faces.printed import (
    AREAS,
    CITIZENS,
    DOMAINS,
    DUKES,
    MONSTERS,
    RESOURCES,
    ROLES,
    Citizen,
    Deed,
    Domain,
    Free,
    Gain,
    Monster,
    Power,
)
from burgrave.games.valeria.faces.printed import TYPES as MONSTER_TYPES
from burgrave.games.valeria.faces.words import PHASES, STARTER, ValeriaWords, words_in
from burgrave.games.valeria.facts import PaidFor, ValeriaPhase, ValeriaStage, ValeriaView, valeria_view
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.income import Income, income_of, tableau
from burgrave.games.valeria.rules.setup import CUSTOM, FIRST_GAME, RANDOM, SCENARIOS
from burgrave.kernel.state import State
from burgrave.server.showing.game import Choices, GameTable, GameTypes, Roles, players_of
from burgrave.text.narrator import View

# ---- Types of messages -----------------------------------------------------------------------------------------------


class RollHarvest(TypedDict):
    """What a roll would bring: resources in tokens, and how often there is something to choose, exchange or steal.

    `trades` counts exchanges by citizen; `idle` means that no card would be activated.
    """

    gold: int
    strength: int
    magic: int
    vp: int
    choices: int
    trades: dict[str, int]
    steals: int
    idle: bool


class HarvestPreview(TypedDict):
    """What each of the 21 rolls ("3-5", the smaller die first) would bring, in one's own turn or not."""

    rolls: dict[str, RollHarvest]
    off: dict[str, RollHarvest]


class ValeriaFacts(TypedDict):
    """What a seat is told besides: what rolls would bring."""

    harvest: HarvestPreview


class ValeriaScenario(TypedDict):
    """A set-up by name: areas, citizens, and domains that stay out; null where it is one's own."""

    id: str
    ruleset: str | None
    areas: list[str] | None
    citizens: list[str] | None
    without: list[str] | None


class ValeriaCitizen(TypedDict):
    """A citizen: its `group` is the place of its stack, and `numbers` are those that activate it."""

    name: str
    group: int
    numbers: list[int]
    role: str
    cost: int


class ValeriaSetUps(Choices):
    """What can be played of Valeria."""

    scenarios: list[ValeriaScenario]
    areas: list[str]
    citizens: list[ValeriaCitizen]
    domains: list[str]


_NAMES: Final = {"ValeriaPhase": ValeriaPhase, "ValeriaStage": ValeriaStage, "PaidFor": PaidFor}
TYPES: Final = GameTypes(ValeriaView, ValeriaFacts, ValeriaSetUps, _NAMES)


# ---- The harvest -----------------------------------------------------------------------------------------------------

_DICE: Final = [(first, second) for first in range(1, 7) for second in range(first, 7)]  # the 21 rolls

Rolls = dict[str, dict[str, object]]


def harvest_of(view: View) -> dict[str, Rolls]:
    """Return what the dice would bring, in the own turn and in another's (alone: at the second harvest)."""
    known = valeria_view(view)
    seat = known["seat"]
    assert seat is not None
    mine = known["seats"][seat]
    cards = tuple(mine["citizens"].items()), tuple(mine["monsters"].items()), tuple(mine["domains"])
    return _rolls(*cards)


@lru_cache(maxsize=2048)  # of 15 kB each: the tableaus of some 500 games at once
def _rolls(
    citizens: tuple[tuple[str, int], ...], monsters: tuple[tuple[str, int], ...], domains: tuple[str, ...]
) -> dict[str, Rolls]:
    """Return the harvests of a tableau: nothing but its cards counts."""
    me = tableau(dict(citizens), dict(monsters), domains)
    return {
        key: {f"{first}-{second}": _told(income_of(me, first, second, own_turn=own)) for first, second in _DICE}
        for key, own in (("rolls", True), ("off", False))
    }


def _told(income: Income) -> dict[str, object]:
    return {
        **income.gains,
        "choices": income.choices,
        "trades": income.trades,
        "steals": income.steals,
        "idle": income.idle,
    }


# ---- Cards -----------------------------------------------------------------------------------------------------------


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
        "types": {name: _named(words, name) for name in MONSTER_TYPES},
        "resources": {name: _named(words, name) for name in RESOURCES},
        "phases": {name: words.card(name) for name in PHASES},
        "scenarios": {name: {"name": words.card(name)} for name in (*SCENARIOS, RANDOM, CUSTOM)},
        "others": {"dark_lord": {"name": words.dark_lord()}},
    }


def _named(words: ValeriaWords, name: str) -> dict[str, object]:
    return {"name": words.card(name), "text": words.help(name), "reminder": words.reminder(name)}


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


# ---- Set-ups ---------------------------------------------------------------------------------------------------------


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


# ---- The part ``table`` ----------------------------------------------------------------------------------------------


class ValeriaTable:
    """What the dice would bring, words, set-ups and the dukes that were held."""

    def of_seat(self, view: View) -> dict[str, object]:
        return {"harvest": harvest_of(view)}

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return valeria_words(language)

    def set_up(self) -> ValeriaSetUps:
        return set_up()

    def roles(self, state: State) -> Roles:
        """Return the duke of every seat: when the game is over they lie open."""
        seats = valeria_view(state.view(None))["seats"]
        return [{"dukes": {} if seat["duke"] is None else {seat["duke"]: 1}} for seat in seats]


TABLE: Final[GameTable] = ValeriaTable()
