"""Server inside the page: requests, sockets, cookies and hints, tested with the calls that the web worker makes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tools.lite.page.server import Page, answer, start

ORIGIN = "https://host.example"
JSON = [("Content-Type", "application/json"), ("Host", "elsewhere.example")]


async def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """Return the JSON of a successful response."""
    sent = b"" if body is None else json.dumps(body).encode()
    status, headers, data = await page.request(method, f"/api/v1{path}", JSON, sent)
    assert status < 300, data
    assert not any(name.lower() == "set-cookie" for name, _ in headers)
    return json.loads(data)


async def game(page: Page, bot: str) -> str:
    """Start a game of Citadels with a bot, and return its room."""
    await ask(page, "POST", "/me", {"name": "Ana"})
    set_up = {"game": "citadels", "options": {"players": 2}}
    room = await ask(page, "POST", "/rooms", {"set_up": set_up, "seats": ["me", bot]})
    await ask(page, "POST", f"/rooms/{room['id']}/start")
    return str(room["id"])


async def test_a_person_is_known_again_after_a_restart(tmp_path: Path) -> None:
    page = await start(ORIGIN, str(tmp_path))
    assert (await ask(page, "GET", "/me"))["person"] is None
    await ask(page, "POST", "/me", {"name": "Ana"})
    assert not any((await ask(page, "GET", "/features")).values())
    await page.stop()
    page = await start(ORIGIN, str(tmp_path))
    assert (await ask(page, "GET", "/me"))["person"]["name"] == "Ana"
    await ask(page, "POST", "/logout")
    assert json.loads((tmp_path / "cookies.json").read_text()).keys() <= {"burgrave-browser"}
    await page.stop()


async def test_a_socket_shows_the_table(tmp_path: Path) -> None:
    page = await start(ORIGIN, str(tmp_path))
    room = await game(page, "bot:easy")
    news: asyncio.Queue[tuple[int, str, str]] = asyncio.Queue()
    page.open(7, f"/api/v1/rooms/{room}/socket?lang=en", lambda *one: news.put_nowait(one))
    assert await news.get() == (7, "open", "")
    page.say(7, json.dumps({"t": "ping"}))
    kinds = set[str]()
    while not {"room", "table", "pong"} <= kinds:
        number, kind, text = await asyncio.wait_for(news.get(), 20)
        assert (number, kind) == (7, "message")
        kinds.add(json.loads(text)["t"])
    page.leave(7)
    page.open(8, "/api/v1/rooms/nowhere/elsewhere", lambda *one: news.put_nowait(one))
    while (found := await asyncio.wait_for(news.get(), 20))[0] == 7:
        pass
    assert found == (8, "close", '[1006, ""]')
    await page.stop()


@pytest.mark.long
async def test_hints_come_from_the_thinker(tmp_path: Path) -> None:
    asked: list[bytes] = []

    async def think(question: bytes) -> bytes:
        asked.append(question)
        return answer(question)

    page = await start(ORIGIN, str(tmp_path), think)
    room = await game(page, "bot:easy")
    while not (await ask(page, "GET", f"/rooms/{room}/table?lang=en")).get("ask"):
        await asyncio.sleep(0.1)
    tips = await ask(page, "POST", f"/rooms/{room}/hint?lang=en")
    assert tips["tips"] and len(asked) == 1
    await page.stop()
