"""What pages with figures look like: their style, and pictures as SVG that need no script."""

from __future__ import annotations

import re
from typing import Any, Final

__all__ = ["STYLE", "svg_of"]

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
    """Return an Altair chart as SVG to stand in a page. ``comma``: numbers are written with a decimal comma."""
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
