"""Fair sharing: the networks that reviews, devices, emails and tournaments came from; origins of push services."""

from __future__ import annotations

from urllib.parse import urlsplit

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_USUAL = {"https": 443, "http": 80}


def upgrade() -> None:
    for table in ("reviews", "devices", "mails", "tournaments"):
        op.add_column(table, sa.Column("network", sa.Integer))
    op.add_column("reviews", sa.Column("begun", sa.Float))
    op.create_index("ix_reviews_network_begun", "reviews", ["network", "begun"])
    op.add_column("devices", sa.Column("origin", sa.String))
    op.add_column("tournaments", sa.Column("tables", sa.Integer))
    _fill_origins(op.get_bind())
    _fill_tables(op.get_bind())


def _fill_origins(connection: sa.Connection) -> None:
    devices = sa.table("devices", sa.column("session_hash"), sa.column("endpoint"), sa.column("origin"))
    for row in connection.execute(sa.select(devices.c.session_hash, devices.c.endpoint)).all():
        change = sa.update(devices).where(devices.c.session_hash == row.session_hash)
        connection.execute(change.values(origin=_origin(row.endpoint)))


def _fill_tables(connection: sa.Connection) -> None:
    tournaments = sa.table("tournaments", sa.column("id"), sa.column("plan", sa.JSON), sa.column("tables"))
    for row in connection.execute(sa.select(tournaments.c.id, tournaments.c.plan)).all():
        try:
            tables = -(-row.plan["places"] // row.plan["set_up"]["options"]["players"])
        except (KeyError, TypeError, ZeroDivisionError):
            continue  # damaged: the server reports it when the tournament is opened
        connection.execute(sa.update(tournaments).where(tournaments.c.id == row.id).values(tables=tables))


def _origin(endpoint: str) -> str:
    try:
        parts = urlsplit(endpoint)
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
        port = parts.port or _USUAL.get(parts.scheme)
    except ValueError:
        return endpoint
    return f"{parts.scheme}://{host}" + ("" if port == _USUAL.get(parts.scheme) else f":{port}")
