"""Fake push service and fake mail server that record what they receive, and push subscriptions for tests."""

from __future__ import annotations

import asyncio
import email
import email.policy
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from burgrave.server.notices.encryption import Sender, new_key
from burgrave.server.notices.push import SECRET_BYTES, as_text

__all__ = ["mail_server", "push_service", "subscription"]


def subscription(endpoint: str) -> dict[str, Any]:
    """Return a push subscription with new keys, in the form in which a page sends it to the server."""
    keys = {"p256dh": Sender(new_key()).public_key, "auth": as_text(os.urandom(SECRET_BYTES))}
    return {"endpoint": endpoint, "keys": keys, "lang": "en"}


@asynccontextmanager
async def push_service(at: socket.socket) -> AsyncIterator[asyncio.Queue[str]]:
    """Receive push messages on a bound socket; yield a queue of their request paths."""
    came: asyncio.Queue[str] = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            came.put_nowait(head.split(maxsplit=2)[1].decode())
            writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
            await reader.read()
        writer.close()

    async with await asyncio.start_server(serve, sock=at):
        yield came


@asynccontextmanager
async def mail_server(at: socket.socket) -> AsyncIterator[asyncio.Queue[str]]:
    """Receive emails on a bound socket; yield a queue of their contents."""
    came: asyncio.Queue[str] = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                writer.write(b"354 go on\r\n")
                mail = await reader.readuntil(b"\r\n.\r\n")
                came.put_nowait(str(email.message_from_bytes(mail, policy=email.policy.default).get_content()))
            writer.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 ok\r\n")
            if verb == b"QUIT":
                break
        writer.close()

    async with await asyncio.start_server(serve, sock=at):
        yield came
