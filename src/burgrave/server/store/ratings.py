"""Ratings of people: OpenSkill's Plackett-Luce model, as in the arena."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

__all__ = ["Rating", "rated"]


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength after so many rated games."""

    mu: float
    sigma: float
    games: int


def rated(before: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after one more game, given the place of each (equal places are ties)."""
    model = PlackettLuce()
    teams = [[model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(player.mu, player.sigma, 1 if old is None else old.games + 1)
        for (player,), old in zip(after, before, strict=True)
    ]
