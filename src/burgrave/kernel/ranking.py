"""Final ranks of a game."""

from __future__ import annotations

from burgrave.kernel.ints import i64


def places(keys: list[i64]) -> list[i64]:
    """Return the rank of every seat (1 = winner, highest key); equal keys share a rank."""
    found: list[i64] = []
    for key in keys:
        place = 1
        for other in keys:
            if other > key:
                place += 1
        found.append(place)
    return found
