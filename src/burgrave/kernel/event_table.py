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

    def told(self, event: Event) -> dict[str, object]:
        """Return ``{"event": name, ...}`` with a field for each argument; what an event has several times is a list."""
        name, keys = self.arguments[event.kind]
        data: dict[str, object] = {"event": name}
        for key in dict.fromkeys(keys):
            field, names = self._named.get(key, (key, ()))
            values: list[object] = []
            for one, number in zip(keys, event.args, strict=False):  # the last arguments may be missing
                if one == key:
                    values.append(names[number] if names else bool(number) if key in self._truths else number)
            if list(keys).count(key) > 1:
                data[field] = values
            elif values:
                data[field] = values[0]
        return data
