"""Room service: the lobby, and all requests to rooms.

Space in the lobby is shared fairly, so that one person's rooms cannot crowd out others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from types import TracebackType
from typing import Any, Final, TypeVar

from burgrave.server.live import requests, rooms
from burgrave.server.live.actor import add_room
from burgrave.server.live.bots import BOT, HINT
from burgrave.server.live.errors import Refused, in_store, no_link
from burgrave.server.live.job_queue import Account
from burgrave.server.live.messages import Json, is_mark, must_speak, review_object, room_object
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.requests import Request
from burgrave.server.live.reviews import Reviews
from burgrave.server.live.room_types import NewRoom, new_row, only_valid
from burgrave.server.live.rooms import seat_of
from burgrave.server.live.tournaments import Tournaments
from burgrave.server.live.worker import Think
from burgrave.server.settings import Settings
from burgrave.server.store import Authority, LobbyRow, Person, Principal, RoomRow, Server, Store

# ---- Fairness --------------------------------------------------------------------------------------------------------

_FEW: Final = 3


def few_of_each(rooms: Iterable[LobbyRow]) -> tuple[list[LobbyRow], list[LobbyRow]]:
    """Return two lists: the first rooms, up to three per host and per network, and all other rooms.

    Both lists keep the given order.
    """
    few: list[LobbyRow] = []
    others: list[LobbyRow] = []
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

T = TypeVar("T")

_LOBBY: Final = 300  # maximum number of rooms in the lobby
_PAGE: Final = 50  # rooms per page
_EVERY: Final = 10_000  # maximum number of rooms of a person who leaves for good
_TURNS: Final = 20  # running games for which the list shows whether it is my turn


class RoomService:
    """Service for rooms and their games.

    Methods that act for a person raise ``Refused`` if the action is not allowed.
    """

    def __init__(self, store: Store, settings: Settings, *, think: Think = asyncio.to_thread) -> None:
        self.registry = RoomRegistry(store, settings, think)
        self.reviews = Reviews(store, settings, think)
        self.tournaments = Tournaments(self.registry)
        self._store = store
        self._settings = settings
        self._now = store.now

    async def start(self) -> None:
        """Start all background work: running games, clocks, reviews, tournaments, and updates from other processes."""
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
        """Record a person's address, because the job queue is fair first between addresses, then between people."""
        self.registry.accounts.note(Account(me.id, address, me.guest))

    def address_of(self, person_id: str) -> str:
        """Return a person's last known address; empty if this process has not seen them."""
        return self.registry.accounts.of(person_id).address

    async def ask(self, room_id: str, request: Request[T]) -> T:
        """Pass a request to a room, and return the reply (``live/requests.py``)."""
        return await self.registry.ask(room_id, request)

    # ---- Rooms -----------------------------------------------------------------------------------------------------

    async def create(self, me: Principal, wanted: NewRoom | Mapping[str, Any], *, network: int | None = None) -> Json:
        """Open a room.

        ``network``: tag of the creator's network, for the limit on rooms per network, or None.
        """
        row = replace(new_row(me, wanted), network=network)
        return await self.registry.whole(self._add(row, me))

    async def _add(self, row: RoomRow, me: Principal) -> Json:
        row = await add_room(self._store, self._settings, row, me)
        self.registry.add(row)
        return room_object(row, me, (), self._settings)

    async def lobby(self, page: int = 1, *, hidden: Collection[str] = ()) -> Json:
        """Return a page (numbered from 1) of the public rooms that are open or can be watched.

        The result has the page's ``rooms``, and ``more`` is True if there are further pages. A few rooms of each host
        and each network come first, then the others; in both groups, rooms with waiting players come first.
        ``hidden``: hosts whose rooms are left out.
        """
        with in_store():
            found = [room for room in await self._store.lobby(_LOBBY) if room.host not in hidden]
            few, others = few_of_each(found)
            ordered = [*sorted(few, key=self._is_quiet), *sorted(others, key=self._is_quiet)]
            first, last = (page - 1) * _PAGE, page * _PAGE
            shown = only_valid(await self._store.listed_rooms([room.id for room in ordered[first:last]]))
        return {"rooms": [self._listed(room, None) for room in shown], "more": last < len(ordered)}

    async def rooms_of(self, me: Person) -> list[Json]:
        """Return the rooms that I sit in or host, most recently changed first.

        The first few running games also have ``your_turn`` and ``round``, and finished games have my ``place`` and
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
        playing = [room for room in listed if room["state"] == "playing" and room["you"]["seat"] is not None]
        progress = await self.registry.progress([room["id"] for room in playing[:_TURNS]])
        for room in playing:
            if room["id"] in progress:
                now = progress[room["id"]]
                room["your_turn"] = any(room["seats"][seat]["yours"] for seat in now.open)
                room["round"] = now.round
        return listed

    async def leave_all(self, me: Person, *, by: Authority | Server) -> None:
        """Leave all rooms and tournaments for good; bots take over. Raise Ended if ``by`` is no longer authorized."""
        await self.tournaments.leave_all(me, by=by)
        with in_store():
            found = only_valid(await self._store.rooms_of(me.id, _EVERY))
        for room in found:
            if room.state != "over":
                try:
                    await self.ask(room.id, requests.ChangeRoom(lambda room: rooms.left(room, me), by))
                except Refused as refused:
                    if refused.code == "unavailable":
                        raise

    async def renamed(self, me: Principal) -> int:
        """Show my new name in unfinished rooms and tournaments; return how many of them have changed.

        Call it after ``Store.rename``.
        """
        with in_store():
            found = only_valid(await self._store.rooms_of(me.id))
        mine = [room for room in found if room.state != "over" and seat_of(room, me) is not None]
        for room in mine:
            await self.ask(room.id, requests.Rename(me))
        return len(mine) + await self.tournaments.renamed(me)

    async def rematch(self, room_id: str, me: Principal, *, network: int | None = None) -> Json:
        """Play again: create a room with the same settings, or join the rematch that another player has created."""
        found, spare = await self.ask(room_id, requests.Rematch(me, network))
        if spare is not None:  # another process was first
            await self.ask(spare, requests.Leave(me))
        try:
            return await self.ask(found, requests.Join(me, network=network))
        except Refused as refused:
            if refused.code not in ("already-started", "cannot-sit", "room-full", "game-over"):
                raise
            return await self.ask(found, requests.ShowRoom(me))  # it started without me, so I watch

    async def claim(self, token: str, me: Principal, *, network: int | None = None) -> Json:
        """Take the seat that a secret link leads to; ``network``: tag of the caller's network, or None."""
        with in_store():
            link = await self._store.seat_of_link(token)
        if link is None:
            raise no_link()
        return await self.ask(link.room_id, requests.ClaimSeat(me, link, token, network))

    async def play_from(
        self, room_id: str, me: Principal, step: int, seat: int | None, *, network: int | None = None
    ) -> Json:
        """Continue a finished game from one of its steps, at a new table that I host.

        ``seat``: the seat to take. If it is None, I take my old seat or, if I had none, the seat that has to act.
        """
        row = replace(await self.ask(room_id, requests.BeginFrom(me, step, seat)), network=network)
        made = await self.registry.whole(self._add(row, me))
        return await self.ask(made["id"], requests.ShowRoom(me))  # this starts its bots

    def _listed(self, room: RoomRow, me: Person | None) -> Json:
        return room_object(room, me, self._online(room.id), self._settings)

    def _online(self, room_id: str) -> frozenset[str]:
        table = self.registry.tables.get(room_id)
        return self.registry.presence.elsewhere(room_id) if table is None else frozenset(table.online())

    def _is_quiet(self, room: LobbyRow) -> bool:
        """Return True unless the host or a player is present in the room, waiting for others to join."""
        if room.state != "open":
            return True
        table = self.registry.tables.get(room.id)
        if table is None:  # other processes report only spectators' marks, the host and the players
            return all(is_mark(who) for who in self.registry.presence.elsewhere(room.id))
        there = table.online()
        return not any(who in there for who in (room.host, *(seat.person_id for seat in table.room.seats)))

    # ---- Friends ---------------------------------------------------------------------------------------------------

    def at_tables(self, people: Collection[str]) -> set[str]:
        """Return which of these people are at one of their own tables now."""
        there: set[str] = set()
        for table in self.registry.tables.values():
            if table.room.state != "over" or table.room.sealed:
                there |= table.online() & {table.room.host, *(seat.person_id or "" for seat in table.room.seats)}
        return there.union(self.registry.presence.all_elsewhere()) & {*people}

    async def heed_blocks(self, me: Person) -> None:
        """Apply my block list to this process's sockets; other processes apply it on reconnect."""
        with in_store():
            blocked = frozenset(one.person_id for one in await self._store.blocked_by(me.id))
        for table in self.registry.tables.values():
            for watcher in table.watchers:
                if watcher.me is not None and watcher.me.id == me.id:
                    watcher.blocked = blocked
            if table.noted.invited.get(me.id, ("", 0.0))[0] in blocked:
                del table.noted.invited[me.id]

    # ---- Hints and reviews -----------------------------------------------------------------------------------------

    async def hint(self, room_id: str, me: Person, lang: str, *, seat: int | None = None) -> list[Json]:
        """Return a bot's best moves for my open decision."""
        return await (await self.ask(room_id, requests.AskHint(me, lang, seat))).tips()

    async def review(self, room_id: str, me: Person | None, lang: str | None) -> Json:
        """Return the progress of a game's review and its content so far."""
        must_speak(lang)
        await self.ask(room_id, requests.CheckReviewable(me))
        with in_store(room_id):
            row = await self._store.review(room_id)
            before = await self._store.reviews_before(room_id) if row is not None and row.state == "waiting" else 0
        return review_object(room_id, row, before, lang)

    async def ask_review(self, room_id: str, me: Principal, lang: str | None, *, network: int | None = None) -> Json:
        """Request a review unless one already exists; return its progress and its content so far.

        ``network``: tag of the caller's network; queued reviews from different networks take turns.
        """
        must_speak(lang)
        await self.ask(room_id, requests.CheckReviewable(me))
        with in_store(room_id):
            most = self._settings.reviews_per_person
            await self._store.ask_review(room_id, me.id, by=me.by, most=most, network=network)
        self.reviews.wake()
        return await self.review(room_id, me, lang)

    # ---- Monitoring ------------------------------------------------------------------------------------------------

    def counts(self) -> dict[str, int]:
        """Return the service's gauges and counters, by metric name."""
        found = [*self.registry.tables.values()]
        queue = self.registry.thinkers.queue
        waiting = queue.waiting()
        return {
            "rooms_in_memory": len(found),
            "games_in_memory": sum(table.game is not None for table in found),
            "people": len({one.me.id if one.me else one.mark for table in found for one in table.watchers}),
            "watchers": sum(len(table.watchers) for table in found),
            "thoughts_at_work": queue.running,
            "hints_waiting": waiting[HINT],
            "bots_waiting": waiting[BOT],
            "decisions_total": self.registry.services.committed,
        }

    def observe_waits(self, observe: Callable[[str, float], None]) -> None:
        """Call ``observe`` for each starting job, with its kind and how long it has waited, in seconds.

        The kind is "hint" or "bot".
        """
        self.registry.thinkers.queue.observe = observe
