"""Token buckets for rate limits."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections.abc import Callable, Hashable
from functools import lru_cache

from burgrave.server.settings import Allowance

MOST_BUCKETS = 10_000  # beyond this, full buckets are dropped


class Bucket:
    """Token bucket for one allowance."""

    def __init__(self, allowance: Allowance, now: float) -> None:
        self.allowance = allowance
        self.left = allowance.burst
        self.at = now

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Take ``cost`` and return 0, or take nothing and return the seconds until ``cost`` is available."""
        self.fill(now)
        cost = min(cost, self.allowance.burst)  # a bucket never holds more
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.allowance.per_second

    def reserve(self, now: float, cost: float, longest: float) -> float:
        """Take ``cost`` in advance and return the seconds to wait; if the wait exceeds ``longest``, take nothing."""
        self.fill(now)
        wait = max(0.0, (cost - self.left) / self.allowance.per_second)
        if wait <= longest:
            self.left -= cost
        return wait

    def fill(self, now: float) -> None:
        gained = max(0.0, now - self.at) * self.allowance.per_second
        self.left = min(self.allowance.burst, self.left + gained)
        self.at = now


class Buckets:
    """Token buckets for one allowance, one per key; full buckets are dropped."""

    def __init__(self, allowance: Allowance, *, now: Callable[[], float] = time.monotonic) -> None:
        self.allowance = allowance
        self._now = now
        self._buckets: dict[Hashable, Bucket] = {}
        self._most = MOST_BUCKETS

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, who: Hashable, cost: float = 1.0) -> float:
        """Take ``cost`` for ``who`` and return 0, or return the seconds until ``cost`` is available."""
        now = self._now()
        return self._bucket(who, now).wait(now, cost)

    def reserve(self, who: Hashable, longest: float, cost: float = 1.0) -> float:
        """Take ``cost`` for ``who`` in advance, and return the seconds to wait; see :meth:`Bucket.reserve`."""
        now = self._now()
        return self._bucket(who, now).reserve(now, cost, longest)

    def _bucket(self, who: Hashable, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self.allowance, now)
        return bucket

    def _forget(self, now: float) -> None:
        for who, bucket in list(self._buckets.items()):
            bucket.fill(now)
            if bucket.left >= bucket.allowance.burst:
                del self._buckets[who]
        # With nearly all buckets in use, scanning them for every newcomer would itself be a denial of service.
        self._most = max(MOST_BUCKETS, 2 * len(self._buckets))


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network that rate limits treat as one address: an IPv4 address or an IPv6 /64 prefix."""
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
    """Return a 16-bit hash of a network, which rarely collides but identifies nobody."""
    return int.from_bytes(hashlib.blake2b(network.encode(), digest_size=2).digest())
