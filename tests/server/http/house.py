"""A complete test server: real connections to a loopback port, in-process clients, and one store for both."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import itertools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from burgrave.server.http.app import App
from burgrave.server.http.client import BUILT
from burgrave.server.http.running import running
from burgrave.server.http.serve import Server, listen
from burgrave.server.settings import Allowance, Settings

__all__ = ["House", "Line", "Visitor", "built", "house", "standard", "upgrade"]

Json = dict[str, Any]
API = "/api/v1"

_addresses = itertools.count(1)


def standard(**changed: Any) -> Settings:
    """Return settings with ample limits and without delays."""
    quick: Json = {"database_url": "sqlite://", "bot_workers": 0, "bot_pause": 0.0, "slots": {}, "stop_seconds": 3.0}
    plenty = Allowance(100_000, 10_000)
    limits: Json = {"requests": plenty, "frames": plenty, "new_guests": plenty, "new_rooms": plenty}
    limits |= {"work": plenty, "address_work": plenty}
    return Settings(**{**quick, **limits, **changed})


@contextlib.asynccontextmanager
async def house(settings: Settings | None = None, *, client: Path | None = None) -> AsyncIterator[House]:
    listener = listen(standard(port=0))
    async with running(settings or standard(), client=client or BUILT) as app:
        ready = asyncio.Event()
        server = Server(app, app.context.settings, ready.set)
        task = asyncio.create_task(server.serve([listener]))
        await ready.wait()
        try:
            yield House(app, server, listener.getsockname()[1])
        finally:
            server.should_exit = True
            await task


class House:
    """A running server, with methods that create clients for tests."""

    def __init__(self, app: App, server: Server, port: int) -> None:
        self.app = app
        self.server = server
        self.port = port
        self.context = app.context
        self.origin = app.context.settings.origin

    def client(self, address: str | None = None, **more: Any) -> httpx.AsyncClient:
        """Return an in-process client with an address of its own."""
        number = next(_addresses)
        address = address or f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        transport = httpx.ASGITransport(self.app, client=(address, 1), raise_app_exceptions=True)
        return httpx.AsyncClient(transport=transport, base_url=self.origin, **more)

    async def guest(self, name: str = "Ana", address: str | None = None) -> Visitor:
        """Return a new guest who uses a bearer token."""
        client = self.client(address)
        answer = await client.post(f"{API}/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        token = answer.cookies["burgrave"]
        client.cookies.clear()
        client.headers["Authorization"] = f"Bearer {token}"
        return Visitor(self, client, token, answer.json()["person"])


class Visitor:
    """A user who calls the API from a program."""

    def __init__(self, server: House, client: httpx.AsyncClient, token: str, person: Json) -> None:
        self.house = server
        self.client = client
        self.token = token
        self.person = person

    async def get(self, path: str, status: int = 200) -> Json:
        answer = await self.client.get(API + path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    async def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        answer = await self.client.post(API + path, json=body or {})
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    async def room(self, *seats: str, game: str = "citadels", options: Json | None = None, **more: Any) -> Json:
        wanted = {"set_up": {"game": game, "options": {"players": len(seats), **(options or {})}}, "seats": seats}
        return await self.post("/rooms", {**wanted, **more}, 201)

    async def game(self, *seats: str, game: str = "citadels", **more: Any) -> str:
        room = await self.room(*seats, game=game, **more)
        await self.post(f"/rooms/{room['id']}/start")
        return str(room["id"])

    @contextlib.asynccontextmanager
    async def socket(self, room: str, lang: str | None = None, **more: Any) -> AsyncIterator[Line]:
        url = f"ws://127.0.0.1:{self.house.port}{API}/rooms/{room}/socket{f'?lang={lang}' if lang else ''}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with connect(url, additional_headers=headers, **{"proxy": None, **more}) as connection:
            yield Line(connection)


class Line:
    """A program's socket, which stores messages until the test waits for them."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.waiting: list[Json] = []
        self.table: Json | None = None

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Json:
        async with asyncio.timeout(300):
            message: Json = json.loads(await self.connection.recv())
        if message["t"] == "table":
            self.table = message
        return message

    async def until(self, kind: str, **wanted: Any) -> Json:
        """Return the next message of this kind with these field values."""
        while True:
            for number, message in enumerate(self.waiting):
                if message["t"] == kind and wanted.items() <= message.items():
                    return self.waiting.pop(number)
            self.waiting.append(await self.receive())

    async def my_turn(self) -> Json:
        """Return the table as soon as it asks this player for a decision."""
        while self.table is None or self.table["ask"] is None:
            await self.until("table")
        return self.table

    async def ask(self, kind: str, answer: str, **message: Any) -> Json:
        await self.send(t=kind, **message)
        return await self.until(answer)


def built(folder: Path) -> Path:
    """Create a minimal browser client with the file layout of a build."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Burgrave</title>", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("console.log(1)", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"console.log(1)"))
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    return folder


def upgrade(room: str, token: str) -> bytes:
    """Return a raw upgrade request for a socket."""
    request = (
        f"GET {API}/rooms/{room}/socket HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Authorization: Bearer {token}", "", "",
    )  # fmt: skip
    return "\r\n".join(request).encode()
