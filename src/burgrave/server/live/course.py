"""How the points of a game grew, by its rounds: told once it is over, for what was hidden counts in them."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from burgrave.kernel.replay import Replay
from burgrave.server.live.game import Game

__all__ = ["course_of"]

Json = dict[str, Any]

_known: WeakKeyDictionary[Game, tuple[int, Json]] = WeakKeyDictionary()


def course_of(game: Game) -> Json:
    """Return the object Course of a game that is over: it is played again once, and remembered while the game is."""
    known = _known.get(game)
    if known is None or known[0] != game.count:
        _known[game] = known = game.count, _played_again(game)
    return known[1]


def _played_again(game: Game) -> Json:
    begun = game.header.record()
    begun.source = "the log"
    replay = Replay(begun, events=False)
    rounds, points = [game.rules.rounds(replay.state)], [replay.state.scores()]
    for step in game.steps:
        for entry in step.entries():
            replay.take(entry)
        now = game.rules.rounds(replay.state)
        if now != rounds[-1] and not replay.state.is_over():
            rounds.append(now)
            points.append(replay.state.scores())
    points.append(replay.state.scores())
    return {"rounds": rounds, "points": points}
