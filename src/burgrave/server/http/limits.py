"""Token buckets: how much of something one may take, and when there is more."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections.abc import Callable, Hashable

from burgrave.server.settings import Allowance

__all__ = ["Bucket", "Buckets", "network_of", "tag_of"]

MOST_BUCKETS = 10_000  # before those that are full again are forgotten


class Bucket:
    """One allowance, being used up and filling again."""

    def __init__(self, allowance: Allowance, now: float) -> None:
        self.allowance = allowance
        self.left = allowance.burst
        self.at = now

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Take ``cost`` if there is so much, and return 0; else take nothing, and return the seconds until there is."""
        self.fill(now)
        cost = min(cost, self.allowance.burst)  # there is never more
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.allowance.per_second

    def fill(self, now: float) -> None:
        """Fill up for the time that has gone by."""
        gained = max(0.0, now - self.at) * self.allowance.per_second
        self.left = min(self.allowance.burst, self.left + gained)
        self.at = now


class Buckets:
    """A bucket for everybody who takes from the same kind of allowance; those that are full are forgotten."""

    def __init__(self, allowance: Allowance, *, now: Callable[[], float] = time.monotonic) -> None:
        self.allowance = allowance
        self._now = now
        self._buckets: dict[Hashable, Bucket] = {}
        self._most = MOST_BUCKETS

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, who: Hashable, cost: float = 1.0) -> float:
        """Take ``cost`` for ``who`` and return 0, or return the seconds until there is so much."""
        now = self._now()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self.allowance, now)
        return bucket.wait(now, cost)

    def _forget(self, now: float) -> None:
        for who, bucket in list(self._buckets.items()):
            bucket.fill(now)
            if bucket.left >= bucket.allowance.burst:
                del self._buckets[who]
        # If nearly all are in use, looking through them at every newcomer would be the attack.
        self._most = max(MOST_BUCKETS, 2 * len(self._buckets))


def network_of(address: str) -> str:
    """Return what is counted as one address: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))


def tag_of(network: str) -> int:
    """Return sixteen bits that a network always has, and others hardly ever; nobody can be found by them."""
    return int.from_bytes(hashlib.blake2b(network.encode(), digest_size=2).digest())
