"""Date of the last heartbeat, on the clock that all processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("alive", sa.Column("date", sa.Float))
