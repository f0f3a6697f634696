"""Fast paths for SQLite and PostgreSQL; the engine handles everything else."""

from __future__ import annotations

import asyncio
import importlib
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import BLOCKED
from tests.server.store.keeping import append_for_many, entry, one_room, opened

from burgrave.server.store import SERVER, Gap, LogEntry, Store, StoreError, StoreUnavailable, Taken
from burgrave.server.store.fast_path import FastPath

INSERT = "INSERT INTO kept SELECT :what WHERE :what <> 'not this'"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "a file?.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE kept (what TEXT UNIQUE)")
        connection.execute("CREATE TABLE counted (what TEXT REFERENCES kept (what))")
        connection.execute("CREATE TABLE later (what TEXT REFERENCES kept (what) DEFERRABLE INITIALLY DEFERRED)")
    return file


def kept(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [what for (what,) in connection.execute("SELECT what FROM kept ORDER BY what")]


def rows(*texts: object) -> list[dict[str, object]]:
    return [{"what": text} for text in texts]


async def test_everything_or_nothing(file: Path) -> None:
    fast_path = FastPath(file)
    assert await fast_path.write(INSERT, rows("a", "b"))
    assert not await fast_path.write(INSERT, rows("c", "not this"))
    assert not await fast_path.write(INSERT, rows("d", "a"))
    assert not await fast_path.write(INSERT, rows("e", 2**70))
    assert not await fast_path.write(INSERT, rows("f", "\ud800"))
    assert not await fast_path.write("INSERT INTO counted VALUES (:what)", rows("nothing"))
    assert not await fast_path.write("INSERT INTO nowhere VALUES (:what)", rows("g"))
    assert await fast_path.write(INSERT, rows("h"))
    await fast_path.close()
    assert kept(file) == ["a", "b", "h"]


async def test_it_waits_for_nobody(file: Path) -> None:
    fast_path = FastPath(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(1.0):
            assert not await fast_path.write(INSERT, rows("a"))
        other.execute("ROLLBACK")
    assert await fast_path.write(INSERT, rows("a"))
    await fast_path.close()
    assert kept(file) == ["a"]


async def test_each_commit_waits_for_the_disk(file: Path) -> None:
    fast_path = FastPath(file)
    assert await fast_path.write("INSERT INTO kept SELECT :what || synchronous FROM pragma_synchronous", rows("FULL: "))
    await fast_path.close()
    assert kept(file) == ["FULL: 2"]


async def test_a_missing_file_is_not_created_again(file: Path) -> None:
    file.unlink()
    fast_path = FastPath(file)
    assert not await fast_path.write(INSERT, rows("a"))
    assert not file.exists()
    await fast_path.close()


async def test_a_failed_commit_is_raised(file: Path) -> None:
    """The outcome of the commit is unknown, so it is not retried."""
    fast_path = FastPath(file)
    with pytest.raises(sqlite3.IntegrityError):
        await fast_path.write("INSERT INTO later VALUES (:what)", rows("nothing"))
    assert await fast_path.write(INSERT, rows("a"))
    await fast_path.close()
    assert kept(file) == ["a"]


async def test_a_log_is_written_this_way_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(f"sqlite:///{tmp_path}/one.db") as store:
        room = await one_room(store)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "_append_all", None)
            await store.append(room.id, [entry(0), entry(1)], by=SERVER)
            await asyncio.gather(
                store.append(room.id, [entry(2)], by=SERVER), store.append(room.id, [entry(3)], by=SERVER)
            )
        assert [line.number for line in await store.log(room.id)] == [0, 1, 2, 3]
    assert not [one for one in threading.enumerate() if one.name.startswith("store straight")]


async def test_what_stands_in_the_way_is_waited_for_by_the_other_way(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/one.db") as store:
        room = await one_room(store)
        with closing(sqlite3.connect(tmp_path / "one.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            appending = asyncio.create_task(store.append(room.id, [entry(0)], by=SERVER))
            await asyncio.sleep(0.2)
            assert not appending.done()
            other.execute("ROLLBACK")
        await appending
        assert await store.log(room.id) == [entry(0)]


async def test_a_connection_that_cannot_be_set_up_is_closed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened_here: list[sqlite3.Connection] = []
    connect: Any = sqlite3.connect

    def noted(*args: Any, **more: Any) -> sqlite3.Connection:
        opened_here.append(connect(*args, **more, check_same_thread=False))
        return opened_here[-1]

    monkeypatch.setattr("burgrave.server.store.fast_path.SAFELY", ("PRAGMA no such thing",))
    monkeypatch.setattr("burgrave.server.store.fast_path.sqlite3.connect", noted)
    fast_path = FastPath(file)
    assert not await fast_path.write(INSERT, rows("a"))
    await fast_path.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened_here[0].execute("SELECT 1")


# ---- PostgreSQL ------------------------------------------------------------------------------------------------------


async def test_jobs_of_one_statement_succeed_or_fail_individually(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "_append_all", None)
    async with opened(postgres_url) as store:
        await append_for_many(store)


async def test_two_jobs_for_a_room_follow_each_other(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        room = (await one_room(store)).id
        numbers = (0, 1, 1, 3, 2)
        outcomes = await asyncio.gather(
            *(store.append(room, [entry(number)], by=SERVER) for number in numbers), return_exceptions=True
        )
        assert [type(one) for one in outcomes if one is not None] == [Taken, Gap]
        assert [line.number for line in await store.log(room)] == [0, 1, 2]


async def test_an_entry_that_cannot_be_stored_stops_no_other(postgres_url: str) -> None:
    bad = LogEntry(0, "stir", None, None, "\0", 1.0)
    worse = LogEntry(0, "action", 2**40, "study", "", 1.0)
    async with opened(postgres_url) as store:
        rooms = [(await one_room(store)).id for _ in range(3)]
        outcomes = await asyncio.gather(
            *(store.append(room, [line], by=SERVER) for room, line in zip(rooms, (bad, entry(0), worse), strict=True)),
            return_exceptions=True,
        )
        assert [isinstance(one, Exception) for one in outcomes] == [True, False, True]
        assert not any(isinstance(one, StoreError) for one in outcomes)
        assert [len(await store.log(room)) for room in rooms] == [0, 1, 0]


async def test_a_connection_that_was_closed_is_replaced(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        room = (await one_room(store)).id
        await store.append(room, [entry(0)], by=SERVER)
        fast_path: Any = store._database.fast_path
        connection = fast_path._connection
        connection.terminate()
        await store.append(room, [entry(1)], by=SERVER)
        assert fast_path._connection is not connection


async def test_an_interrupted_statement_is_not_repeated(postgres_url: str) -> None:
    """The outcome of an interrupted statement is unknown."""
    asyncpg: Any = importlib.import_module("asyncpg")
    other = await asyncpg.connect(postgres_url)
    async with opened(postgres_url) as store:
        room = (await one_room(store)).id
        await store.append(room, [entry(0)], by=SERVER)
        async with other.transaction():
            await other.execute("SELECT FROM rooms WHERE id = $1 FOR UPDATE", room)
            appending = asyncio.create_task(store.append(room, [entry(1)], by=SERVER))
            async with asyncio.timeout(60):
                while not await other.fetchval(f"SELECT count(pg_terminate_backend(pid)) FROM {BLOCKED}"):
                    await other.execute("SELECT pg_stat_clear_snapshot()")
                    await asyncio.sleep(0.01)
            with pytest.raises(StoreUnavailable):
                await appending
        await store.append(room, [entry(1)], by=SERVER)
        assert [line.number for line in await store.log(room)] == [0, 1]
    await other.close()
