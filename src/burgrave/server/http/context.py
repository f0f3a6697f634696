"""Request context: caller, session watcher, conversion of exceptions to problems, and socket outboxes.

All exceptions are converted here, including the one for a caller without a valid session (401). A message for several
sockets is encoded only once. Outboxes limit the queued bytes per socket and in total.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Protocol, Self

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.server.http import costs
from burgrave.server.http.identity import Credentials, address_of, check_origin, read_credentials
from burgrave.server.http.limits import Buckets, network_of
from burgrave.server.http.logs import log
from burgrave.server.http.markup import problem_page
from burgrave.server.http.metrics import Metrics
from burgrave.server.http.pictures import Pictures
from burgrave.server.http.problems import Problem, problem_response, too_many_requests
from burgrave.server.http.wire import decode, decode_query
from burgrave.server.live.errors import Refused
from burgrave.server.live.service import RoomService
from burgrave.server.notices.service import Notices
from burgrave.server.settings import Settings
from burgrave.server.store import (
    Authority,
    BotToken,
    Ended,
    Person,
    Principal,
    Store,
    StoreUnavailable,
    authority_of,
    is_id,
    why_ended,
)
from burgrave.server.store import errors as store_errors

# ---- Outboxes --------------------------------------------------------------------------------------------------------

Json = Mapping[str, Any]


class Encoder:
    """JSON encoder that encodes a message for several sockets only once."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Json, bytes]] = {}

    def __call__(self, message: Json) -> bytes:
        known = self._made.get(id(message))
        if known is not None:
            return known[1]
        data = msgspec.json.encode(message)
        if not self._made:
            # A broadcast runs without a pause, and its messages live until it ends, so their ids stay unique.
            asyncio.get_running_loop().call_soon(self._made.clear)
        self._made[id(message)] = message, data
        return data


