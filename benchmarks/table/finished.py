"""Finished games written to a database before its server starts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from benchmarks.table.memory import begun
from benchmarks.table.set_ups import SET_UPS

from burgrave.kernel.rng import Rng
from burgrave.server.live.game import PERSON, Game, Header
from burgrave.server.live.requests import Act
from burgrave.server.live.service import RoomService
from burgrave.server.settings import Settings
from burgrave.server.store import SERVER, LogEntry, Store

__all__ = ["Finished", "play_games"]

_SET_UP: Final = SET_UPS[0]


@dataclass(frozen=True)
class Finished:
    """Rooms of finished games, and the token of a user who played in all of these games."""

    rooms: list[str]
    token: str


async def play_games(database_url: str, games: int) -> Finished:
    """Play ``games`` four-player games at random, from beginning to end, and store them in the database."""
    store = await Store.open(database_url)
    try:
        people = [await store.new_guest(f"Guest {seat}") for seat in range(_SET_UP["options"]["players"])]
        rooms: list[str] = []
        async with RoomService(store, Settings(database_url=database_url, bot_workers=0)) as tables:
            for number in range(games):
                room = await begun(tables, _SET_UP, [person for person, _token in people])
                row = await store.room(room)
                assert row is not None and row.header is not None
                seat, action, log = _game(Game(Header.of(row.header)), Rng(number))
                await store.append(room, log, by=SERVER)
                await tables.ask(room, Act(people[seat][0], seq=len(log), action=action))
                rooms.append(room)
        return Finished(rooms, people[0][1])
    finally:
        await store.close()


def _game(game: Game, rng: Rng) -> tuple[int, int, list[LogEntry]]:
    """Play a game; return the seat and action of the last decision, and the log before it."""
    log: list[LogEntry] = []
    while True:
        seat = game.state.to_act()
        legal = game.state.legal(seat)
        action = legal[rng.below(len(legal))]
        entries = game.entries_for(seat, action, source=PERSON, at=time.time())
        game.take_in(entries)
        if game.state.is_over():
            return seat, action, log
        log += entries
