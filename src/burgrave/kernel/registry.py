"""The games that can be played: those that come with the package, and those that other packages bring."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.places import found_at

__all__ = ["ENTRY_POINTS", "all_games", "announce", "faults", "game_named", "games", "register"]

ENTRY_POINTS = "burgrave.games"
"""The group of entry points by which a package brings games: ``name = "module:game"``."""

_places: dict[str, str] = {}
_games: dict[str, Game] = {}
_looked: list[str] = []  # the group, once the entry points were read
_rivals: dict[str, str] = {}  # by the name that two packages want: where the second one has its game

_NAME: Final = "abcdefghijklmnopqrstuvwxyz0123456789_-"  # a name goes into records, addresses and names of files
_LONGEST: Final = 40


def announce(name: str, place: str) -> None:
    """Add a game that is imported when it is asked for; ``place``: ``module:name`` of the instance."""
    _places[name] = place


def register(game: Game) -> None:
    """Add a game."""
    _games[game.name] = game


def games() -> list[str]:
    """Return the names of all games, also of those that a package names and cannot give."""
    _look()
    return sorted({*_places, *_games})


def all_games() -> list[Game]:
    """Return every game that can be played; who asks for another one by its name is told what is wrong with it."""
    broken = faults()
    return [game_named(name) for name in games() if name not in broken]


def faults() -> dict[str, str]:
    """Return what is wrong with the games that a package names and cannot give, by their names."""
    found: dict[str, str] = {}
    for name in games():
        try:
            game_named(name)
        except SetupError as error:
            found[name] = str(error)
    return found


def game_named(name: object) -> Game:
    """Return the game called ``name``; raise SetupError if there is none, or if it cannot be imported."""
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
        raise SetupError(f"Two packages bring a game {wanted!r}, {place} and {_rivals[wanted]}; remove one of them.")
    found = _imported(wanted, place)
    _games[wanted] = found
    return found


def _look() -> None:
    """Read what other packages bring, once; no game takes the name of another."""
    if _looked:
        return
    from importlib.metadata import entry_points  # it takes a while, and who plays what is here need not wait

    _looked.append(ENTRY_POINTS)
    own = {*_places, *_games}
    for one in entry_points(group=ENTRY_POINTS):
        if one.name not in own and _places.setdefault(one.name, one.value) != one.value:
            _rivals[one.name] = one.value


def _imported(name: str, place: str) -> Game:
    failed = f"The game {name!r} cannot be loaded from {place}"
    if not name or len(name) > _LONGEST or name.strip(_NAME):
        raise SetupError(f"{failed}: a name has at most {_LONGEST} small letters, digits, _ and -.")
    try:
        found = found_at(place)
    except Exception as error:  # whatever is wrong with somebody else's package
        said = " ".join(str(error).split()).rstrip(".")
        raise SetupError(f"{failed}: {type(error).__name__}: {said}.") from error
    if not isinstance(found, Game) or found.name != name:
        raise SetupError(f"{failed}: that is no game of this name.")
    return found
