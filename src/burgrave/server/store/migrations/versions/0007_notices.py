"""Notifications: push devices, email addresses and queue."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "devices",
        sa.Column("session_hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("endpoint_hash", sa.String, nullable=False),
        sa.Column("public_key", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("session_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(
            ["session_hash"], ["sessions.token_hash"], name="fk_devices_session_hash", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_devices_person_id"),
        sa.UniqueConstraint("endpoint_hash", name="uq_devices_endpoint_hash"),
    )
    op.create_index("ix_devices_person_id", "devices", ["person_id"])
    op.create_table(
        "mails",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("token_hash", sa.String),
        sa.PrimaryKeyConstraint("person_id", name="pk_mails"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_mails_person_id"),
        sa.UniqueConstraint("token_hash", name="uq_mails_token_hash"),
    )
    op.create_table(
        "told",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "room_id", "kind", name="pk_told"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_told_person_id"),
    )
    op.create_index("ix_told_at", "told", ["at"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("session_hash", sa.String),
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_notices_person_id"),
        sa.ForeignKeyConstraint(
            ["session_hash"], ["devices.session_hash"], name="fk_notices_session_hash", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_person_id", "notices", ["person_id"])
    op.create_index("ix_notices_session_hash", "notices", ["session_hash"])
