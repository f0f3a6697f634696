"""uvicorn protocols with connection limits and time-outs.

Connections are limited per address and in total. Reads and writes have time-outs.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Any, Final, cast

import h11
import uvicorn
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response as HandshakeResponse
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from burgrave.server.http.admission import Admission
from burgrave.server.http.frames import Deflate, DeflateFactory, plain_frame
from burgrave.server.http.identity import address_of
from burgrave.server.http.limits import Buckets, network_of
from burgrave.server.http.logs import log
from burgrave.server.http.problems import problem_response, too_many_requests
from burgrave.server.http.security import security_headers
from burgrave.server.http.sockets import WRITE
from burgrave.server.settings import Allowance, Settings

# ---- Connections by address ------------------------------------------------------------------------------------------

_LINGER: Final = 5.0
"""Seconds that a closing connection has to transmit its last bytes."""
_OFTEN: Final = 1.0
"""Maximum seconds between two sweeps; a longer gap means that the process itself was delayed."""
_TOLD_ONCE: Final = Allowance(1, 1 / 60)
_TOLD_IN_ALL: Final = Allowance(20, 0.2)


@dataclass(slots=True)
class _Guest:
    network: str
    until: float | None = None  # deadline for the expected action
    wanted: str = ""  # the expected action
    closing: bool = False


class ConnectionLimiter:
    """Connections of a process, limited per address and in total. Call :meth:`sweep` regularly."""

    def __init__(self, settings: Settings, admission: Admission, now: Callable[[], float] | None = None) -> None:
        self._settings = settings
        self.admission = admission
        self._now = now or asyncio.get_running_loop().time
        self._guests: dict[asyncio.Transport, _Guest] = {}
        self._of_network: Counter[str] = Counter()
        self._swept = self._now()
        self._told = Buckets(_TOLD_ONCE, now=self._now)
        self._told_in_all = Buckets(_TOLD_IN_ALL, now=self._now)

    def __len__(self) -> int:
        return len(self._guests)

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Admit a connection; return False if there are too many, or if its address connects too often.

        There is a limit per address and one in total. Behind our own proxy, all connections come from the proxy, so the
        proxy must enforce the limits per address.
        """
        network = network_of(address)
        if not self._settings.trusted_proxy:
            crowded = self._of_network[network] >= self._settings.connections_per_address
            if crowded or not self.admission.connect(network):
                self._tell("too many connections" if crowded else "connections too often", network)
                return False
        if len(self._guests) >= self._settings.connections:
            self._tell("too many connections in all", network)
            return False
        self._guests[transport] = _Guest(network)
        self._of_network[network] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a closed connection."""
        guest = self._guests.pop(transport, None)
        if guest is not None:
            self._of_network[guest.network] -= 1
            if not self._of_network[guest.network]:
                del self._of_network[guest.network]

    def expect(self, transport: asyncio.Transport, wanted: str, seconds: float) -> None:
        """Close the connection unless the expected action happens within ``seconds``."""
        guest = self._guests.get(transport)
        if guest is not None and not guest.closing:
            guest.wanted, guest.until = wanted, self._now() + seconds

    def expect_nothing(self, transport: asyncio.Transport) -> None:
        """Clear the deadline of a connection."""
        guest = self._guests.get(transport)
        if guest is not None and not guest.closing:
            guest.until = None

    def sweep(self) -> None:
        """Close connections past their deadline, and abort those that take too long to close."""
        now = self._now()
        stood_still = max(0.0, now - self._swept - _OFTEN)  # the process itself was delayed
        self._swept = now
        for transport, guest in list(self._guests.items()):
            if guest.until is not None:
                guest.until += stood_still
            late = guest.until is not None and guest.until <= now
            if guest.closing:
                if late:
                    transport.abort()
                continue
            if late:
                self._tell(f"no {guest.wanted} in time", guest.network)
                transport.close()
            if transport.is_closing():
                guest.closing, guest.until = True, now + _LINGER

    def _tell(self, why: str, network: str) -> None:
        """Log why a connection was rejected or closed.

        Each reason is logged at most once a minute per address, and the total is rate-limited, too.
        """
        if not self._told.wait((why, network)) and not self._told_in_all.wait(""):
            log.warning("connections", extra={"about": {"why": why, "from": network, "open": len(self._guests)}})


# ---- uvicorn protocols -----------------------------------------------------------------------------------------------

HEAD, BODY, READING = "head of a request", "body of a request", "reading of what was sent"
_TOO_MANY: Final = 30.0
"""Retry-After, in seconds, for an address with too many connections."""
_HEAD_END: Final = re.compile(rb"\n\r?\n")


class Config(uvicorn.Config):
    """uvicorn configuration with the server's limits."""

    def __init__(self, app: Any, settings: Settings, doors: ConnectionLimiter) -> None:
        super().__init__(
            app,
            access_log=False,
            date_header=True,
            h11_max_incomplete_event_size=settings.head_bytes,
            http=Connection,
            lifespan="off",
            log_config=None,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=max(1, round(settings.stop_seconds)),
            timeout_keep_alive=settings.idle_seconds,
            ws=SocketConnection,
            ws_max_size=4 * settings.frame_bytes,
            ws_ping_interval=settings.ping_seconds,
            ws_ping_timeout=settings.ping_seconds,
        )
        self.settings = settings
        self.doors = doors
        self.security = security_headers(settings)

    def charge_read(self, transport: asyncio.Transport, address: str) -> None:
        """Count a read against an address's allowance, and pause the connection if the address exceeds its rate."""
        seconds = self.doors.admission.read(network_of(address))
        if seconds:
            cast(PacedTransport, transport).wait(seconds)

    @cached_property
    def too_many(self) -> bytes:
        """Raw response to a connection that is not admitted."""
        return self.answer(problem_response(too_many_requests(_TOO_MANY)))

    def answer(self, response: Response) -> bytes:
        """Serialize a response that bypasses the application and closes the connection."""
        head = [f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}", "Connection: close"]
        head += [f"{name.decode()}: {value.decode()}" for name, value in response.raw_headers]
        head += [f"{name}: {value}" for name, value in self.security.items()]
        return "\r\n".join([*head, "", ""]).encode() + bytes(response.body)


