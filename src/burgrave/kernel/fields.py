"""The pieces of a written position, read with care: anything odd is refused, with its place and what is allowed."""

from __future__ import annotations

from operator import index
from typing import Any, Final, TypeGuard

from burgrave.kernel.errors import PositionError
from burgrave.kernel.ints import i64
from burgrave.kernel.stream import stream_at

__all__ = ["Archive", "refuse"]

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
        if not isinstance(data, dict):
            keys = ", ".join(allowed)
            raise PositionError(f"{where} is an object with some of the keys {keys}, not {short(data)}.")
        for key in data:
            if key not in allowed:
                raise PositionError(f"{where} has no key {short(key)}; allowed: {', '.join(allowed)}.")
        self.data: dict[str, object] = data
        self.where = where

    def has(self, key: str) -> bool:
        """Return True if the key is there."""
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


class Reading:
    """How to read one position: decides the value of a field that was left out. This class is strict."""

    def left_out(self, f: Fields, key: str, value: i64) -> i64:
        """Return the value of a field that is left out; ``value``: its value on the board now."""
        f.names(key)
        raise PositionError(f"{f.where} lacks '{key}'.")


class Keeping(Reading):
    """A lenient reading: a field that is left out keeps its value on the board."""

    def left_out(self, f: Fields, key: str, value: i64) -> i64:
        """Return ``value``."""
        return value


class Archive:
    """One object of a position, written or read by the same calls: each field is declared once, for both ways.

    ``t.round = io.whole("round", t.round, 1, 99)`` writes the round, or returns the one that is written. ``f`` is
    what is read: ``NOTHING`` when writing.
    """

    def __init__(self, writes: bool, f: Fields, reading: Reading) -> None:
        self.writes = writes
        self.f = f
        self.data: dict[str, object] = {}  # what is written
        self.reading = reading

    def asks(self, key: str, there: bool) -> bool:
        """Return True if a field is present: ``there`` says so when writing, the position when reading."""
        return there if self.writes else self.f.has(key)

    def whole(self, key: str, value: i64, low: i64, high: i64) -> i64:
        """Write or read a whole number within limits."""
        if self.writes:
            self.data[key] = value
            return value
        if not self.f.has(key):
            return self.reading.left_out(self.f, key, value)
        return self.f.integer(key, 0, low, high)

    def text(self, key: str, value: str) -> str:
        """Write or read a text."""
        if self.writes:
            self.data[key] = value
        elif not self.f.has(key):
            self.reading.left_out(self.f, key, 0)
        return value if self.writes else self.f.text(key, value)

    def names(self, key: str, value: list[str]) -> list[str]:
        """Write or read a list of texts."""
        if self.writes:
            self.data[key] = value
        elif not self.f.has(key):
            self.reading.left_out(self.f, key, 0)
        return self.f.names(key) if not self.writes and self.f.has(key) else value

    def numbers(self, key: str, value: list[int], low: i64, high: i64, most: i64) -> list[int]:
        """Write or read a list of at most ``most`` whole numbers within limits."""
        if self.writes:
            self.data[key] = value[:]
            return value
        given = self.f.get(key)
        if given is None:
            self.reading.left_out(self.f, key, 0)
            return value
        if isinstance(given, (list, tuple)) and len(given) <= most:
            found = [one for one in given if _is_whole(one) and low <= one <= high]
            if len(found) == len(given):
                return found
        raise PositionError(
            f"{self.f.where}: '{key}' is a list of at most {most} whole numbers from {low} to {high},"
            f" not {short(given)}."
        )

    def part(self, key: str, there: bool, keys: list[str]) -> Archive | None:
        """Write or read an object with these keys, null if it is not ``there``; return its archive."""
        if not self.asks(key, there):
            self.shows(key, None)
            return None
        part = self._inner(self.f.get(key), f"The {key}", keys)
        self.shows(key, part.data)
        return part

    def parts(self, key: str, number: int, least: int, most: int, keys: list[str]) -> list[Archive]:
        """Write ``number`` objects with these keys, or read ``least`` to ``most`` of them; return their archives."""
        given: object = [None] * number if self.writes else self.f.get(key)
        if not isinstance(given, (list, tuple)) or not (self.writes or least <= len(given) <= most):
            raise PositionError(f"{self.f.where}: '{key}' is a list of {least} to {most} objects, not {short(given)}.")
        found: list[Archive] = []
        for place, one in enumerate(given):
            found.append(self._inner({} if one is None else one, f"Number {place} of '{key}'", keys))
        self.shows(key, [one.data for one in found])
        return found

    def _inner(self, data: object, where: str, keys: list[str]) -> Archive:
        return Archive(self.writes, NOTHING if self.writes else Fields(data, where, keys), self.reading)

    def shows(self, key: str, value: object) -> None:
        """Write a value that follows from the others; reading only compares it."""
        if self.writes:
            self.data[key] = value

    def seat(self, key: str, value: i64, players: i64) -> i64:
        """Write or read a seat."""
        return self.whole(key, value, 0, players - 1)

    def flag(self, key: str, value: bool) -> bool:
        """Write or read a flag."""
        if self.writes:
            self.data[key] = value
            return value
        if not self.f.has(key):
            return self.reading.left_out(self.f, key, 1 if value else 0) != 0
        return self.f.flag(key, False)

    def mark(self, key: str, value: bool) -> bool:
        """Write or read a flag that is left out when it is false."""
        return self.flag(key, value) if self.asks(key, value) else False


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


WRITING: Final = Reading()
KEEPING: Final = Keeping()
NOTHING: Final = Fields({}, "", [])


def refuse(wrong: bool, why: str) -> None:
    """Raise PositionError with the message ``why`` if ``wrong``."""
    if wrong:
        raise PositionError(why)


def difference(given: object, written: object, where: str) -> str:
    """Return one line that names the first difference from the written position; empty if there is none."""
    if isinstance(given, dict) and isinstance(written, dict):
        for key in [*written, *given]:
            if key not in given:
                return f"{where} lacks '{key}'."
            if key not in written:
                return f"{where}: '{key}' means nothing here."
            found = difference(given[key], written[key], f"{where}: '{key}'")
            if found:
                return found
    elif isinstance(given, (list, tuple)) and isinstance(written, list) and len(given) == len(written):
        for number, one in enumerate(given):
            found = difference(one, written[number], f"{where}, number {number}")
            if found:
                return found
    elif given != written or type(given) is not type(written):
        return f"{where} is {short(written)} here, not {short(given)}."
    return ""


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
