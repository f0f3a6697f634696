"""What a cast and a deck may be in each edition (rules section 5.3): checks with one clear line, and random choices."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.cards import (
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DIPLOMAT,
    DISTRICT_NAMES,
    EMPEROR,
    GRAVEYARD,
    QUEEN,
)
from burgrave.games.citadels.rules.ruleset import Ruleset
from burgrave.games.citadels.rules.scenarios import CUSTOM, default_scenario, scenarios_of
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = [
    "MOST_PLAYERS",
    "check_cast",
    "check_swaps",
    "check_uniques",
    "random_cast",
    "random_uniques",
    "replaced",
    "without_graveyard",
]

MOST_PLAYERS: Final = 8
_FEWEST_BONUS: Final = 2  # rulebook 2010, Distritos Bônus: two or three


# ---- characters -----------------------------------------------------------------------------------------------


def allowed_characters(rules: Ruleset, players: int) -> list[int]:
    """Return every character of the edition that may be used with this many players."""
    barred: set[int] = set()
    if players < rules.emperor_from:
        barred.add(EMPEROR)
    if players < rules.queen_from:
        barred.add(QUEEN)
    ninth = players not in rules.no_ninth_with
    return [one for one in rules.characters if one not in barred and (ninth or CHARACTER_RANK[one] < 9)]


def check_cast(chosen: list[int], players: int, rules: Ruleset) -> list[int]:
    """Return the cast as a list by rank (index 1..9, -1 where there is none); raise SetupError if it breaks a limit."""
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
            raise SetupError(f"The cast has nobody of rank {rank}; choose one of: {options}.")
    if players in rules.ninth_with and cast[9] < 0:
        options = ", ".join(_of_rank(9, players, rules))
        raise SetupError(f"With {players} players a character of rank 9 is required; choose one of: {options}.")
    return cast


def _check_character(one: int, players: int, rules: Ruleset) -> None:
    name = CHARACTER_NAMES[one]
    if one not in rules.characters:
        options = ", ".join([CHARACTER_NAMES[other] for other in _same_rank(one, rules.characters)])
        raise SetupError(f"The character {name} is not in the {rules.name} ruleset; of its rank there are: {options}.")
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
            f" ({', '.join(swapped)}); a free choice is --scenario {CUSTOM}."
        )


def _same_rank(one: int, among: list[int]) -> list[int]:
    return [other for other in among if CHARACTER_RANK[other] == CHARACTER_RANK[one]]


def _of_rank(rank: int, players: int, rules: Ruleset) -> list[str]:
    return [CHARACTER_NAMES[one] for one in allowed_characters(rules, players) if CHARACTER_RANK[one] == rank]


def replaced(cast: list[int], wanted: list[int]) -> list[int]:
    """Return the cast with these characters in the place of those of their ranks."""
    taken = {CHARACTER_RANK[one] for one in wanted}
    return [one for one in cast if CHARACTER_RANK[one] not in taken] + wanted


def random_cast(players: int, rules: Ruleset, rng: Rng, wanted: list[int]) -> list[int]:
    """Return a random legal cast around the wanted characters; a rank 9 that is a choice is there half of the time."""
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
    """Put characters of the base cast back, not for the wanted ones, until no more are replaced than is allowed."""
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
    """Return the unique kinds, one entry per card, in card order; raise SetupError if the deck breaks a limit.

    ``free`` (a custom game of an older edition) leaves the number of cards to the host.
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
    """Two or three bonus districts are added; each further one replaces a base district (rulebook 2010)."""
    bonus = len([kind for kind in kinds if kind in rules.bonus_districts])
    base = without_graveyard(rules.districts, cast)
    removed = len(base) - (len(kinds) - bonus)
    free: int = rules.free_bonus
    custom = f"; a free choice is --scenario {CUSTOM}."
    if bonus == 0 and removed == 0:
        return
    if not rules.bonus_districts:
        raise SetupError(f"The {rules.name} ruleset plays with all its unique districts{custom}")
    if bonus < _FEWEST_BONUS:
        raise SetupError(f"Two or three bonus districts are added, not {bonus}{custom}")
    if removed < bonus - free:
        raise SetupError(
            f"Beyond {free} bonus districts each one replaces a base district: with {bonus} of them at least"
            f" {bonus - free} must be left out, not {removed}{custom}"
        )
    if removed > bonus - _FEWEST_BONUS:
        raise SetupError(
            f"A base district is left out for each bonus district beyond {_FEWEST_BONUS}: with {bonus} of them at most"
            f" {bonus - _FEWEST_BONUS} may be, not {removed}{custom}"
        )


def without_graveyard(kinds: list[int], cast: list[int]) -> list[int]:
    """Return the districts for a cast: the Graveyard leaves the deck when the Diplomat is there (C-SET-07)."""
    return [kind for kind in kinds if kind != GRAVEYARD or DIPLOMAT not in cast]


def random_uniques(rules: Ruleset, cast: list[int], rng: Rng) -> list[int]:
    """Return a random legal choice of unique kinds."""
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
    """Return some of these at random."""
    left = among[:]
    chosen: list[int] = []
    while len(chosen) < number:
        chosen.append(left.pop(rng.below(len(left))))
    return chosen
