"""Databases of older versions: games continue, and finished games stay as they are."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.evening import Evening, forget_rules, refusal, run
from tests.server.upgrade.conftest import VERSIONS, Later, read, revision_of
from tests.server.upgrade.make_database import FOLDER, MONTH, Facts, main, options_of

import burgrave
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.server.live import registry
from burgrave.server.live.game import Step
from burgrave.server.live.integrity import check
from burgrave.server.live.records import game_at
from burgrave.server.live.requests import (
    Act,
    Chat,
    Return,
    ShowRecord,
    ShowReplay,
    ShowResult,
    ShowRoom,
    ShowStep,
    ShowTable,
    StartGame,
)
from burgrave.server.store import Store
from burgrave.text.catalogue import LANGUAGES

BRUNO = 1
RECORDS_STAY = "0005"
"""First schema revision that stores a record when a game ends."""


@asynccontextmanager
async def reopened(left: Later) -> AsyncIterator[Evening]:
    """Run a server of the current version until it has stored missing records and loaded all games."""
    night = await left.open()
    try:
        async with night.tables:
            while await night.store.unkept(1):
                await asyncio.sleep(0.01)
            for one in left.games("playing"):
                await night.tables.ask(one["room"], ShowRoom(None))
            yield night
    finally:
        await night.store.close()


def test_everybody_is_still_who_they_were(left: Later) -> None:
    async def night() -> None:
        async with reopened(left) as night:
            store = night.store
            for name, one in left.facts["people"].items():
                person = await store.person_of(one["session"])
                assert person is not None and (person.id, person.name) == (one["id"], name)
                assert len(await store.history(one["id"])) == left.facts["history"][name]
                rooms = await store.rooms_of(one["id"])
                assert await store.rooms_of(one["id"], limit=1) == rooms[:1]  # the one that changed last
            owner, about = await store.bot_of(left.facts["program"]) or pytest.fail("the program's token is invalid")
            assert (owner.name, about.name) == ("Ana", "my program")
            link = await store.seat_of_link(left.facts["link"])
            assert link is not None and link.room_id == left.games("playing")[0]["room"]
            said = await store.chats(left.games("over")[0]["room"])
            assert [(line.name, line.text) for line in said] == [("Ana", "Well played!")]
            await night.tables.ask(left.games("playing")[0]["room"], Chat(night.people[0], "I am back."))
            waiting = await night.tables.ask(left.facts["waiting"], StartGame(night.people[0]))
            assert waiting["state"] == "playing"

    run(night)


def test_a_game_of_then_is_reviewed_now(left: Later) -> None:
    async def night() -> None:
        async with reopened(left) as night:
            played = next(one for one in left.games("over", "citadels"))
            room, ana = played["room"], night.people[0]
            assert (await night.tables.review(room, ana, "en"))["state"] == "none"
            asked = await night.tables.ask_review(room, ana, "en")
            assert asked["state"] in ("waiting", "making")
            while (shown := await night.tables.review(room, ana, "en"))["done"] < 2:
                assert shown["state"] != "failed"
                await asyncio.sleep(0.01)
            assert shown["steps"] > 2

    run(night)


def assert_same(state: burgrave.State, one: Facts) -> None:
    """Assert that the digests are equal, unless the algorithm for digests has changed."""
    if not game_named(one["game"]).is_older_digest(one["digest"]):
        assert state.digest() == one["digest"]


def test_running_games_go_on(left: Later) -> None:
    async def night() -> None:
        async with reopened(left) as night:
            for one in left.games("playing"):
                room = one["room"]
                async with night.tables.registry.at(room) as table:
                    game = table.played()
                    before = game_at(game, one["steps"])
                    assert (game.undone, before.state.scores(), options_of(before)) == (
                        one["undone"],
                        one["scores"],
                        one["options"],
                    )
                    assert_same(before.state, one)
                    # Every player's month resumes where it stopped when the rules were dropped.
                    assert min(table.deadlines().values()) > left.clock.time + MONTH - 3600
                await night.tables.ask(room, Return(night.people[BRUNO]))
                await night.play(room, 2, Rng(room))
                assert (await night.tables.ask(room, ShowRoom(None)))["state"] == "over"
                burgrave.Replay(burgrave.Record.parse(await night.tables.ask(room, ShowRecord(None)))).require_end()
            assert (await check(night.store)).faults == []

    run(night)


def test_finished_games_have_record_result_and_replay(left: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_PIECE", 1)

    async def night() -> None:
        async with reopened(left) as night:
            for one in left.games("over"):
                room = one["room"]
                assert await night.store.finished(room) is not None
                record = burgrave.Record.parse(await night.tables.ask(room, ShowRecord(None)))
                before = [line for line in one["record"].splitlines() if line[0].isdecimal()]
                assert [line for line in str(record).splitlines() if line[0].isdecimal()] == before
                assert_same(burgrave.Replay(record).finish(), one)
                for lang in LANGUAGES:
                    told = await night.tables.ask(room, ShowResult(None, lang))
                    assert told["result"]["verdict"] and all(score["items"] for score in told["result"]["scores"])
                    totals = {score["seat"]: score["total"] for score in told["result"]["scores"]}
                    assert totals == dict(enumerate(one["scores"])) and told["steps"] == one["steps"]
                assert (await night.tables.ask(room, ShowReplay(None)))["steps"] == one["steps"]
                last = await night.tables.ask(room, ShowStep(None, one["steps"], "en"))
                assert figures(last["result"]) == figures(
                    (await night.tables.ask(room, ShowResult(None, "en")))["result"]
                )

    run(night)


def figures(result: dict[str, Any]) -> list[tuple[object, ...]]:
    """Return a result's numbers without its texts, which stay as the older version stored them."""
    return [
        (score["seat"], score["place"], score["total"], [points for _name, points in score["items"]])
        for score in result["scores"]
    ]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_log_of_a_game_that_is_not_installed_keeps_its_ids(version: str, tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    shutil.copy(FOLDER / f"{version}.db", file)
    with closing(sqlite3.connect(file)) as connection, connection:
        ids = connection.execute("SELECT room_id, number, action FROM log WHERE action IS NOT NULL").fetchall()
        connection.execute("""UPDATE rooms SET header = replace(header, '"valeria"', '"chess"')""")
        gone = {room for (room,) in connection.execute("""SELECT id FROM rooms WHERE header LIKE '%"chess"%'""")}

    async def open_and_close() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(open_and_close())
    with read(file) as connection:
        rows = connection.execute("SELECT room_id, number, notation FROM log")
        written = {(room, number): notation for room, number, notation in rows}
    assert gone and gone != {room for room, _number, _action in ids}
    for room, number, action in ids:
        assert (written[room, number] == f"#{action}") == (room in gone)
    game = game_named("citadels")
    step = Step(0, f"#{game.parse('study')}", "", (), 1, 1.0)
    assert game.notation(step.action(game)) == "study"


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_game_of_rules_that_are_gone_is_closed(left: Later, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_rules(monkeypatch, game)

    async def night() -> None:
        async with reopened(left) as night:
            (running,) = left.games("playing", game)
            room = running["room"]
            ears = await night.listen(room, night.people[0], "en")
            assert (ears.room["state"], ears.room["closed"]) == ("over", "other-rules") and ears.of("table") == []
            record = (await night.tables.ask(room, ShowRecord(None))).splitlines()
            assert f"rules {running['rules']}" in record and not record[-1].startswith("end")
            assert len([line for line in record if line[0].isdecimal()]) >= running["steps"]
            told = await night.tables.ask(room, ShowResult(night.people[0], "en"))
            assert (told["closed"], told["result"]) == ("other-rules", None)
            refused = await refusal(night.tables.ask(room, Act(night.people[0], seq=running["seq"], action=0)))
            assert refused.code == "game-over"
            hosted = [one for one in await night.tables.rooms_of(night.people[0]) if one["state"] == "playing"]
            assert room not in [one["id"] for one in hosted]  # it does not count against any limit
            for one in left.games("over", game):
                told = await night.tables.ask(one["room"], ShowResult(None, "it"))
                totals = {score["seat"]: score["total"] for score in told["result"]["scores"]}
                assert totals == dict(enumerate(one["scores"])) and told["closed"] is None
                lines = one["record"].splitlines()
                if left.revision < RECORDS_STAY:  # without the rules, earlier states are unknown
                    lines = [line for line in lines if not line.startswith("digest")]
                assert (await night.tables.ask(one["room"], ShowRecord(None))).splitlines() == lines
                assert (await refusal(night.tables.ask(one["room"], ShowReplay(None)))).code == "other-rules"
            other = {"citadels": "valeria", "valeria": "citadels"}[game]
            assert (await night.tables.ask(left.games("playing", other)[0]["room"], ShowRoom(None)))[
                "state"
            ] == "playing"
            again = await night.tables.rematch(room, night.people[0])
            assert again["set_up"]["game"] == game
            assert (await check(night.store)).faults == []

    run(night)


def test_what_was_told_is_told_when_the_rules_are_gone(left: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    async def night() -> None:
        rooms = [one["room"] for one in left.games("over")]
        async with reopened(left) as night:
            before = [
                (await night.tables.ask(room, ShowResult(None, "es")), await night.tables.ask(room, ShowRecord(None)))
                for room in rooms
            ]
        for game in ("citadels", "valeria"):
            forget_rules(monkeypatch, game)
        async with reopened(left) as night:
            after = [
                (await night.tables.ask(room, ShowResult(None, "es")), await night.tables.ask(room, ShowRecord(None)))
                for room in rooms
            ]
        assert after == before and all(told["result"]["verdict"] for told, _record in after)

    run(night)


def test_a_game_of_newer_rules_waits_for_them(left: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_rules(monkeypatch, "valeria", 0)

    async def night() -> None:
        async with reopened(left) as night:
            room = left.games("playing", "valeria")[0]["room"]
            assert (await night.tables.ask(room, ShowRoom(None)))["state"] == "playing"
            assert (await refusal(night.tables.ask(room, ShowTable(None, "en")))).code == "other-rules"
        monkeypatch.undo()  # the rules are back
        async with reopened(left) as night:
            assert (await night.tables.ask(room, ShowTable(None, "en")))["open"]

    run(night)


def test_a_look_is_for_databases_of_this_version(left: Later, tmp_path: Path) -> None:
    async def night() -> None:
        fresh = tmp_path / "fresh.db"
        await (await Store.open(f"sqlite:///{fresh}")).close()
        if left.revision != revision_of(fresh):
            with pytest.raises(burgrave.BurgraveError, match="created by another version"):
                await Store.look(left.url)
        async with reopened(left):
            store = await Store.look(left.url)
            found = await check(store)
            assert found.faults == [] and found.games == len(left.facts["games"])
            await store.close()

    run(night)


def test_what_a_release_left_is_never_written_over(tmp_path: Path) -> None:
    kept = tmp_path / "1.0.0.db"
    kept.write_bytes(b"of a release")
    with pytest.raises(SystemExit, match="exists already"):
        main("1.0.0", tmp_path)
    assert kept.read_bytes() == b"of a release"
