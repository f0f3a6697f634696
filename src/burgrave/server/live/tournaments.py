"""Tournament service: requests of people, and automatic rounds.

A tournament is sent to each person with its players, rounds and standings; results of tables come with their round.
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
from burgrave.server.live.errors import Refused
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.refusals import in_store
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.seats import with_seat
from burgrave.server.live.soundness import damaged
from burgrave.server.live.tournament import (
    NewTournament,
    Standing,
    place_of,
    plan_of,
    planned,
    running,
    standing_of,
    table_of,
)
from burgrave.server.live.wanted import read_wanted
from burgrave.server.settings import RoomLimits, Settings
from burgrave.server.store import (
    SERVER,
    Actor,
    Authority,
    Changed,
    Damaged,
    NoSuchTournament,
    Person,
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
    """Return a tournament as ``me`` sees it; ``states``: of the rooms that are its tables.

    Until a round with equal deals is closed, its seed and the ends of others' games are left out.
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
    """Return what is told of a seed in advance: with it anybody can see afterwards that it was chosen before."""
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


def _standing(one: Standing) -> Json:
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
# written in one transaction with its rooms, over the version that was read, and a table begins over that of its room.

Change = Callable[[TournamentRow], TournamentRow]

_TRIES: Final = 5  # to save a tournament that others save at the same time
_MINE: Final = 12  # of those of a person that are listed
_LOOK: Final = 1.0  # seconds between two looks at those that are being played
_STALE: Final = 14 * 86_400.0  # seconds for which one is kept that nobody begins
_TIDY: Final = 3600.0  # seconds between two looks for such

_log = logging.getLogger(__name__)


