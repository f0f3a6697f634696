"""A database with many people, rooms and finished games, filled before its server starts.

Only a few games are actually played. Each of them is then copied to many rooms with different people in the seats, so
the server treats these rooms like any other rooms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import islice
from typing import Any, Final

import msgspec
from benchmarks.table.set_ups import PAIR, SET_UPS, seats_of
from sqlalchemy import Column, Float, Integer, MetaData, String, Table, Text, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.kernel.rng import Rng
from burgrave.server.live.game import BOT, PERSON, Game, Header, fresh
from burgrave.server.live.records import finished_game, results_of, roles_of
from burgrave.server.live.room_types import new_row
from burgrave.server.live.rooms import begun, named_apart, person_seat
from burgrave.server.settings import Settings
from burgrave.server.store import LogEntry, Person, Principal, RoomRow, Store, new_room_id, schema
from burgrave.server.store.connecting import address_of
from burgrave.server.store.ratings import Rating, rated
from burgrave.server.store.sessions import new_person_id, new_profile_id

__all__ = ["Crowd", "fill"]

Json = dict[str, Any]

_ACTIVE: Final = 20
"""Number of people with a session; they are the most active ones."""
_GAMES_EACH: Final = 20
"""Finished games per person."""
_MODELS: Final = 4
"""Games to play for each kind of table."""
_PIECE: Final = 1000
"""Rooms per transaction."""
_STEP: Final = 12.0
"""Seconds from one decision to the next."""
_BETWEEN: Final = 600.0
"""Seconds from the end of one game to the end of the next."""
_DAY: Final = 86_400.0
_FINE: Final = 1 << 20

_OF_PEOPLE: Final = [(set_up, seats_of(set_up, "me", "open")) for set_up in [*SET_UPS, PAIR]]
_WITH_BOTS: Final = [
    (set_up, ["me", *others])
    for set_up in SET_UPS
    for others in (["open", "open", "bot:normal"], ["bot:easy", "bot:normal", "bot:hard"])
]
"""Setups and seats of the tables with bots."""


@dataclass
class Crowd:
    """People and rooms for use in the requests of a benchmark."""

    active: list[Principal] = field(default_factory=list)
    """The people with the most games, in descending order."""
    tokens: list[str] = field(default_factory=list)
    """Session tokens of ``active``."""
    profiles: list[str] = field(default_factory=list)
    """Ids of the public profiles; those of the most active people come first."""
    playing: list[str] = field(default_factory=list)
    """Public rooms with a running game."""
    games: Counter[str] = field(default_factory=Counter)
    """Number of finished games, by person."""
    first: float = 0.0
    """Time when the first game ended."""


async def fill(database_url: str, *, rooms: int, games: int) -> Crowd:
    """Fill a database with ``games`` finished games and ``rooms`` other rooms, of which half have a running game."""
    crowd = Crowd()
    store = await Store.open(database_url)
    try:
        for number in range(_ACTIVE):
            guest, token = await store.new_guest(_person_name(number))
            crowd.active.append(await store.register(guest.id, _login(number), "a password", by=guest.by))
            crowd.tokens.append(token)
        now = store.now()
    finally:
        await store.close()
    engine = address_of(database_url, patience=60.0).writer()
    try:
        writer = _Writer(crowd, 2 * _ACTIVE + games // _GAMES_EACH, now)
        async with engine.begin() as connection:
            await writer.add_people(connection)
        made = writer.rooms(rooms, games)
        while piece := [*islice(made, _PIECE)]:
            async with engine.begin() as connection:
                await writer.add_rooms(connection, piece)
        async with engine.begin() as connection:
            await writer.add_ratings(connection)
            if engine.dialect.name == "postgresql":
                await connection.exec_driver_sql("ANALYZE")  # as its autovacuum does
    finally:
        await engine.dispose()
    return crowd


# ---- Games that are stored in many rooms -----------------------------------------------------------------------------

_ROOM: Final = "«room»"


def _stand_in(seat: int) -> Person:
    """Return a placeholder for the person in a seat."""
    return Person(f"«person {seat}»", f"«name {seat}»")


@dataclass(frozen=True)
class _Model:
    """A game that was played once: its rows as JSON with placeholders, its log, and its roles."""

    number: int
    rows: str
    log: list[LogEntry]
    roles: list[Json]
    people: int

    def copy(self, room_id: str, people: Sequence[Person]) -> Json:
        """Return the rows with the given room and people in place of the placeholders."""
        rows = self.rows.replace(_ROOM, room_id)
        for seat, person in enumerate(people):
            rows = rows.replace(_stand_in(seat).id, person.id).replace(_stand_in(seat).name, person.name)
        found: Json = msgspec.json.decode(rows)
        return found

    @property
    def seconds(self) -> float:
        """Return the time from the start of the game to its last decision."""
        return self.log[-1].at


def _play(number: int, set_up: Json, wanted: Sequence[str], *, half: bool) -> _Model:
    """Play a whole game at random, or half of it if ``half`` is True; people have the first seats."""
    room = new_row(_stand_in(0), {"set_up": set_up, "seats": wanted})
    seats = named_apart(person_seat(_stand_in(n)) if seat.kind == "open" else seat for n, seat in enumerate(room.seats))
    room = begun(replace(room, id=_ROOM, seats=seats), fresh(), 0.0)
    assert room.header is not None
    game, rng = Game(Header.of(room.header)), Rng(number)
    steps: list[list[LogEntry]] = []
    while not game.state.is_over():
        seat = game.state.to_act()
        legal = game.state.legal(seat)
        by = PERSON if seats[seat].level is None else BOT
        steps.append(game.entries_for(seat, legal[rng.below(len(legal))], source=by, at=_STEP * (len(steps) + 1)))
        game.take_in(steps[-1])
    rows: Json = {"room": asdict(room)}
    if half:
        steps = steps[: len(steps) // 2]
    else:
        rows |= {"results": results_of(room, game), "finished": finished_game(room, game)}
    return _Model(
        number,
        msgspec.json.encode(rows).decode(),
        [entry for step in steps for entry in step],
        [] if half else [asdict(role) for role in roles_of(game)],
        sum(seat.kind == "person" for seat in seats),
    )


# ---- Rows ------------------------------------------------------------------------------------------------------------


def _temporary(name: str, *columns: Column[Any]) -> Table:
    return Table(name, MetaData(), *columns, prefixes=["TEMPORARY"])


_COPIES: Final = _temporary(
    "copies",
    Column("room_id", String, primary_key=True),
    Column("model", Integer, nullable=False),
    Column("started", Float, nullable=False),
)
_LOGS: Final = _temporary(
    "model_logs",
    Column("model", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String),
    Column("seat", Integer),
    Column("notation", String),
    Column("text", Text),
    Column("at", Float),
)
_ROLES: Final = _temporary(
    "model_roles",
    Column("model", Integer, nullable=False),
    Column("seat", Integer),
    Column("kind", String),
    Column("name", String),
    Column("times", Integer),
)


@dataclass
class _Made:
    """Rows of one room, and the model from which they were copied."""

    room: Json
    model: _Model | None = None
    started: float = 0.0
    results: list[Json] = field(default_factory=list)
    finished: Json | None = None


class _Writer:
    """Writer of all rows. People with low numbers play more often."""

    def __init__(self, crowd: Crowd, people: int, now: float) -> None:
        self._crowd = crowd
        self._now = now
        self._rng = Rng("crowd")
        others = (Person(new_person_id(), _person_name(number)) for number in range(_ACTIVE, people))
        self._people: list[Person] = [*crowd.active, *others]
        self._hosted: Counter[int] = Counter()
        self._ratings: dict[tuple[str, str], Rating] = {}
        self._levels: dict[tuple[str, str], Rating] = {}
        half = [(*kind, True) for kind in _OF_PEOPLE]
        whole = [(*kind, False) for kind in _OF_PEOPLE + _WITH_BOTS]
        self._models = [
            _play(number, set_up, seats, half=halved)
            for number, (set_up, seats, halved) in enumerate([*half, *whole] * _MODELS)
        ]
        self._running = [model for model in self._models if not model.roles]
        self._over = [model for model in self._models if model.roles]

    # ---- people ----------------------------------------------------------------------------------------------------

    async def add_people(self, connection: AsyncConnection) -> None:
        """Write the people and their profiles; one in four is a guest, and one in two has a public profile."""
        known = schema.people.c.id == self._people[0].id
        password = await connection.scalar(select(schema.people.c.password).where(known))
        rows = [
            {
                "id": person.id,
                "name": person.name,
                "login": None if _is_guest(number) else _login(number),
                "login_key": None if _is_guest(number) else _login(number),
                "password": None if _is_guest(number) else password,
                "created": self._now - 1000 * _DAY,
            }
            for number, person in enumerate(self._people)
        ]
        await connection.execute(insert(schema.people), rows[_ACTIVE:])
        shown = [
            {"person_id": person.id, "id": new_profile_id(), "at": self._now - 900 * _DAY}
            for number, person in enumerate(self._people)
            if number % 2 == 0
        ]
        await connection.execute(insert(schema.profiles), shown)
        self._crowd.profiles = [str(row["id"]) for row in shown]

    def _pick(self, count: int) -> list[int]:
        """Return the numbers of ``count`` different people; the most active play far more often than the others."""
        chosen: dict[int, None] = {}
        while len(chosen) < count:
            chosen[int(len(self._people) * self._share() ** 2)] = None
        return [*chosen]

    def _share(self) -> float:
        return int(self._rng.below(_FINE)) / _FINE

    # ---- rooms -----------------------------------------------------------------------------------------------------

    def rooms(self, rooms: int, games: int) -> Iterator[_Made]:
        """Yield the rows of all rooms, ordered by the time of each room's last change."""
        self._crowd.first = self._now - games * _BETWEEN
        for number in range(games):
            yield self._over_room(number, self._crowd.first + number * _BETWEEN)
        for number in range(rooms):
            made = self._playing_room(number) if number % 2 else self._open_room(number)
            if made.model is not None and made.room["public"]:
                self._crowd.playing.append(made.room["id"])
            yield made

    def _over_room(self, number: int, at: float) -> _Made:
        model = self._over[number % len(self._over)]
        who = self._pick(model.people)
        made = self._copy(model, who, at - model.seconds, public=number % 3 > 0, hints=number % 2 == 0)
        made.room |= {"state": "over", "changed": at}
        numbers = {self._people[one].id: one for one in who}
        self._crowd.games.update(numbers.keys())
        self._rate(made, numbers)
        return made

    def _playing_room(self, number: int) -> _Made:
        model = self._running[number % len(self._running)]
        started = self._now - _DAY * (1 + self._share()) / 2
        return self._copy(model, self._hosts(model.people), started, public=number % 5 > 0, hints=True)

    def _copy(self, model: _Model, who: Sequence[int], started: float, *, public: bool, hints: bool) -> _Made:
        rows = model.copy(new_room_id(), [self._people[one] for one in who])
        end = started + model.seconds
        room = rows["room"]
        room |= {"public": public, "hints": hints, "network": _network(who[0]), "version": 3}
        room |= {"created": started - 60.0, "changed": started, "clock": {"kind": "days", "seconds": 3 * 86_400}}
        room["header"]["started"] = started
        made = _Made(room, model, started, finished=rows.get("finished"))
        if made.finished is not None:
            made.finished |= {"at": end, "counted": True}
            about = {name: made.finished[name] for name in ("room_id", "game", "ruleset", "at")}
            about |= {"players": len(room["seats"]), "rated": True}
            made.results = [{**about, **seat} for seat in rows["results"]]
        return made

    def _open_room(self, number: int) -> _Made:
        kinds = _OF_PEOPLE + _WITH_BOTS
        set_up, wanted = kinds[number // 2 % len(kinds)]
        (who,) = self._hosts(1)
        at = self._now - _DAY * self._share()
        wishes = {"set_up": set_up, "seats": wanted, "public": number % 5 > 0}
        room: RoomRow = replace(new_row(self._people[who], wishes), created=at, changed=at, network=_network(who))
        return _Made(asdict(room))

    def _hosts(self, count: int) -> list[int]:
        """Return the numbers of ``count`` people; the first one has not reached the server's limit on hosted rooms."""
        most = Settings().rooms_per_guest
        while True:
            host, *others = self._pick(count)
            if self._hosted[host] < most:
                self._hosted[host] += 1
                return [host, *others]

    async def add_rooms(self, connection: AsyncConnection, piece: Sequence[_Made]) -> None:
        """Write rooms with their seats, logs, results, summaries and roles."""
        await connection.execute(insert(schema.rooms), [made.room for made in piece])
        await connection.execute(insert(schema.sitting), [row for made in piece for row in _sitting(made.room)])
        copied = [(made, made.model) for made in piece if made.model is not None]
        if not copied:
            return
        results = [row for made in piece for row in made.results]
        if results:
            await connection.execute(insert(schema.results), results)
            await connection.execute(
                insert(schema.finished), [made.finished for made in piece if made.finished is not None]
            )
        for table in (_COPIES, _LOGS, _ROLES):
            await connection.run_sync(table.create)
        copies = [
            {"room_id": made.room["id"], "model": model.number, "started": made.started} for made, model in copied
        ]
        await connection.execute(insert(_COPIES), copies)
        used = [*{model.number: model for _made, model in copied}.values()]
        logs = [{**asdict(entry), "model": model.number} for model in used for entry in model.log]
        await connection.execute(insert(_LOGS), logs)
        entry = [_LOGS.c[name] for name in ("number", "kind", "seat", "notation", "text")]
        log = select(_COPIES.c.room_id, *entry, (_COPIES.c.started + _LOGS.c.at).label("at"))
        await _insert_from(connection, schema.log, log.join(_LOGS, _LOGS.c.model == _COPIES.c.model))
        roles = [{**role, "model": model.number} for model in used for role in model.roles]
        if roles:
            await connection.execute(insert(_ROLES), roles)
            role = [_ROLES.c[name] for name in ("seat", "kind", "name", "times")]
            copied_roles = select(_COPIES.c.room_id, *role).join(_ROLES, _ROLES.c.model == _COPIES.c.model)
            await _insert_from(connection, schema.roles, copied_roles)
        for table in (_COPIES, _LOGS, _ROLES):
            await connection.run_sync(table.drop)

    # ---- ratings ---------------------------------------------------------------------------------------------------

    def _rate(self, made: _Made, numbers: dict[str, int]) -> None:
        """Rate a finished game as the server does: rate accounts and, if the table has no hints, bot levels."""
        seats = [one for one in made.results if not _is_guest(numbers.get(one["person_id"], 0))]
        seats = [one for one in seats if one["person_id"] is not None or not made.room["hints"]]
        if len(seats) < 2:
            return
        known = [
            (self._levels, (str(one["game"]), str(one["level"])))
            if one["person_id"] is None
            else (self._ratings, (str(one["person_id"]), str(one["game"])))
            for one in seats
        ]
        after = rated([kept.get(key, Rating()) for kept, key in known], [one["rank"] for one in seats])
        for (kept, key), rating in zip(known, after, strict=True):
            kept[key] = rating

    async def add_ratings(self, connection: AsyncConnection) -> None:
        """Write the ratings of accounts and bot levels after all games."""
        people = [{"person_id": who, "game": game, **asdict(one)} for (who, game), one in self._ratings.items()]
        levels = [{"game": game, "level": level, **asdict(one)} for (game, level), one in self._levels.items()]
        await connection.execute(insert(schema.ratings), people)
        await connection.execute(insert(schema.level_ratings), levels)


async def _insert_from(connection: AsyncConnection, table: Table, query: Any) -> None:
    names = [column.name for column in query.selected_columns]
    await connection.execute(insert(table).from_select(names, query))


def _sitting(room: Json) -> list[Json]:
    who = {room["host"], *(seat["person_id"] for seat in room["seats"])} - {None}
    return [{"person_id": person_id, "room_id": room["id"], "changed": room["changed"]} for person_id in sorted(who)]


def _person_name(number: int) -> str:
    return f"Player {number}"


def _login(number: int) -> str:
    return f"player{number}"


def _is_guest(number: int) -> bool:
    return number >= _ACTIVE and number % 4 == 3


def _network(number: int) -> int:
    return number * 7919 % 65_536
