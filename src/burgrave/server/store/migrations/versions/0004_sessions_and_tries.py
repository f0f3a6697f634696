"""Session names, known browsers and failed password attempts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("agent", sa.String))
    op.create_table(
        "browsers",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_browsers"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_browsers_person_id"),
    )
    op.create_index("ix_browsers_person_id", "browsers", ["person_id"])
    op.create_table(
        "tries",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_tries"),
    )
