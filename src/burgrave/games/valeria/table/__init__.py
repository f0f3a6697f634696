"""What the table in the browser shows of Valeria besides its view and its log."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.table.facts import ValeriaFacts
from burgrave.games.valeria.table.set_up import set_up
from burgrave.games.valeria.table.words import valeria_words

__all__ = ["TABLE"]


class ValeriaTable:
    """Prices, reasons, words and set-ups."""

    def facts(self, edition: str | None, language: str | None) -> ValeriaFacts:
        return ValeriaFacts(language)

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return valeria_words(language)

    def set_up(self) -> dict[str, object]:
        return set_up()


TABLE: Final = ValeriaTable()
