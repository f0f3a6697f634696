"""Store of tournaments: players, rounds, and the rooms in which tables are played.

Rows are returned as frozen dataclasses that do not depend on the database.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.settings import RoomLimits
from burgrave.server.store.connecting import is_missing
from burgrave.server.store.database import AnyRow
from burgrave.server.store.errors import Changed, Damaged, NoSuchPerson, NoSuchTournament
from burgrave.server.store.people import clean_name
from burgrave.server.store.ratings import rate_games
from burgrave.server.store.rooms import Rooms
from burgrave.server.store.rows import SERVER, Authority, Heard, RoomRow, SeatRow, Server, checked
from burgrave.server.store.schema import entered, rooms, tournaments
from burgrave.server.store.sessions import is_id

# ---- Rows ------------------------------------------------------------------------------------------------------------

TournamentState = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """A place in a tournament, taken by a person or by a bot of some ``level``.

    After the person has left or been removed (``out``), a bot takes the place and keeps its points.
    """

    name: str
    person_id: str | None = None
    level: str | None = None
    out: Literal["", "left", "removed"] = ""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table of a round: its room, and the entrant in each seat. The result is set once the round is over."""

    room_id: str
    players: tuple[int, ...]
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round. Duplicate deals come from its ``seed``, which is secret until the round is over."""

    opened: float
    tables: tuple[TournamentTable, ...]
    closed: float | None = None
    seed: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament as stored; ``plan`` has its host's settings."""

    id: str
    name: str
    host: str
    plan: Mapping[str, Any]
    state: TournamentState = "open"
    players: tuple[EntrantRow, ...] = ()
    rounds: tuple[RoundRow, ...] = ()
    created: float = 0.0
    """Set by the store when the tournament is added."""
    changed: float = 0.0
    """Set by the store whenever the tournament is added or saved."""
    version: int = 0
    """Number of saves. The store rejects a save if the stored number has changed since the row was read."""
    network: int | None = None
    """Tag of the network from which the host started the tournament."""
    tables: int | None = None
    """Number of rooms per round; None in tournaments of older versions."""


@dataclass(frozen=True, slots=True)
class TournamentRoom:
    id: str
    host: str
    network: int | None
    seats: tuple[SeatRow, ...]


# ---- Tournaments -----------------------------------------------------------------------------------------------------


