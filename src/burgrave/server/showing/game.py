"""What a game gives the table in the browser, and where it is found: the part ``table`` of a game.

A game that brings none is shown all the same: by its view, its options and its log.
"""

from __future__ import annotations

from typing import Protocol, cast

from burgrave.bots import LEVELS
from burgrave.kernel.game import Game
from burgrave.kernel.options import Option
from burgrave.kernel.registry import game_named
from burgrave.text.catalogue import language_named
from burgrave.text.teller import View

__all__ = ["Facts", "GameTable", "table_of"]


class Facts(Protocol):
    """What a game tells a seat about its own view."""

    def of_seat(self, view: View) -> dict[str, object]:
        """Return the fields of a table that only a seat has: ``prices`` and the like."""

    def why_not(self, view: View, legal: set[str]) -> dict[str, str]:
        """Return what is near and cannot be done now, by notation, with the reason in a few words."""


class GameTable(Protocol):
    """What is shown of one game besides its view and its log."""

    def facts(self, edition: str | None, language: str | None) -> Facts:
        """Return prices, previews and reasons; without a language there are no reasons."""

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        """Return what every card is called and does, and what is printed on it; raise SetupError if there is none."""

    def set_up(self) -> dict[str, object]:
        """Return what can be chosen before a game: the entry of the game in ``GET /set-ups``."""


def table_of(game: str) -> GameTable:
    """Return what is shown of a game; raise SetupError if there is no such game."""
    found = game_named(game)
    return cast(GameTable, found.part("table")) if found.has_part("table") else _AnyTable(found)


class _NoFacts:
    def of_seat(self, view: View) -> dict[str, object]:
        return {}

    def why_not(self, view: View, legal: set[str]) -> dict[str, str]:
        return {}


class _AnyTable:
    """What can be shown of any game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def facts(self, edition: str | None, language: str | None) -> Facts:
        return _NoFacts()

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return {"about": {"game": self._game.name, "lang": language_named(language), "title": self._game.title}}

    def set_up(self) -> dict[str, object]:
        players = self._game.options[0]
        return {
            "game": self._game.name,
            "title": self._game.title,
            "players": {"least": players.least, "most": players.most, "default": players.default},
            "rulesets": [],
            "scenarios": [],
            "default": {"game": self._game.name, "options": {"players": players.default}},
            "levels": [*LEVELS],
            "options": [_option(option) for option in self._game.options[1:]],
        }


def _option(option: Option) -> dict[str, object]:
    """Return what can be chosen besides the number of players; ``least`` and ``most`` are for a number alone."""
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "about": option.about,
        "least": option.least,
        "most": option.most,
        "names": [*option.names],
    }
