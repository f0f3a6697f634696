"""Means and their 95 % intervals over a study, part by part, so that a million games need little memory.

The rows of one game depend on each other, so an interval comes from how far whole games lie apart: the mean is a ratio
of two sums over games, and its variance that of their residuals. What goes from part to part are five sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import polars as pl

from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyError

__all__ = ["Measure", "Part", "Result", "measured", "parts_of"]

_Z: Final = 1.96  # 95 % of a normal distribution: there are many games
_FEW: Final = 30  # games, below which there is no interval


class Part:
    """The games of one chunk. Tables are read once, whoever asks."""

    def __init__(self, data: DataSet, number: int, cell: int) -> None:
        self.cell = cell
        self._data = data
        self._number = number
        self._tables: dict[str, pl.DataFrame] = {}

    def table(self, name: str) -> pl.DataFrame:
        """Return a table."""
        if name not in self._tables:
            self._tables[name] = self._data.rows(name, self._number)
        return self._tables[name]

    def with_share(self, name: str) -> pl.DataFrame:
        """Return a table with the share of the win of each row's seat, ``share``, and its place."""
        seats = self.table("seats").select("game", "seat", "share", "place")
        return self.table(name).join(seats, on=["game", "seat"])

    def seats(self) -> int:
        """Return how many seats there are."""
        return self.table("seats")["seat"].n_unique()


@dataclass(frozen=True)
class Measure:
    """The mean of ``value`` by ``keys``; ``rows`` makes of a part a frame with these columns and ``game``."""

    keys: tuple[str, ...]
    rows: Callable[[Part], pl.DataFrame]
    value: str = "share"


@dataclass(frozen=True)
class Result:
    """What a measure found: ``cell``, the keys, ``mean``, ``half`` (of the interval), ``rows`` and ``games``."""

    frame: pl.DataFrame
    games: dict[int, int]  # by cell: games in all

    def of(self, cell: int) -> pl.DataFrame:
        """Return what was found in one cell."""
        return self.frame.filter(pl.col("cell") == cell)


def parts_of(data: DataSet) -> Iterator[Part]:
    """Yield the parts of a data set that are finished."""
    left = {chunk.number for chunk in data.missing()}
    for chunk in data.plan.chunks():
        if chunk.number not in left:
            yield Part(data, chunk.number, chunk.cell)


def measured(data: DataSet, measures: dict[str, Measure]) -> dict[str, Result]:
    """Return what each measure finds, in one pass over the parts."""
    sums: dict[str, list[pl.DataFrame]] = {name: [] for name in measures}
    games: dict[int, int] = {}
    if data.games() == 0:
        raise StudyError(f"{data.folder} has no finished games yet.")
    for part in parts_of(data):
        games[part.cell] = games.get(part.cell, 0) + part.table("games").height
        for name, measure in measures.items():
            found = _sums(measure.rows(part), measure.keys, measure.value)
            sums[name].append(found.with_columns(pl.lit(part.cell, pl.Int32).alias("cell")))
    return {name: Result(_estimates(pl.concat(sums[name]), measure.keys), games) for name, measure in measures.items()}


def _sums(rows: pl.DataFrame, keys: Sequence[str], value: str) -> pl.DataFrame:
    y, n = pl.col("y"), pl.col("n")
    return (
        rows.group_by([*keys, "game"])
        .agg(pl.col(value).cast(pl.Float64).sum().alias("y"), pl.len().cast(pl.Float64).alias("n"))
        .group_by(list(keys))
        .agg(
            pl.len().cast(pl.Float64).alias("games"),
            y.sum().alias("sy"),
            n.sum().alias("sn"),
            (y * y).sum().alias("syy"),
            (y * n).sum().alias("syn"),
            (n * n).sum().alias("snn"),
        )
    )


def _estimates(sums: pl.DataFrame, keys: Sequence[str]) -> pl.DataFrame:
    mean = pl.col("sy") / pl.col("sn")
    residual = pl.col("syy") - 2 * mean * pl.col("syn") + mean * mean * pl.col("snn")
    freedom = pl.col("games") / (pl.col("games") - 1)
    half = _Z * (residual.clip(lower_bound=0) * freedom).sqrt() / pl.col("sn")
    return (
        sums.group_by(["cell", *keys])
        .agg(pl.col("games", "sy", "sn", "syy", "syn", "snn").sum())
        .select(
            "cell",
            *keys,
            mean.alias("mean"),
            pl.when(pl.col("games") >= _FEW).then(half).alias("half"),
            pl.col("sn").cast(pl.Int64).alias("rows"),
            pl.col("games").cast(pl.Int64),
        )
        .sort(["cell", *keys])
    )
