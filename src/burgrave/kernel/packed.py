"""Numbers that lie side by side, without an object for each: for the compiled core alone (see ``unboxed``)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from burgrave.kernel.ints import i64

__all__ = ["ActionList", "NumberRows"]

_ROOM: Final = 32  # it grows, which few decisions need
_ROOM_FOR_ROWS: Final = 1 << 14


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
        numbers = bytes(memoryview(self._numbers)[: int(self._size)])
        self._size = 0
        return numbers

    def _grow(self) -> None:
        i: i64 = 0
        size = self._size
        numbers = vec[i32]([0] * (2 * int(size)))
        while i < size:
            numbers[i] = self._numbers[i]
            i += 1
        self._numbers = numbers
