"""Web Push: addresses of push services, and the client."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import math
import re
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import h11

from burgrave.kernel.errors import BurgraveError
from burgrave.server.clock import system_date
from burgrave.server.store import Device

if TYPE_CHECKING:
    from burgrave.server.notices.encryption import Sender

# ---- Messages --------------------------------------------------------------------------------------------------------

MOST_BYTES: Final = 3072
"""Maximum size of a message in bytes. Push services accept 4096 bytes of encrypted body."""
SECRET_BYTES: Final = 16


def as_text(data: bytes) -> str:
    """Encode bytes as base64url without padding, the encoding that Web Push uses throughout."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Decode base64url, with or without padding; raise ValueError if it is invalid."""
    if not text.isascii() or set(text) & set("+/"):
        raise ValueError("not base64url")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


# ---- Endpoints -------------------------------------------------------------------------------------------------------

# Anyone can submit an address, so only addresses in the public network are called.

LONGEST: Final = 1000
_LOOKUPS: Final = ThreadPoolExecutor(64, "push-lookup")
"""Thread pool for name look-ups, so that a hanging DNS server does not block other work."""
_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
# Tunnels lead back into IPv4, perhaps into our own network.
_TUNNELS: Final = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
# Special-use top-level names (RFC 6761 and later), and those of home and office networks.
_NOT_PUBLIC: Final = frozenset((
    "alt", "arpa", "example", "internal", "invalid", "local", "localhost", "onion", "test",
    "corp", "home", "intranet", "lan", "localdomain", "private",
))  # fmt: skip
_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME: Final = re.compile(rf"(?:{_LABEL}\.)+([a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?)\.?")
# 127.0.0.1.nip.io, 10-0-0-1.sslip.io and 7f000001.nip.io resolve to the address that they spell.
_SPELLED: Final = re.compile(r"(?<![a-z0-9])(?:(\d{1,3}(?:[.-]\d{1,3}){3})|([0-9a-f]{8}))(?![a-z0-9])")


class BadEndpoint(BurgraveError):
    """The address of a push service is not allowed."""


@dataclass(frozen=True)
class Endpoint:
    scheme: str
    host: str
    port: int
    target: str
    trusted: bool  # the operator has listed its origin, so it may be in any network

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = {"https": 443, "http": 80}[self.scheme]
        return f"{self.scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def read_endpoint(url: str, trusted: Collection[str] = ()) -> Endpoint:
    """Parse the address of a push service.

    Raise BadEndpoint unless the address has a ``trusted`` origin, or uses https on the default port of a public host
    name.
    """
    wrong = BadEndpoint(
        f"A push service needs a public name, https on the default port and an address of at most {LONGEST} characters."
    )
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise wrong
    try:
        parts = urlsplit(url)
        port = parts.port or {"https": 443, "http": 80}.get(parts.scheme, 0)
    except ValueError:
        raise wrong from None
    host = parts.hostname or ""
    if not host or not port or parts.username is not None or parts.password is not None or parts.fragment:
        raise wrong
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    found = Endpoint(parts.scheme, host, port, target, trusted=False)
    if found.origin in trusted:
        return Endpoint(parts.scheme, host, port, target, trusted=True)
    if parts.scheme != "https" or port != 443 or not _is_public_name(host):
        raise wrong
    return found


def _is_public_name(host: str) -> bool:
    """Return True if a host could be a public DNS name and does not encode a private address."""
    name = _NAME.fullmatch(host)
    if name is None or name[1] in _NOT_PUBLIC:
        return False
    return all(
        is_outside(re.sub("[.-]", ".", decimal) if decimal else str(ipaddress.IPv4Address(int(hexadecimal, 16))))
        for decimal, hexadecimal in _SPELLED.findall(host)
    )


def is_outside(address: str) -> bool:
    """Return True if the text is a public unicast IP address, and not in an IPv6 range that tunnels to IPv4."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and (
        ip.scope_id is not None or ip not in _UNICAST or any(ip in tunnel for tunnel in _TUNNELS)
    ):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def addresses_of(endpoint: Endpoint) -> list[str]:
    """Resolve an endpoint to IP addresses.

    Connect only to these addresses, because the name may resolve differently later. Raise BadEndpoint if an untrusted
    endpoint has a non-public address (possibly an attack), and OSError if the lookup fails.
    """
    look_up = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look_up)
    addresses = list(dict.fromkeys(str(address[0]) for *_, address in found))
    if not endpoint.trusted and not all(is_outside(address) for address in addresses):
        raise BadEndpoint(f"The push service {endpoint.host} is not in the public network.")
    return addresses


# ---- Push requests ---------------------------------------------------------------------------------------------------

# One request per message, with time and size limits, and no redirects.

_HEAD: Final = 16_384  # maximum bytes of a response's status and header fields
_CHUNK: Final = 4096
_GOOD_FOR: Final = 12 * 3600  # seconds; push services accept at most 24 hours
_LONGEST_WAIT: Final = 86_400.0
_PAUSE: Final = 15.0  # seconds before an unresponsive origin is called again; doubles each time
_LONGEST_PAUSE: Final = 600.0
_KNOWN_FOR: Final = 3600.0  # seconds after its last response for which an origin counts as known
_MOST_ORIGINS: Final = 1000  # maximum number of remembered origins


class Outcome(Enum):
    DONE = auto()
    GONE = auto()  # the device or address no longer exists
    LATER = auto()  # temporary failure
    REFUSED = auto()  # permanent failure


@dataclass(frozen=True)
class Answer:
    """Result of a request, with the reason to log; ``wait``: minimum seconds before a retry."""

    outcome: Outcome
    why: str = ""
    wait: float = 0.0
    silent: bool = False
    """True if there was no response at all."""


class Origins:
    """Push services by origin: recent responses, and back-off for unresponsive ones."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._answered: OrderedDict[str, float] = OrderedDict()
        self._silent: OrderedDict[str, int] = OrderedDict()  # consecutive time-outs

    def is_known(self, origin: str) -> bool:
        """Return True if the origin has answered recently and has not timed out since."""
        return self._now() - self._answered.get(origin, -math.inf) < _KNOWN_FOR

    def note(self, origin: str, answer: Answer) -> float:
        """Record whether an origin responded; return how many seconds to wait before contacting it again."""
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
    """Web Push client that sends messages to devices."""

    def __init__(self, sender: Sender, *, trusted: Collection[str], seconds: float) -> None:
        self._sender = sender
        self._trusted = trusted
        self._seconds = seconds
        self._known: dict[str, tuple[float, str]] = {}  # headers by origin, with their expiry

    async def push(self, device: Device, message: bytes, *, lasts: float, topic: str, urgent: bool) -> Answer:
        """Send a message to a device.

        The push service keeps it for ``lasts`` seconds unless a later message with the same topic replaces it.
        """
        try:
            endpoint = read_endpoint(device.endpoint, self._trusted)
            from burgrave.server.notices.encryption import encrypted

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

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """TLS settings, loaded when the first message is sent, because reading all certificates takes a while."""
        return ssl.create_default_context()

    def _authorization(self, origin: str) -> str:
        now = int(system_date())
        expires, header = self._known.get(origin, (0.0, ""))
        if not _GOOD_FOR / 2 < expires - now <= _GOOD_FOR:  # old, or created before the system date changed
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
                    return event  # the rest of the response does not matter
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
        """Connect to one of the checked addresses, without resolving the name again."""
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
