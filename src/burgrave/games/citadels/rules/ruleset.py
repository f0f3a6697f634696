"""Rulesets of Citadels, their scenarios, and the limits on casts and decks.

Each difference between editions is a field of ``Ruleset``.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import (
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DIPLOMAT,
    DISTRICT_NAMES,
    EMPEROR,
    GRAVEYARD,
    KING,
    QUEEN,
    TAX_COLLECTOR,
)
from burgrave.kernel.arrays import numbers
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = [
    "DEFAULT",
    "EARLIER",
    "RULESETS",
    "RULES_VERSION",
    "TIE_COSTS_THEN_GOLD",
    "TIE_HIGHEST_RANK",
    "Ruleset",
    "ruleset_named",
]

# ---- Rulesets --------------------------------------------------------------------------------------------------------

# Each field is read in the one place that applies the rule. Rulings (R-nn, docs/rules/citadels.md) that differ between
# rulesets are fields with their number. Rulings that every ruleset shares are constants in ``rulings``.

RULES_VERSION: Final = 2  # increases when the same seed and actions yield a different game
# earlier rules versions that are still supported, with the options that select their rulings
EARLIER: Final[dict[int, dict[str, object]]] = {1: {"rulings": 1}}
DEFAULT: Final = "2016"

TIE_HIGHEST_RANK: Final = 0  # the highest rank revealed in the last round
TIE_COSTS_THEN_GOLD: Final = 1  # the higher sum of district costs, then more gold


_OLDER_ALONE: Final = [
    cards.UNIVERSITY, cards.GRAVEYARD, cards.BELL_TOWER, cards.BALL_ROOM, cards.HOSPITAL, cards.LIGHTHOUSE,
    cards.THRONE_ROOM,
]  # fmt: skip


class Ruleset:
    """One edition of the rules.

    Instances are shared and must not change; the defaults are the 2016 rules.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.rulings: i64 = RULES_VERSION  # rules version of the rulings
        # setup
        self.starting_hand: i64 = 4
        self.starting_gold: i64 = 2
        self.cost = numbers(cards.KIND_COST)  # by kind
        self.characters = [one for one in range(cards.CHARACTERS_TOTAL) if one != cards.TAX_COLLECTOR_OLD]
        self.most_swaps: i64 = 8  # base characters that may be replaced by others of their rank
        uniques = range(cards.BASIC_KINDS, cards.KINDS)
        self.districts = [kind for kind in uniques if kind not in _OLDER_ALONE]  # one entry per copy
        self.unique_choices: i64 = 14  # freely chosen uniques in the deck; 0: all of ``districts``
        self.bonus_districts: list[int] = []  # unique districts that may be added: two or three ...
        self.free_bonus: i64 = 0  # ... and each further one replaces one of ``districts``
        self.has_scenarios = True  # printed combinations; False: the base game only
        self.small_size: i64 = 8  # districts that complete a city with 2 or 3 players
        self.large_size: i64 = 7  # with 4 or more
        self.short_size: i64 = 0  # size in the short game; 0: none
        self.emperor_from: i64 = 3  # players (older: R-58)
        self.queen_from: i64 = 5
        self.ninth_with = [3, 8]  # player counts that need a character of rank 9
        self.no_ninth_with = [2]  # ... that must not have one (older: R-43)
        self.substitutes = "king or patrician", "artist or tax_collector"  # for Emperor and Queen
        # choosing characters
        self.face_down_first = False  # discard the face-down card before the face-up ones
        self.third_pick_loses_one = True  # three players: bury a random card after the third pick
        # turns
        self.extra_after_action = False  # Merchant, Architect, Navigator, Witch: right after the action or never
        self.rank8_at_end = False  # Warlord and Diplomat: at the end of the turn
        self.library_keeps_all = True  # all cards drawn; False: two of them
        # characters
        self.witch_must_name = True
        self.witch_uses_districts = False  # Smithy, Laboratory, Museum and Armory before naming
        self.wizard_builds_duplicates = True  # with every build of the turn; False: only the taken card
        self.emperor_on_reveal = False  # moves the crown at once, and the receiver chooses the gift
        self.killed_emperor_moves_crown = True  # at the end of the round (older: R-49)
        self.abbot_mixes = True  # income in gold and cards
        self.abbot_picks_among_tied = True
        self.navigator_bars_round = False  # no more builds for the player in this round
        self.may_give_from_complete_city = True  # Diplomat
        self.may_give_protected = False  # Diplomat may give the Keep, or a district while also the Bishop
        self.queen_follows_crown = False  # with the Emperor in the cast
        self.taxes_own_confiscation = True  # if one seat is both Magistrate and Tax Collector (2016)
        self.card_income_needs_deck = True
        # districts
        self.laboratory_gold: i64 = 2
        self.wall_protects_itself = False
        self.has_free_builds = True  # some builds cost no gold (Framework, Necropolis, Thieves' Den)
        self.quarry_limit: i64 = 0  # districts of one name; 0: any number
        self.armory_reaches_own_city = True
        self.acts_when_built = False  # districts that act when built: Bell Tower, Lighthouse, Haunted Quarter
        self.haunted_quarter_needs_time = False  # the Haunted Quarter stays unique if built in the last round
        self.wishing_well_counts_itself = True
        # scoring
        self.all_types_bonus: i64 = 3
        self.first_complete_bonus: i64 = 4
        self.complete_bonus: i64 = 2
        self.tie_break: i64 = TIE_HIGHEST_RANK

    def city_size(self, players: i64) -> i64:
        """Return how many districts complete a city (rulebook 2016, Fim da Partida; Partida com 2-3 Jogadores)."""
        return self.small_size if players <= 3 else self.large_size

    def face_up(self, players: i64, ranks: i64) -> i64:
        """Return how many characters are discarded face-up (rulebook 2016, Fase de Escolha; older: R-02)."""
        if players <= 3:
            return 0
        spare = ranks - players - 2
        if spare > 0:
            return spare
        return 0


