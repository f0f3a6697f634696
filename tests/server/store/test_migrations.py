"""Migrations: the revisions create the tables in ``schema.py``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.server.store.keeping import entry, one_room, opened

from burgrave.server.store import SERVER
from burgrave.server.store.migrations import head
from burgrave.server.store.schema import metadata


async def test_the_revisions_make_the_tables_of_today(url: str) -> None:
    def differences(connection: Any) -> tuple[str | None, list[Any]]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return context.get_current_revision(), compare_metadata(context, metadata)

    async def work(connection: Any) -> Any:
        return await connection.run_sync(differences)

    async with opened(url) as store:
        assert await store._database.read(work) == (head(), [])


async def test_opening_again_changes_nothing(shared_url: str) -> None:
    async with opened(shared_url) as store:
        room = await one_room(store)
        await store.append(room.id, [entry(0)], by=SERVER)
    for _ in range(2):
        async with opened(shared_url) as store:
            assert await store.room(room.id) == room
            assert await store.log(room.id) == [entry(0)]


async def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/table.db") as store:
        await one_room(store)
        files = list(tmp_path.iterdir())
        assert len(files) == 3
        if os.name == "posix":
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


async def test_a_file_is_written_ahead_and_to_the_disk(tmp_path: Path) -> None:
    async def pragmas(connection: Any) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "query_only")
        return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]

    async with opened(f"sqlite:///{tmp_path}/table.db") as store:
        assert await store._database.write(pragmas) == ["wal", 2, 1, 0]
        assert (await store._database.read(pragmas))[3] == 1
