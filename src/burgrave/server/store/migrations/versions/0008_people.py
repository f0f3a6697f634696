"""Roles in finished games, public profiles, friends and blocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    op.add_column("finished", sa.Column("counted", sa.Boolean))
    op.create_table(
        "roles",
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "seat", "kind", "name", name="pk_roles"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_roles_room_id"),
    )
    op.create_table(
        "profiles",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_profiles"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_profiles_person_id"),
        sa.UniqueConstraint("id", name="uq_profiles_id"),
    )
    op.create_table(
        "friend_links",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_friend_links"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_friend_links_person_id"),
    )
    op.create_index("ix_friend_links_person_id", "friend_links", ["person_id"])
    for name in ("friends", "blocks"):
        op.create_table(
            name,
            sa.Column("person_id", sa.String, nullable=False),
            sa.Column("other_id", sa.String, nullable=False),
            sa.Column("id", sa.String, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
            sa.PrimaryKeyConstraint("person_id", "other_id", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{name}_person_id"),
            sa.ForeignKeyConstraint(["other_id"], ["people.id"], name=f"fk_{name}_other_id"),
            sa.UniqueConstraint("id", name=f"uq_{name}_id"),
        )
        op.create_index(f"ix_{name}_other_id", name, ["other_id"])
    op.create_table(
        "invitations",
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("by_id", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "person_id", name="pk_invitations"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_invitations_room_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_invitations_person_id"),
        sa.ForeignKeyConstraint(["by_id"], ["people.id"], name="fk_invitations_by_id"),
    )
    op.create_index("ix_invitations_person_id", "invitations", ["person_id"])
    op.add_column("chat", sa.Column("person_id", sa.String))
