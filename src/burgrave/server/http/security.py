"""Security headers for all responses."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burgrave.server.settings import Settings

_CONTENT = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
EMBEDDED = "/embed"
"""Path of the page that other sites may embed (``pages.embedded``)."""
_ASSETS = "/assets/"
_PARTS = "font/", "text/css", "text/javascript"  # types of assets that are parts of a page and never documents
_OF_PARTS = "X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Resource-Policy"
_NOT_NEEDED = "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "microphone", "payment", "usb"


def security_headers(settings: Settings) -> dict[str, str]:
    """Return the security headers for all responses; scripts, styles and fonts get only some of them."""
    headers = {
        "Content-Security-Policy": _policy(_CONTENT),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{what}=()" for what in _NOT_NEEDED),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    if settings.secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


def _policy(content: dict[str, str]) -> str:
    return "; ".join(f"{what} {where}" for what, where in content.items())


def embedded_headers(headers: dict[str, str]) -> dict[str, str]:
    """Return the headers for the page that any site may embed; they forbid forms and workers."""
    policy = _policy({**_CONTENT, "form-action": "'none'", "worker-src": "'none'", "frame-ancestors": "*"})
    kept = {name: value for name, value in headers.items() if name != "X-Frame-Options"}
    return {**kept, "Content-Security-Policy": policy, "Cross-Origin-Resource-Policy": "cross-origin"}


class SecurityHeaders:
    """ASGI middleware that adds the security headers to every response, including rejections of sockets.

    A first visit loads about a hundred scripts, styles and fonts, so these get only the few headers that matter for
    them.
    The ``Burgrave-Time`` header has the server time, to which all deadlines refer; the ``Date`` of a proxy may differ.
    """

    def __init__(self, app: ASGIApp, settings: Settings, now: Callable[[], float]) -> None:
        self.app = app
        self.headers = security_headers(settings)
        self._of_embedded = embedded_headers(self.headers)
        self._of_parts = {name: self.headers[name] for name in _OF_PARTS}
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_on(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                part = scope["path"].startswith(_ASSETS) and headers.get("Content-Type", "").startswith(_PARTS)
                own = self._of_embedded if scope["path"] == EMBEDDED else self.headers
                for name, value in (self._of_parts if part else own).items():
                    headers[name] = value
                headers["Burgrave-Time"] = f"{self._now():.3f}"
            await send(message)

        await self.app(scope, receive, send_on)
