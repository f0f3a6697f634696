"""Pure-Python ``NumberRows``, ``Tensor`` and ``Marks`` for the interpreted core (see ``compiled_arrays``)."""

from array import array

__all__ = ["Marks", "NumberRows", "Tensor"]

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

    def more(self, at: int) -> None:
        """Increment the number at an index."""
        self._numbers[at] += 1

    def get(self, at: int) -> int:
        """Return the number at an index."""
        return self._numbers[at]

    def __len__(self) -> int:
        return self._size


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
