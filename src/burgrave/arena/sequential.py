"""Whether a change is accepted: a sequential test that stops as soon as the deals have said enough.

It is the generalised sequential probability ratio test of the mean share of a deal, with a normal approximation and
the spread estimated from the deals themselves, as testers of chess programs use it on pairs of games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Final

from burgrave.arena.statistics import spread

__all__ = ["FEWEST_DEALS", "Judge", "Verdict", "judge"]

ALPHA: Final = 0.05  # how often a change that is worth nothing is accepted
BETA: Final = 0.05  # how often one that is worth the margin is rejected
UPPER: Final = log((1 - BETA) / ALPHA)
LOWER: Final = log(BETA / (1 - ALPHA))
FEWEST_DEALS: Final = 30  # before that their spread is not known


@dataclass(frozen=True)
class Verdict:
    """What the test says after so many deals."""

    word: str  # accepted, rejected or undecided
    margin: float
    ratio: float  # log likelihood ratio of "better by the margin" to "as good as the others"
    deals: int

    def as_json(self) -> dict[str, object]:
        """Return everything as plain JSON data."""
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


class Judge:
    """Takes the shares of one deal after the other, in the order of the deals."""

    def __init__(self, null: float, margin: float) -> None:
        self.null = null
        self.margin = margin
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0
        self.verdict = Verdict("undecided", margin, 0.0, 0)

    def add(self, share: float) -> bool:
        """Count the mean share of the next deal, unless the test is over; return whether it is now."""
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
    """Return the verdict on deals in their order; what comes after it is not looked at."""
    found = Judge(null, margin)
    for share in shares:
        if found.add(share):
            break
    return found.verdict
