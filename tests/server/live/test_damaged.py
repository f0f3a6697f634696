"""Damaged rows: only their room is affected, and it reports the damage."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, evening, refusal, run

from burgrave.kernel.rng import Rng
from burgrave.server.live.integrity import check
from burgrave.server.live.requests import Chat, ShowRecord, ShowResult, ShowRoom, ShowTable

ROOM = [
    "set_up = 'no json'", "set_up = '[]'", "set_up = '{}'", 'set_up = \'{"game": "chess", "options": {}}\'',
    'set_up = \'{"game": "valeria", "options": 7}\'', "set_up = x'00ff'",
    "seats = '{'", "seats = '[1, 2, 3]'", 'seats = \'[{"kind": "cat"}]\'', "seats = '[]'", "seats = 7",
    "seats = replace(seats, 'normal', 'godlike')",
    "seats = replace(seats, '\"kind\": \"person\"', '\"kind\": \"bot\"')",
    "clock = ''", "clock = '{}'", 'clock = \'{"kind": "sand"}\'', 'clock = \'{"kind": "move"}\'',
    'clock = \'{"kind": "move", "seconds": "soon"}\'', "clock = 'null'",
    "state = 'paused'", "name = x'00'", "version = 'first'", "created = 'yesterday'", "closed = x'07'",
]  # fmt: skip
HEADER = [
    "header = 'no json'", "header = '{}'", "header = '7'", "header = NULL", "header = replace(header, 'rules', 'rule')",
    "header = replace(header, '\"started\": ', '\"started\": true, \"x\": ')",
    "header = replace(header, 'valeria', 'citadels')", "header = replace(header, '\"players\": 3', '\"players\": 9')",
    "header = replace(header, '\"human\"', '7')",
    'header = json_set(header, \'$.auto\', json(\'{"0": {"harvest": "all"}}\'))',
    "header = json_set(header, '$.auto', json('{\"9\": {}}'))", "header = json_set(header, '$.auto', json('[1]'))",
    "header = json_set(header, '$.seats', json('[]'))", "header = json_set(header, '$.rules', 'one')",
    "header = json_set(header, '$.options', json('[]'))",
]  # fmt: skip
LOG = [
    "UPDATE log SET kind = 'guess' WHERE number = 0",
    "UPDATE log SET notation = 'rob nobody' WHERE number = 0",
    "UPDATE log SET notation = NULL WHERE number = 0",
    "UPDATE log SET notation = x'00ff' WHERE number = 0",
    "UPDATE log SET notation = '#99999999' WHERE number = 0",
    "UPDATE log SET seat = NULL WHERE number = 0",
    "UPDATE log SET seat = 77 WHERE number = 0",
    "UPDATE log SET text = x'00ff' WHERE number = 0",
    "UPDATE log SET kind = 'undo' WHERE number = 0",
    "UPDATE log SET kind = 'stir', text = 'no number' WHERE number = 0",
    "DELETE FROM log WHERE number = 0",
]


def harm(night: Evening, statement: str, room: str) -> None:
    """Damage a room in its database, as a disk error or manual editing might."""
    file = night.settings.database_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        which = "id" if " rooms " in statement else "room_id"
        assert connection.execute(f"{statement} AND {which} = ?", (room,)).rowcount, statement


async def two_games(night: Evening) -> tuple[str, str]:
    """Return a room to damage and a room to leave intact, each with a game between Ana, Bruno and a bot."""
    rooms = [await night.game(VALERIA, 2, public=True, clock={"kind": "days", "seconds": 86_400}) for _ in range(2)]
    await night.settled()
    for room in rooms:
        await night.play(room, 2, Rng(room), decisions=4)
    return rooms[0], rooms[1]


async def all_else_goes_on(night: Evening, bad: str, good: str) -> None:
    """Check that another process on the database can do everything that does not involve the damaged room."""
    later = await night.again()
    registry = later.tables.registry
    try:
        while good not in registry.tables:
            await later.tables.lobby()
        await registry.sweep()
        await registry.tick()
        assert good in [room["id"] for room in (await later.tables.lobby())["rooms"]]
        for person in later.people[:2]:
            assert good in [room["id"] for room in await later.tables.rooms_of(person)]
        await later.tables.renamed(later.people[0])
        assert (await later.tables.create(later.people[0], {"set_up": CITADELS, "seats": ["me"] + ["open"] * 3}))["id"]
        await later.play(good, 2, Rng(good), decisions=2)
        assert (await refusal(later.tables.ask(bad, ShowTable(later.people[0], "en")))).code == "damaged"
        await later.passes(86_400)  # the intact game's clock runs out
        assert any(seat["stand_in"] for seat in (await later.tables.ask(good, ShowRoom(None)))["seats"])
        found = await check(later.store)
        assert [fault for fault in found.faults if bad in fault] == found.faults != []
    finally:
        await later.tables.stop()


@pytest.mark.parametrize("change", ROOM + HEADER)
def test_a_room(change: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as night:
            bad, good = await two_games(night)
            await night.tables.stop()
            harm(night, f"UPDATE rooms SET {change} WHERE true", bad)
            await all_else_goes_on(night, bad, good)

    run(night)
    assert not any(record.exc_info for record in caplog.records)  # no unexpected exceptions


@pytest.mark.parametrize("change", LOG)
def test_a_log(change: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as night:
            bad, good = await two_games(night)
            await night.tables.stop()
            harm(night, change, bad)
            await all_else_goes_on(night, bad, good)

    run(night)
    assert not any(record.exc_info for record in caplog.records)


def test_a_room_in_memory(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as night:
            bad, good = await two_games(night)
            ears = await night.listen(bad, night.people[0])
            harm(night, "UPDATE rooms SET seats = '[7]' WHERE true", bad)
            night.live(bad).room_stale = True
            for _ in range(5):
                await night.tables.registry.sweep()
            assert (await refusal(night.tables.ask(bad, ShowTable(night.people[0], "en")))).code == "damaged"
            await night.play(good, 2, Rng(good), decisions=1)
            assert ears.watch is not None
            ears.watch.close()

    caplog.set_level(logging.WARNING)
    run(night)
    assert caplog.text.count("Maintenance of room") == 1  # reported once, not at every check


def test_chats_and_results(tmp_path: Path) -> None:
    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as night:
            ana = night.people[0]
            rooms = []
            for _ in range(2):
                rooms.append(await night.game(VALERIA))
                await night.play(rooms[-1], 1, Rng(rooms[-1]))
                await night.tables.ask(rooms[-1], Chat(ana, "Again?"))
                await night.tables.ask(rooms[-1], Chat(ana, "Tomorrow."))
            bad, good = rooms
            await night.tables.stop()
            for column in ("name", "at"):
                harm(night, f"UPDATE chat SET {column} = x'00ff' WHERE text = 'Again?'", bad)
            for column in ("name", "rank", "score"):
                harm(night, f"UPDATE results SET {column} = x'00ff' WHERE seat = 1", bad)
            harm(night, "UPDATE finished SET result = '{', steps = 'many' WHERE true", bad)
            later = await night.again()
            ears = await later.listen(bad, ana)
            assert [line["text"] for line in ears.of("chats")[0]["chats"]] == ["Tomorrow."]
            assert [game.room_id for game in await later.store.history(ana.id)] == [good]
            assert await later.store.statistics(ana.id)
            for asked in (later.tables.ask(bad, ShowRecord(ana)), later.tables.ask(bad, ShowResult(ana, "en"))):
                assert (await refusal(asked)).code == "damaged"
            assert (await later.tables.ask(good, ShowResult(ana, "en")))["result"]
            assert len((await check(later.store)).faults) == 2
            await later.tables.stop()

    run(night)
