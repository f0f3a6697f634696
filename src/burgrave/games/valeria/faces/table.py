"""Valeria data for browser clients, except for views and logs.

It covers harvest previews, cards, setup options, and the types of these messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypedDict

from burgrave.bots import LEVELS
from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, STARTER_NAMES, STARTER_NUMBERS
from burgrave.games.valeria.faces.printed import (
    AREAS,
    CITIZENS,
    DEEDS,
    DOMAINS,
    MONSTERS,
    RESOURCES,
    ROLES,
    Citizen,
    Domain,
    Monster,
    amount_of,
    counted_by,
    effect_of,
    free_of,
    gained_by,
    power_of,
    reward_of,
)
from burgrave.games.valeria.faces.printed import TYPES as MONSTER_TYPES
from burgrave.games.valeria.faces.words import PHASES, STARTER, ValeriaWords, words_in
from burgrave.games.valeria.facts import PaidFor, ValeriaPhase, ValeriaStage, ValeriaView, valeria_view
from burgrave.games.valeria.rules import roll
from burgrave.games.valeria.rules.effects import (
    CITIZEN,
    DUKE_PARTS,
    EXCHANGE,
    GAIN,
    STEAL,
    TAKE,
    Program,
    arg_of,
    gained,
    number_of,
    op_of,
)
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.income import Income, income_of, tableau
from burgrave.games.valeria.rules.market import PLATEAU_DISCOUNT
from burgrave.games.valeria.rules.setup import CUSTOM, FIRST_GAME, RANDOM, SCENARIOS
from burgrave.kernel.state import State
from burgrave.server.showing.game import Choices, GameTable, GameTypes, Piece, Roles, players_of
from burgrave.text.narrator import View

# ---- Types of messages -----------------------------------------------------------------------------------------------


class RollHarvest(TypedDict):
    """Harvest of a roll: resources in tokens, and the numbers of choices, exchanges and thefts.

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
    """Harvest of each of the 21 rolls ("3-5", smaller die first).

    `rolls` is for the player's own turn, and `off` is for other turns.
    """

    rolls: dict[str, RollHarvest]
    off: dict[str, RollHarvest]


class ValeriaFacts(TypedDict):
    """Data that a seat gets in addition to its view and log."""

    harvest: HarvestPreview


class ValeriaScenario(TypedDict):
    """A named setup; its areas, citizens and excluded domains are null for random and custom setups."""

    id: str
    ruleset: str | None
    areas: list[str] | None
    citizens: list[str] | None
    without: list[str] | None


class ValeriaCitizen(TypedDict):
    """A citizen; `group` is the index of its stack, and `numbers` activate it."""

    name: str
    group: int
    numbers: list[int]
    role: str
    cost: int


class ValeriaSetUps(Choices):
    """Setup options of Valeria, with all cards that a custom setup can include."""

    scenarios: list[ValeriaScenario]
    areas: list[str]
    citizens: list[ValeriaCitizen]
    domains: list[str]


_NAMES: Final = {"ValeriaPhase": ValeriaPhase, "ValeriaStage": ValeriaStage, "PaidFor": PaidFor}
TYPES: Final = GameTypes(ValeriaView, ValeriaFacts, ValeriaSetUps, _NAMES)


# ---- The harvest -----------------------------------------------------------------------------------------------------

_DICE: Final = {f"{first}-{second}": (first, second) for first in range(1, 7) for second in range(first, 7)}
"""The 21 distinct rolls."""

Rolls = dict[str, dict[str, object]]


def harvest_of(view: View) -> dict[str, Rolls]:
    """Return the harvests of all rolls on the player's turn and on other turns (solo: in the second harvest)."""
    known = valeria_view(view)
    seat = known["seat"]
    assert seat is not None
    mine = known["seats"][seat]
    cards = tuple(mine["citizens"].items()), tuple(mine["monsters"].items()), tuple(mine["domains"])
    return _rolls(*cards)


