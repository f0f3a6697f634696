"""Interface between a game and the browser client: the game's ``table`` and ``types`` parts.

Without a ``table`` part, the client shows the game's view, its options and its log.
"""

# No postponed annotations: msgspec would look up those of inherited fields in the modules of the games.
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
    "Piece",
    "PlayerNumbers",
    "Roles",
    "Scenario",
    "players_of",
    "table_of",
    "types_of",
]

# ---- Types -----------------------------------------------------------------------------------------------------------

# ---- setups ----------------------------------------------------------------------------------------------------


class CommonOptions(TypedDict):
    """Options that all games share; a game may define more."""

    players: int
    ruleset: NotRequired[str]
    scenario: NotRequired[str]


class ChosenSetUp(TypedDict):
    """A game and its options."""

    game: str
    options: CommonOptions


class PlayerNumbers(TypedDict):
    """Minimum, maximum and default number of players of a game."""

    least: int
    most: int
    default: int


class Scenario(TypedDict):
    """A named setup; `ruleset` is null if the setup is not tied to an edition."""

    id: str
    ruleset: NotRequired[str | None]


class ChoosableOption(TypedDict):
    """A game option other than the number of players; `least` and `most` apply to numbers only."""

    name: str
    kind: str
    default: Any
    about: str
    least: int
    most: int
    names: list[str]


class Choices(TypedDict):
    """Choices that every game offers; `title` is the game's name, for clients that do not know it."""

    game: str
    title: NotRequired[str]
    players: PlayerNumbers
    rulesets: list[str]
    default: ChosenSetUp
    levels: list[Level]


class GameSetUps(Choices):
    """Setups of a game, in the form that all games share."""

    scenarios: list[Scenario]
    options: NotRequired[list[ChoosableOption]]


# ---- words -----------------------------------------------------------------------------------------------------


class CardWords(TypedDict):
    """Text of a named card in our own wording; the card's type determines which printed values are included."""

    name: str
    text: NotRequired[str]
    reminder: NotRequired[str]
    rank: NotRequired[int]
    type: NotRequired[str]
    cost: NotRequired[int]
    unique: NotRequired[bool]


# ---- types of one game -----------------------------------------------------------------------------------------


class GameTypes(NamedTuple):
    """The ``types`` part of a game: types of the data that only this game sends."""

    view: Any  # the result of ``State.view``
    facts: Any  # the table fields that only this game has (``GameTable.of_seat``), or None
    set_up: Any  # the entry in ``GET /set-ups``
    names: Mapping[str, Any] = {}  # named types that are not classes, such as the literals of a field


def types_of(game: str) -> GameTypes | None:
    """Return the types that a game defines, or None if it defines none."""
    found = game_named(game)
    if not found.has_part("types"):
        return None
    types = found.part("types")
    assert isinstance(types, GameTypes), f"the types of {found.title} are not GameTypes"
    return types


# ---- The ``table`` part ----------------------------------------------------------------------------------------------


Roles = Sequence[Mapping[str, Mapping[str, int]]]
"""For each seat, the number of rounds or games in which it had a role, by the card's kind and name as in ``words``."""


class Piece(NamedTuple):
    """Something that a player has built or won, as drawn in a link-preview image."""

    drawing: str  # name of a file among the game's drawings in ``web/``
    plate: str  # name of the plate's color in ``tokens.css``
    label: str  # on its plate
    scale: float = 1.0  # width of the drawing, relative to the plate


class GameTable(Protocol):
    """Data of a game that is sent in addition to its view and log."""

    def of_seat(self, view: View) -> dict[str, object]:
        """Return additional table fields for a seat, computed from its view; most games have none."""

    def words(self, edition: str | None, language: str) -> dict[str, object]:
        """Return the names, effects and printed values of all cards; raise SetupError for an unknown edition."""

    def set_up(self) -> Mapping[str, object]:
        """Return the game's entry in ``GET /set-ups``: the choices offered before a game starts."""

    def theme(self, verb: str) -> str:
        """Return the theme of a puzzle whose best move has this verb. Its message is ``web-puzzle-theme-THEME``."""

    def roles(self, state: State) -> Roles:
        """Count the roles that each seat had in a finished game; most games have none."""

    def skyline(self, view: View, seat: int) -> Sequence[Piece]:
        """Return what a seat has built in a finished game, for link previews; most games have nothing."""


def table_of(game: str) -> GameTable:
    """Return the ``GameTable`` of a game; raise SetupError for an unknown game."""
    found = game_named(game)
    return cast(GameTable, found.part("table")) if found.has_part("table") else _AnyTable(found)


class _AnyTable:
    """``GameTable`` of games without a ``table`` part."""

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

    def theme(self, verb: str) -> str:
        return "turn"

    def roles(self, state: State) -> Roles:
        return []

    def skyline(self, view: View, seat: int) -> Sequence[Piece]:
        return []


def players_of(game: Game) -> PlayerNumbers:
    """Return how many players a game allows: ``least``, ``most`` and ``default``."""
    players = game.options[0]
    usual = players.default if isinstance(players.default, int) else players.least
    return {"least": players.least, "most": players.most, "default": usual}


def _option(option: Option) -> ChoosableOption:
    """Describe an option other than the number of players; ``least`` and ``most`` apply to numbers only."""
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "about": option.about,
        "least": option.least,
        "most": option.most,
        "names": [*option.names],
    }
