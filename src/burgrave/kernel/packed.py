"""Numbers that lie side by side, without an object for each: for the compiled core alone (see ``unboxed``)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from burgrave.kernel.ints import i16, i64, u8

__all__ = ["MOST", "ActionList", "Marks", "Numbers"]

_ROOM: Final = 32  # it grows, which few decisions need
MOST: Final = 32767  # no number of ``Numbers`` is larger


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

    def _grow(self) -> None:
        i: i64 = 0
        size = self._size
        ids = vec[i64]([0] * (2 * int(size)))
        while i < size:
            ids[i] = self._ids[i]
            i += 1
        self._ids = ids


class Numbers:
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
