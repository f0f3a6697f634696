"""Tournament service: requests from users, and automatic rounds.

A tournament is sent with its players, rounds and standings; each round includes the results of its tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from burgrave.kernel.errors import BurgraveError
from burgrave.server.live import game as entropy
from burgrave.server.live import rooms, tournament
from burgrave.server.live.clocks import Clocks
from burgrave.server.live.errors import Refused, damaged, in_store
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.requests import BeginTable, ChangeRoom
from burgrave.server.live.room_types import read_wanted
from burgrave.server.live.rooms import with_seat
from burgrave.server.live.tournament import (
    EntrantStanding,
    NewTournament,
    place_of,
    plan_of,
    planned,
    running,
    standing_of,
    table_of,
)
from burgrave.server.settings import RoomLimits, Settings
from burgrave.server.store import (
    SERVER,
    Authority,
    Changed,
    Damaged,
    NoSuchTournament,
    Person,
    Principal,
    RoomRow,
    RoundRow,
    SeatRow,
    Server,
    StoreUnavailable,
    TournamentRow,
    TournamentTable,
)

# ---- Tournament objects ----------------------------------------------------------------------------------------------

Json = dict[str, Any]


def tournament_object(
    row: TournamentRow,
    me: Person | None,
    *,
    host: str,
    states: Mapping[str, str],
    clocks: Clocks,
    settings: Settings,
) -> Json:
    """Return a tournament as ``me`` sees it; ``states`` maps the room of each table to its state.

    Until a duplicate round is closed, its seed is omitted, and finished games at other tables are shown as running.
    """
    plan, mine, now = plan_of(row), place_of(row, me), running(row)
    own = table_of(row, mine) if mine is not None and not row.players[mine].out else None
    return {
        "id": row.id,
        "name": row.name,
        "state": row.state,
        "host": host,
        "set_up": plan.set_up,
        "format": plan.format,
        "length": plan.rounds,
        "places": plan.places,
        "duplicate": plan.duplicate,
        "clock": plan.clock,
        "level": plan.level,
        "wait": plan.wait,
        "spectators": plan.spectators,
        "hints": plan.hints,
        "players": [
            {"place": number, "name": one.name, "level": one.level, "out": one.out, "you": number == mine}
            for number, one in enumerate(row.players)
        ],
        "rounds": [_round(one, states, own) for one in row.rounds],
        "standings": [_standing(one) for one in standing_of(row)] if row.state != "open" else [],
        "you": {"place": mine, "host": me is not None and row.host == me.id, "table": own.room_id if own else None},
        "until": clocks.deadline(now.opened, plan.wait) if now and "open" in _states(now, states) else None,
        "created": row.created,
        "link": settings.link("tournament", row.id),
    }


def seal_of(seed: str) -> str:
    """Return the commitment to a seed, published in advance to prove later that the seed has not changed."""
    return hashlib.blake2b(seed.encode(), digest_size=16).hexdigest()


def _states(now: RoundRow, states: Mapping[str, str]) -> list[str]:
    return [states.get(table.room_id, "over") for table in now.tables]


def _round(one: RoundRow, states: Mapping[str, str], own: TournamentTable | None) -> Json:
    sealed = one.seed is not None and one.closed is None
    tables = [
        {
            "room": table.room_id,
            "state": "playing" if sealed and state == "over" and table is not own else state,
            "players": list(table.players),
            "ranks": None if table.ranks is None else list(table.ranks),
            "scores": None if table.scores is None else list(table.scores),
        }
        for table, state in zip(one.tables, _states(one, states), strict=True)
    ]
    seal = None if one.seed is None else seal_of(one.seed)
    told = None if sealed else one.seed
    return {"opened": one.opened, "closed": one.closed, "seal": seal, "seed": told, "tables": tables}


def _standing(one: EntrantStanding) -> Json:
    return {
        "player": one.player,
        "place": one.place,
        "points": round(float(one.points), 3),
        "same_seat": round(float(one.same_seat), 3),
        "opponents": round(float(one.opponents), 3),
        "firsts": one.firsts,
    }


# ---- The service -----------------------------------------------------------------------------------------------------

# Every process checks all tournaments and performs whatever is due. Several may try the same step at once: a round is
# written in one transaction with its rooms, guarded by the tournament's version, and a game starts guarded by its
# room's version.

Change = Callable[[TournamentRow], TournamentRow]

_TRIES: Final = 5  # attempts to save a tournament under concurrent changes
_MINE: Final = 12  # maximum number of tournaments listed for a person
_LOOK: Final = 1.0  # seconds between checks of the running tournaments
_STALE: Final = 14 * 86_400.0  # age in seconds at which a tournament that never started is removed
_TIDY: Final = 3600.0  # seconds between searches for such tournaments

_log = logging.getLogger(__name__)


class Tournaments:
    """Service for tournaments. Methods that act for a person raise ``Refused`` if the action is not allowed."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._settings = registry.settings
        self._now = registry.now
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._tidied = registry.now()
        self._complained: dict[str, str] = {}  # tournaments that failed, and the error logged

    def start(self) -> None:
        """Start the task that advances running tournaments."""
        self._task = asyncio.create_task(self._tend(), name="tournaments")

    async def stop(self) -> None:
        """Stop advancing tournaments in this process; another process can take over."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    # ---- Requests: methods return the Tournament object as ``me`` sees it -------------------------------------------

    async def create(self, me: Principal, wanted: NewTournament | Mapping[str, Any]) -> Json:
        """Create a tournament; the host also gets a place unless ``wanted`` sets ``play`` to false."""
        asked = wanted if isinstance(wanted, NewTournament) else read_wanted(wanted, NewTournament)
        limits = self._settings.room_limits
        row = planned(me, asked, min(limits.per_host, limits.per_address))
        most = self._settings.tournaments_per_person
        with in_store():
            if await self._store.tournaments_hosted(me.id) >= most:
                raise Refused(
                    "too-many-tournaments", f"You already host {most} tournaments, the maximum; end one first.", 429
                )
            row = await self._store.add_tournament(tournament.joined(row, me) if asked.play else row, by=me.by)
        return await self._shown(row, me)

    async def show(self, tournament_id: str, me: Person | None) -> Json:
        return await self._shown(await self._read(tournament_id), me)

    async def of_person(self, me: Person) -> list[Json]:
        """Return the tournaments that ``me`` plays in or hosts, most recently changed first."""
        with in_store():
            found = await self._store.tournaments_of(me.id, _MINE)
        return [await self._shown(row, me) for row in found]

    async def join(self, tournament_id: str, me: Principal) -> Json:
        """Take a free place, or return to the place that ``me`` has left."""
        return await self._change(tournament_id, me, lambda row: tournament.joined(row, me), by=me.by)

    async def leave(self, tournament_id: str, me: Principal) -> Json:
        """Leave the tournament; a bot takes over the place if the tournament has begun."""
        await self._left(tournament_id, me, by=me.by)
        return await self.show(tournament_id, me)

    async def _left(self, tournament_id: str, me: Person, *, by: Authority | Server) -> None:
        shown = await self._change(tournament_id, me, lambda row: tournament.left(row, me), by=by)
        await self._vacate(tournament_id, shown["you"]["place"], rooms.stood_in, by=by)

    async def remove(self, tournament_id: str, me: Principal, place: int) -> Json:
        """Remove a player for good; only the host may do so."""
        await self._change(tournament_id, me, lambda row: tournament.removed(row, me, place), by=me.by)

        def given(room: RoomRow, seat: int) -> RoomRow:
            return with_seat(room, seat, SeatRow(kind="bot", name=room.seats[seat].name, level=level))

        level = plan_of(await self._read(tournament_id)).level
        await self._vacate(tournament_id, place, given, by=me.by)
        return await self.show(tournament_id, me)

    async def begin(self, tournament_id: str, me: Principal, *, network: int | None = None) -> Json:
        """Start the tournament: bots fill the free places, and the tables of the first round are opened.

        The rooms of each round count against the limits of the host and of the host's network, whose tag is
        ``network``. Raise Refused, before anything is written, if one round would exceed a limit.
        """

        def change(row: TournamentRow) -> TournamentRow:
            return tournament.begun(row, me, network)

        await self._registry.whole(self._saved(tournament_id, change, by=me.by, begins=True))
        self._wake.set()  # the games start in the background, one by one
        return await self.show(tournament_id, me)

    async def call_off(self, tournament_id: str, me: Principal) -> Json:
        """Cancel a tournament that has not started."""
        return await self._called_off(tournament_id, me, by=me.by)

    async def _called_off(self, tournament_id: str, me: Person, *, by: Authority | Server) -> Json:
        return await self._change(tournament_id, me, lambda row: tournament.called_off(row, me), by=by)

    async def leave_all(self, me: Person, *, by: Authority | Server) -> None:
        """Leave all tournaments, and cancel those that ``me`` hosts and that have not started.

        Raise Ended if ``by`` is no longer authorized.
        """
        with in_store():
            found = await self._store.tournaments_of(me.id)
        for row in found:
            for end in (self._called_off, self._left):
                try:
                    await end(row.id, me, by=by)
                except Refused as refused:
                    if refused.code == "unavailable":
                        raise

    async def renamed(self, me: Principal) -> int:
        """Update the name of ``me`` in unfinished tournaments; return how many were changed.

        Call this after ``Store.rename``.
        """
        with in_store():
            found = await self._store.tournaments_of(me.id)
        mine = [row for row in found if tournament.renamed(row, me) != row]
        for row in mine:
            await self._change(row.id, me, lambda one: tournament.renamed(one, me), by=me.by)
        return len(mine)

    async def _change(self, tournament_id: str, me: Person, change: Change, *, by: Authority | Server) -> Json:
        return await self._shown(await self._registry.whole(self._saved(tournament_id, change, by=by)), me)

    async def _saved(
        self, tournament_id: str, change: Change, *, by: Authority | Server, begins: bool = False
    ) -> TournamentRow:
        """Save a change to a tournament; if ``begins`` is True, write its first round in the same transaction."""
        for _ in range(_TRIES):
            row = await self._read(tournament_id)
            wanted = change(row)
            if wanted == row:
                return row
            try:
                with in_store():
                    if begins:
                        return await self._open(wanted, by=by, limits=self._settings.room_limits)
                    return await self._store.save_tournament(wanted, by=by)
            except NoSuchTournament as error:
                raise _missing(tournament_id) from error
            except Changed:
                continue
        raise Refused("busy", "Too many concurrent changes to this tournament; try again.", 503)

    async def _read(self, tournament_id: str) -> TournamentRow:
        try:
            with in_store():
                row = await self._store.tournament(tournament_id)
        except Refused as refused:
            raise damaged("This tournament is damaged") if isinstance(refused.__cause__, Damaged) else refused from None
        if row is None:
            raise _missing(tournament_id)
        return row

    async def _shown(self, row: TournamentRow, me: Person | None) -> Json:
        with in_store():
            states = await self._store.states_of_tables(row.id) if row.rounds else {}
            host = await self._store.person(row.host)
        return tournament_object(
            row,
            me,
            host="" if host is None else host.name,
            states=states,
            clocks=self._registry.clocks,
            settings=self._settings,
        )

    async def _vacate(
        self,
        tournament_id: str,
        place: int | None,
        change: Callable[[RoomRow, int], RoomRow],
        *,
        by: Authority | Server,
    ) -> None:
        """Apply ``change`` to a place's seat at its current table, if it has one."""
        table = tournament.table_of(await self._read(tournament_id), place)
        if table is None or place is None:
            return

        def vacated(room: RoomRow) -> RoomRow:
            return room if room.state == "over" else change(room, table.players.index(place))

        await self._registry.ask(table.room_id, ChangeRoom(vacated, by))

    # ---- Automatic steps --------------------------------------------------------------------------------------------

    async def _tend(self) -> None:
        while True:
            pause = self._settings.sweep_seconds
            try:
                if await self.tick():
                    pause = min(_LOOK, pause)
            except StoreUnavailable as error:
                _log.debug("Tournaments are waiting for the database: %s", error)
            except Exception:
                _log.exception("Tournaments could not be advanced; trying again.")
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()
            self._wake.clear()

    async def tick(self) -> bool:
        """Advance all running tournaments; return True if there are any."""
        if self._now() - self._tidied >= _TIDY:
            self._tidied = self._now()
            await self._store.remove_stale_tournaments(_STALE)
        found = await self._store.running_tournaments()
        for tournament_id in found:
            try:
                await self._registry.whole(self._advance(tournament_id))
            except Exception as error:
                self._complain(tournament_id, error)
            else:
                self._complained.pop(tournament_id, None)
        return bool(found)

    def _complain(self, tournament_id: str, error: Exception) -> None:
        """Log an error in a tournament or at a table, unless it repeats the last error logged there."""
        if self._complained.get(tournament_id) == repr(error):
            return
        self._complained[tournament_id] = repr(error)
        trouble = None if isinstance(error, BurgraveError) else error
        _log.warning("The tournament or table %s cannot be advanced: %s", tournament_id, error, exc_info=trouble)

    async def _advance(self, tournament_id: str) -> None:
        """Open, start and close a tournament's rounds when due, unless another process does so first."""
        row = await self._read(tournament_id)
        if row.state != "playing":
            return
        try:
            if tournament.running(row) is None:
                row = await self._open(row, by=SERVER)
            now = row.rounds[-1]
            states = await self._store.states_of_tables(row.id)
            waiting = [table for table in now.tables if states.get(table.room_id) == "open"]
            if waiting:
                await self._begin_games(row, now, waiting)
            if all(states.get(table.room_id, "over") == "over" for table in now.tables):
                await self._close(row, now)
        except Changed:
            _log.debug("Another process has already advanced the tournament %s.", row.id)

    async def _open(
        self, row: TournamentRow, *, by: Authority | Server, limits: RoomLimits | None = None
    ) -> TournamentRow:
        """Open the tables of the next round in one transaction; raise TooManyRooms if they would exceed ``limits``."""
        # Pairing many players takes a while.
        row, made = await asyncio.to_thread(tournament.next_round, row, self._now())
        return await self._store.save_tournament(row, by=by, opened=made, limits=limits)

    async def _begin_games(self, row: TournamentRow, now: RoundRow, waiting: Sequence[TournamentTable]) -> None:
        """Start the games whose players are all present or, once the waiting time is over, all games of the round.

        The number of bot-only games is limited. A damaged table does not affect the others.
        """
        room = await self._room_for_bots(row)
        for table in waiting:
            if room <= 0 and not any(tournament.is_played(row.players[place]) for place in table.players):
                continue
            try:
                room -= await self._begin_game(row, now, table.room_id, bots_only=room > 0)
            except Refused as refused:
                if refused.code == "stopping":
                    return
                self._complain(table.room_id, refused)
            else:
                self._complained.pop(table.room_id, None)
            await asyncio.sleep(0)  # yield to the event loop

    async def _room_for_bots(self, row: TournamentRow) -> int:
        """Return how many more bot-only tables may run for the host and their network."""
        played = await self._store.tables_being_played(row.host, row.network)
        found = [table for table in played if rooms.bots_only(table.seats)]
        around = sum(table.network is not None and table.network == row.network for table in found)
        mine = sum(table.host == row.host for table in found)
        settings = self._settings
        return min(settings.bot_tables_per_guest - mine, settings.bot_tables_per_address - around)

    async def _begin_game(self, row: TournamentRow, now: RoundRow, room_id: str, *, bots_only: bool) -> bool:
        """Start a game if its players are present or the waiting time is over; bots substitute for absent players.

        ``bots_only``: start it even if only bots would play. Return True if only bots play it, no matter which process
        started it.
        """
        late = self._registry.clocks.deadline(now.opened, plan_of(row).wait) <= self._now()

        seed = now.seed or entropy.fresh()
        return await self._registry.ask(room_id, BeginTable(seed, late, bots_only))

    async def _close(self, row: TournamentRow, now: RoundRow) -> None:
        """Score a round whose games have all ended, and unseal its rooms."""
        results = {table.room_id: await self._store.results_of(table.room_id) for table in now.tables}
        await self._store.save_tournament(tournament.closed(row, results, self._now()), by=SERVER, closes=True)
        for table in now.tables:
            self._registry.reread_soon(table.room_id)
        await self._advance(row.id)


def _missing(tournament_id: str) -> Refused:
    return Refused("no-tournament", f"Unknown tournament {tournament_id[:20]!r}; it may have been removed.", 404)