class PacedTransport:
    """Transport that stops reading while its protocol is paused or its address is throttled."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self.write = transport.write  # looked up here, because every message uses them
        self.is_closing = transport.is_closing
        self._paused = False
        self._waiting: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        self._paused = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading unless the address is throttled."""
        self._paused = False
        self._read_on()

    def wait(self, seconds: float) -> None:
        """Stop reading for ``seconds``."""
        if self._waiting is None:
            self._transport.pause_reading()
            self._waiting = self._loop.call_later(seconds, self._waited)

    def _waited(self) -> None:
        self._waiting = None
        self._read_on()

    def _read_on(self) -> None:
        if not self._paused and self._waiting is None and not self._transport.is_closing():
            self._transport.resume_reading()


class BoundedReader(h11.Connection):
    """h11 connection that rejects oversized heads before parsing them; h11 itself limits only incomplete ones."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(h11.SERVER, settings.head_bytes)
        self._settings = settings
        self.status = 400  # status code for an invalid request

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        try:
            if self.their_state is h11.IDLE:
                self._check_head()
            return super().next_event()
        except h11.RemoteProtocolError as error:
            self.status = error.error_status_hint
            raise

    def _check_head(self) -> None:
        data, _ = self.trailing_data
        end = _HEAD_END.search(data, 0, self._settings.head_bytes)
        lines = 0 if end is None else data.count(b"\n", 0, end.start())
        if lines > self._settings.head_fields or (end is None and len(data) > self._settings.head_bytes):
            raise h11.RemoteProtocolError("The request line and header fields are too large.", error_status_hint=431)


class Connection(H11Protocol):
    """An HTTP connection with limits for heads, bodies and reads, and time-outs for both directions."""

    config: Config
    conn: BoundedReader
    _admitted = False
    _upgraded = False
    _waits_for: str | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = BoundedReader(self.config.settings)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection, or answer with a 429 and close it."""
        paced = cast(asyncio.Transport, PacedTransport(cast(asyncio.Transport, transport), self.loop))
        peer = transport.get_extra_info("peername")
        self._admitted = self.config.doors.admit(paced, str(peer[0]) if peer else "")
        if self._admitted:
            super().connection_made(paced)
            self._look()
        else:
            paced.write(self.config.too_many)
            paced.close()

    def data_received(self, data: bytes) -> None:
        """Process received data, and count the read against the address's allowance."""
        if not self._admitted:
            return
        super().data_received(data)
        self._look()
        if self._upgraded:
            return
        if not self.config.settings.trusted_proxy:
            self.config.charge_read(self.transport, self.client[0] if self.client else "")
        elif self.conn.their_state is h11.SEND_BODY:  # between requests a proxy's connection belongs to no address
            self.config.charge_read(self.transport, _address(self.scope, self.config.settings))

    def send_400_response(self, msg: str) -> None:
        """Answer an invalid request, unless a response has already started, and close the connection."""
        cycle = self.cycle
        working = cycle is not None and not cycle.response_complete
        if not (working and cycle.response_started):
            self.transport.write(self.config.answer(PlainTextResponse(msg, self.conn.status)))
        if working:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._admitted:
            self.config.doors.leave(self.transport)
            super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Pause sending, and give the client limited time to read the pending data."""
        super().pause_writing()
        self._waits_for = None
        self.config.doors.expect(self.transport, READING, self.config.settings.send_seconds)

    def resume_writing(self) -> None:
        """Resume sending, and cancel the time-out."""
        super().resume_writing()
        self.config.doors.expect_nothing(self.transport)
        self._look()

    def _look(self) -> None:
        """Set the deadline for the client's next action, unless it is already set."""
        wanted = self._wanted()
        if wanted == self._waits_for:
            return
        self._waits_for = wanted
        settings, doors = self.config.settings, self.config.doors
        if wanted is None:
            doors.expect_nothing(self.transport)
        else:
            doors.expect(self.transport, wanted, settings.head_seconds if wanted == HEAD else settings.body_seconds)

    def _wanted(self) -> str | None:
        if self._upgraded or self.flow.write_paused:
            return None
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            return BODY
        # Between requests, uvicorn's own timer runs until the first byte of the next one.
        first = self.cycle is None
        begun = bool(self.conn.trailing_data[0])
        return HEAD if state is h11.IDLE and (first or begun) else None


