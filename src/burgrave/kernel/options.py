"""What can be chosen when a game is set up, said once: for the command line, the wire and the lobby."""

from __future__ import annotations

from typing import Final

__all__ = ["FLAG", "NAME", "NAMES", "NUMBER", "SEAT", "Option", "players_option"]

NUMBER: Final = "number"  # a whole number from ``least`` to ``most``
SEAT: Final = "seat"  # the number of a seat, or None: by chance
FLAG: Final = "flag"  # yes or no
NAME: Final = "name"  # one name, of ``names`` if there are any
NAMES: Final = "names"  # several names, in order


class Option:
    """One option of a game."""

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
        self.default = default  # None: as the game sees fit
        self.about = about  # one English line for `--help`
        self.least = least
        self.most = most
        self.names = names or []
        self.small = small  # whether it is always worth a place where a game is named: its size, its edition

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.kind!r}, {self.default!r})"


def players_option(least: int, most: int, default: int, about: str) -> Option:
    """Return the option that every game has: how many play."""
    return Option("players", NUMBER, default, about=about, least=least, most=most, small=True)
