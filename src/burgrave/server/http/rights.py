"""Sees to it that no socket outlives the session or token that opened it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection
from typing import Any, Final, Protocol, Self

from burgrave.server.http.logs import log
from burgrave.server.store import Authority, Ended, Store, StoreUnavailable, why_ended

REFUSED: Final = 1008
_LEAST: Final = 0.05  # seconds between two looks
_NOTED: Final = 600.0  # seconds between two times that the use of sockets is written down
_TIDIED: Final = 3600.0  # seconds between two times that what ended long ago is removed


class Held(Protocol):
    """A socket, as far as it matters here."""

    @property
    def authority(self) -> Authority | None:
        """The session or token by which it was opened; None for a stranger who only watches."""

    def end(self, code: int, reason: str, *, flush: bool = True) -> None:
        """Close it soon."""


class Rights:
    """Closes the sockets of what has ended.

    What is revoked is told by the store, also if another process did it, and its sockets close at once. What ends by
    itself has a time, and is closed then. What nobody told is found every ``seconds``, by asking for all.

    This is for those who watch. What they do is safe without it: the right of whoever acts is looked at in the
    transaction that writes the action.
    """

    def __init__(self, store: Store, sockets: Collection[Held], seconds: float) -> None:
        self._store = store
        self._sockets = sockets
        self._seconds = seconds
        self._ask = asyncio.Event()
        self._used: set[Authority] = set()
        self._noted = self._tidied = time.monotonic()
        self._task: asyncio.Task[None] | None = None
        store.on_ended(self._heard)

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._watch(), name="rights")
        return self

    async def __aexit__(self, *_: Any) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def confirm(self, authority: Authority | None) -> None:
        """Raise Ended unless it is good still. A socket asks when it can be closed by others: none could before."""
        if authority is None:
            return
        until = (await self._store.good([authority])).get(authority)
        if until is None:
            raise Ended(why_ended(authority.bot))
        if until < self._store.now() + self._seconds:
            self._ask.set()  # before the next look

    def used(self, authority: Authority | None) -> None:
        """Take note that somebody does something: their session lasts from then on."""
        if authority is not None and not authority.bot:
            self._used.add(authority)

    def _heard(self, hashes: frozenset[str] | None) -> None:
        if hashes is None:
            self._ask.set()
        else:
            self._close({one for one in self._held() if one.token_hash in hashes})

    def _held(self) -> set[Authority]:
        return {socket.authority for socket in self._sockets if socket.authority is not None}

    def _close(self, ended: Collection[Authority]) -> None:
        for socket in list(self._sockets):
            if socket.authority is not None and socket.authority in ended:
                socket.end(REFUSED, why_ended(socket.authority.bot))

    async def _watch(self) -> None:
        pause = self._seconds
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ask.wait(), pause)
            self._ask.clear()
            pause = self._seconds
            try:
                await self._tidy()
                pause = await self._look()
            except StoreUnavailable as error:
                log.warning("rights", extra={"about": {"why": str(error)}})
            except Exception:
                log.exception("rights")

    async def _look(self) -> float:
        """Close what has ended; return the seconds until the next look."""
        held = self._held()
        good = await self._store.good(held)
        self._close(held - good.keys())
        next_end = min(good.values(), default=float("inf")) - self._store.now()
        return max(_LEAST, min(self._seconds, next_end))

    async def _tidy(self) -> None:
        """Write down who was active, and remove what ended long ago; both now and then."""
        now = time.monotonic()
        if self._used and now - self._noted >= _NOTED:
            used, self._used, self._noted = self._used, set(), now
            await self._store.note_use(used)
        if now - self._tidied >= _TIDIED:
            self._tidied = now
            await self._store.remove_ended()
            await self._store.forget_tries()
