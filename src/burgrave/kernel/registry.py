"""Registry of the games in this package and of games that other packages provide as entry points."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.importing import import_object

__all__ = ["ENTRY_POINTS", "all_games", "announce", "faults", "game_named", "games", "register"]

ENTRY_POINTS = "burgrave.games"
"""Entry point group for games from other packages: ``name = "module:game"``."""

_places: dict[str, str] = {}
_games: dict[str, Game] = {}
_looked: list[str] = []  # the group, once its entry points have been read
_rivals: dict[str, str] = {}  # for each name claimed by two packages: the location of the second game

_NAME: Final = "abcdefghijklmnopqrstuvwxyz0123456789_-"  # names appear in records, URLs and file names
LONGEST: Final = 40  # characters of a name


def announce(name: str, place: str) -> None:
    """Register a game that is imported on first use; ``place``: ``module:name`` of its instance."""
    _places[name] = place


def register(game: Game) -> None:
    _games[game.name] = game


def games() -> list[str]:
    """Return the names of all games, including those that fail to load."""
    _look()
    return sorted({*_places, *_games})


def all_games() -> list[Game]:
    """Return every game that loads; for the others, ``game_named`` raises SetupError."""
    broken = faults()
    return [game_named(name) for name in games() if name not in broken]


def faults() -> dict[str, str]:
    """Return the error message of each game that fails to load, by game name."""
    found: dict[str, str] = {}
    for name in games():
        try:
            game_named(name)
        except SetupError as error:
            found[name] = str(error)
    return found


def game_named(name: object) -> Game:
    """Return the game called ``name``; raise SetupError if it does not exist or cannot be imported."""
    wanted = str(name)
    found = _games.get(wanted)
    if found is not None:
        return found
    if wanted not in _places:
        _look()
    place = _places.get(wanted)
    if place is None:
        raise SetupError(f"There is no game {name!r}; choose from: {', '.join(games())}.")
    if wanted in _rivals:
        raise SetupError(f"Two packages provide a game {wanted!r}, {place} and {_rivals[wanted]}; remove one of them.")
    found = _imported(wanted, place)
    _games[wanted] = found
    return found


def _look() -> None:
    """Read the entry points once; an entry point cannot replace a known game."""
    if _looked:
        return
    from importlib.metadata import entry_points  # slow to import, and not needed for built-in games

    _looked.append(ENTRY_POINTS)
    own = {*_places, *_games}
    for one in entry_points(group=ENTRY_POINTS):
        if one.name not in own and _places.setdefault(one.name, one.value) != one.value:
            _rivals[one.name] = one.value


def _imported(name: str, place: str) -> Game:
    failed = f"The game {name!r} cannot be loaded from {place}"
    if not name or len(name) > LONGEST or name.strip(_NAME):
        raise SetupError(f"{failed}: a name has at most {LONGEST} lowercase letters, digits, _ and -.")
    try:
        found = import_object(place)
    except Exception as error:  # third-party code may raise anything
        said = " ".join(str(error).split()).rstrip(".")
        raise SetupError(f"{failed}: {type(error).__name__}: {said}.") from error
    if not isinstance(found, Game) or found.name != name:
        raise SetupError(f"{failed}: it is not a Game of this name.")
    return found