_OLDER_CHARACTERS: Final = [
    cards.ASSASSIN, cards.WITCH, cards.THIEF, cards.TAX_COLLECTOR_OLD, cards.MAGICIAN, cards.WIZARD,
    cards.KING, cards.EMPEROR, cards.BISHOP, cards.ABBOT, cards.MERCHANT, cards.ALCHEMIST,
    cards.ARCHITECT, cards.NAVIGATOR, cards.WARLORD, cards.DIPLOMAT, cards.QUEEN, cards.ARTIST,
]  # fmt: skip
_OLDER_DISTRICTS: Final = [
    cards.DRAGON_GATE, cards.GREAT_WALL, cards.HAUNTED_QUARTER, cards.KEEP, cards.KEEP, cards.LABORATORY,
    cards.LIBRARY, cards.OBSERVATORY, cards.SCHOOL_OF_MAGIC, cards.SMITHY, cards.UNIVERSITY, cards.GRAVEYARD,
]  # fmt: skip
_BONUS_DISTRICTS: Final = [
    cards.ARMORY, cards.FACTORY, cards.IMPERIAL_TREASURY, cards.MAP_ROOM, cards.MUSEUM, cards.PARK,
    cards.POOR_HOUSE, cards.QUARRY, cards.WISHING_WELL, cards.BELL_TOWER, cards.BALL_ROOM, cards.HOSPITAL,
    cards.LIGHTHOUSE, cards.THRONE_ROOM,
]  # fmt: skip


