"""Helpers for the user interfaces: reading Citadels views, and looking up card ranks and types by name."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.cards import (
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DISTRICT_NAMES,
    KIND_TYPE,
    TYPE_NAMES,
    DistrictType,
)
from burgrave.games.citadels.facts import BuiltDistrict, CitadelsSeat, CitadelsStep, CitadelsView
from burgrave.games.citadels.rules.ruleset import ruleset_named

RANK: Final[dict[str, int]] = dict(zip(CHARACTER_NAMES, CHARACTER_RANK, strict=True))
TYPE: Final[dict[str, DistrictType]] = {
    name: TYPE_NAMES[KIND_TYPE[kind]] for kind, name in enumerate(DISTRICT_NAMES)
}  # type of a district


def acting(view: CitadelsView) -> str:
    """Return the character whose powers are in use, or an empty string if no turn is in progress."""
    return view["turn"]["character"] if view["turn"] is not None else ""


def step_of(view: CitadelsView) -> CitadelsStep:
    """Return the details of the viewing seat's current decision."""
    return view.get("step") or {}


def printed(view: CitadelsView, name: str) -> int:
    """Return a card's printed cost in the edition of the view."""
    return ruleset_named(view["ruleset"]).cost[DISTRICT_NAMES.index(name)]


def city_size(one: CitadelsSeat) -> int:
    """Return the number of districts that count toward completing a city."""
    return len(one["city"]) + sum(built["district"] == "monument" for built in one["city"])


def revealed(one: CitadelsSeat) -> list[str]:
    return [held["character"] for held in one["characters"] if held["revealed"]]


def district_of(one: CitadelsSeat, argument: str) -> BuiltDistrict | None:
    """Return the district that an action argument names, or None; a trailing plus marks a district with gold."""
    return next((built for built in one["city"] if built["district"] + "+" * built["gilded"] == argument), None)
