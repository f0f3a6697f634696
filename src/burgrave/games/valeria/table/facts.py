"""Valeria: what the stacks cost, what the dice would bring, and why a card cannot be had now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from burgrave.games.valeria.printed import MONSTERS
from burgrave.games.valeria.sight import Income, Person, Sight, income_of
from burgrave.games.valeria.table.market import BUILD, RECRUIT, SLAY, Market
from burgrave.games.valeria.text.words import words_in
from burgrave.text.teller import View

__all__ = ["ValeriaFacts"]

_DICE: Final = [(first, second) for first in range(1, 7) for second in range(first, 7)]  # the 21 rolls

_SLAYING: Final = {
    name: {"strength": card.strength, **({"magic": card.magic} if card.magic else {})}
    for name, card in MONSTERS.items()
}  # prices of monsters

Rolls = dict[str, dict[str, object]]


class ValeriaFacts:
    """What a seat of Valeria is told about its own view."""

    def __init__(self, language: str | None) -> None:
        self._words = None if language is None else words_in(language)

    def of_seat(self, view: View) -> dict[str, object]:
        """Return what the card on top of each stack would cost, and what the dice would bring."""
        seat = cast(int, view["seat"])
        mine = cast(list[dict[str, object]], view["seats"])[seat]
        return {"prices": _prices(view, Person(seat, mine)), "harvest": _harvest(mine)}

    def why_not(self, view: View, legal: set[str]) -> dict[str, str]:
        """Return why the card on top of a stack cannot be had, by notation."""
        return {} if self._words is None else Market(self._words, Sight(view)).why_not(legal)


def _prices(view: View, me: Person) -> dict[str, dict[str, int]]:
    monsters = cast(list[list[str]], view["monsters"])
    prices = {key: _SLAYING[stack[0]] for key, stack in zip(SLAY, monsters, strict=True) if stack}
    for key, citizens in zip(RECRUIT, cast(list[dict[str, list[str]]], view["citizens"]), strict=True):
        if citizens["open"]:
            prices[key] = {"gold": me.citizen_price(citizens["open"][0])}
    for key, domains in zip(BUILD, cast(list[dict[str, list[str]]], view["domains"]), strict=True):
        if domains["open"]:
            prices[key] = {"gold": me.domain_price(domains["open"][0])}
    return prices


# ---- the harvest ----------------------------------------------------------------------------------------------------


def _harvest(mine: dict[str, object]) -> dict[str, Rolls]:
    """Return what each roll would bring in the own turn, and in another's (alone: at the second harvest)."""
    citizens = tuple(cast(dict[str, int], mine["citizens"]).items())
    monsters = tuple(cast(dict[str, int], mine["monsters"]).items())
    return _rolls(citizens, monsters, tuple(cast(list[str], mine["domains"])))


@lru_cache(maxsize=512)
def _rolls(
    citizens: tuple[tuple[str, int], ...], monsters: tuple[tuple[str, int], ...], domains: tuple[str, ...]
) -> dict[str, Rolls]:
    """Return the harvests of a tableau: nothing but its cards counts."""
    nothing = dict.fromkeys(("gold", "strength", "magic", "vp"), 0)
    of_cards = {"citizens": dict(citizens), "monsters": dict(monsters), "domains": [*domains]}
    others = {"duke": None, "chosen": False, "waiting": False, "points": None}
    person = Person(0, {**nothing, **of_cards, **others})
    return {
        key: {f"{dice[0]}-{dice[1]}": _told(income_of(person, dice, own_turn=own)) for dice in _DICE}
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
