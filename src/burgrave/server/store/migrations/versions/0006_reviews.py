"""Reviews of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("made", sa.Text),
        sa.Column("told", sa.JSON),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("holder", sa.String),
        sa.Column("held", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_reviews_room_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_reviews_person_id"),
    )
    op.create_index("ix_reviews_state_at", "reviews", ["state", "at"])
    op.create_index("ix_reviews_person_id", "reviews", ["person_id"])
