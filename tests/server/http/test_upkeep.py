"""`burgrave backup` and `burgrave check` during play, and a server that runs on the backup."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.http.house import house, standard
from tests.server.http.test_games import play

from burgrave.cli import run


async def command(*arguments: str) -> int:
    """Run a command while the server is running, and return its exit status."""
    return await asyncio.to_thread(run, arguments)


async def test_a_backup_is_served_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "table.db", tmp_path / "copy.db"
    url, of_copy = f"sqlite:///{file}", f"sqlite:///{copy}"
    async with house(standard(database_url=url)) as home:
        ana = await home.guest()
        over, running = await ana.game("me", game="valeria"), await ana.game("me", "bot:easy")
        await play(ana, over)
        table = await ana.get(f"/rooms/{running}/table")
        assert await command("backup", str(copy), "--database-url", url) == 0
        assert await command("backup", str(copy), "--database-url", url) == 2
        assert await command("check", "--database-url", url) == 0
        token = ana.token
    assert await command("check", "--database-url", of_copy) == 0
    assert capsys.readouterr().out.count("2 rooms, 2 games replayed, 0 faults.\n") == 2
    async with house(standard(database_url=of_copy)) as home:
        ana.client = home.client(headers={"Authorization": f"Bearer {token}"})
        assert (await ana.get(f"/rooms/{running}/table"))["view"] == table["view"]
        assert (await ana.get(f"/rooms/{over}/result?lang=en"))["result"]["verdict"]


async def test_what_is_wrong_is_said_by_the_check_and_by_the_room(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.db"
    url = f"sqlite:///{file}"
    async with house(standard(database_url=url)) as home:
        ana = await home.guest()
        rooms = [await ana.game("me", game="valeria") for _ in range(3)]
        for room in rooms[:2]:
            await play(ana, room)
    harm = (
        ("UPDATE results SET score = score + 1 WHERE room_id = ?", 0),
        ("UPDATE finished SET record = record || 'end' WHERE room_id = ?", 0),
        ("UPDATE finished SET result = replace(result, '\"total\": ', '\"total\": 1') WHERE room_id = ?", 1),
        ("UPDATE rooms SET seats = '[]' WHERE id = ?", 2),
    )
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement, which in harm:
            connection.execute(statement, (rooms[which],))
        connection.execute("INSERT INTO seat_links VALUES ('rnowhere', 0, 'x', 'p_nobody', 1.0)")
    assert await command("check", "--database-url", url) == 1
    *faults, last = capsys.readouterr().out.splitlines()
    assert last == f"3 rooms, 2 games replayed, {len(faults)} faults." and len(faults) == 6
    assert {fault.partition(": ")[0] for fault in faults} == {"The database", *(f"The room {room}" for room in rooms)}
    async with house(standard(database_url=url)) as home:
        ana.client = home.client(headers={"Authorization": f"Bearer {ana.token}"})
        ana.house = home
        assert (await ana.get(f"/rooms/{rooms[2]}", 500))["code"] == "damaged"
        assert {room["id"] for room in (await ana.get("/me"))["rooms"]} == {*rooms[:2]}
        async with ana.socket(rooms[2]) as line:
            assert (await line.until("error"))["code"] == "damaged"
            await line.connection.wait_closed()
            assert line.connection.close_code == 1008  # reconnecting would be pointless
