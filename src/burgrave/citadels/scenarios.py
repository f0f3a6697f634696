"""Casts by name, and the limits that every cast keeps (rules section 5; R-30, R-47)."""

from __future__ import annotations

from typing import Final

from burgrave.citadels.cards import (
    BASIC_KINDS,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DISTRICT_NAMES,
    EMPEROR,
    KING,
    QUEEN,
    TAX_COLLECTOR,
    TAX_COLLECTOR_OLD,
    WISHING_WELL,
)
from burgrave.citadels.ruleset import Ruleset
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["RANDOM", "SCENARIOS", "Scenario", "check_cast", "check_uniques", "random_cast", "random_uniques"]

RANDOM: Final = "random"
CUSTOM: Final = "custom"
QUEEN_FROM: Final = 5  # players
EMPEROR_FROM: Final = 3
SUBSTITUTE_EMPEROR: Final = KING  # the rulebook names King or Patrician
SUBSTITUTE_QUEEN: Final = TAX_COLLECTOR  # the rulebook names Artist or Tax Collector
FIRST_GAME_NINTH: Final = TAX_COLLECTOR


class Scenario:
    """A printed combination: the characters of ranks 1 to 8, a ninth for when one is needed, 14 uniques."""

    def __init__(self, name: str, characters: str, ninth: str, districts: str) -> None:
        self.name = name
        self.characters = [CHARACTER_NAMES.index(word) for word in characters.split()]
        self.ninth = CHARACTER_NAMES.index(ninth)
        self.districts = [DISTRICT_NAMES.index(word) for word in districts.split()]

    def cast(self, players: int) -> list[int]:
        """Return the characters for a number of players, with the printed substitutions."""
        chosen = self.characters[:]
        if players < EMPEROR_FROM:
            chosen = [SUBSTITUTE_EMPEROR if one == EMPEROR else one for one in chosen]
        if needs_ninth(players):
            chosen.append(SUBSTITUTE_QUEEN if self.ninth == QUEEN and players < QUEEN_FROM else self.ninth)
        return chosen


_LIST: Final = [
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
SCENARIOS: Final = {scenario.name: scenario for scenario in _LIST}
_UNIQUES: Final = list(range(BASIC_KINDS, WISHING_WELL + 1))


def needs_ninth(players: int) -> bool:
    """Tell whether a rank 9 character is required: with 3 and with 8 players."""
    return players in (3, 8)


def allowed_characters(players: int) -> list[int]:
    """Return every 2016 character that may be used with this many players."""
    barred = {TAX_COLLECTOR_OLD}
    if players < EMPEROR_FROM:
        barred.add(EMPEROR)
    if players < QUEEN_FROM:
        barred.add(QUEEN)
    return [
        one
        for one in range(len(CHARACTER_NAMES))
        if one not in barred and not (players == 2 and CHARACTER_RANK[one] == 9)
    ]


def check_cast(chosen: list[int], players: int) -> list[int]:
    """Return the cast as a list by rank (index 1..9, -1 where there is none); raise SetupError if it breaks a limit."""
    cast = [-1] * 10
    for one in chosen:
        name = CHARACTER_NAMES[one]
        rank = CHARACTER_RANK[one]
        if cast[rank] >= 0 and cast[rank] != one:
            taken = CHARACTER_NAMES[cast[rank]]
            raise SetupError(
                f"The cast has two characters of rank {rank}, {taken} and {name}; one per rank is allowed."
            )
        if one == EMPEROR and players < EMPEROR_FROM:
            raise SetupError("The emperor is not allowed with 2 players; use king or patrician.")
        if one == QUEEN and players < QUEEN_FROM:
            raise SetupError(f"The queen needs {QUEEN_FROM} players or more; use artist or tax_collector.")
        if rank == 9 and players == 2:
            raise SetupError(f"With 2 players only ranks 1 to 8 are used; leave out {name}.")
        if one not in allowed_characters(players):
            raise SetupError(f"The character {name} is not in the 2016 ruleset.")
        cast[rank] = one
    for rank in range(1, 9):
        if cast[rank] < 0:
            options = ", ".join(_of_rank(rank, players))
            raise SetupError(f"The cast has nobody of rank {rank}; choose one of: {options}.")
    if needs_ninth(players) and cast[9] < 0:
        options = ", ".join(_of_rank(9, players))
        raise SetupError(f"With {players} players a character of rank 9 is required; choose one of: {options}.")
    return cast


def _of_rank(rank: int, players: int) -> list[str]:
    return [CHARACTER_NAMES[one] for one in allowed_characters(players) if CHARACTER_RANK[one] == rank]


def check_uniques(kinds: list[int], rules: Ruleset) -> list[int]:
    """Return the unique kinds in card order; raise SetupError unless they are 14 different uniques of 2016."""
    for kind in kinds:
        if kind not in _UNIQUES:
            raise SetupError(f"{DISTRICT_NAMES[kind]} is not a unique district of the {rules.name} ruleset.")
    different = sorted(set(kinds))
    wanted: int = rules.unique_choices
    if len(different) != wanted or len(kinds) != wanted:
        twice = " (one is named twice)" if len(kinds) > len(different) else ""
        raise SetupError(f"The deck needs exactly {wanted} different unique districts, not {len(different)}{twice}.")
    return different


def random_cast(players: int, rng: Rng) -> list[int]:
    """Return a random legal cast; with 4 to 7 players it has a rank 9 half of the time."""
    rank: i64
    with_ninth = needs_ninth(players) or (players > 3 and rng.below(2) == 1)
    chosen: list[int] = []
    for rank in range(1, 10 if with_ninth else 9):
        options = [one for one in allowed_characters(players) if CHARACTER_RANK[one] == rank]
        chosen.append(options[rng.below(len(options))])
    return chosen


def random_uniques(rules: Ruleset, rng: Rng) -> list[int]:
    """Return a random choice of unique kinds."""
    left = _UNIQUES[:]
    chosen: list[int] = []
    while len(chosen) < rules.unique_choices:
        chosen.append(left.pop(rng.below(len(left))))
    return sorted(chosen)
