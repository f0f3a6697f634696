"""Functions that states look up by name, to avoid an import cycle.

Pickles of states contain a position instead of fields, so each core can read the other's pickles.
"""

from __future__ import annotations

from collections.abc import Mapping

from burgrave.kernel.errors import MalformedAction
from burgrave.kernel.events import unpack
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State


def state_of(position: Mapping[str, object], history: list[int] | None) -> State:
    """Return the state described by a position, with the packed events in ``history`` (None: no events are kept)."""
    state = game_named(position["game"]).from_position(position, 0, False)
    if history is not None:
        state.take_history(history)
    return state


def words_of(game: str, action: int) -> str:
    """Format an action as its id and notation, such as ``57 (build castle)``."""
    try:
        return f"{action} ({game_named(game).notation(action)})"
    except MalformedAction:
        return str(action)


def told_of(game: str, codes: list[int]) -> list[dict[str, object]]:
    """Unpack events and return them in wire format, with names."""
    table = game_named(game).events
    return [table.told(unpack(code)) for code in codes]
