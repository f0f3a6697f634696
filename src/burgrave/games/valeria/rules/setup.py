"""Setup of a game of Valeria: printed setups, options, and the deal.

Rulebook: Preparações Iniciais Recomendadas, Preparação; A1, A2, A4.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import AREA_NAMES, CITIZEN_GROUP, CITIZEN_NAMES, COLUMNS, DOMAIN_NAMES
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import Player, beginner
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import pack
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.stream import Stream

__all__ = ["Setup", "deal", "empty_table", "monsters_of", "resolve"]

# ---- Scenarios -------------------------------------------------------------------------------------------------------

RANDOM: Final = "random"
CUSTOM: Final = "custom"


class Scenario:
    """A printed setup: five areas, one citizen for each activation group, and the domains left out."""

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


# ---- Setup ----------------------------------------------------------------------------------------------------------

FIRST_GAME: Final = "first-game"
DEALT_DUKES: Final = 2


class Setup:
    """Validated and complete options of a game; ``deal`` creates a game from them."""

    def __init__(
        self,
        players: int,
        scenario: str,
        areas: list[i64],
        citizens: list[i64],
        left_out: list[i64],
        mixed: bool,
        first: int | None,
        end_latched: bool,
    ) -> None:
        self.players = players
        self.scenario = scenario
        self.areas = areas  # left to right
        self.citizens = citizens  # by activation group
        self.left_out = left_out  # excluded domains
        self.mixed = mixed
        self.first = first
        self.end_latched = end_latched  # A22

    def options(self) -> dict[str, object]:
        """Return the options that reproduce this setup."""
        return {
            "players": self.players,
            "scenario": self.scenario,
            "areas": [AREA_NAMES[area] for area in self.areas],
            "citizens": None if self.mixed else [CITIZEN_NAMES[kind] for kind in self.citizens],
            "without": [DOMAIN_NAMES[domain] for domain in self.left_out],
            "mixed": self.mixed,
            "first": self.first,
            "end_latched": self.end_latched,
        }

    def per_stack(self) -> i64:
        """Return the initial number of cards in a monster or citizen stack."""
        return 6 if self.players == 5 else 5

    def domains_per_stack(self) -> i64:
        """Return the initial number of cards in a domain stack, including the open card."""
        return 4 if self.players == 5 else 3


def resolve(
    *,
    players: object = 4,
    scenario: object = None,
    areas: object = None,
    citizens: object = None,
    without: object = None,
    mixed: object = False,
    first: object = None,
    end_latched: object = True,
    seed: object = 0,
) -> Setup:
    """Return the validated setup; raise SetupError for invalid options.

    ``areas`` (five), ``citizens`` (one for each activation group) and ``without`` (domains) define a custom game;
    the scenario, by default ``first-game``, supplies any that are missing. ``mixed`` uses both citizens of every group.
    A game with one player is a solo game. ``end_latched=False`` selects the earlier version of ruling A22. ``seed``
    determines a random setup.
    """
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 5:
        raise SetupError(f"Valeria is for 1 to 5 players, not {players!r}.")
    if first is not None and (not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < players):
        raise SetupError(f"There is no seat {first!r} to begin; seats go from 0 to {players - 1}.")
    if not isinstance(mixed, bool):
        raise SetupError(f"Mixed citizens (mixed) must be True or False, not {mixed!r}.")
    if not isinstance(end_latched, bool):
        raise SetupError(f"The end stays due (end_latched) must be True or False, not {end_latched!r}.")
    if mixed and citizens is not None:
        raise SetupError("Mixed citizens use both of each activation number; give either citizens or mixed.")
    asked = areas is not None or citizens is not None or without is not None
    name = str(scenario) if scenario is not None else CUSTOM if asked else FIRST_GAME
    chosen_areas, chosen_citizens, left_out = _base(name, seed)
    if areas is not None:
        chosen_areas = _numbers(areas, AREA_NAMES, "area")
    if citizens is not None:
        chosen_citizens = _numbers(citizens, CITIZEN_NAMES, "citizen")
    if without is not None:
        left_out = _numbers(without, DOMAIN_NAMES, "domain")
    setup = Setup(players, name, chosen_areas, chosen_citizens, left_out, mixed, first, end_latched)
    _check(setup)
    if name in SCENARIOS and _differs(setup, SCENARIOS[name]):
        setup.scenario = CUSTOM
    return setup


def _differs(setup: Setup, printed: Scenario) -> bool:
    same = sorted(setup.areas) == sorted(printed.areas) and sorted(setup.left_out) == sorted(printed.without)
    return not same or sorted(setup.citizens) != sorted(printed.citizens)


def _base(name: str, seed: object) -> tuple[list[i64], list[i64], list[i64]]:
    """Return the areas, citizens and excluded domains of the setup called ``name``."""
    if name == RANDOM:
        return _random(Rng(seed_of("set-up", seed)))
    if name == CUSTOM:
        name = FIRST_GAME
    if name not in SCENARIOS:
        raise SetupError(f"There is no scenario {name!r}; choose from: {', '.join(SCENARIOS)}, {RANDOM}, {CUSTOM}.")
    found = SCENARIOS[name]
    areas: list[i64] = list(found.areas)
    citizens: list[i64] = list(found.citizens)
    left_out: list[i64] = list(found.without)
    return areas, citizens, left_out


def _random(rng: Rng) -> tuple[list[i64], list[i64], list[i64]]:
    """Return five random areas, a random citizen for each group (A2), and no excluded domains."""
    left: list[i64] = list(range(cards.AREAS))
    areas: list[i64] = []
    for _ in range(COLUMNS):
        areas.append(left.pop(rng.below(len(left))))
    citizens: list[i64] = []
    for kinds in GROUP_KINDS:
        citizens.append(kinds[rng.below(len(kinds))])
    return sorted(areas), citizens, []


def _numbers(given: object, names: list[str], what: str) -> list[i64]:
    if not isinstance(given, (list, tuple)):
        raise SetupError(f"The {what}s must be a list of names, not {given!r}.")
    found: list[i64] = []
    for name in given:
        if name not in names:
            raise SetupError(f"There is no {what} {name!r}; choose from: {', '.join(names)}.")
        if names.index(name) in found:
            raise SetupError(f"The {what} {name} is named twice; once is allowed.")
        found.append(names.index(name))
    return found


def _check(setup: Setup) -> None:
    """Raise SetupError if a setup is impossible; sort its areas and citizens."""
    if len(setup.areas) != COLUMNS:
        raise SetupError(f"A game has {COLUMNS} areas, not {len(setup.areas)}; choose from: {', '.join(AREA_NAMES)}.")
    setup.areas.sort()
    for group in range(cards.GROUPS):
        found = [CITIZEN_NAMES[kind] for kind in setup.citizens if CITIZEN_GROUP[kind] == group]
        if len(found) != 1:
            kinds = " or ".join([CITIZEN_NAMES[kind] for kind in GROUP_KINDS[group]])
            was = " and ".join(found) if found else "none"
            raise SetupError(f"Each activation number has one citizen: choose {kinds}, not {was}.")
    setup.citizens.sort(key=lambda kind: CITIZEN_GROUP[kind])
    needed = COLUMNS * int(setup.domains_per_stack())
    there = cards.DOMAINS - len(setup.left_out)
    if there < needed:
        raise SetupError(
            f"{'1 player needs' if setup.players == 1 else f'{setup.players} players need'} {needed} domains,"
            f" but only {there} remain;"
            f" at most {cards.DOMAINS - needed} may be left out."
        )


# ---- dealing ------------------------------------------------------------------------------------------------------


def empty_table(setup: Setup, rng: i64) -> ValeriaState:
    """Return a state with the options of a setup but no cards."""
    seat: i64
    players: list[Player] = []
    for seat in range(setup.players):
        players.append(beginner(seat))
    t = ValeriaState(rng, players)
    t.scenario = setup.scenario
    t.mixed = setup.mixed
    t.end_latched = setup.end_latched
    t.areas = setup.areas
    t.monsters, t.citizens, t.domains = [], [], []
    t.captured = numbers([0] * cards.CITIZENS)
    t.open_citizens = [1] * cards.GROUPS
    for domain in setup.left_out:
        t.left_out |= bit(domain)
    return t


def deal(setup: Setup, rng: i64, stream: Stream | None = None, *, events: bool = False) -> ValeriaState:
    """Return a new game: set up the stacks and deal two dukes to each player.

    Random numbers come from ``stream`` if given, else from ``rng``.
    """
    t = empty_table(setup, rng)
    if stream is not None:
        t.begin_stream(stream)
    t.keep_events(events)
    for area in setup.areas:
        t.monsters.append(monsters_of(area, setup.players == 5))
    _lay_citizens(t, setup)
    _lay_domains(t, setup)
    t.look_at_stacks()
    _deal_dukes(t)
    t.first = setup.first if setup.first is not None else t.below(t.n)
    t.active = t.first
    return t


def monsters_of(area: i64, five: bool) -> list[i64]:
    """Return the monster stack of an area, with the weakest monster on top."""
    stack: list[i64] = []
    for rank in range(2, -1, -1):
        kind = area * 3 + rank
        number: i64 = cards.MONSTER_COPIES[kind]
        if not five:
            number -= cards.MONSTER_FIVE[kind]
        for _ in range(number):
            stack.append(kind)
    return stack


def _lay_citizens(t: ValeriaState, setup: Setup) -> None:
    group: i64
    size: i64 = setup.per_stack()
    for group in range(cards.GROUPS):
        if not setup.mixed:
            t.citizens.append([setup.citizens[group]] * size)
            continue
        pile: list[i64] = []
        for kind in GROUP_KINDS[group]:
            pile += [kind] * cards.CITIZEN_COPIES
        t.shuffle(pile)
        t.citizens.append(pile[:size])


def _lay_domains(t: ValeriaState, setup: Setup) -> None:
    size: i64 = setup.domains_per_stack()
    pile: list[i64] = []
    domain: i64
    for domain in range(cards.DOMAINS):
        if not t.left_out >> domain & 1:
            pile.append(domain)
    t.shuffle(pile)
    for column in range(COLUMNS):
        t.domains.append(pile[column * size : (column + 1) * size])


def _deal_dukes(t: ValeriaState) -> None:
    pile: list[i64] = list(range(cards.DUKES))
    t.shuffle(pile)
    for player in t.players:
        for _ in range(DEALT_DUKES):
            duke: i64 = pile.pop()
            player.dealt |= bit(duke)
            if t.keeps_events:
                t.note(pack(ev.DEALT_DUKE, player.bit, player.seat, duke))
    if t.n == 1:
        t.dark_duke = pile.pop()  # A36
    for duke in pile:
        t.away_dukes |= bit(duke)
