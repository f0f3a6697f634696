"""Records of finished games and of one seat's view of a running game, and games at earlier steps."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from burgrave.kernel.record import END, Record, Recorder, Replay
from burgrave.kernel.state import State
from burgrave.server.live.game import Game, Step

_SEEN: Final = "burgrave seen 1"


def record_of(game: Game) -> str:
    """Return the record of a game (docs/records.md), without undone steps."""
    record = game.header.record()
    recorder = Recorder(record, events=False)
    for step in game.steps:
        for drawn_entropy in step.entropy:
            recorder.mix_entropy(drawn_entropy)
        recorder.play(step.seat, step.action(game.rules))
    return str(record)


def unplayed_record(header: Mapping[str, Any], steps: Iterable[Step], scores: list[int] | None) -> str:
    """Return the record of a game whose rules are not supported, without digests, which need the rules.

    ``header`` is in stored form; ``scores`` are None if the game was not played to the end.
    """
    seats = [(str(kind), str(name)) for kind, name in header["seats"]]
    position = header.get("position")
    options = header["options"] if position is None else None
    record = Record(header["game"], header["seed"], seats, options=options, position=position)
    record.rules = header["rules"]
    lines = record.header()
    for step in steps:
        lines += step.lines()
    if scores is not None:
        lines.append(f"{END} {' '.join(map(str, scores))}")
    return "\n".join(lines) + "\n"


def seen_by(game: Game, seat: int | None, options: dict[str, Any]) -> str:
    """Return the record of the events that ``seat`` (None: a spectator) has seen in a running game (docs/records.md).

    ``options`` are the public options; those in the header may reveal hidden cards.
    """
    header = game.header
    lines = [_SEEN, f"game {header.game}", f"rules {header.rules}", f"options {json.dumps(options)}"]
    lines += [f"seat {number} {kind} {name}".rstrip() for number, (kind, name) in enumerate(header.seats)]
    lines.append("seen by " + ("a spectator" if seat is None else f"seat {seat}"))
    lines += [json.dumps(game.rules.events.told(event)) for event in game.state.events_for(seat)]
    return "\n".join(lines) + "\n"


def game_at(game: Game, steps: int) -> Game:
    """Return a new game in the state that this one had after ``steps`` decisions."""
    return Game.after(game.header, game.steps[:steps])


def states_of(game: Game) -> Iterator[State]:
    """Replay a game, and yield its state before the first decision and after each decision.

    The generator yields the same object every time.
    """
    begun = game.header.record()
    begun.source = "the log"
    replay = Replay(begun, events=False)
    yield replay.state
    for step in game.steps:
        for entry in step.entries(game.rules):
            replay.take(entry)
        yield replay.state


def beginnings(game: Game) -> tuple[list[int], list[int]]:
    """Return the number of decisions before each round of a game, and before each turn."""
    rounds: list[int] = []
    turns: list[int] = []
    was: tuple[int, int] | None = None
    # Nothing begins after the last decision.
    for number, state in zip(range(max(1, len(game.steps))), states_of(game), strict=False):
        now = state.rounds(), game.rules.turn(state)
        if was is None or now[0] != was[0]:
            rounds.append(number)
        if now != was:
            turns.append(number)
        was = now
    return rounds, turns
