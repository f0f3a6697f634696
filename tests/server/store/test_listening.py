"""Notifications between processes about commits, on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.server.postgres import end_listeners, until_heard
from tests.server.store.keeping import entry, one_room, opened

from burgrave.server.store import SERVER, ChatLine, Heard, StoreUnavailable
from burgrave.server.store import listener as listening


async def _until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not what():
            await asyncio.sleep(0.01)


async def test_all_processes_receive_commits_in_the_same_order(postgres_url: str) -> None:
    """A process also receives its own writes to rooms, but not its own chat messages."""
    own: list[tuple[str, int, str]] = []
    heard: list[tuple[str, int, str]] = []
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        one.listen(lambda *news: own.append(news))
        other.listen(lambda *news: heard.append(news))
        await until_heard(postgres_url, listeners=2)
        room = await one_room(one)
        await one.append(room.id, [entry(0), entry(1)], by=SERVER)
        ana, _ = await one.new_guest("Ana")
        await one.add_chat(room.id, ChatLine("Ana", 0, "Hello", 1.0), by=ana.by)
        await one.save_room(replace(room, state="playing"), by=SERVER)
        await other.append(room.id, [entry(2)], by=SERVER)
        await other.claim([room.id])
        await _until(lambda: len(heard) == 6)
        of_one = [(room.id, number, one.process) for number in (Heard.ROOM, 1, Heard.CHAT, Heard.ROOM)]
        assert heard == [*of_one, (room.id, 2, other.process), (room.id, Heard.SERVED, other.process)]
        await _until(lambda: len(own) == 5)
        assert own == [news for news in heard if news[1] != Heard.CHAT]


async def test_each_process_signals_every_second_and_when_it_stops(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "_BEAT", 0.02)
    signals: list[tuple[str, str]] = []
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        one.listen(lambda *news: None, alive=lambda *signal: signals.append(signal))
        await _until(lambda: (one.process, "here") in signals)  # it listens
        other.listen(lambda *news: None)
        await _until(lambda: all(signals.count((store.process, "here")) > 2 for store in (one, other)))
        assert (other.process, "hello") in signals
        await other.stop_listening()
        await _until(lambda: (other.process, "gone") in signals)
        del signals[: signals.index((other.process, "gone")) + 1]
        await _until(lambda: len(signals) > 5)
        assert {*signals} == {(one.process, "here")}


async def test_what_is_not_committed_is_not_told(postgres_url: str) -> None:
    heard: list[int] = []
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        room = await one_room(one)
        await one.append(room.id, [entry(0)], by=SERVER)
        other.listen(lambda room_id, number, process: heard.append(number))
        await until_heard(postgres_url)
        outcomes = await asyncio.gather(
            one.append(room.id, [entry(0)], by=SERVER),
            one.append(room.id, [entry(0)], by=SERVER),
            return_exceptions=True,
        )
        assert None not in outcomes
        await one.append(room.id, [entry(1)], by=SERVER)
        await _until(lambda: bool(heard))
        assert heard == [1]


async def test_a_lost_connection_is_replaced(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listening, "_FIRST_PAUSE", 0.05)
    heard: set[tuple[str, int]] = set()

    def hear(room_id: str, number: int, process: str) -> None:
        heard.add((room_id, number))
        raise RuntimeError("a listener may fail, and still gets the next news")

    async with opened(postgres_url) as one, opened(postgres_url) as other:
        quiet, room = await one_room(one), await one_room(one)
        await one.append(room.id, [entry(0), entry(1)], by=SERVER)
        other.listen(hear)
        await until_heard(postgres_url)
        assert await end_listeners(postgres_url) == "SELECT 1"
        # Notifications may have been missed, so every unfinished room is reported.
        missed = {(quiet.id, Heard.ROOM), (quiet.id, Heard.CHAT), (room.id, Heard.ROOM), (room.id, Heard.CHAT)}
        await _until(lambda: heard == missed | {(room.id, 1)})
        await one.append(room.id, [entry(2)], by=SERVER)
        await _until(lambda: (room.id, 2) in heard)
    assert "RuntimeError" in caplog.text


async def test_it_is_tried_again_until_the_server_is_there(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listening, "_FIRST_PAUSE", 0.05)
    heard: list[int] = []
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        room = await one_room(one)
        address = type(other._database.address)
        connect = address.postgres_connection
        refused = iter([OSError("Connect call failed"), StoreUnavailable("Not now.")])

        async def connection(self: object) -> object:
            for error in refused:
                raise error
            return await connect(other._database.address)

        monkeypatch.setattr(address, "postgres_connection", connection)
        other.listen(lambda room_id, number, process: heard.append(number))
        await until_heard(postgres_url)
        await one.append(room.id, [entry(0)], by=SERVER)
        await _until(lambda: bool(heard))
    assert heard == [0]
    assert caplog.text.count("Lost notifications from other processes, trying again") == 2


async def test_sqlite_tells_nothing(tmp_path: object) -> None:
    heard: list[int] = []
    url = f"sqlite:///{tmp_path}/table.db"
    async with opened(url) as one, opened(url) as other:
        other.listen(lambda room_id, number, process: heard.append(number))
        await one_room(one)
        await asyncio.sleep(0.05)
    assert heard == []
