"""The tables. Whoever changes them writes a revision in ``migrations/versions``; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from burgrave.server.store.data import Data

__all__ = [
    "alive",
    "bot_tokens",
    "browsers",
    "chat",
    "finished",
    "log",
    "metadata",
    "outages",
    "people",
    "ratings",
    "results",
    "rooms",
    "seat_links",
    "sessions",
    "sitting",
    "tries",
]

metadata: Final = MetaData(
    # Constraints have names, so that a later revision can speak of them.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_person(*, primary_key: bool = False, nullable: bool = False) -> Column[str]:
    return Column("person_id", String, ForeignKey("people.id"), primary_key=primary_key, nullable=nullable)


def _of_room(*, primary_key: bool = False) -> Column[str]:
    return Column("room_id", String, ForeignKey("rooms.id"), primary_key=primary_key, nullable=False)


# ------------------------------------------------------------------------------------------------------ people

people: Final = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String),
    # The login in small letters: nobody may be "ANA" where there is an "ana".
    Column("login_key", String),
    Column("password", String),
    Column("created", Float, nullable=False),
    UniqueConstraint("login_key"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", String, primary_key=True),
    _of_person(),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # What the browser or program is called in the list of sessions.
    Column("agent", String),
    Index(None, "person_id"),
)

# From which somebody has logged in to an account before.
browsers: Final = Table(
    "browsers",
    metadata,
    Column("token_hash", String, primary_key=True),
    _of_person(),
    Column("seen", Float, nullable=False),
    Index(None, "person_id"),
)

# Of passwords, that have failed one after the other; by the account that was tried, or the browser of its owner.
tries: Final = Table(
    "tries",
    metadata,
    Column("key", String, primary_key=True),
    Column("failed", Integer, nullable=False),
    Column("last", Float, nullable=False),
)

bot_tokens: Final = Table(
    "bot_tokens",
    metadata,
    Column("id", String, primary_key=True),
    Column("token_hash", String, nullable=False),
    _of_person(),
    Column("name", String, nullable=False),
    # Of the only room for which it is good. No foreign key: a room that never began may be removed.
    Column("room_id", String),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
    UniqueConstraint("token_hash"),
    Index(None, "person_id"),
)

# ------------------------------------------------------------------------------------------------------- rooms

rooms: Final = Table(
    "rooms",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("state", String, nullable=False),
    Column("set_up", Data, nullable=False),
    Column("seats", Data, nullable=False),
    Column("host", String, ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Data, nullable=False),
    Column("header", Data(none_as_null=True)),
    # No foreign key: a rematch that never began may be removed, and the old room stays as it is.
    Column("next", String),
    Column("closed", String),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    # Sixteen bits of a hash of the address: enough to tell a flood from many people, too few to find anybody by.
    Column("network", Integer),
    Index(None, "state", "created"),
    Index(None, "state", "changed"),
)

# Who sits in a room or hosts it: what is written in rooms.seats, turned round to be found by person.
sitting: Final = Table(
    "sitting",
    metadata,
    _of_person(primary_key=True),
    _of_room(primary_key=True),
    Index(None, "room_id"),
)

seat_links: Final = Table(
    "seat_links",
    metadata,
    _of_room(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", String, nullable=False),
    _of_person(),
    Column("at", Float, nullable=False),
    UniqueConstraint("token_hash"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    _of_room(),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "room_id", "id"),
)

# ------------------------------------------------------------------------------------------------------- games

# The key is what settles races: of two processes that write the same number, one is refused.
log: Final = Table(
    "log",
    metadata,
    _of_room(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("action", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    _of_room(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _of_person(nullable=True),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("game", String, nullable=False),
    Column("ruleset", String),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "person_id", "at"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    _of_person(primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# What stays readable for every later version, also for one that cannot play the game again.
finished: Final = Table(
    "finished",
    metadata,
    _of_room(primary_key=True),
    Column("game", String, nullable=False),
    Column("ruleset", String),
    Column("rules", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("result", Data(none_as_null=True)),
    Column("closed", String),
    Column("at", Float, nullable=False),
)

# ----------------------------------------------------------------------------------------------------- the server

# A single row: when some server said last that it is there, and what it writes to find out whether there is room.
alive: Final = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("ballast", Text, nullable=False),
)

outages: Final = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False),
)
