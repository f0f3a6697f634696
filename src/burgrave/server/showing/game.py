"""What a game gives the table in the browser, and where it is found: the part ``table`` of a game.

A game that brings none is shown all the same: by its view, its options and its log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from burgrave.bots import LEVELS
from burgrave.kernel.game import Game
from burgrave.kernel.options import Option
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.server.showing.types import ChoosableOption, GameSetUps, PlayerNumbers
from burgrave.text.catalogue import language_named
from burgrave.text.narrator import View

__all__ = ["GameTable", "Roles", "players_of", "table_of"]


class GameTable(Protocol):
    """What is shown of one game besides its view and its log."""

    def of_seat(self, view: View) -> dict[str, object]:
        """Return further fields of the table that only a seat has, made of its view; most games have none."""

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        """Return what every card is called and does, and what is printed on it; raise SetupError if there is none."""

    def set_up(self) -> Mapping[str, object]:
        """Return what can be chosen before a game: the entry of the game in ``GET /set-ups``."""

    def roles(self, state: State) -> Roles:
        """Return what every seat was in a game that is over, and how often; most games have no such thing."""


Roles = Sequence[Mapping[str, Mapping[str, int]]]
"""By seat, then by the kind and the name of a card as ``words`` has them: in how many rounds, or games, it was so."""


def table_of(game: str) -> GameTable:
    """Return what is shown of a game; raise SetupError if there is no such game."""
    found = game_named(game)
    return cast(GameTable, found.part("table")) if found.has_part("table") else _AnyTable(found)


class _AnyTable:
    """What can be shown of any game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def of_seat(self, view: View) -> dict[str, object]:
        return {}

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        return {"about": {"game": self._game.name, "lang": language_named(language), "title": self._game.title}}

    def set_up(self) -> GameSetUps:
        players = players_of(self._game)
        return {
            "game": self._game.name,
            "title": self._game.title,
            "players": players,
            "rulesets": [],
            "scenarios": [],
            "default": {"game": self._game.name, "options": {"players": players["default"]}},
            "levels": [*LEVELS],
            "options": [_option(option) for option in self._game.options[1:]],
        }

    def roles(self, state: State) -> Roles:
        return []


def players_of(game: Game) -> PlayerNumbers:
    """Return how many can play a game: ``least``, ``most`` and ``default``."""
    players = game.options[0]
    usual = players.default if isinstance(players.default, int) else players.least
    return {"least": players.least, "most": players.most, "default": usual}


def _option(option: Option) -> ChoosableOption:
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
