"""Burgrave: play and study Citadels and Valeria: Card Kingdoms (an unofficial fan project)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, overload

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
    from burgrave.kernel.record import Record, Recorder, Replay, replay
    from burgrave.kernel.registry import announce, game_named, games
    from burgrave.kernel.rng import Rng, plain_seed
    from burgrave.kernel.state import Seat, State
except ModuleNotFoundError:
    # A dependency is missing. The command line reports it in one line; library users get the exception.
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


if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Literal, TypedDict, Unpack

    from burgrave.games.citadels.knowledge.position_types import CitadelsOptions, CitadelsPosition
    from burgrave.games.citadels.rules.state import CitadelsState
    from burgrave.games.valeria.knowledge.position_types import ValeriaOptions, ValeriaPosition
    from burgrave.games.valeria.rules.state import ValeriaState

    class SharedOptions(TypedDict, total=False):
        """Options that both games share, for callers that learn the game's name only at run time."""

        players: int
        scenario: str | None


@overload
def new(
    game: Literal["citadels"], *, seed: object = 0, events: bool = True, **options: Unpack[CitadelsOptions]
) -> CitadelsState: ...
@overload
def new(
    game: Literal["valeria"], *, seed: object = 0, events: bool = True, **options: Unpack[ValeriaOptions]
) -> ValeriaState: ...
@overload
def new(game: str, *, seed: object = 0, events: bool = True, **options: Unpack[SharedOptions]) -> State: ...
@overload
def new(game: Game, *, seed: object = 0, events: bool = True, **options: object) -> State: ...
def new(game: Game | str, *, seed: object = 0, events: bool = True, **options: object) -> State:
    """Return a new game. The same seed (an int or a string) and options give the same game on every machine.

    ``events=False`` disables the event log. ``game_named(game).options`` lists the options; ``resolve`` in
    ``burgrave.games.citadels.rules.setup`` and ``burgrave.games.valeria.rules.setup`` explains them. For a game from
    another package, pass the ``Game`` instead of its name so that type checkers accept its options.

    Raises:
        SetupError: unknown game, or invalid options.
    """
    found = game if isinstance(game, Game) else game_named(game)
    return found.new(plain_seed(seed), options, events)


@overload
def from_position(data: CitadelsPosition, *, seed: object = 0, events: bool = True) -> CitadelsState: ...
@overload
def from_position(data: ValeriaPosition, *, seed: object = 0, events: bool = True) -> ValeriaState: ...
@overload
def from_position(data: Mapping[str, object], *, seed: object = 0, events: bool = True) -> State: ...
def from_position(data: Mapping[str, object], *, seed: object = 0, events: bool = True) -> State:
    """Return the state described by ``data`` (see ``State.position``); ``seed`` determines any omitted parts."""
    name = data.get("game") if isinstance(data, dict) else None
    if name is None:
        raise PositionError(f"A position is a JSON object with a 'game', one of: {', '.join(games())}.")
    return game_named(name).from_position(data, plain_seed(seed), events)
