"""Games begun under an older rules version: they continue, end, and can be downloaded as records."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.evening import Evening, evening, refusal, run

import burgrave
from burgrave import Record, Replay
from burgrave.kernel import record as lines
from burgrave.kernel.record import ACTION, ENTROPY
from burgrave.kernel.rng import Rng
from burgrave.kernel.stream import stream_of
from burgrave.server.live.game import Game, Header
from burgrave.server.live.requests import ShowRecord, ShowTable
from burgrave.server.store import SERVER, LogEntry
from burgrave.server.store.rows import RoomState

pytestmark = pytest.mark.usefixtures("foretold_seeds")

FILE = Path(__file__).resolve().parents[2] / "records" / "rules-1" / "valeria-returned.record"
"""Game under rules version 1 that would have ended earlier under version 2."""
OLD = Record.read(FILE)
OPTIONS = {name: value for name, value in (OLD.options or {}).items() if name != "end_latched"}
HEADER: dict[str, Any] = {
    "game": "valeria", "rules": 1, "options": OPTIONS, "seed": OLD.seed,
    "seats": [["human", "Ana"], ["easy", "Odo"]], "started": 1.0,
}  # fmt: skip
"""Header of the game in ``FILE``, as stored by a server with rules version 1."""


def played(number: int, game: str, entry: lines.Entry) -> LogEntry:
    notation = burgrave.game_named(game).notation(entry.action)
    return LogEntry(number, ACTION, entry.seat, notation, "" if entry.seat == 0 else "bot", 1.0)


def log(decisions: int) -> list[LogEntry]:
    """Return the log after this many decisions, as a server with rules version 1 stored it."""
    found: list[LogEntry] = []
    for entry in OLD.entries:
        if entry.kind == lines.ENTROPY:
            found.append(LogEntry(len(found), ENTROPY, None, None, entry.text, 1.0))
        elif entry.kind == lines.ACTION and decisions:
            found.append(played(len(found), "valeria", entry))
            decisions -= 1
        if not decisions:
            break
    return found


async def left_behind(night: Evening, decisions: int, state: RoomState = "playing") -> str:
    """Create a room as a server with rules version 1 left it after this many decisions."""
    wanted = {"set_up": {"game": "valeria", "options": {"players": 2}}, "seats": ["me", "bot:easy"]}
    room: str = (await night.tables.create(night.people[0], wanted))["id"]
    row = await night.store.room(room)
    assert row is not None
    await night.store.save_room(replace(row, state=state, header=HEADER), by=SERVER)
    await night.store.append(room, log(decisions), by=SERVER)
    await night.tables.stop()
    return room


def test_a_header_of_rules_version_1_names_its_reading_from_now_on() -> None:
    header = Header.of(HEADER)
    assert header.options == {**OPTIONS, "end_latched": False}
    assert Header.of(header.data()) == header and header.data()["rules"] == header.rules == 2
    game = Game(header, log(10**6))
    assert game.state.is_over() and game.state.digest() == Replay(OLD).finish().digest()
    latched = {**header.data(), "options": {**OPTIONS, "end_latched": True}}
    with pytest.raises(burgrave.RecordError, match="The game is over"):
        Game(Header.of(latched), log(10**6))


def test_a_table_of_citadels_goes_on_under_its_rulings() -> None:
    """In the recorded game, the Magistrate took a district from their own Tax Collector without paying tax."""
    old = Record.read(FILE.with_name("citadels-own-warrant.record"))
    options = {name: value for name, value in (old.options or {}).items() if name != "rulings"}
    seats = [["human", "Ana"], ["easy", "Odo"], ["easy", "Ida"]]
    header = {**HEADER, "game": "citadels", "options": options, "seed": old.seed, "seats": seats}
    entries = [
        played(number, "citadels", entry)
        for number, entry in enumerate([one for one in old.entries if one.kind == lines.ACTION])
    ]
    read = Header.of(header)
    assert read.options == {**options, "rulings": 1} and read.data()["rules"] == 2
    game = Game(read, entries)
    assert game.state.is_over() and game.state.digest() == Replay(old).finish().digest()
    present = Game(Header.of({**read.data(), "options": {**options, "rulings": 2}}), entries[:20])
    assert present.state.view(None)["rules_version"] == 2


@pytest.mark.parametrize("decisions", [0, 1, 40, 60])
def test_a_running_game_goes_on_to_its_end(decisions: int) -> None:
    async def game() -> None:
        async with evening() as night:
            room = await left_behind(night, decisions)
            later = await night.again()
            table = await later.tables.ask(room, ShowTable(later.people[0], None))
            assert table["seq"] >= len(log(decisions))
            await later.play(room, 1, Rng(1))
            played = later.played(room)
            assert played.state.is_over() and played.state.view(None)["end_latched"] is False
            drawn_entropy = [entry.text for entry in await night.store.log(room) if entry.kind == ENTROPY]
            before = [entry.text for entry in log(decisions) if entry.kind == ENTROPY]
            assert drawn_entropy[: len(before)] == before and len(drawn_entropy) > len(before)
            assert all(stream_of(text) is not None for text in drawn_entropy[len(before) :])
            record = Record.parse(await later.tables.ask(room, ShowRecord(None)))
            assert record.options == {**OPTIONS, "end_latched": False}
            replay = Replay(record)
            replay.require_end()
            assert replay.finish().digest() == played.state.digest()
            await later.tables.stop()

    run(game)


def test_a_finished_game_gives_record_and_replay() -> None:
    async def game() -> None:
        async with evening() as night:
            room = await left_behind(night, 10**6, state="over")
            later = await night.again()
            record = Record.parse(await later.tables.ask(room, ShowRecord(None)))
            assert record.actions() == OLD.actions() and record.scores() == OLD.scores()
            assert Replay(record).finish().is_over()
            await later.tables.stop()

    run(game)


def test_a_game_of_unknown_rules_is_refused_with_the_versions_that_are_played() -> None:
    async def game() -> None:
        async with evening() as night:
            room = await left_behind(night, 5)
            row = await night.store.room(room)
            assert row is not None
            await night.store.save_room(replace(row, header={**HEADER, "rules": 3}), by=SERVER)
            later = await night.again()
            error = await refusal(later.tables.ask(room, ShowTable(later.people[0], None)))
            assert error.code == "other-rules" and "supports rules versions 1 and 2" in error.detail
            await later.tables.stop()

    run(game)
