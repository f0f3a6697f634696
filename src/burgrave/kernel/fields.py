"""Fields of a position: one call both writes and reads a field, and rejects invalid values with a one-line error."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Final, TypeGuard

from burgrave.kernel.arrays import Numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError, plural
from burgrave.kernel.ints import i64
from burgrave.kernel.stream import stream_at

__all__ = ["Archive", "refuse"]

_SHOWN: Final = 40  # characters of an unknown value to quote in an error
_LARGE: Final = 10**18


def short(value: object) -> str:
    """Format a value for an error message, shortened if necessary."""
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
    """Convert a Python or NumPy integer to an int; return None for anything else, including booleans."""
    number: Any = None if isinstance(given, bool) else given
    try:
        return index(number)
    except TypeError:
        return None


def within(value: object, low: int, high: int) -> TypeGuard[int]:
    """Return True if a value is an integer (not a boolean) from ``low`` to ``high``."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def refuse(wrong: bool, why: str) -> None:
    """Raise PositionError with the message ``why`` if ``wrong`` is true."""
    if wrong:
        raise PositionError(why)


class Names:
    """Names of all things of one kind, such as characters, indexed by number.

    ``number`` does not accept the names in ``but``, or empty names.
    """

    def __init__(self, sort: str, names: list[str], but: list[str]) -> None:
        self.sort = sort
        self.names = names
        self.but = but
        self.numbers: dict[str, int] = {}  # filled when the first name is read

    def number(self, name: object, what: str) -> int:
        """Return the number of a name; ``what`` describes its location in error messages."""
        if not self.numbers:
            self.numbers = {one: number for number, one in enumerate(self.names) if one and one not in self.but}
        if isinstance(name, str) and name in self.numbers:
            return self.numbers[name]
        known = ", ".join(self.numbers)
        raise PositionError(f"{what}: there is no {self.sort} {short(name)}; choose from: {known}.")

    def of(self, mask: i64) -> list[str]:
        """Return the names whose bits are set in a mask."""
        return [name for number, name in enumerate(self.names) if mask >> number & 1]


