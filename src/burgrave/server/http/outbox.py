"""What waits to be sent: encoded once for all who are sent the same, and bounded by bytes, for each and for all."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Json = Mapping[str, Any]


class Encoder:
    """Makes JSON of messages; of those that several sockets are sent in one go only once."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Json, bytes]] = {}

    def __call__(self, message: Json) -> bytes:
        known = self._made.get(id(message))
        if known is not None:
            return known[1]
        data = msgspec.json.encode(message)
        if not self._made:
            # What is sent in one go is sent without a pause; the messages live as long, so their ids are theirs alone.
            asyncio.get_running_loop().call_soon(self._made.clear)
        self._made[id(message)] = message, data
        return data


class Outboxes:
    """All outboxes of a process: if too many bytes wait in them, whoever is furthest behind is let go."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting = 0
        """Bytes in all of them."""
        self._open: dict[Outbox, None] = {}  # in the order in which they came

    def open(self, *, most_bytes: int, most_messages: int, too_slow: Callable[[], None]) -> Outbox:
        """Return an outbox for one socket; ``too_slow`` is called when more would wait there than may."""
        made = Outbox(self, most_bytes, most_messages, too_slow)
        self._open[made] = None
        return made

    def changed(self, by: int) -> None:
        """Take note of bytes that came or went."""
        self.waiting += by
        while self.waiting > self.most and self._open:
            last = max(self._open, key=lambda one: one.waiting)
            if not last.waiting:
                return
            last.overflow()

    def closed(self, outbox: Outbox) -> None:
        """Forget an outbox that takes nothing more."""
        self._open.pop(outbox, None)


class Outbox:
    """What one socket has yet to send."""

    def __init__(self, outboxes: Outboxes, most_bytes: int, most_messages: int, too_slow: Callable[[], None]) -> None:
        self.waiting = 0
        """Bytes, with those of the message that is being sent."""
        self._outboxes = outboxes
        self._most_bytes = most_bytes
        self._most_messages = most_messages
        self._too_slow = too_slow
        self._messages: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._closed = False

    def put(self, data: bytes) -> None:
        """Take a message, unless too much waits already. One message alone is never too much."""
        if self._closed:
            return
        full = self.waiting + len(data) > self._most_bytes or len(self._messages) >= self._most_messages
        if full and self.waiting:
            self.overflow()
            return
        self._messages.append(data)
        self._more.set()
        self._count(len(data))

    async def send_all(self, send: Callable[[str], Any]) -> None:
        """Send what comes, one message after the other, until the outbox is closed and empty."""
        while True:
            while self._messages:
                data = self._messages.popleft()
                try:
                    await send(data.decode())
                finally:
                    self._count(-len(data))
            if self._closed:
                return
            self._more.clear()
            await self._more.wait()

    def close(self, *, flush: bool) -> None:
        """Take nothing more; ``flush``: what waits is still sent."""
        if not flush:
            self._count(-sum(map(len, self._messages)))
            self._messages.clear()
        self._closed = True
        self._outboxes.closed(self)
        self._more.set()

    def overflow(self) -> None:
        """Give up: the reader is too slow."""
        self.close(flush=False)
        self._too_slow()

    def _count(self, by: int) -> None:
        self.waiting += by
        self._outboxes.changed(by)