@lru_cache(maxsize=2048)  # 5 kB each: the tableaux of about 500 concurrent games
def _rolls(
    citizens: tuple[tuple[str, int], ...], monsters: tuple[tuple[str, int], ...], domains: tuple[str, ...]
) -> dict[str, Rolls]:
    """Return the harvests of a tableau, which depend only on the cards in the tableau."""
    me = tableau(dict(citizens), dict(monsters), domains)
    return {
        key: {roll: _told(income_of(me, *dice, own_turn=own)) for roll, dice in _DICE.items()}
        for key, own in (("rolls", True), ("off", False))
    }


def _told(income: Income) -> dict[str, object]:
    gains, trades = tuple(income.gains.items()), tuple(income.trades.items())
    return _told_once(gains, income.choices, trades, income.steals, income.idle)


@lru_cache(maxsize=4096)  # most rolls have the same harvest as other rolls or tableaux
def _told_once(
    gains: tuple[tuple[str, int], ...], choices: int, trades: tuple[tuple[str, int], ...], steals: int, idle: bool
) -> dict[str, object]:
    return {**dict(gains), "choices": choices, "trades": dict(trades), "steals": steals, "idle": idle}


# ---- Cards -----------------------------------------------------------------------------------------------------------


def valeria_words(language: str) -> dict[str, object]:
    words = words_in(language)
    return {
        "about": {"game": "valeria", "lang": words.language},
        "citizens": {
            name: _card(words, card)
            | {"on": _power(words, name, own_turn=True), "off": _power(words, name, own_turn=False)}
            for name, card in CITIZENS.items()
        },
        "starters": {
            name: _named(words, STARTER + name) | {"numbers": [number]}
            for name, number in zip(STARTER_NAMES, STARTER_NUMBERS, strict=True)
        },
        "monsters": {name: _card(words, card) | _rewards(words, reward_of(name)) for name, card in MONSTERS.items()},
        "domains": {name: _card(words, card) | {"deeds": _deeds(name)} for name, card in DOMAINS.items()},
        "dukes": {
            name: _named(words, name) | {"terms": [_term(part) for part in parts]}
            for name, parts in zip(DUKE_NAMES, DUKE_PARTS, strict=True)
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


def _card(words: ValeriaWords, card: Citizen | Monster | Domain) -> dict[str, object]:
    return card._asdict() | _named(words, card.name)


# ---- effects of cards ------------------------------------------------------------------------------------------------


def _gain(part: int) -> dict[str, object]:
    return _amount(amount_of(part), counted_by(part))


def _amount(amount: tuple[str, int], per: str = "") -> dict[str, object]:
    return {"resource": amount[0], "number": amount[1], "per": per}


def _power(words: ValeriaWords, citizen: str, *, own_turn: bool) -> dict[str, object]:
    program = power_of(citizen, own_turn=own_turn)
    first = program[0][0]
    op, number = op_of(first), int(number_of(first))
    trade = {"pays": _gain(first), "brings": _amount(gained_by(first))} if op == EXCHANGE else None
    plain = len(program) == 1 and op == GAIN
    return {
        "gains": [_gain(part) for part in program[0]] if plain else [],
        "choice": number if len(program) > 1 else 0,  # amount of gold or magic
        "trade": trade,
        "steal": number if op == STEAL else 0,  # maximum gold or magic from one opponent
        "text": words.power(citizen, own_turn=own_turn),
    }


def _rewards(words: ValeriaWords, program: Program) -> dict[str, object]:
    """Return a monster's reward as text and as a list of its alternatives.

    An alternative describes a free citizen under ``free``.
    """
    return {
        "reward": words.effect_text(program),
        "rewards": [
            [_gain(part) if op_of(part) == GAIN else {"free": free_of(part)._asdict()} for part in parts]
            for parts in program
        ],
    }


def _deed(
    does: str, amount: object = None, brings: object = None, free: object = None, face: int = 0
) -> dict[str, object]:
    """Return one part of a domain's effect.

    ``amount`` is taken, paid or saved; ``brings`` is the gain, ``free`` a free citizen and ``face`` the face of a die.
    """
    return {"does": does, "amount": amount, "brings": brings, "free": free, "face": face}


_PASSIVE: Final = {
    "foxgrove_palisade": _deed("turn_die", _amount(("gold", roll.PALISADE_PRICE)), face=roll.PALISADE_FACE),
    "the_desert_orchid": _deed("turn_die", _amount(("gold", roll.ORCHID_PRICE), "holy"), face=roll.ORCHID_FACE),
    "palace_of_the_dawn": _deed("lower_die"),
    "emerald_stronghold": _deed("base_price"),
    "pratchetts_plateau": _deed("discount", _amount(("gold", PLATEAU_DISCOUNT))),
}  # passive powers, which the rules implement where they apply


def _deeds(domain: str) -> list[dict[str, object]]:
    if domain in _PASSIVE:
        return [_PASSIVE[domain]]
    return [_deed_of(part) for parts in effect_of(domain) for part in parts]


def _deed_of(part: int) -> dict[str, object]:
    op = op_of(part)
    return _deed(
        DEEDS[op],
        _gain(part) if op in (GAIN, TAKE, EXCHANGE) else None,
        _amount(gained_by(part)) if gained(part) else None,
        free_of(part)._asdict() if op == CITIZEN else None,
    )


def _term(part: int) -> dict[str, object]:
    """Return a term of a duke's score.

    It gives ``points`` for each full group of counted items; ``every`` is the group size, 1 except for resources.
    """
    per = counted_by(part)
    return {"points": int(number_of(part)), "per": per, "every": int(arg_of(part)) if per == "resources" else 1}


# ---- Setups ----------------------------------------------------------------------------------------------------------


def set_up() -> ValeriaSetUps:
    """Return Valeria's entry in the response to ``GET /set-ups``."""
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
            {"name": name, "group": card.group, "numbers": card.numbers, "role": card.role, "cost": card.cost}
            for name, card in CITIZENS.items()
        ],
        "domains": [*DOMAINS],
    }


