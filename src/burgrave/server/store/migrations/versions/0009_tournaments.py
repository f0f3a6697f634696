"""Tournaments, their rooms, and rooms in which spectators cannot chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("tournament", sa.String))
    op.add_column("rooms", sa.Column("quiet", sa.Boolean))
    op.add_column("rooms", sa.Column("sealed", sa.Boolean))
    op.create_index("ix_rooms_tournament", "rooms", ["tournament"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("rounds", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tournaments_host"),
    )
    op.create_index("ix_tournaments_state_changed", "tournaments", ["state", "changed"])
    op.create_table(
        "entered",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("tournament_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "tournament_id", name="pk_entered"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_entered_person_id"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_entered_tournament_id"),
    )
    op.create_index("ix_entered_tournament_id", "entered", ["tournament_id"])