class Outboxes:
    """All outboxes of a process. If together they hold too many bytes, the slowest readers are disconnected."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting = 0
        """Queued bytes in all outboxes."""
        self._open: dict[Outbox, None] = {}  # in order of opening

    def open(
        self,
        *,
        most_bytes: int,
        most_messages: int,
        too_slow: Callable[[], None],
        write: Callable[[bytes], bool] | None = None,
    ) -> Outbox:
        """Return an outbox for one socket; ``too_slow`` is called when its queue overflows.

        ``write`` sends a message at once, or returns False if the message must wait.
        """
        made = Outbox(self, most_bytes, most_messages, too_slow, write)
        self._open[made] = None
        return made

    def changed(self, by: int) -> None:
        """Update the byte count; disconnect the slowest readers while it exceeds the limit."""
        self.waiting += by
        while self.waiting > self.most and self._open:
            last = max(self._open, key=lambda one: one.waiting)
            if not last.waiting:
                return
            last.overflow()

    def closed(self, outbox: Outbox) -> None:
        self._open.pop(outbox, None)


class Outbox:
    """Send queue of one socket."""

    def __init__(
        self,
        outboxes: Outboxes,
        most_bytes: int,
        most_messages: int,
        too_slow: Callable[[], None],
        write: Callable[[bytes], bool] | None,
    ) -> None:
        self.waiting = 0
        """Queued bytes, including the message being sent."""
        self._outboxes = outboxes
        self._most_bytes = most_bytes
        self._most_messages = most_messages
        self._too_slow = too_slow
        self._write = write
        # Not a deque and an Event: thousands of idle sockets would hold 1.5 kB for them.
        self._messages: list[bytes] = []
        self._more: asyncio.Future[None] | None = None
        self._closed = False

    def put(self, data: bytes) -> None:
        """Send a message or queue it; call ``overflow`` if the queue is full.

        An empty queue accepts a message of any size.
        """
        if self._closed:
            return
        if self._write is not None and not self.waiting and self._write(data):
            return
        full = self.waiting + len(data) > self._most_bytes or len(self._messages) >= self._most_messages
        if full and self.waiting:
            self.overflow()
            return
        self._messages.append(data)
        self._wake()
        self._count(len(data))

    async def send_all(self, send: Callable[[str], Any]) -> None:
        """Send messages in order until the outbox is closed and empty."""
        while True:
            while self._messages:
                data = self._messages.pop(0)
                try:
                    await send(data.decode())
                finally:
                    self._count(-len(data))
            if self._closed:
                return
            self._more = asyncio.get_running_loop().create_future()
            await self._more

    def close(self, *, flush: bool) -> None:
        """Accept no more messages; if ``flush`` is true, still send the queued ones."""
        if not flush:
            self._count(-sum(map(len, self._messages)))
            self._messages.clear()
        self._closed = True
        self._outboxes.closed(self)
        self._wake()

    def overflow(self) -> None:
        """Drop the queue and disconnect the reader as too slow."""
        self.close(flush=False)
        self._too_slow()

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def _count(self, by: int) -> None:
        self.waiting += by
        self._outboxes.changed(by)


# ---- Rights ----------------------------------------------------------------------------------------------------------

REFUSED: Final = 1008
_LEAST: Final = 0.05  # minimum seconds between checks
_NOTED: Final = 600.0  # seconds between writes of the sessions' last use
_TIDIED: Final = 3600.0  # seconds between removals of expired sessions and old log-in attempts


class SessionHolder(Protocol):
    """Interface between a socket and the session watcher."""

    @property
    def authority(self) -> Authority | None:
        """The session or token that opened the socket; None for an anonymous spectator."""

    def end(self, code: int, reason: str, *, flush: bool = True) -> None:
        """Close the socket soon; if ``flush`` is true, send the queued messages first."""


class SessionWatcher:
    """Watcher that closes the sockets of sessions and tokens that have expired or been revoked.

    The store reports revocations, including those by other processes, and the sockets close at once. All sessions are
    checked when the next one expires, and at least every ``seconds`` in case a revocation was not reported.

    The watcher protects only the data that sockets receive. Writes are safe without it: the transaction that writes an
    action checks the authorization itself.
    """

    def __init__(self, store: Store, sockets: Collection[SessionHolder], seconds: float) -> None:
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
        """Raise Ended unless the authority is still valid.

        Call this only after adding the socket to ``sockets``, so that no revocation is missed.
        """
        if authority is None:
            return
        until = (await self._store.good([authority])).get(authority)
        if until is None:
            raise Ended(why_ended(authority.bot))
        if until < self._store.now() + self._seconds:
            self._ask.set()  # it expires before the next check

    def used(self, authority: Authority | None) -> None:
        """Record activity, which extends the session."""
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
        """Close sockets whose session or token has expired; return the seconds until the next check."""
        held = self._held()
        good = await self._store.good(held)
        self._close(held - good.keys())
        next_end = min(good.values(), default=float("inf")) - self._store.now()
        return max(_LEAST, min(self._seconds, next_end))

    async def _tidy(self) -> None:
        """Periodically store when sessions were last used, and remove expired sessions."""
        now = time.monotonic()
        if self._used and now - self._noted >= _NOTED:
            used, self._used, self._noted = self._used, set(), now
            await self._store.note_use(used)
        if now - self._tidied >= _TIDIED:
            self._tidied = now
            await self._store.remove_ended()
            await self._store.forget_tries()


# ---- Contexts --------------------------------------------------------------------------------------------------------

_STORE: dict[type[store_errors.StoreError], tuple[int, str]] = {
    store_errors.NoSuchRoom: (404, "no-room"),
    store_errors.NoSuchTournament: (404, "no-tournament"),
    store_errors.NoSuchPerson: (401, "no-session"),
    store_errors.NoSuchProfile: (404, "no-person"),
    store_errors.Ended: (401, "no-session"),
    store_errors.BadName: (422, "bad-name"),
    store_errors.BadLogin: (422, "bad-login"),
    store_errors.BadMail: (422, "bad-mail"),
    store_errors.BadPassword: (422, "bad-password"),
    store_errors.LoginTaken: (409, "login-taken"),
    store_errors.AlreadyRegistered: (409, "already-registered"),
    store_errors.WrongLogin: (401, "wrong-login"),
    store_errors.WrongPassword: (403, "wrong-password"),
    store_errors.NoAccount: (409, "no-account"),
    store_errors.Changed: (409, "changed"),
    store_errors.Taken: (409, "changed"),
    store_errors.Damaged: (500, "damaged"),
    store_errors.TooManyTokens: (429, "too-many-tokens"),
    store_errors.TooManyReviews: (429, "too-many-reviews"),
}


class OpenSocket(SessionHolder, Protocol):
    """Interface between a socket and the context."""

    caller: Caller

    def send(self, message: Mapping[str, Any]) -> None:
        """Queue a message."""

    def bye(self, reason: str) -> None:
        """Announce that the server is stopping, and close the socket."""


class AppContext:
    """State shared by all requests and sockets of an application."""

    def __init__(
        self, settings: Settings, store: Store, tables: RoomService, notices: Notices, *, client: Path
    ) -> None:
        self.settings = settings
        self.client = client  # folder of the built client
        self.pictures = Pictures(client)
        self.store = store
        self.tables = tables
        self.notices = notices
        self.metrics = Metrics(tables.counts)
        tables.observe_waits(lambda kind, seconds: self.metrics.waits.labels(kind).observe(seconds))
        self.requests = Buckets(settings.requests)
        self.new_guests = Buckets(settings.new_guests)
        self.log_ins = Buckets(settings.log_ins)
        self.new_rooms = Buckets(settings.new_rooms)
        self.address_rooms = Buckets(settings.address_rooms)
        self.reviews = Buckets(settings.reviews)
        self.address_reviews = Buckets(settings.address_reviews)
        self.chats = Buckets(settings.chats)
        self.work = Buckets(settings.work)
        self.address_work = Buckets(settings.address_work)
        self.mail_asks = Buckets(settings.mail_asks)
        told = {"push": Buckets(settings.notices), "mail": Buckets(settings.mails)}
        notices.allowed = lambda way, person_id: told[way].wait(person_id) == 0
        notices.count = lambda way, outcome: self.metrics.notices.labels(way, outcome).inc()
        notices.observe = lambda way, seconds: self.metrics.notice_waits.labels(way).observe(seconds)
        self.metrics.notices_due.set_function(lambda: notices.due)
        store.observe(lambda kind, seconds: self.metrics.database.labels(kind).observe(seconds))
        self.encode = Encoder()
        self.outboxes = Outboxes(settings.all_sockets_bytes)
        self.metrics.waiting.set_function(lambda: self.outboxes.waiting)
        self.sockets: dict[OpenSocket, None] = {}  # in order of connection
        self.session_watcher = SessionWatcher(store, self.sockets, settings.sweep_seconds)
        self.health: asyncio.Task[Problem | None] | None = None  # the most recent check
        self.health_until = 0.0  # expiry of its result

    async def receive(self, asked: HTTPConnection, *, changes: bool) -> Caller:
        """Authenticate a request; reject foreign origins and requests over the rate limit."""
        return await self.identify(*self.admit(asked, changes=changes))

    def admit(self, asked: HTTPConnection, *, changes: bool) -> tuple[str, Credentials]:
        """Return the network and the credentials of a request; if ``changes`` is true, reject foreign origins."""
        network = network_of(address_of(asked, self.settings))
        credentials = read_credentials(asked)
        if changes:
            check_origin(asked, credentials, self.settings)
        return network, credentials

    async def identify(self, network: str, credentials: Credentials) -> Caller:
        """Authenticate the caller; reject requests over the rate limit."""
        caller = await self._caller(network, credentials)
        take(self.requests, caller.me.id if caller.me else network)
        if caller.me is not None:
            self.tables.seen(caller.me, network)
        return caller

    def charge(self, caller: Caller, cost: float) -> None:
        """Deduct the cost of work from the caller's allowance, which all requests and sockets share.

        Raise Problem if the allowance does not cover it.
        """
        take(self.work, caller.me.id if caller.me else caller.network, cost)
        take(self.address_work, caller.network, cost)

    def affords(self, caller: Caller, cost: float) -> bool:
        """Deduct the cost of optional work, or return False if the caller's allowance does not cover it."""
        try:
            self.charge(caller, cost)
        except Problem:
            return False
        return True

    def settle(self, caller: Caller, cost: float) -> None:
        """Deduct a cost that was unknown before the work was done; the allowance may go below zero."""
        self.work.reserve(caller.me.id if caller.me else caller.network, math.inf, cost)
        self.address_work.reserve(caller.network, math.inf, cost)

    async def _caller(self, network: str, credentials: Credentials) -> Caller:
        token = credentials.token
        if not token:
            return Caller(network, credentials, None)
        if not authority_of(token).bot:
            return Caller(network, credentials, await self.store.person_of(token))
        found = await self.store.bot_of(token)
        if found is None:
            raise Problem(401, "no-session", "This token is invalid or has expired; create a new one.")
        return Caller(network, credentials, *found)

    def renamed(self, person: Person) -> None:
        """Update a user's name on their open sockets."""
        for socket in self.sockets:
            if socket.caller.me is not None and socket.caller.me.id == person.id:
                socket.caller = replace(socket.caller, me=replace(socket.caller.me, name=person.name))

    async def close_sockets(self, reason: str) -> None:
        """At shutdown, send "bye" to all sockets and wait until they are closed, for at most ``stop_seconds``."""
        for socket in list(self.sockets):
            socket.bye(reason)
        ends = time.monotonic() + self.settings.stop_seconds
        while self.sockets and time.monotonic() < ends:
            await asyncio.sleep(0.02)


