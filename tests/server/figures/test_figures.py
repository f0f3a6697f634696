"""Small runs of the table benchmarks: their checks pass, and they detect errors."""

from __future__ import annotations

import argparse
import asyncio
import socket
from collections import defaultdict
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from benchmarks.table import (
    attacks,
    clocks,
    crash,
    crowd,
    leaks,
    lists,
    load,
    measures,
    rights,
    sealed,
    set_ups,
    strangers,
)
from benchmarks.table.attacks import floods, tournaments
from benchmarks.table.book import Asked, Book, verify
from benchmarks.table.finished import play_games
from benchmarks.table.players import Manner, Person, browsing
from benchmarks.table.results import Figure, Measurement, at_most, none
from benchmarks.table.serving import Serving
from tests.server.http.house import house, standard

from burgrave.kernel.registry import game_named
from burgrave.server.live import messages
from burgrave.server.live.game import Game
from burgrave.server.live.integrity import Findings, check
from burgrave.server.store import LogEntry, RoomRow, Store

Json = dict[str, Any]


def serving(folder: Path) -> Serving:
    return Serving(folder, f"sqlite:///{folder}/table.db")


@pytest.fixture
def attackers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make attackers start and stop quickly, even on a busy machine."""
    monkeypatch.setattr(strangers, "_WARM_UP", 1.0)
    monkeypatch.setattr(attacks, "_BEHIND", 0)


def test_nothing_is_lost_under_load(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        manner = Manner(undo=0.05, lang="it", compressed=True)
        found = asyncio.run(load.run([server], games=4, rate=80.0, seconds=2.0, manner=manner))
    verdict = found.verdict
    assert found.sockets == 16 and found.actions > 0
    assert found.errors == [] and verdict.details == [] and verdict.fine
    assert verdict.unanswered == 0 and verdict.told >= found.actions and verdict.views > verdict.told


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        manner = Manner(undo=0.05, think=0.02)
        found = asyncio.run(crash.run(server, games=4, kills=1, manner=manner, say=lambda line: None))
        assert server.complaints() == ""
    assert found.kills == 1 and found.reconnected == 16
    assert found.errors == [] and found.lost_at_once == 0
    assert found.verdict.details == [] and found.verdict.fine and found.verdict.told > 0


def test_the_kills_of_an_interrupted_run_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Totals are stored after each part of a run, separately for each kind of database."""
    monkeypatch.setattr(crash, "RESULTS", tmp_path)
    found = crash.Crashes.kept(40, "postgres")
    assert found == crash.Crashes(40, "postgres")
    for told in (300, 200):
        piece = crash.Crashes(40, "postgres", kills=50, back=[1.5], errors=["one"])
        piece.verdict.told = told
        found.add(piece)
        found.keep()
    again = crash.Crashes.kept(40, "postgres")
    assert again == found and (again.kills, again.verdict.told, again.errors) == (100, 500, ["one", "one"])
    assert crash.Crashes.kept(8, "postgres").kills == crash.Crashes.kept(40, "sqlite").kills == 0


@pytest.mark.usefixtures("attackers")
def test_strangers_are_served_while_attackers_are_at_work(tmp_path: Path) -> None:
    with Serving(tmp_path, f"sqlite:///{tmp_path}/table.db", bot_workers=1) as server:
        found = asyncio.run(strangers.run(server, attacks.attacks_named("thinker"), games=2, rate=20.0, seconds=3.0))
    assert found.load.actions > 0 and found.load.verdict.fine and found.load.errors == [] and found.refused == []
    (told,) = found.told
    assert told.startswith("thinker: 20 rooms of 8 experts, ") and found.memory > 1e7