class Handshake(ServerProtocol):
    """Server side of a WebSocket handshake; rejections carry the security headers."""

    def __init__(self, config: Config, **given: Any) -> None:
        super().__init__(**given)
        self._security = config.security

    def send_response(self, response: HandshakeResponse) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in self._security.items():
                if name not in response.headers:
                    response.headers[name] = value
        super().send_response(response)


class SocketConnection(WebSocketsSansIOProtocol):
    """WebSocket connection; pings detect a lost client."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Handshake(
            self.config, extensions=[DeflateFactory()], max_size=self.config.ws_max_size, logger=self.logger
        )

    def data_received(self, data: bytes) -> None:
        """Process received data, and count the read against the address's allowance."""
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.handshake_initiated:
            self.config.charge_read(self.transport, self._address)
        elif self.conn.handshake_exc is not None:  # uvicorn ignores it
            self.transport.write(self.config.answer(PlainTextResponse("Invalid handshake.", HTTPStatus.BAD_REQUEST)))
            self.transport.close()

    @cached_property
    def _address(self) -> str:
        return _address(self.scope, self.config.settings)

    def handle_connect(self, event: Any) -> None:
        """Start the application if the handshake is valid, and offer it ``write`` as an ASGI extension."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][WRITE] = self.write

    def write(self, data: bytes) -> bool:
        """Write a text message (UTF-8) at once; return False if the client is gone or has not yet read earlier data."""
        if not self.writable.is_set() or not self._is_open():
            return False
        extensions = self.conn.extensions
        frame = cast(Deflate, extensions[0]).text_frame(data) if extensions else plain_frame(data)
        self.transport.write(frame)
        return True

    def _is_open(self) -> bool:
        done = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.handshake_complete and not done and self.conn.state is OPEN

    async def send(self, message: Any) -> None:
        """Send a message; raise ClientDisconnected if the socket is closed.

        uvicorn may have closed it because pings went unanswered; the application is notified of that only later.
        A denial response completes uvicorn's handshake, so it is not an error.
        """
        if self.close_sent:
            raise ClientDisconnected
        if message["type"] == "websocket.send":
            while not self.write(message["text"].encode()):
                if not self._is_open():
                    raise ClientDisconnected
                await self.writable.wait()
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_headers()
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def _forget_headers(self) -> None:
        """Clear the handshake's headers, which would otherwise stay in memory until the socket closes."""
        for headers in (self.request.headers, self.response.headers, cast(Any, self.scope)["headers"]):
            headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Pause sending, and give the client limited time to read the pending data."""
        super().pause_writing()
        self.config.doors.expect(self.transport, READING, self.config.settings.send_seconds)

    def resume_writing(self) -> None:
        """Resume sending, and cancel the time-out."""
        super().resume_writing()
        self.config.doors.expect_nothing(self.transport)


def _address(scope: Any, settings: Settings) -> str:
    return address_of(HTTPConnection(scope), settings)
