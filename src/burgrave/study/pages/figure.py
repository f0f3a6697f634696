"""Figures of a report: a sentence, a chart, and a table of the same numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import altair as alt
import polars as pl

COLORS: Final = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999999"]
"""Okabe-Ito palette, which is suitable for color-blind readers."""
_STEP: Final = 18  # pixels per bar
_WIDTH: Final = 460


@dataclass(frozen=True)
class Figure:
    """Figure of a report. ``table``: the data shown, with translated headings."""

    title: str
    sentence: str
    chart: alt.TopLevelMixin
    table: pl.DataFrame
    games: int
    notes: list[str] = field(default_factory=list)


def _interval(frame: pl.DataFrame) -> pl.DataFrame:
    half = pl.col("half").fill_null(0.0)
    return frame.with_columns((pl.col("mean") - half).alias("low"), (pl.col("mean") + half).alias("high"))


def _cells(frame: pl.DataFrame) -> bool:
    return frame["cell"].n_unique() > 1


def points(
    frame: pl.DataFrame, by: str, *, label: str, value: str, percent: bool = True, fair: str = "", ordered: bool = True
) -> Any:
    """Return a chart of means with intervals: one row per value of ``by``, one color per ``cell`` if there are several.

    The intervals are ``low`` to ``high``, or the mean plus or minus ``half``. ``fair``: column with the value expected
    by chance, drawn as a tick.
    """
    shown = frame if "low" in frame.columns else _interval(frame)
    order = shown.group_by(by, maintain_order=True).agg(pl.col("mean").mean()).sort("mean", descending=True)[by]
    axis = alt.Axis(format=".0%" if percent else ".1f", grid=True)
    offset: dict[str, Any] = {"yOffset": alt.YOffset("cell:N")} if _cells(frame) else {}
    base: Any = alt.Chart(shown).encode(
        y=alt.Y(f"{by}:N", title=label, sort=order.to_list() if ordered else None),
        **offset,
    )
    color: Any = _color() if _cells(frame) else alt.value(COLORS[0])
    x = alt.X("mean:Q", title=value, axis=axis, scale=alt.Scale(zero=False))
    layers: list[Any] = [
        base.mark_rule().encode(x=alt.X("low:Q", title=value), x2="high:Q", color=color),
        base.mark_point(filled=True, size=45).encode(x=x, color=color),
    ]
    if fair:
        layers.append(base.mark_tick(color="#666666", thickness=2, size=14).encode(x=alt.X(f"{fair}:Q", title=value)))
    number = max(1, shown[by].n_unique() * (1 if not _cells(frame) else max(1, shown["cell"].n_unique() // 2)))
    return alt.layer(*layers).properties(width=_WIDTH, height=max(60, number * _STEP))


def around_zero(frame: pl.DataFrame, by: str, *, label: str, value: str, percent: bool) -> Any:
    """Return a chart of differences with intervals, and a line at zero."""
    chart = points(frame, by, label=label, value=value, percent=percent, ordered=False)
    zero = alt.Chart(pl.DataFrame({"zero": [0.0]})).mark_rule(strokeDash=[4, 3], color="#666666")
    return alt.layer(chart, zero.encode(x=alt.X("zero:Q", title=value)))


def bars(frame: pl.DataFrame, by: str, part: str, *, label: str, value: str, parts: str) -> Any:
    """Return a stacked bar chart, with one row per cell if there are several cells."""
    return (
        alt.Chart(frame)
        .mark_bar()
        .encode(
            y=alt.Y(f"{by}:N", title=label, sort=None),
            x=alt.X("mean:Q", title=value, stack="zero"),
            color=alt.Color(f"{part}:N", title=parts, scale=alt.Scale(range=COLORS), sort=None),
            order=alt.Order("order:Q"),
            **_rows(frame),
        )
        .properties(width=_WIDTH, height=alt.Step(_STEP))
    )


def heat(frame: pl.DataFrame, by: str, across: str, *, label: str, over: str, value: str) -> Any:
    """Return a heat map, or one per cell if there are several cells."""
    return (
        alt.Chart(frame)
        .mark_rect()
        .encode(
            y=alt.Y(f"{by}:N", title=label, sort=None),
            x=alt.X(f"{across}:O", title=over, axis=alt.Axis(labelAngle=0)),
            color=alt.Color("mean:Q", title=value, scale=alt.Scale(scheme="cividis"), legend=alt.Legend(format=".0%")),
            tooltip=[by, across, alt.Tooltip("mean:Q", format=".1%")],
            **_rows(frame),
        )
        .properties(width=_WIDTH, height=alt.Step(_STEP))
    )


def _rows(frame: pl.DataFrame) -> dict[str, Any]:
    return {"row": alt.Row("cell:N", title=None, sort=None)} if _cells(frame) else {}


def _color() -> alt.Color:
    return alt.Color("cell:N", title=None, scale=alt.Scale(range=COLORS), sort=None)
