"""When a decision may be taken back: while it showed its player nothing new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.view_types import valeria_view
from burgrave.kernel.events import Event

__all__ = ["shows_nothing_new"]

_BY_CHANCE: Final = (ev.ROLLED, ev.TAKEN_MONSTER)


def shows_nothing_new(events: Sequence[Event], before: Mapping[str, object], after: Mapping[str, object]) -> bool:
    """Tell whether chance had no say in a player's own decision, and no hidden card has come to light by it."""
    if after["phase"] == "over":
        return False
    for event in events:
        if event.kind in _BY_CHANCE:
            return False
    for old, new in zip(_hidden(before), _hidden(after), strict=True):
        if new < old:
            return False
    return True


def _hidden(view: Mapping[str, object]) -> list[int]:
    """Return how many cards lie hidden in each stack of the centre."""
    known = valeria_view(view)
    return [stack["hidden"] for stack in (*known["domains"], *known["citizens"])]
