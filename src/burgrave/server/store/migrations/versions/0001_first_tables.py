"""Initial tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    _people()
    _rooms()
    _games()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("login", sa.String),
        sa.Column("login_key", sa.String),
        sa.Column("password", sa.String),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login_key", name="uq_people_login_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("set_up", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("header", sa.JSON),
        sa.Column("next", sa.String),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_rooms_host"),
    )
    op.create_index("ix_rooms_state_created", "rooms", ["state", "created"])
    op.create_index("ix_rooms_state_changed", "rooms", ["state", "changed"])
    op.create_table(
        "sitting",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("room_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "room_id", name="pk_sitting"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sitting_person_id"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_sitting_room_id"),
    )
    op.create_index("ix_sitting_room_id", "sitting", ["room_id"])
    op.create_table(
        "seat_links",
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "seat", name="pk_seat_links"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_seat_links_room_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_seat_links_person_id"),
        sa.UniqueConstraint("token_hash", name="uq_seat_links_token_hash"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_chat_room_id"),
    )
    op.create_index("ix_chat_room_id_id", "chat", ["room_id", "id"])


def _games() -> None:
    op.create_table(
        "log",
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_log_room_id"),
    )
    op.create_table(
        "results",
        sa.Column("room_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person_id", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ruleset", sa.String),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_results_room_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_results_person_id"),
    )
    op.create_index("ix_results_person_id_at", "results", ["person_id", "at"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_ratings_person_id"),
    )
