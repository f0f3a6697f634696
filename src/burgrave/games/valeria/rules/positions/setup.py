"""What game a position is of: players, areas, citizens and domains, chosen to hold all that it mentions."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules.board import COLUMNS
from burgrave.games.valeria.rules.cards import AREA_NAMES, CITIZEN_GROUP, CITIZEN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.positions.names import card_numbers
from burgrave.games.valeria.rules.positions.steps import Demand
from burgrave.games.valeria.rules.scenarios import CUSTOM, SCENARIOS
from burgrave.games.valeria.rules.setup import FIRST_GAME, Setup, resolve
from burgrave.kernel.errors import PositionError, SetupError
from burgrave.kernel.fields import Fields, short

__all__ = ["names_kinds", "players_of", "read_setup"]

_PLAYERS: Final = 4
_MOST: Final = 5
_DEPTH: Final = 4


def players_of(f: Fields) -> int:
    """Return the number of players: as given, else that of the seats."""
    seats = f.get("seats")
    listed = 0
    if seats is not None:
        if not isinstance(seats, (list, tuple)):
            raise PositionError(f"'seats' is a list of objects, not {short(seats)}.")
        listed = len(seats)
    players = f.get("players")
    if players is None:
        players = listed if listed else _PLAYERS
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= _MOST:
        raise SetupError(f"Valeria is for 1 to {_MOST} players, not {short(players)}.")
    if listed > players:
        raise PositionError(f"There are {listed} seats for {'1 player' if players == 1 else f'{players} players'}.")
    return players


def read_setup(f: Fields, players: int, demand: Demand, seed: object) -> Setup:
    """Return the game that a position is of: that of a printed scenario, else one with all that is mentioned."""
    given = f.text("scenario", "")
    base = resolve(players=players, scenario=given or FIRST_GAME, seed=seed)
    kinds = _mentioned(f, ["citizens", "captured"], "citizens", CITIZEN_NAMES)
    mixed = f.flag("mixed", f.has("open_citizens") or _share_a_number(kinds))
    areas = f.names("areas") if f.has("areas") else None
    citizens: list[str] | None = None
    if names_kinds(f.get("citizens")):
        citizens = _citizens(base, card_numbers(f, "citizens", CITIZEN_NAMES, "citizen"))
    if given not in SCENARIOS:
        areas = areas or _areas(f, base, demand)
        citizens = _citizens(base, kinds)
    setup = resolve(
        players=players,
        scenario=given or CUSTOM,
        areas=areas,
        citizens=None if mixed else citizens,
        without=f.names("left_out") if f.has("left_out") else None,
        mixed=mixed,
        end_latched=f.flag("end_latched", True),
        seed=seed,
    )
    if not given and setup.areas == base.areas and setup.citizens == base.citizens and not setup.left_out:
        setup.scenario = FIRST_GAME
    return setup


def names_kinds(citizens: object) -> bool:
    """Tell whether 'citizens' are just the names of those in the game, not stacks."""
    if not isinstance(citizens, (list, tuple)) or not citizens:
        return False
    return not [one for one in citizens if not isinstance(one, str)]


def _mentioned(f: Fields, keys: list[str], seat_key: str, names: list[str]) -> list[int]:
    """Return the cards named in the center and in the tableaux; what is none of them is refused later."""
    found: list[str] = []
    for key in keys:
        _mention(f.get(key), found, _DEPTH)
    seats = f.get("seats")
    if isinstance(seats, (list, tuple)):
        for seat in seats:
            if isinstance(seat, dict):
                _mention(seat.get(seat_key), found, _DEPTH)
    return [number for number, name in enumerate(names) if name in found]


def _mention(data: object, found: list[str], depth: int) -> None:
    """Collect all texts, keys included."""
    if isinstance(data, str):
        found.append(data)
    elif depth > 0 and isinstance(data, dict):
        for key, value in data.items():
            _mention(key, found, depth - 1)
            _mention(value, found, depth - 1)
    elif depth > 0 and isinstance(data, (list, tuple)):
        for value in data:
            _mention(value, found, depth - 1)


def _share_a_number(kinds: list[int]) -> bool:
    return len({CITIZEN_GROUP[kind] for kind in kinds}) < len(kinds)


def _areas(f: Fields, base: Setup, demand: Demand) -> list[str]:
    """Return the areas of the base, the last of which make room for others that are mentioned."""
    wanted: list[str] = []
    kinds = _mentioned(f, ["monsters"], "monsters", MONSTER_NAMES)
    if demand.monster >= 0:
        kinds.append(demand.monster)
    for kind in kinds:
        name = AREA_NAMES[kind // 3]
        if name not in wanted:
            wanted.append(name)
    for area in _mentioned(f, ["monsters"], "", AREA_NAMES):
        if AREA_NAMES[area] not in wanted:
            wanted.append(AREA_NAMES[area])
    for area in base.areas:
        if len(wanted) < COLUMNS and AREA_NAMES[area] not in wanted:
            wanted.append(AREA_NAMES[area])
    return wanted


def _citizens(base: Setup, kinds: list[int]) -> list[str]:
    """Return the citizens that are mentioned, and the base's for the other numbers."""
    groups = {CITIZEN_GROUP[kind] for kind in kinds}
    others = [kind for kind in base.citizens if CITIZEN_GROUP[kind] not in groups]
    return [CITIZEN_NAMES[kind] for kind in others] + [CITIZEN_NAMES[kind] for kind in kinds]
