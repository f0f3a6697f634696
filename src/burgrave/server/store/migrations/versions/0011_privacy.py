"""Results waiting to be rated, mailboxes that refuse emails, networks of blocked people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("results", sa.Column("rated", sa.Boolean))
    op.add_column("blocks", sa.Column("network", sa.Integer))
    op.create_table(
        "mail_refusals",
        sa.Column("mailbox_hash", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("mailbox_hash", name="pk_mail_refusals"),
    )
