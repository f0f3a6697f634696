"""What a state asks of its game. A state knows only what its game is called, for games are made of states.

Pickles go by what is written in a position, not by fields: one of the compiled core opens on the interpreted one, and
the other way round.
"""

from __future__ import annotations

from collections.abc import Mapping

from burgrave.kernel.errors import MalformedAction
from burgrave.kernel.events import unpack
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State


def state_of(position: Mapping[str, object], history: list[int] | None) -> State:
    """Return the state of a position, with the events that it has kept; ``None``: it keeps none."""
    state = game_named(position["game"]).from_position(position, 0, False)
    if history is not None:
        state.take_history(history)
    return state


def words_of(game: str, action: int) -> str:
    """Return an action as its id and its notation: ``57 (build castle)``."""
    try:
        return f"{action} ({game_named(game).notation(action)})"
    except MalformedAction:
        return str(action)


def told_of(game: str, codes: list[int]) -> list[dict[str, object]]:
    """Return packed events by name, as they are told over the wire."""
    table = game_named(game).events
    return [table.told(unpack(code)) for code in codes]
