"""Effects of a card or a ruling, measured by playing the same deals with and without the card or ruling.

The unit is the deal: the difference between the two games of a deal is one observation.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from burgrave.arena.statistics import Mean, mean_of
from burgrave.extras import needs
from burgrave.kernel.errors import SetupError
from burgrave.kernel.files import replace_whole
from burgrave.kernel.game import Game
from burgrave.kernel.registry import game_named
from burgrave.study.choosing import RANDOM
from burgrave.study.contrasts import NOBODY, Contrast, Holders, contrasts_of
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyError, StudyPlan, study_plan, sweep
from burgrave.study.data.run import Progress, study
from burgrave.text.naming import meant, spelled

# ---- Differences -----------------------------------------------------------------------------------------------------

ALL: Final = "all"
_WITHOUT, _WITH = 0, 1  # cells
_NUMBERS: Final = ("integer", "fraction", "truth")
_FEWEST: Final = 6
"""Minimum number of deals for an effect; with five, all signs agree by chance in more than 5% of cases (2 / 2**5)."""
_EQUAL: Final = 1e-9  # tolerance for rounding errors of means


@dataclass(frozen=True)
class Difference:
    """One outcome: its means without and with the card, and the mean difference between the two games of a deal.

    ``who``: ``all``, the name of ``Holders``, or ``seat N``; ``what``: a column of the ``games`` or ``seats`` table.
    """

    who: str
    what: str
    without: float
    having: float
    difference: Mean
    deals: int
    luck: bool  # chance alone selected these seats (see ``Holders``)

    @property
    def is_effect(self) -> bool:
        """True if the difference is significant: enough deals, 0 outside the interval, and seats chosen at random."""
        half = self.difference.half
        return self.luck and self.deals >= _FEWEST and half is not None and abs(self.difference.mean) > half

    def as_json(self) -> dict[str, object]:
        return {
            "who": self.who,
            "what": self.what,
            "without": self.without,
            "with": self.having,
            "difference": self.difference.mean,
            "ci95": self.difference.ci95,
            "deals": self.deals,
            "luck": self.luck,
            "effect": self.is_effect,
        }


@dataclass(frozen=True)
class Effect:
    """Result of a comparison: the difference in each outcome over all deals."""

    contrast: Contrast
    plan: StudyPlan
    deals: int
    alike: int  # deals with identical outcomes
    differences: list[Difference]

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "what": self.contrast.what,
            "without": self.contrast.without,
            "with": self.contrast.having,
            "instead": self.contrast.instead or None,
            "kept": self.contrast.kept,
            "seed": self.plan.seed,
            "bots": list(self.plan.bots),
            "deals": self.deals,
            "deals_alike": self.alike,
            "differences": [one.as_json() for one in self.differences],
        }


def effect(
    game: str,
    what: str,
    options: Mapping[str, object] | None = None,
    *,
    out: str | os.PathLike[str],
    instead: str = "",
    deals: int = 1000,
    seed: int | str = 0,
    bots: Sequence[str] = (RANDOM,),
    workers: int = 1,
    cluster: str | None = None,
) -> Effect:
    """Play each deal without and with a card, or with two values of an option, and return the effect.

    ``out``: folder for the data set; repeating the call resumes it.
    """
    contrast = contrast_of(game_named(game), what, options, instead)
    plan = effect_plan(game, contrast, deals=deals, seed=seed, bots=bots)
    return effect_in(play_effect(contrast, plan, out, workers=workers, cluster=cluster))


# ---- results -----------------------------------------------------------------------------------------------------


def has_answer(data: DataSet) -> bool:
    """Return True if at least one deal has been played in both cells of the comparison."""
    left = {chunk.number for chunk in data.missing()}
    finished = [chunk for chunk in data.plan.chunks() if chunk.number not in left]
    return len({chunk.first for chunk in finished}) < len(finished)


def effect_in(data: DataSet) -> Effect:
    """Return the effect over all deals that were played in both cells of the comparison.

    Raise StudyError if there are no such deals, or if the study is not a comparison.
    """
    contrast = question_of(data)
    if contrast is None:
        raise StudyError(f"{data.folder} is an ordinary study, without a comparison.")
    if not has_answer(data):
        raise StudyError(f"{data.folder} has no deal yet that was played both ways.")
    games = data.scan("games").filter(pl.col("cell").n_unique().over("deal") == 2).collect()
    seats = data.scan("seats").collect().join(games.select("game", "cell", "deal"), on="game")
    return Effect(
        contrast,
        data.plan,
        games["deal"].n_unique(),
        _alike(games, seats),
        _differences(data, contrast, games, seats),
    )


def _differences(data: DataSet, contrast: Contrast, games: pl.DataFrame, seats: pl.DataFrame) -> list[Difference]:
    found = []
    for holders in contrast.holders:
        theirs = seats.join(_holding(data, holders, games), on=["deal", "seat"], how="semi")
        found += [_difference(theirs, holders.name, what, holders.luck) for what in ("share", "score")]
    number = seats["seat"].n_unique()
    if not contrast.holders and number > 1:
        for seat in range(number):
            found.append(_difference(seats.filter(pl.col("seat") == seat), f"seat {seat}", "share", True))
    found += [_difference(games, ALL, what, True) for what in ("rounds", "decisions")]
    outcomes = [one["name"] for one in data.manifest["schema"]["seats"]["columns"] if _is_outcome(one)]
    found += [_difference(seats, ALL, what, True) for what in (["share"] if number == 1 else []) + outcomes]
    return [one for one in found if one is not None]


def _is_outcome(column: Mapping[str, Any]) -> bool:
    """Return True if a ``seats`` column is an outcome that can be compared by its mean over all seats.

    ``share`` is excluded because its mean over all seats is constant.
    """
    return column["type"] in _NUMBERS and column["name"] not in ("game", "seat", "place", "share")


def _holding(data: DataSet, holders: Holders, games: pl.DataFrame) -> pl.DataFrame:
    """Return the rows of the holders' seats, each with its deal, in the games played with the card."""
    rows = data.scan(holders.table).collect()
    if holders.column:
        rows = rows.filter(pl.col(holders.column).cast(pl.String) == holders.value)
    having = games.filter(pl.col("cell") == _WITH).select("game", "deal")
    rows = rows.join(having, on="game", maintain_order="left")
    return rows.unique("game", keep="first", maintain_order=True) if holders.first else rows