class Tournaments:
    """Every method that does something for a person raises ``Refused`` for what is not allowed."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._settings = registry.settings
        self._now = registry.now
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._tidied = registry.now()
        self._complained: dict[str, str] = {}  # those that could not go on, and why

    def start(self) -> None:
        """Begin to look after the tournaments that are being played."""
        self._task = asyncio.create_task(self._tend(), name="tournaments")

    async def stop(self) -> None:
        """Leave them to whoever comes next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    # ---- requests of people: each returns the Tournament object as ``me`` sees it -----------------------------------

    async def create(self, me: Actor, wanted: NewTournament | Mapping[str, Any]) -> Json:
        """Make a tournament; its host has a place unless they want none."""
        asked = wanted if isinstance(wanted, NewTournament) else read_wanted(wanted, NewTournament)
        limits = self._settings.room_limits
        row = planned(me, asked, min(limits.per_host, limits.per_address))
        most = self._settings.tournaments_per_person
        with in_store():
            if await self._store.tournaments_hosted(me.id) >= most:
                raise Refused(
                    "too-many-tournaments", f"You host {most} tournaments, and that is the most; end one of them.", 429
                )
            row = await self._store.add_tournament(tournament.joined(row, me) if asked.play else row, by=me.by)
        return await self._shown(row, me)

    async def show(self, tournament_id: str, me: Person | None) -> Json:
        """Return a tournament."""
        return await self._shown(await self._read(tournament_id), me)

    async def of_person(self, me: Person) -> list[Json]:
        """Return the tournaments in which I play or that I host, last changed first."""
        with in_store():
            found = await self._store.tournaments_of(me.id, _MINE)
        return [await self._shown(row, me) for row in found]

    async def join(self, tournament_id: str, me: Actor) -> Json:
        """Take a free place, or come back to mine."""
        return await self._change(tournament_id, me, lambda row: tournament.joined(row, me), by=me.by)

    async def leave(self, tournament_id: str, me: Actor) -> Json:
        """Give my place up; a bot goes on with it where the tournament has begun."""
        await self._left(tournament_id, me, by=me.by)
        return await self.show(tournament_id, me)

    async def _left(self, tournament_id: str, me: Person, *, by: Authority | Server) -> None:
        shown = await self._change(tournament_id, me, lambda row: tournament.left(row, me), by=by)
        await self._vacate(tournament_id, shown["you"]["place"], rooms.stood_in, by=by)

    async def remove(self, tournament_id: str, me: Actor, place: int) -> Json:
        """Remove somebody for good; the host's business."""
        await self._change(tournament_id, me, lambda row: tournament.removed(row, me, place), by=me.by)

        def given(room: RoomRow, seat: int) -> RoomRow:
            return with_seat(room, seat, SeatRow(kind="bot", name=room.seats[seat].name, level=level))

        level = plan_of(await self._read(tournament_id)).level
        await self._vacate(tournament_id, place, given, by=me.by)
        return await self.show(tournament_id, me)

    async def begin(self, tournament_id: str, me: Actor, *, network: int | None = None) -> Json:
        """Begin: bots take the places that are free, and the tables of the first round are opened.

        From now to the end the host has the rooms of a round. Raise Refused, before anything is written, if the host or
        their address (``network``: its tag) may not have so many.
        """

        def change(row: TournamentRow) -> TournamentRow:
            return tournament.begun(row, me, network)

        await self._registry.whole(self._saved(tournament_id, change, by=me.by, begins=True))
        self._wake.set()  # the games begin in the background, one after the other
        return await self.show(tournament_id, me)

    async def call_off(self, tournament_id: str, me: Actor) -> Json:
        """Call it off, before it has begun."""
        return await self._called_off(tournament_id, me, by=me.by)

    async def _called_off(self, tournament_id: str, me: Person, *, by: Authority | Server) -> Json:
        return await self._change(tournament_id, me, lambda row: tournament.called_off(row, me), by=by)

    async def leave_all(self, me: Person, *, by: Authority | Server) -> None:
        """Give my places up, and call off what I host and has not begun (Ended)."""
        with in_store():
            found = await self._store.tournaments_of(me.id)
        for row in found:
            for end in (self._called_off, self._left):
                try:
                    await end(row.id, me, by=by)
                except Refused as refused:
                    if refused.code == "unavailable":
                        raise

    async def renamed(self, me: Actor) -> int:
        """Show my new name in the tournaments that are not over; return how many. Called after ``Store.rename``."""
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
        """Change a tournament; if it ``begins``, its first round is written in the same transaction."""
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
        raise Refused("busy", "Too many want to change this tournament at the same time; try once more.", 503)

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
        """Change the seat of a place at the table where it plays now."""
        table = tournament.table_of(await self._read(tournament_id), place)
        if table is None or place is None:
            return

        async def work(live: LiveRoom) -> None:
            await live.save(
                lambda room: room if room.state == "over" else change(room, table.players.index(place)), by=by
            )

        await self._registry.do(table.room_id, work)

    # ---- automatic steps --------------------------------------------------------------------------------------------

    async def _tend(self) -> None:
        while True:
            pause = self._settings.sweep_seconds
            try:
                if await self.tick():
                    pause = min(_LOOK, pause)
            except StoreUnavailable as error:
                _log.debug("Tournaments wait: %s", error)
            except Exception:
                _log.exception("Tournaments could not be looked after; that is tried again.")
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()
            self._wake.clear()

    async def tick(self) -> bool:
        """Do what comes next in each tournament; tell whether any is being played."""
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
        """Say in the log, once for each reason, that a tournament has its troubles; they are those of no other."""
        if self._complained.get(tournament_id) == repr(error):
            return
        self._complained[tournament_id] = repr(error)
        trouble = None if isinstance(error, BurgraveError) else error
        _log.warning("The tournament or table %s cannot go on: %s", tournament_id, error, exc_info=trouble)

    async def _advance(self, tournament_id: str) -> None:
        """Do what comes next. Where another process was first there is nothing left to do."""
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
            _log.debug("Another process was first with the tournament %s.", row.id)

    async def _open(
        self, row: TournamentRow, *, by: Authority | Server, limits: RoomLimits | None = None
    ) -> TournamentRow:
        """Open the tables of the next round, in one transaction; TooManyRooms by ``limits``."""
        # The search for the best tables of many players takes a while.
        row, made = await asyncio.to_thread(tournament.next_round, row, self._now())
        return await self._store.save_tournament(row, by=by, opened=made, limits=limits)

    async def _begin_games(self, row: TournamentRow, now: RoundRow, waiting: Sequence[TournamentTable]) -> None:
        """Begin the games of a round whose players are here or late; of those among bots only a few at a time.

        A table that is damaged concerns no other.
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
            await asyncio.sleep(0)  # let others have the event loop

    async def _room_for_bots(self, row: TournamentRow) -> int:
        """Return how many more tables of bots alone may play in tournaments of a host, and of their address."""
        played = await self._store.tables_being_played(row.host, row.network)
        found = [table for table in played if rooms.bots_only(table.seats)]
        around = sum(table.network is not None and table.network == row.network for table in found)
        mine = sum(table.host == row.host for table in found)
        settings = self._settings
        return min(settings.bot_tables_per_guest - mine, settings.bot_tables_per_address - around)

    async def _begin_game(self, row: TournamentRow, now: RoundRow, room_id: str, *, bots_only: bool) -> bool:
        """Begin a game if its players are here or were waited for long enough; bots stand in for those who are away.

        ``bots_only``: also if only bots would play. Return True if only bots play, whichever process began the game.
        """
        late = self._registry.clocks.deadline(now.opened, plan_of(row).wait) <= self._now()

        async def work(table: LiveRoom) -> bool:
            there = table.online()

            def change(room: RoomRow) -> RoomRow:
                if room.state != "open":
                    return room
                away = [
                    number
                    for number, seat in enumerate(room.seats)
                    if seat.kind == "person" and not seat.stand_in and seat.person_id not in there
                ]
                if away and not late:
                    return room
                wanted = room
                for seat in away:
                    wanted = rooms.stood_in(wanted, seat)
                if not bots_only and rooms.bots_only(wanted.seats):
                    return room
                return rooms.begun(wanted, now.seed or entropy.fresh(), self._now())

            before = table.room
            await table.save(change, by=SERVER)
            if late and table.room != before:
                standing = [number for number, seat in enumerate(table.room.seats) if seat.stand_in]
                table.noted.take_over(table.room, standing, self._now())
            return table.room.state == "playing" and rooms.bots_only(table.room.seats)

        return await self._registry.look(room_id, work)

    async def _close(self, row: TournamentRow, now: RoundRow) -> None:
        """Count a round whose games are all over; what was sealed is open from then on."""
        results = {table.room_id: await self._store.results_of(table.room_id) for table in now.tables}
        await self._store.save_tournament(tournament.closed(row, results, self._now()), by=SERVER, closes=True)
        for table in now.tables:
            self._registry.reread_soon(table.room_id)
        await self._advance(row.id)


def _missing(tournament_id: str) -> Refused:
    return Refused("no-tournament", f"There is no tournament {tournament_id[:20]!r}; it may have been removed.", 404)
