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
        """Reset all numbers to 0 in newly allocated memory; existing buffers keep the old numbers."""
        self._numbers = array("h", bytes(2 * self._size))

    def buffer(self) -> object:
        """Return a read-only buffer of the 16-bit numbers."""
        return memoryview(self._numbers).toreadonly()

    def set(self, at: int, number: int) -> None:
        """Set the number at an index, capped at ``_MOST``."""
        self._numbers[at] = min(number, _MOST)

    def clear(self, at: int, size: int) -> None:
        """Reset ``size`` numbers to 0 in place, starting at index ``at``."""
        self._numbers[at : at + size] = array("h", bytes(2 * size))

    def set_bits(self, at: int, mask: int) -> None:
        """Set one number to 1 for each bit set in ``mask``; the lowest bit belongs to index ``at``."""
        while mask:
            if mask & 1:
                self._numbers[at] = 1
            mask >>= 1
            at += 1

    def set_row(self, at: int, row: list[int]) -> None:
        """Copy a list into the array, starting at index ``at``."""
        for place, number in enumerate(row, at):
            self._numbers[place] = min(number, _MOST)

    def set_last(self, at: int, stack: list[int], size: int, codes: list[int]) -> None:
        """Write the codes of the top ``size`` items of a stack, topmost first, starting at index ``at``."""
        for place in range(size):
            self._numbers[at + place] = min(codes[stack[-1 - place]], _MOST)

    def count(self, at: int, items: list[int], kinds: list[int]) -> None:
        """Count the items by kind: each item increments the number at ``at`` plus the index of its kind."""
        for item in items:
            self._numbers[at + kinds[item]] += 1

    def more(self, at: int) -> None:
        """Increment the number at an index."""
        self._numbers[at] += 1

    def get(self, at: int) -> int:
        return self._numbers[at]

    def __len__(self) -> int:
        return self._size


def next_marked(items: list[int], first: int, masks: list[int], mask: int) -> int:
    """Return the index of the first item, starting at ``first``, whose mask shares a bit with ``mask``.

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
        """Clear all marks in newly allocated memory; existing buffers keep the old marks."""
        self._marks = bytearray(self._size)

    def buffer(self) -> object:
        """Return a read-only buffer of the marks, each one byte (1 or 0)."""
        return memoryview(self._marks).toreadonly()

    def mark(self, at: int) -> None:
        self._marks[at] = 1

    def mark_all(self, first: int, actions: list[int]) -> None:
        """Set the mark at ``first + action`` for each action in a list."""
        for action in actions:
            self._marks[first + action] = 1

    def unmark_all(self, first: int, actions: list[int]) -> None:
        """Clear the mark at ``first + action`` for each action in a list."""
        for action in actions:
            self._marks[first + action] = 0

    def has(self, at: int) -> bool:
        return self._marks[at] != 0

    def __len__(self) -> int:
        return self._size


class NumberRows:
    """Buffer for the rows of a table of 32-bit numbers."""

    def __init__(self) -> None:
        self._numbers = array("i")

    def put(self, number: int) -> None:
        """Append a number; raise OverflowError if it does not fit in 32 bits."""
        self._numbers.append(number)

    def taken(self) -> bytes:
        """Return all buffered numbers as bytes in native byte order, and empty the buffer."""
        numbers, self._numbers = self._numbers.tobytes(), array("i")
        return numbers
