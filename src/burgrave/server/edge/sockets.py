"""A socket: one watcher of one room, who may also play."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from burgrave.server.edge import wire
from burgrave.server.edge.desk import Caller, Desk, as_problem, room_in, take
from burgrave.server.edge.limits import Bucket
from burgrave.server.edge.problems import Problem, problem_response
from burgrave.server.live.tables import Watch

__all__ = ["Socket", "socket_endpoint"]

REFUSED = 1008
STOPS = 1012
AGAIN = 1013

Json = Mapping[str, Any]


async def socket_endpoint(desk: Desk, websocket: WebSocket) -> None:
    """Let somebody watch the room in the path.

    Who may not even connect gets an HTTP answer; what the room refuses is told through the socket, for browsers tell
    a page nothing of the former.
    """
    try:
        caller = await desk.receive(websocket, changes=True)
        query = wire.decode_query(websocket.query_params, wire.InLanguage)
        room = room_in(websocket)
        caller.check_rights(bots=True, room=room)
        _allow(desk, caller)
    except Exception as error:
        problem = as_problem(error, desk, about="socket")
        await websocket.send_denial_response(problem_response(problem))
        return
    socket = Socket(desk, websocket, caller, room)
    desk.sockets.add(socket)
    desk.metrics.sockets.inc()
    try:
        await websocket.accept()
        await socket.run(query.lang)
    finally:
        desk.sockets.discard(socket)
        desk.metrics.sockets.dec()


def _allow(desk: Desk, caller: Caller) -> None:
    """Refuse somebody who has too many sockets."""
    others = [socket.caller for socket in desk.sockets]
    mine = sum(caller.me is not None and other.me is not None and other.me.id == caller.me.id for other in others)
    here = sum(other.network == caller.network for other in others)
    if mine >= desk.settings.sockets_per_person or here >= desk.settings.sockets_per_address:
        raise Problem(429, "too-many-sockets", "You have too many open sockets; close one of them first.")


class Socket:
    """Reads what a client sends, one message after the other, and sends what happens."""

    def __init__(self, desk: Desk, websocket: WebSocket, caller: Caller, room: str) -> None:
        now = time.monotonic()
        self.desk = desk
        self.caller = caller
        self._websocket = websocket
        self._room = room
        self._watch: Watch | None = None
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._frames = Bucket(desk.settings.frames, now)
        self._bad_frames = Bucket(desk.settings.bad_frames, now)
        self._handling = asyncio.Lock()
        self._hint: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()
        self._code = 1000
        self._reason = ""
        self._flush = True

    # ---- its life ----------------------------------------------------------------------------------------------

    async def run(self, lang: str | None) -> None:
        """Watch and play until either side has enough."""
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all(lang))
        ended = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait({sender, reader, ended}, return_when=asyncio.FIRST_COMPLETED)
            gone = not self._ended.is_set()
            self._ended.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.desk.settings.stop_seconds):
                    await self._finish(sender, gone=gone)
        finally:
            if self._watch is not None:
                self._watch.close()
            tasks = [task for task in (sender, reader, ended, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    as_problem(result, self.desk, about=f"socket of room {self._room}")

    def send(self, message: Json) -> None:
        """Put a message into the queue; a reader who is too slow is sent away and may connect again."""
        if self._ended.is_set():
            return
        if self._queue.qsize() >= self.desk.settings.socket_queue:
            self.end(AGAIN, "You read too slowly; connect again.", flush=False)
            return
        self._queue.put_nowait(message)
        if message.get("t") == "bye":
            self.end(STOPS, "The server stops; connect again.")

    def end(self, code: int, reason: str, *, flush: bool = True) -> None:
        """Close the socket soon; ``flush``: after what waits to be sent."""
        if not self._ended.is_set():
            self._code, self._reason, self._flush = code, reason, flush
            self._ended.set()

    def bye(self, reason: str) -> None:
        """Say that the server stops, and close the socket."""
        self.send({"t": "bye", "reason": reason})

    async def _finish(self, sender: asyncio.Task[None], *, gone: bool) -> None:
        """Let a message that is being handled finish; unless the client has gone send what waits, and close."""
        async with self._handling:
            if gone:
                return
        self.desk.metrics.closed.labels(self._code).inc()
        if self._flush:
            self._queue.put_nowait(None)
        else:
            sender.cancel()
        await asyncio.wait({sender})
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._websocket.close(self._code, self._reason)

    async def _send_all(self) -> None:
        while (message := await self._queue.get()) is not None:
            await self._websocket.send_text(msgspec.json.encode(message).decode())

    # ---- reading -----------------------------------------------------------------------------------------------

    async def _read_all(self, lang: str | None) -> None:
        try:
            async with self._handling:
                self._watch = await self.desk.tables.watch(self._room, self.caller.me, lang, self.send)
        except Exception as error:
            if self._refuse(error, None).status < 500:
                self.end(REFUSED, "This room is not for you.")
            else:
                self.end(AGAIN, "This room cannot be had just now; connect again.")
            return
        while not self._ended.is_set():
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            async with self._handling:
                if self.caller.bot is not None and self.caller.bot.expires <= time.time():
                    self.end(REFUSED, "This token is not good any more.")
                if not self._ended.is_set():
                    await self._read(frame)

    async def _read(self, frame: Mapping[str, Any]) -> None:
        text = frame.get("text")
        number: int | None = None
        try:
            message = self._decode(text)
            number = message.id
            await self._handle(message)
        except _Bad as bad:
            self._refuse(bad.problem, wire.id_of(text) if text and len(text) <= self._most else None)
            if self._bad_frames.wait(time.monotonic()):
                self.end(REFUSED, "Too many of your messages were no good.")
        except Exception as error:
            self._refuse(error, number)

    @property
    def _most(self) -> int:
        return self.desk.settings.frame_bytes

    def _decode(self, text: str | None) -> wire.ClientMessage:
        if text is None:
            raise _Bad(Problem(400, "not-json", "A message is a text frame; this one was binary."))
        if len(text) > self._most or len(text.encode()) > self._most:
            raise _Bad(Problem(413, "too-large", f"A message may have {self._most} bytes at most."))
        if self._frames.wait(time.monotonic()):
            raise _Bad(Problem(429, "too-many-requests", "You send too many messages; send them more slowly."))
        try:
            message = wire.decode_message(text)
        except Problem as problem:
            raise _Bad(problem) from None
        self.desk.metrics.messages.labels(str(message.__struct_config__.tag)).inc()
        return message

    def _refuse(self, error: Exception, number: int | None) -> Problem:
        problem = as_problem(error, self.desk, about=f"socket of room {self._room}")
        self.send({"t": "error", "code": problem.code, "detail": problem.detail, "id": number})
        return problem

    # ---- what is asked -----------------------------------------------------------------------------------------

    async def _handle(self, message: wire.ClientMessage) -> None:
        tables, room = self.desk.tables, self._room
        if isinstance(message, wire.Act):
            await self._act(message)
        elif isinstance(message, wire.Undo):
            seq = await tables.undo(room, self.caller.person(), seq=message.seq)
            self.send({"t": "done", "id": message.id, "seq": seq})
        elif isinstance(message, wire.Chat):
            self.caller.check_rights(bots=False, room=room)
            take(self.desk.chats, self.caller.person().id)
            await tables.chat(room, self.caller.person(), message.text)
        elif isinstance(message, wire.Lang):
            if self._watch is not None:
                self._watch.lang = message.lang
        elif isinstance(message, wire.Explain):
            lines = await tables.explain(room, self.caller.me, self._lang, message.about)
            self.send({"t": "explained", "id": message.id, "lines": lines})
        elif isinstance(message, wire.Hint):
            self._begin_hint(message)
        else:
            self.send({"t": "pong"} if message.id is None else {"t": "pong", "id": message.id})

    async def _act(self, message: wire.Act) -> None:
        metrics, began = self.desk.metrics, time.perf_counter()
        me = self.caller.person()
        seq = await self.desk.tables.act(self._room, me, seq=message.seq, action=message.action)
        metrics.act.labels("socket").observe(time.perf_counter() - began)
        metrics.actions.labels("socket").inc()
        self.send({"t": "done", "id": message.id, "seq": seq})

    def _begin_hint(self, message: wire.Hint) -> None:
        """Think beside everything else: who asks for a hint may act before it comes."""
        me = self.caller.person()
        if self._hint is not None and not self._hint.done():
            raise Problem(503, "busy", "Your hint is still being thought about; it comes soon.")
        self._hint = asyncio.create_task(self._give_hint(message, me))

    async def _give_hint(self, message: wire.Hint, me: Any) -> None:
        try:
            tips = await self.desk.tables.hint(self._room, me, self._lang)
        except Exception as error:
            self._refuse(error, message.id)
        else:
            self.send({"t": "hints", "id": message.id, "tips": tips})

    @property
    def _lang(self) -> str:
        return (self._watch.lang if self._watch is not None else None) or "en"


class _Bad(Exception):
    """A frame that nobody who keeps to the contract sends."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem
