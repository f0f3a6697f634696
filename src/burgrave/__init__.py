"""Burgrave: play and study Citadels and Valeria: Card Kingdoms (an unofficial fan project)."""

from __future__ import annotations

import sys
from pathlib import Path

from burgrave._version import __version__
from burgrave.games import BUILT_IN

try:
    from burgrave.kernel.errors import (
        BurgraveError,
        IllegalAction,
        MalformedAction,
        OtherRules,
        PositionError,
        RecordError,
        SetupError,
    )
    from burgrave.kernel.game import Game
    from burgrave.kernel.record import Record
    from burgrave.kernel.recorder import Recorder
    from burgrave.kernel.registry import announce, game_named, games
    from burgrave.kernel.replay import Replay, replay
    from burgrave.kernel.rng import Rng, plain_seed
    from burgrave.kernel.state import Seat, State
except ModuleNotFoundError:
    # The compiled core lacks a package. The command reports it in one line; a program gets the exception.
    if Path(sys.argv[0]).stem not in ("burgrave", "-m"):
        raise
else:
    for _name, _place in BUILT_IN.items():
        announce(_name, _place)

__all__ = [
    "BurgraveError",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "OtherRules",
    "PositionError",
    "Record",
    "RecordError",
    "Recorder",
    "Replay",
    "Rng",
    "Seat",
    "SetupError",
    "State",
    "__version__",
    "from_position",
    "game_named",
    "games",
    "new",
    "replay",
]


def new(game: str, *, seed: object = 0, events: bool = True, **options: object) -> State:
    """Return a new game; the same seed (a whole number or a text) and options give the same game everywhere.

    ``events=False`` keeps no event log. The options are in ``game_named(game).options``; what they mean is told by
    ``resolve`` in ``burgrave.games.citadels.rules.setup`` and in ``burgrave.games.valeria.rules.setup``.
    """
    return game_named(game).new(plain_seed(seed), options, events)


def from_position(data: dict[str, object], *, seed: object = 0, events: bool = True) -> State:
    """Return the state that ``data`` (see ``State.position``) describes; what it leaves out comes from ``seed``."""
    name = data.get("game") if isinstance(data, dict) else None
    if name is None:
        raise PositionError(f"A position is a JSON object with a 'game', one of: {', '.join(games())}.")
    return game_named(name).from_position(data, plain_seed(seed), events)