class Archive:
    """JSON object in a position, written and read by the same calls, so that each field is declared only once.

    ``t.round = io.whole("round", t.round, 1, 99)`` writes the round, or reads it from the object. When reading, a field
    that is omitted or null keeps its value, and keys that are not in ``keys`` are errors.
    """

    def __init__(self, writes: bool, data: object, where: str, keys: list[str]) -> None:
        self.writes = writes
        self.where = where
        self.data: dict[str, object] = {}
        if data is None:
            return
        if not isinstance(data, dict):
            raise PositionError(f"{where} is an object with some of the keys {', '.join(keys)}, not {short(data)}.")
        for key in data:
            if key not in keys:
                raise PositionError(f"{where} has no key {short(key)}; allowed: {', '.join(keys)}.")
        self.data = dict(data)

    # ---- raw data -------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Return True if the key has a value other than null."""
        return self.data.get(key) is not None

    def get(self, key: str) -> object:
        """Return the raw value of a key, or None if the key is omitted."""
        return self.data.get(key)

    def asks(self, key: str, there: bool) -> bool:
        """Return ``there`` when writing; when reading, return True if the key has a value other than null."""
        return there if self.writes else self.has(key)

    def what(self, key: str) -> str:
        """Return the description of a key for error messages."""
        return f"{self.where}: '{key}'"

    def wrong(self, key: str, kind: str) -> PositionError:
        """Return the error for a value that is not of the expected ``kind``."""
        return PositionError(f"{self.what(key)} is {kind}, not {short(self.data.get(key))}.")

    def refuse(self, wrong: bool, why: str) -> None:
        """Raise PositionError about this object if ``wrong`` is true."""
        if wrong:
            raise PositionError(f"{self.where}: {why}")

    def agrees(self, key: str, value: i64) -> None:
        """Check a number that other fields imply; raise PositionError if it is given but is not ``value``.

        If ``value`` is negative, no number may be given.
        """
        given = self.data.get(key)
        if given is not None and not (value >= 0 and within(given, value, value)):
            raise self.wrong(key, f"{value if value >= 0 else 'nobody'} here")

    def shows(self, key: str, value: object) -> None:
        """Write a value that other fields imply; ignore it when reading."""
        if self.writes:
            self.data[key] = value

    # ---- plain values ---------------------------------------------------------------------------------------------

    def whole(self, key: str, value: i64, low: i64, high: i64) -> i64:
        """Write or read an integer from ``low`` to ``high``."""
        if self.writes:
            self.data[key] = value
            return value
        given = self.data.get(key)
        if given is None:
            return value
        if not within(given, low, high):
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return given

    def seat(self, key: str, value: i64, players: i64) -> i64:
        """Write or read a seat number."""
        return self.whole(key, value, 0, players - 1)

    def seat_or_none(self, key: str, value: i64, players: i64) -> i64:
        """Write or read a seat number; omit the field if there is no seat (-1)."""
        return self.seat(key, value, players) if self.asks(key, value >= 0) else -1

    def flag(self, key: str, value: bool) -> bool:
        if self.writes:
            self.data[key] = value
            return value
        given = self.data.get(key)
        if given is None:
            return value
        if not isinstance(given, bool):
            raise self.wrong(key, "true or false")
        return given

    def mark(self, key: str, value: bool) -> bool:
        """Write or read a flag; omit the field if the flag is false."""
        return self.flag(key, value) if self.asks(key, value) else False

    def text(self, key: str, value: str) -> str:
        if self.writes:
            self.data[key] = value
            return value
        given = self.data.get(key)
        if given is None:
            return value
        if not isinstance(given, str):
            raise self.wrong(key, "a text")
        return given

    def chance(self, key: str, value: int) -> int | str:
        """Read the source of randomness, in the form returned by ``State.chance``."""
        given = self.data.get(key)
        if not isinstance(given, str):
            return self.whole(key, value, 1, 2**62 - 1)
        try:
            stream_at(given)
        except ValueError:
            raise self.wrong(key, "a whole number, or blake2b: with 64 hexadecimal digits, + and a number") from None
        return given

    # ---- lists ----------------------------------------------------------------------------------------------------

    def list_of(self, key: str, what: str) -> Sequence[object]:
        """Read a list without checking its items; ``what`` names the items in error messages.

        Return an empty list if the field is omitted.
        """
        given = self.data.get(key)
        if given is None:
            return []
        if not isinstance(given, (list, tuple)):
            raise self.wrong(key, f"a list of {what}")
        return given

    def names(self, key: str, value: list[str]) -> list[str]:
        """Write or read a list of strings."""
        if self.writes:
            self.data[key] = value
            return value
        if not self.has(key):
            return value
        found: list[str] = []
        for one in self.list_of(key, "names"):
            if not isinstance(one, str):
                raise PositionError(f"{self.what(key)} is a list of names; {short(one)} is not a name.")
            found.append(one)
        return found

    def numbers(self, key: str, value: list[int], low: i64, high: i64, most: i64) -> list[int]:
        """Write or read a list of at most ``most`` integers from ``low`` to ``high``."""
        if self.writes:
            self.data[key] = value[:]
            return value
        given = self.data.get(key)
        if given is None:
            return value
        if isinstance(given, (list, tuple)) and len(given) <= most:
            found = [one for one in given if within(one, low, high)]
            if len(found) == len(given):
                return found
        raise self.wrong(key, f"a list of at most {most} whole numbers from {low} to {high}")

    def seats(self, key: str, mask: i64, players: i64) -> i64:
        """Write or read a list of distinct seats as a mask; a single number also counts as a list of one seat."""
        if self.writes:
            self.data[key] = seats_in(mask)
            return mask
        given = self.data.get(key)
        found: i64 = 0
        for one in given if isinstance(given, (list, tuple)) else [given]:
            if not within(one, 0, players - 1) or found >> one & 1:
                raise self.wrong(key, f"a list of different seats from 0 to {players - 1}")
            found |= bit(one)
        return found

    # ---- things by name -------------------------------------------------------------------------------------------

    def named(self, key: str, number: i64, names: Names) -> i64:
        """Write or read the name of one thing; the name is null if there is no such thing (-1)."""
        if self.writes:
            self.data[key] = names.names[number] if number >= 0 else None
            return number
        return names.number(self.data.get(key), self.what(key)) if self.has(key) else number

    def named_or_none(self, key: str, number: i64, names: Names) -> i64:
        """Write or read the name of one thing; omit the field if there is no such thing (0)."""
        return self.named(key, number, names) if self.asks(key, number != 0) else 0

    def listed(self, key: str, numbers: list[int], names: Names) -> list[int]:
        """Write or read an ordered list of the names of distinct things."""
        if self.writes:
            self.data[key] = [names.names[number] for number in numbers]
            return numbers
        if not self.has(key):
            return numbers
        found: list[int] = []
        what = self.what(key)
        for name in self.names(key, []):
            number = names.number(name, what)
            if number in found:
                raise PositionError(f"{what} names {name} twice; once is allowed.")
            found.append(number)
        return found

    def mask(self, key: str, mask: i64, names: Names) -> i64:
        """Write or read the names of distinct things, represented as a mask of their numbers."""
        if self.writes:
            self.data[key] = names.of(mask)
        elif self.has(key):
            mask = 0
            for number in self.listed(key, [], names):
                mask |= bit(number)
        return mask

    def counts(self, key: str, value: Numbers, names: Names) -> list[int]:
        """Write or read the number of things of each kind, as an object such as ``{"thief": 2}``."""
        if self.writes:
            self.data[key] = {name: value[number] for number, name in enumerate(names.names) if value[number]}
            return []
        found = [0] * len(names.names)
        given = self.data.get(key)
        if given is None:
            return found
        if not isinstance(given, dict):
            raise self.wrong(key, f'an object like {{"{names.names[0]}": 2}}')
        for name, number in given.items():
            kind = names.number(name, self.what(key))
            if not isinstance(number, int) or isinstance(number, bool) or number < 0:
                what = f"{self.what(key)}: the number of {name}"
                raise PositionError(f"{what} is a whole number from 0 on, not {short(number)}.")
            found[kind] = number
        return found

    # ---- objects --------------------------------------------------------------------------------------------------

    def inner(self, key: str, keys: list[str], where: str = "") -> Archive:
        """Write or read an object with these keys, and return its archive; an omitted object reads as empty."""
        inner = Archive(self.writes, None if self.writes else self.data.get(key), where or f"The {key}", keys)
        self.shows(key, inner.data)
        return inner

    def part(self, key: str, there: bool, keys: list[str]) -> Archive | None:
        """Write or read an object with the given keys, or null; return its archive, or None for null.

        When writing, the object is null unless ``there`` is true.
        """
        if self.asks(key, there):
            return self.inner(key, keys)
        self.shows(key, None)
        return None

    def parts(self, key: str, number: int, least: int, most: int, keys: list[str]) -> list[Archive]:
        """Write ``number`` objects with the given keys, or read ``least`` to ``most`` of them; return the archives."""
        given: object = [None] * number if self.writes else self.data.get(key)
        if not isinstance(given, (list, tuple)) or not (self.writes or least <= len(given) <= most):
            raise self.wrong(key, f"a list of {least} to {most} objects")
        found = [Archive(self.writes, one, f"Number {place} of '{key}'", keys) for place, one in enumerate(given)]
        self.shows(key, [one.data for one in found])
        return found

    def seat_parts(self, players: int, keys: list[str]) -> list[Archive]:
        """Read ``seats``, a list of objects with the given keys, one per player; missing objects are empty."""
        given = self.list_of("seats", "objects")
        refuse(len(given) > players, f"There are {len(given)} seats for {players} {plural('player', players)}.")
        found: list[Archive] = []
        for seat in range(players):
            found.append(Archive(False, given[seat] if seat < len(given) else None, f"Seat {seat}", keys))
        return found


