"""Layers of a net in the compiled core, on unboxed numbers (see ``net``).

The loops are in ``layers.c``: ``compile_core`` inserts them in place of the functions that have no body here.
"""

from __future__ import annotations

from librt.vecs import vec

from burgrave.kernel.compiled_arrays import numbers, small_numbers
from burgrave.kernel.ints import i16, i64

__all__ = ["Layers", "Sums"]


class Layers:
    """Immutable weights of a net, as in ``Net``."""

    def __init__(
        self,
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        last: list[int],
        last_bias: list[int],
    ) -> None:
        width = len(second_bias)
        self.first: vec[i16] = small_numbers(first)
        self.first_bias: vec[i16] = small_numbers(first_bias)
        self.second: vec[i16] = small_numbers([weight for to in range(width) for weight in second[to::width]])
        self.second_bias: vec[i64] = numbers(second_bias)
        self.last: vec[i64] = numbers(last)
        self.last_bias: vec[i64] = numbers(last_bias)


class Sums:
    """First-layer sums of a position, updated as its inputs change; they wrap at 16 bits."""

    def __init__(self, layers: Layers) -> None:
        self._layers = layers
        self._sums: vec[i16] = small_numbers([0] * len(layers.first_bias))
        self.clear()

    def clear(self) -> None:
        """Reset the sums to those of a position whose inputs are all 0."""
        place: i64 = 0
        while place < len(self._sums):
            self._sums[place] = self._layers.first_bias[place]
            place += 1

    def add(self, place: i64, change: i64) -> None:
        """Add ``change`` to the input at ``place``."""
        raise NotImplementedError

    def flip(self, values: vec[i16], first: i64, mask: i64) -> None:
        """Flip the inputs ``values``, each 0 or 1, from ``first`` on, that a mask selects, lowest bit first."""
        raise NotImplementedError

    def judge(self, results: vec[i64]) -> None:
        """Write the outputs of the net to ``results``."""
        raise NotImplementedError
