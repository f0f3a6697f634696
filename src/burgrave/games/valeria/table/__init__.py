"""What the table in the browser shows of Valeria besides its view and its log."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules.view_types import valeria_view
from burgrave.games.valeria.table.harvest import harvest_of
from burgrave.games.valeria.table.set_up import set_up
from burgrave.games.valeria.table.types import ValeriaSetUps
from burgrave.games.valeria.table.words import valeria_words
from burgrave.kernel.state import State
from burgrave.server.showing.game import GameTable, Roles
from burgrave.text.narrator import View

__all__ = ["TABLE"]


class ValeriaTable:
    """What the dice would bring, words, set-ups and the dukes that were held."""

    def of_seat(self, view: View) -> dict[str, object]:
        return {"harvest": harvest_of(view)}

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return valeria_words(language)

    def set_up(self) -> ValeriaSetUps:
        return set_up()

    def roles(self, state: State) -> Roles:
        """Return the duke of every seat: when the game is over they lie open."""
        seats = valeria_view(state.view(None))["seats"]
        return [{"dukes": {} if seat["duke"] is None else {seat["duke"]: 1}} for seat in seats]


TABLE: Final[GameTable] = ValeriaTable()
