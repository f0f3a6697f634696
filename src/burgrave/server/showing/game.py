"""Interface of a game for browser clients: its part ``table``, and types.

A game without that part shows its view, its options and its log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, Protocol, TypedDict, cast

from burgrave.bots import LEVELS, Level
from burgrave.kernel.game import Game
from burgrave.kernel.options import Option
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.text.catalogue import language_named
from burgrave.text.narrator import View

__all__ = [
    "CardWords",
    "Choices",
    "ChoosableOption",
    "ChosenSetUp",
    "CommonOptions",
    "GameSetUps",
    "GameTable",
    "GameTypes",
    "PlayerNumbers",
    "Roles",
    "Scenario",
    "players_of",
    "table_of",
    "types_of",
]

# ---- Types -----------------------------------------------------------------------------------------------------------

# ---- set-ups ---------------------------------------------------------------------------------------------------


class CommonOptions(TypedDict):
    """The options that games have in common; each may have more of its own."""

    players: int
    ruleset: NotRequired[str]
    scenario: NotRequired[str]


class ChosenSetUp(TypedDict):
    """What is played, and with what."""

    game: str
    options: CommonOptions


class PlayerNumbers(TypedDict):
    """How many can play."""

    least: int
    most: int
    default: int


class Scenario(TypedDict):
    """A set-up by name; `ruleset` is null where there is one for all editions."""

    id: str
    ruleset: NotRequired[str | None]


class ChoosableOption(TypedDict):
    """An option besides the number of players; `least` and `most` are for a number alone."""

    name: str
    kind: str
    default: Any
    about: str
    least: int
    most: int
    names: list[str]


class Choices(TypedDict):
    """What every game has to choose from; `title` is how people write it, where the page has no name for it."""

    game: str
    title: NotRequired[str]
    players: PlayerNumbers
    rulesets: list[str]
    default: ChosenSetUp
    levels: list[Level]


class GameSetUps(Choices):
    """What can be played of a game, as far as games have it in common."""

    scenarios: list[Scenario]
    options: NotRequired[list[ChoosableOption]]


# ---- words -----------------------------------------------------------------------------------------------------


class CardWords(TypedDict):
    """A named card in our own words; what is printed on it besides depends on what it is."""

    name: str
    text: NotRequired[str]
    reminder: NotRequired[str]
    rank: NotRequired[int]
    type: NotRequired[str]
    cost: NotRequired[int]
    unique: NotRequired[bool]


# ---- types of one game -----------------------------------------------------------------------------------------


class GameTypes(NamedTuple):
    """The part ``types`` of a game: of what types the data is that it alone sends."""

    view: Any  # what ``State.view`` returns
    facts: Any  # the fields of a table that a seat of this game alone has (``GameTable.of_seat``); None: there are none
    set_up: Any  # the entry in ``GET /set-ups``
    names: Mapping[str, Any] = {}  # types that have a name and are no classes, such as the words of a field


def types_of(game: str) -> GameTypes | None:
    """Return the types that a game brings; None if it brings none."""
    found = game_named(game)
    if not found.has_part("types"):
        return None
    types = found.part("types")
    assert isinstance(types, GameTypes), f"the types of {found.title} are no GameTypes"
    return types


# ---- The part ``table`` ----------------------------------------------------------------------------------------------


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
