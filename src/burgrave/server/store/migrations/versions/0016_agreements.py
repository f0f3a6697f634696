"""Undo rule, open proposal and pauses of a room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("undo", sa.String))
    op.add_column("rooms", sa.Column("proposal", sa.JSON))
    op.add_column("rooms", sa.Column("pauses", sa.JSON))
