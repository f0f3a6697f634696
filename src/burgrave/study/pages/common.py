"""The figures that the report of every game has: seats, scores, how long games last; and what makes other ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from burgrave.study.pages.estimate import Measure, Part, Result
from burgrave.study.pages.figure import Figure, points
from burgrave.study.pages.words import Words

__all__ = [
    "CELLS_TOLD",
    "Chapter",
    "Context",
    "best_and_worst",
    "by_name",
    "common_figures",
    "common_measures",
    "labelled",
    "table_of",
]


CELLS_TOLD: Final = 4  # cells that a sentence tells of
_OFTEN: Final = 200  # cases, from which on something is said to be the best or the worst


@dataclass(frozen=True)
class Context:
    """What figures are made from: what was measured, the words, and a name for each cell."""

    results: Mapping[str, Result]
    words: Words
    cells: list[str]

    def games(self, name: str) -> int:
        """Return how many games a result is from."""
        return sum(self.results[name].games.values())

    def frame(self, name: str) -> pl.DataFrame:
        """Return a result with the names of the cells."""
        return labelled(self.results[name].frame, self.cells)


@dataclass(frozen=True)
class Chapter:
    """What a game adds to its reports: what is measured, and the figures made of it."""

    measures: Callable[[], dict[str, Measure]]
    figures: Callable[[Context], list[Figure]]


def labelled(frame: pl.DataFrame, cells: list[str]) -> pl.DataFrame:
    """Return a frame with names for its cells, in their order."""
    names = pl.Series(cells, dtype=pl.String)
    return frame.sort("cell").with_columns(names.gather(frame.sort("cell")["cell"].cast(pl.UInt32)).alias("cell"))


def table_of(frame: pl.DataFrame, words: Words, columns: Mapping[str, str], *, percent: bool = True) -> pl.DataFrame:
    """Return a frame as it is printed: headings by column, and the mean with its interval as a text."""
    say = words.percent if percent else words.spread
    shown = [say(mean, half) for mean, half in frame.select("mean", "half").iter_rows()]
    several = frame["cell"].n_unique() > 1
    chosen = [pl.col("cell").alias(words.say("combination"))] if several else []
    chosen += [pl.col(name).alias(heading) for name, heading in columns.items()]
    return frame.with_columns(pl.Series("shown", shown, dtype=pl.String)).select(
        *chosen,
        pl.col("shown").alias(words.say("share" if percent else "mean")),
        pl.col("rows").alias(words.say("cases")),
    )


def best_and_worst(frame: pl.DataFrame, by: str, words: Words, message: str, label: str) -> str:
    """Return a sentence about the best and the worst of what is often enough to say so; one for each of few cells.

    Where their intervals meet it says that none is known to be the best. ``label``: what ``by`` is called.
    """
    cells = frame["cell"].unique(maintain_order=True).to_list()[:CELLS_TOLD]
    found: list[str] = []
    for cell in cells:
        rows = frame.filter(pl.col("cell") == cell)
        often = rows.filter(pl.col("rows") >= _OFTEN)
        ranked = (often if often.height else rows).sort("mean", descending=True)
        best, worst = ranked.row(0, named=True), ranked.row(-1, named=True)
        arguments: dict[str, str] = {}
        for role, row in (("best", best), ("worst", worst)):
            arguments[role] = str(row[by])
            arguments[f"{role}_value"] = words.percent(row["mean"], row["half"])
        said = words.say(message, **arguments) if _apart(best, worst) else words.say("alike", label=label, **arguments)
        found.append(f"{cell}: {said}" if frame["cell"].n_unique() > 1 else said)
    return " ".join(found)


def _apart(best: Mapping[str, Any], worst: Mapping[str, Any]) -> bool:
    """Tell whether the intervals of two rows do not meet; a row without one may lie anywhere."""
    halves = (best["half"], worst["half"])
    return None not in halves and best["mean"] - worst["mean"] > sum(halves)


def by_name(
    context: Context, key: str, by: str, title: str, *, name: Callable[[str], str] | None = None, luck: bool = False
) -> Figure:
    """Return a figure of win shares by something that has names; ``luck``: it was dealt, so it is no correlation."""
    words = context.words
    frame = context.frame(key).drop_nulls(by).with_columns(pl.col(by).cast(pl.String))
    if name is not None:
        frame = words.translated(frame, by, name)
    return Figure(
        title=words.say(f"{title}-title"),
        sentence=best_and_worst(frame, by, words, f"{title}-says", words.say(f"{title}-label")),
        chart=points(frame, by, label=words.say(f"{title}-label"), value=words.say("win-share")),
        table=table_of(frame, words, {by: words.say(f"{title}-label")}),
        games=context.games(key),
        notes=[words.say("luck" if luck else "correlation")],
    )


# ---- what every game has -----------------------------------------------------------------------------------------


def _by_seat(part: Part) -> pl.DataFrame:
    return part.table("seats").select("game", "seat", "share")


def _scores(part: Part) -> pl.DataFrame:
    return part.table("seats").select("game", "seat", "score")


def _lengths(part: Part) -> pl.DataFrame:
    """Return a row for each game and each number of rounds: 1 where it is the game's, to be averaged."""
    games = part.table("games").select("game", "rounds")
    return games.with_columns(pl.lit(1.0).alias("one"))


