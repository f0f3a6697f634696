"""`burgrave backup` and `burgrave check` during play, and a server that runs on the backup."""

from __future__ import annotations

import asyncio
import importlib
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from benchmarks.table.databases import postgres_database
from tests.programs import need
from tests.server.http.house import house, standard
from tests.server.http.test_games import play
from tests.server.postgres import SERVER

from burgrave.cli import run
from burgrave.server.store.backup import is_archive


async def command(*arguments: str) -> int:
    return await asyncio.to_thread(run, arguments)


async def harm(url: str, *statements: str) -> None:
    """Change rows without foreign-key checks, as another program might."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)
        return
    connected: Any = await importlib.import_module("asyncpg").connect(url)
    try:
        for statement in ("SET session_replication_role = replica", *statements):
            await connected.execute(statement)
    finally:
        await connected.close()


async def corrupt(url: str, first: str, others: str) -> None:
    """Damage the part of the database files that holds the first finished game's data, and nothing else."""
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchall()
            (size,) = connection.execute("PRAGMA page_size").fetchone()
        data = file.read_bytes()
        pages = [data[at : at + size] for at in range(0, len(data), size)]
        damaged = max(pages, key=lambda page: 0 if others.encode() in page else page.count(first.encode()))
        file.write_bytes(data.replace(damaged, bytes(size)))
        return
    connected: Any = await importlib.import_module("asyncpg").connect(url)
    try:
        await connected.execute("CREATE EXTENSION pg_surgery")
        toast = await connected.fetchval(
            "SELECT reltoastrelid::regclass::text FROM pg_class WHERE relname = 'finished'"
        )
        first = f"SELECT array_agg(ctid::text) FROM {toast} WHERE chunk_id = (SELECT min(chunk_id) FROM {toast})"
        places = await connected.fetchval(first)
        await connected.execute(f"SELECT heap_force_kill('{toast}'::regclass, ARRAY{places}::tid[])")
        await connected.execute("DROP EXTENSION pg_surgery")
    finally:
        await connected.close()


@contextmanager
def served(copy: Path) -> Iterator[str]:
    """Return the URL of a database restored from a backup."""
    if not is_archive(copy):
        yield f"sqlite:///{copy}"
        return
    with postgres_database(str(SERVER)) as url:
        restore = ["pg_restore", "--exit-on-error", "--single-transaction", f"--dbname={url}", str(copy)]
        subprocess.run(restore, check=True)
        yield url


async def test_a_backup_is_as_good_as_its_database(
    shared_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    if shared_url.startswith("postgresql"):
        need("pg_dump", "BURGRAVE_TEST_POSTGRES")
    async with house(standard(database_url=shared_url)) as home:
        ana = await home.guest()
        over, running = await ana.game("me", game="valeria"), await ana.game("me", "bot:easy")
        await play(ana, over)
        table = await ana.get(f"/rooms/{running}/table")
        assert await command("backup", str(copy), "--database-url", shared_url) == 0
        assert await command("backup", str(copy), "--database-url", shared_url) == 2
        assert await command("check", "--database-url", shared_url) == 0
        token = ana.token
    with served(copy) as url:
        assert await command("check", "--database-url", url) == 0
        assert capsys.readouterr().out.count("2 rooms, 2 games replayed, 0 faults.\n") == 2
        async with house(standard(database_url=url)) as home:
            ana.client = home.client(headers={"Authorization": f"Bearer {token}"})
            assert (await ana.get(f"/rooms/{running}/table"))["view"] == table["view"]
            assert (await ana.get(f"/rooms/{over}/result?lang=en"))["result"]["verdict"]


async def test_the_check_and_the_room_report_damaged_rows(
    shared_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(standard(database_url=shared_url)) as home:
        ana = await home.guest()
        rooms = [await ana.game("me", game="valeria") for _ in range(3)]
        for room in rooms[:2]:
            await play(ana, room)
    first, second, third = rooms
    total = """CAST(replace(CAST(result AS text), '"total": ', '"total": 1') AS json)"""
    if shared_url.startswith("sqlite"):
        total = total.removeprefix("CAST(").removesuffix(" AS json)")
    await harm(
        shared_url,
        f"UPDATE results SET score = score + 1 WHERE room_id = '{first}'",
        f"UPDATE finished SET record = record || 'end' WHERE room_id = '{first}'",
        f"UPDATE finished SET result = {total} WHERE room_id = '{second}'",
        f"UPDATE rooms SET seats = '[]' WHERE id = '{third}'",
        "INSERT INTO seat_links VALUES ('rnowhere', 0, 'x', 'p_nobody', 1.0)",
    )
    assert await command("check", "--database-url", shared_url) == 1
    *faults, last = capsys.readouterr().out.splitlines()
    assert last == f"3 rooms, 2 games replayed, {len(faults)} faults." and len(faults) == 6
    assert {fault.partition(": ")[0] for fault in faults} == {"The database", *(f"The room {room}" for room in rooms)}
    assert "The database: 1 reference from seat_links to missing rows of rooms." in faults
    async with house(standard(database_url=shared_url)) as home:
        ana.client = home.client(headers={"Authorization": f"Bearer {ana.token}"})
        ana.house = home
        assert (await ana.get(f"/rooms/{third}", 500))["code"] == "damaged"
        assert {room["id"] for room in (await ana.get("/me"))["rooms"]} == {first, second}
        async with ana.socket(third) as line:
            assert (await line.until("error"))["code"] == "damaged"
            await line.connection.wait_closed()
            assert line.connection.close_code == 1008  # reconnecting would be pointless
    await harm(shared_url, "DELETE FROM seat_links")  # the shared database must stay as it was


async def test_one_of_each_is_no_plural(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    async with house(standard(database_url=url)) as home:
        room = await (ana := await home.guest()).game("me", game="valeria")
        await play(ana, room)
    await harm(url, "UPDATE results SET score = score + 1")
    assert await command("check", "--database-url", url) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"The room {room}: the stored result does not match its game.",
        "1 room, 1 game replayed, 1 fault.",
    ]


async def test_the_check_goes_on_after_a_corrupt_place(shared_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with house(standard(database_url=shared_url)) as home:
        ana = await home.guest()
        bad, good = [await ana.game("me", game="valeria") for _ in range(2)]
        for room in (bad, good):
            await play(ana, room)
    await corrupt(shared_url, bad, good)
    assert await command("check", "--database-url", shared_url) == 1
    *faults, last = capsys.readouterr().out.splitlines()
    assert last.startswith("2 rooms, ") and len(faults) >= 2
    assert any(fault.startswith("The database: ") for fault in faults)
    assert any(fault.startswith(f"The room {bad}: The database cannot be used: ") for fault in faults)
    assert not any(good in fault for fault in faults)
