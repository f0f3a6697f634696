"""What game a position is of: ruleset, players, cast and unique districts, chosen to hold all that it mentions."""

from __future__ import annotations

from typing import Final

from burgrave.citadels import cards
from burgrave.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.citadels.positions.fields import Fields, character_number, district_kind, short
from burgrave.citadels.ruleset import ruleset_named
from burgrave.citadels.scenarios import CUSTOM, SCENARIOS, check_cast, check_uniques
from burgrave.citadels.setup import Setup, resolve
from burgrave.kernel.errors import PositionError

__all__ = ["read_setup"]

_PLAYERS: Final = 4
_BASE: Final = "first-game"
_DEPTH: Final = 5
# a key that only makes sense with this character or district in the game
_IMPLIED: Final = [
    ("killed", "assassin"), ("bewitched", "witch"), ("warrants", "magistrate"), ("robbed", "thief"),
    ("threats", "blackmailer"), ("pool", "tax_collector"), ("museum", "museum"), ("theater", "theater"),
]  # fmt: skip


def read_setup(f: Fields, seed: object) -> Setup:
    """Return the game that a position is of."""
    ruleset = f.text("ruleset", "2016")
    rules = ruleset_named(ruleset)
    players = _players(f)
    wanted = [character_number(name, "The cast") for name in _cast_names(f)]
    kinds = [district_kind(name, "The districts") for name in f.names("districts")]
    scenario = f.text("scenario", "")
    if scenario == "" or scenario == CUSTOM:
        mentioned: list[str] = []
        _mention(f.data, mentioned, _DEPTH)
        _imply(f, mentioned)
        base = SCENARIOS[_BASE]
        cast = _replaced(base.cast(players), wanted or _mentioned_characters(mentioned))
        kinds = kinds or _with_uniques(base.districts, mentioned)
        ours = sorted(cast) == sorted(base.cast(players)) and sorted(kinds) == sorted(base.districts)
        name = _BASE if ours and scenario == "" else CUSTOM
        return Setup(rules, players, name, check_cast(cast, players), check_uniques(kinds, rules), None)
    whole = resolve(
        ruleset=ruleset,
        players=players,
        scenario=scenario,
        characters=[CHARACTER_NAMES[one] for one in wanted],
        districts=[DISTRICT_NAMES[kind] for kind in kinds],
        seed=seed,
    )
    if len({CHARACTER_RANK[one] for one in wanted if CHARACTER_RANK[one] < 9}) == 8:
        whole.cast = check_cast(wanted, players)
    return whole


def _cast_names(f: Fields) -> list[str]:
    if f.has("characters") and f.has("cast"):
        raise PositionError("The position has both 'characters' and 'cast', which mean the same; give one.")
    return f.names("cast") if f.has("cast") else f.names("characters")


def _players(f: Fields) -> int:
    seats = f.get("seats")
    given = 0
    if seats is not None:
        if not isinstance(seats, (list, tuple)):
            raise PositionError(f"'seats' is a list of objects, not {short(seats)}.")
        given = len(seats)
    players = f.integer("players", given if given >= 2 else _PLAYERS, 2, 8)
    if given > players:
        raise PositionError(f"There are {given} seats for {players} players.")
    return players


def _mention(data: object, found: list[str], depth: int) -> None:
    """Collect all texts of a position."""
    if isinstance(data, str):
        found.append(data[:-1] if data.endswith("+") else data)
    elif depth > 0 and isinstance(data, dict):
        for value in data.values():
            _mention(value, found, depth - 1)
    elif depth > 0 and isinstance(data, (list, tuple)):
        for value in data:
            _mention(value, found, depth - 1)


def _imply(f: Fields, found: list[str]) -> None:
    """Add what some keys need, unless it is empty."""
    for key, name in _IMPLIED:
        if f.has(key) and f.get(key) != 0 and f.get(key) != []:
            found.append(name)
    turn = f.get("turn")
    if isinstance(turn, dict) and turn.get("resumed") is True:
        found.append("witch")


def _mentioned_characters(mentioned: list[str]) -> list[int]:
    return [i for i, name in enumerate(CHARACTER_NAMES) if name in mentioned]


def _replaced(cast: list[int], wanted: list[int]) -> list[int]:
    taken = {CHARACTER_RANK[one] for one in wanted}
    return [one for one in cast if CHARACTER_RANK[one] not in taken] + wanted


def _with_uniques(base: list[int], mentioned: list[str]) -> list[int]:
    """Return the unique districts of the base, the last ones making room for others that are mentioned."""
    wanted = [kind for kind in range(cards.BASIC_KINDS, cards.WISHING_WELL + 1) if DISTRICT_NAMES[kind] in mentioned]
    if len(wanted) > len(base):
        raise PositionError(f"The position names {len(wanted)} unique districts; the deck holds {len(base)}.")
    for kind in base:
        if kind not in wanted and len(wanted) < len(base):
            wanted.append(kind)
    return wanted