def common_measures() -> dict[str, Measure]:
    """Return what is measured of every game."""
    return {
        "seats": Measure(("seat",), _by_seat),
        "scores": Measure(("seat",), _scores, "score"),
        "rounds": Measure(("rounds",), _lengths, "one"),
        "length": Measure(("all",), lambda part: _lengths(part).with_columns(pl.lit(0).alias("all")), "rounds"),
    }


def common_figures(context: Context) -> list[Figure]:
    """Return the figures that every report begins with."""
    return [_seats(context), _score_figure(context), _length(context)]


def _seats(context: Context) -> Figure:
    words = context.words
    frame = context.frame("seats")
    frame = frame.with_columns((1 / pl.len().over("cell")).alias("fair"), pl.col("seat").cast(pl.String))
    return Figure(
        title=words.say("seats-title"),
        sentence=best_and_worst(frame, "seat", words, "seats-says", words.say("seat")),
        chart=points(frame, "seat", label=words.say("seat"), value=words.say("win-share"), fair="fair", ordered=False),
        table=table_of(frame, words, {"seat": words.say("seat")}),
        games=context.games("seats"),
        notes=[words.say("seats-note")],
    )


def _score_figure(context: Context) -> Figure:
    words = context.words
    frame = context.frame("scores").with_columns(pl.col("seat").cast(pl.String))
    means = frame.group_by("cell", maintain_order=True).agg(pl.col("mean").mean())
    said = "; ".join(
        f"{cell}: {words.number(mean, 1)}" if len(context.cells) > 1 else words.number(mean, 1)
        for cell, mean in means.iter_rows()
    )
    return Figure(
        title=words.say("scores-title"),
        sentence=words.say("scores-says", means=said),
        chart=points(frame, "seat", label=words.say("seat"), value=words.say("score"), percent=False, ordered=False),
        table=table_of(frame, words, {"seat": words.say("seat")}, percent=False),
        games=context.games("scores"),
    )


def _length(context: Context) -> Figure:
    import altair as alt

    from burgrave.study.pages.figure import COLORS

    words = context.words
    total = context.results["length"].frame
    frame = context.frame("rounds").with_columns((pl.col("rows") / pl.col("rows").sum().over("cell")).alias("part"))
    said = "; ".join(
        (f"{context.cells[cell]}: " if len(context.cells) > 1 else "") + words.spread(mean, half)
        for cell, mean, half in total.select("cell", "mean", "half").iter_rows()
    )
    chart = (
        alt.Chart(frame)
        .mark_line(point=True)
        .encode(
            x=alt.X("rounds:Q", title=words.say("rounds")),
            y=alt.Y("part:Q", title=words.say("part-of-games"), axis=alt.Axis(format=".0%")),
            color=alt.Color("cell:N", title=None, scale=alt.Scale(range=COLORS), sort=None)
            if len(context.cells) > 1
            else alt.value(COLORS[0]),
        )
        .properties(width=460, height=200)
    )
    columns = [pl.col("cell").alias(words.say("combination"))] if len(context.cells) > 1 else []
    table = frame.select(
        *columns,
        pl.col("rounds").alias(words.say("rounds")),
        pl.Series([words.percent(part) for part in frame["part"]], dtype=pl.String).alias(words.say("part-of-games")),
    )
    return Figure(
        title=words.say("length-title"),
        sentence=words.say("length-says", means=said),
        chart=chart,
        table=table,
        games=context.games("rounds"),
    )
