"""Numbers that lie side by side, without an object for each: for the compiled core alone (see ``unboxed``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from librt.vecs import vec

from burgrave.kernel.ints import i16, i32, i64, u8
from burgrave.kernel.rng import Rng

__all__ = ["MOST", "ActionList", "Marks", "NumberRows", "Tensor", "action_ids", "any_of", "numbers", "small_numbers"]

_ROOM: Final = 32  # it grows, which few decisions need
_ROOM_FOR_ROWS: Final = 1 << 14
_MADE: Final = 2048  # most ids of both games are below
_INTS: Final[list[object]] = list(range(_MADE))  # the objects of small ids are made once, not for each list of options
_BLANK: Final[list[object]] = [None] * _MADE  # a slice of it is a new list at once; a product makes two
MOST: Final = 32767  # no number of a ``Tensor`` is larger


def numbers(given: Iterable[int] | None = None) -> vec[i64]:
    """Return these numbers, or none, in a row of their own."""
    if given is None:
        return vec[i64]()
    return vec[i64]([number for number in given])  # a list itself is first asked for a buffer, which takes long


def small_numbers(given: Iterable[int] | None = None) -> vec[i16]:
    """Return these numbers, which are small, in a row of their own."""
    if given is None:
        return vec[i16]()
    return vec[i16]([i16(number) for number in given])


class ActionList:
    """Action ids in order: the part of a list that a decision needs. It is cleared and filled over and over."""

    def __init__(self) -> None:
        self._ids: vec[i64] = vec[i64]([0] * _ROOM)
        self._size: i64 = 0

    def append(self, action: i64) -> None:
        """Add an action at the end."""
        size = self._size
        if size == i64(len(self._ids)):
            self._grow()
        self._ids[size] = action
        self._size = size + 1

    def clear(self) -> None:
        """Take all actions out."""
        self._size = 0

    def __len__(self) -> int:
        return int(self._size)

    def __getitem__(self, index: i64) -> i64:
        """Return the action at a place from 0 on; raise IndexError beyond the last."""
        if index < 0 or index >= self._size:
            raise IndexError("there are not so many actions")
        return self._ids[index]

    def __contains__(self, action: i64) -> bool:
        """Tell whether an action is in it."""
        i: i64 = 0
        while i < self._size:
            if self._ids[i] == action:
                return True
            i += 1
        return False

    def listed(self) -> list[int]:
        """Return the actions as a list of one's own."""
        i: i64 = 0
        size = self._size
        found: list[object] = _BLANK[: int(size)] if size <= _MADE else [None] * int(size)
        while i < size:
            action = self._ids[i]
            if 0 <= action < _MADE:
                found[i] = _INTS[action]
            else:
                found[i] = action
            i += 1
        return cast(list[int], found)

    def any_of(self, rng: Rng) -> i64:
        """Return one of the actions, each with the same probability; there must be at least one."""
        place = rng.below(self._size)  # a name: else the ids would be kept while the number is drawn
        return self._ids[place]

    def _grow(self) -> None:
        i: i64 = 0
        size = self._size
        ids = vec[i64]([0] * (2 * int(size)))
        while i < size:
            ids[i] = self._ids[i]
            i += 1
        self._ids = ids


def action_ids(actions: ActionList) -> list[int]:
    """Return these actions as a list of one's own."""
    return actions.listed()


def any_of(actions: ActionList, rng: Rng) -> i64:
    """Return one of the actions, each with the same probability; there must be at least one."""
    return actions.any_of(rng)


class NumberRows:
    """The numbers of a table, row after row, 32 bits each. It is filled, taken, and filled again."""

    def __init__(self) -> None:
        self._numbers: vec[i32] = vec[i32]([0] * _ROOM_FOR_ROWS)
        self._size: i64 = 0

    def put(self, number: i64) -> None:
        """Write the next number; OverflowError for one that has no room in 32 bits."""
        size = self._size
        if size == i64(len(self._numbers)):
            self._grow()
        self._numbers[size] = i32(number)
        self._size = size + 1

    def taken(self) -> bytes:
        """Return all numbers as they lie in memory, and begin anew."""
        taken = bytes(memoryview(self._numbers)[: int(self._size)])
        self._size = 0
        return taken

    def _grow(self) -> None:
        i: i64 = 0
        size = self._size
        wider = vec[i32]([0] * (2 * int(size)))
        while i < size:
            wider[i] = self._numbers[i]
            i += 1
        self._numbers = wider


class Tensor:
    """So many small numbers, 0 at first, that NumPy can look at without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._numbers: vec[i16] = vec[i16]([0] * size)
        self._size = size

    def renew(self) -> None:
        """Be all 0 again, in fresh memory: who looks at the old numbers keeps them."""
        self._numbers = vec[i16]([0] * self._size)

    def buffer(self) -> object:
        """Return the numbers as an object of the buffer protocol: 16 bits each, to be read only."""
        return self._numbers

    def set(self, at: i64, number: i64) -> None:
        """Write a number, ``MOST`` if it is larger."""
        if number > MOST:
            number = MOST
        self._numbers[at] = i16(number)

    def more(self, at: i64) -> None:
        """Count one more."""
        self._numbers[at] += 1

    def get(self, at: i64) -> i64:
        """Return a number."""
        return i64(self._numbers[at])

    def __len__(self) -> int:
        return self._size


class Marks:
    """So many places, marked or not, that NumPy can look at without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._marks: vec[u8] = vec[u8]([0] * size)
        self._size = size

    def renew(self) -> None:
        """Take all marks away, in fresh memory: who looks at the old ones keeps them."""
        self._marks = vec[u8]([0] * self._size)

    def buffer(self) -> object:
        """Return the marks as an object of the buffer protocol: a byte each, 1 or 0, to be read only."""
        return self._marks

    def mark(self, at: i64) -> None:
        """Mark a place."""
        self._marks[at] = 1

    def has(self, at: i64) -> bool:
        """Tell whether a place is marked."""
        return self._marks[at] != 0

    def __len__(self) -> int:
        return self._size
