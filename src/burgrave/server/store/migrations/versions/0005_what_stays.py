"""Summaries of finished games, and server uptime."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("closed", sa.String))
    op.create_table(
        "finished",
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ruleset", sa.String),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("closed", sa.String),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room_id", name="pk_finished"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_finished_room_id"),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("ballast", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alive"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float, nullable=False, autoincrement=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
    # Uptime was not recorded before: a server was up at least until the last event at a table.
    op.execute(
        "INSERT INTO alive (id, at, ballast) SELECT 1, at, '' FROM (SELECT max(at) AS at FROM"
        " (SELECT at FROM log UNION ALL SELECT changed AS at FROM rooms) AS happened) AS last WHERE at IS NOT NULL"
    )
