"""Statistics over deals: means with 95% confidence intervals, and a sequential test.

The unit is the deal, because games of the same deal share its cards and are not independent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

# ---- Intervals -------------------------------------------------------------------------------------------------------

# Intervals are based on the variance of the means of whole deals.

_LEVEL: Final = 0.975  # two-sided 95%


@dataclass(frozen=True)
class Share:
    """Win share between 0 and 1, with its 95% interval."""

    mean: float
    low: float
    high: float

    @property
    def ci95(self) -> list[float]:
        return [self.low, self.high]


@dataclass(frozen=True)
class Mean:
    """Mean over deals, with half the width of its 95% interval; the half-width is None for a single deal."""

    mean: float
    half: float | None

    @property
    def ci95(self) -> list[float] | None:
        """Return the bounds of the interval, or None for a single deal."""
        return None if self.half is None else [self.mean - self.half, self.mean + self.half]


def quantile(freedom: int, level: float = _LEVEL) -> float:
    """Return a quantile of Student's t distribution for ``freedom`` degrees of freedom; ``level`` must exceed 1/2."""
    if freedom < 1:
        raise ValueError(f"a t distribution cannot have {freedom} degrees of freedom")
    if freedom == 1:
        return tan(pi * (level - 0.5))
    if freedom == 2:
        return (2 * level - 1) * sqrt(2 / (4 * level * (1 - level)))
    z = NormalDist().inv_cdf(level)
    # Cornish-Fisher expansion; the error is below 0.2% from 3 degrees of freedom.
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def mean_of(deals: Sequence[float]) -> Mean:
    """Return the mean over deals and its interval; ``deals`` has one value per deal."""
    n = len(deals)
    mean = sum(deals) / n
    return _mean(n, mean, sum((deal - mean) ** 2 for deal in deals))


def mean_from(n: int, total: int, squares: int) -> Mean:
    """Return the mean of ``n`` integers and its interval, given their sum and sum of squares."""
    return _mean(n, total / n, (squares * n - total * total) / n)


def _mean(n: int, mean: float, deviations: float) -> Mean:
    return Mean(mean, None if n < 2 else quantile(n - 1) * sqrt(deviations / (n - 1) / n))


def spread(n: int, total: float, squares: float) -> float:
    """Return the variance of ``n`` win shares, one per deal, given their sum and sum of squares.

    Two pseudo-deals, one lost and one won, keep the variance above zero when all deals have the same result.
    """
    mean = (total + 1) / (n + 2)
    return (squares + 1 - (n + 2) * mean * mean) / (n + 1)


def share_of(shares: Sequence[float]) -> Share:
    """Return the mean win share and its interval; ``shares`` has one win share per deal."""
    return share_from(len(shares), sum(shares), sum(share * share for share in shares))


def share_from(n: int, total: float, squares: float) -> Share:
    """Return the mean of ``n`` win shares and its Wilson interval, given their sum and sum of squares.

    The interval lies within [0, 1]. It uses the effective number of trials: the number of independent wins and losses
    that would have the same variance as these deals (see ``spread``). The quantile is Student's t, because the variance
    is estimated.
    """
    share = min(1.0, max(0.0, total / n))
    mean = (total + 1) / (n + 2)
    trials = n * mean * (1 - mean) / spread(n, total, squares)
    t = quantile(max(1, n - 1))
    wide = 1 + t * t / trials
    center = (share + t * t / (2 * trials)) / wide
    half = t / wide * sqrt(share * (1 - share) / trials + (t / (2 * trials)) ** 2)
    return Share(share, max(0.0, min(share, center - half)), min(1.0, max(share, center + half)))


# ---- Sequential tests ------------------------------------------------------------------------------------------------

# A generalized sequential probability ratio test (GSPRT) of the mean win share per deal. It uses a normal approximation
# and the variance estimated from the deals, as chess engine testing does for pairs of games.

ALPHA: Final = 0.05  # probability of accepting a change that is worth nothing
BETA: Final = 0.05  # probability of rejecting one that is worth the margin
UPPER: Final = log((1 - BETA) / ALPHA)
LOWER: Final = log(BETA / (1 - ALPHA))
FEWEST_DEALS: Final = 30  # minimum for a usable variance estimate


@dataclass(frozen=True)
class Verdict:
    """Verdict of the sequential test after a number of deals."""

    word: str  # accepted, rejected or undecided
    margin: float
    ratio: float  # log likelihood ratio of "better by the margin" to "as good as the others"
    deals: int

    def as_json(self) -> dict[str, object]:
        return {
            "verdict": self.word,
            "margin": self.margin,
            "log_likelihood_ratio": self.ratio,
            "accepted_above": UPPER,
            "rejected_below": LOWER,
            "alpha": ALPHA,
            "beta": BETA,
            "deals": self.deals,
        }


class SequentialTest:
    """Sequential test of a bot's win share; results are added one deal at a time, in deal order."""

    def __init__(self, null: float, margin: float) -> None:
        self.null = null
        self.margin = margin
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0
        self.verdict = Verdict("undecided", margin, 0.0, 0)

    def add(self, share: float) -> bool:
        """Add the mean win share of the next deal unless the test is over; return True if it is now over."""
        if self.verdict.word == "undecided":
            self.deals += 1
            self.total += share
            self.squares += share * share
            self.verdict = self._verdict()
        return self.verdict.word != "undecided"

    def _verdict(self) -> Verdict:
        gain = self.total - self.deals * (self.null + self.margin / 2)
        ratio = self.margin * gain / spread(self.deals, self.total, self.squares)
        word = "undecided"
        if self.deals >= FEWEST_DEALS:
            word = "accepted" if ratio >= UPPER else "rejected" if ratio <= LOWER else word
        return Verdict(word, self.margin, ratio, self.deals)


def judge(shares: Iterable[float], null: float, margin: float) -> Verdict:
    """Return the verdict on win shares given in deal order, ignoring any after the end of the test."""
    found = SequentialTest(null, margin)
    for share in shares:
        if found.add(share):
            break
    return found.verdict
