"""Tables of the database.

Changing one requires a revision in ``migrations/versions``; a test compares the two.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    literal_column,
)

from burgrave.server.store.rows import Data

# ---- Shared columns --------------------------------------------------------------------------------------------------

metadata: Final = MetaData(
    # Constraints are named, so that later revisions can refer to them.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_person(*, primary_key: bool = False, nullable: bool = False) -> Column[str]:
    return Column("person_id", String, ForeignKey("people.id"), primary_key=primary_key, nullable=nullable)


def of_room(*, primary_key: bool = False) -> Column[str]:
    return Column("room_id", String, ForeignKey("rooms.id"), primary_key=primary_key, nullable=False)


# ------------------------------------------------------------------------------------------------------ people

people: Final = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String),
    # The login in lower case, to make logins unique regardless of case.
    Column("login_key", String),
    Column("password", String),
    Column("created", Float, nullable=False),
    UniqueConstraint("login_key"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", String, primary_key=True),
    of_person(),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # Name of the browser or program, shown in the list of sessions.
    Column("agent", String),
    Index(None, "person_id"),
)

# Browsers that have logged in to an account before.
browsers: Final = Table(
    "browsers",
    metadata,
    Column("token_hash", String, primary_key=True),
    of_person(),
    Column("seen", Float, nullable=False),
    Index(None, "person_id"),
)

# Consecutive failed password attempts, by account or by known browser.
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
    of_person(),
    Column("name", String, nullable=False),
    # The only room it is valid for. No foreign key: rooms that never started may be removed.
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
    # No foreign key: a rematch that never started may be removed, without changing the old room.
    Column("next", String),
    Column("closed", String),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    # Sixteen bits of a hash of the network: enough to tell a flood from many people, too few to identify anybody.
    Column("network", Integer),
    # The tournament that it is a table of. No foreign key: none of these rooms outlives its tournament.
    Column("tournament", String),
    # True if spectators cannot chat.
    Column("quiet", Boolean),
    # True if only its players may watch, because other tables still play the same deal.
    Column("sealed", Boolean),
    # Empty where undo is free.
    Column("undo", String),
    Column("proposal", Data(none_as_null=True)),
    Column("pauses", Data(none_as_null=True)),
    Index(None, "state", "created"),
    Index(None, "state", "changed"),
    Index(None, "tournament"),
)

# Conditions of partial indexes. A query uses such an index only if it contains the condition without parameters.
UNFINISHED: Final = rooms.c.state != literal_column("'over'")
SEALED: Final = rooms.c.sealed.is_(True)


def _index_where(name: str, which: ColumnElement[bool], *columns: str) -> None:
    """Add a partial index of the ``rooms`` table, with all columns that its queries read."""
    Index(name, *(rooms.c[column] for column in columns), sqlite_where=which, postgresql_where=which)


_index_where(
    "ix_rooms_unfinished",
    UNFINISHED,
    *("created", "id", "host", "network", "state", "public", "spectators", "tournament"),
)
_index_where("ix_rooms_sealed", SEALED, "id")

# Players and host of a room: an index of rooms.seats by person, with the time of the room's last change.
sitting: Final = Table(
    "sitting",
    metadata,
    of_person(primary_key=True),
    of_room(primary_key=True),
    Column("changed", Float, nullable=False),
    Index(None, "room_id"),
    Index(None, "person_id", "changed"),
)

seat_links: Final = Table(
    "seat_links",
    metadata,
    of_room(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", String, nullable=False),
    of_person(),
    Column("at", Float, nullable=False),
    UniqueConstraint("token_hash"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    of_room(),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # The author, for blocking; older versions did not record it.
    Column("person_id", String),
    Index(None, "room_id", "id"),
)

# ------------------------------------------------------------------------------------------------- tournaments

# Tournaments; their tables are rooms. The version resolves races, as for rooms.
tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("state", String, nullable=False),
    Column("host", String, ForeignKey("people.id"), nullable=False),
    Column("plan", Data, nullable=False),
    Column("players", Data, nullable=False),
    Column("rounds", Data, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    # Sixteen bits of the host's network, as in rooms.
    Column("network", Integer),
    # Number of rooms per round; they count as the host's from the first round to the last.
    Column("tables", Integer),
    Index(None, "state", "changed"),
)

# Players and host of a tournament: an index by person.
entered: Final = Table(
    "entered",
    metadata,
    of_person(primary_key=True),
    Column("tournament_id", String, ForeignKey("tournaments.id"), primary_key=True, nullable=False),
    Index(None, "tournament_id"),
)

# ------------------------------------------------------------------------------------------------------- games

# The primary key resolves races: if two processes write the same number, one fails.
log: Final = Table(
    "log",
    metadata,
    of_room(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    # Of an action, as in records; action ids may change between versions.
    Column("notation", String),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    of_room(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    of_person(nullable=True),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("game", String, nullable=False),
    Column("ruleset", String),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", Float, nullable=False),
    # False until the ratings include this game. NULL: an older version rated it when it ended.
    Column("rated", Boolean),
    # With all columns that statistics read of a person's seats, and of the others at the same table.
    Index(
        "ix_results_person",
        *("person_id", "at", "room_id", "seat", "game", "ruleset", "players", "rank", "score"),
    ),
    Index("ix_results_table", "room_id", "seat", "person_id", "level", "name"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    of_person(primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

level_ratings: Final = Table(
    "level_ratings",
    metadata,
    Column("game", String, primary_key=True),
    Column("level", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# Summaries readable by every later version, even if it cannot replay the game.
finished: Final = Table(
    "finished",
    metadata,
    of_room(primary_key=True),
    Column("game", String, nullable=False),
    Column("ruleset", String),
    Column("rules", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("result", Data(none_as_null=True)),
    Column("closed", String),
    Column("at", Float, nullable=False),
    # True if the game's roles are stored; NULL if stored by a version without roles.
    Column("counted", Boolean),
)

# Roles of each seat in a finished game, with counts: the characters it played, the duke it held.
roles: Final = Table(
    "roles",
    metadata,
    of_room(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("times", Integer, nullable=False),
    # The primary key and the count, so that statistics read no table.
    Index("ix_roles_times", "room_id", "seat", "kind", "name", "times"),
)

# Reviews of finished games, by the person who requested them first: the finished part while in progress, then the text
# by language.
reviews: Final = Table(
    "reviews",
    metadata,
    of_room(primary_key=True),
    of_person(),
    Column("state", String, nullable=False),
    Column("done", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("made", Text),
    Column("told", Data(none_as_null=True)),
    Column("at", Float, nullable=False),
    # The process working on it, and the end of its lease.
    Column("holder", String),
    Column("held", Float, nullable=False),
    # Sixteen bits of the requesting network, as in rooms, and the last time a process took it.
    Column("network", Integer),
    Column("begun", Float),
    Index(None, "state", "at"),
    Index(None, "person_id"),
    Index(None, "network", "begun"),
)

# ----------------------------------------------------------------------------------------------------- notices

# Browsers with Web Push. Each belongs to a session and is deleted with it.
devices: Final = Table(
    "devices",
    metadata,
    Column("session_hash", String, ForeignKey("sessions.token_hash", ondelete="CASCADE"), primary_key=True),
    of_person(),
    Column("endpoint", Text, nullable=False),
    Column("endpoint_hash", String, nullable=False),
    Column("public_key", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
    # Consecutive notifications that could not be delivered.
    Column("failed", Integer, nullable=False),
    # Sixteen bits of its session's network, as in rooms, and the origin of the endpoint.
    Column("network", Integer),
    Column("origin", String),
    UniqueConstraint("endpoint_hash"),
    Index(None, "person_id"),
)

mails: Final = Table(
    "mails",
    metadata,
    of_person(primary_key=True),
    Column("address", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("asked", Float, nullable=False),
    Column("confirmed", Float),
    # Of the confirmation link.
    Column("token_hash", String),
    # Sixteen bits of the requesting network, as in rooms.
    Column("network", Integer),
    UniqueConstraint("token_hash"),
)

# Mailboxes whose owners refused unsolicited emails: SHA-256 of the mailbox, as returned by ``mailbox_of``.
mail_refusals: Final = Table(
    "mail_refusals",
    metadata,
    Column("mailbox_hash", String, primary_key=True),
    Column("at", Float, nullable=False),
)

# The last notification of each kind about a room, so that any process sends it only once.
told: Final = Table(
    "told",
    metadata,
    of_person(primary_key=True),
    # No foreign key: rooms that never started may be removed.
    Column("room_id", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "at"),
)

# Queue of notifications, to a device, or by email if there is none.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    of_person(),
    Column("session_hash", String, ForeignKey("devices.session_hash", ondelete="CASCADE")),
    Column("room_id", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index(None, "due"),
    Index(None, "person_id"),
    Index(None, "session_hash"),
)

# ----------------------------------------------------------------------------------------------------- the server

# Secrets of the server itself, created when first needed.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

# A single row: time and shared-clock date (NULL: from an older version) of the last heartbeat, and test data that a
# server writes to check for free space.
alive: Final = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("date", Float),
    Column("ballast", Text, nullable=False),
)

outages: Final = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False),
)


# ---- Profiles, friends and invitations -------------------------------------------------------------------------------

# Public profiles, by the id in their link; private ones have no row.
profiles: Final = Table(
    "profiles",
    metadata,
    of_person(primary_key=True),
    Column("id", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("id"),
)

# A person's friend links, each valid for one friend.
friend_links: Final = Table(
    "friend_links",
    metadata,
    Column("token_hash", String, primary_key=True),
    of_person(),
    Column("at", Float, nullable=False),
    Index(None, "person_id"),
)


def _tie(name: str, *columns: Column[Any]) -> Table:
    """Return a table that links one person to another.

    In requests, the first person identifies the other by ``id``.
    """
    return Table(
        name,
        metadata,
        of_person(primary_key=True),
        Column("other_id", String, ForeignKey("people.id"), primary_key=True, nullable=False),
        Column("id", String, nullable=False),
        Column("at", Float, nullable=False),
        *columns,
        UniqueConstraint("id"),
        Index(None, "other_id"),
    )


# Friends, in both directions, and blocks.
friends: Final = _tie("friends")
# A block also excludes newcomers from the blocked person's network, stored as 16 bits of a hash, as in rooms.
blocks: Final = _tie("blocks", Column("network", Integer))

# Invitations to rooms that have not started.
invitations: Final = Table(
    "invitations",
    metadata,
    of_room(primary_key=True),
    of_person(primary_key=True),
    Column("by_id", String, ForeignKey("people.id"), nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "person_id"),
)
