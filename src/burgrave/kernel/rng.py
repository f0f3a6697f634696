"""Small random generator in 64-bit integer arithmetic.

The generator is Marsaglia's multiply-with-carry with the multiplier 698769069. Its entire state is one integer below
2**62, and no intermediate value leaves the signed 64-bit range, so interpreted and compiled code draw the same numbers.
A game state stores that integer and advances it with :func:`step` and :func:`draw`.
"""

from __future__ import annotations

import hashlib
from typing import Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.fields import short, whole
from burgrave.kernel.ints import i64

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF


def step(x: i64) -> i64:
    """Return the generator state that follows ``x``."""
    return MULTIPLIER * (x & LOW) + (x >> 32)


def draw(x: i64, n: i64) -> i64:
    """Return a random number in ``range(n)``, derived from the generator state ``x`` (n below 2**31)."""
    return (((x ^ (x >> 32)) & LOW) * n) >> 32


def seed_of(*parts: object) -> int:
    """Return a generator state derived from ``parts`` (any printable values; equal parts give equal states)."""
    text = "\x1f".join(str(part) for part in parts)
    data = text.encode("utf-8", "surrogatepass")  # seeds from JSON may contain lone surrogates
    number = int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "big")
    x: int = number % ((MULTIPLIER << 32) - 2) + 1
    for _ in range(4):
        x = step(x)
    return x


def plain_seed(seed: object) -> int | str:
    """Return a game seed as stored in records; raise SetupError if it is neither an integer nor a string.

    Other objects are not reproducible: their text often contains a memory address or has an arbitrary order.
    """
    if isinstance(seed, str):
        return seed
    number = whole(seed)
    if number is None:
        raise SetupError(f"A seed must be a whole number or a string, not {short(seed)}.")
    return number


class Rng:
    """Random generator for samples, bots and simulations; the seed can be any printable value."""

    def __init__(self, seed: object) -> None:
        self.x: i64 = seed_of(seed)

    def below(self, n: i64) -> i64:
        """Return a random number in ``range(n)`` for ``n`` from 1 to 2**31; raise SetupError for any other ``n``."""
        if (n - 1) >> 31 != 0:  # one comparison for both bounds
            return _refused(n)
        x = MULTIPLIER * (self.x & LOW) + (self.x >> 32)  # step and draw, inlined
        self.x = x
        return ((x ^ (x >> 32)) & LOW) * n >> 32

    def state(self) -> i64:
        """Draw a new generator state from this generator."""
        high = self.below(MULTIPLIER - 1) + 1
        return high << 32 | self.below(65536) << 16 | self.below(65536)

    def fork(self) -> int:
        """Draw a seed for an independent generator."""
        self.x = step(self.x)
        return seed_of(self.x)

    def __repr__(self) -> str:
        return f"<Rng at {self.x}>"

    def __eq__(self, other: object) -> bool:
        """Return True if both generators will draw the same numbers."""
        return isinstance(other, Rng) and self.x == other.x

    def __hash__(self) -> int:
        raise TypeError("a generator changes as it is used, so it has no hash")

    def __copy__(self) -> Rng:
        return rng_at(self.x)

    def __deepcopy__(self, _memo: object) -> Rng:
        return rng_at(self.x)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return rng_at, (self.x,)


def _refused(n: i64) -> i64:
    """Raise SetupError. This is a separate function to keep ``below`` small enough for the C compiler to inline."""
    raise SetupError(f"The bound of a random number must be from 1 to {1 << 31}, not {n}.")


def rng_at(x: i64) -> Rng:
    """Return a generator that continues from the state ``x``."""
    rng = Rng(0)
    rng.x = x
    return rng


def shuffled(some: list[int], rng: Rng) -> list[int]:
    """Shuffle a list in place and return it."""
    for i in range(len(some) - 1, 0, -1):
        j: int = rng.below(i + 1)
        some[i], some[j] = some[j], some[i]
    return some