def _difference(rows: pl.DataFrame, who: str, what: str, luck: bool) -> Difference | None:
    """Return the difference in an outcome over the deals that have a value in both games.

    Return None if there are no such deals.
    """
    value = pl.col(what).cast(pl.Float64)
    worlds = {"without": _WITHOUT, "with": _WITH}
    means = [value.filter(pl.col("cell") == cell).mean().alias(name) for name, cell in worlds.items()]
    by_deal = rows.group_by("deal").agg(means).drop_nulls().sort("deal")
    if not by_deal.height:
        return None
    without, having = by_deal["without"], by_deal["with"]
    apart = _apart((having - without).to_list())
    return Difference(who, what, sum(without) / len(without), sum(having) / len(having), apart, by_deal.height, luck)


def _apart(differences: Sequence[float]) -> Mean:
    """Return the mean difference between the two games of a deal, with its interval.

    If all differences are equal, their variance is zero, so the interval is computed with an additional pseudo-deal
    that has no difference. There is no interval for a single deal, or if all differences are 0.
    """
    n, mean = len(differences), sum(differences) / len(differences)
    if max(differences) - min(differences) > _EQUAL:
        return mean_of(differences)
    if n < 2 or abs(mean) <= _EQUAL:
        return Mean(mean, None)
    imagined = mean_of([*differences, 0.0])
    return Mean(mean, imagined.half)


def _alike(games: pl.DataFrame, seats: pl.DataFrame) -> int:
    """Count the deals whose two games have the same length and the same outcome for every seat."""
    ends = seats.group_by("deal", "seat").agg(pl.struct(pl.exclude("game", "cell", "deal", "seat")).n_unique() == 1)
    same = pl.all_horizontal(pl.exclude("deal", "seat"))
    by_deal = ends.select("deal", same.alias("same")).group_by("deal").agg(pl.col("same").all())
    lengths = games.group_by("deal").agg((pl.struct("rounds", "decisions").n_unique() == 1).alias("as_long"))
    return by_deal.join(lengths, on="deal").filter(pl.col("same") & pl.col("as_long")).height


# ---- Comparisons and their games -------------------------------------------------------------------------------------

_FILE: Final = "effect.json"


def contrast_of(game: Game, what: str, options: Mapping[str, object] | None = None, instead: str = "") -> Contrast:
    """Parse a comparison: the name of a card, or ``OPTION=VALUE,VALUE``; raise SetupError if it is invalid."""
    given = dict(options or {})
    written, mark, values = what.partition("=")
    if not mark:
        other = spelled(instead, [NOBODY]) or meant(game, instead, given)
        return contrasts_of(game).of_card(game, meant(game, what, given), given, other)
    name = spelled(written, game.option_names) or written
    if name in given:
        raise SetupError(f"{name!r} is being compared; remove it from the other options.")
    if instead:
        raise SetupError(f"An option needs two values to compare: {name}=VALUE,VALUE; remove {instead!r}.")
    cells = sweep(game, {name: values})
    if len(cells) != 2:
        raise SetupError(f"Comparing {name!r} needs exactly two of its values, not {len(cells)}: {values!r}.")
    return Contrast(name, {**given, **cells[0]}, {**given, **cells[1]}, "", "options")


def effect_plan(
    game: str, contrast: Contrast, *, deals: int = 1000, seed: int | str = 0, bots: Sequence[str] = (RANDOM,)
) -> StudyPlan:
    """Return the plan of a comparison's study, in which every deal is played without and with the card."""
    if contrast.without == contrast.having:
        raise SetupError(f"The games would be identical with and without {contrast.what}.")
    return study_plan(game, [contrast.without, contrast.having], games=deals, seed=seed, bots=bots)


def play_effect(
    contrast: Contrast,
    plan: StudyPlan,
    out: str | os.PathLike[str],
    *,
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[Progress], object] | None = None,
) -> DataSet:
    """Play the missing games and return the data set, in which the comparison is also stored."""
    needs("study", "numpy", "polars")
    folder = DataSet.begin(out, plan).folder
    replace_whole(folder / _FILE, json.dumps(contrast.told(), indent=1).encode() + b"\n", True)
    return study(plan, out, workers=workers, cluster=cluster, progress=progress)


def question_of(data: DataSet) -> Contrast | None:
    """Return the comparison stored in a data set, or None for an ordinary study."""
    file = data.folder / _FILE
    if not file.exists():
        return None
    try:
        return Contrast.of(json.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise StudyError(f"{file} cannot be read: {error.strerror or error}.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise StudyError(f"{file} is damaged: {error}.") from error
