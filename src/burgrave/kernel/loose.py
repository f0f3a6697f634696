"""``NumberRows``, ``Tensor`` and ``Marks`` of the interpreted core, as in ``packed``, on arrays of Python itself."""

from array import array

__all__ = ["Marks", "NumberRows", "Tensor"]

_MOST = 32767


class Tensor:
    """So many small numbers, 0 at first, that NumPy can look at without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.renew()

    def renew(self) -> None:
        """Be all 0 again, in fresh memory: who looks at the old numbers keeps them."""
        self._numbers = array("h", bytes(2 * self._size))

    def buffer(self) -> object:
        """Return the numbers as an object of the buffer protocol: 16 bits each, to be read only."""
        return memoryview(self._numbers).toreadonly()

    def set(self, at: int, number: int) -> None:
        """Write a number, ``MOST`` if it is larger."""
        self._numbers[at] = min(number, _MOST)

    def more(self, at: int) -> None:
        """Count one more."""
        self._numbers[at] += 1

    def get(self, at: int) -> int:
        """Return a number."""
        return self._numbers[at]

    def __len__(self) -> int:
        return self._size


class Marks:
    """So many places, marked or not, that NumPy can look at without a copy (``buffer``)."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.renew()

    def renew(self) -> None:
        """Take all marks away, in fresh memory: who looks at the old ones keeps them."""
        self._marks = bytearray(self._size)

    def buffer(self) -> object:
        """Return the marks as an object of the buffer protocol: a byte each, 1 or 0, to be read only."""
        return memoryview(self._marks).toreadonly()

    def mark(self, at: int) -> None:
        """Mark a place."""
        self._marks[at] = 1

    def has(self, at: int) -> bool:
        """Tell whether a place is marked."""
        return self._marks[at] != 0

    def __len__(self) -> int:
        return self._size


class NumberRows:
    """The numbers of a table, row after row, 32 bits each. It is filled, taken, and filled again."""

    def __init__(self) -> None:
        self._numbers = array("i")

    def put(self, number: int) -> None:
        """Write the next number; OverflowError for one that has no room in 32 bits."""
        self._numbers.append(number)

    def taken(self) -> bytes:
        """Return all numbers as they lie in memory, and begin anew."""
        numbers, self._numbers = self._numbers.tobytes(), array("i")
        return numbers
