"""Looking back on a game that is over: its record, and the table as it was after any decision."""

from __future__ import annotations

from burgrave.kernel.record import Record
from burgrave.kernel.recorder import Recorder
from burgrave.server.live.game import Game

__all__ = ["game_at", "record_of"]


def record_of(game: Game) -> str:
    """Return the record of a game (docs/records.md), without what was taken back."""
    header = game.header
    record = Record(header.game, header.seed, [*header.seats], options=header.options, rules=header.rules)
    recorder = Recorder(record, events=False)
    for step in game.steps:
        for stirred in step.stirs:
            recorder.stir(stirred)
        recorder.play(step.seat, step.action)
    return str(record)


def game_at(game: Game, steps: int) -> Game:
    """Return another game that has gone as far as this one had after so many decisions."""
    return Game.after(game.header, game.steps[:steps])
