"""Citadels: what the own cards cost, and why something cannot be done now."""

from __future__ import annotations

from typing import Final, cast

from burgrave.games.citadels.rules.cards import DISTRICT_NAMES
from burgrave.games.citadels.rules.ruleset import ruleset_named
from burgrave.games.citadels.sight import TYPE, Sight
from burgrave.games.citadels.table.building import Building
from burgrave.games.citadels.table.targets import Targets
from burgrave.games.citadels.text.words import Words, words_in
from burgrave.text.teller import View

__all__ = ["CitadelsFacts"]

_KIND: Final = {name: kind for kind, name in enumerate(DISTRICT_NAMES)}


class CitadelsFacts:
    """What a seat of Citadels is told about its own view."""

    def __init__(self, language: str | None, ruleset: str | None) -> None:
        self._words: Words | None = None
        if language is not None:
            self._words = words_in(language) if ruleset is None else words_in(language, ruleset)

    def of_seat(self, view: View) -> dict[str, object]:
        """Return what each card of the own hand would cost."""
        costs = ruleset_named(view["ruleset"]).cost
        seats = cast(list[dict[str, list[dict[str, object]]]], view["seats"])
        factory = any(one["district"] == "factory" for one in seats[cast(int, view["seat"])]["city"])
        prices: dict[str, dict[str, int]] = {}
        for name in cast(list[str], view["hand"]):
            cheaper = factory and TYPE[name] == "unique" and name != "factory"
            prices[f"build {name}"] = {"gold": costs[_KIND[name]] - cheaper}
        return {"prices": prices}

    def why_not(self, view: View, legal: set[str]) -> dict[str, str]:
        """Return why a card of the own hand cannot be built, and why a district is out of reach, by notation."""
        if self._words is None:
            return {}
        sight = Sight(view)
        return Building(self._words, sight).why_not(legal) | Targets(self._words, sight, view).why_not(legal)
