"""Declaration and validation of game options, shared by the command line, the server and the lobby."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.errors import SetupError

__all__ = ["FLAG", "NAME", "NAMES", "NUMBER", "SEAT", "Option", "completed", "players_option"]

NUMBER: Final = "number"  # a whole number from ``least`` to ``most``
SEAT: Final = "seat"  # the number of a seat, or None for a random one
FLAG: Final = "flag"  # yes or no
NAME: Final = "name"  # one name, from ``names`` if given
NAMES: Final = "names"  # an ordered list of names


class Option:
    def __init__(
        self,
        name: str,
        kind: str,
        default: object = None,
        *,
        about: str = "",
        least: int = 0,
        most: int = 0,
        names: list[str] | None = None,
        small: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind  # one of the constants above
        self.default = default  # None: the game decides
        self.about = about  # one English line for `--help`
        self.least = least
        self.most = most
        self.names = names or []
        self.small = small  # True: part of every short description of a game, like its size or edition

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.kind!r}, {self.default!r})"


def players_option(least: int, most: int, default: int, about: str) -> Option:
    """Return the ``players`` option, which every game has."""
    return Option("players", NUMBER, default, about=about, least=least, most=most, small=True)


def completed(title: str, options: list[Option], given: dict[str, object]) -> dict[str, object]:
    """Return the value of every option, given or default; raise SetupError for an invalid value.

    This is all that ``Game.resolve`` needs unless options depend on each other. ``title``: the game's title.
    """
    found: dict[str, object] = {}
    for option in options:
        value = given.get(option.name)
        if value is None:
            value = option.default
        elif not _fits(option, value, found.get("players")):
            raise SetupError(f"{title}: {option.name!r} must be {_allowed(option, found)}, not {value!r}.")
        found[option.name] = value
    return found


def _fits(option: Option, value: object, players: object) -> bool:
    if option.kind == FLAG:
        return isinstance(value, bool)
    if option.kind == NUMBER:
        return _is_between(value, option.least, option.most)
    if option.kind == SEAT:
        return isinstance(players, int) and _is_between(value, 0, players - 1)
    if option.kind == NAMES:
        return isinstance(value, list) and all([_is_name(option, one) for one in value])
    return _is_name(option, value)


def _is_between(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_name(option: Option, value: object) -> bool:
    return isinstance(value, str) and (not option.names or value in option.names)


def _allowed(option: Option, found: dict[str, object]) -> str:
    if option.kind == FLAG:
        return "True or False"
    if option.kind == NUMBER:
        return f"a whole number from {option.least} to {option.most}"
    if option.kind == SEAT:
        players = found.get("players")
        return f"a seat from 0 to {players - 1 if isinstance(players, int) else 0}"
    names = ", ".join(option.names)
    several = "a list of names" if option.kind == NAMES else "a name"
    return f"{several} from {names}" if names else several
