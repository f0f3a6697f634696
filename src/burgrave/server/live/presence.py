"""Presence of people at tables, in this process and in the others that share its database."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from burgrave.server.live.messages import is_mark
from burgrave.server.live.watching import send_room
from burgrave.server.store import Present, Store, StoreUnavailable

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor

_log = logging.getLogger(__name__)

# ---- Other processes -------------------------------------------------------------------------------------------------

# The process that last wrote to a room serves it: it alone runs the room's bots and clocks. All processes agree on it,
# because the database delivers notifications to all of them in the order of the commits. When a process stops, the
# others divide its rooms among themselves.

_SILENT: Final = 3.5
"""Seconds without a signal after which a process counts as stopped; a running process signals every second."""
_DEAF: Final = 2.5
"""Seconds without a signal of its own after which this process cannot judge whether others are silent."""
_LISTENING: Final = 1.5
"""Seconds of listening after which this process has received a signal from every other running process."""
_UNHEARD: Final = 15.0
"""Seconds without any notification after which a process serves rooms whose server is unknown."""
_OVERDUE: Final = 5.0
"""Seconds without a running server after which any process may claim a room."""


class Peers:
    """The other processes that share the database, as seen by process ``me``.

    A process without notifications receives no signals, not even its own, and therefore has no peers.
    """

    def __init__(self, me: str, now: Callable[[], float]) -> None:
        self._me = me
        self._now = now
        self._seen: dict[str, float] = {}  # last signal of each other process
        self._own = self._since = float("-inf")  # last own signal, and the first one without a gap
        self._forgot = float("-inf")  # when the server of a room last became unknown
        self._servers: dict[str, str] = {}  # rooms that other processes serve, and these processes
        self._orphans: dict[str, float] = {}  # rooms without a server, and since when

    # ---- Processes -------------------------------------------------------------------------------------------------

    def record_signal(self, process: str) -> bool:
        """Record a signal from any process, including this one.

        Return True if that process was not known to be running.
        """
        now = self._now()
        if process != self._me:
            new = process not in self._seen
            self._seen[process] = now
            return new
        gap = now - self._own > _DEAF
        if gap:  # the others' silence was this process's own
            self._since = now
            self._seen = dict.fromkeys(self._seen, now)
        self._own = now
        return gap

    def has_others(self) -> bool:
        return bool(self._seen)

    def remove(self, process: str) -> None:
        """Record that a process has stopped."""
        self._seen.pop(process, None)

    def remove_silent(self) -> list[str]:
        """Remove the processes that have been silent for too long, and return them."""
        now = self._now()
        silent = [process for process, at in self._seen.items() if now - at > _SILENT] if self._can_judge() else []
        for process in silent:
            self.remove(process)
        return silent

    def _can_judge(self) -> bool:
        now = self._now()
        return now - self._own <= _DEAF and now - self._since >= _LISTENING

    # ---- Rooms -----------------------------------------------------------------------------------------------------

    def is_served(self, room_id: str) -> bool:
        """Return True if another process serves the room, or is expected to."""
        return room_id in self._servers

    def set_server(self, room_id: str, process: str) -> bool:
        """Record which process serves a room; return True if our own process has just taken it over."""
        if process != self._me:
            self._servers[room_id] = process
            return False
        return self._servers.pop(room_id, None) is not None

    def add_unknown(self, room_id: str) -> None:
        """Record that the server of a room is unknown, unless a server is already recorded for it."""
        self._servers.setdefault(room_id, "")
        self._forgot = self._now()

    def forget_servers(self) -> None:
        """Mark the servers of all other processes' rooms as unknown, because they may have changed."""
        self._servers = dict.fromkeys(self._servers, "")
        self._forgot = self._now()

    def keep(self, rooms: Collection[str]) -> None:
        """Forget all rooms except these."""
        self._servers = {room_id: process for room_id, process in self._servers.items() if room_id in rooms}

    def take_back(self) -> list[str]:
        """If no notifications arrive, serve the rooms whose server is unknown, and return them."""
        if self._now() - max(self._own, self._forgot) <= _UNHEARD:
            return []
        found = [room_id for room_id, process in self._servers.items() if not process]
        for room_id in found:
            del self._servers[room_id]
        return found

    def rooms_to_claim(self, used: Callable[[str], bool]) -> list[str]:
        """Return the rooms without a running server that this process should claim.

        ``used`` returns True if people use a room through this process.
        """
        if not self._can_judge():
            return []
        now, before = self._now(), self._orphans
        orphans = [room_id for room_id, process in self._servers.items() if process not in self._seen]
        self._orphans = {room_id: before.get(room_id, now) for room_id in orphans}
        return [
            room_id
            for room_id, since in self._orphans.items()
            if used(room_id) or now - since > _OVERDUE or self._is_mine(room_id)
        ]

    def _is_mine(self, room_id: str) -> bool:
        """Return True if all running processes would choose this one to serve a room."""
        return self._me == max(
            [self._me, *self._seen], key=lambda process: hashlib.blake2b(f"{process} {room_id}".encode()).digest()
        )


