"""Listener for notifications of other processes' commits (PostgreSQL LISTEN).

Notifications can be lost; each one only prompts the receiver to read the database again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, ParamSpec

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import OnEnded
from burgrave.server.store.connecting import away
from burgrave.server.store.database import CHANNEL, Database
from burgrave.server.store.rows import Heard, Present
from burgrave.server.store.schema import log, rooms

P = ParamSpec("P")

_LOG: Final = logging.getLogger(__name__)
_FIRST_PAUSE: Final = 0.25
_LONGEST_PAUSE: Final = 2.0
_BEAT: Final = 1.0
"""Seconds between this process's signals to the others; they also reveal a connection that died silently."""
_TIME_OUT: Final = 30.0
"""Time-out for sending a signal, in seconds."""


class Listener:
    """Listener with its own connection; it reconnects when the connection is lost."""

    def __init__(
        self,
        database: Database,
        heard: Callable[[str, int, str], None],
        present: Callable[[Present], None],
        missed: Callable[[], None],
        alive: Callable[[str, str], None],
        ended: OnEnded,
    ) -> None:
        self._database = database
        self._heard = heard
        self._present = present
        self._missed = missed
        self._alive = alive
        self._ended = ended
        self._listened = False
        self._task = asyncio.get_running_loop().create_task(self._run(), name="store listener")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                await self._listen()
                pause = _FIRST_PAUSE
            except Exception as error:
                _LOG.warning("Lost notifications from other processes, trying again: %s", away(error) or repr(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _listen(self) -> None:
        lost = asyncio.Event()
        connection = await self._database.address.postgres_connection()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._note)
            if self._listened:
                await self._catch_up()
            self._listened = True
            signal = "hello"  # the others report to a process that has just begun to listen
            while not lost.is_set():
                payload = f"{self._database.sender} {Heard.ALIVE} {signal}"
                await connection.execute(f"SELECT pg_notify('{CHANNEL}', '{payload}')", timeout=_TIME_OUT)
                signal = "here"
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), _BEAT)
        finally:
            connection.terminate()

    def _note(self, connection: Any, process: int, channel: str, payload: str) -> None:
        sender, _, news = payload.partition(" ")
        number, _, about = news.partition(" ")
        if not about or not number.lstrip("-").isdecimal():
            return
        if int(number) == Heard.ALIVE:
            self._call(self._alive, sender, about)
        elif sender == self._database.sender and int(number) in (Heard.HERE, Heard.ENDED, Heard.CHAT):
            return
        elif int(number) == Heard.HERE:
            room_id, _, people = about.partition(" ")
            here = frozenset(people.removeprefix("?").split(",")) - {""}
            self._call(self._present, Present(room_id, sender, here, people.startswith("?")))
        elif int(number) == Heard.ENDED:
            self._call(self._ended, frozenset({about}))
        else:
            self._call(self._heard, about, int(number), sender)

    async def _catch_up(self) -> None:
        """Report all unfinished rooms, because any of them may have changed while the connection was down.

        ``ended`` and ``missed`` are called first, because sessions or games may have ended in the meantime.
        """
        self._call(self._ended, None)
        self._call(self._missed)
        last = func.coalesce(func.max(log.c.number), -1)
        going_on = rooms.c.state.in_(["open", "playing"])

        async def work(connection: AsyncConnection) -> list[tuple[str, int]]:
            query = select(rooms.c.id, last).outerjoin(log).where(going_on).group_by(rooms.c.id)
            return [(room_id, number) for room_id, number in await connection.execute(query)]

        for room_id, number in await self._database.read(work):
            for news in (Heard.ROOM, Heard.CHAT, *([number] if number >= 0 else [])):
                self._call(self._heard, room_id, news, "")

    def _call(self, handler: Callable[P, None], *news: P.args, **more: P.kwargs) -> None:
        try:
            handler(*news, **more)
        except Exception:
            _LOG.exception("A handler of another process's notification failed")
