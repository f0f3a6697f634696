"""The pieces of a written position, read with care: anything odd is refused, with its place and what is allowed."""

from __future__ import annotations

from operator import index
from typing import Any, Final

from burgrave.kernel.errors import PositionError
from burgrave.kernel.stream import stream_at

__all__ = ["Fields", "short", "text_list", "whole"]

_SHOWN: Final = 40  # characters of an unknown value that an error repeats
_LARGE: Final = 10**18


def short(value: object) -> str:
    """Return a value as an error shows it."""
    if isinstance(value, str):
        return repr(value if len(value) <= _SHOWN else value[:_SHOWN] + "...")
    if value is None or isinstance(value, (bool, float)):
        return repr(value)
    if isinstance(value, int):
        return str(value) if -_LARGE < value < _LARGE else "so large a number"
    if isinstance(value, (list, tuple)):
        return "a list"
    return "an object" if isinstance(value, dict) else f"a {type(value).__name__}"


def whole(given: object) -> int | None:
    """Return a whole number of Python or NumPy as an int; None for anything else, truth values too."""
    number: Any = None if isinstance(given, bool) else given
    try:
        return index(number)
    except TypeError:
        return None


class Fields:
    """One JSON object of a position: its keys are checked at once, its values when they are asked for.

    A key with the value null counts as left out.
    """

    def __init__(self, data: object, where: str, allowed: list[str]) -> None:
        keys = ", ".join(allowed)
        if not isinstance(data, dict):
            raise PositionError(f"{where} is an object with some of the keys {keys}, not {short(data)}.")
        for key in data:
            if key not in allowed:
                raise PositionError(f"{where} has no key {short(key)}; allowed: {keys}.")
        self.data: dict[str, object] = data
        self.where = where

    def has(self, key: str) -> bool:
        """Tell whether the key is there."""
        return self.data.get(key) is not None

    def get(self, key: str) -> object:
        """Return the bare value, None if left out."""
        return self.data.get(key)

    def integer(self, key: str, default: int, low: int, high: int) -> int:
        """Return a whole number within limits."""
        value = self.data.get(key)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(f"{self.where}: '{key}' is a whole number from {low} to {high}, not {short(value)}.")
        return value

    def chance(self, key: str, default: int) -> int | str:
        """Return where a state draws its chance from, as ``State.chance`` wrote it."""
        value = self.data.get(key)
        if not isinstance(value, str):
            return self.integer(key, default, 1, 2**62 - 1)
        try:
            stream_at(value)
        except ValueError:
            raise PositionError(
                f"{self.where}: '{key}' is a whole number, or blake2b: with 64 hexadecimal digits, + and a number,"
                f" not {short(value)}."
            ) from None
        return value

    def flag(self, key: str, default: bool) -> bool:
        """Return true or false."""
        value = self.data.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise PositionError(f"{self.where}: '{key}' is true or false, not {short(value)}.")
        return value

    def text(self, key: str, default: str) -> str:
        """Return a text."""
        value = self.data.get(key)
        if value is None:
            return default
        if not isinstance(value, str):
            raise PositionError(f"{self.where}: '{key}' is a text, not {short(value)}.")
        return value

    def word(self, key: str, default: str, allowed: list[str]) -> str:
        """Return one of some words."""
        value = self.text(key, default)
        if value != default and value not in allowed:
            raise PositionError(f"{self.where}: '{key}' is one of {', '.join(allowed)}, not {short(value)}.")
        return value

    def names(self, key: str) -> list[str]:
        """Return a list of texts, [] if left out."""
        value = self.data.get(key)
        return [] if value is None else text_list(value, f"{self.where}: '{key}'")

    def seat(self, key: str, players: int) -> int:
        """Return a seat, -1 if left out."""
        return self.integer(key, -1, 0, players - 1)

    def seats(self, key: str, players: int) -> list[int]:
        """Return a list of different seats; a single number stands for a list of one."""
        value = self.data.get(key)
        given: list[object] = list(value) if isinstance(value, (list, tuple)) else [value]
        found: list[int] = []
        for one in given:
            if not isinstance(one, int) or isinstance(one, bool) or not 0 <= one < players or one in found:
                raise PositionError(
                    f"{self.where}: '{key}' is a list of different seats from 0 to {players - 1}, not {short(value)}."
                )
            found.append(one)
        return found


def text_list(value: object, what: str) -> list[str]:
    """Return a list of texts."""
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"{what} is a list of names, not {short(value)}.")
    found: list[str] = []
    for one in value:
        if not isinstance(one, str):
            raise PositionError(f"{what} is a list of names; {short(one)} is none.")
        found.append(one)
    return found
