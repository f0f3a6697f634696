"""Friends at tables: presence, invitations and blocks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from burgrave.server.live.errors import Refused
from burgrave.server.live.history import HistoryService
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.refusals import in_store
from burgrave.server.live.seats import on_seat, seat_of, seats_held
from burgrave.server.store import Actor, Person, RoomRow

Json = dict[str, Any]


class FriendService(HistoryService):
    """Friend methods of the room service. They raise ``Refused`` for anything that is not allowed."""

    async def is_unwelcome(self, room_id: str, me: Person, network: int | None) -> bool:
        """Return True if the host of a room has blocked me, or newcomers from my network, and I have no seat there."""

        async def work(table: LiveRoom) -> RoomRow:
            return table.room

        room = await self.registry.look(room_id, work)
        if seats_held(room, me):
            return False
        with in_store(room_id):
            return await self.registry.store.has_blocked(room.host, me.id, network)

    async def invite(self, room_id: str, me: Actor, friend_id: str) -> None:
        """Invite a friend to one of my rooms that has an open seat."""
        store = self.registry.store

        async def work(table: LiveRoom) -> None:
            room = table.room
            if seat_of(room, me) is None and room.host != me.id:
                raise Refused("not-seated", "You can invite friends only to your own table.", 403)
            if room.state != "open":
                raise Refused("already-started", "The game has already started; invite friends before that.")
            if all(seat.kind != "open" for seat in room.seats):
                raise Refused("room-full", "All seats of this room are taken.")
            with in_store(room_id):
                friend = await store.invite(room_id, me.id, friend_id, by=me.by)
            if friend is None:
                raise Refused("no-person", "This person is not your friend, or no longer is.", 404)
            table.noted.invited[friend] = me.id, self.registry.now()

        await self.registry.do(room_id, work)

    async def sits(self, room_id: str, me: Person, seat: int) -> str:
        """Return the id of the player in a seat, who must not be me."""

        async def work(table: LiveRoom) -> str:
            row = table.room.seats[on_seat(table.room, seat)]
            if row.kind != "person" or row.person_id is None or row.person_id == me.id:
                raise Refused("no-person", "No other player has this seat.", 404)
            return row.person_id

        return await self.registry.look(room_id, work)

    def at_tables(self, people: Collection[str]) -> set[str]:
        """Return which of these people are at one of their own tables now."""
        there: set[str] = set()
        for table in self.registry.tables.values():
            if table.room.state != "over" or table.room.sealed:
                there |= table.online() & {table.room.host, *(seat.person_id or "" for seat in table.room.seats)}
        return there.union(self.registry.presence.all_elsewhere()) & {*people}

    async def heed_blocks(self, me: Person) -> None:
        """Apply my block list to this process's sockets; other processes apply it on reconnect."""
        blocked = await self.blocked_by(me)
        for table in self.registry.tables.values():
            for watcher in table.watchers:
                if watcher.me is not None and watcher.me.id == me.id:
                    watcher.blocked = blocked
            if table.noted.invited.get(me.id, ("", 0.0))[0] in blocked:
                del table.noted.invited[me.id]

    async def blocked_by(self, me: Person | None) -> frozenset[str]:
        """Return the ids of the people I have blocked."""
        if me is None:
            return frozenset()
        with in_store():
            return frozenset(one.person_id for one in await self.registry.store.blocked_by(me.id))
