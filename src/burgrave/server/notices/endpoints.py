"""Where a push service may be: anybody can name one, so none is called that is not out in the world."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from burgrave.kernel.errors import BurgraveError

__all__ = ["LONGEST", "BadEndpoint", "Endpoint", "addresses_of", "is_outside", "read_endpoint"]

LONGEST: Final = 1000
_LOOKUPS: Final = ThreadPoolExecutor(64, "push-lookup")
"""Threads for name look-ups. One that a silent name server blocks must not block what else runs in threads."""
_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
# They bring whoever is called back into IPv4, perhaps into the network where we are.
_TUNNELS: Final = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
# Top-level names for special use (RFC 6761 and later), and those of home and office networks.
_NOT_PUBLIC: Final = frozenset((
    "alt", "arpa", "example", "internal", "invalid", "local", "localhost", "onion", "test",
    "corp", "home", "intranet", "lan", "localdomain", "private",
))  # fmt: skip
_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME: Final = re.compile(rf"(?:{_LABEL}\.)+([a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?)\.?")
# 127.0.0.1.nip.io, 10-0-0-1.sslip.io and 7f000001.nip.io resolve to the address that they spell.
_SPELLED: Final = re.compile(r"(?<![a-z0-9])(?:(\d{1,3}(?:[.-]\d{1,3}){3})|([0-9a-f]{8}))(?![a-z0-9])")


class BadEndpoint(BurgraveError):
    """The address of a push service is none that is called."""


@dataclass(frozen=True)
class Endpoint:
    """An address of a push service, taken apart."""

    scheme: str
    host: str
    port: int
    target: str
    trusted: bool  # the operator has named its origin: it may be anywhere

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = {"https": 443, "http": 80}[self.scheme]
        return f"{self.scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def read_endpoint(url: str, trusted: Collection[str] = ()) -> Endpoint:
    """Parse the address of a push service.

    BadEndpoint unless its origin is ``trusted``, or it is https at the usual port of a public name.
    """
    wrong = BadEndpoint(
        f"A push service has a public name, https at its usual port, and an address of {LONGEST} characters at most."
    )
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise wrong
    try:
        parts = urlsplit(url)
        port = parts.port or {"https": 443, "http": 80}.get(parts.scheme, 0)
    except ValueError:
        raise wrong from None
    host = parts.hostname or ""
    if not host or not port or parts.username is not None or parts.password is not None or parts.fragment:
        raise wrong
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    found = Endpoint(parts.scheme, host, port, target, trusted=False)
    if found.origin in trusted:
        return Endpoint(parts.scheme, host, port, target, trusted=True)
    if parts.scheme != "https" or port != 443 or not _is_public_name(host):
        raise wrong
    return found


def _is_public_name(host: str) -> bool:
    """Return True if a host may be a name of the public DNS, and spells no private address."""
    name = _NAME.fullmatch(host)
    if name is None or name[1] in _NOT_PUBLIC:
        return False
    return all(
        is_outside(re.sub("[.-]", ".", decimal) if decimal else str(ipaddress.IPv4Address(int(hexadecimal, 16))))
        for decimal, hexadecimal in _SPELLED.findall(host)
    )


def is_outside(address: str) -> bool:
    """Tell whether an IP address is one of the public network, and of a single machine."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and (
        ip.scope_id is not None or ip not in _UNICAST or any(ip in tunnel for tunnel in _TUNNELS)
    ):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def addresses_of(endpoint: Endpoint) -> list[str]:
    """Return the IP addresses to connect to, and to no others: a name may be another machine's the next time.

    BadEndpoint if one of them is not public: who names such a machine means no good. OSError if there are none.
    """
    look_up = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look_up)
    addresses = list(dict.fromkeys(str(address[0]) for *_, address in found))
    if not endpoint.trusted and not all(is_outside(address) for address in addresses):
        raise BadEndpoint(f"The push service {endpoint.host} is not in the public network.")
    return addresses
