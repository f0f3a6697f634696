"""Effect of a card or a ruling: the same deals played with and without it.

The unit is the deal: the difference between its two games is one observation.
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
from burgrave.study.data.plan import StudyError, StudyPlan, study_plan, swept
from burgrave.study.data.run import Progress, study
from burgrave.text.naming import meant, spelled

# ---- Differences -----------------------------------------------------------------------------------------------------

ALL: Final = "all"
_WITHOUT, _WITH = 0, 1  # cells
_NUMBERS: Final = ("integer", "fraction", "truth")
_FEWEST: Final = 6
"""So few deals may show an effect: five lie all on one side by chance more often than in 5 % of cases (2 / 2**5)."""
_EQUAL: Final = 1e-9  # means of seats are rounded


@dataclass(frozen=True)
class Difference:
    """One outcome: what it is on average without and with, and the mean of the differences within deals.

    ``who``: ``all``, the name of holders, or ``seat N``; ``what``: a column of the tables ``games`` or ``seats``.
    """

    who: str
    what: str
    without: float
    having: float
    difference: Mean
    deals: int
    luck: bool  # whether luck alone decides who is asked about, or else the players

    @property
    def is_effect(self) -> bool:
        """Tell whether deals show an effect: a difference beyond its interval, of enough deals, made by no player."""
        half = self.difference.half
        return self.luck and self.deals >= _FEWEST and half is not None and abs(self.difference.mean) > half

    def as_json(self) -> dict[str, object]:
        """Return everything as plain JSON data."""
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
    """What was found."""

    contrast: Contrast
    plan: StudyPlan
    deals: int
    alike: int  # deals that went the same way with and without
    differences: list[Difference]

    def as_json(self) -> dict[str, object]:
        """Return everything as plain JSON data."""
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
    """Play each deal without and with a card, or with two values of an option, and return what is different.

    ``out`` is the folder of the data set, as of a study; the same call goes on with it.
    """
    contrast = contrast_of(game_named(game), what, options, instead)
    plan = effect_plan(game, contrast, deals=deals, seed=seed, bots=bots)
    return effect_in(play_effect(contrast, plan, out, workers=workers, cluster=cluster))


# ---- the answer --------------------------------------------------------------------------------------------------


def has_answer(data: DataSet) -> bool:
    """Tell whether there is a deal that was played both ways."""
    left = {chunk.number for chunk in data.missing()}
    finished = [chunk for chunk in data.plan.chunks() if chunk.number not in left]
    return len({chunk.first for chunk in finished}) < len(finished)


def effect_in(data: DataSet) -> Effect:
    """Return what the deals say that were played both ways; raise StudyError if nothing was asked, or none was."""
    contrast = question_of(data)
    if contrast is None:
        raise StudyError(f"{data.folder} holds an ordinary study: nothing was left out of its deals.")
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
    """Tell whether the mean of a column of ``seats`` says something of a game; the share of the win is always whole."""
    return column["type"] in _NUMBERS and column["name"] not in ("game", "seat", "place", "share")


def _holding(data: DataSet, holders: Holders, games: pl.DataFrame) -> pl.DataFrame:
    """Return the seats that are asked about, by deal: those of the games with the card."""
    rows = data.scan(holders.table).collect()
    if holders.column:
        rows = rows.filter(pl.col(holders.column).cast(pl.String) == holders.value)
    having = games.filter(pl.col("cell") == _WITH).select("game", "deal")
    rows = rows.join(having, on="game", maintain_order="left")
    return rows.unique("game", keep="first", maintain_order=True) if holders.first else rows


def _difference(rows: pl.DataFrame, who: str, what: str, luck: bool) -> Difference | None:
    """Return how far an outcome lies apart in the deals that have it both ways."""
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
    """Return the mean of the differences of deals.

    Differences that are all equal have no spread, as if the next could not be otherwise. One imagined deal without any
    difference is counted for their interval; if none of them differs, there is nothing to tell it from.
    """
    n, mean = len(differences), sum(differences) / len(differences)
    if max(differences) - min(differences) > _EQUAL:
        return mean_of(differences)
    if n < 2 or abs(mean) <= _EQUAL:
        return Mean(mean, None)
    imagined = mean_of([*differences, 0.0])
    return Mean(mean, imagined.half)


def _alike(games: pl.DataFrame, seats: pl.DataFrame) -> int:
    """Return how many deals went the same way with and without: as long, and with the same end for everybody."""
    ends = seats.group_by("deal", "seat").agg(pl.struct(pl.exclude("game", "cell", "deal", "seat")).n_unique() == 1)
    same = pl.all_horizontal(pl.exclude("deal", "seat"))
    by_deal = ends.select("deal", same.alias("same")).group_by("deal").agg(pl.col("same").all())
    lengths = games.group_by("deal").agg((pl.struct("rounds", "decisions").n_unique() == 1).alias("as_long"))
    return by_deal.join(lengths, on="deal").filter(pl.col("same") & pl.col("as_long")).height


# ---- The question and its games --------------------------------------------------------------------------------------

_FILE: Final = "effect.json"


def contrast_of(game: Game, what: str, options: Mapping[str, object] | None = None, instead: str = "") -> Contrast:
    """Return what is to be compared: a card by its name, or ``OPTION=VALUE,VALUE``; raise SetupError if it is none."""
    given = dict(options or {})
    written, mark, values = what.partition("=")
    if not mark:
        other = spelled(instead, [NOBODY]) or meant(game, instead, given)
        return contrasts_of(game).of_card(game, meant(game, what, given), given, other)
    name = spelled(written, game.option_names) or written
    if name in given:
        raise SetupError(f"{name!r} is asked about: leave it out of the other options.")
    if instead:
        raise SetupError(f"An option has two values: {name}=VALUE,VALUE; leave out {instead!r}.")
    cells = swept(game, {name: values})
    if len(cells) != 2:
        raise SetupError(f"What {name!r} does is the difference of two of its values, not of {len(cells)}: {values!r}.")
    return Contrast(name, {**given, **cells[0]}, {**given, **cells[1]}, "", "options")


def effect_plan(
    game: str, contrast: Contrast, *, deals: int = 1000, seed: int | str = 0, bots: Sequence[str] = (RANDOM,)
) -> StudyPlan:
    """Return the study that answers: every deal once without and once with it."""
    if contrast.without == contrast.having:
        raise SetupError(f"With {contrast.what} and without it the games would be the same.")
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
    """Play what is missing, and return the data set, which knows what was asked."""
    needs("study", "numpy", "polars")
    folder = DataSet.begin(out, plan).folder
    replace_whole(folder / _FILE, json.dumps(contrast.told(), indent=1).encode() + b"\n", True)
    return study(plan, out, workers=workers, cluster=cluster, progress=progress)


def question_of(data: DataSet) -> Contrast | None:
    """Return what was asked of a data set; None if it is an ordinary study."""
    file = data.folder / _FILE
    if not file.exists():
        return None
    try:
        return Contrast.of(json.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise StudyError(f"{file} cannot be read: {error.strerror or error}.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise StudyError(f"{file} is damaged: {error}.") from error
