"""Table of simulation results."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from burgrave.build_info import core
from burgrave.kernel.registry import game_named
from burgrave.study.simulate import Result


def report(result: Result) -> RenderableType:
    """Format the result as a table for a rich console."""
    table = Table()
    table.add_column("Seat", justify="right")
    table.add_column("Bot")
    table.add_column("Wins %", justify="right")
    table.add_column("95%", justify="right")
    table.add_column("Mean score", justify="right")
    for seat, bot in enumerate(result.bots):
        share, score = result.shares[seat], result.scores[seat]
        interval = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
        points = f"{score.mean:.2f}" if score.half is None else f"{score.mean:.2f} ± {score.half:.2f}"
        table.add_row(str(seat), bot, f"{100 * share.mean:.1f}", interval, points)
    totals = result.totals
    rounds = f"{result.mean_rounds:.2f} rounds per game"
    workers = f"{result.workers} {'worker' if result.workers == 1 else 'workers'}"
    speed = f"{result.decisions_per_second:,.0f} decisions/s"
    games = f"{totals.games:,} {'game' if totals.games == 1 else 'games'}"
    lines = (
        *(["interrupted: results cover the finished games only"] if result.interrupted else []),
        f"{games}, {totals.decisions:,} decisions, {rounds} (±: 95% interval)",
        f"{result.seconds:.2f} s of play, {speed}, {workers}, {core()} core",
        f"seed {result.seed}, fingerprint {result.fingerprint}",
    )
    return Group(Text(_title(result), style="bold"), table, *(Text(line) for line in lines))


def _title(result: Result) -> str:
    words = []
    for name, value in result.options.items():
        if value is True:
            words.append(name)
        elif isinstance(value, (str, int)) and value is not False:
            words.append(f"{name} {value}")
    return f"{game_named(result.game).title}: " + ", ".join(words)
