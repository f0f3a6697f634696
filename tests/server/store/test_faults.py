"""Unusable databases: one-line errors, and no false acknowledgments."""

from __future__ import annotations

import asyncio
import importlib
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Insert, Update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.postgres import BLOCKED
from tests.server.store.keeping import entry, one_room, opened

import burgrave
from burgrave.server.store import SERVER, Store, StoreUnavailable, connecting, fast_path
from burgrave.server.store.schema import log, people

SOURCES = Path(burgrave.__file__).parent.parent


async def _refused(url: str) -> str:
    with pytest.raises(StoreUnavailable) as caught:
        await Store.open(url, patience=0.1)
    told = str(caught.value)
    assert "\n" not in told and told.endswith(".")
    return told


# --------------------------------------------------------------------------------------------------- start


@pytest.mark.parametrize(
    "url",
    [
        "",
        "table.db",
        "mysql://localhost/x",
        "sqlite+aiosqlite:///table.db",
        "http://example.org",
        "postgresql:/",
        "://",
    ],
)
async def test_a_url_of_another_kind(url: str) -> None:
    assert "use sqlite:///FILE or postgresql://" in await _refused(url)


@pytest.mark.parametrize("url", ["sqlite://table.db", "sqlite:///table.db?mode=ro", "sqlite:///:memory:"])
async def test_a_url_of_sqlite_that_is_none(url: str) -> None:
    assert "sqlite:///FILE" in await _refused(url)


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert f"the folder {tmp_path}/no does not exist" in await _refused(f"sqlite:///{tmp_path}/no/table.db")


async def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "table.db").mkdir()
    assert "cannot be opened: it is not a regular file" in await _refused(f"sqlite:///{tmp_path}/table.db")


async def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana, " * 200)
    assert "the file is not an SQLite database" in await _refused(f"sqlite:///{tmp_path}/letter.txt")


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    """A file without tables may be used."""
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as connection:
        for name in ("alembic_version", "letters"):
            connection.execute(f"CREATE TABLE {name} (text TEXT)")
    before = file.read_bytes()
    assert "belongs to another program" in await _refused(f"sqlite:///{file}")
    assert file.read_bytes() == before and list(tmp_path.iterdir()) == [file]
    (tmp_path / "empty.db").touch()
    async with opened(f"sqlite:///{tmp_path}/empty.db"):
        pass


async def test_what_is_to_be_looked_at_is_there_and_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    with pytest.raises(StoreUnavailable, match="There is no database"):
        await Store.look(url)
    (tmp_path / "table.db").touch()
    with pytest.raises(StoreUnavailable, match="has no Burgrave tables"):
        await Store.look(url)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)  # not by permissions, which some users bypass
    with pytest.raises(StoreUnavailable, match="cannot be read: Permission denied"):
        await Store.look(url)


