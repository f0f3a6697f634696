"""How rough a simulated world is: which faults there are in it, and how often."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Final

__all__ = ["CALM", "Climate", "climate_of"]


@dataclass(frozen=True, kw_only=True)
class Climate:
    """Rates are per simulated second, chances per occasion, and 0 where a world does not know a fault."""

    processes: int = 1
    shared: bool = False  # the database tells processes of each other, as PostgreSQL does
    rough: float = 120.0  # seconds, after which no more faults come

    # the network
    delay: float = 0.02  # seconds that a message takes, on the average
    cuts: float = 0.0  # connections that are cut
    silences: float = 0.0  # connections over which nothing comes any more, and nobody is told
    slow_readers: float = 0.0  # chance that somebody reads slowly
    lost_requests: float = 0.0  # chance that a request, or its answer, is lost
    doubled: float = 0.0  # chance that a request or a message is sent twice

    # the database
    work: float = 0.002  # seconds that a statement takes, on the average
    slow: float = 0.0  # times in which it takes hundreds of times as long
    gone: float = 0.0  # times in which it is away
    lost_answers: float = 0.0  # chance that a commit is done, and nobody told
    clashes: float = 0.0  # chance that a transaction is given up for another one
    late_news: float = 0.02  # seconds until other processes hear of a commit, on the average
    doubled_news: float = 0.0  # chance that they hear it twice
    deaf: float = 0.0  # times at which a process stops hearing, and learns of it later

    # the processes
    kills: float = 0.0
    stops: float = 0.0  # graceful ones
    freezes: float = 0.0
    skew: float = 0.0  # seconds by which the system clocks of processes differ
    slew: float = 0.0  # part by which they are slowed down or sped up
    jumps: float = 0.0  # of the system clock of a process, by seconds to days
    date_jumps: float = 0.0  # of the clock of the database's machine


CALM: Final = Climate()

_ROUGH: Final[dict[str, tuple[float, float]]] = {
    "cuts": (0.005, 0.1),
    "silences": (0.002, 0.03),
    "slow_readers": (0.05, 0.3),
    "lost_requests": (0.01, 0.1),
    "doubled": (0.01, 0.2),
    "slow": (0.005, 0.05),
    "gone": (0.005, 0.03),
    "lost_answers": (0.002, 0.05),
    "clashes": (0.005, 0.1),
    "doubled_news": (0.05, 0.5),
    "deaf": (0.005, 0.05),
    "kills": (0.005, 0.06),
    "stops": (0.002, 0.02),
    "freezes": (0.005, 0.05),
    "skew": (1.0, 7200.0),
    "slew": (0.00005, 0.0005),
    "jumps": (0.005, 0.05),
    "date_jumps": (0.005, 0.03),
}
"""Between what and what each rate lies in a world that knows the fault."""


def climate_of(chance: Random) -> Climate:
    """Return a climate: each world knows some of the faults, so that none always hides another."""
    shared = chance.random() < 0.6
    known = {name: chance.uniform(*bounds) if chance.random() < 0.45 else 0.0 for name, bounds in _ROUGH.items()}
    if not shared:
        known |= {"clashes": 0.0, "doubled_news": 0.0, "deaf": 0.0, "date_jumps": 0.0}
    return Climate(
        processes=chance.choice((1, 2, 2, 3)) if shared else 1,
        shared=shared,
        rough=chance.uniform(20.0, 240.0),
        delay=chance.choice((0.005, 0.02, 0.02, 0.15)),
        work=chance.choice((0.0005, 0.002, 0.002, 0.02)),
        late_news=chance.choice((0.005, 0.02, 0.02, 0.5)),
        **known,
    )


assert _ROUGH.keys() <= {field.name for field in fields(Climate)}
