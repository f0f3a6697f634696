"""Events of a game, and the table that names them for programs.

A running game stores each event as a packed integer and unpacks it to an :class:`Event` on request. User interfaces
turn events into sentences.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from burgrave.kernel.arrays import ActionList
from burgrave.kernel.ints import i64

__all__ = ["NONE", "PUBLIC", "SPECTATOR", "Event", "EventTable", "number", "pack", "told_to", "unpack"]


# ---- Events ----------------------------------------------------------------------------------------------------------

SPECTATOR: Final = 256
PUBLIC: Final = 511  # eight seats and the spectators
NONE: Final = 255  # a missing argument


def pack(kind: i64, audience: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> i64:
    """Pack an event into an integer: kind (below 128), audience mask, and up to four arguments (below 255)."""
    return kind | audience << 7 | a << 16 | b << 24 | c << 32 | d << 40


def number(n: i64) -> i64:
    """Cap an unbounded number, such as the number of the round, at 254, so that it fits in an event."""
    return n if n < NONE else NONE - 1


class Event:
    """One event: ``kind`` (a number from the game's table), ``audience`` (seats; bit 8 = spectators), ``args``."""

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
    """Decode an event that ``pack`` encoded as an integer."""
    args: list[int] = []
    for shift in (16, 24, 32, 40):
        value = code >> shift & NONE
        if value == NONE:
            break
        args.append(value)
    return Event(code & 127, code >> 7 & PUBLIC, tuple(args))


def told_to(codes: ActionList, audience: i64) -> ActionList:
    """Return the packed events shown to any of the viewers in the mask ``audience``."""
    told = ActionList()
    kept: i64 = len(codes)
    at: i64 = 0
    while at < kept:
        code = codes[at]
        if code >> 7 & audience:
            told.append(code)
        at += 1
    return told


# ---- Event tables ----------------------------------------------------------------------------------------------------


class EventTable:
    """Names of a game's events and their arguments.

    ``arguments``: for each kind of event, its name and the names of its arguments. ``named``: for each argument that
    is an index, the output field and the list of names; ``truths``: boolean arguments. ``quiet``: kinds of events that
    show nothing new to the seat that caused them, so that it may undo its action.
    """

    def __init__(
        self,
        arguments: Mapping[int, tuple[str, Sequence[str]]],
        named: Mapping[str, tuple[str, Sequence[str]]] | None = None,
        truths: Sequence[str] = (),
        quiet: Collection[int] | None = None,
    ) -> None:
        self.arguments = arguments
        self._named = named or {}
        self._truths = truths
        self._quiet = quiet

    def name(self, event: Event) -> str:
        return self.arguments[event.kind][0]

    def are_quiet(self, events: Sequence[Event]) -> bool:
        """Return True if every event is quiet; always False for a table without ``quiet``."""
        quiet = self._quiet
        return quiet is not None and all([event.kind in quiet for event in events])

    def swapped(self, event: Event, one: str, other: str) -> Event:
        """Return a copy of the event in which two names, such as card names, trade places."""
        keys = self.arguments[event.kind][1]
        args = list(event.args)
        for place, key in enumerate(keys[: len(args)]):
            names = self._named.get(key, (key, ()))[1]
            if one in names and other in names and args[place] < len(names):
                args[place] = names.index(_exchanged(names[args[place]], one, other))
        return Event(event.kind, event.audience, tuple(args))

    def told(self, event: Event) -> dict[str, object]:
        """Return ``{"event": name, ...}`` with a field for each argument; a repeated argument becomes a list."""
        name, keys = self.arguments[event.kind]
        data: dict[str, object] = {"event": name}
        for key in dict.fromkeys(keys):
            field, names = self._named.get(key, (key, ()))
            values: list[object] = []
            for one, number in zip(keys, event.args, strict=False):  # trailing arguments may be missing
                if one == key:
                    value: object = number
                    if names:
                        value = names[number]
                    elif key in self._truths:  # not a conditional expression: mypyc would convert it to a number
                        value = bool(number)
                    values.append(value)
            if list(keys).count(key) > 1:
                data[field] = values
            elif values:
                data[field] = values[0]
        return data

    def read(self, data: Mapping[str, object], audience: int) -> Event:
        """Convert the output of :meth:`told` back to an event; raise ValueError if it does not describe one."""
        for kind, (name, keys) in self.arguments.items():
            if name == data.get("event"):
                return Event(kind, audience, tuple(self._numbers(keys, data)))
        raise ValueError(f"{data.get('event')!r} is not an event.")

    def _numbers(self, keys: Sequence[str], data: Mapping[str, object]) -> list[int]:
        numbers: list[int] = []
        seen: dict[str, int] = {}
        for key in keys:
            field, names = self._named.get(key, (key, ()))
            if field not in data:  # trailing arguments may be missing
                break
            value = data[field]
            if isinstance(value, list):
                at = seen.get(key, 0)
                seen[key] = at + 1
                if at == len(value):
                    break
                value = value[at]
            if names:
                numbers.append(list(names).index(str(value)))
            elif isinstance(value, int):
                numbers.append(int(value))
            else:
                raise ValueError(f"{field} is {value!r}, which is not a number.")
        return numbers


def _exchanged(name: str, one: str, other: str) -> str:
    return other if name == one else one if name == other else name
