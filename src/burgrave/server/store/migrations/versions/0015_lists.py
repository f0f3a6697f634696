"""Indexes for lists of rooms and games: the lobby, a person's rooms and statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    _index_rooms("ix_rooms_unfinished", sa.text("state != 'over'"), *_OF_LOBBY)
    _index_rooms("ix_rooms_sealed", sa.column("sealed").is_(True), "id")
    op.add_column("sitting", sa.Column("changed", sa.Float, nullable=False, server_default="0"))
    sitting = sa.table("sitting", sa.column("room_id"), sa.column("changed"))
    rooms = sa.table("rooms", sa.column("id"), sa.column("changed"))
    changed = sa.select(rooms.c.changed).where(rooms.c.id == sitting.c.room_id).scalar_subquery()
    op.execute(sa.update(sitting).values(changed=sa.func.coalesce(changed, 0.0)))
    with op.batch_alter_table("sitting") as batch:
        batch.alter_column("changed", existing_type=sa.Float, existing_nullable=False, server_default=None)
    op.create_index("ix_sitting_person_id_changed", "sitting", ["person_id", "changed"])
    op.create_index("ix_results_person", "results", [*_OF_RESULTS])
    op.drop_index("ix_results_person_id_at", "results")
    op.create_index("ix_results_table", "results", ["room_id", "seat", "person_id", "level", "name"])
    op.create_index("ix_roles_times", "roles", ["room_id", "seat", "kind", "name", "times"])


_OF_LOBBY = "created", "id", "host", "network", "state", "public", "spectators", "tournament"
_OF_RESULTS = "person_id", "at", "room_id", "seat", "game", "ruleset", "players", "rank", "score"


def _index_rooms(name: str, where: sa.ColumnElement[bool] | sa.TextClause, *columns: str) -> None:
    op.create_index(name, "rooms", [*columns], sqlite_where=where, postgresql_where=where)
