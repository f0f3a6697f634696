"""Backups: taken during writes, complete or absent, and usable by a server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.children import child
from tests.server.store.keeping import entry, one_room, opened
from tests.server.store.test_crash import SCRIPT, SOURCES

from burgrave.server.store import SERVER
from burgrave.server.store.backup import BackupFailed, back_up
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
    pytest.importorskip("asyncpg")
    with pytest.raises(BackupFailed, match="pg_dump") as told:
        back_up("postgresql://ana:secret@127.0.0.1/table", copy)
    assert "secret" not in str(told.value)
    async with opened(f"sqlite:///{tmp_path}/table.db") as store:
        await one_room(store)
    with pytest.raises(BackupFailed, match="cannot be written: "):
        back_up(f"sqlite:///{tmp_path}/table.db", tmp_path / "nowhere" / "copy.db")
    assert not copy.exists()


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
