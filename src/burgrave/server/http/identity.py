"""Identity of a request: session token, page origin, address and program."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from burgrave.server.http.problems import Problem
from burgrave.server.settings import Settings, plain_port

# ---- User agents -----------------------------------------------------------------------------------------------------

_LONGEST: Final = 40
# The first match counts: most browsers also claim to be several others.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def agent_of(asked: HTTPConnection) -> str | None:
    """Return a name for the client program, or None if unknown."""
    return named(asked.headers.get("user-agent", ""))


def named(header: str) -> str | None:
    """Return a name from a User-Agent header: "Firefox, Linux" for a browser, otherwise the first word."""
    browser = _first(_BROWSERS, header)
    if browser is not None:
        system = _first(_SYSTEMS, header)
        return browser if system is None else f"{browser}, {system}"
    program = re.match(r"[A-Za-z0-9_.+-]+", header)
    return program[0][:_LONGEST] if program else None


def _first(names: tuple[tuple[str, str], ...], header: str) -> str | None:
    return next((name for mark, name in names if mark in header), None)


# ---- Tokens, origins and cookies -------------------------------------------------------------------------------------

COOKIE = "burgrave"
BROWSER = "burgrave_browser"
BROWSER_SECONDS = 400 * 86_400  # the limit of browsers
LONGEST_TOKEN = 200


@dataclass(frozen=True)
class Credentials:
    """Credentials of a request: a token, and whether a cookie carried it."""

    token: str | None
    by_cookie: bool


def read_credentials(asked: HTTPConnection) -> Credentials:
    """Return the bearer token of a request or, if there is none, the token in its cookie."""
    scheme, _, bearer = asked.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer.strip():
        return Credentials(bearer.strip()[:LONGEST_TOKEN], by_cookie=False)
    cookie = asked.cookies.get(COOKIE)
    return Credentials(cookie[:LONGEST_TOKEN] if cookie else None, by_cookie=bool(cookie))


def check_origin(asked: HTTPConnection, credentials: Credentials, settings: Settings) -> None:
    """Reject cross-site requests (CSRF).

    A browser sends the page's origin. A program sends none, and must use a bearer token instead of a cookie.
    """
    origin = asked.headers.get("origin")
    if origin is None:
        if credentials.by_cookie:
            raise Problem(
                403, "foreign-origin", "A cookie needs an Origin header; programs send Authorization: Bearer."
            )
        return
    if plain_port(origin) == settings.origin or _is_own_page(origin, asked, settings):
        return
    raise Problem(403, "foreign-origin", f"Only pages of {settings.origin} may send this.")


def _is_own_page(origin: str, asked: HTTPConnection, settings: Settings) -> bool:
    """Return True if the page comes from the host that it calls; ``KnownHosts`` has verified that host as ours."""
    scheme = urlsplit(origin).scheme if "://" in origin else ""
    if scheme not in ("http", "https") or (settings.secure and scheme != "https"):
        return False
    host = asked.headers.get("host", "")
    return bool(host) and plain_port(origin) == plain_port(f"{scheme}://{host}")


def address_of(asked: HTTPConnection, settings: Settings) -> str:
    """Return the client's IP address; behind a trusted proxy, the address that the proxy saw."""
    if settings.trusted_proxy:
        hops = [hop.strip() for line in asked.headers.getlist(settings.client_header) for hop in line.split(",")]
        if hops and hops[-1]:
            return hops[-1]
    return asked.client.host if asked.client else ""


def give_cookie(answer: Response, token: str, settings: Settings) -> None:
    """Set the session cookie, which expires when the session would if it were not used again."""
    _give(answer, COOKIE, token, settings.session_days * 86_400, settings)


def browser_of(asked: HTTPConnection) -> str | None:
    """Return the secret that identifies a browser that has logged in before, or None."""
    cookie = asked.cookies.get(BROWSER)
    return cookie[:LONGEST_TOKEN] if cookie else None


def give_browser(answer: Response, secret: str, settings: Settings) -> None:
    """Set a cookie with the secret that identifies the browser at the next log-in; the secret grants no access."""
    _give(answer, BROWSER, secret, BROWSER_SECONDS, settings)


def drop_cookie(answer: Response, settings: Settings) -> None:
    """Delete the session cookie."""
    answer.delete_cookie(COOKIE, path="/", secure=settings.secure, httponly=True, samesite="lax")


def _give(answer: Response, name: str, secret: str, seconds: int, settings: Settings) -> None:
    answer.set_cookie(name, secret, seconds, path="/", secure=settings.secure, httponly=True, samesite="lax")
