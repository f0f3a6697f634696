"""Why a city, or a district of it, is out of reach for Warlord, Marshal or Diplomat."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.characters.marshal import MARSHAL_LIMIT
from burgrave.games.citadels.rules.ruleset import ruleset_named
from burgrave.games.citadels.sight import District, Person, Sight
from burgrave.games.citadels.text.words import Words
from burgrave.text.teller import View

__all__ = ["Targets"]

_VERBS: Final = {"warlord": "destroy", "marshal": "seize", "diplomat": "exchange"}


class Targets:
    """The reasons of one seat, from its own view."""

    def __init__(self, words: Words, sight: Sight, view: View) -> None:
        self._words = words
        self._sight = sight
        self._at_end = ruleset_named(view["ruleset"]).rank8_at_end

    def why_not(self, legal: set[str]) -> dict[str, str]:
        """Return the reason for every city, or every district of the chosen city, that is not among the choices."""
        sight = self._sight
        turn = sight.turn
        if turn is None or turn.seat != sight.seat or turn.character not in _VERBS:
            return {}
        if self._chooses_city():
            return self._cities(legal)
        target = sight.target()
        if sight.phase != "power" or target is None:
            return {}
        if any(one.startswith("district ") for one in legal):
            return self._districts(sight.people[target], legal)
        return self._offers(sight.people[target], legal)

    def _chooses_city(self) -> bool:
        turn = self._sight.turn
        assert turn is not None
        if self._sight.phase == "main" and not self._at_end:
            return "power" not in turn.used and not turn.only_gathers and (turn.gathered or not turn.threatened)
        return self._sight.phase == "closing"

    def _cities(self, legal: set[str]) -> dict[str, str]:
        verb = _VERBS[self._sight.acting()]
        return {
            f"{verb} {owner.seat}": self._city(owner)
            for owner in self._sight.others
            if owner.city and f"{verb} {owner.seat}" not in legal
        }

    def _city(self, owner: Person) -> str:
        """Return why nothing of a city can be hit."""
        if owner.complete:
            return self._words.text("citadels-table-complete")
        if owner.protected:
            return self._words.text("citadels-table-protected")
        missing = [short for short in (self._missing(owner, one) for one in owner.city) if short]
        return self._short(min(missing)) if missing else self._words.text("citadels-table-nothing")

    def _districts(self, owner: Person, legal: set[str]) -> dict[str, str]:
        """Return why districts of the chosen city cannot be hit."""
        found: dict[str, str] = {}
        for one in owner.city:
            notation = f"district {one.name}{'+' * one.gilded}"
            if notation not in legal:
                missing = self._missing(owner, one)
                found[notation] = self._short(missing) if missing else self._never(one)
        return found

    def _missing(self, owner: Person, one: District) -> int:
        """Return how much gold is missing for a district; 0 if gold is not what is missing."""
        sight = self._sight
        if one.name == "keep" or (sight.acting() != "warlord" and sight.me.has(one.name)):
            return 0
        if sight.acting() != "diplomat":
            beyond = sight.acting() == "marshal" and one.cost > MARSHAL_LIMIT
            return 0 if beyond else max(0, sight.target_price(owner, one) - sight.me.gold)
        prices = [self._difference(owner, one.name, one.cost, own) for own in self._given(owner)]
        return max(0, min(prices) - sight.me.gold) if prices else 0

    def _given(self, owner: Person) -> list[District]:
        """Return the own districts that the owner of the other one may get."""
        return [own for own in self._sight.me.city if own.name != "keep" and not owner.has(own.name)]

    def _difference(self, owner: Person, wanted: str, cost: int, own: District) -> int:
        """Return what the Diplomat pays on top of an own district."""
        return max(0, cost - own.cost) + self._sight.wall(owner, wanted)

    def _never(self, one: District) -> str:
        """Return why gold would not help."""
        if one.name == "keep":
            return self._words.text("citadels-table-safe")
        if self._sight.acting() == "marshal" and one.cost > MARSHAL_LIMIT:
            return self._words.text("citadels-table-limit", gold=self._words.gold(MARSHAL_LIMIT))
        if self._sight.me.has(one.name):
            return self._words.text("citadels-table-owned", number=1)
        return self._words.text("citadels-table-nothing-to-give")

    def _offers(self, owner: Person, legal: set[str]) -> dict[str, str]:
        """Return why own districts cannot be given for the one the Diplomat wants."""
        sight = self._sight
        wanted, cost = sight.step.get("district"), sight.step.get("wanted_cost")
        found: dict[str, str] = {}
        if not isinstance(wanted, str) or not isinstance(cost, int):
            return found
        for own in sight.me.city:
            notation = f"offer {own.name}{'+' * own.gilded}"
            if notation in legal:
                continue
            if own.name == "keep":
                found[notation] = self._words.text("citadels-table-safe")
            elif owner.has(own.name):
                found[notation] = self._words.text("citadels-table-theirs")
            else:
                found[notation] = self._short(self._difference(owner, wanted, cost, own) - sight.me.gold)
        return found

    def _short(self, missing: int) -> str:
        return self._words.text("citadels-table-short", n=missing, gold=self._words.gold(missing))
