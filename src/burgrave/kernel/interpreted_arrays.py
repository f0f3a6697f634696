"""Pure-Python ``NumberRows``, ``Tensor`` and ``Marks`` for the interpreted core (see ``compiled_arrays``)."""

from array import array

__all__ = ["Marks", "NumberRows", "Tensor", "next_marked"]

_MOST = 32767


class Tensor:
    """Fixed-size array of small numbers, initially 0, that NumPy can read without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.renew()

    def renew(self) -> None:
        """Reset all numbers to 0, in new memory; existing buffers keep the old numbers."""
        self._numbers = array("h", bytes(2 * self._size))

    def buffer(self) -> object:
        """Return a read-only buffer of the 16-bit numbers."""
        return memoryview(self._numbers).toreadonly()

    def set(self, at: int, number: int) -> None:
        """Set the number at an index, capped at ``_MOST``."""
        self._numbers[at] = min(number, _MOST)

    def clear(self, at: int, size: int) -> None:
        """Reset ``size`` numbers from an index on to 0, in place."""
        self._numbers[at : at + size] = array("h", bytes(2 * size))

    def set_bits(self, at: int, mask: int) -> None:
        """Set the numbers from an index on to 1 where a mask has a bit, lowest bit first."""
        while mask:
            if mask & 1:
                self._numbers[at] = 1
            mask >>= 1
            at += 1

    def set_row(self, at: int, row: list[int]) -> None:
        """Set the numbers from an index on to those of a list."""
        for place, number in enumerate(row, at):
            self._numbers[place] = min(number, _MOST)

    def set_last(self, at: int, stack: list[int], size: int, codes: list[int]) -> None:
        """Set ``size`` numbers from an index on to the codes of a stack's items, the last item first."""
        for place in range(size):
            self._numbers[at + place] = min(codes[stack[-1 - place]], _MOST)

    def count(self, at: int, items: list[int], kinds: list[int]) -> None:
        """For each item, increment the number at the index of its kind, counted from ``at``."""
        for item in items:
            self._numbers[at + kinds[item]] += 1

    def more(self, at: int) -> None:
        """Increment the number at an index."""
        self._numbers[at] += 1

    def get(self, at: int) -> int:
        """Return the number at an index."""
        return self._numbers[at]

    def __len__(self) -> int:
        return self._size


def next_marked(items: list[int], first: int, masks: list[int], mask: int) -> int:
    """Return the index, from ``first`` on, of the next item whose mask shares a bit with ``mask``.

    Return the number of items if there is none.
    """
    while first < len(items) and not masks[items[first]] & mask:
        first += 1
    return first


class Marks:
    """Fixed-size boolean mask that NumPy can read without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.renew()

    def renew(self) -> None:
        """Clear all marks, in new memory; existing buffers keep the old marks."""
        self._marks = bytearray(self._size)

    def buffer(self) -> object:
        """Return a read-only buffer of the marks, one byte (1 or 0) each."""
        return memoryview(self._marks).toreadonly()

    def mark(self, at: int) -> None:
        """Set the mark at an index."""
        self._marks[at] = 1

    def mark_all(self, first: int, actions: list[int]) -> None:
        """Set the marks at the numbers in a list, counted from ``first``."""
        for action in actions:
            self._marks[first + action] = 1

    def unmark_all(self, first: int, actions: list[int]) -> None:
        """Clear the marks at the numbers in a list, counted from ``first``."""
        for action in actions:
            self._marks[first + action] = 0

    def has(self, at: int) -> bool:
        """Return True if the mark at an index is set."""
        return self._marks[at] != 0

    def __len__(self) -> int:
        return self._size


class NumberRows:
    """Buffer for the 32-bit numbers of a table, row by row."""

    def __init__(self) -> None:
        self._numbers = array("i")

    def put(self, number: int) -> None:
        """Append a number; raise OverflowError if it does not fit in 32 bits."""
        self._numbers.append(number)

    def taken(self) -> bytes:
        """Return all numbers as bytes in native byte order and empty the buffer."""
        numbers, self._numbers = self._numbers.tobytes(), array("i")
        return numbers
