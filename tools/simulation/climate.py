"""Fault model of a simulated world: kinds and frequencies of faults."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Final

__all__ = ["CALM", "Climate", "climate_of"]


@dataclass(frozen=True, kw_only=True)
class Climate:
    """Rates of faults per simulated second, and probabilities per occasion; 0 disables a fault."""

    processes: int = 1
    shared: bool = False  # the database notifies processes of each other's changes, as PostgreSQL does
    routed: bool = False  # a proxy chooses the process for a request by a hash of the room; otherwise at random
    rough: float = 120.0  # seconds, after which faults stop

    # network
    delay: float = 0.02  # mean seconds that a message takes
    cuts: float = 0.0  # cut connections
    silences: float = 0.0  # connections that silently stop delivering
    slow_readers: float = 0.0  # probability of a slow reader
    lost_requests: float = 0.0  # probability of losing a request or its response
    doubled: float = 0.0  # probability of sending a request twice, the second time to any process
    moves: float = 0.0  # processes that leave the proxy's hash ring while they are running, and return later

    # database
    work: float = 0.002  # mean seconds that a statement takes
    slow: float = 0.0  # periods in which it takes hundreds of times as long
    gone: float = 0.0  # outages
    lost_answers: float = 0.0  # probability that a commit succeeds without a response
    clashes: float = 0.0  # probability of a serialization failure
    late_news: float = 0.02  # mean seconds until other processes are notified of a commit
    doubled_news: float = 0.0  # probability of a duplicate notification
    deaf: float = 0.0  # times at which a process loses its notification connection without noticing at once
    partitions: float = 0.0  # times at which a single process cannot reach the database

    # processes
    kills: float = 0.0
    stops: float = 0.0  # graceful shutdowns
    freezes: float = 0.0
    skew: float = 0.0  # seconds by which the system clocks of processes differ
    slew: float = 0.0  # relative error of their clock rates
    jumps: float = 0.0  # jumps of a process's system clock, by seconds to days
    date_jumps: float = 0.0  # jumps of the clock of the database's machine


CALM: Final = Climate()

_ALONE: Final = (1,)
_SHARED: Final = (1, 2, 2, 3)
_ROUTED: Final = (2, 3, 3, 4, 5, 6, 8, 8)
"""Numbers of processes to choose from, for each of the three kinds of worlds."""

_ROUGH: Final[dict[str, tuple[float, float]]] = {
    "cuts": (0.005, 0.1),
    "silences": (0.002, 0.03),
    "slow_readers": (0.05, 0.3),
    "lost_requests": (0.01, 0.1),
    "doubled": (0.01, 0.2),
    "moves": (0.02, 0.3),
    "slow": (0.005, 0.05),
    "gone": (0.005, 0.03),
    "lost_answers": (0.002, 0.05),
    "clashes": (0.005, 0.1),
    "doubled_news": (0.05, 0.5),
    "deaf": (0.005, 0.05),
    "partitions": (0.005, 0.03),
    "kills": (0.005, 0.06),
    "stops": (0.002, 0.02),
    "freezes": (0.005, 0.05),
    "skew": (1.0, 7200.0),
    "slew": (0.00005, 0.0005),
    "jumps": (0.005, 0.05),
    "date_jumps": (0.005, 0.03),
}
"""Range of each rate in worlds with that fault."""


def climate_of(chance: Random) -> Climate:
    """Return a random climate with only some of the faults, because faults can mask each other."""
    shared = chance.random() < 0.7
    routed = shared and chance.random() < 0.6
    known = {name: chance.uniform(*bounds) if chance.random() < 0.45 else 0.0 for name, bounds in _ROUGH.items()}
    if not shared:
        known |= dict.fromkeys(("clashes", "doubled_news", "deaf", "partitions", "date_jumps"), 0.0)
    if not routed:
        known["moves"] = 0.0
    processes = _ROUTED if routed else _SHARED if shared else _ALONE
    return Climate(
        processes=chance.choice(processes),
        shared=shared,
        routed=routed,
        rough=chance.uniform(20.0, 240.0),
        delay=chance.choice((0.005, 0.02, 0.02, 0.15)),
        work=chance.choice((0.0005, 0.002, 0.002, 0.02)),
        late_news=chance.choice((0.005, 0.02, 0.02, 0.5)),
        **known,
    )


assert _ROUGH.keys() <= {field.name for field in fields(Climate)}
