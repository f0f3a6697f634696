"""When a decision may be taken back: while it showed its player nothing new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.sight import Sight
from burgrave.kernel.events import Event

__all__ = ["shows_nothing_new"]

_BY_CHANCE: Final = (ev.ROLLED, ev.TAKEN_MONSTER)


def shows_nothing_new(events: Sequence[Event], before: Sight, after: Sight) -> bool:
    """Tell whether chance had no say in a player's own decision, and no hidden card has come to light by it."""
    if after.phase == "over" or any(event.kind in _BY_CHANCE for event in events):
        return False
    stacks = zip(before.domains + before.citizens, after.domains + after.citizens, strict=True)
    return all(new.hidden >= old.hidden for old, new in stacks)
