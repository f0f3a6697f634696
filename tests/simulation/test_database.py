"""Simulated database: committed data is never lost, and uncommitted data never appears."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.store.keeping import append_for_many, entry, one_room
from tools.simulation.climate import CALM, Climate
from tools.simulation.database import Connection, Disk, address_for
from tools.simulation.loop import EPOCH, OWNER, Loop, Owner
from tools.simulation.seams import in_hand
from tools.simulation.world import FILE, new_database

from burgrave.server.store import SERVER, Store, StoreUnavailable, Taken
from burgrave.server.store.database import Database

SURE = Climate(lost_answers=1.0)


def disk_in(folder: Path, climate: Climate = CALM) -> Disk:
    file = folder / "one.db"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE kept (what TEXT)")
    connection.close()
    return Disk(file, Loop(lambda: 0.01), Random(1), climate)


def kept(disk: Disk) -> list[str]:
    connection = sqlite3.connect(disk.file)
    found = [what for (what,) in connection.execute("SELECT what FROM kept ORDER BY what")]
    connection.close()
    return found


async def begun(disk: Disk, what: str) -> Connection:
    """Return a connection whose transaction has inserted a row but is not committed."""
    connection = await disk.connect(str(disk.file))
    connection.isolation_level = None
    await connection.cursor().execute("BEGIN IMMEDIATE")
    await connection.cursor().execute("INSERT INTO kept VALUES (?)", (what,))
    return connection


def run(disk: Disk, work: Coroutine[Any, Any, None]) -> None:
    disk.loop.run(work)


def test_a_commit_lasts_and_nothing_else(tmp_path: Path) -> None:
    disk = disk_in(tmp_path)

    async def main() -> None:
        await (connection := await begun(disk, "committed")).commit()
        await connection.close()
        await (connection := await begun(disk, "rolled back")).rollback()
        await connection.close()
        await (await begun(disk, "left open")).close()

    run(disk, main())
    assert kept(disk) == ["committed"]


def test_a_process_takes_what_it_has_not_committed_with_it(tmp_path: Path) -> None:
    disk, owner = disk_in(tmp_path), Owner("one")

    async def main() -> None:
        _ = owner.spawn(disk.loop, begun(disk, "one"))
        await asyncio.sleep(1.0)
        disk.disconnect(owner)
        disk.loop.call_soon(disk.loop.bury, owner)
        await (connection := await begun(disk, "two")).commit()  # the lock is free again
        await connection.close()

    run(disk, main())
    assert kept(disk) == ["two"]


def test_a_commit_may_be_done_and_nobody_told(tmp_path: Path) -> None:
    disk = disk_in(tmp_path, SURE)

    async def main() -> None:
        connection = await begun(disk, "one")
        with pytest.raises(sqlite3.OperationalError):
            await connection.commit()

    run(disk, main())
    assert kept(disk) == ["one"]
    assert disk.faults == {"commits without an answer": 1}


def test_a_database_that_is_away_answers_nobody(tmp_path: Path) -> None:
    disk = disk_in(tmp_path)
    disk.gone_until = 10.0

    async def main() -> None:
        with pytest.raises(sqlite3.OperationalError):
            _ = await disk.connect(str(disk.file))
        await asyncio.sleep(10.0)
        await (await disk.connect(str(disk.file))).close()

    run(disk, main())


def test_two_write_one_after_the_other(tmp_path: Path) -> None:
    disk = disk_in(tmp_path)
    order: list[str] = []

    async def write(what: str) -> None:
        connection = await begun(disk, what)
        order.append(f"{what} began")
        await asyncio.sleep(1.0)
        await connection.commit()
        order.append(f"{what} committed")
        await connection.close()

    async def main() -> None:
        await asyncio.gather(write("one"), write("two"))

    run(disk, main())
    assert sorted(order[:2]) in (["one began", "one committed"], ["two began", "two committed"])
    assert kept(disk) == ["one", "two"]


INSERT = "INSERT INTO kept SELECT :what WHERE :what <> 'not this'"


def test_the_straight_way_writes_everything_or_nothing_and_waits_for_nobody(tmp_path: Path) -> None:
    disk = disk_in(tmp_path)

    async def main() -> None:
        straight = disk.straight(disk.file)
        assert await straight.write(INSERT, [{"what": "a"}, {"what": "b"}])
        assert not await straight.write(INSERT, [{"what": "c"}, {"what": "not this"}])
        connection = await begun(disk, "d")
        assert not await straight.write(INSERT, [{"what": "e"}])
        await connection.commit()
        await connection.close()
        disk.gone_until = disk.loop.time() + 10.0
        assert not await straight.write(INSERT, [{"what": "f"}])
        await asyncio.sleep(10.0)
        assert await straight.write(INSERT, [{"what": "g"}])
        await straight.close()

    run(disk, main())
    assert kept(disk) == ["a", "b", "d", "g"]


def test_the_straight_way_may_commit_and_tell_nobody(tmp_path: Path) -> None:
    disk = disk_in(tmp_path, SURE)

    async def main() -> None:
        straight = disk.straight(disk.file)
        with pytest.raises(sqlite3.OperationalError):
            await straight.write(INSERT, [{"what": "a"}])

    run(disk, main())
    assert kept(disk) == ["a"]


# ---- PostgreSQL ------------------------------------------------------------------------------------------------------


def run_store(folder: Path, climate: Climate, work: Callable[[Disk, Store], Coroutine[Any, Any, None]]) -> list[str]:
    """Run ``work`` in a simulated process with its own store; return the errors that the process logged."""
    new_database(folder)
    disk = Disk(folder / FILE, Loop(lambda: 0.01), Random(1), climate)
    owner = Owner("one")
    logged: list[str] = []

    async def process() -> None:
        store = Store(await Database.open(address_for(disk, shared=True)), lambda: EPOCH + disk.loop.time())
        await work(disk, store)
        await store.close()

    async def main() -> None:
        await owner.spawn(disk.loop, process())

    with in_hand(disk, Random(2), lambda: EPOCH, logged.append):
        run(disk, main())
    return logged


def test_log_entries_are_written_and_refused_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated statement has the same outcomes as PostgreSQL's; the tests of both use the same scenario."""
    monkeypatch.setattr(Store, "_append_all", None)

    async def work(disk: Disk, store: Store) -> None:
        await append_for_many(store)

    assert run_store(tmp_path, CALM, work) == []


def test_a_statement_without_an_answer_is_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "_append_all", None)

    async def work(disk: Disk, store: Store) -> None:
        room = await one_room(store)
        disk.climate = SURE
        with pytest.raises(StoreUnavailable):
            await store.append(room.id, [entry(0)], by=SERVER)
        disk.climate = CALM
        assert await store.log(room.id) == [entry(0)]
        with pytest.raises(Taken):
            await store.append(room.id, [entry(0)], by=SERVER)

    assert run_store(tmp_path, CALM, work) == []


def test_a_single_process_may_lose_the_database(tmp_path: Path) -> None:
    async def work(disk: Disk, store: Store) -> None:
        owner = OWNER.get()
        assert owner is not None
        disk.partition(owner, disk.loop.time() + 10.0)
        with pytest.raises(StoreUnavailable):
            await store.playing()
        await asyncio.sleep(10.0)
        assert await store.playing() == []

    assert run_store(tmp_path, CALM, work) == []
