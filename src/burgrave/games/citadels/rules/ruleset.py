"""The rulesets: a ruleset is a value, and every difference between editions is one of its fields.

Each field is read in the one place where the rule acts. The rulings (R-nn, docs/rules/citadels.md) that are real
switches are fields here, with their number; those that every ruleset shares are the named constants of ``rulings``.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import numbers

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

RULES_VERSION: Final = 2  # goes up when the same actions from the same seed would give another game
# the earlier rules versions that are still played, each with the options that keep its rulings
EARLIER: Final[dict[int, dict[str, object]]] = {1: {"rulings": 1}}
DEFAULT: Final = "2016"

TIE_HIGHEST_RANK: Final = 0  # the highest rank shown in the last round
TIE_COSTS_THEN_GOLD: Final = 1  # the higher sum of district costs alone, then more gold


_OLDER_ALONE: Final = [
    cards.UNIVERSITY, cards.GRAVEYARD, cards.BELL_TOWER, cards.BALL_ROOM, cards.HOSPITAL, cards.LIGHTHOUSE,
    cards.THRONE_ROOM,
]  # fmt: skip


class Ruleset:
    """One edition of the rules. Instances are shared and never change; the values here are those of 2016."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rulings: i64 = RULES_VERSION  # the rules version whose rulings these are
        # setting up
        self.starting_hand: i64 = 4
        self.starting_gold: i64 = 2
        self.cost = numbers(cards.KIND_COST)  # by kind
        self.characters = [one for one in range(cards.CHARACTERS_TOTAL) if one != cards.TAX_COLLECTOR_OLD]
        self.most_swaps: i64 = 8  # base characters that may be replaced by others of their rank
        uniques = range(cards.BASIC_KINDS, cards.KINDS)
        self.districts = [kind for kind in uniques if kind not in _OLDER_ALONE]  # one entry per copy
        self.unique_choices: i64 = 14  # uniques in the deck, chosen freely; 0: all of ``districts``
        self.bonus_districts: list[int] = []  # uniques that may be added, two or three ...
        self.free_bonus: i64 = 0  # ... and each further one replaces one of ``districts``
        self.has_scenarios = True  # printed combinations, or the base game alone
        self.small_size: i64 = 8  # districts that complete a city with 2 or 3 players
        self.large_size: i64 = 7  # with 4 or more
        self.short_size: i64 = 0  # the size of the agreed short game, 0: there is none
        self.emperor_from: i64 = 3  # players (older: R-58)
        self.queen_from: i64 = 5
        self.ninth_with = [3, 8]  # numbers of players that need a character of rank 9
        self.no_ninth_with = [2]  # ... that may not have one (older: R-43)
        self.substitutes = "king or patrician", "artist or tax_collector"  # for Emperor and Queen
        # choosing characters
        self.face_down_first = False  # the hidden card is put away before the others are laid open
        self.third_pick_loses_one = True  # three players: chance takes a card away after the third pick
        # turns
        self.extra_after_action = False  # Merchant, Architect, Navigator, Witch: right after the action or never
        self.rank8_at_end = False  # Warlord and Diplomat: at the end of the turn
        self.library_keeps_all = True  # all cards drawn, or two of them
        # characters
        self.witch_must_name = True
        self.witch_uses_districts = False  # Smithy, Laboratory, Museum and Armory work before she names
        self.wizard_builds_duplicates = True  # with every build of the turn, or with the taken card alone
        self.emperor_on_reveal = False  # moves the crown at once, and the receiver chooses what he gives
        self.killed_emperor_moves_crown = True  # at the end of the round (older: R-49)
        self.abbot_mixes = True  # income in gold and cards
        self.abbot_picks_among_tied = True
        self.navigator_bars_round = False  # his player builds nothing more in this round
        self.may_give_from_complete_city = True  # Diplomat
        self.may_give_protected = False  # Diplomat, the own Keep or a district of the own Bishop's city
        self.queen_follows_crown = False  # with the Emperor in the cast
        self.taxes_own_confiscation = True  # a Magistrate who confiscates from the own Tax Collector (2016) pays
        self.card_income_needs_deck = True
        # districts
        self.laboratory_gold: i64 = 2
        self.wall_protects_itself = False
        self.has_free_builds = True  # some builds cost no gold (Framework, Necropolis, Thieves' Den)
        self.quarry_limit: i64 = 0  # districts of one name; 0: any number
        self.armory_reaches_own_city = True
        self.acts_when_built = False  # districts that act on entering a city: Bell Tower, Lighthouse, Haunted Quarter
        self.haunted_quarter_needs_time = False  # it stays unique if it was built in the last round
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
    """Return what the classic and the 2010 edition have in common."""
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
    """Give a ruleset the rulings of rules version 1, and return it."""
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
    """Return the ruleset called ``name``, with the rulings of a rules version; raise SetupError if there is none."""
    if not isinstance(rulings, int) or isinstance(rulings, bool) or not 1 <= rulings <= RULES_VERSION:
        raise SetupError(f"The rulings are those of a rules version from 1 to {RULES_VERSION}, not {rulings!r}.")
    found = (RULESETS if rulings == RULES_VERSION else _UNDER_VERSION_1).get(str(name))
    if found is None:
        raise SetupError(f"There is no Citadels ruleset {name!r}; choose from: {', '.join(RULESETS)}.")
    return found
