"""What game a position is of: ruleset, players, cast and unique districts, chosen to hold all that it mentions."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.games.citadels.rules.limits import MOST_PLAYERS, check_cast, check_uniques, replaced, without_graveyard
from burgrave.games.citadels.rules.positions.names import character_number, district_kind
from burgrave.games.citadels.rules.ruleset import DEFAULT, RULES_VERSION, Ruleset, ruleset_named
from burgrave.games.citadels.rules.scenarios import CUSTOM, default_scenario, scenarios_of
from burgrave.games.citadels.rules.setup import Setup, resolve, with_bonus
from burgrave.kernel.errors import PositionError, SetupError
from burgrave.kernel.fields import Fields, short

__all__ = ["read_setup"]

_PLAYERS: Final = 4
_DEPTH: Final = 5
# a key that only makes sense with this character or district in the game
_IMPLIED: Final = [
    ("killed", "assassin"), ("bewitched", "witch"), ("warrants", "magistrate"), ("robbed", "thief"),
    ("threats", "blackmailer"), ("pool", "tax_collector"), ("museum", "museum"), ("theater", "theater"),
    ("tower", "bell_tower"), ("haunted_late", "haunted_quarter"),
]  # fmt: skip
# the same for keys that hold a seat, 0 being one
_IMPLIED_BY_SEAT: Final = [
    ("collector", "tax_collector_old"), ("early_builder", "tax_collector_old"), ("moored", "navigator"),
    ("unhealed", "hospital"),
]  # fmt: skip


def read_setup(f: Fields, seed: object) -> Setup:
    """Return the game that a position is of."""
    ruleset = f.text("ruleset", DEFAULT)
    rulings = f.integer("rulings", RULES_VERSION, 1, RULES_VERSION)
    rules = ruleset_named(ruleset, rulings)
    players = _players(f)
    wanted = [character_number(name, "The cast") for name in _cast_names(f)]
    kinds = [district_kind(name, "The districts") for name in f.names("districts")]
    scenario = f.text("scenario", "")
    short_game = f.flag("short", False)
    if short_game and not rules.short_size:
        raise SetupError(f"The {rules.name} ruleset has no short game; 2010 has.")
    if scenario == "" or scenario == CUSTOM:
        name, cast, uniques = _free_setup(f, rules, players, wanted, kinds, scenario)
        return Setup(rules, players, name, cast, uniques, None, short_game)
    whole = resolve(
        ruleset=ruleset,
        players=players,
        scenario=scenario,
        characters=[CHARACTER_NAMES[one] for one in wanted],
        districts=[DISTRICT_NAMES[kind] for kind in kinds],
        bonus=f.get("bonus"),
        without=f.get("without"),
        short=short_game,
        rulings=rulings,
        seed=seed,
    )
    if len({CHARACTER_RANK[one] for one in wanted if CHARACTER_RANK[one] < 9}) == 8:
        whole.cast = check_cast(wanted, players, rules)
    return whole


def _free_setup(
    f: Fields, rules: Ruleset, players: int, wanted: list[int], kinds: list[int], scenario: str
) -> tuple[str, list[int], list[int]]:
    """Return name, cast and uniques: the first game's, made to hold what the position mentions."""
    mentioned: list[str] = []
    _mention({key: value for key, value in f.data.items() if key != "without"}, mentioned, _DEPTH)
    _imply(f, mentioned)
    for left_out in f.names("without"):
        if left_out in mentioned:
            raise PositionError(f"The position names the {left_out}, which is among those 'without'.")
    first_game = default_scenario(rules)
    base = scenarios_of(rules)[first_game]
    base_cast = base.cast(rules, players)
    chosen = replaced(base_cast, _joined(wanted, _mentioned_characters(mentioned)))
    cast = check_cast(chosen, players, rules)
    given = with_bonus(rules, cast, kinds, f.get("bonus"), f.get("without"))
    if not kinds:
        uniques = given or without_graveyard(base.districts, cast)
        kinds = _with_uniques(rules, uniques, mentioned)
    ours = sorted(chosen) == sorted(base_cast) and sorted(kinds) == sorted(base.districts)
    name = first_game if ours and scenario == "" else CUSTOM
    return name, cast, check_uniques(kinds, rules, cast, True)


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
    players = f.integer("players", min(given, MOST_PLAYERS) if given >= 2 else _PLAYERS, 2, MOST_PLAYERS)
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
    for key, name in _IMPLIED_BY_SEAT:
        if f.has(key) and f.get(key) != []:
            found.append(name)
    turn = f.get("turn")
    if isinstance(turn, dict) and turn.get("resumed") is True:
        found.append("witch")


def _mentioned_characters(mentioned: list[str]) -> list[int]:
    return [i for i, name in enumerate(CHARACTER_NAMES) if name in mentioned]


def _joined(wanted: list[int], mentioned: list[int]) -> list[int]:
    """Return a cast as written, whole or in part, and what is mentioned besides of ranks that are not written."""
    ranks = {CHARACTER_RANK[one] for one in wanted}
    whole = ranks.issuperset(range(1, 9))
    return wanted + [one for one in mentioned if not whole and CHARACTER_RANK[one] not in ranks]


def _with_uniques(rules: Ruleset, base: list[int], mentioned: list[str]) -> list[int]:
    """Return the base uniques and others that are mentioned, for which the last ones of 2016 make room."""
    wanted = [kind for kind in range(cards.BASIC_KINDS, cards.KINDS) if DISTRICT_NAMES[kind] in mentioned]
    if not rules.unique_choices:
        return base + [kind for kind in wanted if kind not in base]
    if len(wanted) > len(base):
        raise PositionError(f"The position names {len(wanted)} unique districts; the deck holds {len(base)}.")
    for kind in base:
        if kind not in wanted and len(wanted) < len(base):
            wanted.append(kind)
    return wanted
