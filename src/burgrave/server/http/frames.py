"""WebSocket frames, compressed with the previous messages to the client as the dictionary.

Clients that have received the same messages share frames.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any, Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode

__all__ = ["Deflate", "DeflateFactory", "plain_frame"]

_WINDOW_BITS: Final = 14
"""A window of 16 kB holds the last Valeria "table" message (8 kB), and the next one is similar."""
_LARGE: Final = 1024
"""Minimum size, in bytes, of a message that replaces the dictionary instead of extending it."""
_SHARED: Final = 32
"""Number of recent frames cached for other clients: enough for all seats and languages of one broadcast."""
_MEMORY_LEVEL: Final = 4
_LEVEL: Final = 3
"""Compression level of zlib. The default, 6, takes 1.5 to 1.8 times as long for messages that are 10 to 20% smaller."""
_DATA: Final = (Opcode.TEXT, Opcode.BINARY)
_SYNC_TAIL: Final = b"\x00\x00\xff\xff"
"""End of a flushed block, which RFC 7692 removes from every message."""


class Deflate(PerMessageDeflate):
    """The permessage-deflate extension (RFC 7692) without a compressor or decompressor per connection.

    The dictionary for each message is the text of the previous messages in the same direction. Clients that received
    the same messages get the same frame, which is compressed only once. An idle connection needs memory only for its
    dictionaries.
    """

    decoder: Any  # of the message that is arriving

    def __init__(
        self,
        remote_no_context_takeover: bool,
        local_no_context_takeover: bool,
        remote_max_window_bits: int,
        local_max_window_bits: int,
    ) -> None:
        super().__init__(True, True, remote_max_window_bits, local_max_window_bits)
        self.remote_no_context_takeover = False  # ``decode`` makes the decompressors
        self._remembers = not local_no_context_takeover  # the client keeps its window between messages
        self._dictionary = b""
        self._refers = not remote_no_context_takeover  # the client's messages may refer to earlier ones
        self._received = b""

    def text_frame(self, data: bytes) -> bytes:
        """Return the frame of the next text message (UTF-8) to this client."""
        frame, dictionary = _deflated(self.local_max_window_bits, self._dictionary, data)
        if self._remembers:
            self._dictionary = dictionary
        return frame

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """Return a frame from the client, decompressed if it was compressed."""
        if frame.rsv1 and frame.opcode in _DATA:
            self.decoder = zlib.decompressobj(-self.remote_max_window_bits, self._received)
        decoded = super().decode(frame, max_size=max_size)
        if decoded is not frame:
            if self._refers:
                self._received = (self._received + bytes(decoded.data))[-(1 << self.remote_max_window_bits) :]
            if frame.fin:
                del self.decoder
        return decoded

    def encode(self, frame: Frame) -> Frame:
        """Return a control frame unchanged; ``text_frame`` makes the data frames."""
        assert frame.opcode in CTRL_OPCODES
        return frame


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Server side of the permessage-deflate negotiation; it creates a :class:`Deflate` for each connection."""

    def __init__(self) -> None:
        super().__init__(server_max_window_bits=_WINDOW_BITS, client_max_window_bits=12)

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        agreed, made = super().process_request_params(params, accepted_extensions)
        extension = Deflate(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
        )
        return agreed, extension


class _Compression(Extension):
    name = Deflate.name

    def __init__(self, window_bits: int, dictionary: bytes) -> None:
        strategy = zlib.Z_DEFAULT_STRATEGY
        self._squeeze = zlib.compressobj(_LEVEL, zlib.DEFLATED, -window_bits, _MEMORY_LEVEL, strategy, dictionary)

    def encode(self, frame: Frame) -> Frame:
        data = self._squeeze.compress(frame.data) + self._squeeze.flush(zlib.Z_SYNC_FLUSH)
        assert data.endswith(_SYNC_TAIL)
        return Frame(frame.opcode, data[: -len(_SYNC_TAIL)], rsv1=True)


@lru_cache(_SHARED)
def _deflated(window_bits: int, dictionary: bytes, data: bytes) -> tuple[bytes, bytes]:
    """Return the compressed frame of a text message, and the dictionary for the next message."""
    frame = Frame(Opcode.TEXT, data).serialize(mask=False, extensions=[_Compression(window_bits, dictionary)])
    return frame, data if len(data) >= _LARGE else (dictionary + data)[-(1 << _WINDOW_BITS) :]


@lru_cache(_SHARED)
def plain_frame(data: bytes) -> bytes:
    """Return the uncompressed frame of a text message (UTF-8)."""
    return Frame(Opcode.TEXT, data).serialize(mask=False)
