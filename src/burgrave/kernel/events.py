"""Events: what happened, and who may know it.

While a game runs an event is one packed integer, so that keeping a log costs next to nothing; it becomes an
:class:`Event` when somebody asks, and words in the faces.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList

__all__ = ["NONE", "PUBLIC", "SPECTATOR", "Event", "number", "pack", "told_to", "unpack"]

SPECTATOR: Final = 256
PUBLIC: Final = 511  # eight seats and the spectators
NONE: Final = 255  # an argument that is not there


def pack(kind: i64, audience: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> i64:
    """Return the code of an event: kind below 128, audience mask, up to four arguments below 255."""
    return kind | audience << 7 | a << 16 | b << 24 | c << 32 | d << 40


def number(n: i64) -> i64:
    """Return a number that may grow without end, such as that of a round, as an event can hold it: 254 at most."""
    return n if n < NONE else NONE - 1


class Event:
    """One event: ``kind`` (a number of the game's table), ``audience`` (seats; bit 8 = spectators), ``args``."""

    def __init__(self, kind: int, audience: int, args: tuple[int, ...]) -> None:
        self.kind = kind
        self.audience = audience
        self.args = args

    def __repr__(self) -> str:
        return f"Event(kind={self.kind}, audience={self.audience}, args={self.args})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.kind == other.kind and self.audience == other.audience and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, self.audience, self.args))

    def __reduce__(self) -> tuple[object, tuple[int, int, tuple[int, ...]]]:
        return Event, (self.kind, self.audience, self.args)


def unpack(code: int) -> Event:
    """Return the event that ``pack`` coded."""
    args: list[int] = []
    for shift in (16, 24, 32, 40):
        value = code >> shift & NONE
        if value == NONE:
            break
        args.append(value)
    return Event(code & 127, code >> 7 & PUBLIC, tuple(args))


def told_to(codes: ActionList, audience: i64) -> ActionList:
    """Return those of these packed events that an audience (a mask) was shown."""
    told = ActionList()
    kept: i64 = len(codes)
    at: i64 = 0
    while at < kept:
        code = codes[at]
        if code >> 7 & audience:
            told.append(code)
        at += 1
    return told
