"""Request errors as RFC 9457 problem details: a stable code, a status and one clear sentence."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from burgrave.kernel.errors import BurgraveError, plural

PROBLEM_JSON = "application/problem+json"

TITLES = {
    400: "Bad request",
    401: "Not logged in",
    403: "Not allowed",
    404: "Not found",
    405: "Wrong method",
    409: "Not possible now",
    413: "Too large",
    415: "Not JSON",
    421: "Wrong host",
    422: "Not acceptable",
    426: "Upgrade required",
    429: "Too many",
    500: "Internal error",
    503: "Unavailable",
}

STATUS_OF = {
    # HTTP
    "not-json": 400,
    "malformed": 422,
    "too-large": 413,
    "wrong-type": 415,
    "too-many-requests": 429,
    "too-many-rooms": 429,
    "too-many-sockets": 429,
    "too-many-tokens": 429,
    "too-many-reviews": 429,
    "too-many-tries": 429,
    "no-session": 401,
    "foreign-origin": 403,
    "wrong-host": 421,
    "no-right": 403,
    "no-such-address": 404,
    "wrong-method": 405,
    "upgrade-required": 426,
    "internal": 500,
    "damaged": 500,
    "unavailable": 503,
    # users
    "bad-name": 422,
    "bad-login": 422,
    "bad-password": 422,
    "login-taken": 409,
    "already-registered": 409,
    "wrong-login": 401,
    "wrong-password": 403,
    "no-account": 409,
    "no-person": 404,
    "bad-device": 422,
    "bad-mail": 422,
    "not-offered": 409,
    "this-session": 409,
    # rooms and games
    "no-room": 404,
    "no-link": 404,
    "no-seat": 422,
    "no-step": 404,
    "no-lang": 422,
    "no-hints": 403,
    "no-spectators": 403,
    "no-chat": 403,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "cannot-undo": 409,
    "late-undo": 409,
    "no-undo": 403,
    "paused": 409,
    "already-proposed": 409,
    "no-proposal": 409,
    "illegal": 422,
    "bad-chat": 422,
    "no-words": 404,
    "no-review": 409,
    "no-puzzle": 404,
    "bad-auto": 422,
    "bad-seats": 422,
    "bad-set-up": 422,
    "already-seated": 409,
    "already-started": 409,
    "busy": 503,
    "changed": 409,
    "game-over": 409,
    "has-clock": 409,
    "not-away": 409,
    "wait-longer": 409,
    "not-host": 403,
    "not-seated": 403,
    "which-seat": 422,
    "not-started": 409,
    "other-rules": 409,
    "refused": 422,
    "cannot-sit": 403,
    "room-full": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "stale": 409,
    "still-playing": 409,
    "stopping": 503,
    # tournaments
    "no-tournament": 404,
    "no-player": 404,
    "bad-places": 422,
    "not-entered": 403,
    "of-tournament": 409,
    "only-bots": 409,
    "sealed": 403,
    "tournament-begun": 409,
    "tournament-empty": 409,
    "tournament-full": 409,
    "tournament-over": 409,
    "too-many-tables": 422,
    "too-many-tournaments": 429,
    "was-removed": 403,
}
"""All error codes with their HTTP status."""


class ProblemDetails(msgspec.Struct, kw_only=True, frozen=True):
    """Body of an error response (``application/problem+json``)."""

    status: int
    code: str
    detail: str
    title: str
    type: str = "about:blank"


class Problem(BurgraveError):
    """Rejection of a request before it reaches a room; rooms raise ``burgrave.server.live.errors.Refused``."""

    def __init__(self, status: int, code: str, detail: str, *, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.headers = dict(headers or {})


def problem_response(problem: Problem) -> Response:
    details = ProblemDetails(
        status=problem.status,
        code=problem.code,
        detail=problem.detail,
        title=TITLES.get(problem.status, "Refused"),
    )
    headers = {"Cache-Control": "no-store", **problem.headers}
    return Response(msgspec.json.encode(details), problem.status, headers, PROBLEM_JSON)


async def send_problem(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Send a problem as the response to a request, or as the denial of a socket."""
    response = problem_response(problem)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


def too_many_requests(seconds: float) -> Problem:
    """Return the problem for too many requests; the client may retry after ``seconds``."""
    rounded = math.ceil(seconds)
    return Problem(
        429,
        "too-many-requests",
        f"Too many requests; try again in {rounded} {plural('second', rounded)}.",
        headers={"Retry-After": str(rounded)},
    )
