"""Valeria: what the dice would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.games.valeria.rules.income import Income, income_of, tableau
from burgrave.games.valeria.rules.view_types import valeria_view
from burgrave.text.narrator import View

__all__ = ["harvest_of"]

_DICE: Final = [(first, second) for first in range(1, 7) for second in range(first, 7)]  # the 21 rolls

Rolls = dict[str, dict[str, object]]


def harvest_of(view: View) -> dict[str, Rolls]:
    """Return what the dice would bring, in the own turn and in another's (alone: at the second harvest)."""
    known = valeria_view(view)
    seat = known["seat"]
    assert seat is not None
    mine = known["seats"][seat]
    cards = tuple(mine["citizens"].items()), tuple(mine["monsters"].items()), tuple(mine["domains"])
    return _rolls(*cards)


@lru_cache(maxsize=2048)  # of 15 kB each: the tableaus of some 500 games at once
def _rolls(
    citizens: tuple[tuple[str, int], ...], monsters: tuple[tuple[str, int], ...], domains: tuple[str, ...]
) -> dict[str, Rolls]:
    """Return the harvests of a tableau: nothing but its cards counts."""
    me = tableau(dict(citizens), dict(monsters), domains)
    return {
        key: {f"{first}-{second}": _told(income_of(me, first, second, own_turn=own)) for first, second in _DICE}
        for key, own in (("rolls", True), ("off", False))
    }


def _told(income: Income) -> dict[str, object]:
    return {
        **income.gains,
        "choices": income.choices,
        "trades": income.trades,
        "steals": income.steals,
        "idle": income.idle,
    }
