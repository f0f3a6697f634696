"""Sockets: messages, refusals, and disconnections."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.websockets import WebSocket
from tests.server.http.house import API, House, Json, Line, Visitor, house, standard, upgrade
from tests.server.http.told import as_told
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from burgrave.server.http import messages, objects
from burgrave.server.http.connections import SocketConnection
from burgrave.server.live import playing
from burgrave.server.live.actor import RoomActor
from burgrave.server.settings import Allowance
from burgrave.server.store import StoreUnavailable


@asynccontextmanager
async def two(home: House, game: str = "citadels", **more: Any) -> AsyncIterator[tuple[str, Visitor, Visitor]]:
    """Start a game between two users; return its room, the user to act, and the other user."""
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open", game=game, **more))["id"]
    await bruno.post(f"/rooms/{room}/join")
    await ana.post(f"/rooms/{room}/start")
    first = (await ana.get(f"/rooms/{room}/table"))["open"][0]
    yield (room, ana, bruno) if first == 0 else (room, bruno, ana)


async def closed(line: Line) -> tuple[int, list[Json]]:
    """Wait until the server closes a socket; return the close code and all messages received before that."""
    came = []
    try:
        while True:
            came.append(await line.receive())
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code, came


async def test_first_come_room_table_and_chats(home: House) -> None:
    ana = await home.guest("Ana")
    room = (await ana.room("me", "bot:easy"))["id"]
    async with ana.socket(room, "en") as line:
        first, second = await line.receive(), await line.receive()
        assert {first["t"], second["t"]} == {"room", "chats"}
        await ana.post(f"/rooms/{room}/start")
        table = await line.until("table")
    as_told(table, messages.ServerMessage)
    assert (table["lang"], table["seat"], table["log"]["from"]) == ("en", 0, 0)
    async with ana.socket(room, "it") as line:
        kinds = {(await line.receive())["t"] for _ in range(3)}
        assert kinds == {"room", "table", "chats"}


async def test_an_open_socket_keeps_no_headers_of_its_handshake() -> None:
    async with house() as home, two(home) as (room, first, _), first.socket(room) as line:
        await line.until("table")
        found = [one for one in home.server.server_state.connections if isinstance(one, SocketConnection)]
        assert len(found) == 1
        assert not found[0].request.headers and not found[0].response.headers and not found[0].scope["headers"]


async def test_without_a_language_no_texts_are_sent(home: House) -> None:
    async with two(home) as (room, first, _), first.socket(room) as line:
        table = await line.until("table")
    assert table["lang"] is None
    assert table["log"]["paragraphs"] == [] and table["ask"]["question"] == ""
    assert all(option["text"] == "" and option["notation"] for option in table["ask"]["options"])


async def test_an_action_is_done_and_everybody_sees_it(home: House) -> None:
    async with two(home) as (room, first, other), first.socket(room, "en") as mine, other.socket(room) as theirs:
        table = await mine.until("table")
        before = await theirs.until("table")
        action = table["ask"]["options"][0]["action"]
        done = await mine.ask("act", "done", id=5, seq=table["seq"], action=action)
        assert (done["id"], done["seq"]) == (5, (await mine.until("table"))["seq"])
        after = await theirs.until("table")
        assert after["seq"] == done["seq"] > before["seq"]
        undone = await mine.ask("undo", "done", id=6, seq=done["seq"])
        assert undone["seq"] > done["seq"]


async def test_stale_and_foreign_actions_change_nothing(home: House) -> None:
    async with two(home) as (room, first, other), first.socket(room) as mine, other.socket(room) as theirs:
        table = await mine.until("table")
        action, seq = table["ask"]["options"][0]["action"], table["seq"]
        refused = [
            await theirs.ask("act", "error", id=1, seq=seq, action=action),
            await mine.ask("act", "error", id=2, seq=seq + 9, action=action),
            await mine.ask("act", "error", id=3, seq=seq, action=9_999_999),
            await mine.ask("undo", "error", id=4, seq=seq),
        ]
        stranger = await home.guest("Chiara")
        async with stranger.socket(room) as line:
            refused.append(await line.ask("act", "error", id=5, seq=seq, action=action))
        assert [(error["code"], error["id"]) for error in refused] == [
            ("not-your-turn", 1), ("stale", 2), ("illegal", 3), ("nothing-to-undo", 4), ("not-seated", 5),
        ]  # fmt: skip
        await mine.ask("act", "done", seq=seq, action=action)
        assert (await mine.ask("act", "error", seq=seq, action=action))["code"] == "stale"


async def test_hints_explanations_pings(home: House) -> None:
    async with two(home) as (room, first, other), first.socket(room, "en") as line:
        await line.send(t="hint", id=1)
        assert (await line.ask("hint", "error", id=2))["code"] == "busy"
        hints = as_told(await line.until("hints"), messages.Hints)
        assert hints.id == 1 and hints.tips
        told = as_told(await line.ask("explain", "explained", id=3, about="thief"), messages.Explained)
        assert told.lines
        assert await line.ask("ping", "pong") == {"t": "pong"}
        async with other.socket(room) as waiting:
            assert (await waiting.ask("hint", "error", id=4))["code"] == "not-your-turn"


async def test_another_language_brings_the_whole_table(home: House) -> None:
    async with two(home) as (room, first, _), first.socket(room, "en") as line:
        english = await line.until("table")
        italian = await line.ask("lang", "table", lang="it")
        none = await line.ask("lang", "table", lang=None)
        assert [table["lang"] for table in (english, italian, none)] == ["en", "it", None]
        assert italian["log"]["from"] == 0
        assert italian["ask"]["question"] != english["ask"]["question"] != none["ask"]["question"] == ""
        assert (await line.ask("lang", "error", lang="de", id=1))["code"] == "malformed"


async def test_chat_reaches_everybody_and_is_kept(home: House) -> None:
    async with two(home) as (room, first, other), first.socket(room) as mine, other.socket(room) as theirs:
        await mine.send(t="chat", text=" good\nluck \u202e")
        said = as_told(await theirs.until("chat"), messages.ChatLine)
        assert (said.text, said.seat is not None) == ("good luck", True)
        assert (await mine.ask("chat", "error", id=1, text="\u200b"))["code"] == "bad-chat"
        assert (await mine.ask("chat", "error", id=2, text="x" * 301))["code"] == "malformed"
        async with first.socket(room) as again:
            history = as_told(await again.until("chats"), messages.Chats)
            assert [line.text for line in history.chats] == ["good luck"]
        await first.post("/me", {"name": "Renamed"})
        await mine.send(t="chat", text="me again")
        assert (await theirs.until("chat"))["from"] == "Renamed"


async def test_spectators_watch_and_do_nothing_else(home: House) -> None:
    async with two(home) as (room, *_):
        stranger = Visitor(home, home.client(), "", {})
        async with stranger.socket(room, "es") as line:
            table = await line.until("table")
            assert (table["seat"], table["ask"]) == (None, None)
            assert all("hand" not in seat for seat in table["view"]["seats"]) or table["view"].get("hand") is None
            for kind, more in (("act", {"seq": 1, "action": 1}), ("hint", {}), ("chat", {"text": "hi"})):
                assert (await line.ask(kind, "error", **more))["code"] == "no-session"
    ana = await home.guest()
    closed_room = await ana.game("me", "bot:easy", spectators=False)
    async with stranger.socket(closed_room) as line:
        code, came = await closed(line)
    assert (code, came[-1]["code"]) == (1008, "no-spectators")


async def test_rooms_that_are_not_there(home: House) -> None:
    ana = await home.guest()
    async with ana.socket("r222222") as line:
        code, came = await closed(line)
    assert (code, [message["code"] for message in came]) == (1008, ["no-room"])
    for room, query in (("R", ""), ("r222222", "?lang=de"), ("r222222", "?token=x")):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"ws://127.0.0.1:{home.port}{API}/rooms/{room}/socket{query}", proxy=None):
                pass
        assert refused.value.response.status_code in (404, 422)
        assert "content-security-policy" in refused.value.response.headers
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://127.0.0.1:{home.port}/elsewhere", proxy=None):
            pass


async def test_a_cookie_needs_our_origin(home: House) -> None:
    ana = await home.guest()
    room = (await ana.room("me", "open"))["id"]
    url = f"ws://127.0.0.1:{home.port}{API}/rooms/{room}/socket"
    cookie = {"Cookie": f"burgrave={ana.token}"}
    for origin in (None, "http://evil.example", "null"):
        headers = {**cookie, **({"Origin": origin} if origin else {})}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, additional_headers=headers, proxy=None):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"
    origin = f"http://127.0.0.1:{home.port}"
    async with connect(url, additional_headers={**cookie, "Origin": origin}, proxy=None) as connection:
        assert (await Line(connection).until("room"))["room"]["you"]["seat"] == 0


async def test_presence(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open"))["id"]
    await bruno.post(f"/rooms/{room}/join")

    async def until(line: Line, online: bool) -> None:
        while (await line.until("room"))["room"]["seats"][1]["online"] != online:
            pass

    async with ana.socket(room) as line:
        await until(line, online=False)
        async with bruno.socket(room), bruno.socket(room):
            await until(line, online=True)
        await until(line, online=False)


BAD_FRAMES: list[tuple[str | bytes, str]] = [
    ("{", "not-json"),
    ("", "not-json"),
    (b"{}", "not-json"),
    ("[]", "malformed"),
    ('{"t":"dance","id":3}', "malformed"),
    ('{"t":"act","seq":1,"action":1,"x":1}', "malformed"),
    ("x" * 5000, "too-large"),
    ("é" * 3000, "too-large"),
]


@pytest.mark.parametrize(("frame", "code"), BAD_FRAMES)
async def test_frames_that_are_no_good_get_an_answer(home: House, frame: str | bytes, code: str) -> None:
    async with two(home) as (room, first, _), first.socket(room) as line:
        await line.connection.send(frame)
        error = as_told(await line.until("error"), messages.Failed)
        assert (error.code, error.id) == (code, 3 if "dance" in str(frame) else None)
        assert (await line.ask("ping", "pong"))["t"] == "pong"


async def test_too_many_of_them_end_the_socket(home: House) -> None:
    async with two(home) as (room, first, _), first.socket(room) as line:
        for _ in range(20):
            await line.connection.send("{")
        code, came = await closed(line)
    assert code == 1008
    assert len([message for message in came if message["t"] == "error"]) == 11


async def test_a_huge_frame_is_not_even_read(home: House) -> None:
    async with two(home) as (room, first, _), first.socket(room) as line:
        await line.connection.send("x" * 100_000)
        assert (await closed(line))[0] == 1009


async def test_a_flood_ends_the_socket() -> None:
    home = house(standard(frames=Allowance(5, 0.1)))
    async with home as opened, two(opened) as (room, first, _), first.socket(room) as line:
        for _ in range(30):
            await line.send(t="ping")
        code, came = await closed(line)
    kinds = [message.get("code", message["t"]) for message in came if message["t"] in ("pong", "error")]
    assert code == 1008
    assert kinds == ["pong"] * 5 + ["too-many-requests"] * 11


async def test_chat_has_a_limit_of_its_own() -> None:
    home = house(standard(chats=Allowance(2, 0.01)))
    async with home as opened, two(opened) as (room, me, _), me.socket(room) as line, me.socket(room) as other:
        await line.send(t="chat", text="one")
        await line.send(t="chat", text="two")
        await line.until("chat", text="two")
        assert (await other.ask("chat", "error", id=1, text="three"))["code"] == "too-many-requests"


async def test_nobody_has_too_many_sockets() -> None:
    async with house(standard(sockets_per_person=2)) as home, two(home) as (room, first, other):
        async with first.socket(room), first.socket(room), other.socket(room):
            with pytest.raises(InvalidStatus) as refused:
                async with first.socket(room):
                    pass
            assert refused.value.response.status_code == 429
        async with first.socket(room) as line:
            await line.until("room")


async def test_a_slow_reader_is_sent_away_and_misses_nothing_in_the_end() -> None:
    long = {"t": "chat", "from": "Bruno", "seat": 1, "text": "x" * 500_000, "at": 0.0}
    async with house(standard(socket_queue=3)) as home, two(home) as (room, first, _):
        async with first.socket(room, "en", max_queue=1, compression=None, max_size=None) as slow:
            await slow.until("table")
            (socket,) = home.context.sockets
            for _ in range(100):  # more than all buffers in between can hold
                socket.send(long)
                await asyncio.sleep(0.005)
            socket.send(long)
            code, came = await closed(slow)
        assert code == 1013
        assert len(came) < 100
        async with first.socket(room, "en") as again:
            assert (await again.until("table"))["log"]["from"] == 0


async def test_a_session_that_ends_takes_its_sockets_along(home: House) -> None:
    async with two(home) as (room, first, _), first.socket(room) as line:
        await line.until("room")
        await first.post("/logout")
        assert (await closed(line))[0] == 1008


async def test_faults_are_told_by_their_number_only(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the harbor in the hand of seat 2")

    async with two(home) as (room, first, _), first.socket(room) as line:
        await line.until("table")
        monkeypatch.setattr(playing, "chat", broken)
        told = await line.ask("chat", "error", id=8, text="hello")
        assert (told["code"], told["id"]) == ("internal", 8)
        assert "harbor" not in told["detail"] and "RuntimeError" not in told["detail"]
        monkeypatch.undo()
        assert (await line.ask("ping", "pong"))["t"] == "pong"


async def test_a_room_that_cannot_be_had_now_may_be_tried_again(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StoreUnavailable("The database does not answer.")

    ana = await home.guest()
    room = (await ana.room("me", "open"))["id"]
    monkeypatch.setattr(RoomActor, "_watch", away)
    async with ana.socket(room) as line:
        code, came = await closed(line)
    monkeypatch.undo()
    assert (code, [message["code"] for message in came]) == (1013, ["unavailable"])


async def test_when_the_server_stops_everybody_is_told() -> None:
    async with house() as home, two(home) as (room, first, _), first.socket(room) as line:
        table = await line.until("table")
        action = table["ask"]["options"][0]["action"]
        await line.send(t="act", id=1, seq=table["seq"], action=action)
        await asyncio.sleep(0.05)
        home.server.should_exit = True
        code, came = await closed(line)
    kinds = [message["t"] for message in came]
    assert code == 1012
    assert kinds[-1] == "bye" and "done" in kinds


async def test_who_is_gone_is_no_fault(home: House, caplog: pytest.LogCaptureFixture) -> None:
    def faults() -> float:
        return home.context.metrics.registry.get_sample_value("burgrave_faults_total") or 0.0

    before = faults()
    async with two(home) as (room, first, _):
        for patience in (0.0, 0.001, 0.003, 0.01, 0.05):
            for _ in range(4):
                _, writer = await asyncio.open_connection("127.0.0.1", home.port)
                writer.write(upgrade(room, first.token))
                await asyncio.sleep(patience)
                plug = writer.get_extra_info("socket")
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset, not closed
                writer.transport.abort()
        async with asyncio.timeout(300):
            while home.context.sockets:
                await asyncio.sleep(0.01)
    assert faults() == before
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("moment", ["accept", "send_text", "send_denial_response"])
async def test_a_connection_that_is_reset_is_told_to_nobody(
    home: House, moment: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def reset(*_: object, **__: object) -> None:
        raise ConnectionResetError("Connection reset by peer")

    async with two(home) as (room, first, _):
        monkeypatch.setattr(WebSocket, moment, reset)
        token = "nobody" if moment == "send_denial_response" else first.token
        _, writer = await asyncio.open_connection("127.0.0.1", home.port)
        writer.write(upgrade("Nowhere" if moment == "send_denial_response" else room, token))
        await asyncio.sleep(0.2)
        monkeypatch.undo()
        writer.close()
        async with asyncio.timeout(300):
            while home.context.sockets:
                await asyncio.sleep(0.01)
    assert [record for record in caplog.records if record.name.startswith("burgrave") and record.levelno > 10] == []


async def test_who_does_not_answer_pings_is_let_go() -> None:
    async with house(standard(ping_seconds=0.1)) as home, two(home) as (room, first, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
        writer.write(upgrade(room, first.token))
        async with asyncio.timeout(300):
            while await reader.read(65536):
                pass
            while home.context.sockets:
                await asyncio.sleep(0.01)
        writer.close()
        shown = await first.get(f"/rooms/{room}")
        assert shown["seats"][shown["you"]["seat"]]["online"] is False


async def test_several_at_one_device_say_who_looks(home: House) -> None:
    ana, other = await home.guest("Ana"), await home.guest("Olga")
    wanted = {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", {"kind": "open"}]}
    assert (await ana.post("/rooms", wanted, status=422))["code"] == "malformed"
    wanted["seats"] = ["me", "open"]
    room = (await ana.post("/rooms", wanted, status=201))["id"]
    given = await ana.post(f"/rooms/{room}/seats/1", {"kind": "here", "name": "Bruno"})
    as_told(given, objects.Room)
    await ana.post(f"/rooms/{room}/start")
    async with ana.socket(room) as line:
        assert (await line.until("table"))["seat"] is None
        asked = (await ana.get(f"/rooms/{room}/table"))["open"][0]
        await line.send(t="seat", seat=asked)
        table = await line.until("table")
        assert table["seat"] == asked and table["ask"] is not None
        act = {"seq": table["seq"], "action": table["ask"]["options"][0]["action"]}
        assert (await ana.post(f"/rooms/{room}/act", act, status=422))["code"] == "which-seat"
        assert (await line.ask("act", "done", **act))["seq"] > table["seq"]
        assert (await line.until("table"))["seat"] == asked
        await line.send(t="seat", seat=None)
        assert (await line.until("table"))["seat"] is None
        assert (await line.ask("act", "error", **act))["code"] == "which-seat"
    assert (await ana.get(f"/rooms/{room}/table?seat=1"))["seat"] == 1
    for path in (f"/rooms/{room}/table?seat=1", f"/rooms/{room}/record?seat=0"):
        assert (await other.get(path, status=403))["code"] == "not-seated"
    async with other.socket(room) as line:
        assert (await line.until("table"))["seat"] is None
        await line.send(t="seat", seat=1)
        assert (await line.until("error"))["code"] == "not-seated"