def _older(name: str) -> Ruleset:
    rules = Ruleset(name)
    rules.cost[cards.OBSERVATORY] = 5
    rules.characters = [*_OLDER_CHARACTERS]
    rules.most_swaps = 2
    rules.districts = [*_OLDER_DISTRICTS]
    rules.unique_choices = 0
    rules.has_scenarios = False
    rules.large_size = 8
    rules.ninth_with = [8]
    rules.no_ninth_with = [2, 3]
    rules.substitutes = "king", "artist"
    rules.face_down_first = True
    rules.third_pick_loses_one = False
    rules.extra_after_action = True
    rules.rank8_at_end = True
    rules.library_keeps_all = False
    rules.witch_must_name = False
    rules.witch_uses_districts = True
    rules.emperor_on_reveal = True
    rules.killed_emperor_moves_crown = False
    rules.abbot_mixes = False
    rules.abbot_picks_among_tied = False
    rules.has_free_builds = False
    rules.laboratory_gold = 1
    rules.acts_when_built = True
    rules.haunted_quarter_needs_time = True
    rules.tie_break = TIE_COSTS_THEN_GOLD
    return rules


def _classic() -> Ruleset:
    """Return the edition with the Dark City characters (Spanish rulebook)."""
    rules = _older("classic")
    rules.wizard_builds_duplicates = False
    rules.queen_follows_crown = True
    rules.wall_protects_itself = True
    rules.may_give_protected = True
    return rules


def _edition_2010() -> Ruleset:
    """Return the edition with 14 bonus districts (Portuguese rulebook of 2010)."""
    rules = _older("2010")
    rules.cost[cards.FACTORY] = 6
    rules.cost[cards.IMPERIAL_TREASURY] = 4
    rules.cost[cards.POOR_HOUSE] = 5
    rules.bonus_districts = [*_BONUS_DISTRICTS]
    rules.free_bonus = 3
    rules.short_size = 7  # Partida Mais Curta
    rules.navigator_bars_round = True
    rules.may_give_from_complete_city = False
    rules.quarry_limit = 2
    rules.armory_reaches_own_city = False
    rules.wishing_well_counts_itself = False
    return rules


def _under_version_1(rules: Ruleset) -> Ruleset:
    """Apply the rulings of rules version 1 to a ruleset and return it."""
    rules.rulings = 1
    rules.witch_uses_districts = False
    rules.may_give_protected = False
    rules.taxes_own_confiscation = False
    rules.card_income_needs_deck = False
    return rules


def _rulesets() -> dict[str, Ruleset]:
    return {"classic": _classic(), "2010": _edition_2010(), "2016": Ruleset("2016")}


RULESETS: Final = _rulesets()
_UNDER_VERSION_1: Final = {name: _under_version_1(rules) for name, rules in _rulesets().items()}


def ruleset_named(name: object, rulings: object = RULES_VERSION) -> Ruleset:
    """Return the ruleset called ``name`` with the rulings of a rules version; raise SetupError if either is unknown."""
    if not isinstance(rulings, int) or isinstance(rulings, bool) or not 1 <= rulings <= RULES_VERSION:
        raise SetupError(f"The rulings must be a rules version from 1 to {RULES_VERSION}, not {rulings!r}.")
    found = (RULESETS if rulings == RULES_VERSION else _UNDER_VERSION_1).get(str(name))
    if found is None:
        raise SetupError(f"There is no Citadels ruleset {name!r}; choose from: {', '.join(RULESETS)}.")
    return found


# ---- Limits of a cast and a deck -------------------------------------------------------------------------------------

# Rules section 5.3: checks that raise one-line errors, and random choices.

MOST_PLAYERS: Final = 8
_FEWEST_BONUS: Final = 2  # rulebook 2010, Distritos Bônus: two or three


# ---- characters -----------------------------------------------------------------------------------------------


def allowed_characters(rules: Ruleset, players: int) -> list[int]:
    """Return every character of the edition that is allowed with this many players."""
    barred: set[int] = set()
    if players < rules.emperor_from:
        barred.add(EMPEROR)
    if players < rules.queen_from:
        barred.add(QUEEN)
    ninth = players not in rules.no_ninth_with
    return [one for one in rules.characters if one not in barred and (ninth or CHARACTER_RANK[one] < 9)]


