"""Helpers for tests of Valeria bots: positions, and the bots' values and choices in them."""

from __future__ import annotations

from typing import Any

from burgrave.bots import bot_named
from burgrave.games.valeria.play.policy import ValeriaPolicy
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation, parse
from burgrave.kernel.rng import Rng

RESOURCE_DUKE = "simon_the_unclean"  # one point for every two resources, and one for each worker and soldier
DOMAIN_DUKE = "cornelius_the_dreamer"  # three points per domain
MONSTER_DUKE = "hrothgar_the_conqueror"  # two points per monster
HOLY_DUKE = "lekzandr_the_protector"  # two points per holy icon, one per worker


def moves(t: ValeriaState) -> set[str]:
    """Return all moves that the rule bot may make; it chooses at random among equal options."""
    seat = t.to_act()
    return {notation(bot_named("valeria", "rules", luck).choose(t.seat(seat, Rng(luck)))) for luck in range(6)}


def chosen(t: ValeriaState) -> str:
    """Return the rule bot's only possible move; fail if it has several."""
    found = moves(t)
    assert len(found) == 1, found
    return found.pop()


def worth(t: ValeriaState, *texts: str) -> list[float]:
    """Return the rule bot's values of these options, in points."""
    seat = t.to_act()
    legal = t.legal(seat)
    found: list[float] = []
    ValeriaPolicy().action_values(t, seat, legal, found)
    return [found[legal.index(parse(text))] for text in texts]


def last(**stacks: dict[int, list[str]]) -> dict[str, Any]:
    """Return a center with only these stacks; all others are exhausted, so this round is the last."""
    numbers = {"monsters": range(1, 6), "citizens": [*range(1, 10), 11], "domains": range(1, 6)}
    return {place: {number: [] for number in numbers[place]} | stacks.get(place, {}) for place in numbers}
