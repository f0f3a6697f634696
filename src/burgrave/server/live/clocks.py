"""The clocks of decisions: they stand still while no server is there."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.server.store import Outage

__all__ = ["Clocks"]


class Clocks:
    """Knows when no server was there; the same in every process, for it is read from the store."""

    def __init__(self) -> None:
        self.outages: Sequence[Outage] = ()
        """The first one first; no two of them overlap."""

    def deadline(self, began: float, per: float) -> float:
        """Return when so many seconds are over that began to run at ``began``."""
        until = began + per
        for outage in self.outages:
            if outage.ended > began and outage.began < until:
                until += outage.ended - max(outage.began, began)
        return until

    def ran(self, began: float, ended: float) -> float:
        """Return how many of the seconds between two times a server was there."""
        ran = ended - began
        ran -= sum(max(0.0, min(outage.ended, ended) - max(outage.began, began)) for outage in self.outages)
        return max(0.0, ran)  # the times may be those of two processes, or of a version whose clock could jump

    @property
    def up_since(self) -> float:
        """When a server was there again for the last time (0: as far as is known there always was one)."""
        return self.outages[-1].ended if self.outages else 0.0