def check_cast(chosen: list[int], players: int, rules: Ruleset) -> list[int]:
    """Return the cast indexed by rank (1 to 9; -1 if none); raise SetupError if the cast breaks a limit."""
    cast = [-1] * 10
    for one in chosen:
        rank = CHARACTER_RANK[one]
        if cast[rank] == one:
            raise SetupError(f"The character {CHARACTER_NAMES[one]} is named twice; once is allowed.")
        if cast[rank] >= 0:
            names = f"{CHARACTER_NAMES[cast[rank]]} and {CHARACTER_NAMES[one]}"
            raise SetupError(f"The cast has two characters of rank {rank}, {names}; one per rank is allowed.")
        _check_character(one, players, rules)
        cast[rank] = one
    for rank in range(1, 9):
        if cast[rank] < 0:
            options = ", ".join(_of_rank(rank, players, rules))
            raise SetupError(f"The cast has no character of rank {rank}; choose one of: {options}.")
    if players in rules.ninth_with and cast[9] < 0:
        options = ", ".join(_of_rank(9, players, rules))
        raise SetupError(f"With {players} players a character of rank 9 is required; choose one of: {options}.")
    return cast


def _check_character(one: int, players: int, rules: Ruleset) -> None:
    name = CHARACTER_NAMES[one]
    if one not in rules.characters:
        options = ", ".join([CHARACTER_NAMES[other] for other in _same_rank(one, rules.characters)])
        raise SetupError(f"The character {name} is not in the {rules.name} ruleset; choose one of: {options}.")
    if one == EMPEROR and players < rules.emperor_from:
        raise SetupError(f"The emperor is not allowed with 2 players; use {rules.substitutes[0]}.")
    if CHARACTER_RANK[one] == 9 and players in rules.no_ninth_with:
        raise SetupError(f"With {players} players only ranks 1 to 8 are used; leave out {name}.")
    if one == QUEEN and players < rules.queen_from:
        raise SetupError(f"The queen needs {rules.queen_from} players or more; use {rules.substitutes[1]}.")


def check_swaps(cast: list[int], rules: Ruleset) -> None:
    """Raise SetupError if more characters of the base cast are replaced than the edition allows (C-SET-17)."""
    base = scenarios_of(rules)[default_scenario(rules)].characters
    swapped = [CHARACTER_NAMES[one] for one in cast[1:9] if one not in base]
    if len(swapped) > rules.most_swaps:
        raise SetupError(
            f"At most {rules.most_swaps} characters of the base cast may be replaced, not {len(swapped)}"
            f" ({', '.join(swapped)}); use --scenario {CUSTOM} for a free choice."
        )


def _same_rank(one: int, among: list[int]) -> list[int]:
    return [other for other in among if CHARACTER_RANK[other] == CHARACTER_RANK[one]]


def _of_rank(rank: int, players: int, rules: Ruleset) -> list[str]:
    return [CHARACTER_NAMES[one] for one in allowed_characters(rules, players) if CHARACTER_RANK[one] == rank]


def replaced(cast: list[int], wanted: list[int]) -> list[int]:
    """Return the cast after the ``wanted`` characters have replaced those of the same rank."""
    taken = {CHARACTER_RANK[one] for one in wanted}
    return [one for one in cast if CHARACTER_RANK[one] not in taken] + wanted


def random_cast(players: int, rules: Ruleset, rng: Rng, wanted: list[int]) -> list[int]:
    """Return a random legal cast that includes the wanted characters.

    An optional rank 9 is included half the time.
    """
    rank: i64
    some = players in rules.ninth_with
    may = players not in rules.no_ninth_with
    with_ninth = some or (may and rng.below(2) == 1)
    chosen: list[int] = []
    for rank in range(1, 10 if with_ninth else 9):
        options = [one for one in allowed_characters(rules, players) if CHARACTER_RANK[one] == rank]
        chosen.append(options[rng.below(len(options))])
    return _with_few_swaps(replaced(chosen, wanted), wanted, rules, rng)


