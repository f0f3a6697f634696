"""Characters and districts as a position names them."""

from __future__ import annotations

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.games.citadels.rules.positions.layout import USED_NAMES
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.unboxed import Numbers

__all__ = ["character_number", "district_kind", "rank_of", "ranks_of", "used_mask"]


def rank_of(f: Fields, key: str, cast: Numbers) -> int:
    """Return the rank of a character of the cast, 0 if left out."""
    value = f.get(key)
    if value is None:
        return 0
    return _rank_in_cast(value, cast, f"{f.where}: '{key}'")


def ranks_of(f: Fields, key: str, cast: Numbers) -> list[int]:
    """Return the ranks of different characters of the cast, in their order."""
    found: list[int] = []
    for name in f.names(key):
        rank = _rank_in_cast(name, cast, f"{f.where}: '{key}'")
        if rank in found:
            raise PositionError(f"{f.where}: '{key}' names the {name} twice; once is allowed.")
        found.append(rank)
    return found


def character_number(name: object, what: str) -> int:
    """Return the number of a character by its name."""
    if not isinstance(name, str) or name not in CHARACTER_NAMES:
        raise PositionError(f"{what}: there is no character {short(name)}; choose from: {', '.join(CHARACTER_NAMES)}.")
    return CHARACTER_NAMES.index(name)


def _rank_in_cast(name: object, cast: Numbers, what: str) -> int:
    """Return the rank of a character that must be in the cast."""
    number = character_number(name, what)
    rank = CHARACTER_RANK[number]
    if cast[rank] != number:
        those = ", ".join([CHARACTER_NAMES[one] for one in cast if one >= 0])
        raise PositionError(f"{what}: the {short(name)[1:-1]} is not in the cast; it has: {those}.")
    return rank


def district_kind(name: str, what: str) -> int:
    """Return the kind of a district by its name."""
    if name not in DISTRICT_NAMES:
        raise PositionError(f"{what}: there is no district {short(name)}; names: {', '.join(DISTRICT_NAMES)}.")
    return DISTRICT_NAMES.index(name)


def used_mask(f: Fields, key: str) -> int:
    """Return what was used, as a mask."""
    mask = 0
    for name in f.names(key):
        if name not in USED_NAMES:
            raise PositionError(f"{f.where}: '{key}' holds some of {', '.join(USED_NAMES)}, not {name[:20]!r}.")
        mask |= 1 << USED_NAMES.index(name)
    return mask