@dataclass(frozen=True)
class Caller:
    """The caller of a request: network, credentials and user."""

    network: str  # the address, as grouped by ``network_of``
    credentials: Credentials
    me: Principal | None
    bot: BotToken | None = None  # set if a program plays for the user

    @property
    def authority(self) -> Authority | None:
        """The session or token that authenticates the caller."""
        return None if self.me is None else self.me.by

    def check_rights(self, *, bots: bool, room: str | None) -> None:
        """Raise Problem if a bot token does not cover this request."""
        if self.bot is None:
            return
        if not bots:
            raise Problem(403, "no-right", "A bot token may only view, join, play and leave; the user must do this.")
        if room is not None and self.bot.room_id not in (None, room):
            raise Problem(403, "no-right", f"This token is valid for room {self.bot.room_id} only.")

    def person(self) -> Principal:
        """Return the user; raise Problem for an anonymous caller."""
        if self.me is None:
            raise Problem(
                401,
                "no-session",
                "The server does not know you yet: send your name to POST /api/v1/me, or log in.",
            )
        return self.me


NOBODY = Caller("", Credentials(None, by_cookie=False), None)
"""Caller on routes that have neither authentication nor rate limits."""


@dataclass(frozen=True)
class Call:
    """One request, ready for its handler."""

    context: AppContext
    request: Request
    caller: Caller
    body: Any  # of the route's type ``takes``
    query: Any  # of the route's type ``asks``

    @property
    def me(self) -> Principal:
        return self.caller.person()

    def affords(self, cost: float) -> bool:
        return self.context.affords(self.caller, cost)

    def settle(self, cost: float) -> None:
        self.context.settle(self.caller, cost)

    @property
    def authority(self) -> Authority:
        return self.me.by

    @property
    def room(self) -> str:
        """The room id in the path."""
        return room_in(self.request)

    def id(self, name: str) -> str:
        """Return an id from the path, other than a room id; raise Problem if it is malformed."""
        text: str = self.request.path_params[name]
        if not is_id(text):
            raise Problem(404, "no-such-address", f"The {name} in this address must be an id: a-z, 0-9 and _ only.")
        return text

    def number(self, name: str) -> int:
        """Return a number from the path; raise Problem if it is malformed."""
        text: str = self.request.path_params[name]
        if not re.fullmatch("[0-9]{1,6}", text):
            raise Problem(404, "no-such-address", f"The {name} in this address must be a number from 0.")
        return int(text)