def writer() -> Archive:
    return Archive(True, None, "", [])


def seats_in(mask: i64) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


class Box:
    """Stock of cards that have not been placed yet, counted by kind."""

    def __init__(self, names: Names, total: list[int]) -> None:
        self.names = names
        self.total = total
        self.left: list[int] = total[:]

    def take(self, kind: int, number: int, what: str) -> None:
        """Remove cards of a kind from the stock.

        If too few are left, raise PositionError; ``what`` names the field that lists the cards.
        """
        if number <= self.left[kind]:
            self.left[kind] -= number
            return
        name = self.names.names[kind]
        total = self.total[kind]
        if not total:
            there = ", ".join([self.names.names[one] for one in range(len(self.total)) if self.total[one]])
            raise PositionError(f"{what}: {name} is not in this game, which has {there}.")
        raise PositionError(f"{what}: too many of {name}; this game has {total}, and {self.left[kind]} are left.")


def texts_in(data: object, depth: int, keys: bool) -> list[str]:
    """Return all strings in nested data, at most ``depth`` levels deep; include object keys if ``keys`` is true."""
    if isinstance(data, str):
        return [data]
    found: list[str] = []
    if depth > 0 and isinstance(data, dict):
        for key, value in data.items():
            if keys:
                found += texts_in(key, depth - 1, keys)
            found += texts_in(value, depth - 1, keys)
    elif depth > 0 and isinstance(data, (list, tuple)):
        for value in data:
            found += texts_in(value, depth - 1, keys)
    return found
