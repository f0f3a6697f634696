"""Registry of the rooms in memory, and all background work on them: bots, clocks and updates from other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from burgrave.kernel.errors import BurgraveError
from burgrave.server.live.actor import RoomActor, Services, read_room
from burgrave.server.live.bots import BOT, Thinkers
from burgrave.server.live.clocks import Clocks, Turn
from burgrave.server.live.errors import Overtaken, Refused, in_store
from burgrave.server.live.game import AUTO, Game, Progress
from burgrave.server.live.job_queue import Accounts, Cancelled
from burgrave.server.live.occasions import Notifier
from burgrave.server.live.presence import Peers, Presence
from burgrave.server.live.requests import Decide, IsDue, KeepSummary, Request, ShowProgress, Visit
from burgrave.server.live.rooms import bots_only
from burgrave.server.live.worker import Think
from burgrave.server.settings import Settings
from burgrave.server.store import Heard, Present, RoomRow, Store, StoreUnavailable

T = TypeVar("T")

_TICK: Final = 1.0  # seconds between checks of the clocks
_IDLE_TABLES: Final = 128  # empty tables kept in memory
_IDLE_SECONDS: Final = 900.0  # maximum seconds that an empty table is kept
_STALE_SECONDS: Final = 14 * 86_400.0  # age at which a room that was never started is removed
_TIDY_SECONDS: Final = 3600.0  # seconds between searches for such rooms
_STUCK: Final = 10.0  # seconds after which a process claims a game in which another one fails to move
_TRIES: Final = 4  # attempts when other processes write to the same table
_PIECE: Final = 50  # rooms per query for missing summaries
_BREATH: Final = 0.05  # seconds of pause between these queries
_PATIENCE: Final = (0.5, 1.0, 2.0, 2.0)  # seconds before a bot retries a refused commit

_log = logging.getLogger(__name__)


class RoomRegistry:
    """All tables of a process, and all background work: bots, clocks and updates from other processes."""

    def __init__(self, store: Store, settings: Settings, think: Think) -> None:
        self.store = store
        self.settings = settings
        self.now = now = store.now
        self.tables: dict[str, RoomActor] = {}
        self.peers = Peers(store.process, now)
        self.presence = Presence(store, self.tables, self.peers)
        self.thinkers = Thinkers(settings, think)
        self.accounts = Accounts()
        self.clocks = Clocks()
        self.services = Services(store, settings, self.clocks, self.peers, self.presence, self.thinkers, self.accounts)
        self.notifier = Notifier(settings.notice_pause, now)
        self.stopping = False
        self._deadlines: dict[str, float] = {}
        self._progress: dict[str, Progress] = {}  # of running games that are no longer in memory
        self._due = asyncio.Event()  # set when a room is to be visited at once
        self._heard = 0
        self._taken_up = False  # the running games have been found
        self._tasks: set[asyncio.Task[Any]] = set()
        self._tending: asyncio.Task[None] | None = None
        self._swept = now()
        self._tidied = now()
        self._beaten = float("-inf")  # this process's last heartbeat
        self._complained: dict[str, str] = {}  # rooms that failed, and the error logged

    # ---- One table -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, room_id: str) -> AsyncIterator[RoomActor]:
        """Lock a table, refresh it and yield it; afterwards schedule its bots and clocks."""
        if self.stopping:
            raise Refused("stopping", "The server is stopping; connect again in a moment.", 503)
        table = await self._fetched(room_id)
        table.users += 1
        try:
            async with table.lock:
                try:
                    await table.refresh()
                    yield table
                except Refused as refused:
                    if refused.code == "no-room":
                        self._forget(table, refused)
                    raise
                finally:
                    table.used = self.now()
                    self._settle(table)
        finally:
            table.users -= 1

    async def ask(self, room_id: str, request: Request[T]) -> T:
        request.check()
        handled = self._handled(room_id, request)
        return await (self.whole(handled) if request.writes else handled)

    async def _handled(self, room_id: str, request: Request[T]) -> T:
        """Handle a request. If it is rejected, reload the room, and retry if anything has changed."""
        async with self.at(room_id) as table:
            if request.personal:
                table.asked = self.now()
            for _ in range(_TRIES):
                try:
                    return await table.handle(request)
                except Refused as refused:
                    known = isinstance(refused, Overtaken)
                    if not request.repeated or refused.status >= 500 or not (known or await table.reread()):
                        raise
            return await table.handle(request)

    async def progress(self, room_ids: Sequence[str]) -> dict[str, Progress]:
        """Return the progress of running games.

        Games that cannot be read are omitted. A game whose progress is known is not loaded again unless its log has new
        entries.
        """
        known = [room_id for room_id in room_ids if room_id in self._progress and room_id not in self.tables]
        with in_store():
            numbers = await self.store.last_numbers(known)
        found = {one: self._progress[one] for one in known if self._progress[one].count == numbers.get(one, -1) + 1}
        for room_id in room_ids:
            if room_id not in found:
                with suppress(Refused):
                    found[room_id] = await self.ask(room_id, ShowProgress())
        return found

    def add(self, room: RoomRow) -> None:
        self._kept(room)

    def _kept(self, room: RoomRow) -> RoomActor:
        if room.id not in self.tables:
            self.tables[room.id] = RoomActor(self.services, room)
        return self.tables[room.id]

    async def _fetched(self, room_id: str) -> RoomActor:
        table = self.tables.get(room_id)
        if table is not None:
            return table
        heard = self._heard
        room = await read_room(self.store, room_id)
        table = self._kept(room)
        table.room_stale = table.room_stale or heard != self._heard
        return table

    def _forget(self, table: RoomActor, refused: Refused) -> None:
        """Remove a room that no longer exists, and disconnect its watchers."""
        self.tables.pop(table.room.id, None)
        for watcher in [*table.watchers]:
            watcher.dismiss(refused.code, refused.detail)

    def _settle(self, table: RoomActor) -> None:
        """Schedule a table's next deadline, notifications and bots."""
        served = self.peers.is_served(table.room.id)
        deadlines = {} if served else table.deadlines()
        if deadlines:
            self._deadlines[table.room.id] = min(deadlines.values())
        else:
            self._deadlines.pop(table.room.id, None)
        self.notifier.look(table)
        if served and table.watchers and table.is_overdue(self.now()) and bots_only(table.room.seats):
            self._claim_soon(table)  # the process that serves it may not know of the viewers
        if not table.is_moving and not self.stopping and not served and table.turn() is not None:
            table.driver = self._spawn(self._drive(table))

    # ---- Bots ------------------------------------------------------------------------------------------------------

    async def _drive(self, table: RoomActor) -> None:
        """Play for bots and apply automatic answers, one decision after another, until none is left."""
        refused = 0
        chosen: Decide | None = None  # not committed yet
        while not self.stopping and self.tables.get(table.room.id) is table:
            turn = table.turn()
            if turn is None or self.peers.is_served(table.room.id):
                return
            try:
                if chosen is None or chosen.turn != turn:
                    chosen = Decide(turn, await self._action(table, turn))
                await self.ask(table.room.id, chosen)
                refused, chosen = 0, None
            except Cancelled:
                continue
            except Refused as error:
                if error.code == "stale":
                    chosen = None
                    continue
                await asyncio.sleep(_PATIENCE[min(refused, len(_PATIENCE) - 1)])
                refused += 1
                if refused == len(_PATIENCE):
                    _log.warning("The bots of room %s cannot move: %s", table.room.id, error)
                if refused >= len(_PATIENCE) and error.code not in ("unavailable", "busy"):
                    return  # the sweep restarts them
            except Exception:
                _log.exception("A bot in room %s could not move.", table.room.id)
                return

    async def _action(self, table: RoomActor, turn: Turn) -> int:
        """Return the action of a bot or automatic answer, after a delay that reveals no hidden information."""
        if turn.source == AUTO:
            await asyncio.sleep(self.settings.bot_pause)
            return turn.action
        job = self.thinkers.job(BOT, self.accounts.of(table.room.host), table.room.id, table.has_viewers)

        def asked() -> Game | None:
            return table.game if table.is_open(turn) and not table.asleep() else None

        return await self.thinkers.choose(asked, turn.seat, turn.level, job)

    # ---- Clocks and stalled games ----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Listen for notifications from other processes, and start the maintenance task.

        The task first looks up all running games.
        """
        await self._beat()
        self.store.listen(self.heard, self.present, self.missed, self.alive)
        self._tending = asyncio.create_task(self._tend())

    async def _tend(self) -> None:
        kept = False
        while True:
            try:
                if not self._taken_up:
                    await self._take_up_all()
                    self._taken_up = True
                    if not kept:
                        kept = True
                        _ = self._spawn(self._keep_all())
                await self.tick()
            except BurgraveError as error:
                _log.warning("Running games could not be loaded: %s", error)
            except Exception:
                _log.exception("The clocks and the sweep failed; trying again.")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), min(_TICK, self.settings.sweep_seconds))
            self._due.clear()

    async def _take_up_all(self) -> None:
        playing = await self.store.playing()
        if not self.store.shared:
            await self._visit_all(playing)
            return
        for room_id in playing:
            if room_id not in self.tables:
                self.peers.add_unknown(room_id)  # another process may serve it

    async def _visit_all(self, rooms: Iterable[str]) -> None:
        for number, room_id in enumerate(rooms, 1):
            await self._visit(room_id)
            if number % _IDLE_TABLES == 0:
                self._let_go()
            await asyncio.sleep(0)

    async def _keep_all(self) -> None:
        """Store, one by one, the summaries of games that ended under an older version of the server."""
        last = ""
        while not self.stopping and (found := await self.store.unkept(_PIECE, after=last)):
            for room_id in found:
                try:
                    await self.ask(room_id, KeepSummary())
                except Exception as error:
                    self._complain(room_id, error)
                await asyncio.sleep(_BREATH)
            last = found[-1]
            self._let_go()

    async def _visit(self, room_id: str) -> None:
        """Refresh a table, apply its time-outs and schedule what comes next."""
        # Downtime since the last heartbeat is known only after the next one.
        known = min(self.now(), self._beaten + self.settings.sweep_seconds)
        try:
            await self.ask(room_id, Visit(known))
        except Exception as error:
            self._deadlines.pop(room_id, None)
            self.notifier.forget(room_id)
            if isinstance(error, Refused) and error.code == "unavailable":
                self._deadlines[room_id] = self.now() + self.settings.sweep_seconds  # retry at that time
            self._complain(room_id, error)
        else:
            self._complained.pop(room_id, None)

    def _complain(self, room_id: str, error: Exception) -> None:
        """Log a room's error, but only once; the error does not affect other rooms."""
        if self._complained.get(room_id) == repr(error):
            return
        self._complained[room_id] = repr(error)
        if isinstance(error, BurgraveError):
            _log.warning("Maintenance of room %s failed: %s", room_id, error)
        else:
            _log.error("Maintenance of room %s failed.", room_id, exc_info=error)

    async def tick(self) -> None:
        """Check the clocks, and periodically look for stalled games."""
        every = self.settings.sweep_seconds
        if self.now() - self._beaten >= every and not await self._beat():
            return  # nothing works without the database
        late = [room_id for room_id, until in self._deadlines.items() if until <= self.now()]
        await self._visit_all(dict.fromkeys([*late, *self.notifier.due()]))
        for process in self.peers.remove_silent():
            self.presence.remove_process(process)
        await self._claim()
        self.presence.tick()
        if self.now() - self._swept >= every:
            self._swept = self.now()
            await self.sweep()

    async def _claim(self) -> None:
        """Claim this process's share of the running games that no running process serves."""
        tables = self.tables
        for room_id in self.peers.take_back():
            self._deadlines[room_id] = self.now()
        found = self.peers.rooms_to_claim(lambda room_id: room_id in tables and tables[room_id].in_use())
        if found:
            playing = {*await self.store.playing()}
            self.peers.keep(playing)
            await self.store.claim([room_id for room_id in found if room_id in playing])

    def _claim_soon(self, table: RoomActor) -> None:
        if not self.stopping:
            _ = self._spawn(self.store.claim([table.room.id]))

    async def _report(self, *, claims: bool) -> None:
        """Report the people who are here and, if ``claims``, the running games that this process serves."""
        for table in [table for table in self.tables.values() if table.here()]:
            self.presence.changed(table)
        if claims and self._taken_up:
            with suppress(StoreUnavailable):
                playing = await self.store.playing()
                await self.store.claim([room_id for room_id in playing if not self.peers.is_served(room_id)])

    async def _beat(self) -> bool:
        """Record a heartbeat, and load the outages; return False if the database is unreachable.

        A long gap between heartbeats means that no server was up, or none could reach the database. Before the first
        heartbeat of a process that serves alone, all the time since the last one is downtime.
        """
        first = self._beaten == float("-inf")
        gap = _TICK if first and not self.store.shared else 2 * self.settings.sweep_seconds
        began = self.now()
        try:
            if self.store.trouble is not None:
                await self.store.probe()
            outages = await self.store.beat(gap)
        except StoreUnavailable as error:
            _log.debug("The clocks are stopped: %s", error)
            return False
        self._beaten = began
        if outages != self.clocks.outages:
            self.clocks.outages = outages
            for table in [table for table in self.tables.values() if table.deadlines()]:
                self._settle(table)
                table.changed_game = True
                table.broadcast()
        return True

    async def sweep(self) -> None:
        """Restart stalled games, and drop unused tables."""
        for table in [*self.tables.values()]:
            if table.users == 0 and self._asks(table, RoomActor.wants_visit):
                await self._visit(table.room.id)
            if self.peers.is_served(table.room.id) and self._asks(table, self._is_stuck):
                self._claim_soon(table)
        if self.now() - self._tidied >= _TIDY_SECONDS:
            self._tidied = self.now()
            await self._tidy()
        self._let_go()

    async def _tidy(self) -> None:
        """Remove rooms that were opened but never started."""
        try:
            for room_id in await self.store.remove_stale(_STALE_SECONDS):
                if room_id in self.tables:
                    self.tables[room_id].room_stale = True
                    await self._visit(room_id)
            playing = {*await self.store.playing()}
            self.peers.keep(playing)
            self._progress = {room_id: one for room_id, one in self._progress.items() if room_id in playing}
        except StoreUnavailable as error:
            _log.warning("Abandoned rooms could not be removed: %s", error)

    def _is_stuck(self, table: RoomActor) -> bool:
        """Return True if people use a room here, but the process that serves it has missed a decision or deadline."""
        return table.in_use() and table.is_overdue(self.now() - _STUCK)

    def _asks(self, table: RoomActor, question: Callable[[RoomActor], bool]) -> bool:
        """Evaluate a condition for a table; an error counts as False and does not affect other tables."""
        try:
            return question(table)
        except Exception as error:
            self._complain(table.room.id, error)
            return False

    def _let_go(self) -> None:
        """Drop empty tables from memory; they are loaded again on demand."""
        idle = [table for table in self.tables.values() if self._asks(table, RoomActor.is_idle)]
        idle.sort(key=lambda table: table.used)
        old = self.now() - _IDLE_SECONDS
        for number, table in enumerate(idle):
            if number < len(idle) - _IDLE_TABLES or table.used < old:
                del self.tables[table.room.id]
                if table.game is not None and table.room.state == "playing":
                    self._progress[table.room.id] = Progress.of(table.game)
                else:
                    self._progress.pop(table.room.id, None)

    async def still_so(self, room_id: str, person_id: str, kind: str) -> bool:
        """Return True if a notification of this kind is still due for a person."""
        try:
            return await self.ask(room_id, IsDue(person_id, kind))
        except Refused as refused:
            if refused.status >= 500:
                raise
            return False

    # ---- other processes -------------------------------------------------------------------------------------------

    def heard(self, room_id: str, number: int, process: str = "") -> None:
        """Handle the notification that a process has committed something; the data itself is in the store.

        A table that nobody uses here is dropped from memory and left to that process.
        """
        table = self.tables.get(room_id)
        if process and number != Heard.CHAT and self.peers.set_server(room_id, process):
            if table is None:
                self._deadlines[room_id] = self.now()
                self._due.set()
            elif not self.stopping:
                _ = self._spawn(self._visit(room_id))
        if process == self.store.process:
            return
        self._heard += 1
        if self.peers.is_served(room_id) and (table is None or table.is_unused()):
            self.tables.pop(room_id, None)
            self._deadlines.pop(room_id, None)
            self.notifier.forget(room_id)
            return
        if table is None or number == Heard.SERVED:
            return
        if number == Heard.CHAT:
            table.chat_stale = True
        elif number == Heard.ROOM:
            table.room_stale = True
        elif table.game is None or number >= table.game.count:
            table.log_stale = True
        else:
            return
        if not self.stopping:
            _ = self._spawn(self._visit(room_id))

    def present(self, present: Present) -> None:
        """Handle another process's report on the people in a room."""
        self.alive(present.process, "here")
        self.presence.heard(present)

    def alive(self, process: str, signal: str) -> None:
        """Handle the signal of a process, which may be this one."""
        if signal == "gone":
            self.peers.remove(process)
            self.presence.remove_process(process)
        elif (self.peers.record_signal(process) or signal == "hello") and not self.stopping:
            _ = self._spawn(self._report(claims=process != self.store.process))

    def reread_soon(self, room_id: str) -> None:
        """Reload a room that was saved directly, bypassing its table in memory."""
        self.heard(room_id, Heard.ROOM)

    def missed(self) -> None:
        """Reload all watched tables after a gap in the notifications from other processes.

        Other processes may have claimed any room in the meantime, including those that this one serves.
        """
        self.peers.forget_servers()
        self._taken_up = False
        for room_id in [room_id for room_id, table in self.tables.items() if table.room.state == "playing"]:
            self.peers.add_unknown(room_id)
        for table in [table for table in self.tables.values() if table.watchers]:
            for news in (Heard.ROOM, Heard.CHAT):
                self.heard(table.room.id, news)

    # ---- tasks -----------------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so asyncio does not log it; awaiting the task raises it, too

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to completion even if the caller is canceled."""
        return await asyncio.shield(self._spawn(work))

    async def stop(self) -> None:
        """Let commits finish, and cancel everything else."""
        self.stopping = True
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
        for table in self.tables.values():
            if table.driver is not None and not table.lock.locked():
                table.driver.cancel()
        waiting = [*self._tasks]
        if waiting:
            await asyncio.wait(waiting, timeout=self.settings.stop_seconds)
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._beat()  # the clocks run until now
        await self.thinkers.stop()
