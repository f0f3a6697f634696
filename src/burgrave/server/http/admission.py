"""Request admission: per-address limits on connections, reads, requests and concurrency.

An address that sends more than its allowance waits instead of being rejected: the allowance is reserved in advance, in
order of arrival. Only a request that would wait too long is rejected, before the application sees it.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burgrave.server.http.context import AppContext, as_problem
from burgrave.server.http.identity import address_of
from burgrave.server.http.limits import Buckets, network_of
from burgrave.server.http.problems import Problem, send_problem, too_many_requests
from burgrave.server.settings import Settings


@dataclass(slots=True)
class _Address:
    free: asyncio.Semaphore
    present: int = 0


class Admission:
    """Rate limits and request counters of all addresses."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._requests = Buckets(settings.address_requests, now=now)
        self._reads = Buckets(settings.address_reads, now=now)
        self._addresses: dict[str, _Address] = {}

    def connect(self, network: str) -> bool:
        """Count a new connection against the allowance; return False if its first request would wait too long."""
        return self._reserve(network) <= self._settings.queue_seconds

    def read(self, network: str) -> float:
        """Count one read from a connection; return the seconds to wait before the next one."""
        return self._reads.reserve(network, math.inf)

    @contextlib.contextmanager
    def present(self, network: str) -> Iterator[asyncio.Semaphore]:
        """Count a request while it waits or is handled; yield the semaphore that limits its address's concurrency.

        Raise Problem if the address has too many requests already.
        """
        address = self._addresses.get(network)
        if address is None:
            address = self._addresses[network] = _Address(asyncio.Semaphore(self._settings.requests_at_once))
        if address.present >= self._settings.connections_per_address:
            raise too_many_requests(self._settings.queue_seconds)
        address.present += 1
        try:
            yield address.free
        finally:
            address.present -= 1
            if not address.present:
                del self._addresses[network]

    async def wait(self, network: str) -> None:
        """Count a request, and wait until the allowance covers it; raise Problem if that would take too long."""
        seconds = self._reserve(network)
        if seconds > self._settings.queue_seconds:
            raise too_many_requests(seconds)
        if seconds:
            await asyncio.sleep(seconds)

    def _reserve(self, network: str) -> float:
        return self._requests.reserve(network, self._settings.queue_seconds)


class RequestQueue:
    """ASGI middleware that limits concurrent requests per address; further requests wait in order of arrival.

    A request starts once its body has arrived, so slow uploads do not hold up others. A socket counts as
    a request only during its handshake.
    """

    def __init__(self, app: ASGIApp, admission: Admission, context: AppContext) -> None:
        self._app = app
        self._admission = admission
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        network = network_of(address_of(HTTPConnection(scope), self._context.settings))
        async with contextlib.AsyncExitStack() as turn:
            send = _closing(send) if scope["type"] == "http" else _ending(send, turn)
            try:
                free = turn.enter_context(self._admission.present(network))
                if scope["type"] == "http":
                    receive = await self._with_body(scope, receive)
                await self._admission.wait(network)
                await turn.enter_async_context(free)
            except Problem as problem:
                await send_problem(as_problem(problem, self._context, about="admission"), scope, receive, send)
            else:
                await self._app(scope, receive, send)

    async def _with_body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the body and return a ``receive`` that replays it. A body that is too large is not read in full."""
        most = self._context.settings.body_bytes
        length = Headers(scope=scope).get("content-length", "")
        if length.isdecimal() and int(length) > most:
            return receive  # the application refuses it unread
        kept: deque[Message] = deque()
        size, more = 0, True
        while more:
            message = await receive()
            kept.append(message)
            size += len(message.get("body", b""))
            more = message.get("more_body", False) and size <= most

        async def replay() -> Message:
            return kept.popleft() if kept else await receive()

        return replay


def _closing(send: Send) -> Send:
    """Wrap ``send`` so that a 429 response closes the connection.

    To try again, the client must open a new connection, which also counts against its allowance.
    """

    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 429:
            message["headers"] = [*message["headers"], (b"connection", b"close")]
        await send(message)

    return send_on


def _ending(send: Send, turn: contextlib.AsyncExitStack) -> Send:
    """Wrap ``send`` so that a socket stops counting as a request once its handshake is answered."""

    async def send_on(message: Message) -> None:
        if message["type"] in ("websocket.accept", "websocket.close", "websocket.http.response.body"):
            await turn.aclose()
        await send(message)

    return send_on
