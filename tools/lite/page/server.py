"""Server inside a page: Burgrave's ASGI application, called directly by the page instead of over a network.

``web/src/lite/table.ts`` calls this module in a web worker, after installing the replacements of ``stand_ins``.
Searches, hints and reviews run in a second worker.
"""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from contextlib import AsyncExitStack
from dataclasses import fields
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from burgrave.server.http.app import App
from burgrave.server.http.running import running
from burgrave.server.settings import Allowance, Settings

__all__ = ["Page", "answer", "settings_for", "start"]

P = ParamSpec("P")
R = TypeVar("R")
Message = MutableMapping[str, Any]
Headers = Iterable[tuple[str, str]]
Tell = Callable[[int, str, str], None]
"""Callback for a socket event: the socket's number, the kind ("open", "message" or "close"), and a text."""

_UNLIMITED: Final = Allowance(1e9, 1e9)
_SLOTS: Final = {"hard": 0.05, "expert": 1.6, "hint": 0.5}
"""Assumed seconds per decision or hint, rounded up; in a page, a hard bot answers within 20 ms."""
_REVIEW: Final = 100_000
"""Playouts of a review: a tenth of a server's number, because a page has one interpreted thread for them."""
_SETTLED: Final = ("cookie", "host", "origin")
"""Names of header fields that ``Page`` sets, overriding those of a request."""
_CLOSED: Final = 1006
"""Close code of a socket that was never opened."""


def settings_for(origin: str, folder: Path) -> Settings:
    """Return the settings of a server for a single user, without rate limits."""
    unlimited: dict[str, Any] = {one.name: _UNLIMITED for one in fields(Settings) if isinstance(one.default, Allowance)}
    return Settings(
        public_url=origin,
        database_url=f"sqlite:///{folder.as_posix()}/burgrave.db",
        alone=True,
        push=False,
        mail_url=None,
        bot_workers=0,
        slots=_SLOTS,
        review_trials=_REVIEW,
        guest_thinking=1e9,
        address_thinking=1e9,
        **unlimited,
    )


class Page:
    """Client of the application that handles cookies, requests and sockets like a browser."""

    def __init__(self, app: App, origin: str, cookies: Path, stack: AsyncExitStack) -> None:
        self._app = app
        self._stack = stack
        self._origin = origin
        self._file = cookies
        self._cookies: dict[str, str] = json.loads(cookies.read_text()) if cookies.exists() else {}
        self._sockets: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Stop the server, and close its store."""
        await self._stack.aclose()

    async def request(self, method: str, path: str, headers: Headers, body: bytes) -> tuple[int, Headers, bytes]:
        """Send a request; return the status, header fields (without cookies) and body of the response."""
        asked: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        status, parts = 0, bytearray()
        told: list[tuple[str, str]] = []

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await asyncio.Event().wait()  # the page never disconnects
            raise AssertionError("not reached")

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told.extend((name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"])
            else:
                parts.extend(message.get("body", b""))

        await self._app({**self._scope("http", path, headers), "method": method}, receive, send)
        self._keep_cookies(value for name, value in told if name.lower() == "set-cookie")
        return status, [(name, value) for name, value in told if name.lower() != "set-cookie"], bytes(parts)

    def open(self, number: int, path: str, tell: Tell) -> None:
        """Open a socket under a number that the page chooses; call ``tell`` with its events."""
        queue: asyncio.Queue[Message] = asyncio.Queue()
        queue.put_nowait({"type": "websocket.connect"})
        self._sockets[number] = queue

        async def send(message: Message) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                tell(number, "open", "")
            elif kind == "websocket.send":
                text = message.get("text")
                tell(number, "message", message["bytes"].decode() if text is None else text)
            elif kind == "websocket.close":
                code = message.get("code", 1000)
                tell(number, "close", json.dumps([code, message.get("reason") or ""]))
                queue.put_nowait({"type": "websocket.disconnect", "code": code})
            elif kind == "websocket.http.response.start":  # the application refuses the socket
                tell(number, "close", json.dumps([_CLOSED, ""]))

        async def serve() -> None:
            scope = {**self._scope("websocket", path, ()), "subprotocols": []}
            try:
                await self._app({**scope, "extensions": {"websocket.http.response": {}}}, queue.get, send)
            finally:
                self._sockets.pop(number, None)

        task = asyncio.ensure_future(serve())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, number: int, text: str) -> None:
        """Send a text message through a socket, if it is open."""
        if number in self._sockets:
            self._sockets[number].put_nowait({"type": "websocket.receive", "text": text})

    def leave(self, number: int) -> None:
        """Close a socket, if it is open."""
        if number in self._sockets:
            self._sockets[number].put_nowait({"type": "websocket.disconnect", "code": 1000})

    def _scope(self, kind: str, path: str, headers: Headers) -> Message:
        plain, _, query = path.partition("?")
        scheme, _, host = self._origin.partition("://")
        given = [("host", host), ("origin", self._origin)]
        given += [(name.lower(), value) for name, value in headers if name.lower() not in _SETTLED]
        if self._cookies:
            given.append(("cookie", "; ".join(f"{name}={value}" for name, value in self._cookies.items())))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": scheme if kind == "http" else scheme.replace("http", "ws"),
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in given],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }

    def _keep_cookies(self, told: Iterable[str]) -> None:
        """Store cookies in a file, because a worker cannot set cookies in the browser."""
        before = dict(self._cookies)
        for line in told:
            for name, cookie in SimpleCookie(line).items():
                if cookie["max-age"] == "0" or not cookie.value:
                    self._cookies.pop(name, None)
                else:
                    self._cookies[name] = cookie.value
        if self._cookies != before:
            self._file.write_text(json.dumps(self._cookies))


async def start(origin: str, folder: str, think: Callable[[bytes], Awaitable[bytes]] | None = None) -> Page:
    """Start the server with a database in ``folder``, and return a client of the server.

    ``think`` passes a question to :func:`answer` in another worker, and returns the reply.
    """
    settings = settings_for(origin, Path(folder))
    ask = asyncio.to_thread if think is None else _by(think)
    stack = AsyncExitStack()
    app = await stack.enter_async_context(running(settings, think=ask))
    return Page(app, origin, Path(folder, "cookies.json"), stack)


def _by(think: Callable[[bytes], Awaitable[bytes]]) -> Callable[..., Awaitable[Any]]:
    async def ask(function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Any:
        found, result = pickle.loads(await think(pickle.dumps((function, args, kwargs))))
        if not found:
            raise result
        return result

    return ask


def answer(question: bytes) -> bytes:
    """Run the function of a pickled question, and return its pickled result or exception."""
    reply: tuple[bool, object]
    function, args, kwargs = pickle.loads(question)
    try:
        reply = True, function(*args, **kwargs)
    except Exception as error:
        reply = False, error
    return pickle.dumps(reply)
