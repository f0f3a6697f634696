"""WebSocket connection of one client, who watches a room and may play."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from burgrave.server.http import costs, wire
from burgrave.server.http.context import AppContext, Call, Caller, as_problem, room_in, take
from burgrave.server.http.limits import Bucket
from burgrave.server.http.logs import log
from burgrave.server.http.problems import Problem, problem_response
from burgrave.server.live.requests import Act, Chat, Explain, ShowRoom, Undo, WatchRoom
from burgrave.server.live.watching import Watch
from burgrave.server.store import Authority, Ended

WRITE: Final = "burgrave.write"
"""Name of the ASGI extension with a function that writes a message at once (``SocketConnection.write``)."""
REFUSED = 1008
STOPS = 1012
AGAIN = 1013
GONE: Final = (WebSocketDisconnect, OSError)
"""Exceptions raised when the client has disconnected; they are not errors."""

Json = Mapping[str, Any]

_COSTS: dict[type[wire.ClientMessage], int] = {
    wire.Act: costs.ACT,
    wire.Undo: costs.ACT,
    wire.Explain: costs.EXPLAIN,
    wire.Hint: costs.HINT,
}


async def socket_endpoint(context: AppContext, websocket: WebSocket) -> None:
    """Run a socket for the room in the path.

    Errors before the handshake are HTTP responses. Room errors are sent over the socket, because browsers hide the
    HTTP responses of failed handshakes from scripts.
    """
    try:
        caller = await context.receive(websocket, changes=True)
        query = wire.decode_query(websocket.query_params, wire.Watching)
        room = room_in(websocket)
        caller.check_rights(bots=True, room=room)
        _allow(context, caller)
        context.charge(caller, costs.table_cost(query.lang))
    except Exception as error:
        problem = as_problem(error, context, about="socket")
        with contextlib.suppress(*GONE):
            await websocket.send_denial_response(problem_response(problem))
        return
    socket = Socket(context, websocket, caller, room)
    context.sockets[socket] = None
    context.metrics.sockets.inc()
    try:
        await websocket.accept()
        await socket.run(query)
    except GONE as error:
        log.debug("gone", extra={"about": {"room": room, "how": type(error).__name__}})
    finally:
        context.sockets.pop(socket, None)
        context.metrics.sockets.dec()


async def without_upgrade(call: Call) -> object:
    """Watch a room and play over a WebSocket."""
    await call.context.tables.ask(call.room, ShowRoom(call.caller.me))
    raise Problem(
        426,
        "upgrade-required",
        "This address is for WebSockets only; connect with ws:// or wss://.",
        headers={"Upgrade": "websocket", "Connection": "Upgrade"},
    )


def _allow(context: AppContext, caller: Caller) -> None:
    """Raise Problem if the caller has too many sockets."""
    others = [socket.caller for socket in context.sockets]
    mine = sum(caller.me is not None and other.me is not None and other.me.id == caller.me.id for other in others)
    here = sum(other.network == caller.network for other in others)
    if mine >= context.settings.sockets_per_person or here >= context.settings.sockets_per_address:
        raise Problem(429, "too-many-sockets", "You have too many open sockets; close one first.")


class Socket:
    """Connection that handles a client's messages one at a time and sends it updates."""

    def __init__(self, context: AppContext, websocket: WebSocket, caller: Caller, room: str) -> None:
        now = time.monotonic()
        self.context = context
        self.caller = caller
        self._websocket = websocket
        self._room = room
        self._watch: Watch | None = None
        self._outbox = context.outboxes.open(
            most_bytes=context.settings.socket_bytes,
            most_messages=context.settings.socket_queue,
            too_slow=self._too_slow,
            write=websocket.scope.get("extensions", {}).get(WRITE),
        )
        self._frames = Bucket(context.settings.frames, now)
        self._bad_frames = Bucket(context.settings.bad_frames, now)
        self._handling = asyncio.Lock()
        self._hint: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._code = 1000
        self._reason = ""
        self._flush = True

    @property
    def authority(self) -> Authority | None:
        return self.caller.authority

    # ---- lifecycle ---------------------------------------------------------------------------------------------

    async def run(self, query: wire.Watching) -> None:
        """Handle messages and send updates until either side closes."""
        sender = asyncio.create_task(self._outbox.send_all(self._websocket.send_text))
        reader = asyncio.create_task(self._read_all(query))
        try:
            await asyncio.wait({sender, reader, self._ended}, return_when=asyncio.FIRST_COMPLETED)
            gone = not self._ended.done()
            if gone:
                self._ended.set_result(None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.context.settings.stop_seconds):
                    await self._finish(sender, gone=gone)
        finally:
            if self._watch is not None:
                self._watch.close()
            self._outbox.close(flush=False)
            tasks = [task for task in (sender, reader, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, GONE):
                    as_problem(result, self.context, about=f"socket of room {self._room}")

    def send(self, message: Json) -> None:
        """Queue a message; a reader that is too slow is disconnected and may reconnect."""
        if self._ended.done():
            return
        self._outbox.put(self.context.encode(message))
        if message.get("t") == "bye":
            self.end(STOPS, "The server is stopping; connect again.")

    def _too_slow(self) -> None:
        self.end(AGAIN, "Your connection is too slow; connect again.", flush=False)

    def end(self, code: int, reason: str, *, flush: bool = True) -> None:
        if not self._ended.done():
            self._code, self._reason, self._flush = code, reason, flush
            self._ended.set_result(None)

    def bye(self, reason: str) -> None:
        self.send({"t": "bye", "reason": reason})

    async def _finish(self, sender: asyncio.Task[None], *, gone: bool) -> None:
        """Finish handling the current message; unless the client is gone, send the queued messages and close."""
        async with self._handling:
            if gone:
                return
        self.context.metrics.closed.labels(self._code).inc()
        self._outbox.close(flush=self._flush)
        if not self._flush:
            sender.cancel()
        await asyncio.wait({sender})
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._websocket.close(self._code, self._reason)

    # ---- reading -----------------------------------------------------------------------------------------------

    async def _read_all(self, query: wire.Watching) -> None:
        try:
            async with self._handling:
                self._watch = await self.context.tables.ask(
                    self._room, WatchRoom(self.caller.me, query.lang, self.send, seat=query.seat, named=query.named)
                )
                await self.context.session_watcher.confirm(self.caller.authority)
        except Exception as error:
            problem = self._refuse(error, None)
            if problem.status < 500 or problem.code == "damaged":
                self.end(REFUSED, "You cannot open this room.")
            else:
                self.end(AGAIN, "This room is unavailable right now; connect again.")
            return
        while not self._ended.done():
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            async with self._handling:
                if not self._ended.done():
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
                self.end(REFUSED, "Too many invalid messages.")
        except Exception as error:
            self._refuse(error, number)
            if isinstance(error, Ended):
                self.end(REFUSED, str(error))

    @property
    def _most(self) -> int:
        return self.context.settings.frame_bytes

    def _decode(self, text: str | None) -> wire.ClientMessage:
        if text is None:
            raise _Bad(Problem(400, "not-json", "Messages must be text frames; this one was binary."))
        if len(text) > self._most or len(text.encode()) > self._most:
            raise _Bad(Problem(413, "too-large", f"A message is limited to {self._most} bytes."))
        if self._frames.wait(time.monotonic()):
            raise _Bad(Problem(429, "too-many-requests", "Too many messages; send them more slowly."))
        try:
            message = wire.decode_message(text)
        except Problem as problem:
            raise _Bad(problem) from None
        self.context.metrics.messages.labels(str(message.__struct_config__.tag)).inc()
        return message

    def _refuse(self, error: Exception, number: int | None) -> Problem:
        problem = as_problem(error, self.context, about=f"socket of room {self._room}")
        self.send({"t": "error", "code": problem.code, "detail": problem.detail, "id": number})
        return problem

    # ---- handling messages -------------------------------------------------------------------------------------

    async def _handle(self, message: wire.ClientMessage) -> None:
        tables, room = self.context.tables, self._room
        self.context.charge(self.caller, self._cost(message))
        if not isinstance(message, wire.Ping):
            self.context.session_watcher.used(self.caller.authority)
        if isinstance(message, wire.Act):
            await self._act(message)
        elif isinstance(message, wire.Undo):
            seq = await tables.ask(room, Undo(self.caller.person(), seq=message.seq, seat=self._seat))
            self.send({"t": "done", "id": message.id, "seq": seq})
        elif isinstance(message, wire.Chat):
            self.caller.check_rights(bots=False, room=room)
            take(self.context.chats, self.caller.person().id)
            await tables.ask(room, Chat(self.caller.person(), message.text, seat=self._seat))
        elif isinstance(message, wire.Lang):
            if self._watch is not None:
                self._watch.lang = message.lang
        elif isinstance(message, wire.LookAs):
            if self._watch is not None:
                self._watch.look_as(message.seat)
        elif isinstance(message, wire.Explain):
            lines = await tables.ask(room, Explain(self.caller.me, self._lang, message.about, seat=self._seat))
            self.send({"t": "explained", "id": message.id, "lines": lines})
        elif isinstance(message, wire.Hint):
            self._begin_hint(message)
        else:
            self.send({"t": "pong"} if message.id is None else {"t": "pong", "id": message.id})

    def _cost(self, message: wire.ClientMessage) -> float:
        if isinstance(message, wire.Lang):
            changes = self._watch is not None and message.lang != self._watch.lang
            return costs.table_cost(message.lang) if changes else 0
        if isinstance(message, wire.LookAs):
            return costs.table_cost(self._watch.lang if self._watch is not None else None)
        return _COSTS.get(type(message), costs.MESSAGE)

    async def _act(self, message: wire.Act) -> None:
        metrics, began = self.context.metrics, time.perf_counter()
        me = self.caller.person()
        seq = await self.context.tables.ask(
            self._room, Act(me, seq=message.seq, action=message.action, seat=self._seat)
        )
        metrics.act.labels("socket").observe(time.perf_counter() - began)
        metrics.actions.labels("socket").inc()
        self.send({"t": "done", "id": message.id, "seq": seq})

    def _begin_hint(self, message: wire.Hint) -> None:
        """Compute a hint in the background, so that the player can act before it is ready."""
        me = self.caller.person()
        if self._hint is not None and not self._hint.done():
            raise Problem(503, "busy", "Your previous hint is still being computed.")
        self._hint = asyncio.create_task(self._give_hint(message, me))

    async def _give_hint(self, message: wire.Hint, me: Any) -> None:
        try:
            tips = await self.context.tables.hint(self._room, me, self._lang, seat=self._seat)
        except Exception as error:
            self._refuse(error, message.id)
        else:
            self.send({"t": "hints", "id": message.id, "tips": tips})

    @property
    def _seat(self) -> int | None:
        """Return the seat that the client has chosen; handlers reject it if it is no longer the caller's."""
        return None if self._watch is None else self._watch.wanted

    @property
    def _lang(self) -> str:
        return (self._watch.lang if self._watch is not None else None) or "en"


class _Bad(Exception):
    """A frame that violates the protocol."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.problem = problem
