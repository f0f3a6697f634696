"""Tables of arena results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from burgrave.arena.run import Outcome
from burgrave.arena.standings import Section, Standing
from burgrave.arena.statistics import Mean, Verdict
from burgrave.kernel.errors import plural
from burgrave.kernel.registry import game_named

_DASH = "–"


def report(outcome: Outcome, width: int) -> RenderableType:
    """Format the outcome for a rich console that is ``width`` columns wide."""
    parts: list[RenderableType] = [Text(title(outcome), style="bold")]
    if outcome.plan.times:
        others = ", ".join(outcome.plan.sections[0][1:])
        parts += [*([Text(f"against {others}")] if others else []), *_curve(outcome, width)]
    else:
        for section in outcome.sections.values():
            parts += _standings(section, outcome.plan.null, width)
    parts += [Text(line) for line in _facts(outcome)]
    return Group(*parts)


def title(outcome: Outcome) -> str:
    words = []
    for name, value in outcome.told().items():
        if value is True:
            words.append(name)
        elif isinstance(value, (str, int)) and value is not False:
            words.append(f"{name} {value}")
    return f"{game_named(outcome.plan.game).title}: {', '.join(words)}"


def _figures(standing: Standing) -> list[str]:
    share = standing.win_share
    return [
        f"{100 * share.mean:.1f}",
        f"{100 * share.low:.1f}{_DASH}{100 * share.high:.1f}",
        f"{standing.rank.mean:.2f}",
        "" if standing.score is None else f"{standing.score.mean:.1f}",
        _signed(standing.margin),
        f"{_time(standing.ms_per_decision)} ({_time(standing.slowest)})",
    ]


def _signed(mean: Mean | None) -> str:
    return "" if mean is None else f"{mean.mean:+.1f}"


def _time(ms: float) -> str:
    return f"{ms:.2f}" if ms < 10 else f"{ms:.0f}"


Row = tuple[str, list[str]]
"""Row of a table: a label, and the cells to its right."""


def _table(headings: Sequence[str], sections: Sequence[Sequence[Row]], width: int) -> list[RenderableType]:
    """Return a table, divided into sections, that fits into ``width`` columns.

    Long labels are replaced by their numbers and listed above the table; omitted columns are named below it.
    """
    rows = [row for section in sections for row in section]
    columns = zip_longest(headings[1:], *(figures for _label, figures in rows), fillvalue="")
    needs = [max(map(len, column)) + _GAP for column in columns]
    least = max(len(headings[0]), *(len(_number(label)) for label, _figures in rows))
    shown = len(needs)
    while shown > 1 and least + 1 + sum(needs[:shown]) > width:
        shown -= 1
    space = width - 1 - sum(needs[:shown])
    listed: list[RenderableType] = []
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1 : shown + 1]:
        table.add_column(heading, justify="right", no_wrap=True)
    for section in sections:
        for label, figures in section:
            if len(label) > space:
                listed.append(Text(label))
            table.add_row(_number(label) if len(label) > space else label, *figures[:shown])
        table.add_section()
    left_out = headings[shown + 1 :]
    return [*listed, table, *([Text(f"No room for: {', '.join(left_out)}")] if left_out else [])]


def _number(label: str) -> str:
    """Return the number at the start of a label, or the whole label if there is none."""
    found = re.match(r"\d+( ×)?(?= )", label)
    return found[0] if found else label


_GAP = 2  # columns between two cells
_HEADINGS = ("wins %", "95%", "rank", "score", "margin", "ms (max)")


# ---- one section --------------------------------------------------------------------------------------------------


def _standings(section: Section, null: float | None, width: int) -> list[RenderableType]:
    several = len(section.standings) > 1
    rows: list[Row] = []
    for number, standing in enumerate(section.standings, 1):
        rating = [f"{standing.rating[0]:.1f} ± {standing.rating[1]:.1f}"] if standing.rating else []
        rows.append((f"{number} {standing.bot}" if several else standing.bot, [*_figures(standing), *rating]))
    merged = [standing for standing in section.by_bot if standing.seats > 1]
    summed = [(f"{one.seats} × {one.bot}", _figures(one)) for one in merged] if len(section.by_bot) > 1 else []
    equal = [] if null is None else [("(all equal)", _equal(null, f"{(len(section.bots) + 1) / 2:.2f}"))]
    headings = ["bot", *_HEADINGS, *(["OpenSkill"] if several else [])]
    pairs = _pairs(section, width) if len(section.standings) > 2 else []
    return [*_table(headings, [rows, summed, equal], width), *pairs]


def _equal(null: float, rank: str) -> list[str]:
    """Return the cells for a bot exactly as strong as its opponents; ``null`` is that bot's win share."""
    return [f"{100 * null:.1f}", "", rank, "", "+0.0"]


def _pairs(section: Section, width: int) -> list[RenderableType]:
    rows: list[Row] = []
    for number, row in enumerate(section.pairwise, 1):
        cells = [_DASH if share is None else f"{100 * share.mean:.1f}" for share in row]
        rows.append((f"{number} {section.bots[number - 1]}", cells))
    return _table(["ahead of, %", *map(str, range(1, len(section.bots) + 1))], [rows], width)


# ---- several thinking times -----------------------------------------------------------------------------------------


def _curve(outcome: Outcome, width: int) -> list[RenderableType]:
    first = [section.standings[0] for section in outcome.sections.values()]
    null = outcome.plan.null
    equal = [] if null is None else [("(all equal)", [f"{100 * null:.1f}"])]
    return _table(["first bot", *_HEADINGS], [[(one.bot, _figures(one)) for one in first], equal], width)


# ---- in words -------------------------------------------------------------------------------------------------------


def _facts(outcome: Outcome) -> list[str]:
    about = outcome.about
    sections = list(outcome.sections.values())
    games = sum(section.games for section in sections)
    seats = outcome.plan.players
    turns = f"each in {seats} rotations, " if seats > 1 else ""
    deals = " + ".join(f"{section.deals:,}" for section in sections)
    prints = " ".join(section.fingerprint for section in sections)
    revision = f" ({about['revision']})" if about.get("revision") else ""
    lines = [
        f"{deals} {plural('deal', games // seats)}, {turns}{games:,} {plural('game', games)}",
        "ms: thinking time per decision, mean and maximum",
        f"seed {outcome.plan.seed}, fingerprint {prints}",
        f"Burgrave {about['version']}{revision}, {about['core']} core, {about['cpu']}",
    ]
    if outcome.verdict is not None:
        lines.append(_in_words(outcome.verdict, outcome.plan.sections[0][0]))
    for section in sections:
        for standing in section.standings:
            if standing.failures:
                often = f"{standing.failures} {plural('game', standing.failures)}"
                lines.append(f"{standing.bot} failed in {often}: {standing.messages[0]}")
    if outcome.interrupted:
        wanted = outcome.plan.deals * len(outcome.plan.sections)
        lines.append(f"Interrupted after {sum(section.deals for section in sections)} of {wanted} deals.")
    return lines


def _in_words(verdict: Verdict, bot: str) -> str:
    claims = {
        "accepted": f"{bot} is better by {100 * verdict.margin:g} points of win share",
        "rejected": f"{bot} is not better by {100 * verdict.margin:g} points of win share",
        "undecided": f"more deals are needed to decide whether {bot} is better by {100 * verdict.margin:g} points",
    }
    ratio = f"log likelihood ratio {verdict.ratio:.2f} after {verdict.deals} deals"
    return f"{verdict.word.capitalize()}: {claims[verdict.word]} ({ratio})."
