"""Blocking and asyncio clients for the HTTP API of a Burgrave server.

Requests are typed values, such as ``join(room)``, that a client sends. ``docs/protocol.md`` describes the API and shows
how to use the clients.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar, cast
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
from anyio.from_thread import BlockingPortal, start_blocking_portal
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.server.http import wire
from burgrave.server.http.identity import COOKIE
from burgrave.server.http.messages import Failed, RoomChanged, ServerMessage, TableMessage
from burgrave.server.http.objects import HintsNow, Invitations, Option, Proposal, Room, Seq, WhoAmI, You

__all__ = [
    "AsyncClient",
    "Client",
    "Request",
    "ServerError",
    "act",
    "agree",
    "arrive",
    "come_back",
    "hint",
    "invitations",
    "join",
    "leave",
    "me",
    "new_room",
    "record",
    "room",
    "start",
    "table",
    "undo",
]

# ---- Requests --------------------------------------------------------------------------------------------------------

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

API: Final = "/api/v1"
_AWAY: Final = "unreachable"
_BAD: Final = "bad-response"
_REDIRECTED: Final = "redirected"
_BUSY: Final = 429
_TEMPORARY: Final = 408, _BUSY
"""Client-error statuses after which the same request may be retried later."""


class ServerError(BurgraveError):
    """The server rejected a request or did not answer it; ``str(error)`` is a one-line explanation.

    ``code`` is an error code from ``docs/protocol.md``, ``"unreachable"`` if there was no response (``status`` is 0),
    ``"redirected"`` if the server has another address, or ``"bad-response"`` if the response is not what a Burgrave
    server sends, for example because a proxy sent it. ``retry_after``: seconds to wait before a retry, if the server
    said so.
    """

    def __init__(self, detail: str, code: str, status: int = 0, retry_after: float | None = None) -> None:
        super().__init__(detail)
        self.code = code
        self.status = status
        self.retry_after = retry_after

    @property
    def final(self) -> bool:
        """Return True if the same request would be refused again."""
        if self.code == _REDIRECTED:
            return True
        return self.code not in (_AWAY, _BAD) and 400 <= self.status < 500 and self.status not in _TEMPORARY


@dataclass(frozen=True)
class Request(Generic[T_co]):
    """A request, and the type of its response (``gives``). ``path`` is relative to ``/api/v1``."""

    method: str
    path: str
    gives: type[T_co]
    body: object = None
    query: Mapping[str, str] = field(default_factory=dict)

    def read(self, body: bytes) -> T_co:
        """Decode a response body; raise ServerError if it does not have the expected type."""
        if self.gives is str:
            return cast(T_co, body.decode(errors="replace"))
        try:
            return msgspec.json.decode(body, type=self.gives)
        except msgspec.MsgspecError as error:
            raise ServerError(f"The server sent an unexpected response: {error}.", _BAD, 200) from None


def _where(**given: object) -> dict[str, str]:
    return {name: str(value) for name, value in given.items() if value is not None}


def arrive(name: str) -> Request[WhoAmI]:
    """Become a new guest or, if I am already a user, change my name."""
    return Request("POST", "/me", WhoAmI, wire.Me(name=name))


def me() -> Request[You]:
    """Read the current user and their rooms."""
    return Request("GET", "/me", You)


def invitations() -> Request[Invitations]:
    """Read my friends' invitations to tables that have not started."""
    return Request("GET", "/me/invitations", Invitations)


def new_room(
    game: str, seats: Sequence[object], options: Mapping[str, object] | None = None, **more: Any
) -> Request[Room]:
    """Open a room. ``seats``: ``"me"``, ``"open"``, or ``"bot:"`` with a level; ``more``: other fields of the body."""
    set_up = {"game": game, "options": {"players": len(seats), **(options or {})}}
    return Request("POST", "/rooms", Room, {"set_up": set_up, "seats": list(seats), **more})


def room(room: str) -> Request[Room]:
    """Read a room: its setup and its seats."""
    return Request("GET", f"/rooms/{room}", Room)


