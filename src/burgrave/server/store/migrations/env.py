"""Alembic environment; :func:`burgrave.server.store.migrations.upgrade` provides the connection."""

from __future__ import annotations

from alembic import context

from burgrave.server.store.schema import metadata

# SQLite cannot alter most of a table, so Alembic copies it.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
