"""What is told of any game, as types; and the place where a game says of what types its own part of it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, NotRequired, TypedDict

from burgrave.bots import Level
from burgrave.kernel.registry import game_named

__all__ = [
    "CardWords",
    "Choices",
    "ChoosableOption",
    "ChosenSetUp",
    "CommonOptions",
    "GameSetUps",
    "GameTypes",
    "PlayerNumbers",
    "Scenario",
    "types_of",
]


# ---- what can be played ----------------------------------------------------------------------------------------


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


# ---- what is a game's own --------------------------------------------------------------------------------------


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
