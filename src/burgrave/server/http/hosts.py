"""By which names the server may be asked for: a page elsewhere must not bend a name of its own to our address."""

from __future__ import annotations

import ipaddress
import re

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from burgrave.server.http.context import AppContext, as_problem
from burgrave.server.http.problems import Problem, send_problem
from burgrave.server.settings import Settings

HEALTH = "/healthz"
"""Asked for by address, by what watches over containers and balances load; it has no secrets."""

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\s:@/\[\]]+)(:[0-9]{1,5})?")


class KnownHosts:
    """ASGI middleware that refuses requests and sockets for other hosts (DNS rebinding)."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"] != HEALTH:
                check_host(HTTPConnection(scope), self.context.settings)
        except Problem as problem:
            await send_problem(as_problem(problem, self.context, about="a host"), scope, receive, send)
        else:
            await self.app(scope, receive, send)


def check_host(asked: HTTPConnection, settings: Settings) -> None:
    """Raise Problem unless the one header Host names this server.

    The port is not looked at: an attacker has no say in it, and people pass on ports as they like.
    """
    hosts = asked.headers.getlist("host")
    name = _name(hosts[0]) if len(hosts) == 1 else None
    if name is None or not (name in settings.names or (_by_address(settings) and name == _own_address(asked))):
        raise Problem(
            421, "wrong-host", f"This server is {settings.origin}; who runs it can give it another name: --public-url."
        )


def _name(host: str) -> str | None:
    """Return the name or the address in a Host header."""
    found = _HOST.fullmatch(host.lower())
    return found[1].strip("[]").rstrip(".") if found else None


def _by_address(settings: Settings) -> bool:
    return settings.everywhere and settings.public_url is None


def _own_address(asked: HTTPConnection) -> str | None:
    """Return the address of ours at which a connection has arrived, as it is typed."""
    server = asked.scope.get("server")
    try:
        address = ipaddress.ip_address(server[0].partition("%")[0] if server else "")
    except ValueError:
        return None
    return str(getattr(address, "ipv4_mapped", None) or address)
