"""How the points of a game grew, by its rounds: told once it is over, for what was hidden counts in them."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from burgrave.server.live.game import Game
from burgrave.server.live.records import states_of

Json = dict[str, Any]

_known: WeakKeyDictionary[Game, tuple[int, Json]] = WeakKeyDictionary()


def course_of(game: Game) -> Json:
    """Return the object Course of a game that is over: it is played again once, and remembered while the game is."""
    known = _known.get(game)
    if known is None or known[0] != game.count:
        _known[game] = known = game.count, _played_again(game)
    return known[1]


def _played_again(game: Game) -> Json:
    rounds: list[int] = []
    points: list[list[int]] = []
    for state in states_of(game):
        now = game.rules.rounds(state)
        if state.is_over():
            points.append(state.scores())
        elif not rounds or now != rounds[-1]:
            rounds.append(now)
            points.append(state.scores())
    return {"rounds": rounds, "points": points}
