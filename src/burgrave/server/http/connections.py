"""Uvicorn's protocols, with somebody at the door: nobody may keep a connection half open, or read without end."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from burgrave.server.http.doors import Doors
from burgrave.server.settings import Settings

__all__ = ["Config", "SocketConnection"]

HEAD, BODY, READING = "head of a request", "body of a request", "reading of what was sent"
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 30\r\n\r\n"


_SQUEEZING = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 4}
)
"""A table of Valeria is 8 kB long and like the one before: the window holds both. So it takes a sixth of the bytes and
half the time that it takes with uvicorn's window of 4 kB, and a socket 72 kB instead of 32.
"""


class Config(uvicorn.Config):
    """How uvicorn serves the table."""

    def __init__(self, app: Any, settings: Settings, doors: Doors) -> None:
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


class Connection(H11Protocol):
    """A connection that speaks HTTP: the head of a request, its body, and reading our answer have time limits."""

    config: Config
    _admitted = False
    _upgraded = False
    _waits_for: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in, if there is room."""
        transport = cast(asyncio.Transport, transport)  # those of uvloop have no base class in common with it
        peer = transport.get_extra_info("peername")
        self._admitted = self.config.doors.admit(transport, str(peer[0]) if peer else "")
        if self._admitted:
            super().connection_made(transport)
            self._look()
        else:
            transport.write(_TOO_MANY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Read on, and see what is to come next."""
        if self._admitted:
            super().data_received(data)
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the protocol of sockets; nothing more of the request is to come."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for another request."""
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._admitted:
            self.config.doors.leave(self.transport)
            super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until what was sent is read, but not for ever."""
        super().pause_writing()
        self._waits_for = None
        self.config.doors.expect(self.transport, READING, self.config.settings.send_seconds)

    def resume_writing(self) -> None:
        """Send on."""
        super().resume_writing()
        self.config.doors.expect_nothing(self.transport)
        self._look()

    def _look(self) -> None:
        """Set the time for what the other side is to do next, unless it is at it already."""
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
        # Between two requests uvicorn's own timer runs, until the first byte of the second.
        first = self.cycle is None
        begun = bool(self.conn.trailing_data[0])
        return HEAD if state is h11.IDLE and (first or begun) else None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that was upgraded; pings see to it that the other side is there."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [_SQUEEZING]

    async def send(self, message: Any) -> None:
        """Send something; an answer that refuses the socket ends what uvicorn calls a handshake, and is no fault.

        Nor is it one to send where uvicorn has closed because pings were not answered: the socket's end is told later.
        """
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until what was sent is read, but not for ever."""
        super().pause_writing()
        self.config.doors.expect(self.transport, READING, self.config.settings.send_seconds)

    def resume_writing(self) -> None:
        """Send on."""
        super().resume_writing()
        self.config.doors.expect_nothing(self.transport)
