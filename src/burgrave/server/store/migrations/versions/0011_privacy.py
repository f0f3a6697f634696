"""results that wait for their rating"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("results", sa.Column("rated", sa.Boolean))