Handler = Callable[[Call], Awaitable[object]]
Cost = float | Callable[[Any], float]
"""Cost of a route (see ``costs``), or a function that computes the cost from the query."""


class Endpoint:
    """Starlette endpoint that adds authentication, limits, decoding, metrics and error handling to a handler."""

    def __init__(
        self,
        context: AppContext,
        handler: Handler,
        *,
        name: str,
        takes: Any = None,
        asks: Any = None,
        status: int = 200,
        known: bool = False,
        bots: bool = False,
        counted: bool = True,
        cost: Cost = costs.REQUEST,
        form: bytes = b"",
        page: bool = False,
    ) -> None:
        self.context = context
        self.handler = handler
        self.name = name
        self.takes = takes
        self.asks = asks
        self.status = status
        self.known = known  # requires a session
        self.bots = bots  # bot tokens may use it
        self.counted = counted  # subject to rate limits
        self.cost = cost
        self.form = form  # a non-JSON body that is accepted as is
        self.page = page  # errors are pages

    async def __call__(self, request: Request) -> Response:
        began = time.perf_counter()
        response = await self._answer(request)
        seconds = time.perf_counter() - began
        metrics = self.context.metrics
        metrics.requests.labels(request.method, self.name, response.status_code).inc()
        metrics.seconds.labels(self.name).observe(seconds)
        about = {"method": request.method, "path": request.url.path, "status": response.status_code}
        log.debug("request", extra={"about": {**about, "ms": round(seconds * 1000, 1)}})
        return response

    async def _answer(self, request: Request) -> Response:
        try:
            result = await self.handler(await self._call(request))
        except Exception as error:
            problem = as_problem(error, self.context, about=f"{request.method} {self.name}")
            return problem_page(request, problem) if self.page else problem_response(problem)
        if isinstance(result, Response):
            return result
        return json_answer(result, self.status)

    async def _call(self, request: Request) -> Call:
        changes = request.method == "POST"
        asked = self.context.admit(request, changes=changes) if self.counted else None
        # Authenticate after reading the body: the session may expire during a slow upload.
        sent = await self._whole(request) if changes else b""
        caller = NOBODY if asked is None else await self.context.identify(*asked)
        caller.check_rights(bots=self.bots, room=request.path_params.get("room"))
        if self.known:
            caller.person()
        query = decode_query(request.query_params, self.asks) if self.asks is not None else None
        if self.counted:
            self.context.charge(caller, self.cost(query) if callable(self.cost) else self.cost)
        body = self._body(request, sent) if changes else None
        return Call(self.context, request, caller, body, query)

    async def _whole(self, request: Request) -> bytes:
        most = self.context.settings.body_bytes
        parts = bytearray()
        length = request.headers.get("content-length", "")
        if length.isdecimal() and int(length) > most:
            raise _too_large(most)
        async for part in request.stream():
            parts += part
            if len(parts) > most:
                raise _too_large(most)
        return bytes(parts)

    def _body(self, request: Request, sent: bytes) -> Any:
        if self.takes is None:
            if sent.strip() not in (b"", b"{}", self.form):
                raise Problem(422, "malformed", "The body must be empty or an empty object.")
            return None
        kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem(415, "wrong-type", f"The body must be application/json; it is {kind[:60]}.")
        return decode(sent or b"{}", self.takes)


