"""Measurements of a net: matches against fixed bots, and the calibration of its predictions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np

from burgrave.arena import arena
from burgrave.kernel.learner import Yardstick
from burgrave.kernel.net import WIN
from burgrave.training.plan import MOST_DEALS, MOST_GENERATIONS, TrainingPlan, in_range
from burgrave.training.playing import Job, Positions, SelfPlay

__all__ = ["Bin", "Measured", "Measuring", "Strength", "match_against", "measured"]

_BINS = 10
LEAST = 2  # minimum players in a match against a rival


@dataclass(frozen=True)
class Measuring:
    """Schedule of measurements: interval (in generations), deals per match, and games for the calibration."""

    every: int = 50
    deals: int = 100
    games: int = 200

    def __post_init__(self) -> None:
        in_range("The number of generations between measurements", self.every, 1, MOST_GENERATIONS)
        in_range("The number of deals of a measurement", self.deals, 1, MOST_DEALS)
        in_range("The number of games of a measurement", self.games, 1, MOST_DEALS)


@dataclass(frozen=True)
class Strength:
    """Win share in a match, with its 95% interval; ``fair``: the share expected if all bots were equally strong."""

    title: str
    share: float
    low: float
    high: float
    fair: float
    deals: int


@dataclass(frozen=True)
class Bin:
    """Group of positions with similar predictions: mean predicted and mean actual win share."""

    said: float
    came: float
    positions: int


@dataclass(frozen=True)
class Measured:
    """Measurements of the net after a number of games."""

    games: int
    matches: tuple[Strength, ...]
    calibration: tuple[Bin, ...]

    def told(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def of(cls, told: dict[str, object]) -> Measured:
        games, matches, calibration = told["games"], told["matches"], told["calibration"]
        assert isinstance(games, int)
        assert isinstance(matches, list)
        assert isinstance(calibration, list)
        return cls(games, tuple(Strength(**one) for one in matches), tuple(Bin(**one) for one in calibration))


def measured(
    plan: TrainingPlan, games: int, net: Path, rival: Path | None, measuring: Measuring, workers: int
) -> Measured:
    """Measure a net after ``games`` training games: play matches, and compute the calibration.

    The net plays one match against the rival or, if there is none, all matches that the learner declares as yardsticks.
    """
    matches = []
    deals = measuring.deals
    yardsticks = plan.learner().yardsticks()
    if rival is not None:
        yardsticks = [match_against(rival, plan)]
    for match in yardsticks:
        bots = [bot.replace("{net}", str(net)) for bot in match.bots]
        outcome = arena(plan.game, bots, match.options, deals=deals, seed=f"{plan.seed} {games}", workers=workers)
        if outcome.interrupted:
            raise KeyboardInterrupt
        share = outcome.sections[0].standings[0].win_share
        matches.append(Strength(match.title, share.mean, share.low, share.high, 1 / len(bots), deals))
    return Measured(games, tuple(matches), tuple(_calibration(plan, games, net, measuring.games)))


def match_against(rival: Path, plan: TrainingPlan) -> Yardstick:
    """Return a match against the rival. The bots search only if the training run does."""
    bot = f"search:{plan.thinks}it:net=" if plan.thinks else "net:"
    bots = [bot + "{net}", *[f"{bot}{rival}"] * (max(plan.players, LEAST) - 1)]
    return Yardstick("against the rival", bots, {"scenario": "random"})


def _calibration(plan: TrainingPlan, games: int, net: Path, played: int) -> Iterable[Bin]:
    """Compare predicted and actual wins in self-play games that are not used for training."""
    play = SelfPlay(replace(plan, seed=f"measured {plan.seed} {games}", fade=1.0))
    _, positions = play(Job(0, 0, played, net.read_bytes()))
    return _bins(positions)


def _bins(positions: Positions) -> Iterable[Bin]:
    said = positions.said[:, WIN]
    came = positions.targets[:, WIN]
    places = np.minimum((said * _BINS).astype(np.int64), _BINS - 1)
    for place in range(_BINS):
        chosen = places == place
        if chosen.any():
            yield Bin(float(said[chosen].mean()), float(came[chosen].mean()), int(chosen.sum()))
