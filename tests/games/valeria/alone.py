"""Helpers for tests of the solo game."""

from __future__ import annotations

from typing import Any

from tests.games.valeria.playing import at, do, happened

from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

CORNELIUS = "cornelius_the_dreamer"  # scores only domains and resources
CITIZENS = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]


def raided(dice: tuple[int, int], seat: dict[str, Any] | None = None, **given: Any) -> ValeriaState:
    """Return the state after the last action of a solo round with these dice, when the monsters raid."""
    t = at([seat or {}], actions=1, **given)
    t.dice1, t.dice2 = dice
    return do(t, "gain gold")


def phase(t: ValeriaState) -> str:
    return PHASE_NAMES[t.phase]


def lord(t: ValeriaState) -> dict[str, Any]:
    found: Any = t.view(0)["dark_lord"]
    return dict(found)


def brought(t: ValeriaState) -> tuple[int, ...]:
    """Return the gold, strength, magic and tokens from the second harvest of the first round."""
    found = [0, 0, 0, 0]
    said = happened(t)
    start = max(number for number, one in enumerate(said) if one[0].startswith("captured"))
    for name, *args in said[start:]:
        if name == "turn":
            return tuple(found)
        if name in ("gains", "consoled"):
            found[args[1]] += args[2]
    raise AssertionError("The second harvest is not over.")


def sizes(t: ValeriaState) -> list[int]:
    return [len(stack) for stack in t.citizens]