@pytest.mark.usefixtures("attackers")
@pytest.mark.parametrize("kind", ["static files", "/rooms/{room}/result"])
def test_strangers_are_served_while_one_address_floods(kind: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    played = asyncio.run(play_games(url, 1))
    requests = {**floods.FLOODS, **floods.reads(played.token, played.rooms[0])}
    attack = {kind: partial(floods.attack, requests[kind])}
    with Serving(tmp_path, url, proxied=False) as server:
        found = asyncio.run(strangers.run(server, attack, games=1, rate=5.0, seconds=3.0))
    assert found.looks and found.pings and found.load.verdict.fine
    assert found.load.errors == [] and found.refused == []
    (told,) = found.told
    assert told.startswith(f"{kind}: 200: ")


@pytest.mark.usefixtures("attackers")
def test_strangers_are_served_while_guests_begin_tournaments(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        attack = {"two": partial(tournaments.attack, 2)}
        found = asyncio.run(strangers.run(server, attack, games=1, rate=5.0, seconds=3.0))
    assert found.pings and found.load.errors == [] and found.refused == []
    assert "begin 200: " in found.told[0] and "create too-many-tables: 2" in found.told[0]


def test_lists_are_measured_with_valid_rooms_and_games(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    filled = asyncio.run(crowd.fill(url, rooms=40, games=60))
    assert sum(filled.games.values()) > 100 and filled.playing and len(filled.profiles) > 10

    async def checked() -> Findings:
        store = await Store.look(url)
        try:
            return await check(store)
        finally:
            await store.close()

    findings = asyncio.run(checked())
    assert (findings.rooms, findings.games, findings.faults) == (100, 80, [])
    server = serving(tmp_path)
    try:
        found = asyncio.run(lists.run(server, filled, samples=2))
    finally:
        server.stop()
    assert server.complaints() == ""
    assert found.refused == [] and found.browsed > 0 and found.memory > 1e7
    assert {len(times) for times in found.times.values()} == {2}


@pytest.mark.usefixtures("attackers")
@pytest.mark.parametrize(
    ("what", "name", "figure"),
    [
        ("notices", "silent push services", "notifications by email, longest"),
        ("reviews", "reviews", "reviews made before the regular player's"),
    ],
)
def test_strangers_get_their_share_of_the_work(
    what: str, name: str, figure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "_FINISHED", 2)
    measure: Any = measures.MEASURES[what]
    found = measure(argparse.Namespace(what=what, flood_seconds=3.0), tmp_path, [name])
    figures = {one.name: one for one in found.figures}
    assert figures[f"{name}: {figure}"].met and figures[f"{name}: regular players refused"].met
    (told,) = found.details
    assert told.startswith(f"{name}: ") and "Error" not in told


@pytest.mark.parametrize(
    ("what", "chosen", "figure"),
    [
        ("rights", {"endings": 1}, "tokens, sessions and links that the attacker got"),
        ("sealed", {"rounds": 1}, "responses that changed after the round"),
        ("clocks", {"jumps": 1, "restarts": 1}, "deadlines before and after a jump"),
    ],
)
def test_rights_seals_and_clocks_have_no_violations(
    what: str, chosen: Json, figure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sealed, "PAIRS", set_ups.PAIRS[:1])
    found = measures.MEASURES[what](argparse.Namespace(what=what, **chosen), tmp_path)
    assert found.details == [] and not [one.name for one in found.figures if one.met is False]
    (compared,) = (one.value for one in found.figures if one.name == figure)
    assert compared > 0


def test_attackers_are_known_by_name() -> None:
    assert [*attacks.attacks_named(*attacks.KINDS)] == [*attacks.KINDS]
    with pytest.raises(ValueError, match="Unknown attacker 'nobody'; choose from: "):
        attacks.attacks_named("nobody")


@pytest.mark.parametrize("kind", leaks.KINDS)
def test_nobody_is_sent_what_they_may_not_know(kind: str) -> None:
    found = asyncio.run(leaks.check(kind, 1))
    assert found.games == 1 and found.decisions > 30 and found.twins > found.decisions
    assert found.leaks == []


# ---- checks ----------------------------------------------------------------------------------------------------------


def _leak(monkeypatch: pytest.MonkeyPatch, leak: Any) -> str:
    """Return the leak check's first finding when tables reveal too much."""
    shown = messages._shown

    def telling(game: Game, room: RoomRow, *more: Any) -> Json:
        return {**shown(game, room, *more), "more": leak(game)}

    monkeypatch.setattr(messages, "_shown", telling)
    found = asyncio.run(leaks.check("citadels classic", 1, decisions=60))
    assert found.leaks
    return found.leaks[0]


def test_a_hand_in_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    said = _leak(monkeypatch, lambda game: game.state.view(1)["hand"])
    assert "can distinguish two worlds: .more" in said


def test_an_event_of_others_in_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    said = _leak(monkeypatch, lambda game: [event.args for event in game.state.events])
    assert "can distinguish two worlds: .more" in said


def test_a_seed_in_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "was sent b'" in _leak(monkeypatch, lambda game: game.header.seed)


def test_entropy_in_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "was sent b'" in _leak(monkeypatch, lambda game: [step.entropy for step in game.steps])


def test_access_after_a_deletion_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not check sessions when writing lets a deleted guest register."""
    deleted: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def unchecked(*_: Any) -> None:
        pass

    async def end() -> rights.Ended:
        url = f"sqlite:///{tmp_path}/table.db"
        mail = {"mail_url": "smtp://127.0.0.1:1", "mail_from": "table@example.org"}
        async with house(standard(database_url=url, trusted_proxy=True, **mail)) as home:
            store = home.context.store
            register, forget = store.register, store.forget_person

            async def late(person_id: str, login: str, password: str, **by: Any) -> Any:
                """Register a guest after their deletion, as if the password took that long to hash."""
                if login.startswith("guest"):
                    await deleted[person_id].wait()
                return await register(person_id, login, password, **by)

            async def told(person_id: str, **by: Any) -> None:
                await forget(person_id, **by)
                deleted[person_id].set()

            monkeypatch.setattr(store, "_must_be_good", unchecked)
            monkeypatch.setattr(store, "register", late)
            monkeypatch.setattr(store, "forget_person", told)
            server: Any = SimpleNamespace(address=f"127.0.0.1:{home.port}", database_url=url)
            with socket.create_server(("127.0.0.1", 0)) as inbox:
                return await rights.run(server, inbox, rounds=2)

    found = asyncio.run(end())
    assert found.back and found.written and found.left


def test_a_response_that_reveals_a_hidden_result_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealed, "PAIRS", set_ups.PAIRS[:1])
    monkeypatch.setattr(sealed, "_THINKS", 0.0)
    monkeypatch.setattr(
        sealed, "_REQUESTS", [one for one in sealed._REQUESTS if one[1].endswith(("/table", "/result"))]
    )
    monkeypatch.setattr(messages, "is_outsider", lambda room, me: False)

    async def look() -> sealed.Sealed:
        async with house(standard(trusted_proxy=True, sweep_seconds=0.3)) as home:
            server: Any = SimpleNamespace(address=f"127.0.0.1:{home.port}")
            return await sealed.run(server, rounds=1)

    assert "table" in {path.rpartition("/")[2] for path in asyncio.run(look()).changed}


def test_a_deadline_that_moves_with_the_system_clock_is_found() -> None:
    class Jumping(Person):
        """Client of a server whose clock jumps by an hour between two requests."""

        now = 0.0

        async def send(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
            self.now += 3600.0 * path.endswith("/table")
            clock = {"seats": [{"until": 100.0, "left": None}, {"until": None, "left": None}]}
            shown = {"seq": 7, "clock": clock} if path.endswith("/table") else {"seats": [{"stand_in": True}] * 2}
            return httpx.Response(200, headers={"Burgrave-Time": str(self.now)}, json=shown)

    async def look() -> None:
        async with browsing() as http:
            watcher = clocks.Watcher(Jumping(http, "", "Ana"), "r1")
            assert await watcher.look() == [] and watcher.replaced == {0, 1}
            ((first, now),) = await watcher.look()
            assert now.before(first) == pytest.approx(3600.0, abs=1.0)

    asyncio.run(look())


class Shelf:
    """Stand-in for a store with one room, whose log may have been altered."""

    def __init__(self, room: RoomRow, entries: list[LogEntry]) -> None:
        self._room = room
        self.entries = entries

    async def room(self, room_id: str) -> RoomRow:
        return self._room

    async def log(self, room_id: str) -> list[LogEntry]:
        return self.entries


ROOM = RoomRow("r234567", "A table", {"game": "citadels", "options": {"players": 4}}, (), "p_1")
FORESEE = game_named("citadels").parse("foresee")
ENTRIES = [
    LogEntry(0, "stir", None, None, "ab", 1.0),
    LogEntry(1, "action", 0, "foresee", "", 1.0),
    LogEntry(2, "undo", 0, None, "", 1.0),
    LogEntry(3, "action", 0, "foresee", "", 1.0),
]


def _asked(**changed: Any) -> Book:
    acts = [Asked(0, 0, FORESEE, 0.0, done=2), Asked(0, 2, -1, 0.0, done=3), Asked(0, 3, FORESEE, 0.0, done=4)]
    for name, value in changed.items():
        setattr(acts[-1], name, value)
    return Book(acts)


@pytest.mark.parametrize(
    ("entries", "changed", "expected"),
    [
        (ENTRIES, {}, (0, 0, 0)),
        (ENTRIES[:3], {}, (1, 0, 0)),  # a missing action
        ([*ENTRIES[:3], replace(ENTRIES[3], notation="study")], {}, (1, 1, 0)),  # a different action in its place
        ([*ENTRIES, replace(ENTRIES[3], number=4)], {}, (0, 1, 0)),  # a duplicate action
        (ENTRIES, {"done": -1}, (0, 0, 1)),  # an action without a response
        (ENTRIES, {"done": -1, "refused": "stale"}, (0, 1, 0)),  # refused, but played anyway
        (ENTRIES, {"done": 2}, (1, 1, 0)),  # two acknowledgments of one entry
    ],
)
def test_what_is_lost_or_doubled_is_found(
    entries: list[LogEntry], changed: Json, expected: tuple[int, int, int]
) -> None:
    shelf: Any = Shelf(ROOM, entries)
    verdict = asyncio.run(verify(shelf, [(ROOM.id, _asked(**changed))], views=False))
    assert (verdict.lost, verdict.doubled, verdict.unanswered) == expected


def test_a_table_that_the_log_does_not_lead_to_is_found() -> None:
    shelf: Any = Shelf(ROOM, [])
    book = Book()
    book.saw(0, 0, 1)
    book.saw(0, 0, 2)
    verdict = asyncio.run(verify(shelf, [(ROOM.id, book)]))
    assert verdict.different == 2 and not verdict.fine


def test_figures_say_whether_they_are_what_they_should_be() -> None:
    assert at_most("p99", 61.0, "ms", 60).row() == "| p99 | 61 ms | <= 60 ms | **not met** |"
    assert none("lost", 0).row() == "| lost | 0  | none | met |"
    assert Figure("rate", 1234.5, "/s").row() == "| rate | 1,234 /s |  |  |"
    assert Measurement("x", "", "", busy=2.0).preliminary
    assert not Measurement("x", "", "", busy=2.0, times=False).preliminary
