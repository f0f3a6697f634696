"""Tables of the database.

Changing one requires a revision in ``migrations/versions``; a test compares the two.
"""

from __future__ import annotations

from typing import Any, Final

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

from burgrave.server.store.rows import Data

# ---- Shared columns --------------------------------------------------------------------------------------------------

metadata: Final = MetaData(
    # Constraints have names, so that a later revision can speak of them.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_person(*, primary_key: bool = False, nullable: bool = False) -> Column[str]:
    """Return a column that says whose a row is."""
    return Column("person_id", String, ForeignKey("people.id"), primary_key=primary_key, nullable=nullable)


def of_room(*, primary_key: bool = False) -> Column[str]:
    """Return a column that says of which room a row is."""
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
    of_person(),
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
    of_person(),
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
    of_person(),
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
    # Of which it is a table. No foreign key: none of these rooms outlives its tournament.
    Column("tournament", String),
    # Whether spectators may only read what is said.
    Column("quiet", Boolean),
    # Whether nobody but its players may look, for the same deal is played elsewhere still.
    Column("sealed", Boolean),
    Index(None, "state", "created"),
    Index(None, "state", "changed"),
    Index(None, "tournament"),
)

# Who sits in a room or hosts it: what is written in rooms.seats, turned round to be found by person.
sitting: Final = Table(
    "sitting",
    metadata,
    of_person(primary_key=True),
    of_room(primary_key=True),
    Index(None, "room_id"),
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
    # Who said it, for those who want to hear no more of them; an older version did not write it down.
    Column("person_id", String),
    Index(None, "room_id", "id"),
)

# ------------------------------------------------------------------------------------------------- tournaments

# All that a tournament is; its tables are rooms. The version settles races, as that of a room does.
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
    # Sixteen bits of the address of its host, as in rooms.
    Column("network", Integer),
    # Rooms that a round needs; they count as its host's from the first round to the last.
    Column("tables", Integer),
    Index(None, "state", "changed"),
)

# Who plays in a tournament or hosts it: what is written there, turned round to be found by person.
entered: Final = Table(
    "entered",
    metadata,
    of_person(primary_key=True),
    Column("tournament_id", String, ForeignKey("tournaments.id"), primary_key=True, nullable=False),
    Index(None, "tournament_id"),
)

# ------------------------------------------------------------------------------------------------------- games

# The key is what settles races: of two processes that write the same number, one is refused.
log: Final = Table(
    "log",
    metadata,
    of_room(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    # Of an action, as records have it: ids may change from one version to the next.
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
    # False until the ratings count this game. NULL: an older version rated it when it ended.
    Column("rated", Boolean),
    Index(None, "person_id", "at"),
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

# What stays readable for every later version, also for one that cannot play the game again.
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
    # Whether the roles of the game are written down; nothing where a version kept it that knew of none.
    Column("counted", Boolean),
)

# What each seat of a game that is over was, and how often: the characters it played, the duke it held.
roles: Final = Table(
    "roles",
    metadata,
    of_room(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("times", Integer, nullable=False),
)

# Of games that are over, by whoever asked first. What is finished of one is kept while it is made, and then only what
# it says, by language.
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
    # Which process makes it, and until when the others leave it alone.
    Column("holder", String),
    Column("held", Float, nullable=False),
    # Sixteen bits of the address it was requested from, as in rooms, and the last time a process took it.
    Column("network", Integer),
    Column("begun", Float),
    Index(None, "state", "at"),
    Index(None, "person_id"),
    Index(None, "network", "begun"),
)

# ----------------------------------------------------------------------------------------------------- notices

# Browsers that are told by Web Push. One belongs to a session, and goes with it, however that ends.
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
    # Notices, one after the other, that could not be brought there.
    Column("failed", Integer, nullable=False),
    # Sixteen bits of the address of its session, as in rooms, and the origin of the endpoint.
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
    # Of the link that confirms the address.
    Column("token_hash", String),
    # Sixteen bits of the network address it was requested from, as in rooms.
    Column("network", Integer),
    UniqueConstraint("token_hash"),
)

# Mailboxes whose owners refused e-mails that they had not asked for: SHA-256 of ``mailbox_of`` the address.
mail_refusals: Final = Table(
    "mail_refusals",
    metadata,
    Column("mailbox_hash", String, primary_key=True),
    Column("at", Float, nullable=False),
)

# What somebody was told last of a kind about a room, so that they are told once, by whatever process.
told: Final = Table(
    "told",
    metadata,
    of_person(primary_key=True),
    # No foreign key: a room that never began may be removed.
    Column("room_id", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "at"),
)

# What waits to be sent: to a device, or by e-mail where there is none.
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

# Secrets of the server itself, made when they are needed first.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

# A single row: when some server said last that it is there, what the date was then by a clock that all of them share
# (None: an older version said it), and what a server writes to find out whether there is room.
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

# Of people who want to be seen, by the name that an address has for them; who does not want to has none.
profiles: Final = Table(
    "profiles",
    metadata,
    of_person(primary_key=True),
    Column("id", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("id"),
)

# Links of somebody's own, each of which makes one friend.
friend_links: Final = Table(
    "friend_links",
    metadata,
    Column("token_hash", String, primary_key=True),
    of_person(),
    Column("at", Float, nullable=False),
    Index(None, "person_id"),
)


def _tie(name: str, *columns: Column[Any]) -> Table:
    """Return a table of what one person is to another; by the id a person speaks of the other."""
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


# Friends, in both directions; and those whom somebody wants to hear no more of.
friends: Final = _tie("friends")
# With sixteen bits of a hash of the blocked person's address, as in rooms: they keep out newcomers from there.
blocks: Final = _tie("blocks", Column("network", Integer))

# To sit down in a room that has not begun.
invitations: Final = Table(
    "invitations",
    metadata,
    of_room(primary_key=True),
    of_person(primary_key=True),
    Column("by_id", String, ForeignKey("people.id"), nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "person_id"),
)
