"""Who is in which room: by way of this process, and of the others that serve the same tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from burgrave.server.live.audience import is_mark
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.watching import tell_room
from burgrave.server.store import Present, Store, StoreUnavailable

_PAUSE: Final = 0.05  # seconds in which what changes is told at once
_BEAT: Final = 30.0  # seconds between two reports, while there are other processes
_SILENT: Final = 3 * _BEAT  # who says nothing for so long is gone, with all that was there

_MARKS: Final = 60  # spectators of whom the others are told: what databases pass on has its limits

_log = logging.getLogger(__name__)


class Presence:
    """Tells the other processes who comes and goes here, and hears the same of them; where the database can tell."""

    def __init__(self, store: Store, tables: dict[str, LiveRoom], now: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._now = now
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}  # room, process, people
        self._heard: dict[str, float] = {}  # processes, and when
        self._changed: set[str] = set()
        self._asked: set[str] = set()  # rooms of which the others have told us whatever they know
        self._telling: asyncio.Task[None] | None = None
        self._beat = now()

    def elsewhere(self, room_id: str) -> frozenset[str]:
        """Return who is in a room by way of other processes."""
        return frozenset().union(*self._elsewhere.get(room_id, {}).values())

    def all_elsewhere(self) -> set[str]:
        """Return who is at a table of theirs by way of other processes."""
        return {person for there in self._elsewhere.values() for people in there.values() for person in people}

    def changed(self, table: LiveRoom) -> None:
        """Take note that somebody came or left here; the others are told in a moment."""
        if not self._store.shared:
            return
        self._changed.add(table.room.id)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
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
            _log.warning("Other processes could not be told who is here: %s", error)
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
        """Take note of what another process says."""
        self._heard[present.process] = self._now()
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
            tell_room(table)

    def tick(self) -> None:
        """Report now and then though nothing has changed, and forget processes that report no more."""
        now = self._now()
        for process in [process for process, heard in self._heard.items() if now - heard > _SILENT]:
            del self._heard[process]
            for room_id in [room_id for room_id, there in self._elsewhere.items() if process in there]:
                self._put(room_id, process, frozenset())
        if now - self._beat >= _BEAT:
            self._beat = now
            self._asked &= self._tables.keys()
            if self._heard:
                for table in [*self._tables.values()]:
                    if table.here():
                        self.changed(table)

    async def leave(self) -> None:
        """Tell the others that nobody is here any more."""
        if self._telling is not None:
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling
        await self._report(sorted(self._asked | self._changed))
