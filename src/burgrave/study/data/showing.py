"""The ``burgrave study`` command, which runs a study with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyPlan
from burgrave.study.data.run import Progress as Reached
from burgrave.study.data.run import study


def run_with_progress(plan: StudyPlan, out: Path, workers: int, cluster: str | None) -> bool:
    """Run a study with a progress bar and print a summary; return False if interrupted."""
    try:
        with bar(plan) as show:
            data = study(plan, out, workers=workers, cluster=cluster, progress=show)
    except KeyboardInterrupt:
        data = DataSet.read(out)
    games = data.games()
    combinations = "" if len(plan.cells) == 1 else f" in {len(plan.cells)} combinations of options"
    if games < plan.total():
        print(f"{out}: interrupted, {games:,} of {plan.total():,} games are saved; repeat the command to resume.")
        return False
    if data.replayed:
        first, *others = data.replayed
        more = f" and {len(others)} more" if others else ""
        print(f"{first}{more} was missing or truncated; its games were replayed.", file=sys.stderr)
    print(f"{out}: {games:,} games{combinations}, tables {', '.join(data.tables())}.")
    return True


@contextmanager
def bar(plan: StudyPlan) -> Iterator[Callable[[Reached], None]]:
    """Show a progress bar on the terminal during the block; yield a function that updates it."""
    stderr = Console(stderr=True)
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]:,.0f} games/s"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as shown:
        task = shown.add_task("", total=plan.total(), rate=0.0)
        yield lambda reached: shown.update(task, completed=reached.games, rate=reached.rate)
