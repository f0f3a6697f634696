"""Room service: every request about a room, its people, seats and game.

The lobby shares its space fairly, so that one person's rooms cannot crowd out others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from types import TracebackType
from typing import Any, Final

from burgrave.server.live import rooms
from burgrave.server.live.autos import with_answers
from burgrave.server.live.bots import BOT, HINT
from burgrave.server.live.errors import Refused
from burgrave.server.live.job_queue import Account
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.messages import is_outsider, may_watch, must_speak, room_object, table_message
from burgrave.server.live.playing import PlayService
from burgrave.server.live.refusals import in_store
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.seats import must_sit, on_seat, seat_of, seats_held
from burgrave.server.live.tournaments import Tournaments
from burgrave.server.live.validation import only_valid
from burgrave.server.live.wanted import NewRoom, SeatWish, new_row, wanted_seat
from burgrave.server.live.watching import Send, Watch
from burgrave.server.settings import Settings
from burgrave.server.store import Actor, Authority, NoSuchLink, Person, RoomRow, Server, Store, Taken

# ---- Fairness --------------------------------------------------------------------------------------------------------

_FEW: Final = 3


def few_of_each(rooms: Iterable[RoomRow]) -> tuple[list[RoomRow], list[RoomRow]]:
    """Return the first three rooms of each host and network, and all other rooms, both in the given order."""
    few: list[RoomRow] = []
    others: list[RoomRow] = []
    seen: Counter[str | int] = Counter()
    for room in rooms:
        crowds = [crowd for crowd in (room.host, room.network) if crowd is not None]
        if all(seen[crowd] < _FEW for crowd in crowds):
            few.append(room)
            seen.update(crowds)
        else:
            others.append(room)
    return few, others


# ---- The service -----------------------------------------------------------------------------------------------------

Json = dict[str, Any]

_LOBBY: Final = 300  # maximum number of rooms in the lobby
_PAGE: Final = 50  # rooms per page
_EVERY: Final = 10_000  # maximum number of rooms of a person who leaves for good
_TURNS: Final = 20  # running games for which the list shows whether it is my turn


class RoomService(PlayService):
    """Room service. Methods that act for a person raise ``Refused`` for anything that is not allowed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(RoomRegistry(store, settings))
        self.tournaments = Tournaments(self.registry)
        self._store = store
        self._settings = settings
        self._now = store.now

    async def start(self) -> None:
        """Load all running games, and start listening to other processes and watching the clocks."""
        await self.registry.start()
        self.reviews.start()
        self.tournaments.start()

    async def stop(self) -> None:
        """Send "bye" to all watchers, let commits finish and stop the workers. The store stays open."""
        await self._store.stop_listening()  # other processes take over at once
        await self.tournaments.stop()
        await asyncio.gather(self.reviews.stop(), self.registry.stop())
        for table in self.registry.tables.values():
            for watcher in [*table.watchers]:
                watcher.put({"t": "bye", "reason": "The server is stopping; connect again in a moment."})
                watcher.close()
        await self.registry.presence.leave()

    async def __aenter__(self) -> RoomService:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.stop()

    def seen(self, me: Person, address: str) -> None:
        """Record a person's address: shared work is divided among addresses first."""
        self.registry.accounts.note(Account(me.id, address, me.guest))

    def address_of(self, person_id: str) -> str:
        """Return a person's last known address; empty if this process has not seen them."""
        return self.registry.accounts.of(person_id).address

    # ---- Rooms: methods return the Room object as ``me`` sees it ---------------------------------------------------

    async def create(self, me: Actor, wanted: NewRoom | Mapping[str, Any], *, network: int | None = None) -> Json:
        """Open a room.

        ``network``: tag of the creator's network, which the room is charged to, or None.
        """
        row = replace(new_row(me, wanted), network=network)
        return await self.registry.whole(self._add(row, me))

    async def _add(self, row: RoomRow, me: Actor) -> Json:
        with in_store():
            try:
                row = await self._store.add_room(row, by=me.by, limits=self._settings.room_limits)
            except Taken as error:
                raise Refused("busy", "The room could not be created; try again.", 503) from error
        self.registry.add(row)
        return room_object(row, me, (), self._settings)

    async def room(self, room_id: str, me: Person | None) -> Json:
        """Return a room."""

        async def work(table: LiveRoom) -> Json:
            return self._shown(table, me)

        return await self.registry.look(room_id, work)

    async def lobby(self, page: int = 1, *, hidden: Collection[str] = ()) -> Json:
        """Return a page (numbered from 1) of the public rooms that are open or can be watched.

        The result has the page's ``rooms``, and ``more`` is True if there are further pages. A few rooms of each host
        and network come first, then the others; in both groups, rooms with waiting players come first. ``hidden``:
        hosts whose rooms are left out.
        """
        with in_store():
            found = [room for room in only_valid(await self._store.open_rooms(_LOBBY)) if room.host not in hidden]
        few, others = few_of_each([room for room in found if room.state == "open" or room.spectators])
        ordered = [*sorted(few, key=self._is_quiet), *sorted(others, key=self._is_quiet)]
        first, last = (page - 1) * _PAGE, page * _PAGE
        return {"rooms": [self._listed(room, None) for room in ordered[first:last]], "more": last < len(ordered)}

    async def rooms_of(self, me: Person) -> list[Json]:
        """Return the rooms that I sit in or host, most recently changed first.

        The first running games also have ``your_turn`` and ``round``, and finished games have my ``place`` and
        ``points``.
        """
        with in_store():
            found = only_valid(await self._store.rooms_of(me.id))
            results = await self._store.results_among([room.id for room in found if room.state == "over"])
        listed = [self._listed(room, me) for room in found]
        for room in listed:
            result = results.get(room["id"], {}).get(room["you"]["seat"])
            if result is not None:
                room["place"], room["points"] = result.rank, result.score
        asked = [room for room in listed if room["state"] == "playing" and room["you"]["seat"] is not None]
        for room in asked[:_TURNS]:
            with suppress(Refused):
                table = await self.table(room["id"], me, None)
                room["your_turn"] = any(room["seats"][seat]["yours"] for seat in table["open"])
                room["round"] = table["view"].get("round")
        return listed

    async def join(self, room_id: str, me: Actor, *, seat: int | None = None, network: int | None = None) -> Json:
        """Take an open seat, or move to one; ``network`` is as in ``create``."""
        if await self.is_unwelcome(room_id, me, network):
            raise Refused("cannot-sit", "You cannot join this table.", 403)
        return await self._change(room_id, me, lambda room: rooms.joined(room, me, seat), by=me.by)

    async def leave(self, room_id: str, me: Actor) -> Json:
        """Leave a room with the guests on my device; in a running game, bots take over, and we may return."""
        return await self._left(room_id, me, by=me.by)

    async def _left(self, room_id: str, me: Person, *, by: Authority | Server) -> Json:
        return await self._change(room_id, me, lambda room: rooms.left(room, me), by=by)

    async def leave_all(self, me: Person, *, by: Authority | Server) -> None:
        """Leave all rooms and tournaments for good; bots take over. Raise Ended if ``by`` is no longer authorized."""
        await self.tournaments.leave_all(me, by=by)
        with in_store():
            found = only_valid(await self._store.rooms_of(me.id, _EVERY))
        for room in found:
            if room.state != "over":
                try:
                    await self._left(room.id, me, by=by)
                except Refused as refused:
                    if refused.code == "unavailable":
                        raise

    async def return_to(self, room_id: str, me: Actor) -> Json:
        """Take my seat, and those of my guests, back from the substitute bots."""

        def change(room: RoomRow) -> RoomRow:
            must_sit(room, me)
            rooms.must_play(room)
            return rooms.returned(room, seats_held(room, me))

        return await self._change(room_id, me, change, by=me.by)

    async def stand_in(self, room_id: str, me: Actor, seat: int) -> Json:
        """Let a bot substitute for an absent player who keeps the others waiting; the player may return."""

        async def work(table: LiveRoom) -> Json:
            decision = None if table.game is None else table.game.opened.get(on_seat(table.room, seat))
            since = 0.0 if decision is None else decision.at
            gone = table.absent_since(table.room.seats[seat].person_id or "")
            since = max(since, self.registry.clocks.up_since)  # players could not return during downtime
            waits = None if decision is None or gone is None else self._now() - max(since, gone)
            away = table.room.host not in table.online() or table.room.tournament is not None
            await table.save(lambda room: rooms.replaced(room, me, seat, waits, host_away=away), by=me.by)
            table.noted.take_over(table.room, [seat], self._now())
            return self._shown(table, me)

        return await self.registry.do(room_id, work)

    async def set_seat(self, room_id: str, me: Actor, seat: int, wanted: SeatWish) -> Json:
        """Give a seat to a bot or to a guest of mine, or open it; only for the host, before the start."""
        given = wanted_seat(me, wanted)
        return await self._change(room_id, me, lambda room: rooms.seat_set(room, me, seat, given), by=me.by)

    async def start_game(self, room_id: str, me: Actor) -> Json:
        """Start the game."""
        return await self._change(room_id, me, lambda room: rooms.started(room, me, self._now()), by=me.by)

    async def set_auto(self, room_id: str, me: Actor, answers: Mapping[str, str | None]) -> Json:
        """Set my automatic answers to questions in ``Room.auto_choices``; None removes an answer."""

        def change(room: RoomRow) -> RoomRow:
            seat = must_sit(room, me)
            rooms.must_play(room)
            return with_answers(room, seat, answers)

        return await self._change(room_id, me, change, by=me.by)

    async def renamed(self, me: Actor) -> int:
        """Show my new name in unfinished rooms and tournaments; return how many have changed.

        Call it after ``Store.rename``.
        """
        with in_store():
            found = only_valid(await self._store.rooms_of(me.id))
        mine = [room for room in found if room.state != "over" and seat_of(room, me) is not None]
        for room in mine:
            await self._change(room.id, me, lambda row: rooms.renamed(row, me), by=me.by)
        return len(mine) + await self.tournaments.renamed(me)

    async def rematch(self, room_id: str, me: Actor, *, network: int | None = None) -> Json:
        """Play again: create a room with the same settings, or join the rematch that another player has created."""

        async def work(table: LiveRoom) -> str:
            wanted = replace(rooms.rematch_of(table.room, me), network=network)
            if table.room.next is None:
                made: str = (await self._add(wanted, me))["id"]
                await table.save(lambda room: room if room.next is not None else replace(room, next=made), by=me.by)
                if table.room.next != made:  # another process was first
                    await self.leave(made, me)
                else:
                    table.noted.rematch = me.id, self._now()
            assert table.room.next is not None
            return table.room.next

        following = await self.registry.do(room_id, work)
        try:
            return await self.join(following, me, network=network)
        except Refused as refused:
            if refused.code not in ("already-started", "cannot-sit", "room-full", "game-over"):
                raise
            return await self.room(following, me)  # it started without me, so I watch

    async def seat_link(self, room_id: str, me: Actor) -> str:
        """Return a secret link that moves my seat to another device; it replaces the previous link."""

        async def work(table: LiveRoom) -> str:
            seat = rooms.movable_seat(table.room, me)
            with in_store(room_id):
                return self._settings.link("seat", await self._store.add_seat_link(room_id, seat, me.id, by=me.by))

        return await self.registry.do(room_id, work)

    async def claim(self, token: str, me: Actor, *, network: int | None = None) -> Json:
        """Take the seat of a secret link; ``network`` is as in ``create``."""
        with in_store():
            link = await self._store.seat_of_link(token)
        if link is None or await self.is_unwelcome(link.room_id, me, network):
            raise _no_link()

        async def work(table: LiveRoom) -> Json:
            used = None if link.person_id == me.id else token
            try:
                await table.save(lambda room: rooms.claimed(room, link, me), by=me.by, seat_link=used)
            except NoSuchLink as error:
                raise _no_link() from error
            return self._shown(table, me)

        return await self.registry.do(link.room_id, work)

    async def _change(
        self, room_id: str, me: Person, change: Callable[[RoomRow], RoomRow], *, by: Authority | Server
    ) -> Json:
        async def work(table: LiveRoom) -> Json:
            await table.save(change, by=by)
            return self._shown(table, me)

        return await self.registry.do(room_id, work)

    def _shown(self, table: LiveRoom, me: Person | None) -> Json:
        return room_object(table.room, me, table.online(), self._settings)

    def _listed(self, room: RoomRow, me: Person | None) -> Json:
        return room_object(room, me, self._online(room), self._settings)

    def _online(self, room: RoomRow) -> frozenset[str]:
        table = self.registry.tables.get(room.id)
        return self.registry.presence.elsewhere(room.id) if table is None else frozenset(table.online())

    def _is_quiet(self, room: RoomRow) -> bool:
        """Return True unless the host or a player is present in the room, waiting for others to join."""
        there = self._online(room)
        return room.state != "open" or not any(who in there for who in (room.host, *(s.person_id for s in room.seats)))

    # ---- Games -----------------------------------------------------------------------------------------------------

    async def play_from(
        self, room_id: str, me: Actor, step: int, seat: int | None, *, network: int | None = None
    ) -> Json:
        """Continue a finished game from one of its steps, at a new table of mine.

        ``seat``: the seat to take. If it is None, I take my old seat or, if I had none, the seat that has to act.
        """

        async def work(table: LiveRoom) -> RoomRow:
            past = self.past(table, me, step)
            mine = seat_of(table.room, me) if seat is None else on_seat(table.room, seat)
            if mine is None:
                mine = min(past.opened, default=0)
            return replace(rooms.begun_from(table.room, me, past, mine, self._now()), network=network)

        row = await self.registry.look(room_id, work)
        made = await self.registry.whole(self._add(row, me))
        return await self.room(made["id"], me)  # this starts its bots

    async def table(self, room_id: str, me: Person | None, lang: str | None, *, seat: int | None = None) -> Json:
        """Return the "table" message with the whole log."""
        must_speak(lang)

        async def work(table: LiveRoom) -> Json:
            shown = table_message(table, may_watch(table.room, me, seat), lang)
            table.looked = self._now()
            return shown

        return await self.registry.look(room_id, work)

    # ---- Watchers ----------------------------------------------------------------------------------------------------

    async def watch(
        self,
        room_id: str,
        me: Person | None,
        lang: str | None,
        send: Send,
        *,
        seat: int | None = None,
        named: bool = False,
    ) -> Watch:
        """Send the "room", "table" (if there is a game) and "chats" messages now, then all updates.

        ``named``: as a spectator, show my name to the players.
        """
        must_speak(lang)
        blocked = await self.blocked_by(me)

        async def work(table: LiveRoom) -> Watch:
            if self._store.shared:
                await _up_to_date(table)
            if table.room.state != "open":
                may_watch(table.room, me, seat)
            await table.read_chats()
            invited = False
            if me is not None and is_outsider(table.room, me):
                with in_store(room_id):
                    invited = await self._store.is_invited(room_id, me.id)
            return Watch(table, me, lang, send, self._settings, seat, blocked, named=named, invited=invited)

        return await self.registry.look(room_id, work)

    # ---- Monitoring ------------------------------------------------------------------------------------------------

    def counts(self) -> dict[str, int]:
        """Return gauges and counters by name."""
        found = [*self.registry.tables.values()]
        queue = self.registry.thinkers.queue
        waiting = queue.waiting()
        return {
            "rooms_in_memory": len(found),
            "games_in_memory": sum(table.game is not None for table in found),
            "watchers": sum(len(table.watchers) for table in found),
            "thoughts_at_work": queue.running,
            "hints_waiting": waiting[HINT],
            "bots_waiting": waiting[BOT],
            "decisions_total": self.registry.committed,
        }

    def observe_waits(self, observe: Callable[[str, float], None]) -> None:
        """Call ``observe`` with the kind ("hint" or "bot") of each starting job and the seconds that it has waited."""
        self.registry.thinkers.queue.observe = observe


def _no_link() -> Refused:
    return Refused("no-link", "This link is invalid; create a new one on the device that has the seat.", 404)


async def _up_to_date(table: LiveRoom) -> None:
    """Reload a table: a client that comes from another process may already have seen newer commits."""
    try:
        await table.reread()
    except Refused as refused:
        if refused.code != "unavailable":  # an outdated table is better than none
            raise
