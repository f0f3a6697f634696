"""Other server processes on the same database: which of them run, and which of them serves a room.

The process that last wrote to a room serves it: it alone runs the room's bots and clocks. All processes agree on it,
because the database delivers notifications to all of them in the order of the commits. When a process stops, the others
divide its rooms among themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from typing import Final

_SILENT: Final = 3.5
"""Seconds without a signal after which a process counts as stopped; a running process signals every second."""
_DEAF: Final = 2.5
"""Seconds without this process's own signal, after which it cannot judge the silence of others."""
_LISTENING: Final = 1.5
"""Seconds of listening after which this process has received a signal from every other one."""
_OVERDUE: Final = 5.0
"""Seconds after which any process may claim a room that its new server has not claimed."""


class Peers:
    """The processes that share a database, as seen by the process ``me``.

    A process without notifications receives no signals, not even its own, and therefore has no peers.
    """

    def __init__(self, me: str, now: Callable[[], float]) -> None:
        self._me = me
        self._now = now
        self._seen: dict[str, float] = {}  # last signal of each other process
        self._own = self._since = float("-inf")  # last own signal, and the first one without a gap
        self._servers: dict[str, str] = {}  # rooms that other processes serve, and these processes
        self._orphans: dict[str, float] = {}  # rooms without a server, and since when

    # ---- Processes -------------------------------------------------------------------------------------------------

    def record_signal(self, process: str) -> bool:
        """Record a signal of a process, which may be this one; return True if it was not known to be running."""
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
        """Return True if other processes are running."""
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
        """Return True if another process serves the room, or should."""
        return room_id in self._servers

    def set_server(self, room_id: str, process: str) -> bool:
        """Record that a process serves a room; return True if it is this process and was not before."""
        if process != self._me:
            self._servers[room_id] = process
            return False
        return self._servers.pop(room_id, None) is not None

    def add_unknown(self, room_id: str) -> None:
        """Record that the room's server is unknown, unless it is known."""
        self._servers.setdefault(room_id, "")

    def forget_servers(self) -> None:
        """Record that the servers of other processes' rooms may have changed."""
        self._servers = dict.fromkeys(self._servers, "")

    def keep(self, rooms: Collection[str]) -> None:
        """Forget all rooms except these."""
        self._servers = {room_id: process for room_id, process in self._servers.items() if room_id in rooms}

    def rooms_to_claim(self, used: Callable[[str], bool]) -> list[str]:
        """Return the rooms without a running server that this process should claim; ``used``: people use them here."""
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
        """Return True if this process is the one that all running processes would choose for a room."""
        return self._me == max(
            [self._me, *self._seen], key=lambda process: hashlib.blake2b(f"{process} {room_id}".encode()).digest()
        )
