"""The events of a game by name, for programs: what is a number inside has a name outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgrave.kernel.events import Event

__all__ = ["EventTable"]


class EventTable:
    """Says what the numbers of a game's events mean.

    ``arguments``: by kind, the name of the event and of each of its arguments. ``named``: for an argument that stands
    for something with a name, the field in which the name is told, and all names; ``truths`` are 0 or 1.
    """

    def __init__(
        self,
        arguments: Mapping[int, tuple[str, Sequence[str]]],
        named: Mapping[str, tuple[str, Sequence[str]]],
        truths: Sequence[str] = (),
    ) -> None:
        self.arguments = arguments
        self._named = named
        self._truths = truths

    def name(self, event: Event) -> str:
        """Return what an event is called."""
        return self.arguments[event.kind][0]

    def swapped(self, event: Event, one: str, other: str) -> Event:
        """Return an event in which two cards, or whatever has these names, have changed places."""
        keys = self.arguments[event.kind][1]
        args = list(event.args)
        for place, key in enumerate(keys[: len(args)]):
            names = self._named.get(key, (key, ()))[1]
            if one in names and other in names and args[place] < len(names):
                args[place] = names.index(_exchanged(names[args[place]], one, other))
        return Event(event.kind, event.audience, tuple(args))

    def told(self, event: Event) -> dict[str, object]:
        """Return ``{"event": name, ...}`` with a field for each argument; what an event has several times is a list."""
        name, keys = self.arguments[event.kind]
        data: dict[str, object] = {"event": name}
        for key in dict.fromkeys(keys):
            field, names = self._named.get(key, (key, ()))
            values: list[object] = []
            for one, number in zip(keys, event.args, strict=False):  # the last arguments may be missing
                if one == key:
                    value: object = number
                    if names:
                        value = names[number]
                    elif key in self._truths:  # in an expression with numbers the compiler makes a number of it
                        value = bool(number)
                    values.append(value)
            if list(keys).count(key) > 1:
                data[field] = values
            elif values:
                data[field] = values[0]
        return data


def _exchanged(name: str, one: str, other: str) -> str:
    return other if name == one else one if name == other else name
