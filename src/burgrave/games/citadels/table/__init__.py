"""What the table in the browser shows of Citadels besides its view and its log."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.ruleset import DEFAULT
from burgrave.games.citadels.table.facts import CitadelsFacts
from burgrave.games.citadels.table.set_up import set_up
from burgrave.games.citadels.table.words import citadels_words

__all__ = ["TABLE"]


class CitadelsTable:
    """Prices, reasons, words and set-ups."""

    def facts(self, edition: str | None, language: str | None) -> CitadelsFacts:
        return CitadelsFacts(language, edition)

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return citadels_words(language, edition or DEFAULT)

    def set_up(self) -> dict[str, object]:
        return set_up()


TABLE: Final = CitadelsTable()
