"""Unboxed number containers of the compiled core (see ``arrays``).

Functions without a body are implemented in ``tensors.c``, which ``compile_core`` inserts into the generated C code.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec

from burgrave.kernel.ints import i16, i32, i64, u8

if TYPE_CHECKING:
    from burgrave.kernel.rng import Rng  # imports this module

__all__ = [
    "MOST",
    "ActionList",
    "Marks",
    "NumberRows",
    "Tensor",
    "action_ids",
    "any_of",
    "next_marked",
    "numbers",
    "small_numbers",
]

_ROOM: Final = 32  # initial capacity; few decisions need more
_ROOM_FOR_ROWS: Final = 1 << 14
_MADE: Final = 2048  # most action ids of both games are below this
_INTS: Final[list[object]] = list(range(_MADE))  # int objects of small ids, created only once
_BLANK: Final[list[object]] = [None] * _MADE  # slicing this creates one list; multiplication creates two
MOST: Final = 32767  # largest number in a ``Tensor``


def numbers(given: Iterable[int] | None = None) -> vec[i64]:
    """Return a new vector of the given numbers, empty by default."""
    if given is None:
        return vec[i64]()
    return vec[i64]([number for number in given])  # passing the list is slow: vec first tries the buffer protocol


def small_numbers(given: Iterable[int] | None = None) -> vec[i16]:
    """Return a new vector of the given small numbers, empty by default."""
    if given is None:
        return vec[i16]()
    return vec[i16]([i16(number) for number in given])


class ActionList:
    """Minimal list of action ids, reused for many decisions."""

    def __init__(self) -> None:
        self._ids: vec[i64] = vec[i64]([0] * _ROOM)
        self._size: i64 = 0

    def append(self, action: i64) -> None:
        size = self._size
        if size == i64(len(self._ids)):
            self._grow()
        self._ids[size] = action
        self._size = size + 1

    def clear(self) -> None:
        self._size = 0

    def __len__(self) -> int:
        return int(self._size)

    def __getitem__(self, index: i64) -> i64:
        """Return the action at a nonnegative index; raise IndexError if it is out of range."""
        if index < 0 or index >= self._size:
            raise IndexError("action index out of range")
        return self._ids[index]

    def __contains__(self, action: i64) -> bool:
        i: i64 = 0
        while i < self._size:
            if self._ids[i] == action:
                return True
            i += 1
        return False

    def listed(self) -> list[int]:
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
        place = rng.below(self._size)  # a variable, so that the ids are not referenced during the draw
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
    """Return the actions as a new Python list."""
    return actions.listed()


def any_of(actions: ActionList, rng: Rng) -> i64:
    """Return an action chosen uniformly at random; the list must not be empty."""
    return actions.any_of(rng)


class NumberRows:
    """Buffer for the rows of a table of 32-bit numbers."""

    def __init__(self) -> None:
        self._numbers: vec[i32] = vec[i32]([0] * _ROOM_FOR_ROWS)
        self._size: i64 = 0

    def put(self, number: i64) -> None:
        """Append a number; raise OverflowError if it does not fit in 32 bits."""
        size = self._size
        if size == i64(len(self._numbers)):
            self._grow()
        self._numbers[size] = i32(number)
        self._size = size + 1

    def taken(self) -> bytes:
        """Return all buffered numbers as bytes in native byte order, and empty the buffer."""
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
    """Fixed-size array of small numbers, initially 0, that NumPy can read without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._numbers: vec[i16] = vec[i16]([0] * size)
        self._size = size

    def renew(self) -> None:
        """Reset all numbers to 0 in newly allocated memory; existing buffers keep the old numbers."""
        self._numbers = vec[i16]([0] * self._size)

    def buffer(self) -> object:
        """Return a read-only buffer of the 16-bit numbers."""
        return self._numbers

    def set(self, at: i64, number: i64) -> None:
        """Set the number at an index, capped at ``MOST``."""
        raise NotImplementedError

    def clear(self, at: i64, size: i64) -> None:
        """Reset ``size`` numbers to 0 in place, starting at index ``at``."""
        raise NotImplementedError

    def set_bits(self, at: i64, mask: i64) -> None:
        """Set one number to 1 for each bit set in ``mask``; the lowest bit belongs to index ``at``."""
        raise NotImplementedError

    def set_row(self, at: i64, row: vec[i64]) -> None:
        """Copy a vector into the array, starting at index ``at``."""
        raise NotImplementedError

    def set_last(self, at: i64, stack: list[i64], size: i64, codes: vec[i64]) -> None:
        """Write the codes of the top ``size`` items of a stack, topmost first, starting at index ``at``."""
        raise NotImplementedError

    def count(self, at: i64, items: vec[i64], kinds: vec[i64]) -> None:
        """Count the items by kind: each item increments the number at ``at`` plus the index of its kind."""
        raise NotImplementedError

    def more(self, at: i64) -> None:
        """Increment the number at an index."""
        self._numbers[at] += 1

    def get(self, at: i64) -> i64:
        return i64(self._numbers[at])

    def __len__(self) -> int:
        return self._size


def next_marked(items: vec[i64], first: i64, masks: vec[i16], mask: i64) -> i64:
    """Return the index of the first item, starting at ``first``, whose mask shares a bit with ``mask``.

    Return the number of items if there is none.
    """
    raise NotImplementedError


class Marks:
    """Fixed-size boolean mask that NumPy can read without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._marks: vec[u8] = vec[u8]([0] * size)
        self._size = size

    def renew(self) -> None:
        """Clear all marks in newly allocated memory; existing buffers keep the old marks."""
        self._marks = vec[u8]([0] * self._size)

    def buffer(self) -> object:
        """Return a read-only buffer of the marks, each one byte (1 or 0)."""
        return self._marks

    def mark(self, at: i64) -> None:
        self._marks[at] = 1

    def mark_all(self, first: i64, actions: ActionList) -> None:
        """Set the mark at ``first + action`` for each action in a list."""
        raise NotImplementedError

    def unmark_all(self, first: i64, actions: ActionList) -> None:
        """Clear the mark at ``first + action`` for each action in a list."""
        raise NotImplementedError

    def has(self, at: i64) -> bool:
        return self._marks[at] != 0

    def __len__(self) -> int:
        return self._size