def join(room: str, seat: int | None = None) -> Request[Room]:
    """Take an open seat; if ``seat`` is None, any open seat."""
    return Request("POST", f"/rooms/{room}/join", Room, wire.Join(seat=seat))


def leave(room: str) -> Request[Room]:
    """Leave a room; in a running game, a bot takes over."""
    return Request("POST", f"/rooms/{room}/leave", Room)


def come_back(room: str) -> Request[Room]:
    """Take my seat back from the bot that has been playing for me."""
    return Request("POST", f"/rooms/{room}/return", Room)


def agree(room: str, proposal: Proposal) -> Request[Room]:
    """Agree to a proposal: to pause or end the game, or to undo a move."""
    return Request("POST", f"/rooms/{room}/answer", Room, wire.Answer(kind=proposal.kind, agree=True))


def start(room: str) -> Request[Room]:
    """Start the game in a room that I host."""
    return Request("POST", f"/rooms/{room}/start", Room)


def table(room: str, *, seat: int | None = None, lang: str | None = None) -> Request[TableMessage]:
    """Read the table as I am allowed to see it, with my open decision. If ``lang`` is None, all texts are empty."""
    return Request("GET", f"/rooms/{room}/table", TableMessage, query=_where(seat=seat, lang=lang))


def act(table: TableMessage, option: Option | int) -> Request[Seq]:
    """Choose an option for my open decision at a table.

    The request fails with ``stale`` if that decision is no longer open.
    """
    action = option if isinstance(option, int) else option.action
    return Request("POST", f"/rooms/{table.room}/act", Seq, wire.ActNow(seq=table.seq, action=action, seat=table.seat))


def undo(table: TableMessage) -> Request[Seq]:
    """Undo my last move."""
    return Request("POST", f"/rooms/{table.room}/undo", Seq, wire.UndoNow(seq=table.seq, seat=table.seat))


def hint(table: TableMessage, *, lang: str | None = None) -> Request[HintsNow]:
    """Ask for the best options of my open decision, with reasons."""
    return Request("POST", f"/rooms/{table.room}/hint", HintsNow, query=_where(seat=table.seat, lang=lang))


def record(room: str, *, seat: int | None = None) -> Request[str]:
    """Read the record of a finished game or, while the game is running, what my seat has seen."""
    return Request("GET", f"/rooms/{room}/record", str, query=_where(seat=seat))


# ---- Clients ---------------------------------------------------------------------------------------------------------

_FINAL: Final = 1008
"""WebSocket close code of a connection that the server would reject again."""
_PAUSES: Final = (0.5, 30.0)
"""Shortest and longest pause before a lost socket is reopened, in seconds; each pause is twice the previous one."""
_TRIES: Final = 5
"""Maximum number of attempts for a request that the server answers with 429."""
_LONGEST: Final = 60.0
"""Longest Retry-After, in seconds, that a client waits for; beyond that, the request fails at once."""
_AT_HOME: Final = ("localhost", "127.0.0.1", "::1")
_PORTS: Final = {"http": 80, "https": 443}
_CLOSING: Final = 1.0
"""Seconds to wait for the server when a socket is closed."""


def server_of(address: str) -> str:
    """Return the server's origin from an address, such as the link of a room; raise SetupError if it is invalid.

    An address without a scheme gets https, or http if the host is this machine.
    """
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, parts, port = None, urlsplit(""), None
    scheme = parts.scheme or ("http" if host in _AT_HOME else "https")
    if port == _PORTS.get(scheme):
        port = None
    if not host or scheme not in ("http", "https"):
        raise SetupError(f"The address of a server begins with http:// or https://, unlike {address!r}.")
    if parts.username is not None:
        raise SetupError("The address of a server has no user name and no password; give a token instead.")
    return f"{scheme}://{f'[{host}]' if ':' in host else host}{'' if port is None else f':{port}'}"


class _Connection(connect):
    """Connection that follows no redirects, which would send the token to another server."""

    def process_redirect(self, exc: Exception) -> Exception:
        return exc


