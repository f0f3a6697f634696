"""Test of game clocks when the server's system clock jumps, and when the server restarts after a jump."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, Final, NamedTuple

import httpx
from benchmarks.table.load import check_logs
from benchmarks.table.players import Manner, Party, Person, Seen, browsing
from benchmarks.table.serving import Serving
from benchmarks.table.set_ups import PAIR, SET_UPS

__all__ = ["Jumps", "run"]

Json = dict[str, Any]

_HOUR: Final = 3600.0
_JUMPS: Final = (-_HOUR, 0.0, 240 * _HOUR, 0.0)
"""System clock errors, in seconds, to set one after another."""
_CLOCKS: Final[Sequence[Json]] = (
    {"kind": "move", "seconds": 60},
    {"kind": "bank", "seconds": 600, "increment": 10},
)
"""Clocks of the games in which all players act."""
_DAYS: Final[Json] = {"kind": "days", "seconds": 3 * 86_400}
"""Clock of the games in which all players are absent but have time left."""
_SHORT: Final[Json] = {"kind": "move", "seconds": 10}
"""Clock of the games in which all players are absent until a bot takes over."""
_THINKS: Final = 1.0
_LOOKS: Final = 0.5
"""Seconds between two requests for a table."""
_SHOWN: Final = 3.0
"""Seconds within which the ``Date`` header of responses must show a jump; servers update it every second."""
_LATE: Final = 30.0
"""Maximum seconds from a deadline until a bot must have decided."""


@dataclass
class Jumps:
    """Results of playing games while the system clock jumps."""

    jumps: int = 0  # while the server was running
    restarts: int = 0  # after a jump
    actions: int = 0
    compared: int = 0  # deadlines known before a jump and shown again after it
    moved: float = 0.0  # seconds: largest change of a deadline while the server was running
    lost: float = 0.0  # seconds: most time that a restart took from a player
    ousted: int = 0  # players replaced by a bot before their time was up
    absent: int = 0  # tables at which a player let the time pass
    stuck: int = 0  # of those, without a bot
    errors: list[str] = field(default_factory=list)


class Span(NamedTuple):
    """Earliest and latest possible time of a deadline, in seconds.

    They differ because it is not known exactly when the server wrote the response with the deadline.
    """

    begin: float
    end: float

    def before(self, other: Span) -> float:
        """Return the number of seconds by which this time is certainly earlier than another, or 0."""
        return max(0.0, other.begin - self.end)


@dataclass
class Watcher:
    """Spectator of a room, who computes its deadlines as a browser page does."""

    person: Person
    room: str
    deadlines: dict[tuple[int, int], Span] = field(default_factory=dict)  # by decision (number of entries, seat)
    replaced: set[int] = field(default_factory=set)  # seats with a bot

    async def look(self, *, fresh: bool = False) -> list[tuple[Span, Span]]:
        """Return the initial and the current value of each known deadline, on this process's monotonic clock.

        If ``fresh`` is True, later calls use the current values as the initial ones.
        """
        sent = time.perf_counter()
        answer = await self.person.send("GET", f"/rooms/{self.room}/table")
        received, shown = time.perf_counter(), float(answer.headers["Burgrave-Time"])
        table = answer.json()
        running = {} if table["clock"] is None else dict(enumerate(table["clock"]["seats"]))
        now = {
            (table["seq"], seat): Span(one["until"] + sent - shown, one["until"] + received - shown)
            for seat, one in running.items()
            if one["until"] is not None
        }
        before = self.deadlines
        self.deadlines = now if fresh else {key: before.get(key, at) for key, at in now.items()}
        seats = (await self.person.send("GET", f"/rooms/{self.room}")).json()["seats"]
        self.replaced |= {seat for seat, one in enumerate(seats) if one["stand_in"]}
        return [(before[key], at) for key, at in now.items() if key in before]


async def run(server: Serving, *, jumps: int, restarts: int, say: Callable[[str], None] = print) -> Jumps:
    """Play games while the system clock jumps; during each of the last ``restarts`` jumps, also restart the server."""
    found, seen, manner = Jumps(), Seen(), Manner(think=_THINKS)
    async with browsing() as http:

        async def opened(set_up: Json, clock: Json) -> tuple[Party, Watcher]:
            people = [Person(http, server.address, f"Guest {seat}") for seat in range(set_up["options"]["players"])]
            party = Party(people, set_up, seen, manner, clock=clock)
            await party.arrive()
            spectator = Person(http, server.address, "Spectator")
            await spectator.arrive()
            return party, Watcher(spectator, await party.open())

        played = [await opened(set_up, clock) for set_up in SET_UPS for clock in _CLOCKS]
        waiting = [await opened(set_up, _DAYS) for set_up in SET_UPS]
        watchers = [watcher for _, watcher in played + waiting]
        tasks = [asyncio.create_task(party.play(watcher.room, again=lambda: False)) for party, watcher in played]
        try:
            await asyncio.gather(*(watcher.look() for watcher in watchers))
            for number in range(jumps + restarts):
                wrong, restart = _JUMPS[number % len(_JUMPS)], number >= jumps
                _, absent = await opened(PAIR, _SHORT)
                await absent.look()
                if restart:
                    server.kill()
                server.set_clock(wrong)
                if restart:
                    await asyncio.to_thread(server.start)
                found.restarts += restart
                found.jumps += not restart
                await _must_show(http, server, wrong)
                await _look_until_replaced(found, watchers, absent, restart=restart)
                say(f"{number + 1} of {jumps + restarts} jumps, {len(seen.done)} actions")
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        verdict = await check_logs(server.database_url, [party for party, _ in played], views=False)
    found.ousted += sum(len(watcher.replaced) for watcher in watchers)
    found.actions, found.errors = len(seen.done), seen.errors + verdict.details
    return found


async def _must_show(http: httpx.AsyncClient, server: Serving, wrong: float) -> None:
    """Wait until the server's responses have the wrong date; raise RuntimeError if that takes too long."""
    ends = time.perf_counter() + _SHOWN
    while True:
        shown = parsedate_to_datetime((await http.get(f"http://{server.address}/healthz")).headers["Date"])
        if abs(shown.timestamp() - time.time() - wrong) < _SHOWN:
            return
        if time.perf_counter() > ends:
            raise RuntimeError(f"The server does not use the wrong system clock: it shows {shown}.")
        await asyncio.sleep(0.1)


async def _look_until_replaced(found: Jumps, watchers: list[Watcher], absent: Watcher, *, restart: bool) -> None:
    """After a jump, compare all deadlines until a bot replaces an absent player, and record the results."""
    looked = await _look(watchers, fresh=restart)
    found.compared += len(looked)
    if restart:  # clocks stand still while no server is running, so players may have gained time
        found.lost = max([found.lost, *(now.before(first) for first, now in looked)])
        await absent.look(fresh=True)
    due = min((one.begin for one in absent.deadlines.values()), default=time.perf_counter())
    while not absent.replaced and time.perf_counter() < due + _LATE:
        await asyncio.sleep(_LOOKS)
        pairs = await _look(watchers)
        found.moved = max([found.moved, *(max(now.before(first), first.before(now)) for first, now in pairs)])
        await absent.look()
    found.absent += 1
    found.stuck += not absent.replaced
    found.ousted += bool(absent.replaced) and time.perf_counter() < due


async def _look(watchers: list[Watcher], *, fresh: bool = False) -> list[tuple[Span, Span]]:
    return [pair for one in await asyncio.gather(*(one.look(fresh=fresh) for one in watchers)) for pair in one]
