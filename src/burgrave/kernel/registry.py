"""The games that can be played: those that come with the package, and those that other packages bring."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import Game

__all__ = ["ENTRY_POINTS", "announce", "game_named", "games", "register"]

ENTRY_POINTS = "burgrave.games"
"""The group of entry points by which a package brings games: ``name = "module:game"``."""

_places: dict[str, str] = {}
_games: dict[str, Game] = {}
_looked: list[str] = []  # the group, once the entry points were read


def announce(name: str, place: str) -> None:
    """Add a game that is imported when it is asked for; ``place``: ``module:name`` of the instance."""
    _places[name] = place


def register(game: Game) -> None:
    """Add a game."""
    _games[game.name] = game


def games() -> list[str]:
    """Return the names of all games."""
    _look()
    return sorted({*_places, *_games})


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
    found = _imported(wanted, place)
    _games[wanted] = found
    return found


def _look() -> None:
    """Read what other packages bring, once; no game takes the name of another."""
    if not _looked:
        _looked.append(ENTRY_POINTS)
        for one in entry_points(group=ENTRY_POINTS):
            _places.setdefault(one.name, one.value)


def _imported(name: str, place: str) -> Game:
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise SetupError(f"The game {name!r} cannot be loaded from {place}: {error}.") from error
    if not isinstance(found, Game) or found.name != name:
        raise SetupError(f"The game {name!r} cannot be loaded from {place}: that is no game of this name.")
    return found
