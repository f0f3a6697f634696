"""Flood attack: one machine keeps 240 connections busy with one kind of cheap or invalid request."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from typing import Final

from benchmarks.table.attacks import work_until

__all__ = ["FLOODS", "attack", "get", "read_response", "reads"]

_CONNECTIONS: Final = 240
_ADDRESS: Final = "127.0.0.2"
"""Address of the attacking machine; regular clients use 127.0.0.1. (On Linux, all of 127.0.0.0/8 is loopback.)"""
_LENGTH: Final = re.compile(rb"\ncontent-length: (\d+)", re.IGNORECASE)


_READS: Final = ("/me/history", "/me/notices", "/rooms/{room}/result")
"""Paths of requests that each cost the server some milliseconds."""


def get(path: str, fields: str = "") -> bytes:
    """Return a GET request as bytes; ``fields`` are additional header lines, each ending with CRLF."""
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{fields}\r\n".encode()


async def read_response(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """Return the status code and the body of the next response."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = _LENGTH.search(head)
    body = await reader.readexactly(int(length[1]) if length else 0)
    return head.split(maxsplit=2)[1], body


FLOODS: Final = {
    "static files": get("/"),
    "health checks": get("/healthz"),
    "refused requests": get("/api/v1/rooms"),
    "unknown paths": get("/api/v1/nothing"),
    "large heads": get("/", f"X-Large: {'x' * 70_000}\r\n"),
}


def reads(token: str, room: str) -> dict[str, bytes]:
    """Return the requests of the read flood, keyed by path; the user must have a finished game in ``room``."""
    shown = f"Authorization: Bearer {token}\r\n"
    return {path: get("/api/v1" + path.format(room=room), shown) for path in _READS}


async def attack(request: bytes, server: str, stop: asyncio.Event) -> list[str]:
    """Repeat a request over all connections; reopen connections that the server closes."""
    host, _, port = server.partition(":")
    answers: Counter[str] = Counter()

    async def send() -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(_ADDRESS, 0))
                answers["connections"] += 1
                try:
                    while True:
                        writer.write(request)
                        status, _body = await read_response(reader)
                        answers[status.decode()] += 1
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0)

    await work_until(stop, [send() for _ in range(_CONNECTIONS)])
    return [", ".join(f"{what}: {count:,}" for what, count in sorted(answers.items()))]
