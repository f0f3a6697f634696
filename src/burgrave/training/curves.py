"""HTML page with charts of a training run: loss, strength and calibration."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import altair as alt

from burgrave.kernel.files import replace_whole
from burgrave.study.pages.common import STYLE, svg_of
from burgrave.training.measuring import Measured

_WIDTH = 560
_HEIGHT = 260

_LOSS = (
    "Training loss per generation, and the loss of the net's predictions before it was trained on them. Games are "
    "partly luck, so neither can reach zero."
)
_STRENGTH = (
    "Win share in matches, with 95% intervals; the dashed line is the share of a bot that is as strong as the others."
)
_CALIBRATION = "Predicted and actual win share of the newest net in self-play. On the line, predictions are correct."


def write_curves(file: Path, title: str, log: list[dict[str, object]], measured: list[Measured]) -> None:
    """Write the page of charts. ``log``: results of each generation; ``measured``: measurements of the net."""
    sections = "".join(_section(*figure) for figure in _figures(log, measured))
    games = log[-1]["games"] if log else 0
    page = (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{escape(title)}</h1>"
        f'<p class="about">{games:,} games.</p>{sections}</body></html>\n'
    )
    replace_whole(file, page.encode(), False)


def _figures(log: list[dict[str, object]], measured: list[Measured]) -> Iterator[tuple[str, str, Any]]:
    if log:
        yield "Loss", _LOSS, _losses(log)
    if measured:
        yield "Strength", _STRENGTH, _strengths(measured)
        yield "Calibration", _CALIBRATION, _calibration(measured[-1])


def _section(title: str, says: str, chart: Any) -> str:
    says = escape(says)
    return (
        f'<section><h2>{escape(title)}</h2><p class="says">{says}</p>'
        f'<figure role="img" aria-label="{escape(says, quote=True)}">{svg_of(chart)}</figure></section>\n'
    )


def _rows(rows: list[dict[str, object]]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]  # untyped in altair


def _losses(log: list[dict[str, object]]) -> Any:
    rows: list[dict[str, object]] = []
    for done in log:
        rows.append({"games": done["games"], "loss": done["loss"], "of": "training"})
        rows.append({"games": done["games"], "loss": done["said"], "of": "before training"})
    return (
        alt.Chart(_rows(rows), width=_WIDTH, height=_HEIGHT)
        .mark_line()
        .encode(
            x=alt.X("games:Q", title="games"),
            y=alt.Y("loss:Q", title="loss", scale=alt.Scale(zero=False)),
            color=alt.Color("of:N", title=None),
        )
    )


def _strengths(measured: list[Measured]) -> Any:
    rows: list[dict[str, object]] = [{"games": one.games, **vars(match)} for one in measured for match in one.matches]
    chart = alt.Chart(_rows(rows), width=_WIDTH, height=_HEIGHT)
    x = alt.X("games:Q", title="games")
    color = alt.Color("title:N", title=None)
    percent = alt.Axis(format=".0%")
    line = chart.mark_line(point=True).encode(x=x, y=alt.Y("share:Q", title="win share", axis=percent), color=color)
    band = chart.mark_errorband(opacity=0.2).encode(x=x, y=alt.Y("low:Q", title="win share"), y2="high:Q", color=color)
    fair = chart.mark_line(strokeDash=[4, 4]).encode(x=x, y=alt.Y("fair:Q", title="win share"), color=color)
    return band + fair + line


def _calibration(measured: Measured) -> Any:
    rows: list[dict[str, object]] = [vars(one) for one in measured.calibration]
    whole = alt.Scale(domain=[0, 1])
    percent = alt.Axis(format=".0%")
    line = alt.Chart(_rows([{"said": 0, "came": 0}, {"said": 1, "came": 1}])).mark_line(strokeDash=[4, 4], color="#888")
    dots = alt.Chart(_rows(rows), width=_HEIGHT + 60, height=_HEIGHT + 60).mark_point(filled=True)
    x = alt.X("said:Q", title="predicted win share", scale=whole, axis=percent)
    y = alt.Y("came:Q", title="actual win share", scale=whole, axis=percent)
    size = alt.Size("positions:Q", title="positions")
    return line.encode(x=x, y=y) + dots.encode(x=x, y=y, size=size)
