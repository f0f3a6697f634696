"""Test doubles for notifications: a push service, browsers that decrypt its messages, and a mail server."""

from __future__ import annotations

import asyncio
import json
import os
from abc import ABC, abstractmethod
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from burgrave.server.notices.push import as_text

__all__ = ["Browser", "Heard", "Post", "Service"]

Came = TypeVar("Came")


class Browser:
    """The browser's side of Web Push, implemented independently of the server."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public_key = _point(self._key)
        self.secret = os.urandom(16)

    def subscription(self, endpoint: str, lang: str = "en") -> dict[str, Any]:
        keys = {"p256dh": as_text(self.public_key), "auth": as_text(self.secret)}
        return {"endpoint": endpoint, "keys": keys, "lang": lang}

    def opened(self, body: bytes) -> bytes:
        salt, record, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert record >= len(sealed) and length == 65
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self.public_key + theirs
        material = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        message, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark and not padding.strip(b"\0")
        return message

    def read(self, body: bytes) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.opened(body))
        return found


@dataclass
class Heard:
    target: str
    headers: dict[str, str]
    body: bytes


class _Listener(ABC, Generic[Came]):
    """Server on a loopback port that records the requests it receives."""

    def __init__(self) -> None:
        self._all: list[Came] = []
        self._came = asyncio.Event()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()

    async def until(self, count: int) -> list[Came]:
        """Wait until this many requests have arrived; return all of them."""
        async with asyncio.timeout(300):
            while len(self._all) < count:
                self._came.clear()
                await self._came.wait()
        return self._all

    def _keep(self, came: Came) -> None:
        self._all.append(came)
        self._came.set()

    @property
    def _address(self) -> str:
        assert self._server is not None
        return f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    @abstractmethod
    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None: ...


class Service(_Listener[Heard]):
    """Push service that responds with 201 unless configured otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = self._all
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.raw: bytes | None = None
        self.silent = False

    @property
    def origin(self) -> str:
        return f"http://{self._address}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            method, target, _version = head[0].split(" ")
            assert method == "POST"
            self._keep(Heard(target, headers, body))
            if self.silent:
                await reader.read()
            elif self.raw is not None:
                writer.write(self.raw)
            else:
                status, more = self.answers.pop(0) if self.answers else (201, {})
                said = "".join(f"{name}: {value}\r\n" for name, value in more.items())
                writer.write(f"HTTP/1.1 {status} X\r\n{said}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


class Post(_Listener[tuple[str, str]]):
    """Mail server with just enough SMTP to receive emails."""

    def __init__(self) -> None:
        super().__init__()
        self.mails = self._all  # recipient and complete text
        self.refuses = ""  # response to every recipient

    @property
    def url(self) -> str:
        return f"smtp://{self._address}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to = ""
        writer.write(b"220 post\r\n")
        while line := await reader.readline():
            said = line.decode().strip()
            verb = said.partition(" ")[0].upper()
            if verb == "RCPT" and self.refuses:
                writer.write(f"{self.refuses}\r\n".encode())
            elif verb == "RCPT":
                to = said.partition("<")[2].partition(">")[0]
                writer.write(b"250 ok\r\n")
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                lines = []
                while (text := (await reader.readline()).decode()) != ".\r\n":
                    lines.append(text)
                self._keep((to, "".join(lines)))
                writer.write(b"250 ok\r\n")
            elif verb == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
