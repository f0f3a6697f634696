"""Summaries of finished games, with record and result, created while their rules version is supported."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgrave.kernel.registry import game_named
from burgrave.server.live.game import Game, Steps
from burgrave.server.live.records import record_of, unplayed_record
from burgrave.server.showing.game import table_of
from burgrave.server.showing.table import result_of
from burgrave.server.store import FinishedGame, LogEntry, Role, RoomRow, SeatResult, Store
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.marks import unmarked
from burgrave.text.narration import narrator_named

OTHER_RULES = "other-rules"
"""Reason for closing a game: its rules version is no longer supported."""


async def store_end(store: Store, room: RoomRow, game: Game) -> None:
    """Store the results and summary of a finished game; one that started from a position gets no results."""
    header = game.header
    if header.position is None:
        await store.add_result(room.id, results_of(room, game), game=header.game, ruleset=header.ruleset)
    await store.add_finished(finished_game(room, game), roles_of(game))


async def store_unplayed(store: Store, room: RoomRow, seats: Sequence[SeatResult], closed: str | None) -> None:
    """Store as much as is known of a game whose rules are no longer supported."""
    await store.add_finished(unplayed_game(room, await store.log(room.id), seats, closed))


def results_of(room: RoomRow, game: Game) -> list[SeatResult]:
    """Return the results of a game by seat; guests on another player's device get no credit."""
    ranks, scores = game.state.ranks(), game.state.scores()
    return [
        SeatResult(number, seat.name, ranks[number], scores[number], None if seat.guest else seat.person_id, seat.level)
        for number, seat in enumerate(room.seats)
    ]


def roles_of(game: Game) -> list[Role]:
    """Return the roles of all seats in a finished game, or [] for one that started from a position."""
    if game.header.position is not None:
        return []
    return [
        Role(seat, kind, name, times)
        for seat, kinds in enumerate(table_of(game.header.game).roles(game.state))
        for kind, names in kinds.items()
        for name, times in names.items()
    ]


def finished_game(room: RoomRow, game: Game) -> FinishedGame:
    """Return the summary of a finished game."""
    header, state = game.header, game.state
    names = [unmarked(seat.name) for seat in room.seats]
    view = state.view(None)
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
    return FinishedGame(
        room.id,
        header["game"],
        header["options"].get("ruleset"),
        header["rules"],
        len(log.made),
        unplayed_record(header, log.made, scores or None),
        dict.fromkeys(LANGUAGES, _bare_result(results)) if results else None,
        closed,
    )


def began_before(header: Mapping[str, Any]) -> bool:
    """Return True if a game began under older rules than those of this server.

    Games under newer rules may be supported again after an upgrade.
    """
    older: bool = header["rules"] < game_named(header["game"]).rules_version
    return older


def _bare_result(results: Sequence[SeatResult]) -> dict[str, object]:
    """Return places and totals in the form of a result, without text."""
    scores = [
        {"seat": one.seat, "name": one.name, "place": one.rank, "total": one.score, "items": []} for one in results
    ]
    return {"verdict": "", "scores": sorted(scores, key=lambda row: int(str(row["place"])))}
