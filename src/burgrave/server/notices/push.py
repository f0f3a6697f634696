"""Bringing a message to a push service: one request, with limits of time and size, and no redirects."""

from __future__ import annotations

import asyncio
import contextlib
import math
import ssl
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import h11

from burgrave.server.clock import system_date
from burgrave.server.notices.encryption import Sender, encrypted
from burgrave.server.notices.endpoints import BadEndpoint, Endpoint, addresses_of, read_endpoint
from burgrave.server.store import Device

__all__ = ["Answer", "Origins", "Outcome", "Pusher"]

_HEAD: Final = 16_384  # bytes of an answer that are looked at: its status and header fields
_CHUNK: Final = 4096
_GOOD_FOR: Final = 12 * 3600  # seconds; push services take 24 hours at most
_LONGEST_WAIT: Final = 86_400.0
_PAUSE: Final = 15.0  # seconds for which an origin is left alone that did not answer; twice as long each time
_LONGEST_PAUSE: Final = 600.0
_KNOWN_FOR: Final = 3600.0  # seconds since its last answer for which an origin is known
_MOST_ORIGINS: Final = 1000  # that are remembered


class Outcome(Enum):
    """What came of it."""

    DONE = auto()
    GONE = auto()  # nobody is there any more
    LATER = auto()  # it may work another time
    REFUSED = auto()  # it will not


@dataclass(frozen=True)
class Answer:
    """What a push service has said, in words for the log; ``wait``: seconds after which it wants to be asked again."""

    outcome: Outcome
    why: str = ""
    wait: float = 0.0
    silent: bool = False
    """There was no answer at all."""


class Origins:
    """Push services by origin: those that answered lately, and pauses for those that do not answer."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._answered: OrderedDict[str, float] = OrderedDict()
        self._silent: OrderedDict[str, int] = OrderedDict()  # time-outs in a row

    def is_known(self, origin: str) -> bool:
        """Return True if an origin answered its last request, not long ago."""
        return self._now() - self._answered.get(origin, -math.inf) < _KNOWN_FOR

    def note(self, origin: str, answer: Answer) -> float:
        """Remember whether an origin answered; return for how many seconds it must be left alone."""
        mine, other = (self._silent, self._answered) if answer.silent else (self._answered, self._silent)
        other.pop(origin, None)
        failures = self._silent.get(origin, 0) + 1
        if answer.silent:
            self._silent[origin] = failures
        else:
            self._answered[origin] = self._now()
        mine.move_to_end(origin)
        if len(mine) > _MOST_ORIGINS:
            mine.popitem(last=False)
        return min(_LONGEST_PAUSE, _PAUSE * 2.0 ** min(failures - 1, 10)) if answer.silent else 0.0


class Pusher:
    """Sends messages to devices in the name of the server."""

    def __init__(self, sender: Sender, *, trusted: Collection[str], seconds: float) -> None:
        self._sender = sender
        self._trusted = trusted
        self._seconds = seconds
        self._tls = ssl.create_default_context()
        self._known: dict[str, tuple[float, str]] = {}  # headers by origin, and when they expire

    async def push(self, device: Device, message: bytes, *, lasts: float, topic: str, urgent: bool) -> Answer:
        """Bring a message to a device. The push service keeps it for so many seconds, and only the last of a topic."""
        try:
            endpoint = read_endpoint(device.endpoint, self._trusted)
            body = encrypted(message, device.public_key, device.secret)
            headers = [
                ("Host", endpoint.origin.partition("://")[2]),
                ("Authorization", self._authorization(endpoint.origin)),
                ("Content-Encoding", "aes128gcm"),
                ("Content-Type", "application/octet-stream"),
                ("Content-Length", str(len(body))),
                ("TTL", str(max(0, int(lasts)))),
                ("Topic", topic),
                ("Urgency", "high" if urgent else "normal"),
                ("Connection", "close"),
            ]
            async with asyncio.timeout(self._seconds):
                return _read(await self._ask(endpoint, headers, body))
        except BadEndpoint as error:
            return Answer(Outcome.REFUSED, str(error))
        except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
            return Answer(Outcome.LATER, f"the push service did not answer ({type(error).__name__})", silent=True)

    def _authorization(self, origin: str) -> str:
        now = int(system_date())
        expires, header = self._known.get(origin, (0.0, ""))
        if not _GOOD_FOR / 2 < expires - now <= _GOOD_FOR:  # old, or made when the date was another one
            if len(self._known) > 100:
                self._known.clear()
            expires = now + _GOOD_FOR
            header = self._sender.authorization(origin, expires)
            self._known[origin] = (expires, header)
        return header

    async def _ask(self, endpoint: Endpoint, headers: list[tuple[str, str]], body: bytes) -> h11.Response:
        reader, writer = await self._connected(endpoint)
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=_HEAD)
            request = h11.Request(method="POST", target=endpoint.target, headers=headers)
            for part in (request, h11.Data(body), h11.EndOfMessage()):
                writer.write(connection.send(part) or b"")
            await writer.drain()
            while True:
                event = connection.next_event()
                if isinstance(event, h11.Response):
                    return event  # of the rest we want to know nothing
                if event is h11.NEED_DATA:
                    connection.receive_data(await reader.read(_CHUNK))
                elif not isinstance(event, h11.InformationalResponse):
                    raise h11.RemoteProtocolError("no answer")
        finally:
            writer.close()
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await writer.wait_closed()

    async def _connected(self, endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to one of the addresses that were looked at, whatever the name stands for by now."""
        failed: OSError = OSError("no address")
        tls, name = (self._tls, endpoint.host) if endpoint.scheme == "https" else (None, None)
        for address in await addresses_of(endpoint):
            try:
                return await asyncio.open_connection(address, endpoint.port, limit=_HEAD, ssl=tls, server_hostname=name)
            except OSError as error:
                failed = error
        raise failed


def _read(answer: h11.Response) -> Answer:
    status = answer.status_code
    said = f"the push service answered {status}"
    if 200 <= status < 300:
        return Answer(Outcome.DONE)
    if status in (404, 410):
        return Answer(Outcome.GONE, said)
    if status in (408, 425, 429) or status >= 500:
        asked = dict(answer.headers).get(b"retry-after", b"")
        wait = float(asked) if asked.isdigit() and len(asked) < 10 else 0.0
        return Answer(Outcome.LATER, said, min(wait, _LONGEST_WAIT))
    return Answer(Outcome.REFUSED, said)
