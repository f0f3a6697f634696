"""Setup of a game: checks and resolves the options, then deals the cards (rules section 2.0)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES, GRAVEYARD
from burgrave.games.citadels.rules import choosing as selection
from burgrave.games.citadels.rules.board import ABSENT
from burgrave.games.citadels.rules.pieces import Player
from burgrave.games.citadels.rules.ruleset import (
    CUSTOM,
    DEFAULT,
    MOST_PLAYERS,
    RANDOM,
    RULES_VERSION,
    Ruleset,
    check_cast,
    check_swaps,
    check_uniques,
    default_scenario,
    random_cast,
    random_uniques,
    replaced,
    ruleset_named,
    scenarios_of,
    without_graveyard,
)
from burgrave.games.citadels.rules.rulings import R_16_MONUMENT_WEIGHT
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import numbers, small_numbers
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.stream import Stream

__all__ = ["Setup", "deal", "resolve", "short_game", "with_bonus"]

assert R_16_MONUMENT_WEIGHT == 2


class Setup:
    """Checked and resolved options of a game: everything but the seed."""

    def __init__(
        self,
        rules: Ruleset,
        players: int,
        scenario: str,
        cast: list[i64],
        uniques: list[i64],
        crown: int | None,
        short: bool = False,
    ) -> None:
        self.rules = rules
        self.players = players
        self.scenario = scenario
        self.cast = cast  # character by rank, -1 if none
        self.uniques = uniques  # kinds, one entry per card
        self.crown = crown  # seat, or None for a random one
        self.short = short  # short game, if the edition has one

    def options(self) -> dict[str, object]:
        """Return the complete options that resolve to this setup."""
        found: dict[str, object] = {
            "ruleset": self.rules.name,
            "players": self.players,
            "scenario": self.scenario,
            "characters": [CHARACTER_NAMES[one] for one in self.cast if one >= 0],
            "districts": [DISTRICT_NAMES[kind] for kind in self.uniques],
            "crown": self.crown,
            "rulings": int(self.rules.rulings),
        }
        if self.rules.short_size:
            found["short"] = self.short
        return found

    def goal(self) -> i64:
        """Return how many districts complete a city."""
        return self.rules.short_size if self.short else self.rules.city_size(self.players)


def resolve(
    *,
    ruleset: object = DEFAULT,
    players: object = 4,
    scenario: object = None,
    characters: object = None,
    districts: object = None,
    bonus: object = None,
    without: object = None,
    short: object = False,
    crown: object = None,
    rulings: object = RULES_VERSION,
    seed: object = 0,
) -> Setup:
    """Return the checked setup; raise SetupError with a one-line message if an option is invalid.

    Each of ``characters`` replaces the one of the same rank (or adds one of rank 9); ``districts`` lists all unique
    districts in the deck. In 2010, ``bonus`` adds districts to the base districts, ``without`` removes some and
    ``short`` selects the short game. ``rulings`` is the rules version whose rulings apply; ``seed`` determines a random
    cast.
    """
    rules = ruleset_named(ruleset, rulings)
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= MOST_PLAYERS:
        raise SetupError(f"Citadels is for 2 to {MOST_PLAYERS} players, not {players!r}.")
    if crown is not None and (not isinstance(crown, int) or isinstance(crown, bool) or not 0 <= crown < players):
        raise SetupError(f"There is no seat {crown!r} to take the crown; seats go from 0 to {players - 1}.")
    wanted = _numbers(characters, CHARACTER_NAMES, "character")
    kinds = _numbers(districts, DISTRICT_NAMES, "district")
    name = _scenario(rules, wanted, kinds) if scenario is None else str(scenario)
    cast = _cast(rules, name, players, wanted, kinds, seed)
    checked = check_cast(cast, players, rules)
    if name != CUSTOM:
        check_swaps(checked, rules)
    kinds = with_bonus(rules, checked, kinds, bonus, without)
    if not kinds:
        kinds = _uniques(rules, name, checked, seed)
    uniques = check_uniques(kinds, rules, checked, name == CUSTOM)
    return Setup(rules, players, name, checked, uniques, crown, short_game(rules, short))


def _scenario(rules: Ruleset, wanted: list[i64], kinds: list[i64]) -> str:
    """Return ``CUSTOM`` if characters and districts are given (2016), else the scenario for a first game."""
    return CUSTOM if wanted and kinds and rules.unique_choices else default_scenario(rules)


def _cast(rules: Ruleset, name: str, players: int, wanted: list[i64], kinds: list[i64], seed: object) -> list[i64]:
    known = scenarios_of(rules)
    if name == RANDOM:
        return random_cast(players, rules, Rng(seed_of("cast", seed)), wanted)
    if name == CUSTOM and rules.unique_choices:
        if not wanted or not kinds:
            raise SetupError("A custom game needs both its characters and its 14 unique districts.")
        return wanted
    if name == CUSTOM:
        whole = {CHARACTER_RANK[one] for one in wanted}.issuperset(range(1, 9))  # a complete cast: use it unchanged
        return wanted if whole else replaced(known[default_scenario(rules)].cast(rules, players), wanted)
    if name not in known:
        raise SetupError(f"There is no scenario {name!r}; choose from: {', '.join(known)}, {RANDOM}, {CUSTOM}.")
    return replaced(known[name].cast(rules, players), wanted)


def _uniques(rules: Ruleset, name: str, cast: list[i64], seed: object) -> list[i64]:
    if name == RANDOM:
        return random_uniques(rules, cast, Rng(seed_of("uniques", seed)))
    known = scenarios_of(rules)
    return without_graveyard(known[default_scenario(rules) if name == CUSTOM else name].districts, cast)


def with_bonus(rules: Ruleset, cast: list[i64], kinds: list[i64], bonus: object, without: object) -> list[i64]:
    """Return the base districts plus ``bonus`` minus ``without``; if both are empty, return ``kinds``."""
    added = _numbers(bonus, DISTRICT_NAMES, "district")
    removed = _numbers(without, DISTRICT_NAMES, "district")
    if not added and not removed:
        return kinds
    if not rules.bonus_districts:
        raise SetupError(f"The {rules.name} ruleset has no bonus districts; list all its uniques as districts.")
    if kinds:
        raise SetupError("Give either all districts, or those to add and leave out, but not both.")
    chosen = without_graveyard(rules.districts, cast)
    for kind in removed:
        if kind in chosen:
            chosen.remove(kind)
        elif kind != GRAVEYARD or cards.DIPLOMAT not in cast:
            names = ", ".join(sorted({DISTRICT_NAMES[one] for one in rules.districts}))
            raise SetupError(f"There is no {DISTRICT_NAMES[kind]} to leave out; the base districts are: {names}.")
    for kind in added:
        if kind not in rules.bonus_districts:
            names = ", ".join([DISTRICT_NAMES[one] for one in rules.bonus_districts])
            raise SetupError(f"{DISTRICT_NAMES[kind]} is not a bonus district; choose from: {names}.")
    return chosen + added


def short_game(rules: Ruleset, short: object) -> bool:
    """Return True for the short game; raise SetupError if the edition has none."""
    if not isinstance(short, bool):
        raise SetupError(f"The option short must be True or False, not {short!r}.")
    if short and not rules.short_size:
        raise SetupError(f"The {rules.name} ruleset has no short game; only 2010 has one.")
    return short


def _numbers(given: object, names: list[str], what: str) -> list[i64]:
    if given is None:
        return []
    if not isinstance(given, (list, tuple)):
        raise SetupError(f"The {what}s must be a list of names, not {given!r}.")
    for name in given:
        if name not in names:
            raise SetupError(f"There is no {what} {name!r}; choose from: {', '.join(names)}.")
    return [names.index(name) for name in given]


def deal(setup: Setup, rng: i64, stream: Stream | None = None, *, events: bool = False) -> CitadelsState:
    """Return a new game: shuffle the deck, deal hands and gold, and deal the first round's characters.

    Randomness comes from ``stream`` if given, else from ``rng``.
    """
    seat: i64
    known = [ABSENT] * cards.CARDS
    deck = list(range(cards.BASIC_CARDS))
    deck += cards.unique_cards(setup.uniques)
    for card in deck:
        known[card] = 0
    players: list[Player] = []
    for seat in range(setup.players):
        players.append(Player(seat, setup.rules.starting_gold, numbers(), numbers()))
    state = CitadelsState(setup.rules, rng, numbers(setup.cast), players, 0, numbers(deck), small_numbers(known))
    if stream is not None:
        state.begin_stream(stream)
    state.scenario = setup.scenario
    state.ranks_in_play = 9 if setup.cast[9] >= 0 else 8
    state.goal = setup.goal()
    state.taxed = setup.cast[9] == cards.TAX_COLLECTOR
    state.keep_events(events)
    state.shuffle_deck()
    for player in players:
        state.draw_to_hand(player, setup.rules.starting_hand)
    state.crown = setup.crown if setup.crown is not None else state.below(setup.players)
    selection.start_round(state)
    return state
