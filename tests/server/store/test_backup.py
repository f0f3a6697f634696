"""Backups: taken during writes, either complete or absent, and usable by a server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from benchmarks.table.databases import postgres_database
from tests.children import child
from tests.programs import need
from tests.server.postgres import SERVER as SERVER_URL
from tests.server.store.keeping import entry, one_room, opened
from tests.server.store.test_crash import SCRIPT, SOURCES

from burgrave.server.store import SERVER
from burgrave.server.store.backup import BackupFailed, back_up, is_archive
from burgrave.server.store.serving import serving


async def test_what_was_told_before_the_backup_is_in_it(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/table.db", tmp_path / "copy.db"
    async with opened(url) as store:
        rooms = [(await one_room(store)).id for _ in range(3)]
    command = [sys.executable, str(SCRIPT), url, *rooms]
    with child(command, stdout=subprocess.PIPE, env={"PYTHONPATH": str(SOURCES)}) as process:
        assert process.stdout is not None
        try:
            told = [process.stdout.readline().split() for _ in range(100)]
            size = await asyncio.to_thread(back_up, url, copy)
            told_later = [process.stdout.readline().split() for _ in range(20)]  # written in the meantime
        finally:
            process.kill()
        process.stdout.readlines()
    assert size == copy.stat().st_size and len(told_later) == 20
    if os.name == "posix":
        assert copy.stat().st_mode & 0o777 == 0o600
    assert {file.name for file in tmp_path.iterdir() if file.name.startswith("copy")} == {"copy.db"}
    async with opened(f"sqlite:///{copy}") as store:
        for room in rooms:
            numbers = [each.number for each in await store.log(room)]
            assert numbers == list(range(len(numbers)))
            assert {int(number) for name, number in told if name == room} <= set(numbers)
            await store.append(room, [entry(len(numbers))], by=SERVER)


async def test_after_kill_9_the_file_beside_it_is_in_the_backup_too(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/table.db", tmp_path / "copy.db"
    async with opened(url) as store:
        room = (await one_room(store)).id
    command = [sys.executable, str(SCRIPT), url, room]
    with child(command, stdout=subprocess.PIPE, env={"PYTHONPATH": str(SOURCES)}) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().split() for _ in range(100)]
        process.kill()
        process.stdout.readlines()
    assert (tmp_path / "table.db-wal").stat().st_size > 0  # a copy of table.db alone would lack all of it
    back_up(url, copy)
    async with opened(f"sqlite:///{copy}") as store:
        assert {int(number) for _name, number in told} <= {each.number for each in await store.log(room)}


async def test_nothing_is_written_over(tmp_path: Path) -> None:
    file, copy = tmp_path / "table.db", tmp_path / "copy.db"
    url = f"sqlite:///{file}"
    async with opened(url) as store:
        room = (await one_room(store)).id
        copy.write_text("something dear")
        for target, replace in ((copy, False), (file, False), (file, True)):
            with pytest.raises(BackupFailed, match="already exists"):
                back_up(url, target, replace=replace)
        with pytest.raises(BackupFailed, match="is not a Burgrave backup"):
            back_up(url, copy, replace=True)
        assert copy.read_text() == "something dear"
        copy.unlink()
        back_up(url, copy)
        back_up(url, copy, replace=True)
        assert {each.name for each in tmp_path.glob("copy*")} == {"copy.db"}
    async with opened(f"sqlite:///{copy}") as store:
        assert await store.room(room) is not None


async def test_a_backup_overwrites_only_an_unused_burgrave_database(tmp_path: Path) -> None:
    url, other = f"sqlite:///{tmp_path}/table.db", tmp_path / "other.db"
    for each in (url, f"sqlite:///{other}"):
        async with opened(each) as store:
            await one_room(store)
    before = other.read_bytes()
    with serving(f"sqlite:///{other}"), pytest.raises(BackupFailed, match="is in use by a server and was not replaced"):
        back_up(url, other, replace=True)
    wal = tmp_path / "other.db-wal"
    wal.touch()
    with pytest.raises(BackupFailed, match="is in use or was not closed properly"):
        back_up(url, other, replace=True)
    wal.unlink()
    link = tmp_path / "link.db"
    link.symlink_to(other)
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as connection:
        connection.execute("CREATE TABLE letters (text TEXT)")
    for target, why in (
        (link, "not a regular file"),
        (tmp_path, "not a regular file"),
        (tmp_path / "foreign.db", "not a Burgrave backup"),
    ):
        with pytest.raises(BackupFailed, match=why):
            back_up(url, target, replace=True)
    assert other.read_bytes() == before and link.is_symlink()
    back_up(url, other, replace=True)


async def test_what_holds_no_table_of_ours_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as connection:
        connection.execute("CREATE TABLE letters (text TEXT)")
    for name in ("empty.db", "foreign.db"):
        with pytest.raises(BackupFailed, match="is not a Burgrave database"):
            back_up(f"sqlite:///{tmp_path / name}", tmp_path / "copy.db")
    assert {file.name for file in tmp_path.iterdir()} == {"empty.db", "foreign.db"}


async def test_what_cannot_be_backed_up(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with pytest.raises(BackupFailed, match="There is no database"):
        back_up(f"sqlite:///{tmp_path}/none.db", copy)
    with pytest.raises(BackupFailed, match="There is no database"):
        back_up("sqlite://", copy)
    async with opened(f"sqlite:///{tmp_path}/table.db") as store:
        await one_room(store)
    with pytest.raises(BackupFailed, match="cannot be written: "):
        back_up(f"sqlite:///{tmp_path}/table.db", tmp_path / "nowhere" / "copy.db")
    assert not copy.exists()


async def test_an_archive_of_postgres_replaces_only_an_older_one(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("pg_dump", "BURGRAVE_TEST_POSTGRES")
    copy, other, foreign = tmp_path / "copy.dump", tmp_path / "other.db", tmp_path / "foreign.dump"
    async with opened(postgres_url) as store:
        await one_room(store)
        size = await asyncio.to_thread(back_up, postgres_url, copy)
    assert size == copy.stat().st_size and is_archive(copy)
    if os.name == "posix":
        assert copy.stat().st_mode & 0o777 == 0o600
    assert back_up(postgres_url, copy, replace=True) > 0
    async with opened(f"sqlite:///{other}") as store:
        await one_room(store)
    with postgres_database(str(SERVER_URL)) as empty:
        with pytest.raises(BackupFailed, match=r"^postgresql://.* is not a Burgrave database"):
            back_up(empty, copy, replace=True)
        subprocess.run(["pg_dump", "--format=custom", f"--file={foreign}", f"--dbname={empty}"], check=True)
    for target in (other, foreign):
        with pytest.raises(BackupFailed, match="is not a Burgrave backup of PostgreSQL"):
            back_up(postgres_url, target, replace=True)
    with pytest.raises(BackupFailed, match="already exists"):
        back_up(postgres_url, copy)
    assert is_archive(copy) and {file.name for file in tmp_path.iterdir()} == {copy.name, other.name, foreign.name}
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupFailed, match="pg_dump is missing; install PostgreSQL's client programs"):
        back_up(postgres_url, tmp_path / "more.dump")


def test_a_failed_postgres_backup_states_the_reason(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg")
    need("pg_dump", "BURGRAVE_TEST_POSTGRES")
    with pytest.raises(
        BackupFailed, match=r"^postgresql://127\.0\.0\.1:1/table cannot be backed up: pg_dump: "
    ) as told:
        back_up("postgresql://ana:secret@127.0.0.1:1/table", tmp_path / "copy.dump")
    assert "secret" not in str(told.value) and "\n" not in str(told.value) and not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name != "posix", reason="needs a shell script")
def test_other_users_of_the_machine_do_not_see_the_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("asyncpg")
    tool = tmp_path / "pg_dump"
    tool.write_text('#!/bin/sh\necho "told $* and $PGPASSWORD" >&2\nexit 1\n', encoding="utf-8")
    tool.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(BackupFailed) as told:
        back_up("postgresql://ana:a%20secret@127.0.0.1:1/table", tmp_path / "copy.dump")
    arguments, _, environment = str(told.value).partition(" and ")
    assert "--dbname=postgresql://ana@127.0.0.1:1/table" in arguments and "secret" not in arguments
    assert environment == "a secret."


async def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    file, copy = tmp_path / "table.db", tmp_path / "copy.db"
    async with opened(f"sqlite:///{file}") as store:
        room = await one_room(store)
        await store.append(room.id, [entry(number) for number in range(2000)], by=SERVER)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    data = bytearray(file.read_bytes())
    for place in range(5 * 4096, len(data) - 4096, 4096):
        data[place : place + 200] = b"\xff" * 200
    file.write_bytes(data)
    with pytest.raises(BackupFailed, match=r"is damaged|cannot be copied"):
        back_up(f"sqlite:///{file}", copy)
    assert not copy.exists() and len(list(tmp_path.glob("copy*"))) == 0