# ---- Presence --------------------------------------------------------------------------------------------------------

_PAUSE: Final = 0.05  # seconds for which changes are collected before they are reported
_BEAT: Final = 30.0  # seconds between reports, while there are other processes

_MARKS: Final = 60  # maximum number of spectators reported, because database notifications are limited in size


class Presence:
    """Exchange of presence reports with other processes, if the database supports notifications."""

    def __init__(self, store: Store, tables: Mapping[str, RoomActor], peers: Peers) -> None:
        self._store = store
        self._peers = peers
        self._tables = tables
        self._now = store.now
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}  # room, process, people
        self._changed: set[str] = set()
        self._asked: set[str] = set()  # rooms on which the other processes have been asked to report
        self._reporting: asyncio.Task[None] | None = None
        self._beat = store.now()

    def elsewhere(self, room_id: str) -> frozenset[str]:
        """Return the people and the spectators' marks that other processes have reported for a room."""
        return frozenset().union(*self._elsewhere.get(room_id, {}).values())

    def all_elsewhere(self) -> set[str]:
        """Return the people who are connected to their own tables through other processes."""
        return {person for there in self._elsewhere.values() for people in there.values() for person in people}

    def changed(self, table: RoomActor) -> None:
        """Schedule a report on a room where somebody has connected or disconnected."""
        if not self._store.shared:
            return
        self._changed.add(table.room.id)
        if self._reporting is None or self._reporting.done():
            self._reporting = asyncio.create_task(self._report_all())

    async def _report_all(self) -> None:
        while self._changed:
            await asyncio.sleep(_PAUSE)
            rooms, self._changed = self._changed, set()
            await self._report(sorted(rooms))

    async def _report(self, rooms: Iterable[str]) -> None:
        known = {room_id: self._here(room_id) for room_id in rooms}
        new = {room_id: here for room_id, here in known.items() if here and room_id not in self._asked}
        try:
            await self._store.say_who_is_here(new, asks=True)
            await self._store.say_who_is_here({one: known[one] for one in known if one not in new}, asks=False)
        except StoreUnavailable as error:
            _log.warning("Presence could not be reported to other processes: %s", error)
        else:
            self._asked |= new.keys()

    def _here(self, room_id: str) -> frozenset[str]:
        table = self._tables.get(room_id)
        if table is None:
            return frozenset()
        members = {table.room.host, *(seat.person_id or "" for seat in table.room.seats)}
        here = table.here()
        marks = sorted(who for who in here if is_mark(who))[:_MARKS]
        return frozenset(here & members) | frozenset(marks)

    def heard(self, present: Present) -> None:
        """Apply a report from another process."""
        self._put(present.room_id, present.process, present.people)
        table = self._tables.get(present.room_id)
        if present.asks and table is not None and table.here():
            self.changed(table)

    def _put(self, room_id: str, process: str, people: frozenset[str]) -> None:
        by_process = self._elsewhere.setdefault(room_id, {})
        before = self.elsewhere(room_id)
        if people:
            by_process[process] = people
        else:
            by_process.pop(process, None)
        if not by_process:
            del self._elsewhere[room_id]
        table = self._tables.get(room_id)
        now = self.elsewhere(room_id)
        if table is not None and now != before:
            table.moved_elsewhere(now)
            send_room(table)

    def remove_process(self, process: str) -> None:
        """Remove the people who were connected to a process that has stopped."""
        for room_id in [room_id for room_id, there in self._elsewhere.items() if process in there]:
            self._put(room_id, process, frozenset())

    def tick(self) -> None:
        """Repeat reports periodically."""
        now = self._now()
        if now - self._beat >= _BEAT:
            self._beat = now
            self._asked &= self._tables.keys()
            if self._peers.has_others():
                for table in [*self._tables.values()]:
                    if table.here():
                        self.changed(table)

    async def leave(self) -> None:
        """Report that nobody is connected to this process anymore."""
        if self._reporting is not None:
            self._reporting.cancel()
            with suppress(asyncio.CancelledError):
                await self._reporting
        await self._report(sorted(self._asked | self._changed))