def room_in(asked: HTTPConnection) -> str:
    """Return the room id from the path; raise Problem if it is malformed."""
    room: str = asked.path_params["room"]
    if not is_id(room):
        raise Problem(404, "no-room", "Unknown room; a room id consists of lower-case letters and digits.")
    return room


def take(buckets: Buckets, who: str, cost: float = 1.0) -> None:
    """Take ``cost`` from ``who``'s bucket; raise Problem if the bucket holds less."""
    seconds = buckets.wait(who, cost)
    if seconds:
        raise too_many_requests(seconds)


def as_problem(error: Exception, context: AppContext, *, about: str) -> Problem:
    """Convert an exception to a Problem.

    Unexpected exceptions are logged, and the Problem contains the id of the log entry.
    """
    problem = _known(error)
    if problem is None:
        fault = secrets.token_hex(6)
        context.metrics.faults.inc()
        log.error("fault", exc_info=error, extra={"about": {"fault": fault, "in": about}})
        problem = Problem(500, "internal", f"Internal error; the server's log has it as {fault}.")
    context.metrics.refused.labels(problem.code).inc()
    return problem


def _known(error: Exception) -> Problem | None:
    if isinstance(error, Problem):
        return error
    if isinstance(error, Refused):
        return Problem(error.status, error.code, error.detail)
    if isinstance(error, store_errors.StoreError):
        if isinstance(error, store_errors.StoreUnavailable):
            log.warning("store", extra={"about": {"why": str(error)}})  # the message may contain the database address
            return Problem(503, "unavailable", "The server cannot reach its database; try again in a moment.")
        if isinstance(error, store_errors.TooManyTries):
            return Problem(429, "too-many-tries", str(error), headers={"Retry-After": str(error.seconds)})
        for kind in type(error).__mro__:
            if kind in _STORE:
                return Problem(*_STORE[kind], str(error))
        return None
    if isinstance(error, SetupError):
        return Problem(422, "bad-set-up", str(error))
    if isinstance(error, BurgraveError):
        return Problem(422, "refused", str(error))
    if isinstance(error, ClientDisconnect):
        return Problem(400, "not-json", "The body ended too early.")
    if isinstance(error, HTTPException):
        return Problem(error.status_code, "refused", error.detail)
    if isinstance(error, (TimeoutError, asyncio.TimeoutError)):
        return Problem(503, "unavailable", "The request timed out; try again.")
    return None


def json_answer(result: object, status: int = 200) -> Response:
    """Return data as an uncacheable JSON response."""
    return Response(msgspec.json.encode(result), status, {"Cache-Control": "no-store"}, "application/json")


def tagged_answer(request: Request, body: bytes, *, packed: bytes | None = None) -> Response:
    """Return JSON with an ETag, or a 304 if the client already has it.

    ``packed``: the gzip-compressed body.
    """
    encoding = "gzip" if packed is not None and "gzip" in request.headers.get("accept-encoding", "") else None
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}{f"-{encoding}" if encoding else ""}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if packed is not None:
        headers["Vary"] = "Accept-Encoding"
    if tag in [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(None, 304, headers)
    if packed is not None and encoding is not None:
        return Response(packed, 200, {**headers, "Content-Encoding": encoding}, "application/json")
    return Response(body, 200, headers, "application/json")


def _too_large(most: int) -> Problem:
    return Problem(413, "too-large", f"The body is limited to {most} bytes.")
