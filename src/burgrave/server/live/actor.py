"""Actor of one room, which holds the room and its game in memory and handles requests one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Concatenate, Final, ParamSpec, TypeVar, assert_never, cast

from burgrave.server.live import agreements, history, playing, requests, rooms
from burgrave.server.live.bots import Thinkers
from burgrave.server.live.clocks import (
    Clocks,
    SeatTime,
    Turn,
    deadline_of_last,
    deadlines,
    is_open,
    seat_times,
    thinking,
    turn_of,
)
from burgrave.server.live.errors import (
    Overtaken,
    Refused,
    damaged,
    in_store,
    no_link,
    no_room,
    not_started,
    stale,
    unavailable,
)
from burgrave.server.live.game import Game, Header, Progress
from burgrave.server.live.job_queue import Accounts
from burgrave.server.live.messages import (
    Json,
    audience_of,
    is_mark,
    is_outsider,
    may_watch,
    room_object,
    table_message,
)
from burgrave.server.live.occasions import PendingNotices, occasions
from burgrave.server.live.presence import Peers, Presence
from burgrave.server.live.records import (
    OTHER_RULES,
    began_before,
    finished_game,
    roles_of,
    store_end,
    store_unplayed,
)
from burgrave.server.live.requests import AnyRequest, Request
from burgrave.server.live.room_types import check_valid, wanted_seat
from burgrave.server.live.rooms import on_seat, seat_of, seats_held
from burgrave.server.live.watching import Channel, Key, Watch, broadcast
from burgrave.server.live.worker import Hints
from burgrave.server.settings import Settings
from burgrave.server.store import (
    SERVER,
    Authority,
    Changed,
    ChatLine,
    FinishedGame,
    Gap,
    LogEntry,
    NoSuchLink,
    NoSuchRoom,
    Person,
    Principal,
    RoomRow,
    Server,
    Store,
    StoreUnavailable,
    Taken,
)

P = ParamSpec("P")
T = TypeVar("T")

_CHATS: Final = 50  # messages that a new watcher gets
_LOOKING: Final = 30.0  # seconds for which a polling client counts as present
_TRIES: Final = 5  # attempts to save a room under concurrent changes

_log = logging.getLogger(__name__)


@dataclass
class Services:
    """Objects that all rooms of a process share."""

    store: Store
    settings: Settings
    clocks: Clocks
    peers: Peers
    presence: Presence
    thinkers: Thinkers
    accounts: Accounts
    committed: int = 0
    """Number of decisions since process start."""

    def now(self) -> float:
        return self.store.now()


class RoomActor:
    """A room and its game in memory: a cache of the store, changed only through the store.

    Callers must hold ``lock`` and call ``refresh`` before reading or writing.
    """

    def __init__(self, services: Services, room: RoomRow) -> None:
        self.services = services
        self.store = services.store
        self.room = room
        self.game: Game | None = None
        self.broken: Refused | None = None  # reason why the game could not be loaded
        self.lock = asyncio.Lock()
        self.room_stale = False  # the stored room may be newer
        self.log_stale = True  # the stored log may have further entries
        self.chat_stale = False
        self.changed_room = False  # changes not yet sent to watchers
        self.changed_game = False
        self.sent_setting: tuple[object, ...] = ()
        self.chats: list[ChatLine] | None = None  # the most recent messages, once loaded
        self.new_chats: list[ChatLine] = []
        self.driver: asyncio.Task[None] | None = None
        self.hints = Hints()
        self.watchers: list[Watch] = []
        self.channels: dict[Key, Channel] = {}
        self.users = 0  # tasks that hold the lock or wait for it
        self.used = services.now()  # time of the last request
        self.looked = 0.0  # time of the last poll
        self.asked = 0.0  # time of the last request by a person
        # People at other processes are reported a moment after the room is loaded.
        self.loaded = services.now() if services.store.shared else 0.0
        self.elsewhere = services.presence.elsewhere(room.id)  # people and marks connected to other processes
        self.noted = PendingNotices()
        self._parted: dict[str, float] = {}  # people who disconnected, and when

    # ---- Requests --------------------------------------------------------------------------------------------------

    async def handle(self, request: Request[T]) -> T:
        return cast("T", await self._handle(cast("AnyRequest", request)))

    async def _handle(self, request: AnyRequest) -> object:
        match request:
            # ---- The game
            case requests.Act():
                return await playing.act(self, request)
            case requests.Undo():
                return await playing.undo(self, request)
            case requests.AskHint():
                return playing.ask_hint(self, request)
            case requests.Chat():
                await playing.chat(self, request)
            case requests.ShowTable(me, lang, seat):
                shown = table_message(self, may_watch(self.room, me, seat), lang)
                self.looked = self.services.now()
                return shown
            case requests.WatchRoom():
                return await self._watch(request)
            case requests.Explain():
                return history.explain(self, request)
            # ---- The server's own requests
            case requests.Decide():
                await playing.decide(self, request)
            case requests.Visit():
                await playing.time_out(self, request)
            case requests.BeginTable():
                return await playing.begin_table(self, request)
            case requests.KeepSummary():
                await self.keep()
            case requests.ShowProgress():
                return Progress.of(self.played())
            case requests.IsDue(person_id, kind):
                return any(one.person_id == person_id and one.kind == kind for one in occasions(self, 0.0))
            # ---- Seats
            case requests.ShowRoom(me):
                return self.shown(me)
            case requests.Join(me, seat, network):
                await self._must_be_welcome(me, network, Refused("cannot-sit", "You cannot join this table.", 403))
                return await self._change(rooms.joined, me, seat)
            case requests.Leave(me):
                return await self._change(rooms.left, me)
            case requests.Return(me):
                return await self._change(rooms.came_back, me)
            case requests.StandIn():
                return await self._stand_in(request)
            case requests.SetSeat(me, seat, wish):
                given = wanted_seat(me, wish)
                return await self._change(rooms.seat_set, me, seat, given)
            case requests.StartGame(me):
                return await self._change(rooms.started, me, self.services.now())
            case requests.SetAuto(me, answers):
                return await self._change(rooms.with_answers, me, answers)
            case requests.Propose():
                return await playing.propose(self, request)
            case requests.Answer():
                return await playing.answer(self, request)
            case requests.Resume(me):
                return await self._change(agreements.resume, me, self.services.now())
            case requests.Rename(me):
                return await self._change(rooms.renamed, me)
            case requests.ChangeRoom(change, authority):
                await self.save(change, by=authority)
            case requests.Rematch(me, network):
                return await self._rematch(me, network)
            case requests.AddSeatLink(me):
                seat = rooms.movable_seat(self.room, me)
                with in_store(self.room.id):
                    token = await self.store.add_seat_link(self.room.id, seat, me.id, by=me.by)
                return self.services.settings.link("seat", token)
            case requests.ClaimSeat():
                return await self._claim_seat(request)
            case requests.Invite():
                await self._invite(request)
            case requests.FindPlayer(me, seat):
                row = self.room.seats[on_seat(self.room, seat)]
                if row.kind != "person" or row.person_id is None or row.person_id == me.id:
                    raise Refused("no-person", "No other player has this seat.", 404)
                return row.person_id
            # ---- Looking back
            case requests.ShowRecord():
                return await history.show_record(self, request)
            case requests.ShowResult():
                return await history.show_result(self, request)
            case requests.ShowReplay(me):
                return history.show_replay(self, me)
            case requests.ShowStep():
                return history.show_step(self, request)
            case requests.BeginFrom():
                return history.begin_from(self, request)
            case requests.CheckReviewable(me):
                await history.check_reviewable(self, me)
            case _:
                assert_never(request)
        return None

    def shown(self, me: Person | None) -> Json:
        """Return the Room object as ``me`` sees it."""
        return room_object(self.room, me, self.online(), self.services.settings)

    async def _change(
        self,
        change: Callable[Concatenate[RoomRow, Principal, P], RoomRow],
        me: Principal,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Json:
        """Save the room that ``change`` returns, on behalf of ``me``; return it as ``me`` sees it."""
        await self.save(lambda room: change(room, me, *args, **kwargs), by=me.by)
        return self.shown(me)

    async def _must_be_welcome(self, me: Person, network: int | None, refused: Refused) -> None:
        """Raise ``refused`` if I have no seat here, and the host has blocked me or all new users from my network."""
        if not seats_held(self.room, me):
            with in_store(self.room.id):
                if await self.store.has_blocked(self.room.host, me.id, network):
                    raise refused

    async def _stand_in(self, request: requests.StandIn) -> Json:
        me, seat, now = request.me, request.seat, self.services.now()
        decision = None if self.game is None else self.game.opened.get(on_seat(self.room, seat))
        gone = self.absent_since(self.room.seats[seat].person_id or "")
        waits = None
        if decision is not None and gone is not None:  # players could not return during downtime
            up_since = self.services.clocks.of_room(self.room).up_since
            waits = now - max(decision.at, up_since, gone)
        away = self.room.host not in self.online() or self.room.tournament is not None
        await self.save(lambda room: rooms.replaced(room, me, seat, waits, host_away=away), by=me.by)
        self.noted.take_over(self.room, [seat], now)
        return self.shown(me)

    async def _rematch(self, me: Principal, network: int | None) -> tuple[str, str | None]:
        wanted = replace(rooms.rematch_of(self.room, me), network=network)
        if self.room.next is not None:
            return self.room.next, None
        await add_room(self.store, self.services.settings, wanted, me)
        await self.save(lambda room: room if room.next is not None else replace(room, next=wanted.id), by=me.by)
        assert self.room.next is not None
        if self.room.next != wanted.id:
            return self.room.next, wanted.id
        self.noted.rematch = me.id, self.services.now()
        return wanted.id, None

    async def _claim_seat(self, request: requests.ClaimSeat) -> Json:
        me, link = request.me, request.link
        await self._must_be_welcome(me, request.network, no_link())
        used = None if link.person_id == me.id else request.token
        try:
            await self.save(lambda room: rooms.claimed(room, link, me), by=me.by, seat_link=used)
        except NoSuchLink as error:
            raise no_link() from error
        return self.shown(me)

    async def _invite(self, request: requests.Invite) -> None:
        me, room = request.me, self.room
        if seat_of(room, me) is None and room.host != me.id:
            raise Refused("not-seated", "You can invite friends only to your own table.", 403)
        if room.state != "open":
            raise Refused("already-started", "The game has already started; invite friends before that.")
        if all(seat.kind != "open" for seat in room.seats):
            raise Refused("room-full", "All seats of this room are taken.")
        with in_store(room.id):
            friend = await self.store.invite(room.id, me.id, request.friend_id, by=me.by)
        if friend is None:
            raise Refused("no-person", "This person is not your friend, or no longer is.", 404)
        self.noted.invited[friend] = me.id, self.services.now()

    async def _watch(self, request: requests.WatchRoom) -> Watch:
        me, lang, seat, room_id = request.me, request.lang, request.seat, self.room.id
        if self.store.shared:
            await self._up_to_date()
        if self.room.state != "open":
            may_watch(self.room, me, seat)
        await self.read_chats()
        blocked: frozenset[str] = frozenset()
        invited = False
        if me is not None:
            with in_store(room_id):
                blocked = frozenset(one.person_id for one in await self.store.blocked_by(me.id))
                invited = is_outsider(self.room, me) and await self.store.is_invited(room_id, me.id)
        return Watch(
            self, me, lang, request.send, self.services.settings, seat, blocked, named=request.named, invited=invited
        )

    async def _up_to_date(self) -> None:
        """Reload the room: a client that was connected to another process may already have seen newer commits."""
        try:
            await self.reread()
        except Refused as refused:
            if refused.code != "unavailable":  # an outdated table is better than none
                raise

    # ---- Reading ---------------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Load what other processes have committed, and notify the watchers."""
        try:
            if self.room_stale:
                await self._read_room()
            if self.log_stale and self.room.header is not None:
                await self._read_log()
            if self.chat_stale:
                await self._read_chat()
        except StoreUnavailable as error:
            raise unavailable() from error
        finally:
            self.broadcast()
        await self._finish()

    async def _read_room(self) -> None:
        self.room_stale = False
        try:
            room = await read_room(self.store, self.room.id)
        except BaseException:  # cancellation included
            self.room_stale = True
            raise
        if room != self.room:
            self.log_stale = True
            self.room = room
            self.changed_room = True

    async def _read_log(self) -> None:
        game = self.game
        self.log_stale = False
        try:
            entries = await self.store.log(self.room.id, -1 if game is None else game.count - 1)
        except BaseException:  # cancellation included
            self.log_stale = True
            raise
        try:
            if game is None:
                assert self.room.header is not None
                self.game = Game(Header.of(self.room.header), entries)
                self.changed_game = True
            elif game.take_in(entries):
                self.changed_game = True
            self.broken = None
        except Refused as error:
            self.broken = error
        except Exception as error:  # its message may reveal a seat's secret
            _log.error("The log of the room %s cannot be replayed (%s).", self.room.id, type(error).__name__)
            self.game = None
            self.broken = damaged("This game is damaged")

    async def _read_chat(self) -> None:
        self.chat_stale = False
        try:
            lines = await self.store.chats(self.room.id, _CHATS)
        except BaseException:  # cancellation included
            self.chat_stale = True
            raise
        if self.chats is not None:
            self.new_chats += [line for line in lines if line not in self.chats]
        self.chats = lines

    def broadcast(self) -> None:
        if self.changed_game:
            self.hints.keep({} if self.game is None else self.game.opened)
        if self.changed_room or self.changed_game or self.new_chats:
            broadcast(self)
            self.changed_room = self.changed_game = False
            self.new_chats = []

    def played(self) -> Game:
        """Return the running or finished game; raise Refused if there is none."""
        if self.game is not None:
            return self.game
        if self.room.state == "over":
            if self.broken is not None and self.broken.code == OTHER_RULES:
                raise Refused(
                    "other-rules",
                    "This game's rules version is no longer supported: its record and result are available,"
                    " but not a replay.",
                )
            raise self.broken or Refused("not-started", "This room was closed before the game started.")
        raise self.broken or not_started()

    async def reread(self) -> bool:
        """Reload the room and its log unconditionally; return True if anything has changed."""
        before = self.room, self.game, 0 if self.game is None else self.game.count
        self.room_stale = self.log_stale = True
        await self.refresh()
        return before != (self.room, self.game, 0 if self.game is None else self.game.count)

    async def as_of(self, seq: int) -> Game:
        """Return the game; if it has fewer than ``seq`` entries, first load what other processes have committed."""
        if self.played().count < seq:
            self.log_stale = True
            await self.refresh()
        return self.played()

    # ---- Writing ---------------------------------------------------------------------------------------------------

    async def save(
        self,
        change: Callable[[RoomRow], RoomRow],
        *,
        by: Authority | Server,
        as_seen: bool = False,
        seat_link: str | None = None,
    ) -> None:
        """Save a change to the room on behalf of ``by``; raise Ended if ``by`` is no longer authorized.

        ``change`` may raise Refused. It is called again if another process saved the room first.

        ``as_seen``: also call ``change`` again if another process has added entries to the game's log.
        ``seat_link``: the secret link that the change uses up.
        """
        for _ in range(_TRIES):
            wanted = change(self.room)
            if wanted == self.room:
                return
            try:
                entries = self.game.count if as_seen and self.game is not None else None
                self.room = await self.store.save_room(wanted, by=by, entries=entries, seat_link=seat_link)
            except Changed:
                self.room_stale = True
                self.log_stale = self.log_stale or as_seen
                await self.refresh()
                continue
            except NoSuchRoom as error:
                raise no_room(self.room.id) from error
            except StoreUnavailable as error:
                self.room_stale = True  # the commit may have succeeded nevertheless
                raise unavailable() from error
            self.changed_room = True
            if wanted.header is not None and self.game is None:
                self.log_stale = True
                await self.refresh()
            self.broadcast()
            return
        raise Refused("busy", "Too many concurrent changes to this room; try again.", 503)

    async def commit(self, entries: Sequence[LogEntry], *, by: Authority | Server) -> None:
        """Append entries to the log on behalf of ``by``, apply them to the game and notify the watchers.

        Raise Ended if ``by`` is no longer authorized, and Overtaken if another process committed first.
        """
        game = self.game
        assert game is not None
        try:
            await self.store.append(self.room.id, entries, by=by)
        except Taken as error:
            self.log_stale = True
            await self.refresh()
            raise Overtaken from error
        except Gap as error:  # the database has lost committed entries
            _log.error("The log of the room %s ends before entry %d, which was committed.", self.room.id, game.count)
            self.game = None
            self.log_stale = True
            await self.refresh()
            raise stale() from error
        except NoSuchRoom as error:
            raise no_room(self.room.id) from error
        except StoreUnavailable as error:
            self.log_stale = True  # the commit may have succeeded nevertheless
            raise unavailable() from error
        game.take_in(entries)
        self.changed_game = True
        self.broadcast()
        await self._finish()

    async def _finish(self) -> None:
        """If the game is over, store its results and summary, and close the room.

        Committed entries stay valid if this fails; the sweep tries again.
        """
        game = self.game
        if self.room.state != "playing" or self.room.header is None:
            return
        try:
            if game is None:
                await self._close()
            elif game.state.is_over():
                await store_end(self.store, self.room, game)
                await self.save(lambda room: replace(room, state="over"), by=SERVER)
        except (StoreUnavailable, Refused) as error:
            _log.warning("The result of the room %s could not be stored yet: %s", self.room.id, error)
        except Exception as error:  # its message may reveal a seat's secret
            _log.error("The result of the room %s cannot be stored (%s).", self.room.id, type(error).__name__)

    async def _close(self) -> None:
        """Close a game whose rules version is older than the server supports; store the part that was played."""
        header = self.room.header
        if header is None or self.broken is None or self.broken.code != OTHER_RULES or not began_before(header):
            return
        await store_unplayed(self.store, self.room, [], OTHER_RULES)
        await self.save(lambda room: replace(room, state="over", closed=OTHER_RULES), by=SERVER)

    async def keep(self) -> None:
        """Store the summary of a finished game if it is missing, for example after an upgrade.

        The lock must be held.
        """
        room = self.room
        if room.state != "over" or room.header is None or await self.store.is_kept(room.id):
            return
        if self.game is not None:
            await self.store.add_finished(finished_game(room, self.game), roles_of(self.game))
        elif self.broken is not None and self.broken.code == OTHER_RULES:
            await store_unplayed(self.store, room, await self.store.results_of(room.id), room.closed)

    async def kept(self) -> FinishedGame | None:
        """Return the summary of a finished game, or None for other games.

        Reading the summary does not require the rules of the game.
        """
        if self.room.state != "over" or self.room.header is None:
            return None
        with in_store(self.room.id):
            await self.keep()
            return await self.store.finished(self.room.id)

    async def read_chats(self) -> None:
        """Load the most recent chat messages unless they are already loaded."""
        if self.chats is None:
            with in_store(self.room.id):
                self.chats = await self.store.chats(self.room.id, _CHATS)

    async def say(self, line: ChatLine, *, by: Authority) -> None:
        """Store a chat message, and send it to the room. Raise Ended if ``by`` is no longer authorized."""
        await self.read_chats()
        with in_store(self.room.id):
            line = await self.store.add_chat(self.room.id, line, by=by)
        self.chats = [*(self.chats or []), line][-_CHATS:]
        self.new_chats.append(line)
        self.broadcast()

    # ---- Presence --------------------------------------------------------------------------------------------------

    def here(self) -> set[str]:
        """Return the person ids and the spectators' marks (see ``mark_of``) of everyone connected to this process."""
        found: set[str] = set()
        for watcher in self.watchers:
            if watcher.me is not None:
                found.add(watcher.me.id)
            if not seats_held(self.room, watcher.me):
                found.add(watcher.mark)
        return found

    def online(self) -> set[str]:
        """Return the person ids and the spectators' marks of everyone connected to any process."""
        return self.here() | self.elsewhere

    def moved(self, before: set[str]) -> bool:
        """Record departures since ``before``, and report any change in presence to other processes.

        Return True if the change affects the room as shown to its watchers.
        """
        now = self.here()
        if now == before:
            return False
        self._parted.update({who: self.services.now() for who in before - now if not is_mark(who)})
        self.services.presence.changed(self)
        return self._seen(now | self.elsewhere) != self._seen(before | self.elsewhere)

    def _seen(self, online: set[str]) -> tuple[object, ...]:
        return [seat.person_id in online for seat in self.room.seats], audience_of(online)

    def moved_elsewhere(self, people: frozenset[str]) -> None:
        """Set the people connected to other processes, and record who has left them."""
        self._parted.update(dict.fromkeys(self.elsewhere - people, self.services.now()))
        self.elsewhere = people

    def absent_since(self, person_id: str) -> float | None:
        """Return when a person left (0 if they were never seen here), or None if they are present."""
        return None if person_id in self.online() else self._parted.get(person_id, 0.0)

    def forget_channels(self) -> None:
        """Drop channels without watchers."""
        used = {(watcher.seat, watcher.lang) for watcher in self.watchers}
        self.channels = {key: channel for key, channel in self.channels.items() if key in used}

    def has_viewers(self) -> bool:
        """Return True if anybody is watching: through a socket to any process, or by polling."""
        return bool(self.watchers or self.elsewhere) or self.services.now() - self.looked < _LOOKING

    def is_overdue(self, before: float) -> bool:
        """Return True if a deadline passed, or a bot or automatic answer became due, before the given time."""
        turn = self.turn()
        if turn is not None and self.game is not None and self.game.opened[turn.seat].at < before:
            return True
        return any(until < before for until in self.deadlines().values())

    def in_use(self) -> bool:
        """Return True if people use the room through this process, or did so a moment ago."""
        recent = max([self.asked, *self._parted.values()])
        return bool(self.watchers or self.users) or self.services.now() - recent < _LOOKING

    def asleep(self) -> bool:
        """Return True if the bots are paused.

        They are paused if only bots play, nobody watches, and the room is not part of a tournament.
        """
        if self.room.tournament is not None:
            return False
        return all(seat.kind == "bot" for seat in self.room.seats) and not self.has_viewers()

    # ---- Maintenance -----------------------------------------------------------------------------------------------

    def wants_visit(self) -> bool:
        """Return True if the room has pending work that no task is handling."""
        playing = self.room.state == "playing"
        if self.room_stale or self.chat_stale or (self.log_stale and self.room.header is not None):
            # An open room may have been started by a commit that got no answer.
            return self.room.state != "over" or bool(self.watchers)
        if self.game is None or not playing or self.services.peers.is_served(self.room.id):
            return False
        return self.game.state.is_over() or (not self.is_moving and self.turn() is not None)

    @property
    def is_moving(self) -> bool:
        """True while a task plays for bots and applies automatic answers."""
        return self.driver is not None and not self.driver.done()

    def is_idle(self) -> bool:
        """Return True if the table can be dropped from memory."""
        return not (self.watchers or self.users or self.is_moving or self.wants_visit())

    def is_unused(self) -> bool:
        """Return True if this process can forget the table once another process serves the room."""
        return self.is_idle() and not self.in_use() and not self.noted

    # ---- Decisions -------------------------------------------------------------------------------------------------

    def turn(self) -> Turn | None:
        """Return the next decision to be made by a bot or an automatic answer, or None."""
        return None if self.game is None or self.asleep() else turn_of(self.room, self.game)

    def is_open(self, turn: Turn) -> bool:
        return self.game is not None and is_open(self.room, self.game, turn)

    def thinking(self) -> list[int]:
        return [] if self.game is None else thinking(self.room, self.game)

    def setting(self) -> tuple[object, ...]:
        """Return the room data shown in the "table" message; if it changes, the message must be sent again."""
        return self.thinking(), self.times(), [(seat.name, seat.level) for seat in self.room.seats]

    # ---- clocks ----------------------------------------------------------------------------------------------------

    def times(self) -> list[SeatTime]:
        return seat_times(self.room, self.game, self.services.clocks)

    def deadlines(self) -> dict[int, float]:
        return deadlines(self.times())

    def too_late_to_undo(self, seat: int) -> bool:
        """Return True if undoing the game's last step, made by ``seat``, would leave the seat out of time."""
        assert self.game is not None
        until = deadline_of_last(self.room, self.game, seat, self.services.clocks)
        return until is not None and until <= self.services.now()


async def add_room(store: Store, settings: Settings, room: RoomRow, me: Principal) -> RoomRow:
    """Store a new room, subject to the limits for its host and network; return it as stored."""
    with in_store():
        try:
            return await store.add_room(room, by=me.by, limits=settings.room_limits)
        except Taken as error:
            raise Refused("busy", "The room could not be created; try again.", 503) from error


async def read_room(store: Store, room_id: str) -> RoomRow:
    """Return a room from the store; raise Refused if it does not exist or is damaged."""
    with in_store(room_id):
        room = await store.room(room_id)
    if room is None:
        raise no_room(room_id)
    check_valid(room)
    return room
