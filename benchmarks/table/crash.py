"""Crash test that kills the server at random moments under load; no acknowledged action may be lost.

The test runs in pieces, each with a new database. The totals over all runs are stored in benchmarks/results, one file
for each kind of database; `--fresh` resets them, for example after a change to the server.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final, Literal

import msgspec
from benchmarks.table.book import Verdict
from benchmarks.table.load import check_logs, parties
from benchmarks.table.players import Manner, Party, Seen
from benchmarks.table.serving import Serving

__all__ = ["PIECE", "Crashes", "Database", "run"]

ROOT: Final = Path(__file__).resolve().parents[2]
RESULTS: Final = ROOT / "benchmarks" / "results"
PIECE: Final = 50  # kills
_GOES_ON: Final = 60.0

Database = Literal["sqlite", "postgres"]


@dataclass
class Crashes:
    """Totals of the crash test over all runs with the same kind of database and number of concurrent games."""

    games: int
    database: Database = "sqlite"
    kills: int = 0
    lost_at_once: int = 0  # acknowledged actions missing from the log right after a kill, before the restart
    reconnected: int = 0
    games_over: int = 0
    stale: int = 0
    back: list[float] = field(default_factory=list)  # seconds from a kill until all sockets are open again
    errors: list[str] = field(default_factory=list)
    verdict: Verdict = field(default_factory=Verdict)

    @property
    def back_after(self) -> float:
        """Return the median number of seconds from a kill until every client is back."""
        return median(self.back) if self.back else 0.0

    def add(self, other: Crashes) -> None:
        self.kills += other.kills
        self.lost_at_once += other.lost_at_once
        self.reconnected += other.reconnected
        self.games_over += other.games_over
        self.stale += other.stale
        self.back += other.back
        self.errors += other.errors
        self.verdict.add(other.verdict)

    @classmethod
    def kept(cls, games: int, database: Database) -> Crashes:
        """Return the stored totals if they are for this number of concurrent games; otherwise, return empty totals."""
        made = cls(games, database)
        if made._file.exists():
            found = msgspec.json.decode(made._file.read_bytes(), type=Crashes)
            if found.games == games:
                return found
        return made

    def keep(self) -> None:
        """Write the totals to the file that ``kept`` reads."""
        self.back = [round(seconds, 2) for seconds in self.back]
        self._file.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")

    @property
    def _file(self) -> Path:
        return RESULTS / f"crashes-{self.database}.json"


async def run(
    server: Serving, *, games: int, kills: int, manner: Manner, say: Callable[[str], None] = print
) -> Crashes:
    """Kill and restart the server ``kills`` times while games are played, then verify the logs."""
    found, seen, chance = Crashes(games), Seen(), random.Random()
    async with parties([server], games, seen, manner) as playing:
        tasks = [asyncio.create_task(party.play()) for party in playing]
        try:
            await _going_on(playing, seen, tasks)
            while found.kills < kills:
                await asyncio.sleep(chance.uniform(0.05, 1.5))
                began = time.perf_counter()
                server.kill()
                found.kills += 1
                found.lost_at_once += (await check_logs(server.database_url, playing, views=False, last=True)).lost
                await asyncio.to_thread(server.start)
                await _going_on(playing, seen, tasks)
                found.back.append(time.perf_counter() - began)
                say(f"{found.kills} of {kills} kills, {len(seen.done)} actions, {seen.reconnected} sockets reconnected")
            manner.paused = True
            ends = time.perf_counter() + _GOES_ON
            while any(party.waiting() for party in playing) and time.perf_counter() < ends:
                await asyncio.sleep(0.05)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        found.verdict = await check_logs(server.database_url, playing)
    found.reconnected, found.games_over = seen.reconnected, seen.games_over
    found.stale, found.errors = seen.stale, seen.errors
    return found


async def _going_on(playing: list[Party], seen: Seen, tasks: list[asyncio.Task[None]]) -> None:
    """Wait until every client is back at its table and the games continue."""
    ends = time.perf_counter() + _GOES_ON
    before = len(seen.done)
    while not all(party.at_table() for party in playing) or len(seen.done) < before + len(playing):
        for task in tasks:
            if task.done():
                task.result()
        if time.perf_counter() > ends:
            raise RuntimeError(f"The games do not continue: {seen.connected} clients are connected.")
        await asyncio.sleep(0.02)
