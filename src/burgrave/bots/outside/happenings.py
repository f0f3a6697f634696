"""Events as plain data for programs: names for what is a number inside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgrave.citadels import cards as citadels_cards
from burgrave.citadels import events as citadels_events
from burgrave.kernel.events import Event
from burgrave.valeria import cards as valeria_cards
from burgrave.valeria import events as valeria_events

__all__ = ["told"]

# argument -> (field, names of its numbers)
_CITADELS: Final[Mapping[str, tuple[str, Sequence[str]]]] = {
    "character": ("character", citadels_cards.CHARACTER_NAMES),
    "kind": ("district", citadels_cards.DISTRICT_NAMES),
    "own": ("own", citadels_cards.DISTRICT_NAMES),
    "type": ("type", citadels_cards.TYPE_NAMES),
}
_VALERIA: Final[Mapping[str, tuple[str, Sequence[str]]]] = {
    "citizen": ("citizen", valeria_cards.CITIZEN_NAMES),
    "domain": ("domain", valeria_cards.DOMAIN_NAMES),
    "duke": ("duke", valeria_cards.DUKE_NAMES),
    "monster": ("monster", valeria_cards.MONSTER_NAMES),
    "resource": ("resource", valeria_cards.RESOURCE_NAMES),
}
_GAMES: Final = {
    "citadels": (citadels_events.ARGUMENTS, _CITADELS),
    "valeria": (valeria_events.ARGUMENTS, _VALERIA),
}
_TRUTHS: Final = ("real",)


def told(game: str, event: Event) -> dict[str, object]:
    """Return ``{"event": name, ...}`` with a field for each argument; one that an event has several times is a list."""
    arguments, names = _GAMES[game]
    name, keys = arguments[event.kind]
    data: dict[str, object] = {"event": name}
    for key in dict.fromkeys(keys):
        field, table = names.get(key, (key, ()))
        values: list[object] = []
        for one, number in zip(keys, event.args, strict=False):  # the last arguments may be missing
            if one == key:
                values.append(table[number] if table else bool(number) if key in _TRUTHS else number)
        if keys.count(key) > 1:
            data[field] = values
        elif values:
            data[field] = values[0]
    return data
