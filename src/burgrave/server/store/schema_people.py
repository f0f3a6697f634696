"""The tables of people as they are to each other: who wants to be seen, friends, who is blocked, who is invited."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from burgrave.server.store.schema import metadata, of_person, of_room

__all__ = ["blocks", "friend_links", "friends", "invitations", "profiles"]

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
