"""What an arena found, as tables."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from burgrave.arena.run import Outcome
from burgrave.arena.sequential import Verdict
from burgrave.arena.standings import Section, Standing
from burgrave.arena.statistics import Mean
from burgrave.kernel.registry import game_named

__all__ = ["report", "title"]

_DASH = "–"


def report(outcome: Outcome) -> RenderableType:
    """Return the outcome for a rich console."""
    parts: list[RenderableType] = [Text(title(outcome), style="bold")]
    if outcome.plan.times:
        others = ", ".join(outcome.plan.sections[0][1:])
        parts += [*([Text(f"against {others}")] if others else []), _curve(outcome)]
    else:
        for section in outcome.sections.values():
            parts += _standings(section, outcome.plan.null)
    parts += [Text(line) for line in _facts(outcome)]
    return Group(*parts)


def title(outcome: Outcome) -> str:
    """Return what was played, in a line."""
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


def _table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(headings[0], overflow="fold")
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


_HEADINGS = ("wins %", "95 %", "rank", "score", "margin", "ms (most)")


# ---- one section --------------------------------------------------------------------------------------------------


def _standings(section: Section, null: float | None) -> list[RenderableType]:
    several = len(section.standings) > 1
    table = _table("bot", *_HEADINGS, *(["OpenSkill"] if several else []))
    for number, standing in enumerate(section.standings, 1):
        rating = [f"{standing.rating[0]:.1f} ± {standing.rating[1]:.1f}"] if standing.rating else []
        table.add_row(f"{number} {standing.bot}" if several else standing.bot, *_figures(standing), *rating)
    merged = [standing for standing in section.by_bot if standing.seats > 1]
    if merged and len(section.by_bot) > 1:
        table.add_section()
        for standing in merged:
            table.add_row(f"{standing.seats} × {standing.bot}", *_figures(standing))
    if null is not None:
        table.add_section()
        table.add_row("(all equal)", f"{100 * null:.1f}", "", f"{(len(section.bots) + 1) / 2:.2f}", "", "+0.0")
    return [table, *([_pairs(section)] if len(section.standings) > 2 else [])]


def _pairs(section: Section) -> Table:
    table = _table("placed before, %", *(str(number) for number in range(1, len(section.bots) + 1)))
    for number, row in enumerate(section.pairwise, 1):
        cells = [_DASH if share is None else f"{100 * share.mean:.1f}" for share in row]
        table.add_row(f"{number} {section.bots[number - 1]}", *cells)
    return table


# ---- several thinking times -----------------------------------------------------------------------------------------


def _curve(outcome: Outcome) -> Table:
    table = _table("first bot", *_HEADINGS)
    for section in outcome.sections.values():
        table.add_row(section.standings[0].bot, *_figures(section.standings[0]))
    if outcome.plan.null is not None:
        table.add_section()
        table.add_row("(all equal)", f"{100 * outcome.plan.null:.1f}")
    return table


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
        f"{deals} {_noun('deal', games // seats)}, {turns}{games:,} {_noun('game', games)}",
        "ms: thinking time of a decision, the mean and the most",
        f"seed {outcome.plan.seed}, fingerprint {prints}",
        f"Burgrave {about['version']}{revision}, {about['core']} core, {about['cpu']}",
    ]
    if outcome.verdict is not None:
        lines.append(_in_words(outcome.verdict, outcome.plan.sections[0][0]))
    for section in sections:
        for standing in section.standings:
            if standing.failures:
                often = f"{standing.failures} {_noun('game', standing.failures)}"
                lines.append(f"{standing.bot} failed in {often}: {standing.messages[0]}")
    if outcome.interrupted:
        wanted = outcome.plan.deals * len(outcome.plan.sections)
        lines.append(f"Interrupted after {sum(section.deals for section in sections)} of {wanted} deals.")
    return lines


def _noun(word: str, number: int) -> str:
    return word if number == 1 else f"{word}s"


def _in_words(verdict: Verdict, bot: str) -> str:
    claims = {
        "accepted": f"{bot} is better by {100 * verdict.margin:g} points of win share",
        "rejected": f"{bot} is not better by {100 * verdict.margin:g} points of win share",
        "undecided": f"it needs more deals to tell whether {bot} is better by {100 * verdict.margin:g} points",
    }
    ratio = f"log likelihood ratio {verdict.ratio:.2f} after {verdict.deals} deals"
    return f"{verdict.word.capitalize()}: {claims[verdict.word]} ({ratio})."