# ---- The ``table`` part ----------------------------------------------------------------------------------------------


THEMES: Final = {
    "slaying": "slay return_monster",
    "recruiting": "recruit free return_citizen",
    "domains": "build magic",
    "resources": "gain choose trade steal from nothing accept six one lower",
    "turn": "done decline keep raid capture",
}
"""Verbs of each puzzle theme, separated by spaces."""


class ValeriaTable:
    """Harvest previews, card texts, setup options and dukes of Valeria, for browser clients."""

    def of_seat(self, view: View) -> dict[str, object]:
        return {"harvest": harvest_of(view)}

    def theme(self, verb: str) -> str:
        return next(theme for theme, verbs in THEMES.items() if verb in verbs.split())

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return valeria_words(language)

    def set_up(self) -> ValeriaSetUps:
        return set_up()

    def roles(self, state: State) -> Roles:
        """Return every seat's duke; the entries are empty until the end of the game, when dukes become public."""
        seats = valeria_view(state.view(None))["seats"]
        return [{"dukes": {} if seat["duke"] is None else {seat["duke"]: 1}} for seat in seats]

    def skyline(self, view: View, seat: int) -> Sequence[Piece]:
        """Return a seat's domains, then its slain monsters, labeled with their points and the number of copies."""
        one = valeria_view(view)["seats"][seat]
        domains = [Piece(name, "slate", str(DOMAINS[name].points)) for name in one["domains"]]
        return domains + [
            Piece(name, MONSTERS[name].area, f"{MONSTERS[name].points}{f' × {number}' if number > 1 else ''}")
            for name, number in one["monsters"].items()
        ]


TABLE: Final[GameTable] = ValeriaTable()
