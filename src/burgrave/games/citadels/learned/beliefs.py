"""What the others are likely to have chosen: worlds in which they chose as others do come more often.

A sampled world deals the unseen characters so that all deals are equally likely. But nobody chooses by lot. Of a number
of deals each is weighed by how likely all seats were to choose as they did there, and worlds take the heavy ones more
often (sampling importance resampling).
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.learned.choices import Choices
from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.rules.draft_walk import DraftWalk, picks_done
from burgrave.games.citadels.rules.sample_draft import sample_draft
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.bits import count
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["Beliefs"]

_DEALS: Final = 64  # that are weighed before a decision
_BLIND: Final = 0.05  # so many choices are made by lot, for all that one knows
_FINE: Final = 1 << 30


class Beliefs:
    """The deals that one seat thinks possible at its decision, by their weights."""

    def __init__(self) -> None:
        self._choices = Choices()
        self._weights = [0.0] * 80  # seat * 10 + rank
        self._deals: list[int] = []  # generator states: each makes one deal
        self._sums: list[float] = []  # the weights of the deals up to each
        self._rng = Rng(0)

    def weigh(self, m: EvaluationContext, t: CitadelsState, seat: i64, rng: Rng) -> None:
        """Get ready for a decision of ``seat`` in ``t``, a world that agrees with what it knows."""
        self._deals.clear()
        self._sums.clear()
        if not self._is_something_hidden(t, seat):
            return
        self._rate(m, t, seat)
        scratch = t.copy()
        total = 0.0
        for _ in range(_DEALS):
            x = rng.state()
            self._rng.x = x
            sample_draft(t, scratch, seat, self._rng)
            total += self._likelihood(scratch, seat)
            self._deals.append(x)
            self._sums.append(total)

    def deal(self, t: CitadelsState, new: CitadelsState, seat: i64, rng: Rng) -> None:
        """Deal the characters of ``new``, a sample of ``t``, anew: as they are likely to lie."""
        deals: i64 = len(self._deals)
        if deals == 0:
            return
        at = self._sums[deals - 1] * float(rng.below(_FINE)) / float(_FINE)
        low: i64 = 0
        high: i64 = deals - 1
        while low < high:
            middle = (low + high) >> 1
            if self._sums[middle] > at:
                high = middle
            else:
                low = middle + 1
        self._rng.x = self._deals[low]
        sample_draft(t, new, seat, self._rng)

    def _is_something_hidden(self, t: CitadelsState, seat: i64) -> bool:
        walk = DraftWalk(t)
        while walk.step < picks_done(t):
            if walk.drafter != seat and not t.revealed >> walk.pick & 1:
                return True
            walk.go_on()
        return False

    def _rate(self, m: EvaluationContext, t: CitadelsState, seat: i64) -> None:
        """Weigh how each of the others is drawn to each character."""
        rank: i64
        m.look(t, seat)
        for other in t.players:
            if other.seat == seat:
                continue
            self._choices.see(m, t, other)
            for rank in range(1, t.ranks_in_play + 1):
                self._weights[other.seat * 10 + rank] = self._choices.weight(t.cast[rank])

    def _likelihood(self, deal: CitadelsState, seat: i64) -> float:
        """Return how likely the others were to choose as they did in a deal, by what was passed to each there."""
        found = 1.0
        walk = DraftWalk(deal)
        while walk.step < picks_done(deal):
            if walk.drafter != seat:
                found *= self._chance(walk.drafter, walk.pick, walk.seen)
            walk.go_on()
        return found

    def _chance(self, drafter: i64, pick: i64, offered: i64) -> float:
        """Return how likely somebody was to choose a rank of these."""
        rank: i64
        base = drafter * 10
        total = 0.0
        for rank in range(1, 10):
            if offered >> rank & 1:
                total += self._weights[base + rank]
        even = _BLIND / float(count(offered))
        return even + (1.0 - _BLIND) * self._weights[base + pick] / total if total > 0.0 else even
