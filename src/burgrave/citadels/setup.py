"""Setting up a game: options checked and resolved, then cards shuffled and dealt (rules section 2.0)."""

from __future__ import annotations

from burgrave.citadels import cards, selection
from burgrave.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.citadels.ruleset import Ruleset, ruleset_named
from burgrave.citadels.rulings import R_16_MONUMENT_WEIGHT
from burgrave.citadels.scenarios import (
    CUSTOM,
    RANDOM,
    SCENARIOS,
    check_cast,
    check_uniques,
    random_cast,
    random_uniques,
)
from burgrave.citadels.state import CitadelsState
from burgrave.citadels.table import ABSENT, Player
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, seed_of

__all__ = ["Setup", "deal", "resolve"]

assert R_16_MONUMENT_WEIGHT == 2


class Setup:
    """A game ready to be dealt: everything but the seed, checked and resolved."""

    def __init__(
        self,
        rules: Ruleset,
        players: int,
        scenario: str,
        cast: list[i64],
        uniques: list[i64],
        crown: int | None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.scenario = scenario
        self.cast = cast  # character by rank, -1 where there is none
        self.uniques = uniques  # kinds
        self.crown = crown  # seat, or None: drawn by lot

    def options(self) -> dict[str, object]:
        """Return the options that lead to this very setup again."""
        return {
            "ruleset": self.rules.name,
            "players": self.players,
            "scenario": self.scenario,
            "characters": [CHARACTER_NAMES[one] for one in self.cast if one >= 0],
            "districts": [DISTRICT_NAMES[kind] for kind in self.uniques],
            "crown": self.crown,
        }


def resolve(
    *,
    ruleset: object = "2016",
    players: object = 4,
    scenario: object = None,
    characters: object = None,
    districts: object = None,
    crown: object = None,
    seed: object = 0,
) -> Setup:
    """Return the checked setup; raise SetupError with one line that says what is wrong and what is allowed.

    ``characters`` and ``districts`` make a custom game; with a named scenario, ``characters`` replaces those of the
    same rank (or adds a rank 9). ``seed`` decides a random cast.
    """
    rules = ruleset_named(ruleset)
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 8:
        raise SetupError(f"Citadels is for 2 to 8 players, not {players!r}.")
    if crown is not None and (not isinstance(crown, int) or isinstance(crown, bool) or not 0 <= crown < players):
        raise SetupError(f"There is no seat {crown!r} to take the crown; seats go from 0 to {players - 1}.")
    wanted = _numbers(characters, CHARACTER_NAMES, "character")
    kinds = _numbers(districts, DISTRICT_NAMES, "district")
    name = str(scenario or (CUSTOM if wanted and kinds else "first-game"))
    if name == CUSTOM:
        if not wanted or not kinds:
            raise SetupError("A custom game names its characters and its 14 unique districts.")
        cast = wanted
    elif name == RANDOM:
        rng = Rng(seed_of("cast", seed))
        cast = _replace(random_cast(players, rng), wanted)
        kinds = kinds or random_uniques(rules, rng)
    elif name in SCENARIOS:
        cast = _replace(SCENARIOS[name].cast(players), wanted)
        kinds = kinds or SCENARIOS[name].districts
    else:
        raise SetupError(f"There is no scenario {name!r}; choose from: {', '.join(SCENARIOS)}, {RANDOM}, {CUSTOM}.")
    return Setup(rules, players, name, check_cast(cast, players), check_uniques(kinds, rules), crown)


def _numbers(given: object, names: list[str], what: str) -> list[i64]:
    if given is None:
        return []
    if not isinstance(given, (list, tuple)):
        raise SetupError(f"The {what}s are a list of names, not {given!r}.")
    for name in given:
        if name not in names:
            raise SetupError(f"There is no {what} {name!r}; choose from: {', '.join(names)}.")
    return [names.index(name) for name in given]


def _replace(cast: list[i64], wanted: list[i64]) -> list[i64]:
    taken = {CHARACTER_RANK[one] for one in wanted}
    return [one for one in cast if CHARACTER_RANK[one] not in taken] + wanted


def deal(setup: Setup, rng: i64, *, events: bool = False) -> CitadelsState:
    """Return a new game: deck shuffled, four cards and two gold each, the first characters dealt."""
    seat: i64
    known = [ABSENT] * cards.CARDS
    deck = list(range(cards.BASIC_CARDS))
    for kind in setup.uniques:
        deck.append(cards.unique_card(kind))
    for card in deck:
        known[card] = 0
    players: list[Player] = []
    for seat in range(setup.players):
        players.append(Player(seat, setup.rules.starting_gold, [], []))
    state = CitadelsState(setup.rules, rng, setup.cast, players, [-1] * 10, deck, known)
    state.scenario = setup.scenario
    state.ranks_in_play = 9 if setup.cast[9] >= 0 else 8
    state.goal = setup.rules.city_size(setup.players)
    state.taxed = setup.cast[9] == cards.TAX_COLLECTOR
    state.keeps_events = events
    _shuffle(state)
    for player in players:
        state.draw_to_hand(player, setup.rules.starting_hand)
    state.crown = setup.crown if setup.crown is not None else state.below(setup.players)
    selection.start_round(state)
    return state


def _shuffle(state: CitadelsState) -> None:
    deck = state.deck
    i: i64 = len(deck) - 1
    while i > 0:
        j = state.below(i + 1)
        card: i64 = deck[i]
        deck[i] = deck[j]
        deck[j] = card
        i -= 1