def _with_few_swaps(cast: list[int], wanted: list[int], rules: Ruleset, rng: Rng) -> list[int]:
    """Restore characters of the base cast until the swap limit is met.

    The characters to replace are chosen at random, except that those in ``wanted`` are kept.
    """
    base = scenarios_of(rules)[default_scenario(rules)].characters
    swapped = [one for one in cast if one not in base and CHARACTER_RANK[one] < 9]
    free = [one for one in swapped if one not in wanted]
    excess = len(swapped) - rules.most_swaps
    while free and excess > 0:
        one = free.pop(rng.below(len(free)))
        cast = replaced(cast, [base[CHARACTER_RANK[one] - 1]])
        excess -= 1
    return cast


# ---- unique districts -----------------------------------------------------------------------------------------


def check_uniques(kinds: list[int], rules: Ruleset, cast: list[int], free: bool) -> list[int]:
    """Return the unique districts in card order, one entry per card; raise SetupError if the deck breaks a limit.

    ``free`` (a custom game of an older edition) skips the limits on the number of cards.
    """
    for kind in kinds:
        if kind not in rules.districts and kind not in rules.bonus_districts:
            raise SetupError(f"{DISTRICT_NAMES[kind]} is not a unique district of the {rules.name} ruleset.")
    if rules.unique_choices:
        return _check_number(kinds, rules)
    for kind in kinds:
        copies = max(rules.districts.count(kind), rules.bonus_districts.count(kind))
        if kinds.count(kind) > copies:
            raise SetupError(
                f"{DISTRICT_NAMES[kind]} is named {kinds.count(kind)} times; the {rules.name} ruleset has {copies}."
            )
    if GRAVEYARD in kinds and DIPLOMAT in cast:
        raise SetupError("The graveyard is not used with the diplomat; leave one of them out.")
    if not free:
        _check_bonus(kinds, rules, cast)
    return sorted(kinds)


def _check_number(kinds: list[int], rules: Ruleset) -> list[int]:
    different = sorted(set(kinds))
    wanted: int = rules.unique_choices
    if len(different) != wanted or len(kinds) != wanted:
        twice = " (one is named twice)" if len(kinds) > len(different) else ""
        raise SetupError(f"The deck needs exactly {wanted} different unique districts, not {len(different)}{twice}.")
    return different


def _check_bonus(kinds: list[int], rules: Ruleset, cast: list[int]) -> None:
    """Raise SetupError unless the numbers of added bonus districts and omitted base districts are allowed.

    A deck that differs from the base deck has at least two bonus districts. Each one beyond the second may replace a
    base district, and each one beyond ``free_bonus`` must replace one.
    """
    bonus = len([kind for kind in kinds if kind in rules.bonus_districts])
    base = without_graveyard(rules.districts, cast)
    removed = len(base) - (len(kinds) - bonus)
    free: int = rules.free_bonus
    custom = f"; use --scenario {CUSTOM} for a free choice."
    if bonus == 0 and removed == 0:
        return
    if not rules.bonus_districts:
        raise SetupError(f"The {rules.name} ruleset uses all its unique districts{custom}")
    if bonus < _FEWEST_BONUS:
        raise SetupError(f"Add at least two bonus districts, not {bonus}{custom}")
    if removed < bonus - free:
        raise SetupError(
            f"Each bonus district beyond {free} replaces a base district: with {bonus}, leave out at least"
            f" {bonus - free}, not {removed}{custom}"
        )
    if removed > bonus - _FEWEST_BONUS:
        raise SetupError(
            f"Each bonus district beyond {_FEWEST_BONUS} may replace a base district: with {bonus}, leave out at most"
            f" {bonus - _FEWEST_BONUS}, not {removed}{custom}"
        )


def without_graveyard(kinds: list[int], cast: list[int]) -> list[int]:
    """Return the districts, leaving out the Graveyard if the cast has the Diplomat (C-SET-07)."""
    return [kind for kind in kinds if kind != GRAVEYARD or DIPLOMAT not in cast]


