"""Runner for studies, which plays the missing games."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from burgrave.arena.executor import execute
from burgrave.arena.workers import check_workers
from burgrave.extras import needs
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyPlan
from burgrave.study.data.playing import Player


@dataclass(frozen=True)
class Progress:
    games: int  # finished, including earlier runs
    total: int
    rate: float  # games per second in this run


def study(
    plan: StudyPlan,
    out: str | os.PathLike[str],
    *,
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[Progress], object] | None = None,
) -> DataSet:
    """Play the missing games of a study and return its data set; rows do not depend on the number of workers.

    ``cluster``: a Ray cluster (``auto`` or an address) to use instead of local processes. Scripts that use more than
    one worker need ``if __name__ == "__main__"``. After an interrupt, the same call resumes the study.
    """
    check_workers(workers)
    needs("study", "numpy", "polars")
    data = DataSet.begin(out, plan)
    with data.writing():
        data.begin_damaged_again()
        left = data.missing()
        games, begun = data.games(), time.perf_counter()
        before = games
        with closing(execute(Player(plan), left, workers, cluster)) as parts:
            for chunk, made in parts:
                data.keep(chunk, made)
                games += chunk.count
                if progress is not None:
                    rate = (games - before) / max(time.perf_counter() - begun, 1e-9)
                    progress(Progress(games, plan.total(), rate))
    return data
