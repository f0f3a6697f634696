"""Bot tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("room_id", sa.String),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bot_tokens"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_bot_tokens_person_id"),
        sa.UniqueConstraint("token_hash", name="uq_bot_tokens_token_hash"),
    )
    op.create_index("ix_bot_tokens_person_id", "bot_tokens", ["person_id"])
