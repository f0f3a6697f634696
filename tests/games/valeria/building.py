"""Printed data of the domains, and states before and after a domain is built."""

from __future__ import annotations

from typing import Any

from tests.games.valeria.playing import at, do

from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

ROLES = {"worker": "peasant", "soldier": "archer", "shadow": "rogue", "holy": "cleric"}

# name, roles, gold, points
FACTS: list[tuple[str, dict[str, int], int, int]] = [
    ("foxgrove_palisade", {"soldier": 1, "shadow": 1}, 9, 3),
    ("the_desert_orchid", {"holy": 1, "shadow": 1}, 9, 3),
    ("emerald_stronghold", {"worker": 1, "soldier": 1, "holy": 1}, 12, 5),
    ("pratchetts_plateau", {"worker": 1, "holy": 1}, 8, 3),
    ("cathedral_of_st_aquila", {"holy": 2}, 8, 3),
    ("darktide_harbour", {"shadow": 1, "worker": 1, "soldier": 1}, 6, 2),
    ("cloudriders_camp", {"soldier": 1, "holy": 1}, 8, 2),
    ("the_orb_of_urdr", {"shadow": 1, "holy": 1}, 6, 1),
    ("rogues_landing", {"worker": 1, "shadow": 1}, 7, 3),
    ("blood_crow_army", {"soldier": 3}, 5, 2),
    ("eye_of_asteraten", {"holy": 1, "soldier": 1}, 8, 1),
    ("cutthroats_truce", {"shadow": 1, "holy": 1}, 5, 1),
    ("halfpenny_hill", {"worker": 3}, 6, 2),
    ("shattered_hand", {"holy": 1, "worker": 1}, 7, 3),
    ("forgotten_sorrows", {"worker": 1, "shadow": 1}, 9, 3),
    ("watcher_on_the_water", {"soldier": 2}, 6, 3),
    ("gargans_embrace", {"soldier": 2}, 7, 2),
    ("nest_of_the_weaver_witch", {"worker": 2}, 6, 3),
    ("palace_of_the_dawn", {"worker": 1, "soldier": 2}, 11, 4),
    ("grimmwater_keep", {"worker": 2, "shadow": 1}, 10, 4),
    ("the_violet_thorn", {"soldier": 1, "holy": 1}, 7, 3),
    ("purloiners_perch", {"shadow": 2}, 10, 2),
    ("golden_obelisk_of_nae", {"worker": 1, "holy": 1}, 6, 3),
    ("monolith_of_ostendaar", {"worker": 1, "soldier": 1}, 9, 3),
]
BY_NAME = {row[0]: row for row in FACTS}


def builders(name: str) -> dict[str, int]:
    """Return counts of citizens, by name, that together provide exactly the roles required by the domain."""
    return {ROLES[role]: number for role, number in BY_NAME[name][1].items()}


def before(name: str, *others: dict[str, Any], gold: int | None = None, **mine: Any) -> ValeriaState:
    """Return a state in the action phase of a player who can build the domain, which is on top of column 1.

    ``mine`` contains the player's possessions and, optionally, ``more`` (further arguments for ``at``).
    """
    more: dict[str, Any] = mine.pop("more", {})
    citizens = {**builders(name), **mine.pop("citizens", {})}
    me = {"gold": BY_NAME[name][2] if gold is None else gold, "citizens": citizens, **mine}
    centre = {"domains": {1: ["halfpenny_hill", name]}, **more.pop("centre", {})}
    return at([me, *(others or ({},))], centre=centre, **more)


def built(name: str, *others: dict[str, Any], **mine: Any) -> ValeriaState:
    """Build the domain, paying in gold if there is a choice, and return the state."""
    t = do(before(name, *others, **mine), "build 1")
    return do(t, "magic 0") if phase(t) == "pay" else t


def phase(t: ValeriaState) -> str:
    return PHASE_NAMES[t.phase]


def moment(name: str, *others: dict[str, Any], **mine: Any) -> ValeriaState:
    """Return a state in the action phase of a player who owns the domain.

    ``mine`` contains the player's other possessions and, optionally, ``also`` (names of other domains that the player
    owns) and ``more`` (further arguments for ``at``).
    """
    more: dict[str, Any] = mine.pop("more", {})
    return at([{"domains": [name, *mine.pop("also", [])], **mine}, *(others or ({},))], **more)
