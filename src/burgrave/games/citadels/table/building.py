"""Why a card of the own hand cannot be built now."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.rulings import R_16_MONUMENT_LIMIT
from burgrave.games.citadels.sight import TYPE, Sight
from burgrave.games.citadels.text.words import Words

__all__ = ["Building"]

_ROOM_FOR_MONUMENT: Final = R_16_MONUMENT_LIMIT - 1  # other districts at most


class Building:
    """The reasons of one seat, from its own view."""

    def __init__(self, words: Words, sight: Sight) -> None:
        self._words = words
        self._sight = sight

    def why_not(self, legal: set[str]) -> dict[str, str]:
        """Return the reason for every card of the hand that is not among the choices."""
        found: dict[str, str] = {}
        for name in self._sight.hand:
            if f"build {name}" not in legal:
                found[f"build {name}"] = self._moment() or self._card(name)
        return found

    def _moment(self) -> str:
        """Return why nothing at all can be built now, or an empty text."""
        sight, words = self._sight, self._words
        turn = sight.turn
        if turn is None or turn.seat != sight.seat:
            return words.text("citadels-table-not-your-turn")
        if turn.only_gathers:
            return words.text("citadels-table-only-gathers")
        if turn.limit == 0 or turn.character == "witch":
            return words.text("citadels-table-no-building")
        if sight.phase != "main":
            return words.text("citadels-table-later")
        return "" if turn.gathered else words.text("citadels-table-gather")

    def _card(self, name: str) -> str:
        """Return why this card cannot be built."""
        sight, words = self._sight, self._words
        turn, me = sight.turn, sight.me
        assert turn is not None
        if name == "secret_vault":
            return words.text("citadels-table-never")
        if name == "monument" and len(me.city) > _ROOM_FOR_MONUMENT:
            return words.text("citadels-table-monument", number=_ROOM_FOR_MONUMENT)
        uncounted = name == "stables" or (turn.character == "trader" and TYPE[name] == "trade")
        if turn.builds >= turn.limit and not uncounted:
            return words.text("citadels-table-built", number=turn.limit)
        standing = sum(one.name == name for one in me.city)
        if standing and not self._may_double(standing):
            return words.text("citadels-table-owned", number=standing)
        missing = sight.price(name) - me.gold
        if missing > 0:
            return words.text("citadels-table-short", n=missing, gold=words.gold(missing))
        return words.text("citadels-table-later")

    def _may_double(self, standing: int) -> bool:
        """Tell whether another district of a name may be built beside so many."""
        sight = self._sight
        if sight.me.has("quarry"):
            return sight.quarry_limit == 0 or standing < sight.quarry_limit
        return sight.acting() == "wizard" and sight.wizard_builds_duplicates
