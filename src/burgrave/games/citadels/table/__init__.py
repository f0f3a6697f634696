"""What the table in the browser shows of Citadels besides its view and its log."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.ruleset import DEFAULT
from burgrave.games.citadels.table.roles import roles_of
from burgrave.games.citadels.table.set_up import set_up
from burgrave.games.citadels.table.types import CitadelsSetUps
from burgrave.games.citadels.table.words import citadels_words
from burgrave.kernel.state import State
from burgrave.server.showing.game import GameTable, Roles
from burgrave.text.narrator import View

__all__ = ["TABLE"]


class CitadelsTable:
    """Words, set-ups and the characters that were played: prices and reasons come from the rules."""

    def of_seat(self, view: View) -> dict[str, object]:
        return {}

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return citadels_words(language, edition or DEFAULT)

    def set_up(self) -> CitadelsSetUps:
        return set_up()

    def roles(self, state: State) -> Roles:
        return roles_of(state)


TABLE: Final[GameTable] = CitadelsTable()