async def test_a_file_that_is_read_only(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    async with opened(f"sqlite:///{file}"):
        pass
    # Not by permissions, which some users bypass: SQLite treats a file of a later version as read-only.
    with file.open("r+b") as stream:
        stream.seek(18)
        stream.write(b"\x03")
    assert "it is read-only" in await _refused(f"sqlite:///{file}")


async def test_a_file_that_is_locked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    for begin in ("BEGIN EXCLUSIVE", "BEGIN IMMEDIATE"):  # before and after it became a Burgrave database
        other = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
        try:
            other.execute(begin)
            assert "cannot be opened: it is locked by another program" in await _refused(url)
        finally:
            other.close()
        async with opened(url):
            pass


async def test_a_database_of_another_version(url: str) -> None:
    if url == "sqlite://":
        return  # it has no history
    async with opened(url) as store:
        await _run(store, "UPDATE alembic_version SET version_num = '9999'")
    assert "created by a newer version of Burgrave" in await _refused(url)


async def test_no_server_is_there() -> None:
    pytest.importorskip("asyncpg")
    told = await _refused("postgresql://ana:secret@127.0.0.1:1/table")
    assert told.startswith("The database postgresql://127.0.0.1:1/table cannot be opened: ")
    assert "secret" not in told


async def test_no_such_database(postgres_url: str) -> None:
    assert "does not exist" in await _refused(f"{postgres_url}_not")


async def test_a_parameter_that_the_server_does_not_know(postgres_url: str) -> None:
    assert "colour" in await _refused(f"{postgres_url}?colour=green")


async def test_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install 'burgrave[postgres]'" in await _refused("postgresql://127.0.0.1/table")


# --------------------------------------------------------------------------------------------------------- later


async def test_a_lock_is_waited_for_and_then_complained_of(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    async with opened(f"sqlite:///{file}", patience=0.3) as store:
        room = await one_room(store)
        other = sqlite3.connect(file, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append(room.id, [entry(0)], by=SERVER))
            await asyncio.sleep(0.05)
            other.execute("ROLLBACK")
            await waiting
            other.execute("BEGIN IMMEDIATE")
            outcomes = await asyncio.gather(
                *(store.append(room.id, [entry(number)], by=SERVER) for number in (1, 2, 3)), return_exceptions=True
            )
            assert {str(outcome) for outcome in outcomes} == {
                "The database cannot be used: it is locked by another program."
            }
            assert await store.last_number(room.id) == 0  # readers do not wait
            other.execute("ROLLBACK")
        finally:
            other.close()
        await store.append(room.id, [entry(1)], by=SERVER)
        assert await store.last_number(room.id) == 1


@pytest.mark.parametrize("gone", ["removed", "replaced"])
async def test_a_file_that_somebody_takes_away(tmp_path: Path, gone: str) -> None:
    file = tmp_path / "table.db"
    async with opened(f"sqlite:///{file}") as store:
        room = await one_room(store)
        file.rename(tmp_path / "elsewhere.db")
        if gone == "replaced":
            file.write_bytes((tmp_path / "elsewhere.db").read_bytes())
        for asked in (store.append(room.id, [entry(0)], by=SERVER), store.log(room.id), store.check()):
            with pytest.raises(StoreUnavailable, match="is gone: its file was removed or replaced"):
                await asked
        (tmp_path / "elsewhere.db").rename(file)
        await store.check()


FULL = """
import asyncio, resource, sys
from burgrave.server.store import SERVER, LogEntry, Store, StoreUnavailable

async def main(url, room):
    store = await Store.open(url)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    for number in range(1000):
        try:
            await store.append(room, [LogEntry(number, "stir", None, None, "f" * 2000, 1.0)], by=SERVER)
        except StoreUnavailable as error:
            print(error, flush=True)
            try:
                await store.append(room, [LogEntry(number, "stir", None, None, "f" * 2000, 1.0)], by=SERVER)
            except StoreUnavailable:
                break
        print(number, flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append(room, [LogEntry(number, "stir", None, None, "", 1.0)], by=SERVER)
    print(number, flush=True)
    await store.close()

asyncio.run(main(*sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux file size limits")
async def test_a_disk_that_is_full(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    async with opened(url) as store:
        room = await one_room(store)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", FULL, url, room.id],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        timeout=300,
    )
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("The database cannot be written: ")  # reported once
    lines = done.stdout.splitlines()
    (complaint,) = {line for line in lines if not line.isdigit()}
    assert complaint.startswith("The database cannot be used: ")
    told = [int(line) for line in lines if line.isdigit()]
    async with opened(url) as store:
        assert [each.number for each in await store.log(room.id)] == told == list(range(len(told)))


@pytest.mark.parametrize(
    "odd",
    [
        people.update().where(people.c.id == "\x00").values(name="x"),
        people.update().where(people.c.id == "\ud800").values(name="x"),
        people.update().values(created="now"),
        people.insert().values(id="p_", name=None, created=0.0),
        people.update().values(login_key=random.Random(1).randbytes(20_000).hex()),
        log.update().where(log.c.number == 2**70).values(text="x"),
    ],
    ids=["nothing", "half a letter", "no number", "no name", "too many", "too large"],
)
async def test_only_who_asks_for_nonsense_is_refused(url: str, odd: Update | Insert) -> None:
    async def nonsense(connection: AsyncConnection) -> None:
        await connection.execute(odd)

    async with opened(url) as store:
        mara, _ = await store.new_guest("Mara")
        room = await one_room(store)
        others = [store.append(room.id, [entry(number)], by=SERVER) for number in range(20)]
        asked = [
            *others[:7],
            store._database.write(nonsense),
            *others[7:],
            store.rename(mara.id, "Mara M.", by=mara.by),
        ]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert not any(isinstance(outcome, StoreUnavailable) for outcome in outcomes)
        assert [number for number, outcome in enumerate(outcomes) if isinstance(outcome, Exception)] in ([7], [])
        assert await store.last_number(room.id) == 19
        await store.check()


async def test_what_cannot_be_asked_for_is_no_fault_of_a_reader(url: str) -> None:
    async def nonsense(connection: AsyncConnection) -> None:
        await connection.execute(people.select().where(people.c.id == "\ud800"))

    async with opened(url) as store:
        with pytest.raises(Exception) as caught:
            await store._database.read(nonsense)
        assert not isinstance(caught.value, StoreUnavailable)


@pytest.mark.parametrize("text", ["", "\x00", "r222222\n", "\ud800", "R222222", "../r", "x" * 41, "\u00e9"])
async def test_ids_that_are_none_are_not_asked_for(url: str, text: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        before = store.transactions
        await store.drop_bot_token(ana.id, text, by=ana.by)
        assert (await store.room(text), await store.log(text), await store.person(text)) == (None, [], None)
        assert store.transactions == before or url == "sqlite://"


async def test_idle_connections_closed_by_the_server_are_replaced(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast_path, "IDLE", 0.0)
    async with opened(postgres_url) as store:
        room = await one_room(store)
        await _hang_up(postgres_url)
        await asyncio.gather(
            *(store.append(room.id, [entry(number)], by=SERVER) for number in range(5)), store.room(room.id)
        )
        assert await store.last_number(room.id) == 4


async def test_a_server_that_hangs_up_in_the_middle(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        room = await one_room(store)
        other = await importlib.import_module("asyncpg").connect(postgres_url)
        try:
            await other.execute("BEGIN; LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            waiting = [asyncio.ensure_future(store.append(room.id, [entry(number)], by=SERVER)) for number in range(3)]
            async with asyncio.timeout(300):
                while not await other.fetchval(f"SELECT count(*) FROM {BLOCKED}"):
                    await other.execute("SELECT pg_stat_clear_snapshot()")
                    await asyncio.sleep(0.02)
            await _hang_up(postgres_url, "wait_event_type = 'Lock'")
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        finally:
            await other.close()
        for outcome in outcomes:
            assert isinstance(outcome, StoreUnavailable)
            assert "\n" not in str(outcome)
        assert await store.log(room.id) == []
        await store.append(room.id, [entry(0)], by=SERVER)


async def test_a_server_that_does_not_answer(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "_ANSWERING", 0.5)
    async with opened(postgres_url) as store:
        room = await one_room(store)
        other = await importlib.import_module("asyncpg").connect(postgres_url)
        try:
            await other.execute("BEGIN; LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
            for asked in (store.append(room.id, [entry(0)], by=SERVER), store.log(room.id)):
                with pytest.raises(StoreUnavailable, match="it does not respond"):
                    await asked
        finally:
            await other.close()
        assert await store.log(room.id) == []
        await store.append(room.id, [entry(0)], by=SERVER)


async def test_a_server_that_is_read_only(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_path, "IDLE", 0.0)  # replace the connections that are closed here
    async with opened(postgres_url) as store:
        name = postgres_url.rpartition("/")[2]
        await _run(store, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await _hang_up(postgres_url)
        with pytest.raises(StoreUnavailable, match="it is read-only"):
            await store.new_guest("Ana")
        with pytest.raises(StoreUnavailable, match="it is read-only"):
            await store.check()


async def test_a_dead_connection_is_not_reused(tmp_path: Path) -> None:
    """A connection on which no transaction can begin must be reported to the engine as dead."""
    async with opened(f"sqlite:///{tmp_path / 'table.db'}") as store:
        await store.new_guest("Ana")
        async with store._database.writer._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.close()
        with pytest.raises(Exception, match="no active connection"):
            await store.new_guest("Bruno")
        person, _token = await store.new_guest("Carla")
        assert person.name == "Carla"


async def test_a_closed_store_takes_nothing_more(url: str) -> None:
    store = await Store.open(url)
    room = await one_room(store)
    waiting = [asyncio.ensure_future(store.append(room.id, [entry(number)], by=SERVER)) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)  # earlier requests are committed
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.append(room.id, [entry(5)], by=SERVER)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.room(room.id)
    await store.close()


async def _run(store: Store, statement: str) -> None:
    async def work(connection: Any) -> None:
        await connection.exec_driver_sql(statement)

    await store._database.write(work)


async def _hang_up(url: str, which: str = "true") -> None:
    connection = await importlib.import_module("asyncpg").connect(url)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others} AND {which}")
    await connection.close()
