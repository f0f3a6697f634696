"""Memory used by a game that is waiting for a player to move."""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
import tracemalloc
from contextlib import AsyncExitStack
from functools import cache
from statistics import median
from typing import Any, Final

from benchmarks.table.players import Manner, watching
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import SET_UPS

import burgrave
from burgrave.kernel.game import play_random
from burgrave.kernel.rng import Rng
from burgrave.server.live.game import PERSON, Game, Header
from burgrave.server.live.requests import Join, ShowTable, StartGame
from burgrave.server.live.service import RoomService
from burgrave.server.settings import Settings
from burgrave.server.store import SERVER, LogEntry, Principal, Store

__all__ = ["begun", "fill", "in_memory", "of_process"]

_LENGTHS: Final = 9  # number of random games in which decisions are counted

Sitting = tuple[str, list[str]]
"""Id of a room, and the tokens of its players."""


async def fill(store: Store, settings: Settings, games: int) -> list[Sitting]:
    """Write ``games`` half-played games to a database; return each game's room and its players' tokens."""
    found: list[Sitting] = []
    async with RoomService(store, settings) as tables:
        for number in range(games):
            set_up = SET_UPS[number % len(SET_UPS)]
            guests = [await store.new_guest(f"Guest {seat}") for seat in range(set_up["options"]["players"])]
            room = await begun(tables, set_up, [person for person, _token in guests])
            row = await store.room(room)
            assert row is not None and row.header is not None
            game, rng = Game(Header.of(row.header)), Rng(number)
            log: list[LogEntry] = []
            for _ in range(_half(set_up["game"], set_up["options"]["players"])):
                if game.state.is_over():  # a short game
                    log = log[: len(log) // 2]
                    break
                seat = game.state.to_act()
                legal = game.state.legal(seat)
                entries = game.entries_for(seat, legal[rng.below(len(legal))], source=PERSON, at=time.time())
                game.take_in(entries)
                log += entries
            await store.append(room, log, by=SERVER)
            found.append((room, [token for _person, token in guests]))
    return found


@cache
def _half(game: str, players: int) -> int:
    """Return half the median number of decisions in a random game."""
    states = [burgrave.new(game, seed=seed, events=False, players=players) for seed in range(_LENGTHS)]
    return int(median(int(play_random(state, Rng(seed))) for seed, state in enumerate(states))) // 2


async def begun(tables: RoomService, set_up: dict[str, Any], people: list[Principal]) -> str:
    """Open a room with a seat for each of ``people``, begin the game, and return the room's id."""
    seats = ["me"] + ["open"] * (len(people) - 1)
    room: str = (await tables.create(people[0], {"set_up": set_up, "seats": seats}))["id"]
    for person in people[1:]:
        await tables.ask(room, Join(person))
    await tables.ask(room, StartGame(people[0]))
    return room


async def in_memory(games: int) -> float:
    """Return the bytes used by one half-played game, traced in this process."""
    settings = Settings(database_url="sqlite://", bot_workers=0, sweep_seconds=3600.0)
    store = await Store.open(settings.database_url)
    try:
        sitting = await fill(store, settings, games + len(SET_UPS))
        tables = RoomService(store, settings)
        for room, _tokens in sitting[: len(SET_UPS)]:  # load what all games share
            await tables.ask(room, ShowTable(None, None))
        gc.collect()
        tracemalloc.start()
        before, _most = tracemalloc.get_traced_memory()
        for room, _tokens in sitting[len(SET_UPS) :]:
            await tables.ask(room, ShowTable(None, None))
        gc.collect()
        after, _most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert len(tables.registry.tables) == len(sitting)
        return (after - before) / games
    finally:
        await store.close()


async def of_process(server: Serving, games: int, at_table: int, *, compressed: bool) -> tuple[float, float, float]:
    """Return three figures: memory per idle game, added memory per watched game, and memory that connections share.

    A watched game has four connected clients. The shared memory includes the texts of the clients' language, which
    the first connections load. The server must not be running yet, because its database is filled first.
    """
    if games < len(SET_UPS) + at_table:
        raise ValueError(f"At most {games - len(SET_UPS)} of {games} idle games can be watched, not {at_table}.")
    store = await Store.open(server.database_url)
    settings = Settings(database_url=server.database_url, bot_workers=0, sweep_seconds=3600.0)
    try:
        await fill(store, settings, len(SET_UPS))
        await asyncio.to_thread(server.start)
        empty = await _settled(server)
        await asyncio.to_thread(server.stop)
        sitting = await fill(store, settings, games)
    finally:
        await store.close()
    await asyncio.to_thread(server.start)
    full = await _settled(server)
    manner = Manner(lang="en", compressed=compressed)
    numbers = itertools.count(1)

    async def watch(stack: AsyncExitStack, rooms: list[Sitting]) -> int:
        for room, tokens in rooms:
            for token in tokens:
                number = next(numbers)
                headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": f"10.0.{number >> 8}.{number & 255}"}
                await stack.enter_async_context(watching(server.address, room, headers, manner))
        return await _settled(server)

    async with AsyncExitStack() as stack:
        first = await watch(stack, sitting[: len(SET_UPS)])
        watched = await watch(stack, sitting[len(SET_UPS) : len(SET_UPS) + at_table])
    return (full - empty) / games, (watched - first) / at_table, first - full


async def _settled(server: Serving) -> int:
    """Return the resident memory of the server process in bytes, measured after a pause for clean-up."""
    await asyncio.sleep(8)
    return server.resident()
