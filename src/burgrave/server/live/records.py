"""Records of finished games, records of what one seat has seen of a running game, and games at earlier steps."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from burgrave.kernel.record import END, Record, Recorder, Replay
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.server.live.game import Game, Step, Steps
from burgrave.server.showing.game import table_of
from burgrave.server.showing.table import bare_result, result_of
from burgrave.server.store import FinishedGame, LogEntry, Role, RoomRow, SeatResult, Store
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.marks import unmarked
from burgrave.text.narration import narrator_named

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
    """Return the record of a game whose rules are not supported.

    It has no digests, because computing them requires the rules. ``header`` is in stored form; ``scores`` is None
    if the game was not played to the end.
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
    """Return a new game in the state that ``game`` had after ``steps`` decisions."""
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
    """Return two lists: how many decisions were made before each round of a game, and before each turn."""
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


# ---- Summaries of finished games -------------------------------------------------------------------------------------

OTHER_RULES = "other-rules"
"""Reason for closing a game: its rules version is no longer supported."""


async def store_end(store: Store, room: RoomRow, game: Game) -> None:
    """Store the results and summary of a finished game; a game set up from a position gets no results."""
    header = game.header
    if header.position is None:
        await store.add_result(room.id, results_of(room, game), game=header.game, ruleset=header.ruleset)
    await store.add_finished(finished_game(room, game), roles_of(game))


async def store_unplayed(store: Store, room: RoomRow, seats: Sequence[SeatResult], closed: str | None) -> None:
    """Store as much as is known about a game whose rules are no longer supported."""
    await store.add_finished(unplayed_game(room, await store.log(room.id), seats, closed))


def results_of(room: RoomRow, game: Game) -> list[SeatResult]:
    """Return the results of a game by seat; guests on another player's device get no credit."""
    ranks, scores = game.state.ranks(), game.state.scores()
    return [
        SeatResult(number, seat.name, ranks[number], scores[number], None if seat.guest else seat.person_id, seat.level)
        for number, seat in enumerate(room.seats)
    ]


def roles_of(game: Game) -> list[Role]:
    """Return the roles of all seats in a finished game, or [] for a game set up from a position."""
    if game.header.position is not None:
        return []
    return [
        Role(seat, kind, name, times)
        for seat, kinds in enumerate(table_of(game.header.game).roles(game.state))
        for kind, names in kinds.items()
        for name, times in names.items()
    ]


def finished_game(room: RoomRow, game: Game) -> FinishedGame:
    """Return the summary of a finished game; one that was ended early has no result."""
    header, state = game.header, game.state
    names = [unmarked(seat.name) for seat in room.seats]
    view = state.view(None)
    result = None
    if room.closed is None:
        result = {
            lang: result_of(narrator_named(header.game, header.ruleset, lang), state, view, None, names)
            for lang in LANGUAGES
        }
    return FinishedGame(
        room.id, header.game, header.ruleset, header.rules, len(game.steps), record_of(game), result, room.closed
    )


def unplayed_game(
    room: RoomRow, entries: Iterable[LogEntry], results: Sequence[SeatResult], closed: str | None
) -> FinishedGame:
    """Return the summary of a game that cannot be replayed, from its log and results alone."""
    assert room.header is not None
    header = room.header
    log = Steps()
    for entry in entries:
        log.take_in(entry)
    scores = [one.score for one in results]
    rows = [(one.seat, one.name, one.rank, one.score) for one in results]
    return FinishedGame(
        room.id,
        header["game"],
        header["options"].get("ruleset"),
        header["rules"],
        len(log.made),
        unplayed_record(header, log.made, scores or None),
        dict.fromkeys(LANGUAGES, bare_result(rows)) if rows else None,
        closed,
    )


def began_before(header: Mapping[str, Any]) -> bool:
    """Return True if a game began under older rules than those of this server.

    Games under newer rules may be supported again after an upgrade.
    """
    older: bool = header["rules"] < game_named(header["game"]).rules_version
    return older