def random_uniques(rules: Ruleset, cast: list[int], rng: Rng) -> list[int]:
    """Return random unique districts that form a legal deck with this cast."""
    if rules.unique_choices:
        return sorted(_some(rules.districts, rules.unique_choices, rng))
    base = without_graveyard(rules.districts, cast)
    if not rules.bonus_districts or rng.below(3) == 0:
        return base
    number = _FEWEST_BONUS + rng.below(len(rules.bonus_districts) - 1)
    removed = number - _FEWEST_BONUS
    if removed > 0 and rng.below(2) == 1:
        removed -= 1
    if removed > len(base):
        removed = len(base)
        number = removed + _FEWEST_BONUS
    kept = _some(base, len(base) - removed, rng)
    return sorted(kept + _some(rules.bonus_districts, number, rng))


def _some(among: list[int], number: i64, rng: Rng) -> list[int]:
    left = among[:]
    chosen: list[int] = []
    while len(chosen) < number:
        chosen.append(left.pop(rng.below(len(left))))
    return chosen


# ---- Scenarios -------------------------------------------------------------------------------------------------------

# The printed combinations of each edition (rules section 5; ).

RANDOM: Final = "random"
CUSTOM: Final = "custom"
SUBSTITUTE_EMPEROR: Final = KING  # the rulebook names King or Patrician
SUBSTITUTE_QUEEN: Final = TAX_COLLECTOR  # the rulebook names Artist or Tax Collector
FIRST_GAME_NINTH: Final = TAX_COLLECTOR


class Scenario:
    """Printed combination of cards: characters of ranks 1 to 8, an optional one of rank 9, and unique districts."""

    def __init__(self, name: str, characters: str, ninth: str, districts: str) -> None:
        self.name = name
        self.characters = [CHARACTER_NAMES.index(word) for word in characters.split()]
        self.ninth = CHARACTER_NAMES.index(ninth)
        self.districts = [DISTRICT_NAMES.index(word) for word in districts.split()]

    def cast(self, rules: Ruleset, players: int) -> list[int]:
        """Return the characters for a number of players, applying the printed substitutions."""
        chosen = self.characters[:]
        if players < rules.emperor_from:
            chosen = [SUBSTITUTE_EMPEROR if one == EMPEROR else one for one in chosen]
        if players in rules.ninth_with:
            chosen.append(SUBSTITUTE_QUEEN if self.ninth == QUEEN and players < rules.queen_from else self.ninth)
        return chosen


_BASE: Final = Scenario(
    "base",
    "assassin thief magician king bishop merchant architect warlord",
    "queen",
    "dragon_gate great_wall haunted_quarter keep keep laboratory library observatory school_of_magic smithy"
    " university graveyard",
)
_COMBINATIONS: Final = [
    Scenario(
        "first-game",
        "assassin thief magician king bishop merchant architect warlord",
        CHARACTER_NAMES[FIRST_GAME_NINTH],
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry"
        " school_of_magic smithy statue thieves_den wishing_well",
    ),
    Scenario(
        "ambitious-aristocrats",
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry"
        " school_of_magic stables statue thieves_den",
    ),
    Scenario(
        "cunning-agents",
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
        " secret_vault smithy theater",
    ),
    Scenario(
        "illustrious-emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park"
        " poor_house quarry school_of_magic smithy",
    ),
    Scenario(
        "devious-dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault"
        " smithy stables theater thieves_den wishing_well",
    ),
    Scenario(
        "tenacious-delegates",
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory"
        " school_of_magic secret_vault smithy stables statue wishing_well",
    ),
    Scenario(
        "vicious-nobles",
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument"
        " museum school_of_magic statue thieves_den wishing_well",
    ),
]
SCENARIOS: Final = {scenario.name: scenario for scenario in _COMBINATIONS}  # of the 2016 edition
_OLDER: Final = {_BASE.name: _BASE}


def scenarios_of(rules: Ruleset) -> dict[str, Scenario]:
    """Return the printed combinations of an edition by name; the first one is the default."""
    return SCENARIOS if rules.has_scenarios else _OLDER


def default_scenario(rules: Ruleset) -> str:
    """Return the name of the scenario for a first game."""
    return next(iter(scenarios_of(rules)))