class AsyncClient:
    """Asyncio client of a server, for one user; use it with ``async with``.

    ``address``: address of the server or of any of its pages. ``token``: a bot token or the secret of a session;
    without one, send ``arrive`` first to become a guest. Raise SetupError for an invalid address or token.
    """

    def __init__(self, address: str, token: str | None = None, *, timeout: float = 30.0) -> None:
        self.origin = server_of(address)
        self.token = None if token is None else token.strip()
        if self.token is not None and not re.fullmatch(r"[\x21-\x7e]+", self.token):
            raise SetupError("The token has characters that no token has; copy it again.")
        self._newest: dict[str, int] = {}  # by room, the sequence number after my last action
        try:
            self._http = httpx.AsyncClient(base_url=self.origin + API, timeout=timeout)
        except (httpx.InvalidURL, ImportError, ValueError) as error:  # the last two: a proxy in the environment
            raise SetupError(f"No connection to {self.origin} can be made: {error}.") from error

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def send(self, request: Request[T]) -> T:
        """Send a request; return the response, or raise ServerError if the request is rejected or not answered.

        A request that exceeds a rate limit is retried when the server allows it, but fails at once if the wait would be
        longer than a minute.
        """
        for attempt in range(1, _TRIES + 1):
            answer = await self._answer(request)
            if answer.is_success:
                found = request.read(answer.content)
                if isinstance(found, Seq):
                    self._newest[request.path.split("/")[2]] = found.seq
                return found
            error = _refusal(answer)
            wait = error.retry_after
            if attempt == _TRIES or answer.status_code != _BUSY or wait is None or wait > _LONGEST:
                raise error
            await asyncio.sleep(wait)
        raise AssertionError("not reached")

    async def _answer(self, request: Request[Any]) -> httpx.Response:
        content = None if request.body is None else msgspec.json.encode(request.body)
        headers = self._headers() | ({} if content is None else {"Content-Type": "application/json"})
        try:
            answer = await self._http.request(
                request.method, request.path, params=dict(request.query), content=content, headers=headers
            )
        except httpx.HTTPError as error:
            raise ServerError(f"{self.origin} does not answer: {str(error) or type(error).__name__}.", _AWAY) from error
        secret = answer.cookies.get(COOKIE)
        if secret is not None:  # programs send the secret as a token instead
            self.token = secret
        self._http.cookies.clear()
        return answer

    async def tables(
        self, room: str, *, seat: int | None = None, lang: str | None = None
    ) -> AsyncGenerator[TableMessage]:
        """Yield the table after every change, until the game is over or the room is closed.

        If the game has not started, wait for it. Skip tables that the server sent before my last action. After a
        reconnection, the next table is complete: its ``log`` starts from the beginning. Raise ServerError if the
        server denies access to the room.
        """
        async with contextlib.aclosing(self.news(room, seat=seat, lang=lang)) as news:
            async for one in news:
                if isinstance(one, TableMessage):
                    yield one

    async def news(
        self, room: str, *, seat: int | None = None, lang: str | None = None
    ) -> AsyncGenerator[TableMessage | RoomChanged]:
        """Yield tables as :meth:`tables` does, and the room whenever it changes."""
        pause = _PAUSES[0]
        while True:
            failed: Failed | None = None
            try:
                async with contextlib.aclosing(self._connected(room, _query(seat=seat, lang=lang))) as connected:
                    async for one in connected:
                        pause = _PAUSES[0]
                        if isinstance(one, Failed):
                            failed = one
                        elif isinstance(one, RoomChanged) or one.seq >= self._newest.get(room, 0):
                            yield one
                            if isinstance(one, TableMessage) and one.result is not None:
                                return
                            if isinstance(one, RoomChanged) and one.room.state == "over":
                                if one.room.closed is None:
                                    with contextlib.suppress(ServerError):  # the game has never begun
                                        yield await self.send(table(room, seat=seat, lang=lang))
                                return
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
                _check_lost(error, failed)
            await asyncio.sleep(pause * random.uniform(0.8, 1.2))  # not all clients at once
            pause = min(2 * pause, _PAUSES[1])

    async def _connected(self, room: str, query: str) -> AsyncGenerator[TableMessage | RoomChanged | Failed]:
        """Yield the messages of one connection."""
        address = f"ws{self.origin.removeprefix('http')}{API}/rooms/{room}/socket{query}"
        headers = self._headers()
        async with _Connection(
            address, additional_headers=headers, max_size=None, max_queue=None, close_timeout=_CLOSING
        ) as socket:
            async for text in socket:
                try:
                    message = msgspec.json.decode(text, type=ServerMessage)
                except msgspec.ValidationError as error:
                    if str(error).endswith("`$.t`"):  # a kind of message that is newer than this client
                        continue
                    raise ServerError(f"The server sent an unexpected message: {error}.", _BAD, 200) from None
                if isinstance(message, TableMessage | RoomChanged | Failed):
                    yield message

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}