class Tournaments(Rooms):
    """Store mixin for tournaments. Opening or closing a round and its rooms takes a single transaction."""

    async def add_tournament(self, row: TournamentRow, *, by: Authority) -> TournamentRow:
        """Store a new tournament and return it as stored, with a cleaned name and times.

        Raise BadName, NoSuchPerson or Ended.
        """
        now = self._now()
        kept = replace(row, name=clean_name(row.name), created=now, changed=now)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(tournaments).values(_columns(kept)))
            await _enter(connection, kept)

        await self._written(work, kept, by=by)
        return kept

    async def tournament(self, tournament_id: str) -> TournamentRow | None:
        """Return a tournament by its id, or None if it does not exist. Raise Damaged if its row is damaged."""

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(select(tournaments).where(tournaments.c.id == tournament_id))).first()

        row = await self._database.read(work) if is_id(tournament_id) else None
        return None if row is None else checked(row, TournamentRow)

    async def save_tournament(
        self,
        row: TournamentRow,
        *,
        by: Authority | Server,
        opened: Sequence[RoomRow] = (),
        closes: bool = False,
        limits: RoomLimits | None = None,
    ) -> TournamentRow:
        """Store a changed tournament, and return it with its new version.

        ``opened``: new rooms for its tables. ``closes``: close the round, unseal its rooms and rate their games; raise
        Changed if one of the games is still running. ``limits``: passed when the tournament starts, to count the
        rooms of one round against the limits of its host and network; raise TooManyRooms if they would be exceeded.

        Raise Changed, NoSuchTournament, NoSuchPerson or Ended.
        """
        now = self._now()
        kept = replace(row, changed=now, version=row.version + 1)
        same = and_(tournaments.c.id == row.id, tournaments.c.version == row.version)
        mine = rooms.c.tournament == row.id

        async def work(connection: AsyncConnection) -> None:
            await self._must_have_room(connection, kept.host, kept.network, kept.tables or len(opened), limits)
            if not (await connection.execute(update(tournaments).where(same).values(_columns(kept)))).rowcount:
                if (await connection.execute(select(tournaments.c.id).where(tournaments.c.id == row.id))).first():
                    raise Changed(
                        f"The tournament {row.id} was changed by another request in the meantime; read it again."
                    )
                raise NoSuchTournament(f"There is no tournament {row.id!r}.")
            await connection.execute(delete(entered).where(entered.c.tournament_id == row.id))
            await _enter(connection, kept)
            if opened:
                await self._insert_rooms(connection, [replace(room, created=now, changed=now) for room in opened])
            if closes:
                await self._unseal(connection, mine)

        await self._written(work, kept, by=by)
        return kept

    async def _unseal(self, connection: AsyncConnection, mine: ColumnElement[bool]) -> None:
        if (await connection.execute(select(rooms.c.id).where(mine, rooms.c.state != "over").limit(1))).first():
            raise Changed("A game of this round is still running; the round ends when all games are over.")
        sealed = select(rooms.c.id).where(mine, rooms.c.sealed.is_(True)).with_for_update()
        found = list((await connection.execute(sealed)).scalars())
        values = {"sealed": False, "version": rooms.c.version + 1}
        await connection.execute(update(rooms).where(rooms.c.id.in_(found)).values(values))
        await rate_games(connection, found)
        await self._database.notify_rooms(connection, [(room_id, Heard.ROOM) for room_id in found])

    async def _written(self, work: Any, row: TournamentRow, *, by: Authority | Server) -> None:
        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            if is_missing(error):
                raise NoSuchPerson(f"A player of the tournament {row.id}, or its host, is unknown.") from None
            raise

    async def tournaments_of(self, person_id: str, limit: int = 50) -> list[TournamentRow]:
        """Return the tournaments that a person plays in or hosts, most recently changed first."""
        theirs = select(entered.c.tournament_id).where(entered.c.person_id == person_id)
        query = select(tournaments).where(tournaments.c.id.in_(theirs))
        query = query.order_by(tournaments.c.changed.desc(), tournaments.c.id).limit(limit)

        async def work(connection: AsyncConnection) -> list[TournamentRow]:
            found: list[TournamentRow] = []
            for row in await connection.execute(query):
                with suppress(Damaged):  # skip damaged tournaments
                    found.append(checked(row, TournamentRow))
            return found

        return await self._database.read(work)

    async def tournaments_hosted(self, person_id: str) -> int:
        """Return the number of unfinished tournaments that a person hosts."""
        going_on = tournaments.c.host == person_id, tournaments.c.state != "over"

        async def work(connection: AsyncConnection) -> int:
            return (
                await connection.execute(select(func.count()).select_from(tournaments).where(*going_on))
            ).scalar_one()

        return await self._database.read(work)

    async def running_tournaments(self) -> list[str]:
        query = select(tournaments.c.id).where(tournaments.c.state == "playing").order_by(tournaments.c.changed)

        async def work(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query)).scalars())

        return await self._database.read(work)

    async def states_of_tables(self, tournament_id: str) -> dict[str, str]:
        """Return the state of each of a tournament's rooms, by room id."""
        query = select(rooms.c.id, rooms.c.state).where(rooms.c.tournament == tournament_id)

        async def work(connection: AsyncConnection) -> dict[str, str]:
            return {row.id: row.state for row in await connection.execute(query)}

        return await self._database.read(work)

    async def tables_being_played(self, host: str, network: int | None) -> list[TournamentRoom]:
        """Return the running tournament tables of a host and, unless ``network`` is None, of a network.

        Tables of the network are included no matter who hosts them.
        """
        theirs = or_(rooms.c.host == host, rooms.c.network == network) if network is not None else rooms.c.host == host
        query = select(rooms.c.id, rooms.c.host, rooms.c.network, rooms.c.seats)
        query = query.where(rooms.c.state == "playing", rooms.c.tournament.is_not(None), theirs)

        async def work(connection: AsyncConnection) -> list[TournamentRoom]:
            found: list[TournamentRoom] = []
            for row in await connection.execute(query):
                with suppress(Damaged):
                    found.append(checked(row, TournamentRoom))
            return found

        return await self._database.read(work)

    async def remove_stale_tournaments(self, untouched: float) -> None:
        """Remove tournaments that never started and have not changed for ``untouched`` seconds."""
        old = tournaments.c.state == "open", tournaments.c.changed < self._now() - untouched
        stale = select(tournaments.c.id).where(*old)

        async def work(connection: AsyncConnection) -> None:
            removed = list((await connection.execute(stale.with_for_update(skip_locked=True))).scalars())
            await connection.execute(delete(entered).where(entered.c.tournament_id.in_(removed)))
            await connection.execute(delete(tournaments).where(tournaments.c.id.in_(removed)))

        await self._write(work, by=SERVER)


async def _enter(connection: AsyncConnection, row: TournamentRow) -> None:
    """Index a tournament by its host and by everyone who plays or has played in it."""
    who = {row.host, *(one.person_id for one in row.players if one.person_id is not None)}
    found = [{"person_id": each, "tournament_id": row.id} for each in sorted(who)]
    await connection.execute(insert(entered), found)


def _columns(row: TournamentRow) -> dict[str, Any]:
    columns = asdict(row)
    return {**columns, "plan": dict(row.plan), "players": list(columns["players"]), "rounds": list(columns["rounds"])}
