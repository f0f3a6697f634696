"""Cryptographic random stream with a 256-bit seed, which can produce every order of a shuffled deck.

The number at each place in the stream is the BLAKE2b hash (RFC 7693) of the place, keyed by the seed. The seed is
written as ``blake2b:`` and 64 hexadecimal digits. A game state accepts it in place of any other seed or entropy.
"""

from __future__ import annotations

import hashlib
from typing import Final

from burgrave.kernel.ints import i64

SEED_BYTES: Final = 32
_NAME: Final = "blake2b:"
_DIGITS: Final = "0123456789abcdef"
_NUMBER: Final = 16  # bytes: reducing 128 bits to a number below 2**31 has a bias of at most 2**-97
_PLACE_DIGITS: Final = 15


class Stream:
    """Random stream of a 256-bit seed. It is immutable, so copies of a state share it."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def below(self, place: i64, n: i64) -> i64:
        """Return the number at ``place`` (0, 1, ...), reduced to ``range(n)`` (n below 2**31)."""
        counter: int = place
        most: int = n
        block = hashlib.blake2b(counter.to_bytes(8, "big"), key=self.key, digest_size=_NUMBER).digest()
        number = int.from_bytes(block, "big") * most >> 8 * _NUMBER
        return number

    def text(self) -> str:
        return _NAME + self.key.hex()


def seed_text(key: bytes) -> str:
    """Format a 256-bit seed as ``blake2b:`` and 64 hexadecimal digits; raise ValueError for a wrong length."""
    if len(key) != SEED_BYTES:
        raise ValueError(f"A stream seed has {SEED_BYTES} bytes, not {len(key)}.")
    return Stream(key).text()


def stream_of(seed: object) -> Stream | None:
    """Return the stream of a 256-bit seed given as text; None for any other seed."""
    if not isinstance(seed, str) or not seed.startswith(_NAME):
        return None
    digits = seed[len(_NAME) :]
    if len(digits) != 2 * SEED_BYTES or digits.strip(_DIGITS):
        return None
    return Stream(bytes.fromhex(digits))


def place_text(stream: Stream, place: int) -> str:
    """Format a place in a stream as it appears in game positions: ``blake2b:0123...+4``."""
    return f"{stream.text()}+{place}"


def stream_at(text: str) -> tuple[Stream, int]:
    """Parse the output of ``place_text``; raise ValueError if it is malformed."""
    seed, _, place = text.partition("+")
    stream = stream_of(seed)
    if stream is None or not place.isascii() or not place.isdigit() or len(place) > _PLACE_DIGITS:
        raise ValueError(f"A place in a stream is {_NAME}, {2 * SEED_BYTES} hexadecimal digits, + and a number.")
    return stream, int(place)
