"""Integrity check: every room is readable, every game replays, and stored results match."""

from __future__ import annotations

from dataclasses import dataclass, field

from burgrave.kernel.errors import BurgraveError
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game, Header, Steps
from burgrave.server.live.records import OTHER_RULES, record_of, results_of
from burgrave.server.live.room_types import check_valid
from burgrave.server.store import Corrupt, Damaged, LogEntry, RoomRow, Store

_PIECE = 200  # rooms read per query


@dataclass
class Findings:
    """Result of a check: counts, and one line per error. The lines reveal no secrets."""

    rooms: int = 0
    games: int = 0
    """Number of games that were replayed."""
    faults: list[str] = field(default_factory=list)


async def check(store: Store) -> Findings:
    """Check the whole database without writing to it; a server may be running.

    The oldest data is read first, so a game that ends during the check is not an error.
    """
    found = Findings(faults=[f"The database: {line}." for line in await store.damages()])
    last = ""
    try:
        while ids := await store.room_ids(_PIECE, after=last):
            for room_id in ids:
                found.rooms += 1
                try:
                    faults = await _faults_of(store, room_id, found)
                except Corrupt as error:
                    faults = [str(error).rstrip(".")]
                found.faults += [f"The room {room_id}: {fault}." for fault in faults]
            last = ids[-1]
    except Corrupt as error:
        found.faults.append(f"The other rooms: {error}")
    return found


async def _faults_of(store: Store, room_id: str, found: Findings) -> list[str]:
    try:
        room = await store.room(room_id)
        if room is None:
            return []  # removed in the meantime
        check_valid(room)
    except (Damaged, Refused):
        return ["its row cannot be read"]
    if room.header is None:
        return []
    entries = await store.log(room_id)
    try:
        game = Game(Header.of(room.header), entries)
    except Refused as error:
        if error.code != OTHER_RULES:
            raise
        return await _faults_of_unplayed(store, room, entries)
    except Exception as error:  # its message may reveal a seat's secret
        return [f"its log does not replay ({type(error).__name__})"]
    found.games += 1
    return await _faults_of_played(store, room, game)


async def _faults_of_played(store: Store, room: RoomRow, game: Game) -> list[str]:
    if room.state != "over":
        return []
    if room.closed is None and not game.state.is_over():
        return ["it is marked as over, but its game is not"]
    faults: list[str] = []
    if room.closed is None and game.header.position is None:
        try:
            kept = {(one.seat, one.rank, one.score, one.person_id) for one in await store.results_of(room.id)}
        except Damaged:
            kept = set()
        if kept != {(one.seat, one.rank, one.score, one.person_id) for one in results_of(room, game)}:
            faults.append("the stored result does not match its game")
    return faults + await _faults_of_kept(store, room, game)


async def _faults_of_kept(store: Store, room: RoomRow, game: Game) -> list[str]:
    try:
        kept = await store.finished(room.id)
    except Damaged:
        return ["the stored summary of its game cannot be read"]
    if kept is None:
        return []  # a running server will add it
    faults: list[str] = []
    if kept.rules == game.header.rules and kept.record != record_of(game):
        faults.append("the stored record does not match its game")
    scores = dict(enumerate(game.state.scores())) if game.state.is_over() else {}
    for told in (kept.result or {}).values():
        if {score["seat"]: score["total"] for score in told["scores"] if score["seat"] is not None} != scores:
            return [*faults, "the stored final scores do not match its game"]
    return faults


async def _faults_of_unplayed(store: Store, room: RoomRow, entries: list[LogEntry]) -> list[str]:
    """Check that a game under unsupported rules has a complete log and a readable stored summary."""
    try:
        log = Steps()
        for entry in entries:
            log.take_in(entry)
        await store.finished(room.id)
    except (BurgraveError, ValueError, TypeError):
        return ["its log is incomplete, or the stored summary of its game cannot be read"]
    return []
