"""Layers of a net in the compiled core, on unboxed numbers (see ``net``).

Functions without a body are implemented in ``layers.c``, which ``compile_core`` inserts into the generated C code.
"""

from __future__ import annotations

from librt.vecs import vec

from burgrave.kernel.compiled_arrays import numbers, small_numbers
from burgrave.kernel.ints import i16, i64
from burgrave.kernel.net_sizes import HIDDEN, SECOND

__all__ = ["Layers", "Sums"]


class Layers:
    """Immutable weights of a net, in the same form as in ``Net``, which checks their sizes."""

    def __init__(self, layers: list[list[int]]) -> None:
        first, first_bias, second, second_bias, last, last_bias = layers
        self.first: vec[i16] = small_numbers(first)
        self.first_bias: vec[i16] = small_numbers(first_bias)
        self.second: vec[i16] = small_numbers([weight for to in range(SECOND) for weight in second[to::SECOND]])
        self.second_bias: vec[i64] = numbers(second_bias)
        self.last: vec[i64] = numbers(last)
        self.last_bias: vec[i64] = numbers(last_bias)


class Sums:
    """First-layer sums for a position, updated as its inputs change; they wrap at 16 bits."""

    def __init__(self, layers: Layers) -> None:
        self._layers = layers
        self._sums: vec[i16] = small_numbers([0] * HIDDEN)
        self.clear()

    def clear(self) -> None:
        """Reset the sums to those for a position whose inputs are all 0."""
        raise NotImplementedError

    def add(self, place: i64, change: i64) -> None:
        """Change the input at ``place`` by ``change``."""
        raise NotImplementedError

    def flip(self, values: vec[i16], first: i64, mask: i64) -> None:
        """Flip the 0-or-1 inputs in ``values`` selected by ``mask``, whose lowest bit belongs to index ``first``."""
        raise NotImplementedError

    def judge(self, results: vec[i64]) -> None:
        """Write the outputs of the net to ``results``."""
        raise NotImplementedError
