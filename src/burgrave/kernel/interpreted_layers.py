"""Pure-Python ``Layers`` and ``Sums`` for the interpreted core (see ``compiled_layers``).

A big integer packs all numbers of a row, ``_SLOT`` bits each, so that one multiplication and one addition update all
sums of a layer. A negative number borrows from the next slot; ``_unpacked`` undoes this. No sum is large enough
to overflow its slot.
"""

import struct
from operator import mul

from burgrave.kernel.net_sizes import HALF, HIDDEN, OUTPUTS, SECOND, STEP

__all__ = ["Layers", "Sums"]

_SLOT = 64


class Layers:
    """Immutable weights of a net, in the same form as in ``Net``, which checks their sizes."""

    def __init__(self, layers: list[list[int]]) -> None:
        first, first_bias, second, second_bias, last, last_bias = layers
        self.first = _rows(first, HIDDEN)
        self.first_bias = _packed(first_bias)
        self.second = _rows(second, SECOND)
        self.second_bias = _packed(second_bias)
        self.last = _rows(last, OUTPUTS)
        self.last_bias = _packed(last_bias)


class Sums:
    """First-layer sums for a position, updated as its inputs change; they wrap at 16 bits."""

    def __init__(self, layers: Layers) -> None:
        self._layers = layers
        self.clear()

    def clear(self) -> None:
        """Reset the sums to those for a position whose inputs are all 0."""
        self._sums = self._layers.first_bias

    def add(self, place: int, change: int) -> None:
        """Change the input at ``place`` by ``change``."""
        self._sums += self._layers.first[place] * change

    def flip(self, values: list[int], first: int, mask: int) -> None:
        """Flip the 0-or-1 inputs in ``values`` selected by ``mask``, whose lowest bit belongs to index ``first``."""
        place = first
        while mask:
            if mask & 1:
                self.add(place, 1 - 2 * values[place])
                values[place] = 1 - values[place]
            mask >>= 1
            place += 1

    def judge(self, results: list[int]) -> None:
        """Write the outputs of the net to ``results``."""
        layers = self._layers
        first = [max((number + HALF) % (2 * HALF) - HALF, 0) for number in _unpacked(self._sums, HIDDEN)]
        sums = sum(map(mul, layers.second, first), layers.second_bias)
        second = [max(number, 0) // STEP for number in _unpacked(sums, SECOND)]
        results[:] = _unpacked(sum(map(mul, layers.last, second), layers.last_bias), OUTPUTS)


def _rows(numbers: list[int], width: int) -> list[int]:
    return [_packed(numbers[at : at + width]) for at in range(0, len(numbers), width)]


def _packed(numbers: list[int]) -> int:
    return sum([number << _SLOT * place for place, number in enumerate(numbers)])


def _unpacked(row: int, size: int) -> tuple[int, ...]:
    signs = _packed([1 << _SLOT - 1] * size)
    return struct.unpack(f"<{size}q", ((row + signs) ^ signs).to_bytes(_SLOT // 8 * size, "little"))
