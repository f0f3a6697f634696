"""Connections: how many there may be, from where, and how long each may keep the server waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from burgrave.server.http.admission import Admission
from burgrave.server.http.limits import Buckets, network_of
from burgrave.server.http.logs import log
from burgrave.server.settings import Allowance, Settings

__all__ = ["Doors"]

_LINGER: Final = 5.0
"""Seconds that a connection has to take its last bytes once it is being closed."""
_OFTEN: Final = 1.0
"""Seconds between two sweeps at most, unless the process as a whole was late."""
_TOLD_ONCE: Final = Allowance(1, 1 / 60)
_TOLD_IN_ALL: Final = Allowance(20, 0.2)


@dataclass(slots=True)
class _Guest:
    """One connection."""

    network: str
    until: float | None = None  # when it must have moved on
    wanted: str = ""  # what it is to have done by then
    closing: bool = False


class Doors:
    """All connections of a process. :meth:`sweep` is to be called now and then."""

    def __init__(self, settings: Settings, admission: Admission, now: Callable[[], float] | None = None) -> None:
        self._settings = settings
        self.admission = admission
        self._now = now or asyncio.get_running_loop().time
        self._guests: dict[asyncio.Transport, _Guest] = {}
        self._of_network: Counter[str] = Counter()
        self._swept = self._now()
        self._told = Buckets(_TOLD_ONCE, now=self._now)
        self._told_in_all = Buckets(_TOLD_IN_ALL, now=self._now)

    def __len__(self) -> int:
        return len(self._guests)

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Let a connection in, and return True; False if there are too many, of its address or in all.

        Behind a proxy of ours all connections are the proxy's, so it is the proxy that must count by address.
        """
        network = network_of(address)
        if not self._settings.trusted_proxy:
            crowded = self._of_network[network] >= self._settings.connections_per_address
            if crowded or not self.admission.connect(network):
                self._tell("too many connections" if crowded else "connections too often", network)
                return False
        if len(self._guests) >= self._settings.connections:
            self._tell("too many connections in all", network)
            return False
        self._guests[transport] = _Guest(network)
        self._of_network[network] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is lost."""
        guest = self._guests.pop(transport, None)
        if guest is not None:
            self._of_network[guest.network] -= 1
            if not self._of_network[guest.network]:
                del self._of_network[guest.network]

    def expect(self, transport: asyncio.Transport, wanted: str, seconds: float) -> None:
        """Close the connection unless it has done what is wanted within so many seconds."""
        guest = self._guests.get(transport)
        if guest is not None and not guest.closing:
            guest.wanted, guest.until = wanted, self._now() + seconds

    def expect_nothing(self, transport: asyncio.Transport) -> None:
        """Let the connection take its time."""
        guest = self._guests.get(transport)
        if guest is not None and not guest.closing:
            guest.until = None

    def sweep(self) -> None:
        """Close connections that keep us waiting, and cut off those that are being closed and do not go."""
        now = self._now()
        stood_still = max(0.0, now - self._swept - _OFTEN)  # we did, and nobody is to be blamed for that
        self._swept = now
        for transport, guest in list(self._guests.items()):
            if guest.until is not None:
                guest.until += stood_still
            late = guest.until is not None and guest.until <= now
            if guest.closing:
                if late:
                    transport.abort()
                continue
            if late:
                self._tell(f"no {guest.wanted} in time", guest.network)
                transport.close()
            if transport.is_closing():
                guest.closing, guest.until = True, now + _LINGER

    def _tell(self, why: str, network: str) -> None:
        """Put it into the log: once in a minute for each address, and not without end for many."""
        if not self._told.wait((why, network)) and not self._told_in_all.wait(""):
            log.warning("connections", extra={"about": {"why": why, "from": network, "open": len(self._guests)}})
