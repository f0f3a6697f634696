"""Shared parts of report pages: messages, style, estimates, and the figures that apply to every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from burgrave.kernel.registry import game_named
from burgrave.study.contrasts import EXCHANGE
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyError, StudyPlan
from burgrave.study.pages.figure import Figure, bars, points
from burgrave.text.catalogue import Argument, Catalogue, dashed
from burgrave.text.naming import title_of

# ---- Words -----------------------------------------------------------------------------------------------------------


class Words(Catalogue):
    """Report messages in one language for one game, with the displayed names of one edition."""

    def __init__(self, language: str, plan: StudyPlan) -> None:
        Catalogue.__init__(self, language, plan.game)
        self._edition = game_named(plan.game).edition(plan.cells[0])

    def say(self, message: str, **arguments: Argument) -> str:
        named = {name.replace("_", "-"): value for name, value in arguments.items()}
        return self.format(f"report-{message}", "", named)

    def percent(self, value: float, half: float | None = None) -> str:
        """Format a share as a percentage, with its interval if there is one."""
        number = self.spread(100 * value, None if half is None else 100 * half)
        return self.text("terminal-percent", number=number)

    def spread(self, value: float, half: float | None = None) -> str:
        """Format a number with its interval, rounded to significant digits."""
        digits = 1 if half is None or half >= 0.05 else 2 if half >= 0.005 else 3
        return (
            self.number(value, digits)
            if half is None
            else f"{self.number(value, digits)} ± {self.number(half, digits)}"
        )

    def cells(self, data: DataSet) -> list[str]:
        """Return a label for each combination of options, which lists the values that differ between combinations."""
        differ = data.plan.varied()
        return [", ".join(self._option(name, cell.get(name)) for name in differ) for cell in data.plan.cells]

    def _option(self, name: str, value: object) -> str:
        said = self.value(name, value)
        return f"{self.option(name)}: {said}" if isinstance(value, bool) else said

    def value(self, name: str, value: object) -> str:
        """Return the displayed value of an option or a card exchange."""
        if name == EXCHANGE and isinstance(value, list):
            return self.say(f"effect-cell-{value[1]}", what=self.called(value[0]))
        if name == "players":
            return self.say("players", n=int(str(value)))
        if isinstance(value, list):
            return " + ".join(self.called(str(one)) for one in value)
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return self.called(str(value))

    def called(self, name: str) -> str:
        """Return the displayed name of a card or an option value; without one, turn the identifier into words."""
        title = title_of(game_named(self.game), name, self.language, self._edition)
        return title or self._said(f"value-{dashed(name)}", name)

    def option(self, name: str) -> str:
        return self._said(f"option-{dashed(name)}", name)

    def outcome(self, column: str) -> str:
        """Return the displayed name of a column of the ``games`` or ``seats`` table."""
        return self._said(f"outcome-{dashed(column)}", column)

    def _said(self, message: str, name: str) -> str:
        """Return a report message; if a game from another package lacks it, turn the name into words."""
        return self.say(message) if self.has(f"report-{message}") else name.replace("_", " ").replace("-", " ")

    def translated(self, frame: pl.DataFrame, column: str, name: Callable[[str], str]) -> pl.DataFrame:
        """Return a copy of a frame, with the identifiers in a column replaced by displayed names."""
        known = {one: name(one) for one in frame[column].cast(pl.String).unique().to_list() if one is not None}
        return frame.with_columns(pl.col(column).cast(pl.String).replace(known))

    def title_of(self, data: DataSet) -> str:
        return self.say("title", game=game_named(data.plan.game).title)


# ---- Page style and charts -------------------------------------------------------------------------------------------

# Charts are SVG and need no script.

STYLE: Final = """
:root { color-scheme: light; }
body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: #1b1b1b; background: #fff; max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, th, .about, nav { font-family: 'Helvetica Neue', Arial, sans-serif; }
h1 { line-height: 1.2; }
h2 { margin: 3rem 0 .3rem; font-size: 1.25rem; }
nav ol { columns: 2; font-size: .9rem; }
.says { margin: .2rem 0 1rem; }
.about { color: #555; font-size: .85rem; margin: .3rem 0; }
figure { margin: 0; overflow-x: auto; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: .85rem; margin: .6rem 0; }
th, td { text-align: left; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid #ddd; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
summary { cursor: pointer; font-size: .85rem; color: #0058a3; }
@media print { section { break-inside: avoid; } nav { display: none; } }
"""

_COMMA: Final = {"decimal": ",", "thousands": ".", "grouping": [3], "currency": ["", ""]}


def svg_of(chart: Any, comma: bool = False) -> str:
    """Render an Altair chart as inline SVG; ``comma``: use decimal commas."""
    import vl_convert

    drawn = vl_convert.vegalite_to_svg(_styled(chart.to_dict()), format_locale=_COMMA if comma else None)
    return re.sub(r"<\?xml[^>]*\?>|<!DOCTYPE[^>]*>", "", drawn)


def _styled(spec: dict[str, Any]) -> dict[str, Any]:
    font = "Helvetica Neue, Arial, sans-serif"
    spec["config"] = {
        "font": font,
        "view": {"stroke": None},
        "axis": {"labelLimit": 260},
        "legend": {"labelLimit": 260},
    }
    return spec


# ---- Estimates -------------------------------------------------------------------------------------------------------

# Means and 95% intervals are computed part by part, so a million games need little memory. Rows of one game are
# correlated, so intervals use the variance between games: the mean is a ratio of two sums over games, and its variance
# is that of the residuals. Five sums per key are accumulated over the parts.

_Z: Final = 1.96  # normal quantile for 95%; there are many games
_FEW: Final = 30  # minimum games for an interval


class Part:
    """Games of one chunk, with cached tables."""

    def __init__(self, data: DataSet, number: int, cell: int) -> None:
        self.cell = cell
        self._data = data
        self._number = number
        self._tables: dict[str, pl.DataFrame] = {}

    def table(self, name: str) -> pl.DataFrame:
        if name not in self._tables:
            self._tables[name] = self._data.rows(name, self._number)
        return self._tables[name]

    def with_share(self, name: str) -> pl.DataFrame:
        """Return a table with two columns added: ``share`` (the win share) and ``place`` of each row's seat."""
        seats = self.table("seats").select("game", "seat", "share", "place")
        return self.table(name).join(seats, on=["game", "seat"])

    def seats(self) -> int:
        return self.table("seats")["seat"].n_unique()


@dataclass(frozen=True)
class Measure:
    """Mean of the column ``value``, grouped by ``keys``.

    ``rows`` returns a part's rows with these columns and ``game``.
    """

    keys: tuple[str, ...]
    rows: Callable[[Part], pl.DataFrame]
    value: str = "share"


@dataclass(frozen=True)
class Result:
    """Result of a measure.

    Columns: ``cell``, the keys, ``mean``, ``half`` (half the width of the interval), ``rows`` and ``games``.
    """

    frame: pl.DataFrame
    games: dict[int, int]  # total games by cell

    def of(self, cell: int) -> pl.DataFrame:
        return self.frame.filter(pl.col("cell") == cell)


def parts_of(data: DataSet) -> Iterator[Part]:
    """Yield each finished part of a data set."""
    left = {chunk.number for chunk in data.missing()}
    for chunk in data.plan.chunks():
        if chunk.number not in left:
            yield Part(data, chunk.number, chunk.cell)


def measured(data: DataSet, measures: dict[str, Measure]) -> dict[str, Result]:
    """Compute all measures in one pass over the parts; return their results by name."""
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


# ---- Building blocks of figures --------------------------------------------------------------------------------------

CELLS_TOLD: Final = 4  # maximum cells mentioned in a sentence
_OFTEN: Final = 200  # minimum cases to be called the best or the worst


@dataclass(frozen=True)
class Context:
    """Input for figures: results of measures, messages, and a label for each cell."""

    results: Mapping[str, Result]
    words: Words
    cells: list[str]

    def games(self, name: str) -> int:
        return sum(self.results[name].games.values())

    def frame(self, name: str) -> pl.DataFrame:
        """Return the frame of the result ``name``, sorted by cell, with labels instead of cell numbers."""
        return labelled(self.results[name].frame, self.cells)


@dataclass(frozen=True)
class Chapter:
    """A game's own section of reports: its measures, and the figures made from them."""

    measures: Callable[[], dict[str, Measure]]
    figures: Callable[[Context], list[Figure]]


def labelled(frame: pl.DataFrame, cells: list[str]) -> pl.DataFrame:
    """Return a frame sorted by cell, with labels instead of cell numbers."""
    names = pl.Series(cells, dtype=pl.String)
    return frame.sort("cell").with_columns(names.gather(frame.sort("cell")["cell"].cast(pl.UInt32)).alias("cell"))


def table_of(frame: pl.DataFrame, words: Words, columns: Mapping[str, str], *, percent: bool = True) -> pl.DataFrame:
    """Return a frame for display, with translated headings and the mean and its interval as text."""
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
    """Return a sentence about the best and the worst row of each cell, for the first ``CELLS_TOLD`` cells.

    If any rows have at least ``_OFTEN`` cases, only those are compared. If the intervals of the two rows overlap, the
    sentence says that there is no clear difference. ``label``: the displayed name of ``by``.
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
    """Return True if the intervals of two rows do not overlap."""
    halves = (best["half"], worst["half"])
    return None not in halves and best["mean"] - worst["mean"] > sum(halves)


def by_name(
    context: Context,
    key: str,
    by: str,
    title: str,
    *,
    name: Callable[[str], str] | None = None,
    luck: bool = False,
    ordered: bool = True,
    fair: bool = False,
) -> Figure:
    """Return a figure of win shares, broken down by the values of a column.

    ``luck``: the values in the column were dealt by chance, so the figure shows an effect, not just a correlation;
    ``ordered``: best first; ``fair``: show the share expected by chance.
    """
    words = context.words
    frame = (
        context.frame(key)
        .drop_nulls(by)
        .with_columns(pl.col(by).cast(pl.String), (1 / pl.len().over("cell")).alias("fair"))
    )
    if name is not None:
        frame = words.translated(frame, by, name)
    return Figure(
        title=words.say(f"{title}-title"),
        sentence=best_and_worst(frame, by, words, f"{title}-says", words.say(f"{title}-label")),
        chart=points(
            frame,
            by,
            label=words.say(f"{title}-label"),
            value=words.say("win-share"),
            fair="fair" if fair else "",
            ordered=ordered,
        ),
        table=table_of(frame, words, {by: words.say(f"{title}-label")}),
        games=context.games(key),
        notes=[words.say("luck" if luck else "correlation")],
    )


def held_at_the_end(part: Part, columns: Sequence[str]) -> pl.DataFrame:
    """Return columns of ``seats`` in long form: ``part`` (the column), ``number`` (its value) and ``won``."""
    seats = part.table("seats").with_columns((pl.col("place") == 1).alias("won"))
    return seats.unpivot(columns, index=["game", "won"], variable_name="part", value_name="number")


def made_up(context: Context, key: str, columns: Sequence[str], *, name: Callable[[str], str], value: str) -> Figure:
    """Return a stacked bar chart that compares winners with other players, using the columns of ``held_at_the_end``."""
    words = context.words
    title = key.replace(" ", "-")
    frame = context.frame(key).with_columns(
        pl.when(pl.col("won")).then(pl.lit(words.say("winners"))).otherwise(pl.lit(words.say("others"))).alias("who"),
        pl.col("part").replace_strict({name: place for place, name in enumerate(columns)}).alias("order"),
    )
    frame = words.translated(frame, "part", name)
    frame = frame.sort("cell", "won", "order", descending=[False, True, False])
    won = frame.filter(pl.col("won")).group_by("part").agg(pl.col("mean").mean()).sort("mean", descending=True)
    total = float(won["mean"].sum())
    return Figure(
        title=words.say(f"{title}-title"),
        sentence=words.say(
            f"{title}-says",
            part=str(won["part"][0]),
            share=words.percent(won["mean"][0] / total if total else 0.0),
            total=words.number(total, 1),
        ),
        chart=bars(frame, "who", "part", label="", value=value, parts=words.say(f"{title}-label")),
        table=table_of(frame, words, {"who": words.say("who"), "part": words.say(f"{title}-label")}, percent=False),
        games=context.games(key),
    )


# ---- figures of every game ---------------------------------------------------------------------------------------


def _by_seat(part: Part) -> pl.DataFrame:
    return part.table("seats").select("game", "seat", "share")


def _scores(part: Part) -> pl.DataFrame:
    return part.table("seats").select("game", "seat", "score")


def _lengths(part: Part) -> pl.DataFrame:
    """Return one row per game, with its ``rounds`` and a column ``one`` that is always 1."""
    games = part.table("games").select("game", "rounds")
    return games.with_columns(pl.lit(1.0).alias("one"))


def common_measures() -> dict[str, Measure]:
    return {
        "seats": Measure(("seat",), _by_seat),
        "scores": Measure(("seat",), _scores, "score"),
        "rounds": Measure(("rounds",), _lengths, "one"),
        "length": Measure(("all",), lambda part: _lengths(part).with_columns(pl.lit(0).alias("all")), "rounds"),
    }


def common_figures(context: Context) -> list[Figure]:
    """Return the figures at the beginning of every report: win shares and scores by seat, and the length of games."""
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
