"""Layer sizes of a net, and scales and bounds of fixed-point numbers; ``compile_core`` passes them to ``layers.c``."""

from __future__ import annotations

from typing import Final

HIDDEN: Final = 128
SECOND: Final = 16
OUTPUTS: Final = 3
MOST_INPUT: Final = 255

ONE: Final = 512  # fixed-point value of 1.0 in a sum after each layer
STEP: Final = 256  # fixed-point value of 1.0 in a weight of the second layer
LAST: Final = 1024  # ... and of the last layer
LOGIT: Final = ONE * LAST
HALF: Final = 1 << 15  # bound on the absolute value of first-layer sums and of weights of the first two layers
SIGN: Final = 1 << 31  # ... and of second-layer sums


def sizes_of_layers(inputs: int) -> list[int]:
    """Return the number of weights, then the number of biases, for each layer of a net."""
    return [inputs * HIDDEN, HIDDEN, HIDDEN * SECOND, SECOND, SECOND * OUTPUTS, OUTPUTS]