class Client:
    """Blocking client of a server, for one user; use it with ``with``. See :class:`AsyncClient`.

    A background thread owns the connection, and answers the server's pings while the caller is busy.
    """

    def __init__(self, address: str, token: str | None = None, *, timeout: float = 30.0) -> None:
        self._client = AsyncClient(address, token, timeout=timeout)
        self._stack = contextlib.ExitStack()
        self._portal: BlockingPortal | None = None

    @property
    def token(self) -> str | None:
        """Secret that authenticates the requests; ``arrive`` sets it to the secret of the new guest's session."""
        return self._client.token

    def __enter__(self) -> Self:
        self._portal = self._stack.enter_context(start_blocking_portal())
        self._stack.callback(self._portal.call, self._client.close)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()
        self._portal = None

    def send(self, request: Request[T]) -> T:
        """Send a request; return the response, or raise ServerError if the request is rejected or not answered."""
        return self._running().call(self._client.send, request)

    def tables(self, room: str, *, seat: int | None = None, lang: str | None = None) -> Iterator[TableMessage]:
        """Yield the table after every change, until the game is over; see :meth:`AsyncClient.tables`."""
        portal = self._running()
        tables = self._client.tables(room, seat=seat, lang=lang)
        try:
            while True:
                coming = portal.start_task_soon(tables.__anext__)
                try:
                    table = coming.result()
                except StopAsyncIteration:
                    return
                except BaseException:  # such as Ctrl-C: end the wait, too
                    coming.cancel()
                    raise
                yield table
        finally:
            with contextlib.suppress(RuntimeError):  # the connection is already closed
                portal.call(tables.aclose)

    def _running(self) -> BlockingPortal:
        if self._portal is None:
            raise RuntimeError("A Client is used in a with statement.")
        return self._portal


def _refusal(answer: httpx.Response) -> ServerError:
    """Return the error that a response describes."""
    status = answer.status_code
    if answer.has_redirect_location:
        target = answer.headers["location"]
        return ServerError(f"The server is at another address: {target}. Use that one.", _REDIRECTED, status)
    try:
        about = answer.json()
        detail, code = str(about["detail"]), str(about["code"])
    except (ValueError, LookupError, TypeError):
        detail, code = f"Something else than a Burgrave server answered, with status {status}.", _BAD
    wait = answer.headers.get("retry-after", "")
    return ServerError(detail, code, status, float(wait) if wait.isdigit() and len(wait) < 10 else None)


def _check_lost(error: Exception, failed: Failed | None) -> None:
    """Raise ServerError if reopening a lost socket is pointless; ``failed``: last error message from the server."""
    if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == _FINAL:
        detail = failed.detail if failed else error.rcvd.reason or "The server has closed the connection."
        raise ServerError(detail, failed.code if failed else "closed", 403) from error
    if isinstance(error, InvalidStatus):
        response = error.response
        headers = [*response.headers.raw_items()]
        refusal = _refusal(httpx.Response(response.status_code, headers=headers, content=bytes(response.body or b"")))
        if refusal.final:
            raise refusal from error


def _query(**given: object) -> str:
    words = urlencode(_where(**given))
    return f"?{words}" if words else ""
