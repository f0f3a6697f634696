"""Comparison of two studies, with intervals. If both have the same seed and a single cell, they are paired by deal."""

from __future__ import annotations

import polars as pl

from burgrave.study.data.dataset import DataSet
from burgrave.study.pages.common import Words, table_of
from burgrave.study.pages.figure import Figure, around_zero

_Z = 1.96
_WHAT = ("share", "score", "rounds")


def differences(one: DataSet, other: DataSet, words: Words) -> list[Figure]:
    """Return figures of the differences ``other - one``: win shares and scores by seat, and the length of games."""
    paired = one.plan.seed == other.plan.seed and len(one.plan.cells) == len(other.plan.cells) == 1
    found = [_difference(one, other, what, words, paired) for what in _WHAT]
    return [figure for figure in found if figure is not None]


def _rows(data: DataSet, what: str) -> pl.LazyFrame:
    """Return one value per deal and seat; for ``rounds``, return one value per deal, with seat -1."""
    games = data.scan("games").select("game", "deal", pl.col("rounds"))
    if what == "rounds":
        return games.select(
            "deal", pl.lit(-1, pl.Int32).alias("seat"), pl.col("rounds").cast(pl.Float64).alias("value")
        )
    seats = data.scan("seats").select("game", "seat", pl.col(what).cast(pl.Float64).alias("value"))
    return seats.join(games, on="game").select("deal", "seat", "value")


def _difference(one: DataSet, other: DataSet, what: str, words: Words, paired: bool) -> Figure | None:
    here, there = _rows(one, what), _rows(other, what)
    if paired:
        pairs = here.join(there, on=["deal", "seat"], suffix="_there")
        found = pairs.group_by("seat").agg(_mean_of(pl.col("value_there") - pl.col("value"))).collect()
    else:
        apart = (
            here.group_by("seat")
            .agg(_mean_of(pl.col("value")))
            .join(there.group_by("seat").agg(_mean_of(pl.col("value"))), on="seat", suffix="_there")
        )
        found = apart.select(
            "seat",
            (pl.col("mean_there") - pl.col("mean")).alias("mean"),
            (pl.col("half") ** 2 + pl.col("half_there") ** 2).sqrt().alias("half"),
            pl.min_horizontal("rows", "rows_there").alias("rows"),
        ).collect()
    if not found.height:
        return None
    frame = found.sort("seat").with_columns(
        pl.when(pl.col("seat") < 0)
        .then(pl.lit(words.say("all")))
        .otherwise(pl.col("seat").cast(pl.String))
        .alias("who"),
        pl.lit("").alias("cell"),
    )
    sure = frame.filter(pl.col("mean").abs() > pl.col("half"))
    percent = what == "share"
    say = words.percent if percent else words.spread
    most = frame.sort(pl.col("mean").abs(), descending=True).row(0, named=True)
    said = words.say(
        f"against-{what}-{'says' if sure.height else 'none'}",
        who=str(most["who"]),
        difference=say(most["mean"], most["half"]),
    )
    return Figure(
        title=words.say(f"against-{what}-title"),
        sentence=said,
        chart=around_zero(frame, "who", label=words.say("seat"), value=words.say("difference"), percent=percent),
        table=table_of(frame, words, {"who": words.say("seat")}, percent=percent),
        games=one.games() + other.games(),
        notes=[words.say("paired" if paired else "unpaired")],
    )


def _mean_of(value: pl.Expr) -> list[pl.Expr]:
    return [
        value.mean().alias("mean"),
        (_Z * value.std() / value.len().sqrt()).alias("half"),
        value.len().alias("rows"),
    ]
