"""ASGI application and its check of the Host header.

The check prevents DNS rebinding, in which another site points its own host name at our address.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Final

import msgspec
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.routing import Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from burgrave.server.http.admission import Admission, RequestQueue
from burgrave.server.http.client import BUILT, Client
from burgrave.server.http.context import AppContext, Call, Endpoint, as_problem, tagged_answer
from burgrave.server.http.markup import problem_page, wants_page
from burgrave.server.http.openapi import openapi
from burgrave.server.http.problems import Problem, problem_response, send_problem
from burgrave.server.http.routes import API, ROUTES, SOCKET, Route
from burgrave.server.http.security import SecurityHeaders
from burgrave.server.http.sockets import socket_endpoint
from burgrave.server.live.service import RoomService
from burgrave.server.notices.service import Notices
from burgrave.server.settings import Settings
from burgrave.server.store import Store

# ---- Hosts -----------------------------------------------------------------------------------------------------------

HEALTH = "/healthz"
"""Path of the health check, which container supervisors and load balancers request by IP address.

The response reveals no secrets.
"""
_ANYWHERE: Final = (HEALTH, "/icon.svg")
"""Paths that are served under any host name. Unlike the health check, the icon does not depend on the database."""

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\s:@/\[\]]+)(:[0-9]{1,5})?")


class KnownHosts:
    """ASGI middleware that prevents DNS rebinding by rejecting requests and sockets addressed to other hosts."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"] not in _ANYWHERE:
                check_host(HTTPConnection(scope), self.context.settings)
        except Problem as problem:
            await send_problem(as_problem(problem, self.context, about="a host"), scope, receive, send)
        else:
            await self.app(scope, receive, send)


def check_host(asked: HTTPConnection, settings: Settings) -> None:
    """Raise Problem unless there is exactly one Host header and it names this server.

    The port is ignored: an attacker cannot exploit it, and port forwarding may change it.
    """
    hosts = asked.headers.getlist("host")
    name = _name(hosts[0]) if len(hosts) == 1 else None
    if name is None or not (name in settings.names or (_by_address(settings) and name == _own_address(asked))):
        raise Problem(
            421, "wrong-host", f"This server is {settings.origin}; its operator can change that with --public-url."
        )


def _name(host: str) -> str | None:
    found = _HOST.fullmatch(host.lower())
    return found[1].strip("[]").rstrip(".") if found else None


def _by_address(settings: Settings) -> bool:
    return settings.everywhere and settings.public_url is None


def _own_address(asked: HTTPConnection) -> str | None:
    """Return the local IP address of a connection, in the form used in URLs."""
    server = asked.scope.get("server")
    try:
        address = ipaddress.ip_address(server[0].partition("%")[0] if server else "")
    except ValueError:
        return None
    return str(getattr(address, "ipv4_mapped", None) or address)


# ---- The application -------------------------------------------------------------------------------------------------


class App:
    """ASGI application. The caller opens and closes the store and the tables that it uses."""

    def __init__(
        self, settings: Settings, store: Store, tables: RoomService, notices: Notices, *, client: Path = BUILT
    ) -> None:
        self.context = AppContext(settings, store, tables, notices, client=client)
        self.admission = Admission(settings)
        self._client = Client(client)
        document = Route("GET", f"{API}/openapi.json", self._openapi, "")
        routes = [StarletteRoute(path, address) for path, address in _addresses(self.context, (*ROUTES, document))]
        sockets = WebSocketRoute(SOCKET, partial(socket_endpoint, self.context))
        router = Router([sockets, *routes], redirect_slashes=False, default=self._elsewhere)
        queue = RequestQueue(KnownHosts(router, self.context), self.admission, self.context)
        self._app = SecurityHeaders(ServerErrorMiddleware(queue, handler=self._failed), settings, store.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    @cached_property
    def _document(self) -> bytes:
        """OpenAPI document, generated on first request to keep startup fast."""
        return msgspec.json.encode(openapi(ROUTES))

    async def _openapi(self, call: Call) -> object:
        return tagged_answer(call.request, self._document)

    async def _elsewhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle every path without a route: serve the browser client or a 404."""
        if scope["type"] == "websocket":
            nowhere = Problem(404, "no-such-address", f"Sockets are at {SOCKET}.")
            await send_problem(nowhere, scope, receive, send)
        elif scope["type"] == "http":
            request = Request(scope, receive)
            try:
                response = self._page(request)
            except Exception as error:
                problem = as_problem(error, self.context, about="a page")
                response = problem_page(request, problem) if wants_page(request) else problem_response(problem)
            await response(scope, receive, send)

    async def _failed(self, request: Request, error: Exception) -> Response:
        """Answer a request that raised an exception outside the endpoints' own error handling."""
        return problem_response(as_problem(error, self.context, about=request.url.path))

    def _page(self, request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise Problem(404, "no-such-address", f"Unknown address; {API}/openapi.json lists them all.")
        if request.url.path == "/metrics":
            raise Problem(404, "no-such-address", "Metrics are served on a port of their own: --metrics-port.")
        if request.method not in ("GET", "HEAD"):
            raise _wrong_method(request.method, ["GET"])
        return self._client.answer(request)


class Address:
    """ASGI endpoint for one path that dispatches by method."""

    def __init__(self, context: AppContext, endpoints: Mapping[str, Endpoint]) -> None:
        self._context = context
        self._endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        endpoint = self._endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            problem = as_problem(_wrong_method(request.method, list(self._endpoints)), self._context, about="")
            response = problem_response(problem)
        else:
            response = await endpoint(request)
        await response(scope, receive, send)


def _addresses(context: AppContext, routes: Sequence[Route]) -> list[tuple[str, Address]]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for route in routes:
        by_path.setdefault(route.path, {})[route.method] = Endpoint(
            context,
            route.handler,
            name=route.path,
            takes=route.takes,
            asks=route.asks,
            status=route.status,
            known=route.known,
            bots=route.bots,
            counted=route.counted,
            cost=route.cost,
            form=route.form,
            page=route.page,
        )
    return [(path, Address(context, endpoints)) for path, endpoints in by_path.items()]


def _wrong_method(method: str, allowed: Sequence[str]) -> Problem:
    named = " and ".join(allowed)
    return Problem(405, "wrong-method", f"This address allows only {named}.", headers={"Allow": ", ".join(allowed)})
